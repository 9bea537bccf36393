/** Members of a club are reminded of its evenings, by the same ways as of tables. */
import type { Call, Evening } from '../store/evenings.ts';
import type { Store } from '../store/store.ts';
import { SAID } from '../words.ts';
import type { Courier } from './courier.ts';
import { isQuiet, nextHour } from './hours.ts';

const MINUTE = 60_000;
const POLL = 20_000;
const LEASE = MINUTE;
const AT_ONCE = 50;

export class Crier {
  readonly #store: Store;
  readonly #courier: Pick<Courier, 'announce'>;
  readonly #failed: (error: unknown) => void;
  readonly #timer: NodeJS.Timeout;
  #looking: Promise<void> | undefined;

  constructor(
    store: Store,
    courier: Pick<Courier, 'announce'>,
    failed: (error: unknown) => void,
    poll = POLL,
  ) {
    this.#store = store;
    this.#courier = courier;
    this.#failed = failed;
    this.#timer = setInterval(() => void this.look(), poll);
    this.#timer.unref();
  }

  /** Say what is due now. Settles when all of it is said, or has come to nothing. */
  look(now = Date.now()): Promise<void> {
    this.#looking ??= this.#look(now)
      .catch(this.#failed)
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(now: number): Promise<void> {
    await this.#store.evenings.remind(now);
    const calls = await this.#store.evenings.box.take(now, LEASE, AT_ONCE);
    await Promise.all(calls.map((call) => this.#call(call, now)));
  }

  async #call(call: Call, now: number): Promise<void> {
    const { evenings } = this.#store;
    const evening = await evenings.byId(call.evening);
    if (!evening || !(await this.#isWanted(call, evening, now))) return evenings.box.finish(call.id, now);
    const hours = await this.#store.notices.hoursOf(call.person);
    // One that begins before they end is told by the calendar alone: who wants to sleep is not woken.
    if (isQuiet(hours, now))
      return evenings.box.postpone(call.id, nextHour(now, hours.zone, hours.quiet?.to ?? 0));
    const club = await this.#store.clubs.byId(evening.club);
    const text = SAID[call.address.language].evening({
      ...evening,
      club: club?.name ?? '',
      zone: hours.zone,
    });
    const said = {
      kind: 'evening',
      about: evening.id,
      name: evening.name,
      text,
      path: `/#/club/${evening.club}`,
    };
    await this.#courier.announce(evenings.box, call, now, said);
  }

  /** It may have been called off, or said no to, since. */
  async #isWanted({ person }: Call, { id, club, at, cancelled }: Evening, now: number): Promise<boolean> {
    if (cancelled !== null || at <= now) return false;
    const role = await this.#store.clubs.roleOf(club, person);
    if (role === null || role === 'asking') return false;
    const said = (await this.#store.evenings.answers([id])).find((one) => one.person === person);
    if (said && said.answer !== 'yes') return false;
    return this.#store.notices.wants(person, '', 'evening');
  }
}
