/** What somebody chose last for a game on this device: the level of the bots, the way to play, and a figure of their own. */
import * as storage from "./storage";

type Choice = "level" | "preset" | "figure";

export const lastChoice = (choice: Choice, game: string): string => storage.read(`${choice}-${game}`) ?? "";
export const rememberChoice = (choice: Choice, game: string, value: string): void =>
  storage.write(`${choice}-${game}`, value);
