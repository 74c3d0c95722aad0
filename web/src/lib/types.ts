// Made from the Python structs by `python -m cheeseboard.server.typescript`; do not edit.

/** An event of some game, or of the table. Its fields are flat; `views/<game>.ts` has the types of each game. */
export interface SomeEvent {
  type: string;
  [field: string]: number | string | boolean | (number | string)[];
}

/** Come in as a guest. */
export interface NewGuest {
  name?: string | null;
}

/** Be called otherwise from now on. */
export interface Rename {
  name: string;
}

/** An account's name and password. */
export interface Credentials {
  account: string;
  password: string;
}

/** The one-time token of a link from another device; with `look` it is only told whose it is. */
export interface UseLink {
  token: string;
  look?: boolean;
}

/** A name for a token, to tell it from the others. */
export interface NewToken {
  label: string;
}

/** The person who asks, as they may know themselves; their id stays in the cookie. */
export interface Me {
  name: string;
  account: string;
  created: number;
}

/** A link that carries a person to another device, once. */
export interface Link {
  url: string;
  token: string;
  until: number;
}

/** A token for a program; it is shown only now. */
export interface Token {
  label: string;
  token: string;
}

/** The names of one's tokens. */
export interface TokenLabels {
  labels: string[];
}

/** A bot that can be seated, and what people call it. */
export interface BotFacts {
  id: string;
  name: string;
  about: string;
}

/** What is true of a game before anybody sits down. */
export interface GameFacts {
  id: string;
  name: string;
  about: string;
  rules: number;
  seats: number[];
  hidden: boolean;
  /** the weakest level first */
  bots: BotFacts[];
  orders: string[];
  /** JSON Schema */
  options: Record<string, unknown>;
  /** names of options, their values and roles */
  words: Record<string, string>;
  /** by type of event: the field that says who did it, where somebody did */
  actors: Record<string, string>;
  has_lesson: boolean;
}

/** Everybody takes the time they like. */
export interface NoClock {
  type: "none";
}

/** So long for every decision, and a shorter time for hushed windows. */
export interface DecisionClock {
  type: "decision";
  seconds: number;
  window_seconds: number;
}

/** So long for the whole game, and some more for every decision. */
export interface BankClock {
  type: "bank";
  seconds: number;
  increment: number;
}

/** So many days for every decision, for games by and by. */
export interface DaysClock {
  type: "days";
  days: number;
}

/** Put up a table. */
export interface NewTable {
  game: string;
  /** the fewest the game allows */
  seats?: number | null;
  options?: Record<string, unknown>;
  clock?: Clock;
  watchable?: boolean;
  listed?: boolean;
}

/** Take a seat; a name of its own for somebody who shares the screen. */
export interface Sit {
  seat: number;
  nonce?: string;
  look?: string;
  name?: string | null;
}

/** Which seat is meant. */
export interface SeatOnly {
  seat: number;
}

/** Two seats that change places. */
export interface Swap {
  seat: number;
  other: number;
}

/** A bot for a seat. */
export interface SeatBot {
  seat: number;
  bot: string;
}

/** A figure or colour for a seat. */
export interface Dress {
  seat: number;
  look: string;
}

/** A standing order of the game for a seat; the empty name takes it back. */
export interface Order {
  seat: number;
  order: string;
}

/** Begin; a bot's name fills the empty seats. */
export interface Start {
  fill?: string;
  nonce?: string;
}

/** One's own part in the draw, after the commitment. */
export interface GiveNonce {
  nonce: string;
}

/** Something that needs everybody's agreement. */
export interface Propose {
  seat: number;
  what: string;
}

/** The word by which somebody gives their seat away. */
export interface Receive {
  word: string;
}

/** Six letters, in any case. */
export interface JoinCode {
  code: string;
}

/** What everybody may know of a seat. */
export interface SeatNow {
  name?: string;
  bot?: string;
  look?: string;
  away_since?: number;
  /** from when the others may let a bot play on; 0: not at all */
  bot_from?: number;
  is_person?: boolean;
  is_yours?: boolean;
}

/** Something that needs everybody's agreement: `back` to a row, or `abort`. */
export interface Offer {
  what: "abort" | "back";
  /** where `back` would go */
  row: number;
  /** the head when it was offered; any later action makes it void */
  at: number;
  agreed: number[];
}

/** The table itself: seats, agreements, who is asked. */
export interface Around {
  phase: string;
  /** until when nonces are waited for, once the start was asked for; else 0 */
  starts: number;
  seats: SeatNow[];
  creator_is_you: boolean;
  watchable: boolean;
  clock: Clock;
  offer: Offer | null;
  commitment: string;
  rematch: string;
}

/** A table as the person who asks may see it. */
export interface TableNow {
  id: string;
  game: string;
  options: Record<string, unknown>;
  roles: string[];
  listed: boolean;
  created: number;
  n: number;
  digest: string;
  around: Around;
  /** address to send to friends */
  invite: string;
  /** whether only this computer can reach that address */
  is_local: boolean;
  /** only before the start, and only for those who sit there or made it */
  code: string;
  follows: string;
  asks_you: boolean;
}

/** An open table in the lobby. */
export interface LobbyRow {
  id: string;
  game: string;
  /** names and bots; empty is free */
  seats: string[];
  clock: Clock;
  created: number;
  watchable?: boolean;
}

/** The open tables that everybody may find. */
export interface Lobby {
  tables: LobbyRow[];
}

/** Where a code or a rematch leads. */
export interface TableRef {
  table: string;
}

/** One's own tables, the newest first. */
export interface TableList {
  tables: TableNow[];
}

/** How often a game was played in this house. */
export interface GamePlayed {
  game: string;
  /** running or finished */
  played: number;
  finished: number;
  /** tables that have not begun */
  open: number;
}

/** Numbers of the whole house; sockets and watched tables, of this process. */
export interface Statistics {
  games: GamePlayed[];
  people: number;
  /** rows of all logs */
  actions: number;
  sockets: number;
  watched: number;
}

/** A word for whoever is to have the seat: it works until then, and once. */
export interface Word {
  word: string;
  url: string;
  until: number;
}

/** What could come up at a row of the log: each outcome's text and weight. */
export interface ChanceRow {
  n: number;
  outcomes: [string, number][];
}

/** Every draw of a finished game. */
export interface Chances {
  rows: ChanceRow[];
}

/** The same in a drawing and in sentences, for clients that know no game. */
export interface Said {
  show?: string;
  tell?: string[];
  events?: string[];
  /** of verbs, words and roles that occur here */
  names?: Record<string, string>;
  over?: string;
}

/** The game has ended: one rank per seat, 0 is best, equals are level. */
export interface Over {
  type: "over";
  ranks: number[];
  reason: string;
}

/** What a seat knew at a row. */
export interface StepSeen {
  n: number;
  /** row of the table */
  newest: number;
  /** null: a spectator; -3: all is open */
  seat: number | null;
  /** the game's own */
  view: unknown;
  /** what happened in this row */
  events: SomeEvent[];
  /** at the last row */
  over: Over | null;
  /** with a language */
  said: Said | null;
}

/** What a board may show on request: words by name, whatever the game has. */
export interface Hints {
  n: number;
  hints: Record<string, string[]>;
}

/** A step of a lesson; its sentences are the game's words `lesson-<id>`, with `-hint` and `-done` behind it. */
export interface LessonStep {
  id: string;
  /** to be given in it */
  answers: number;
  /** the code of the refusal to be met instead of an answer */
  refused: string;
}

/** The first lesson of a game. */
export interface LessonFacts {
  game: string;
  /** the learner's */
  seat: number;
  /** of everybody at the table; the learner may have another */
  names: string[];
  steps: LessonStep[];
}

/** Where somebody stands in a lesson, and what they try there, if anything. */
export interface LessonTry {
  game: string;
  step: number;
  /** answers given in this step */
  done?: string[];
  action?: string | null;
}

/** From `least` to `most` of these words; a word listed several times may be taken as often, and likes are alike. */
export interface Slot {
  words: string[];
  least: number;
  most: number;
}

/** A verb and the slots that any choice of words may fill, independently of each other. */
export interface Form {
  verb: string;
  slots: Slot[];
}

/** One row of the log as a seat saw it happen. */
export interface Step {
  n: number;
  events: SomeEvent[];
}

/** What the learner sees when the game is at rest, and what happened since the moment before. */
export interface Moment {
  n: number;
  /** the game's own */
  view: unknown;
  menu: Form[];
  /** steps after this row are new */
  since: number;
  /** with the last one, also if it is not new */
  steps: Step[];
  waiting: number[];
  waiting_for: number;
  over: Over | null;
}

/** A position that a rules page shows, in the order of the page. */
export interface Picture {
  names: string[];
  /** by whose eyes */
  seat: number | null;
  moment: Moment;
}

/** How a lesson goes on, moment by moment; the last one is how things stand. Or what speaks against a try. */
export interface LessonSeen {
  step: number;
  done: string[];
  moments: Moment[];
  /** of the last moment */
  hints: Record<string, string[]>;
  /** of a refusal: nothing has changed */
  code: string;
  /** of the refusal */
  params: Record<string, number | string>;
}

/** A board or maze of somebody's own, as the value of the game's option for it. */
export interface MadeBoard {
  game: string;
  board: unknown;
}

/** The text of a file with a board. */
export interface BoardFile {
  game: string;
  text: string;
}

/** Let bots play on a board, to learn whether it is fair. */
export interface Estimate {
  game: string;
  board: unknown;
  games?: number;
}

/** The boards that come with a game, by name, and which option takes one of one's own. */
export interface Gallery {
  option: string;
  boards: Record<string, unknown>;
  /** of things that a board can be made of */
  kinds: string[];
}

/** Something that is wrong with a board: a code of the rules, where it is, and a sentence. */
export interface Fault {
  code: string;
  why: string;
  facts: Record<string, number | string>;
}

/** All that the rules have against a board; nothing, if one can play on it. */
export interface Checked {
  faults: Fault[];
}

/** The board of a file, whether one can play on it or not. */
export interface ReadBoard {
  board: unknown;
}

/** So far: how often seat 0 won, with a 95 % interval; what would be even; and how long a game takes. */
export interface Estimated {
  games: number;
  of: number;
  share: number;
  low: number;
  high: number;
  even: number;
  steps: number;
}

/** The last of these actions is the try; those before it are the way so far, of all sides. */
export interface PuzzleTry {
  game: string;
  number: number;
  did: string[];
}

/** A game with puzzles, and how many it has. */
export interface PuzzleCount {
  game: string;
  number: number;
}

/** All games with puzzles. */
export interface PuzzleCounts {
  games: PuzzleCount[];
}

/** Something to be said that did not happen: the key of a sentence in `words/` and what to put into it. */
export interface Sentence {
  key: string;
  args?: [string, number | string][];
}

/** A puzzle before the first try. */
export interface PuzzleNow {
  game: string;
  number: number;
  of: number;
  /** the game's sentence `puzzle-<goal>` asks for it */
  goal: string;
  /** within which it can be reached */
  turns: number;
  /** 1 easy, 2 middling, 3 hard */
  stars: number;
  /** that have to be found */
  answers: number;
  seat: number;
  /** the game's own */
  view: unknown;
  menu: Form[];
  /** the way, for those who give up */
  answer: string[];
  /** for each action of it, the vaguest first */
  hints: Sentence[][];
}

/** One action after a try, and what the board looks like then. */
export interface PuzzleStep {
  seat: number;
  action: string;
  view: unknown;
  events: SomeEvent[];
}

/** A try judged: `right`, `solved` or `wrong`; the try and all that follows it; and what may be done then. */
export interface PuzzleTried {
  verdict: string;
  steps: PuzzleStep[];
  menu: Form[];
}

/** I am here and have everything up to this row (-1: nothing). Seats: only these of mine. */
export interface Hello {
  type: "hello";
  have: number;
  /** with a language, refusals come with a sentence */
  lang?: string;
  /** with drawings and sentences, for clients that know no game */
  text?: boolean;
  seats?: number[] | null;
  id?: string | null;
}

/** An answer to this question, which its seat was asked. */
export interface Act {
  type: "act";
  action: string;
  question: number;
  /** may be left out by who has one seat */
  seat?: number | null;
  id?: string | null;
}

/** Something for everybody at the table. */
export interface SendChat {
  type: "send-chat";
  text: string;
  id?: string | null;
}

/** Show me no more of whoever wrote this message; 0: show everybody again. */
export interface Mute {
  type: "mute";
  message: number;
  id?: string | null;
}

/** Are you there? Answered with the table's newest row. */
export interface Ping {
  type: "ping";
  id?: string | null;
}

/** A stable code, what the sentence about it names, and the sentence if a language was named. */
export interface RefusalMessage {
  type: "refusal";
  code: string;
  text?: string;
  params?: Record<string, number | string>;
  question?: number | null;
  id?: string | null;
}

/** What a page that is older than this server is told, in the shape it understands. */
export interface OldPageRefusal {
  no: string;
  why: string;
}

/** Done: the row it became, or where the table stood then. */
export interface Accepted {
  type: "accepted";
  row: number;
  id?: string | null;
}

/**
 * What one seat is told. After the first only what has changed: fields of the view, and around.
 *
 * With `question` but without a menu the question is the same as before.
 */
export interface UpdateMessage {
  type: "update";
  /** null: a spectator */
  seat: number | null;
  n: number;
  digest: string;
  whole?: boolean;
  steps?: Step[];
  view?: unknown;
  around?: Around | null;
  waiting?: number[];
  waiting_for?: number;
  question?: number | null;
  menu?: Form[];
  is_in?: boolean;
  /** when the time of those who are asked is out */
  ends?: number;
  over?: Over | null;
  /** at the end: whether anything was drawn that can be checked */
  has_draws?: boolean;
  /** of who has several seats: which are asked, and at which row */
  asks?: [number, number][];
  /** the standing order of this seat */
  order?: string;
  said?: Said | null;
}

/** The first answer: the table, and the server's clock. */
export interface Welcome {
  type: "welcome";
  table: TableNow;
  now_ms: number;
}

/** Something that was said at the table. */
export interface ChatMessage {
  id: number;
  name: string;
  text: string;
  ms: number;
  seat?: number | null;
  is_yours?: boolean;
}

/** What was said since. */
export interface ChatMessages {
  type: "chat";
  messages: ChatMessage[];
}

/** Where the table stands; whoever has less asks again by hello. */
export interface Pong {
  type: "pong";
  row: number;
  id?: string | null;
}

/** Somebody gave up. */
export interface PlayerResigned {
  type: "player-resigned";
  seat: number;
}

/** From now on a bot plays for somebody. */
export interface StandInSeated {
  type: "stand-in-seated";
  seat: number;
}

/** Somebody plays again for whom a bot stood in. */
export interface SeatReclaimed {
  type: "seat-reclaimed";
  seat: number;
}

/** The game goes on from an earlier row. */
export interface RowsTakenBack {
  type: "rows-taken-back";
  /** the first that is taken back */
  row: number;
}

/** All agreed to stop. */
export interface GameAborted {
  type: "game-aborted";
}

/**
 * A fact that can be said: the key of a sentence in `words/` and what to put into it.
 *
 * `reveals` marks what was hidden or random until now (no take-back beyond it); `only` names who may hear it.
 */
export interface Line {
  key: string;
  args?: [string, number | string][];
  reveals?: boolean;
  only?: number[] | null;
}

export type Clock = NoClock | DecisionClock | BankClock | DaysClock;

export type ClientMessage = Hello | Act | SendChat | Mute | Ping;

export type ServerMessage =
  | UpdateMessage
  | Welcome
  | Accepted
  | RefusalMessage
  | ChatMessages
  | Pong;

export type TableEvent =
  | PlayerResigned
  | StandInSeated
  | SeatReclaimed
  | RowsTakenBack
  | GameAborted;

export type Menu = Form[];
