/**
 * What has been done, and what was taken back. Undo takes back the last decision of a person and all that followed it,
 * unless that told somebody a secret.
 */
import type { Seat } from './types.ts';

interface Moment {
  readonly seat: Seat;
  /** It told somebody a secret. */
  readonly told?: boolean;
  /** Done by a standing instruction: nobody decided it now. */
  readonly standing?: boolean;
}

export class History<M extends Moment> {
  readonly #past: M[] = [];
  readonly #future: M[] = [];
  people: readonly Seat[];

  /** With the seats of people; without any, every action is a decision of its own. */
  constructor(people: readonly Seat[]) {
    this.people = people;
  }

  get past(): readonly M[] {
    return this.#past;
  }

  /** How many moments redo may bring again. */
  get undone(): number {
    return this.#future.length;
  }

  /** Something new is done: what was taken back is gone. */
  add(moment: M): void {
    this.#past.push(moment);
    this.#future.length = 0;
  }

  /**
   * False if there is nothing to take back: what others did of themselves they would do at once again. `to` is a moment
   * that counts as a decision too, such as that in which a person has left his seat to somebody else.
   */
  undo(to = this.#past.findLastIndex((moment) => this.#decides(moment))): boolean {
    if (to < 0 || to >= this.#past.length || this.#past.slice(to).some(({ told }) => told)) return false;
    this.#future.push(...this.#past.splice(to).reverse());
    return true;
  }

  /** One undo taken back. */
  redo(): boolean {
    const decision = this.#future.pop();
    if (!decision) return false;
    this.#past.push(decision);
    for (let next = this.#future.at(-1); next && !this.#decides(next); next = this.#future.at(-1))
      this.#past.push(this.#future.pop() as M);
    return true;
  }

  /** Keep the first moments only, and go on with these, as if no others had been. */
  goOn(from: number, moments: readonly M[]): void {
    this.#past.length = Math.min(from, this.#past.length);
    for (const moment of moments) this.#past.push(moment);
    this.#future.length = 0;
  }

  #decides({ seat, standing = false }: M): boolean {
    return !standing && (this.people.length === 0 || this.people.includes(seat));
  }
}
