// Will be generated from the Python structs.
export interface Slot { words: string[]; least: number; most: number }
export interface Form { verb: string; slots: Slot[] }
export type Menu = Form[];
export interface Line { key: string; args?: [string, number | string][]; reveals?: boolean }
export interface SeatNow { name?: string; bot?: string; look?: string; away_since?: number; is_person?: boolean; is_yours?: boolean }
export interface Over { ranks: number[]; reason: string }
