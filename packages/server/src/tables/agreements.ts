/** What a table agrees to: an end, a pause, a seat that is free. Somebody asks, and everybody else says yes or one says no. */
import type { Seat } from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import type { Game, Request, RequestKind, Sitting } from '../store/game.ts';
import type { Person } from '../store/people.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Hall } from './hall.ts';
import { noticesOfRequest } from './occasions.ts';
import { deadlineOf } from './time.ts';

const DAY = 24 * 60 * 60 * 1000;
const TRIES = 5;

type Taken = Sitting & { readonly person: string; readonly seat: Seat };
const isTaken = (one: Sitting): one is Taken => one.person !== null && one.seat !== null;

export class Agreements {
  readonly #store: Store;
  readonly #hall: Hall;

  constructor(store: Store, hall: Hall) {
    this.#store = store;
    this.#hall = hall;
  }

  async ask(id: string, person: Person, kind: RequestKind, place: number | null): Promise<void> {
    if (await this.#isDone(id, person, kind)) return;
    await this.#change(id, person, (game, { seat }, taken) => {
      mayAsk(game, kind, place);
      if (game.request && game.request.seat !== seat) throw new Trouble('askedAlready');
      const ofPlace = kind === 'free' ? place : null;
      // Asked again it is the same question: a yes already given still counts.
      if (game.request?.kind === kind && game.request.place === ofPlace) return game.request;
      const asked = taken
        .filter((one) => one.seat !== seat && one.place !== place)
        .map((one) => one.seat)
        .toSorted((a, b) => a - b);
      return { kind, seat, place: ofPlace, asked, accepted: [], at: Date.now() };
    });
  }

  async answer(id: string, person: Person, kind: RequestKind, accept: boolean): Promise<void> {
    if (accept && (await this.#isDone(id, person, kind))) return;
    await this.#change(id, person, ({ request }, { seat }) => {
      if (request?.kind !== kind) throw new Trouble('notAsked');
      if (!request.asked.includes(seat) && !(request.seat === seat && !accept)) throw new Trouble('notAsked');
      return accept ? { ...request, accepted: [...new Set([...request.accepted, seat])] } : null;
    });
  }

  /** Whoever asks for it or agrees to it once more has what he wants. */
  async #isDone(id: string, person: Person, kind: RequestKind): Promise<boolean> {
    const { status, clock, request, seats } = await this.#hall.kept(id);
    if (request !== null || seats.every((one) => one.person !== person.id)) return false;
    return kind === 'end' ? status === 'over' : kind === 'pause' && clock.paused !== null;
  }

  /** Ask or answer after anybody who was faster; what all have agreed to is done. */
  async #change(
    id: string,
    person: Person,
    change: (game: Game, own: Taken, taken: readonly Taken[]) => Request | null,
  ): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const game = await this.#hall.kept(id);
      if (game.status === 'open') throw new Trouble('notStarted');
      const taken = game.seats.filter(isTaken);
      const own = taken.find((one) => one.person === person.id);
      if (!own) throw new Trouble('notSeated');
      if (game.status === 'over') throw new Trouble('isOver');
      const request = change(game, own, taken);
      // Who answers tells nobody who is away; who asks does.
      const isNew = request !== null && request.at !== game.request?.at;
      const notices = isNew ? noticesOfRequest(game, request) : [];
      if (!(await this.#store.games.setRequest(id, game.request, request, notices))) continue;
      const isAgreed = request?.asked.every((seat) => request.accepted.includes(seat));
      if (request && isAgreed) await this.#carryOut(id, person, request);
      await this.#hall.changed(id);
      return;
    }
    throw new Trouble('movedOn');
  }

  async #carryOut(id: string, person: Person, agreed: Request): Promise<void> {
    const { kind, place } = agreed;
    const game = await this.#hall.live(id);
    switch (kind) {
      case 'pause':
        return game.pause(person.id, agreed);
      case 'redraw':
        if (await game.redraw(agreed)) return;
        await this.#store.games.setRequest(id, agreed, null);
        throw new Trouble('notPlayed');
      case 'free':
        return place === null ? undefined : game.freePlace(person.id, place, agreed);
      case 'end':
        // A table at which nothing was played is taken away.
        if (!(await game.end(person.id, agreed))) await this.#store.games.remove(id);
    }
  }
}

/** Somebody is thrown out only if the game has waited for him for a day, or for all his time. */
function mayAsk(game: Game, kind: RequestKind, place: number | null): void {
  const { time, clock, seats } = game;
  if (kind === 'pause') {
    if (!time) throw new Trouble('noClock');
    return;
  }
  if (kind === 'end') return;
  if (kind === 'redraw') {
    if (!game.uploaded) throw new Trouble('drawnHere');
    const isPlayedByComputer = seats.some(({ player }) => player !== null);
    if (!titleNamed(game.title)?.hides && !isPlayedByComputer) throw new Trouble('nothingDrawn');
    if (game.number === 0) throw new Trouble('notPlayed');
    return;
  }
  const sitting = seats.find((one) => one.place === place);
  if (!sitting) throw new Trouble('noSeat');
  const turn = clock.turns.find(({ seat }) => seat === sitting.seat);
  const now = Date.now();
  const isLate =
    turn && (now - turn.since >= DAY || (deadlineOf(game, clock, turn) ?? Number.POSITIVE_INFINITY) <= now);
  if (sitting.person === null || !isLate) throw new Trouble('notWaiting');
}
