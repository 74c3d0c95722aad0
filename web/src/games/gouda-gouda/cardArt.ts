/** How the six powers look. */
import again from "icon:clockwise-rotation";
import improve from "icon:upgrade";
import nullify from "icon:cancel";
import reroll from "icon:rolling-dices";
import transfer from "icon:teleport";
import worsen from "icon:wide-arrow-dunk";

export interface CardArt {
  icon: string;
  colour: string;
}

const CARD_ART: Record<string, CardArt> = {
  reroll: { icon: reroll, colour: "#2f7f86" },
  again: { icon: again, colour: "#8a5a12" },
  transfer: { icon: transfer, colour: "#5f58a8" },
  improve: { icon: improve, colour: "#3b7d3f" },
  worsen: { icon: worsen, colour: "#b0452c" },
  nullify: { icon: nullify, colour: "#4d4a52" },
};

export function artOf(power: string): CardArt {
  return CARD_ART[power] ?? { icon: nullify, colour: "#4d4a52" };
}
