/** Auto-pass at a table where windows have a beat: it answers nothing there, it only says when one is prompted. */

const ALWAYS = "prompt"; // in every beat
const USUAL = "pass-unless-mine"; // who has chosen nothing

/** The choices, from the quietest to the one that tells most. */
export const promptOrders = (rules: readonly string[]): string[] => [...rules, ALWAYS];

/** The one that is chosen. */
export function promptOrder(autoPass: string, rules: readonly string[]): string {
  if (autoPass) return autoPass;
  return rules.includes(USUAL) ? USUAL : ALWAYS;
}
