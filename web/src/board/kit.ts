/** What a game brings to the page, in one place: the twin of Python's GameKit. Kits are small; what is heavy is fetched. */
import type { Component } from "svelte";
import type { EditorProps } from "./editor";
import type { GameLog, SomeGameLog } from "./logBook";
import type { Board } from "./props";
import type { DurationName } from "../device/durations";
import type { SoundName } from "../device/sounds";
import type { Sentence, SomeEvent } from "../protocol/generated/messages";
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

/** What a seat's chip says about the game. */
export interface SeatFacts {
  /** All of it in sentences, to be read and heard. */
  text: string;
  /** It is this seat's turn, whoever is asked meanwhile. */
  isTurn?: boolean;
  /** This seat has done its part; everybody may know that. */
  isDone?: boolean;
  /** It takes no part any more. */
  isOut?: boolean;
}

export interface SeatSignProps<View = unknown> {
  view: View;
  seat: number;
  avatar?: string | undefined;
}

/** How a game draws a seat: its figure, and with it the number that wins and the cards in hand. */
export interface SeatSigns<View = never> {
  Figure: Component<SeatSignProps<View>>;
  Score: Component<SeatSignProps<View>>;
  factsOf: (view: View, seat: number, words: Words) => SeatFacts;
}

export interface GameUi<Event extends { type: string }> {
  Board: () => Promise<{ default: Board }>;
  /** Which sound every event makes; null: none. A new event does not compile until somebody has decided. */
  sounds: Record<Event["type"], SoundName | null>;
  /** How long the board takes to show an event; where nothing is said, no time. */
  lengths?: Readonly<Partial<Record<Event["type"], DurationName>>>;
  /**
   * Events that are shown in the position of before: only when the last of them is over the board shows the next one.
   */
  holding?: readonly Event["type"][];
  /**
   * Events that people who share a screen watch together before it is covered for the next one. Where there are any,
   * questions with a public menu are asked without a cover and without anybody's hand.
   */
  moments?: readonly Event["type"][];
  /** What is read out after an event of a step besides its sentence: what a board shows, and no event says. */
  remarks?: (event: Event, step: readonly Event[]) => Sentence[];
  /** An action in plain words, as the answer of a puzzle; null where its verb and words say enough. */
  answer?: (action: string) => Sentence | null;
  /** The squares, walls, rooms or spaces that an action is about, to be lit with the answer. */
  placesOf?: (action: string, view: never) => string[];
  /** Whether players may be asked to react with these options; then a table says how long it waits for them. */
  hasReactions?: (options: Record<string, unknown>) => boolean;
  /** The number of the turn that a view is part of; with it people may pass all further windows of a turn at once. */
  turnOf?: (view: never) => number;
  /** How wide a position on a rules page is, in pixels. */
  stillWidth: number;
  /** Without it a seat has its letter and no number. */
  seatSigns?: () => Promise<{ seatSigns: SeatSigns }>;
  /** How its log is told; without it in sentences. */
  log?: () => Promise<{ log: GameLog<Event> }>;
  figures?: () => Promise<{ figures: readonly Figure[] }>;
  /** Figures differ by their colour alone, which is then the colour of the seat. */
  hasColours?: boolean;
  /** What one plays as makes another game of it: people are told when a rematch changes it. */
  hasUnlikeRoles?: boolean;
  /** Options that only a picture can offer, by name. */
  pictureOptions?: Readonly<Record<string, PictureOption>>;
  /** Where boards of one's own are made, and which values have the shape of one. */
  editor?: {
    Editor: () => Promise<{ default: Component<EditorProps> }>;
    shape: () => Promise<{ isBoard: (value: unknown) => boolean }>;
  };
}

/** The kit of some game. */
export interface Kit extends Omit<
  GameUi<never>,
  "sounds" | "lengths" | "holding" | "moments" | "remarks" | "log"
> {
  sounds: Readonly<Partial<Record<string, SoundName | null>>>;
  lengths?: Readonly<Partial<Record<string, DurationName>>>;
  holding?: readonly string[];
  moments?: readonly string[];
  remarks?: (event: SomeEvent, step: readonly SomeEvent[]) => Sentence[];
  log?: () => Promise<{ log: SomeGameLog }>;
}
