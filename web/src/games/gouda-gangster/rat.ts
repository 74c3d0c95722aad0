/** A rat of a gang as strings of SVG around 0, 0: fur in `--fur`, and hats by which rats are told apart whatever their colour. */

const INK = 'stroke="light-dark(#3a2418, #140d08)" stroke-width="1.6"';
const FUR = `fill="var(--fur, #9a8a78)" ${INK}`;
const FELT =
  'fill="light-dark(#4a2f22, #2c1a12)" stroke="light-dark(#2a180f, #0f0805)" stroke-linejoin="round"';
const CLOTH =
  'fill="light-dark(#fff4e6, #f3e3cc)" stroke="light-dark(#2a180f, #0f0805)" stroke-linejoin="round"';
const BAND = 'fill="#f2b632"';

export const BODY =
  `<circle cx="-15" cy="-11" r="9.5" ${FUR}/><circle cx="15" cy="-11" r="9.5" ${FUR}/>` +
  '<g fill="light-dark(#f3c4b5, #b98476)"><circle cx="-15" cy="-10.5" r="5.2"/><circle cx="15" cy="-10.5" r="5.2"/></g>' +
  `<path d="M-19-3C-19-19 19-19 19-3C19 9 9 22 0 22C-9 22-19 9-19-3Z" ${FUR}/>` +
  '<path d="M-9 7C-5 3 5 3 9 7C8 15 4 21 0 21C-4 21-8 15-9 7Z" fill="light-dark(#fff4e6, #f0ddc8)" fill-opacity="0.86"/>' +
  '<path d="M-19-5C-10-9 10-9 19-5C19 1 15 5 9 4C5 3.5 3 1 0 1C-3 1-5 3.5-9 4C-15 5-19 1-19-5Z" fill="#2a1b15"/>' +
  '<path d="M-6 13L-24 9M-6 15L-23 17M6 13L24 9M6 15L23 17" stroke="light-dark(#3a2418, #f6ecdd)" stroke-opacity="0.7"/>' +
  '<path d="M-3 17H3V23Q0 24.5-3 23Z" fill="#fffdf4" stroke="#6d5443" stroke-width="0.8"/>' +
  '<ellipse cx="0" cy="14" rx="4.6" ry="3.6" fill="#3a1d1a"/>';

export const EYES =
  '<g fill="var(--eyes, #fffdf4)"><circle cx="-8" cy="-2" r="4"/><circle cx="8" cy="-2" r="4"/></g>' +
  '<g fill="#2a1b15"><circle cx="-7" cy="-1.5" r="1.9"/><circle cx="7" cy="-1.5" r="1.9"/></g>';

export const PLASTER =
  '<g transform="rotate(-24)" stroke="#a5764a"><rect x="-13" y="6" width="14" height="6.5" rx="3" fill="#f4d6b0"/>' +
  '<path d="M-8.5 6.3V12.2M-3.5 6.3V12.2"/></g>';

export const HATS = {
  fedora:
    `<path d="M-12-14C-12-30-5-29 0-26C5-29 12-30 12-14Z" ${FELT}/><path d="M-12-19H12V-14H-12Z" ${BAND}/>` +
    `<path d="M-21-14Q0-20 21-14Q18-9 0-11Q-18-9-21-14Z" ${FELT}/>`,
  bandana:
    `<path d="M-18-10C-14-22 14-22 18-10C8-15-8-15-18-10ZM16-13L27-20L24-10L28-4Z" ${CLOTH}/>` +
    `<g ${BAND}><circle cx="-8" cy="-15" r="1.5"/><circle cx="0" cy="-17" r="1.5"/><circle cx="8" cy="-15" r="1.5"/></g>`,
  "top-hat":
    `<path d="M-10-33H10L9-13H-9Z" ${FELT}/><path d="M-9.5-20H9.5V-15H-9.5Z" ${BAND}/>` +
    `<rect x="-17" y="-15" width="34" height="4.5" rx="2" ${FELT}/>`,
  bow:
    `<path d="M0-18L-15-27Q-18-18-15-10ZM0-18L15-27Q18-18 15-10Z" ${CLOTH}/>` +
    `<circle cx="0" cy="-18" r="4.6" ${BAND}/>`,
  cap:
    `<path d="M-15-11C-15-27 13-29 15-12ZM6-16Q24-17 25-10Q14-11 6-11Z" ${FELT}/>` +
    `<circle cx="-1" cy="-23.5" r="2.4" ${BAND}/>`,
  beret:
    `<path d="M-18-13C-20-24 0-29 12-25C22-22 20-13 14-12C2-10-10-10-18-13Z" ${FELT}/>` +
    `<path d="M2-26L5-32" stroke="light-dark(#2a180f, #0f0805)" stroke-width="2.6" stroke-linecap="round"/>`,
};
