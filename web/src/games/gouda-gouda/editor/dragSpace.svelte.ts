/** A finger in the editor's room: a tap puts a thing or chooses it, a drag moves it or lays a plank to another one. */
import type { Board } from "../../../protocol/generated/gouda-gouda";
import * as edit from "./editBoard";

const SLIP = 6; // px that are still a tap

interface Point {
  x: number;
  y: number;
}

/** What is under the finger. */
export interface Room {
  readonly board: Board;
  readonly mode: "things" | "planks";
  /** Of the things that are put. */
  readonly kind: string;
  /** The thing at a point of the picture; empty: none. */
  under: (point: Point) => string;
  /** A point of the picture in the board's own measures. */
  onBoard: (point: Point) => Point;
  change: (next: Board) => void;
  choose: (space: string) => void;
}

export class DragSpace {
  #room: Room;
  #held = $state.raw<(Point & { id: string; hasMoved: boolean }) | null>(null);
  /** The board as it would be, while a thing is dragged. */
  preview = $state.raw<Board | null>(null);
  /** Where a plank would end, while it is dragged. */
  plankEnd = $state.raw<Point | null>(null);
  /** Where a plank made by two taps begins. */
  tapped = $state("");

  constructor(room: Room) {
    this.#room = room;
  }

  /** The thing at which a plank begins. */
  get plankStart(): string {
    return (this.#room.mode === "planks" && this.#held?.id) || this.tapped;
  }

  down(point: Point): void {
    this.#held = { ...point, id: this.#room.under(point), hasMoved: false };
  }

  move(point: Point): void {
    const held = this.#held;
    if (!held) return;
    if (!held.hasMoved && Math.hypot(point.x - held.x, point.y - held.y) < SLIP) return;
    this.#held = { ...held, hasMoved: true };
    if (!held.id) return;
    const { board, mode, onBoard } = this.#room;
    if (mode === "planks") this.plankEnd = point;
    else this.preview = edit.shifted(board, held.id, ...pair(onBoard(point)));
  }

  up(point: Point): void {
    const [held, preview] = [this.#held, this.preview];
    this.cancel();
    if (!held) return;
    if (!held.hasMoved) return this.#tap(held.id, point);
    if (!held.id) return;
    if (this.#room.mode === "planks") this.#join(held.id, this.#room.under(point));
    else if (preview) this.#room.change(preview);
    this.#room.choose(held.id);
  }

  cancel(): void {
    this.#held = this.preview = this.plankEnd = null;
  }

  /** The first tap says where a plank begins, the second where it ends. */
  tapPlank(id: string): void {
    if (this.tapped) this.#join(this.tapped, id);
    this.tapped = this.tapped ? "" : id;
    this.#room.choose(id);
  }

  #tap(id: string, point: Point): void {
    const { board, mode, kind, onBoard, change, choose } = this.#room;
    if (mode === "planks" && id) return this.tapPlank(id);
    if (id || mode === "planks") return choose(id);
    const added = edit.added(board, kind, ...pair(onBoard(point)));
    change(added.board);
    choose(added.id);
  }

  #join(one: string, other: string): void {
    const { board, change } = this.#room;
    if (one && other && one !== other) change(edit.linked(board, one, other));
  }
}

const pair = ({ x, y }: Point): [number, number] => [x, y];
