/** What is remembered of the entries of a game: who made them, and which steps they kept and brought. */
import type { Seat } from '@kursbuch/table';
import type { Entry } from '../store/entries.ts';
import type { StandingStep } from './takingBack.ts';

type Played = Pick<Entry, 'keeps' | 'over' | 'person' | 'key'> & { readonly seats: readonly Seat[] };

export class PlayedEntries {
  readonly #played: Played[] = [];

  constructor(entries: readonly Entry[]) {
    this.add(...entries);
  }

  /** The number of the last one. */
  get number(): number {
    return this.#played.length;
  }

  add(...entries: readonly Entry[]): void {
    for (const { keeps, over, person, key, steps } of entries)
      this.#played.push({ keeps, over, person, key, seats: steps.map(({ seat }) => seat) });
  }

  /** The number of the entry that this post has made before; null: none. */
  madeBefore({ person, key }: Pick<Entry, 'person' | 'key'>): number | null {
    if (key === null) return null;
    const index = this.#played.findIndex((one) => one.person === person && one.key === key);
    return index < 0 ? null : index + 1;
  }

  /** The number of the last entry in which a seat acted; 0: none. */
  lastActed(seat: Seat): number {
    return this.#played.findLastIndex(({ seats }) => seats.includes(seat)) + 1;
  }

  /** Has somebody acted in another seat than this? The first step of an entry is its person's own; instructions may follow. */
  hasActedBeside(person: string, seat: Seat | null): boolean {
    return this.#played.some((one) => one.person === person && one.seats.length > 0 && one.seats[0] !== seat);
  }

  /** Has somebody acted in this seat? */
  hasActedIn(person: string, seat: Seat | null): boolean {
    return this.#played.some((one) => one.person === person && one.seats[0] === seat);
  }

  /** The steps that stand, with the entries they came with. */
  standing(): readonly StandingStep[] {
    const standing: StandingStep[] = [];
    for (const { keeps, person, seats } of this.#played) {
      standing.length = Math.min(keeps, standing.length);
      for (const seat of seats) standing.push({ seat, person, keeps });
    }
    return standing;
  }

  /** The steps of a seat that stand and were not this person's: a computer player's, another's, or played elsewhere. */
  foreign(seat: Seat, person: string | undefined): readonly number[] {
    const standing = this.standing();
    return [...standing.keys()].filter((step) => {
      const one = standing[step];
      return one?.seat === seat && one.person !== person;
    });
  }

  /** Was the game over with this entry? */
  wasOver(number: number): boolean {
    return this.#played[number - 1]?.over ?? false;
  }

  /** How many of the steps that stood after this entry still stand. */
  keptSince(number: number): number {
    return Math.min(...this.#played.slice(number).map(({ keeps }) => keeps));
  }

  /** Has anything changed beside what is played, such as who sits where? Its entry keeps every step and adds none. */
  hasBesideSince(number: number): boolean {
    let length = 0;
    return this.#played.some(({ keeps, seats }, index) => {
      const isBeside = keeps === length && seats.length === 0;
      length = keeps + seats.length;
      return isBeside && index >= number;
    });
  }
}
