/** The picture, kind and printed strength of every card and room; which picture belongs to what stands in icons.toml. */
import bananaPeel from "icon:banana-peel";
import baseballBat from "icon:baseball-bat";
import bathtub from "icon:bathtub";
import bed from "icon:bed";
import boxingGloveSurprise from "icon:boxing-glove-surprise";
import brokenWall from "icon:broken-wall";
import broom from "icon:broom";
import bunnySlippers from "icon:bunny-slippers";
import cellarBarrels from "icon:cellar-barrels";
import chainsaw from "icon:chainsaw";
import champagneCork from "icon:champagne-cork";
import cheeseWedge from "icon:cheese-wedge";
import chiliPepper from "icon:chili-pepper";
import clawHammer from "icon:claw-hammer";
import clothespin from "icon:clothespin";
import comb from "icon:comb";
import corkscrew from "icon:corkscrew";
import crown from "icon:crown";
import doughRoller from "icon:dough-roller";
import drill from "icon:drill";
import fireExtinguisher from "icon:fire-extinguisher";
import gardeningShears from "icon:gardening-shears";
import hammerNails from "icon:hammer-nails";
import handSaw from "icon:hand-saw";
import ladle from "icon:ladle";
import meatCleaver from "icon:meat-cleaver";
import monkeyWrench from "icon:monkey-wrench";
import paperClip from "icon:paper-clip";
import paperPlane from "icon:paper-plane";
import pencil from "icon:pencil";
import pingPongBat from "icon:ping-pong-bat";
import pitchfork from "icon:pitchfork";
import plasticDuck from "icon:plastic-duck";
import plunger from "icon:plunger";
import rat from "icon:rat";
import robber from "icon:robber";
import saucepan from "icon:saucepan";
import scissors from "icon:scissors";
import screwdriver from "icon:screwdriver";
import sewingNeedle from "icon:sewing-needle";
import shirtButton from "icon:shirt-button";
import slingshot from "icon:slingshot";
import socks from "icon:socks";
import spinningTop from "icon:spinning-top";
import spoon from "icon:spoon";
import toothbrush from "icon:toothbrush";
import umbrella from "icon:umbrella";
import vacuumCleaner from "icon:vacuum-cleaner";
import whisk from "icon:whisk";
import wolfTrap from "icon:wolf-trap";
import woodAxe from "icon:wood-axe";

const PICTURES: Record<string, string> = {
  w1a: socks,
  w1b: plasticDuck,
  w2a: paperPlane,
  w2b: shirtButton,
  w3a: toothbrush,
  w3b: paperClip,
  w4a: spoon,
  w4b: clothespin,
  w5a: comb,
  w5b: pencil,
  w6a: champagneCork,
  w6b: bananaPeel,
  w7a: sewingNeedle,
  w7b: plunger,
  w8a: broom,
  w8b: whisk,
  w9a: bunnySlippers,
  w9b: umbrella,
  w10a: slingshot,
  w10b: chiliPepper,
  w11a: ladle,
  w11b: pingPongBat,
  w12a: corkscrew,
  w12b: doughRoller,
  w13a: scissors,
  w13b: boxingGloveSurprise,
  w14a: saucepan,
  w14b: screwdriver,
  w15a: monkeyWrench,
  w15b: baseballBat,
  w16a: clawHammer,
  w16b: pitchfork,
  w17a: gardeningShears,
  w17b: meatCleaver,
  w18a: handSaw,
  w18b: fireExtinguisher,
  w19a: drill,
  w19b: woodAxe,
  w20a: chainsaw,
  w20b: vacuumCleaner,
  trap: wolfTrap,
  cheese: cheeseWedge,
  "nailed-down": hammerNails,
  "gouda-gangster": robber,
  "hole-in-the-wall": brokenWall,
  bathroom: bathtub,
  bedroom: bed,
  basement: cellarBarrels,
  "childrens-room": spinningTop,
};

export { crown, rat };

export type Kind = "weapon" | "trap" | "cheese" | "action" | "room";

const ACTIONS = ["nailed-down", "gouda-gangster", "hole-in-the-wall"];
const WEAPON = /^w(\d+)[ab]$/;

export function picture(card: string): string {
  return PICTURES[card] ?? "";
}

export function kindOf(card: string): Kind {
  if (WEAPON.test(card)) return "weapon";
  if (card === "trap" || card === "cheese") return card;
  return ACTIONS.includes(card) ? "action" : "room";
}

/** What is printed on a weapon; null for every other card. */
export function printed(card: string): number | null {
  const found = WEAPON.exec(card);
  return found ? Number(found[1]) : null;
}
