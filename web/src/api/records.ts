/** What is kept of a table: itself, earlier rows as somebody knew them, its game file, and its draws. */
import { get, text } from "../protocol/server";
import type { DrawList, Overlays, PastViewBody, TableDetails } from "../protocol/generated/messages";

const at = (table: string): string => `/tables/${encodeURIComponent(table)}`;

export const tableDetails = (table: string): Promise<TableDetails> => get<TableDetails>(at(table));

/** The board after a row as these eyes knew it: a seat, "spectator" or "open"; with its words in a language. */
export const pastView = (table: string, row: number, eyes: string, language: string): Promise<PastViewBody> =>
  get<PastViewBody>(`${at(table)}/views/${row}?seat=${eyes}&lang=${language}`);

/** What a board may show on somebody's wish, now. */
export const overlaysOf = async (table: string, eyes: string): Promise<Overlays["overlays"]> =>
  (await get<Overlays>(`${at(table)}/overlays?seat=${eyes}`)).overlays;

export const gameFile = (table: string): Promise<string> => text(`${at(table)}/game`);
export const drawsOf = async (table: string): Promise<DrawList["rows"]> =>
  (await get<DrawList>(`${at(table)}/draws`)).rows;
