/** The props of a board at rest: a position as it lies there. Whoever hosts the board adds what can be done with it. */
import type { Menu, Over, SeatStatus, SomeEvent } from "../protocol/generated/messages";
import type { BoardProps, Step } from "./props";

/** What a board is told where it is only looked at: nobody is asked, and nothing happens. */
export const AT_REST = {
  menu: [] as Menu,
  early: [] as Menu,
  asked: [] as number[],
  askedCount: 0,
  log: [] as Step<never>[],
  newSteps: [] as Step<never>[],
  lit: [] as string[],
  deadline: 0,
  over: null,
  askedOver: null,
  act: () => Promise.resolve(false),
  pending: null,
  hasAnswered: false,
  refused: null,
  hints: {},
  requestHints: () => undefined,
  autoPassRules: [] as string[],
  autoPass: "",
  setAutoPass: () => undefined,
  passesTurn: false,
  passTurn: null,
  reaction: "everybody",
  beat: null,
  wait: () => undefined,
  withdraw: () => undefined,
  armable: [] as Menu,
  armed: "",
  arm: () => Promise.resolve(false),
  actAll: null,
  undo: null,
  skip: () => undefined,
  pace: "normal",
  reducedMotion: false,
} satisfies Partial<BoardProps<never, never>>;

/** A position as the server sends it for lessons, puzzles, replays and rules pages. */
interface Position {
  view: unknown;
  menu?: Menu;
  steps?: Step[];
  asked?: number[];
  asked_count?: number;
  over?: Over | null;
}

type Hosted<View, Event> = Pick<BoardProps<View, Event>, "seat" | "seats" | "words"> &
  Partial<BoardProps<View, Event>>;

export function positionProps<View = unknown, Event = SomeEvent>(
  position: Position,
  hosted: Hosted<View, Event>,
): BoardProps<View, Event> {
  return {
    ...AT_REST,
    view: position.view as View,
    countedView: hosted.view ?? (position.view as View),
    askedView: hosted.view ?? (position.view as View),
    menu: position.menu ?? AT_REST.menu,
    asked: position.asked ?? AT_REST.asked,
    askedCount: position.asked_count ?? position.asked?.length ?? 0,
    log: (position.steps ?? AT_REST.log) as Step<Event>[],
    over: position.over ?? null,
    askedOver: hosted.over ?? position.over ?? null,
    ...hosted,
  };
}

/** Seats that people of these names have; `mine` is this person's. */
export function seatsNamed(names: string[], mine: number | null = null): SeatStatus[] {
  return names.map((name, seat) => ({ name, is_person: true, is_yours: seat === mine }));
}
