/** The table before the first move. */

import {
  badPlayers,
  isObjection,
  type Objection,
  type Setup,
  seated,
  type TableReason,
} from '@kursbuch/table';
import type { GameTask } from './rounds/course.ts';
import type { Title } from './title.ts';
import type { Certificate, EighteenState, PrivateState, Train } from './types.ts';

interface Opening {
  readonly players: readonly string[];
  readonly options: EighteenState['options'];
  readonly secrets: EighteenState['secrets'];
  /** All the money of the bank, of which the players get theirs. */
  readonly bank: number;
  /** Money of each player. */
  readonly cash: number;
  /** Percents of the certificates of a company, the director's first. */
  readonly certificates: readonly number[];
  /** What this title alone has to remember, as it is before the first move. */
  readonly own?: EighteenState['own'];
}

export function openingState(title: Title, opening: Opening): EighteenState {
  const { players, options, secrets } = opening;
  // Made at one stroke: an object that grows purse by purse becomes a table of hashes, and every payment copies it.
  const cash: EighteenState['cash'] = Object.fromEntries([
    ['bank', opening.bank - players.length * opening.cash],
    ...players.map((_, seat) => [seat, opening.cash]),
    ...[...title.companies.keys()].map((company) => [company, 0]),
  ]);
  const companies: Record<string, EighteenState['companies'][string]> = {};
  const certificates: Record<string, readonly Certificate[]> = {};
  for (const [company, facts] of title.companies) {
    companies[company] = {
      par: facts.par ?? null,
      floated: false,
      capitalised: false,
      operated: false,
      loans: 0,
      closed: false,
    };
    certificates[company] = (facts.certificates ?? opening.certificates).map((percent, index) => ({
      id: `${company}_${index}`,
      percent,
      director: index === 0 && facts.directed !== false,
      holder: 'offer',
    }));
  }
  const privates: Record<string, PrivateState> = {};
  for (const one of title.privates.keys()) privates[one] = { owner: 'bank', closed: false, used: false };
  const trains: Train[] = [];
  for (const kind of title.trains.keys())
    for (let index = 0; index < title.fleet.trainCount({ options }, kind); index++)
      trains.push({ id: `${kind}-${index}`, kind, holder: 'bank' });
  const [phase] = title.phases;
  const course: GameTask = { kind: 'game', over: null };
  return {
    title: title.id,
    options,
    players,
    secrets,
    agenda: [course],
    result: null,
    money: opening.bank,
    cash,
    companies,
    certificates,
    markers: {},
    arrivals: 0,
    privates,
    trains,
    phase: phase?.name ?? '',
    tiles: {},
    addedTrack: {},
    tileStock: title.tileCounts,
    stations: [],
    priority: 0,
    round: { kind: 'privateSale', set: 1, number: 0, of: 0 },
    bankBroken: false,
    bankrupt: null,
    bids: {},
    discounts: {},
    own: opening.own ?? {},
  };
}

/** What a title's tables open with; what is laid out otherwise it changes in the state that `setupOf` gives. */
interface SetupParts<O> {
  /** The options of a new table, or what is wrong with them. */
  parseOptions(given: Setup['options']): O | Objection<TableReason>;
  /** Money of each player by number of players: for other numbers there is no table. */
  readonly players: Readonly<Record<number, { readonly cash: number }>>;
  bank(options: O): number;
  readonly certificates: Opening['certificates'];
  own?(players: number): NonNullable<Opening['own']>;
}

/** How a table of this title is set up: options, number of players, seats, then what lies on it. */
export function setupOf<O extends EighteenState['options'] & { readonly drawSeats?: boolean }>(
  title: Title,
  { parseOptions, players: byNumber, bank, certificates, own }: SetupParts<O>,
): (asked: Setup) => EighteenState | Objection<TableReason> {
  return (asked) => {
    const options = parseOptions(asked.options);
    if (isObjection(options)) return options;
    const count = asked.players.length;
    const rules = byNumber[count];
    if (!rules) return badPlayers(byNumber, count);
    const seats = seated(asked, options.drawSeats ?? false);
    if (isObjection(seats)) return seats;
    const { players, chance } = seats;
    return openingState(title, {
      players,
      options,
      secrets: { table: { chance } },
      bank: bank(options),
      cash: rules.cash,
      certificates,
      ...(own && { own: own(count) }),
    });
  };
}
