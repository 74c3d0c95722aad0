/** The rules page of a game, and its pictures. */
import { get, text } from "../protocol/server";
import type { RulesDiagram } from "../protocol/generated/messages";

export const rulesText = (game: string): Promise<string> => text(`/games/${encodeURIComponent(game)}/rules`);
export const rulesDiagrams = (game: string): Promise<RulesDiagram[]> =>
  get<RulesDiagram[]>(`/games/${encodeURIComponent(game)}/diagrams`);
