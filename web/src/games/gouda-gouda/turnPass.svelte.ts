/** The wish to be asked no more for the rest of this turn: every window is passed without a question. */
export class TurnPass {
  #turn = $state(-1);

  /** Whether the person passes in this turn of the game. */
  isOn(turn: number): boolean {
    return this.#turn === turn;
  }

  set(isOn: boolean, turn: number): void {
    this.#turn = isOn ? turn : -1;
  }
}
