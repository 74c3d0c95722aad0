/** Where squares and grooves of a board are on the screen, turned by quarters so that a viewer sits below. No rule. */
export const SQUARE = 64;
export const GROOVE = 14;
export const PITCH = SQUARE + GROOVE;
export const CORNER = 26; // of the frame
export const WALL_LENGTH = 2 * SQUARE + GROOVE;

const COLUMNS = "abcdefghijklmnopqrstuvwxyz";

export interface Point {
  x: number;
  y: number;
}

/** The middle of a wall; `isHorizontal`: from left to right as the viewer sees it. */
export interface WallSlot extends Point {
  isHorizontal: boolean;
}

export interface Margins {
  side: number;
  end: number;
}

/** Quarter turns clockwise that bring a goal edge ("row-9", "column-a") to the top. */
export function quarterTurns(goal: string | undefined): number {
  if (!goal) return 0;
  const [kind, word] = goal.split("-");
  if (kind === "row") return word === "1" ? 2 : 0;
  return word === "a" ? 1 : 3;
}

/** The squares on both sides of a wall, as its event names them: d4–e4 and d5–e5 for d4h. */
export function squaresBeside(wall: string): { near: string; far: string } {
  const [left, low] = [wall[0] ?? "a", parseInt(wall.slice(1), 10)];
  const [right, high] = [COLUMNS[COLUMNS.indexOf(left) + 1], low + 1];
  return wall.endsWith("h")
    ? { near: `${left}${low}–${right}${low}`, far: `${left}${high}–${right}${high}` }
    : { near: `${left}${low}–${left}${high}`, far: `${right}${low}–${right}${high}` };
}

export class Geometry {
  readonly extent: number;

  constructor(
    readonly size: number,
    readonly turn = 0,
    readonly margins: Margins = { side: 26, end: 26 },
  ) {
    this.extent = size * PITCH - GROOVE;
  }

  get width(): number {
    return this.extent + 2 * this.margins.side;
  }

  get height(): number {
    return this.extent + 2 * this.margins.end;
  }

  get viewBox(): string {
    return `${-this.margins.side} ${-this.margins.end} ${this.width} ${this.height}`;
  }

  /** For tests, as attributes of the picture: they find squares and walls by it and copy nothing. */
  get facts(): Record<`data-${string}`, number | string> {
    return {
      "data-size": this.size,
      "data-turn": this.turn,
      "data-square": SQUARE,
      "data-pitch": PITCH,
      "data-view-box": this.viewBox,
    };
  }

  /** A point of the screen as a point of the picture that fills this rectangle. */
  pointIn(rect: DOMRect, clientX: number, clientY: number): Point {
    return {
      x: ((clientX - rect.left) / rect.width) * this.width - this.margins.side,
      y: ((clientY - rect.top) / rect.height) * this.height - this.margins.end,
    };
  }

  /** All squares, row by row from the top as the viewer sees them. */
  squares(): string[] {
    const all = [...Array(this.size).keys()];
    return all.flatMap((y) => all.map((x) => this.#name(x, y, this.size - 1)));
  }

  square(name: string): Point {
    const { x, y } = this.#spot(name, this.size - 1);
    return { x: x * PITCH + SQUARE / 2, y: y * PITCH + SQUARE / 2 };
  }

  wallSlot(name: string): WallSlot {
    const { x, y } = this.#spot(name, this.size - 2);
    const middle = SQUARE + GROOVE / 2;
    return {
      x: x * PITCH + middle,
      y: y * PITCH + middle,
      isHorizontal: name.endsWith("h") === (this.turn % 2 === 0),
    };
  }

  /** The square under a point, grooves belonging to the nearer one; null outside. */
  squareAt(point: Point): string | null {
    const [x, y] = [nearest(point.x, SQUARE / 2), nearest(point.y, SQUARE / 2)];
    const isOutside = [x, y].some((index) => index < 0 || index >= this.size);
    return isOutside ? null : this.#name(x, y, this.size - 1);
  }

  /** How far a point is from the middle of its square, along the worse axis. */
  offCentre(point: Point): number {
    const off = (value: number) => Math.abs(value - SQUARE / 2 - nearest(value, SQUARE / 2) * PITCH);
    return Math.max(off(point.x), off(point.y));
  }

  /** The slot whose middle is nearest; along the nearer groove unless `isHorizontal` says which way. */
  wallSlotAt(point: Point, isHorizontal?: boolean): string {
    const middle = SQUARE + GROOVE / 2;
    const last = this.size - 2;
    const [x, y] = [clamp(nearest(point.x, middle), last), clamp(nearest(point.y, middle), last)];
    const dx = Math.abs(point.x - middle - x * PITCH);
    const dy = Math.abs(point.y - middle - y * PITCH);
    return this.#wallSlotName(x, y, isHorizontal ?? dx >= dy);
  }

  isOn(point: Point, slack = 0): boolean {
    return [point.x, point.y].every((value) => value >= -slack && value <= this.extent + slack);
  }

  /** The next square in a direction of the screen; the same one at the edge. */
  squareBeside(name: string, dx: number, dy: number): string {
    const last = this.size - 1;
    const { x, y } = this.#spot(name, last);
    return this.#name(clamp(x + dx, last), clamp(y + dy, last), last);
  }

  wallSlotBeside(name: string, dx: number, dy: number): string {
    const last = this.size - 2;
    const { x, y } = this.#spot(name, last);
    return this.#wallSlotName(clamp(x + dx, last), clamp(y + dy, last), this.wallSlot(name).isHorizontal);
  }

  turned(name: string): string {
    return name.slice(0, -1) + (name.endsWith("h") ? "v" : "h");
  }

  #wallSlotName(x: number, y: number, isHorizontal: boolean): string {
    return this.#name(x, y, this.size - 2) + (isHorizontal === (this.turn % 2 === 0) ? "h" : "v");
  }

  #spot(name: string, last: number): Point {
    const column = COLUMNS.indexOf(name[0] ?? "a");
    const row = parseInt(name.slice(1), 10) - 1;
    return turned({ x: column, y: last - row }, last, this.turn);
  }

  #name(x: number, y: number, last: number): string {
    const spot = turned({ x, y }, last, 4 - this.turn);
    return `${COLUMNS[spot.x]}${last - spot.y + 1}`;
  }
}

function nearest(value: number, first: number): number {
  return Math.round((value - first) / PITCH);
}

function clamp(index: number, last: number): number {
  return Math.max(0, Math.min(last, index));
}

function turned(spot: Point, last: number, quarters: number): Point {
  let { x, y } = spot;
  for (let quarter = 0; quarter < quarters; quarter++) [x, y] = [last - y, x];
  return { x, y };
}
