/** Events as lines of a log: what belongs together is told in one sentence. */
import type { CrayonState, CrayonTitle, MilepostId, Purse } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Figures, Line } from '../types.ts';
import type { Catalogue, Drawn, Ride, Scene, Told } from './catalogue.ts';
import { piecesOf } from './pieces.ts';
import type { Happening, Names } from './types.ts';

type Of<T extends Happening['type']> = Extract<Happening, { type: T }>;

interface Telling {
  readonly catalogue: Catalogue;
  readonly names: Names & Figures;
  readonly bank: string;
}

export function tell(
  { catalogue, names, bank }: Telling,
  title: CrayonTitle,
  before: CrayonState,
  events: readonly Happening[],
): readonly Line[] {
  const scene: Scene = { title, state: before };
  const lines: Line[] = [];
  const isDelivery = events.some(({ type }) => type === 'delivered');
  const told = new Set<Happening>();

  const say = (what: Told, about: readonly Happening[]): void => {
    if (what === null) return;
    const [first] = about;
    const line = typeof what === 'string' ? { text: what } : what;
    lines.push({
      ...line,
      ...(first && { event: first.type }),
      companies: [],
      seats: seatsIn(before, about),
    });
  };
  /** All events of this kind that have not been told, and are from now on. */
  const all = <T extends Happening['type']>(type: T): readonly Of<T>[] => {
    const found = events.filter((event): event is Of<T> => event.type === type && !told.has(event));
    for (const event of found) told.add(event);
    return found;
  };
  const purse = (one: Purse): string =>
    typeof one === 'number' ? names.nameOf(before, one) : one === 'bank' ? bank : '';

  for (const event of events) {
    if (told.has(event)) continue;
    switch (event.type) {
      case 'taskPushed':
      case 'taskUpdated':
      case 'taskPopped':
        break;
      case 'trainMoved': {
        const steps = all('trainMoved');
        const from = before.trains[event.seat]?.at ?? event.to;
        const to = steps.at(-1)?.to ?? event.to;
        const how = howFar(title, names, from, steps);
        say(catalogue.ran({ seat: event.seat, from, to, steps: steps.length, how }, scene), steps);
        break;
      }
      case 'segmentBuilt': {
        for (const built of piecesOf(title.board, all('segmentBuilt'), (one) => [one.from, one.to]))
          say(catalogue.drew(drawnOf(title, built), scene), built);
        break;
      }
      case 'orderLaidOpen': {
        const laid = all('orderLaidOpen');
        const cards = laid.map(({ card }) => card);
        say(catalogue.laidOpen(cards, scene), laid);
        break;
      }
      case 'orderDiscarded': {
        const laid = all('orderDiscarded');
        if (!isDelivery) say(catalogue.discarded(event.seat, scene), laid);
        break;
      }
      case 'paid': {
        const { from, to, amount } = event;
        const sum = amount === null ? null : names.sum(amount);
        say(catalogue.payments[event.for](purse(from), purse(to), sum), [event]);
        break;
      }
      default: {
        const word = catalogue.events[event.type] as (event: Happening, scene: Scene) => Told;
        say(word(event, scene), [event]);
      }
    }
  }
  return lines;
}

/** Whether a way led from one place to another, as places are named. */
function howFar(
  title: CrayonTitle,
  { place }: Names,
  from: MilepostId,
  steps: readonly Of<'trainMoved'>[],
): Ride['how'] {
  const cityOf = (at: MilepostId): string | undefined => title.board.mileposts[at]?.city?.id;
  const to = steps.at(-1)?.to ?? from;
  const here = cityOf(from);
  if (place(title, from) !== place(title, to)) return 'there';
  if (here !== undefined && steps.every((one) => cityOf(one.to) === here)) return 'inside';
  return from === to || (here !== undefined && cityOf(to) === here) ? 'back' : 'on';
}

/** What a line led to: where it began, where it ended, and the cities on it. */
function drawnOf(title: CrayonTitle, built: readonly [Of<'segmentBuilt'>, ...Of<'segmentBuilt'>[]]): Drawn {
  const { mileposts } = title.board;
  const [first] = built;
  const last = built.at(-1) ?? first;
  const cities = new Set<string>();
  for (const { to } of built) {
    const city = mileposts[to]?.city?.id;
    if (city !== undefined) cities.add(city);
  }
  return {
    seat: first.seat,
    from: first.from,
    to: last.to,
    cities: [...cities],
    segments: built.length,
    cost: built.reduce((sum, { cost }) => sum + cost, 0),
  };
}

/** Whom events concern; nobody named: everybody. */
function seatsIn({ offers }: CrayonState, events: readonly Happening[]): readonly Seat[] {
  const seats = new Set<Seat>();
  const add = (one: unknown): void => {
    if (typeof one === 'number') seats.add(one);
  };
  for (const event of events) {
    if ('seat' in event) add(event.seat);
    switch (event.type) {
      case 'paid':
        add(event.from);
        add(event.to);
        break;
      case 'goodExpired':
        add(event.by);
        break;
      case 'offerMade':
        add(event.offer.from);
        add(event.offer.to);
        break;
      case 'offerGone': {
        const offer = offers.find(({ id }) => id === event.id);
        add(offer?.from);
        add(offer?.to);
        break;
      }
      case 'rateAgreed':
        add(event.rate.owner);
        add(event.rate.user);
        break;
      case 'supplyPromised':
      case 'promiseKept':
        add(event.promise.carrier);
        add(event.promise.to);
        break;
      case 'debtMade':
      case 'debtPaid':
        add(event.debt.debtor);
        add(event.debt.creditor);
        break;
    }
  }
  return [...seats];
}
