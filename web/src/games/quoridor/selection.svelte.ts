/** What is picked up or pointed at before it is an action: the board's only state. It knows the menu, but no rule. */
import { GROOVE, WALL_LENGTH, type Geometry, type Point } from "../../board/grid/geometry";

/** What the selection may know of the game, asked anew each time. */
export interface Situation {
  geometry: Geometry;
  /** Squares and wall slots on the menu. */
  squares: ReadonlySet<string>;
  slots: ReadonlySet<string>;
  /** Where one's own pawn stands. */
  home: string;
  /** Asked, or soon to be, and no answer on its way. */
  isFree: boolean;
  /** The question is not there yet: what is picked waits for it. */
  isEarly: boolean;
  mayPlaceWall: boolean;
  act: (action: string) => void;
}

type Kind = "pawn" | "wall" | "aim";

const BODY_FOR_MOUSE = 23; // half a square and less: the rest of it belongs to the grooves around
const BODY_FOR_FINGER = 32;
const REACH = 26; // how far beside a chosen wall a second tap still means it
const STILL = 10; // a finger that moved less has tapped
const ABOVE_FINGER = 46;

export class Selection {
  tool = $state<"pawn" | "wall">("pawn");
  /** The wall slot aimed at, and whether it waits for a second tap or Enter. */
  slot = $state<string | null>(null);
  isChosen = $state(false);
  /** The wall follows the mouse: a click places it, and no button does, for on the way there it would move. */
  followsMouse = $state(false);
  /** The square was picked before it was asked, and waits for a second tap or Enter. */
  isPicked = $state(false);
  square = $state<string | null>(null);
  dragging = $state<Kind | null>(null);
  /** Where a dragged pawn is. */
  dragPoint = $state.raw<Point | null>(null);
  /** Shows a dragged wall in a slot, or where it is dragged. Called past all state, because it is called every frame. */
  onDragPreview: (over: string | null, dragPoint: Point | null) => void = () => undefined;

  #situation: () => Situation;
  #isHorizontal: boolean | undefined; // fixed by turning; else the nearer groove decides
  #over: string | null = null; // the slot under a dragged wall
  /** Where something was pressed, and which wall had been shown before. */
  #pressed: { at: Point; grip: Kind; shown: string | null } | null = null;

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  clear(): void {
    this.tool = "pawn";
    this.slot = this.square = this.dragging = this.dragPoint = this.#pressed = this.#over = null;
    this.isChosen = this.isPicked = this.followsMouse = false;
    this.#isHorizontal = undefined;
  }

  hover(point: Point): void {
    const { isFree, isEarly, geometry } = this.#situation();
    if (!isFree || isEarly || this.isPicked || this.#pressed || (this.isChosen && this.tool === "pawn"))
      return;
    if (!geometry.isOn(point, GROOVE)) return this.leave();
    this.#aim(point, BODY_FOR_MOUSE);
    this.followsMouse = true;
  }

  leave(): void {
    if (this.#pressed || this.isChosen || this.isPicked) return;
    this.slot = this.square = null;
  }

  press(point: Point, isTouch: boolean): void {
    const { isFree, geometry, home } = this.#situation();
    if (!isFree) return;
    const isHome = this.tool === "pawn" && !this.isChosen && geometry.squareAt(point) === home;
    const grip = isHome && geometry.offCentre(point) <= BODY_FOR_FINGER ? "pawn" : "aim";
    this.#pressed = { at: point, grip, shown: this.slot };
    if (grip === "aim" && !isTouch && !this.isChosen && !this.isPicked) this.#aim(point, BODY_FOR_MOUSE);
  }

  /** A wall is dragged from its button, to be dropped on the board. */
  pickUp(point: Point): void {
    const { isFree, mayPlaceWall } = this.#situation();
    if (!isFree || !mayPlaceWall) return;
    this.#pressed = { at: point, grip: "wall", shown: null };
  }

  drag(point: Point, isTouch: boolean): void {
    if (!this.#pressed) return;
    const { at, grip } = this.#pressed;
    if (!this.dragging && Math.hypot(point.x - at.x, point.y - at.y) < STILL * (isTouch ? 1.6 : 1)) return;
    this.dragging = grip;
    const { geometry } = this.#situation();
    if (grip === "pawn") {
      this.square = geometry.squareAt(point);
      this.dragPoint = point;
      return;
    }
    const aimed = grip === "wall" && isTouch ? { x: point.x, y: point.y - ABOVE_FINGER } : point;
    if (grip === "aim" && !isTouch && !this.isChosen) return this.#aim(point, BODY_FOR_MOUSE);
    this.slot = this.square = null;
    const over = geometry.isOn(aimed, GROOVE) ? geometry.wallSlotAt(aimed, this.#isHorizontal) : null;
    if (!over || over !== this.#over) this.onDragPreview(over, over ? null : aimed);
    this.#over = over;
  }

  release(point: Point, isTouch: boolean): void {
    const pressed = this.#pressed;
    const [dragged, over] = [this.dragging, this.#over];
    this.#pressed = this.dragging = this.dragPoint = this.#over = null;
    if (!pressed) return;
    if (dragged === "pawn") return this.#movePawn(this.square);
    if (pressed.grip === "pawn") return this.clear();
    if (pressed.grip === "wall") return dragged ? this.#placeWall(over) : this.takeWall();
    if (dragged && (isTouch || this.isChosen)) return this.#choose(over); // a second tap places it
    if (this.isChosen) return this.#tapAgain(point);
    this.#tap(point, isTouch, dragged ? null : pressed);
  }

  takeWall(): void {
    const { geometry, mayPlaceWall, isFree } = this.#situation();
    if (!mayPlaceWall || !isFree) return;
    this.tool = "wall";
    this.square = null;
    this.isChosen = true;
    this.followsMouse = false;
    const middle = { x: geometry.extent / 2, y: geometry.extent / 2 };
    this.slot ??= geometry.wallSlotAt(middle, this.#isHorizontal ?? true);
  }

  turn(): void {
    const { geometry, isFree } = this.#situation();
    if (!isFree) return;
    const slot = this.#over ?? this.slot;
    if (!slot) return this.takeWall();
    const turned = geometry.turned(slot);
    this.#isHorizontal = geometry.wallSlot(turned).isHorizontal;
    if (this.#over) this.onDragPreview((this.#over = turned), null);
    else this.slot = turned;
  }

  /** Enter, or the button: do what is shown. */
  confirm(): void {
    if (this.slot) this.#placeWall(this.slot);
    else if (this.square) this.#movePawn(this.square);
  }

  /** A step of the cursor by arrow keys. */
  shift(dx: number, dy: number): void {
    const { geometry, home, isFree } = this.#situation();
    if (!isFree) return;
    this.followsMouse = false;
    if (this.tool === "wall" && this.slot) this.slot = geometry.wallSlotBeside(this.slot, dx, dy);
    else {
      this.slot = null;
      this.isChosen = false;
      this.square = geometry.squareBeside(this.square ?? home, dx, dy);
    }
  }

  /** Something was picked that nobody has asked for yet. */
  get isEarlyPick(): boolean {
    return this.#situation().isEarly && (this.isPicked || this.isChosen);
  }

  /** Drop what was picked early if it is not on the menu. */
  fit(): void {
    const { squares, slots } = this.#situation();
    const isGood =
      this.square !== null ? squares.has(this.square) : this.slot !== null && slots.has(this.slot);
    if (!isGood) this.clear();
  }

  #choose(slot: string | null): void {
    const { isEarly, slots } = this.#situation();
    if (isEarly && (slot === null || !slots.has(slot))) return this.clear();
    this.slot = slot;
    this.isChosen = slot !== null;
  }

  /**
   * A mouse that has not moved since the board changed shows the wall by its first click, and places it by the second.
   * `pressed`: which wall was shown before; null: the mouse has moved.
   */
  #tap(point: Point, isTouch: boolean, pressed: { shown: string | null } | null): void {
    this.#aim(point, isTouch ? BODY_FOR_FINGER : BODY_FOR_MOUSE, isTouch);
    if (this.square) this.#movePawn(this.square);
    else if (isTouch || this.#situation().isEarly) this.#choose(this.slot);
    else if (!pressed || this.slot === pressed.shown) this.#placeWall(this.slot);
  }

  #tapAgain(point: Point): void {
    const { geometry } = this.#situation();
    if (!geometry.isOn(point, GROOVE * 2)) return this.clear();
    const next = geometry.wallSlotAt(point, this.#isHorizontal);
    if (this.slot && (next === this.slot || isNear(geometry, this.slot, point))) this.#placeWall(this.slot);
    else this.slot = next;
  }

  #aim(point: Point, body: number, isTouch = false): void {
    const { geometry, squares, mayPlaceWall } = this.#situation();
    const under = geometry.squareAt(point);
    const isBody = geometry.offCentre(point) <= body && (!isTouch || (under !== null && squares.has(under)));
    const wantsSquare = this.tool === "pawn" && (isBody || !mayPlaceWall || !geometry.isOn(point));
    this.square = wantsSquare ? under : null;
    this.slot = wantsSquare ? null : geometry.wallSlotAt(point, this.#isHorizontal);
  }

  #movePawn(square: string | null): void {
    const { act, home, squares, isEarly } = this.#situation();
    this.clear();
    if (!square || square === home) return;
    if (!isEarly) return act(`move ${square}`);
    this.isPicked = squares.has(square);
    this.square = this.isPicked ? square : null;
  }

  #placeWall(slot: string | null): void {
    const { act, slots, isEarly } = this.#situation();
    if (!slot) return this.clear();
    if (isEarly) return this.#choose(slot);
    if (slots.has(slot)) this.clear();
    act(`wall ${slot}`);
  }
}

function isNear(geometry: Geometry, slot: string, point: Point): boolean {
  const { x, y, isHorizontal } = geometry.wallSlot(slot);
  const [along, across] = isHorizontal ? [point.x - x, point.y - y] : [point.y - y, point.x - x];
  return Math.abs(along) <= WALL_LENGTH / 2 && Math.abs(across) <= REACH;
}
