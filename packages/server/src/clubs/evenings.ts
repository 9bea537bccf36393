/** A club meets: planned, changed, called off, and who comes. */
import type { Answer, Evening } from '../store/evenings.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { type Clubs, newId } from './clubs.ts';
import { mayBeWritten, nameGiven, sentenceGiven, timeGiven } from './given.ts';

const HOUR = 60 * 60 * 1000;
/** Members are reminded so long before. */
const REMINDED = 24 * HOUR;
/** So many may be planned at once, with those that were called off, and so many are remembered. */
const MOST_PLANNED = 60;
const MOST_PAST = 200;
/** An evening that began is still there for so long. */
export const LASTS = 12 * HOUR;

export interface EveningWish {
  readonly name: string;
  readonly at: number;
  readonly minutes: number;
  /** Null: online. */
  readonly venue: string | null;
}

export class Evenings {
  readonly #store: Store;
  readonly #clubs: Clubs;

  constructor(store: Store, clubs: Clubs) {
    this.#store = store;
    this.#clubs = clubs;
  }

  async plan(club: string, person: string, wish: EveningWish): Promise<string> {
    await this.#clubs.asOrganiser(club, person);
    const now = Date.now();
    const given = eveningGiven(wish, now);
    const id = newId();
    const evening: Evening = {
      ...given,
      ...{ id, club, sequence: 0, cancelled: null, kept: null, created: now, changed: now },
      remind: Math.max(now, given.at - REMINDED),
    };
    const isPlanned = await this.#store.evenings.add(evening, { most: MOST_PLANNED, kept: MOST_PAST });
    if (!isPlanned) throw new Trouble('manyEvenings');
    return id;
  }

  /** At another time everybody is reminded again. */
  async change(club: string, person: string, id: string, wish: EveningWish): Promise<void> {
    const now = Date.now();
    const evening = await this.#planned(club, person, id);
    const given = eveningGiven(wish, now);
    if (given.name !== evening.name || given.venue !== evening.venue) mayBeWritten(evening);
    const remind = given.at === evening.at ? evening.remind : Math.max(now, given.at - REMINDED);
    await this.#put({ ...evening, ...given, remind, changed: now, sequence: evening.sequence + 1 });
  }

  async cancel(club: string, person: string, id: string): Promise<void> {
    const now = Date.now();
    await this.#clubs.asOrganiser(club, person);
    const evening = await this.of(club, id);
    // Asked twice, it is done.
    if (evening.cancelled !== null) return;
    const sequence = evening.sequence + 1;
    await this.#put({ ...evening, cancelled: now, remind: null, changed: now, sequence });
  }

  async answer(club: string, person: string, id: string, answer: Answer): Promise<void> {
    await this.#clubs.asMember(club, person);
    const evening = await this.of(club, id);
    if (evening.cancelled !== null) throw new Trouble('isCancelled');
    await this.#store.evenings.answer(id, person, answer, Date.now());
  }

  /** An evening of this club. */
  async of(club: string, id: string): Promise<Evening> {
    const evening = await this.#store.evenings.byId(id);
    if (evening?.club !== club) throw new Trouble('noEvening');
    return evening;
  }

  /** For an organiser, while it is planned. */
  async #planned(club: string, person: string, id: string): Promise<Evening> {
    await this.#clubs.asOrganiser(club, person);
    const evening = await this.of(club, id);
    if (evening.cancelled !== null) throw new Trouble('isCancelled');
    return evening;
  }

  async #put(evening: Evening): Promise<void> {
    if (!(await this.#store.evenings.change(evening))) throw new Trouble('movedOn');
  }
}

function eveningGiven({ name, at, minutes, venue }: EveningWish, now: number): EveningWish {
  if (at <= now) throw new Trouble('pastEvening');
  const where = venue === null ? '' : sentenceGiven(venue);
  return { name: nameGiven(name), at: timeGiven(at, now), minutes, venue: where === '' ? null : where };
}
