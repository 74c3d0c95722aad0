/** What the hand is holding or pointing at: the only state of the board's own. It knows the menu, but no rule. */
import { BARRIER, GROOVE, type Geometry, type Point } from "../../board/grid/geometry";

/** What the hand may know of the game, asked anew each time. */
export interface Situation {
  geometry: Geometry;
  /** Squares and places on the menu. */
  squares: ReadonlySet<string>;
  places: ReadonlySet<string>;
  /** Where one's own pawn stands. */
  home: string;
  /** Asked, and no answer on its way. */
  isFree: boolean;
  mayLay: boolean;
  act: (action: string) => void;
}

type Kind = "pawn" | "barrier" | "aim";

const BODY_FOR_MOUSE = 23; // half a square and less: the rest of it belongs to the grooves around
const BODY_FOR_FINGER = 32;
const REACH = 26; // how far beside a chosen barrier a second tap still means it
const STILL = 10; // a finger that moved less has tapped
const ABOVE_FINGER = 46;

export class Hand {
  holds = $state<"pawn" | "barrier">("pawn");
  /** The place aimed at, and whether it waits for a second tap or Enter. */
  place = $state<string | null>(null);
  isChosen = $state(false);
  square = $state<string | null>(null);
  drags = $state<Kind | null>(null);
  /** Where a dragged pawn hangs. */
  hangs = $state.raw<Point | null>(null);
  /** Shows a dragged barrier over a place, or where it hangs. Told itself, past all state, for it is told every frame. */
  carry: (over: string | null, hangs: Point | null) => void = () => undefined;

  #situation: () => Situation;
  #lies: boolean | undefined; // fixed by turning; else the nearer groove decides
  #over: string | null = null; // the place under a dragged barrier
  #pressed: { at: Point; grip: Kind } | null = null;

  constructor(situation: () => Situation) {
    this.#situation = situation;
  }

  letGo(): void {
    this.holds = "pawn";
    this.place = this.square = this.drags = this.hangs = this.#pressed = this.#over = null;
    this.isChosen = false;
    this.#lies = undefined;
  }

  hover(point: Point): void {
    const { isFree, geometry } = this.#situation();
    if (!isFree || this.#pressed || (this.isChosen && this.holds === "pawn")) return;
    if (!geometry.isOn(point, GROOVE)) return this.leave();
    this.#aim(point, BODY_FOR_MOUSE);
  }

  leave(): void {
    if (this.#pressed || this.isChosen) return;
    this.place = this.square = null;
  }

  press(point: Point, isTouch: boolean): void {
    const { isFree, geometry, home } = this.#situation();
    if (!isFree) return;
    const isHome = this.holds === "pawn" && !this.isChosen && geometry.squareAt(point) === home;
    const grip = isHome && geometry.offCentre(point) <= BODY_FOR_FINGER ? "pawn" : "aim";
    this.#pressed = { at: point, grip };
    if (grip === "aim" && !isTouch && !this.isChosen) this.#aim(point, BODY_FOR_MOUSE);
  }

  /** A barrier is taken from the hand, to be dropped on the board. */
  pickUp(point: Point): void {
    const { isFree, mayLay } = this.#situation();
    if (!isFree || !mayLay) return;
    this.#pressed = { at: point, grip: "barrier" };
  }

  drag(point: Point, isTouch: boolean): void {
    if (!this.#pressed) return;
    const { at, grip } = this.#pressed;
    if (!this.drags && Math.hypot(point.x - at.x, point.y - at.y) < STILL * (isTouch ? 1.6 : 1)) return;
    this.drags = grip;
    const { geometry } = this.#situation();
    if (grip === "pawn") {
      this.square = geometry.squareAt(point);
      this.hangs = point;
      return;
    }
    const aimed = grip === "barrier" && isTouch ? { x: point.x, y: point.y - ABOVE_FINGER } : point;
    if (grip === "aim" && !isTouch && !this.isChosen) return this.#aim(point, BODY_FOR_MOUSE);
    this.place = this.square = null;
    const over = geometry.isOn(aimed, GROOVE) ? geometry.placeAt(aimed, this.#lies) : null;
    if (!over || over !== this.#over) this.carry(over, over ? null : aimed);
    this.#over = over;
  }

  release(point: Point, isTouch: boolean): void {
    const pressed = this.#pressed;
    const [drags, over] = [this.drags, this.#over];
    this.#pressed = this.drags = this.hangs = this.#over = null;
    if (!pressed) return;
    if (drags === "pawn") return this.#go(this.square);
    if (pressed.grip === "pawn") return this.letGo();
    if (pressed.grip === "barrier") return drags ? this.#lay(over) : this.takeBarrier();
    if (drags && (isTouch || this.isChosen)) return this.#choose(over); // a second tap lays it
    if (this.isChosen) return this.#tapAgain(point);
    this.#aim(point, isTouch ? BODY_FOR_FINGER : BODY_FOR_MOUSE, isTouch);
    if (this.square) return this.#go(this.square);
    if (isTouch) this.isChosen = this.place !== null;
    else this.#lay(this.place);
  }

  takeBarrier(): void {
    const { geometry, home, mayLay, isFree } = this.#situation();
    if (!mayLay || !isFree) return;
    this.holds = "barrier";
    this.square = null;
    this.isChosen = true;
    const { x, y } = geometry.square(home);
    this.place ??= geometry.placeAt({ x, y: y - GROOVE * 3 }, this.#lies ?? true);
  }

  turn(): void {
    const { geometry, isFree } = this.#situation();
    if (!isFree) return;
    const place = this.#over ?? this.place;
    if (!place) return this.takeBarrier();
    const turned = geometry.turned(place);
    this.#lies = geometry.place(turned).lies;
    if (this.#over) this.carry((this.#over = turned), null);
    else this.place = turned;
  }

  /** Enter, or the button: do what is shown. */
  confirm(): void {
    if (this.place) this.#lay(this.place);
    else if (this.square) this.#go(this.square);
  }

  /** A step of the cursor by arrow keys. */
  shift(dx: number, dy: number): void {
    const { geometry, home, isFree } = this.#situation();
    if (!isFree) return;
    if (this.holds === "barrier" && this.place) this.place = geometry.placeBeside(this.place, dx, dy);
    else {
      this.place = null;
      this.isChosen = false;
      this.square = geometry.squareBeside(this.square ?? home, dx, dy);
    }
  }

  #choose(place: string | null): void {
    this.place = place;
    this.isChosen = place !== null;
  }

  #tapAgain(point: Point): void {
    const { geometry } = this.#situation();
    if (!geometry.isOn(point, GROOVE * 2)) return this.letGo();
    const next = geometry.placeAt(point, this.#lies);
    if (this.place && (next === this.place || isNear(geometry, this.place, point))) this.#lay(this.place);
    else this.place = next;
  }

  #aim(point: Point, body: number, isTouch = false): void {
    const { geometry, squares, mayLay } = this.#situation();
    const under = geometry.squareAt(point);
    const isBody = geometry.offCentre(point) <= body && (!isTouch || (under !== null && squares.has(under)));
    const wantsSquare = this.holds === "pawn" && (isBody || !mayLay || !geometry.isOn(point));
    this.square = wantsSquare ? under : null;
    this.place = wantsSquare ? null : geometry.placeAt(point, this.#lies);
  }

  #go(square: string | null): void {
    const { act, home } = this.#situation();
    this.letGo();
    if (square && square !== home) act(`move ${square}`);
  }

  #lay(place: string | null): void {
    const { act, places } = this.#situation();
    if (!place) return this.letGo();
    if (places.has(place)) this.letGo();
    act(`wall ${place}`);
  }
}

function isNear(geometry: Geometry, place: string, point: Point): boolean {
  const { x, y, lies } = geometry.place(place);
  const [along, across] = lies ? [point.x - x, point.y - y] : [point.y - y, point.x - x];
  return Math.abs(along) <= BARRIER / 2 && Math.abs(across) <= REACH;
}
