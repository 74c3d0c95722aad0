/** What a game brings to the page, in one place: the twin of Python's GameKit. Kits are small; what is heavy is fetched. */
import type { Component } from "svelte";
import type { EditorProps } from "./editor";
import type { Board } from "./props";
import type { SoundName } from "../device/sounds";
import type { Words } from "../words/words";

/** A figure that people may choose. */
export interface Figure {
  id: string;
  /** The inside of an svg with a box from -24 to 24. */
  picture?: string;
}

/** What the form of a new table tells the field of an option that needs a picture. */
export interface OptionFieldProps {
  value: unknown;
  /** All options as they are chosen now. */
  options: Record<string, unknown>;
  /** The board they are for, where the game has boards. */
  board: unknown;
  words: Words;
  change: (value: unknown) => void;
}

export interface PictureOption {
  Field: () => Promise<{ default: Component<OptionFieldProps> }>;
  /** Whether the option makes a difference, the others being as they are. */
  matters: (options: Record<string, unknown>) => boolean;
}

export interface GameUi<Event extends { type: string }> {
  Board: () => Promise<{ default: Board }>;
  /** The picture on the game's card. */
  Art: Component;
  /** Which sound every event makes; null: none. A new event does not compile until somebody has decided. */
  sounds: Record<Event["type"], SoundName | null>;
  /** How wide a position on a rules page is, in pixels. */
  stillWidth: number;
  figures?: () => Promise<{ figures: readonly Figure[] }>;
  /** Figures differ by their colour alone, which is then the colour of the seat. */
  hasColours?: boolean;
  /** Options that only a picture can offer, by name. */
  pictureOptions?: Readonly<Record<string, PictureOption>>;
  /** Where boards of one's own are made, and which values have the shape of one. */
  editor?: {
    Editor: () => Promise<{ default: Component<EditorProps> }>;
    shape: () => Promise<{ isBoard: (value: unknown) => boolean }>;
  };
}

/** The kit of some game. */
export interface Kit extends Omit<GameUi<never>, "sounds"> {
  sounds: Readonly<Partial<Record<string, SoundName | null>>>;
}
