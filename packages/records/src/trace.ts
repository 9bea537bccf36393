/** Comparing our table with a trace: the state the public engine had after the same action, field by field. */
import {
  actingCompany,
  type ChooseHomeTask,
  cellOf,
  certificateCount,
  directorOf,
  type EighteenState,
  type Holder,
  isSeat,
  operatingRoundOf,
  type PrivateSaleTask,
  percentOf,
  placedStations,
  priorityNow,
  type Title,
  toAct,
  trackKey,
  trainsOf,
} from '@kursbuch/eighteen';
import { inverted, type PublicNames } from './publicTitle.ts';
import type { PublicProblem } from './record.ts';
import { publicWorth } from './result.ts';

export interface TraceState {
  readonly i: number;
  readonly round: string;
  readonly entity: string | number | null;
  readonly entity_type: string | null;
  readonly active: readonly (string | number)[];
  readonly finished: boolean;
  readonly priority: string | number;
  readonly order: readonly (string | number)[];
  readonly bank: number;
  readonly bank_broken: boolean;
  readonly players: Readonly<Record<string, TracePlayer>>;
  readonly corps: Readonly<Record<string, TraceCompany>>;
  readonly companies: Readonly<
    Record<string, { owner: string | number | null; closed: boolean; revenue: number; discount: number }>
  >;
  readonly phase: string;
  readonly depot: Readonly<Record<string, number>>;
  readonly discarded: Readonly<Record<string, number>>;
  readonly hexes: Readonly<Record<string, { tile: string; rotation: number }>>;
  readonly bids?: Readonly<Record<string, readonly (readonly [number | string, number])[]>>;
  readonly [list: string]: unknown;
}

/** A public game with the state after every action. */
export interface Trace {
  readonly initial: TraceState | null;
  readonly states: readonly TraceState[];
  readonly endReason: string | null;
}

const TABLES = ['players', 'corps', 'companies', 'depot', 'discarded', 'hexes'] as const;

/** Does every part of a state that will be looked at have the right form? */
function isTraceState(value: unknown): value is TraceState {
  if (typeof value !== 'object' || value === null) return false;
  const state = value as Readonly<Record<string, unknown>>;
  const entries = (table: unknown) =>
    typeof table === 'object' && table !== null && !Array.isArray(table) ? Object.values(table) : null;
  return (
    Array.isArray(state.active) &&
    Array.isArray(state.order) &&
    typeof state.round === 'string' &&
    TABLES.every((name) => entries(state[name]) !== null) &&
    [...(entries(state.players) ?? []), ...(entries(state.corps) ?? [])].every(
      (one) => entries(one) !== null && Array.isArray(one.companies),
    ) &&
    (entries(state.corps) ?? []).every(
      (one) => Array.isArray(one.trains) && Array.isArray(one.token_slots),
    ) &&
    (entries(state.players) ?? []).every((one) => entries(one.shares) !== null) &&
    [...(entries(state.hexes) ?? []), ...(entries(state.companies) ?? [])].every(
      (one) => entries(one) !== null,
    )
  );
}

/** The states of a trace; undefined where a file has none. */
export function readTrace(input: unknown): Trace | PublicProblem | undefined {
  const { states, initial = null, actions, game_end_reason: reason } = input as Record<string, unknown>;
  if (states === undefined) return undefined;
  if (!Array.isArray(states)) return { problem: 'states must be a list', at: 'states' };
  if (Array.isArray(actions) && states.length !== actions.length)
    return { problem: `there are ${actions.length} actions and ${states.length} states`, at: 'states' };
  const wrong = states.findIndex((state) => !isTraceState(state));
  if (wrong >= 0) return { problem: 'a part of the state is missing', at: `state ${wrong}` };
  if (initial !== null && !isTraceState(initial))
    return { problem: 'a part of the state is missing', at: 'initial' };
  return { initial, states, endReason: typeof reason === 'string' ? reason : null };
}

interface TracePlayer {
  readonly cash: number;
  readonly certs: number;
  readonly value: number;
  readonly shares: Readonly<Record<string, number>>;
  readonly companies: readonly string[];
  readonly cert_limit: number;
  readonly bankrupt: boolean;
}

interface TraceCompany {
  readonly cash: number;
  readonly ipoed: boolean;
  readonly floated: boolean;
  readonly closed: boolean;
  readonly loans: number;
  readonly operated: boolean;
  readonly par: number | null;
  readonly price: number | null;
  readonly row: number | null;
  readonly col: number | null;
  readonly stack: number | null;
  readonly president: string | number | null;
  readonly trains: readonly string[];
  readonly token_slots: readonly (readonly [string, number, number])[];
  readonly tokens_left: number;
  readonly companies: readonly string[];
  readonly shares_ipo: number;
  readonly shares_market: number;
}

/** A list as a set: sorted text. */
const sorted = (items: Iterable<unknown>): string =>
  JSON.stringify([...items].map((item) => JSON.stringify(item)).sort());

/** Every field in which our state differs from the trace's. `ended`: by the players' own will, which we have no rule for. */
export function stateDifferences(
  title: Title,
  names: PublicNames,
  players: readonly (string | number)[],
  ours: EighteenState,
  theirs: TraceState,
  waiting: readonly number[],
  ended = false,
): readonly string[] {
  const found: string[] = [];
  const check = (field: string, our: unknown, their: unknown): void => {
    const [a, b] = [JSON.stringify(our), JSON.stringify(their)];
    if (a !== b) found.push(`${field}: ours ${a}, theirs ${b}`);
  };
  const publicCompany = inverted(names.companies);
  const publicPrivate = inverted(names.privates);
  const id = (seat: number | null): string | number | null =>
    seat === null ? null : (players[seat] ?? null);
  const owner = (holder: Holder): string | number | null =>
    isSeat(holder) ? id(holder) : holder === 'bank' ? null : (publicCompany[holder] ?? holder);
  const privatesOf = (holder: Holder): string =>
    sorted(
      Object.entries(ours.privates)
        .filter(([, one]) => one.owner === holder && !one.closed)
        .map(([sym]) => publicPrivate[sym]),
    );

  check('bank', ours.cash.bank, theirs.bank);
  check('bank_broken', ours.bankBroken, theirs.bank_broken);
  check('phase', ours.phase, theirs.phase);
  check('finished', ended || ours.result !== null, theirs.finished);
  for (const [seat, player] of players.entries()) {
    const their = theirs.players[String(player)];
    if (!their) {
      found.push(`player ${player} is missing in the trace`);
      continue;
    }
    const at = `player ${player}`;
    check(`${at} cash`, ours.cash[seat], their.cash);
    const shares: [string, number][] = [];
    for (const company of title.companies.keys()) {
      const percent = percentOf(ours, company, seat);
      if (percent > 0) shares.push([publicCompany[company] as string, percent]);
    }
    check(`${at} shares`, sorted(shares), sorted(Object.entries(their.shares)));
    check(`${at} privates`, privatesOf(seat), sorted(their.companies));
    check(`${at} certificates`, certificateCount(title, ours, seat), their.certs);
    check(`${at} certificate limit`, title.shares.certificateLimit(ours, seat), their.cert_limit);
    check(`${at} bankrupt`, ours.bankrupt === seat, their.bankrupt);
    // X15
    check(`${at} value`, publicWorth(title, ours, seat), their.value);
  }
  // Stations of companies out of the game belong to the institution that took them over.
  const institution = [...title.companies.values()].find((facts) => facts.directed === false)?.sym;
  const keeper = (company: string) => (ours.companies[company]?.closed ? institution : company);
  for (const [sym, their] of Object.entries(theirs.corps)) {
    const company = names.companies[sym] as string;
    const our = ours.companies[company];
    const cell = cellOf(title.market, ours, company);
    check(`${sym} closed`, our?.closed, their.closed);
    if (our?.closed) continue;
    check(`${sym} cash`, ours.cash[company], their.cash);
    check(`${sym} par`, our?.par, their.par);
    check(`${sym} floated`, our?.floated, their.floated);
    const loans = Object.values(ours.companies).reduce((sum, one) => sum + one.loans, 0);
    check(`${sym} loans`, company === institution ? loans : our?.loans, their.loans);
    check(
      `${sym} price`,
      [cell?.price ?? null, cell?.row ?? null, cell?.column ?? null],
      [their.price, their.row, their.col],
    );
    check(`${sym} pile`, cell ? placeInPile(ours, company) : null, their.stack);
    check(`${sym} president`, id(directorOf(ours, company)), their.president);
    check(`${sym} offer`, percentOf(ours, company, 'offer'), their.shares_ipo);
    check(`${sym} pool`, percentOf(ours, company, 'pool'), their.shares_market);
    check(`${sym} trains`, sorted(trainsOf(ours, company).map((train) => train.kind)), sorted(their.trains));
    check(`${sym} privates`, privatesOf(company), sorted(their.companies));
    // An open home stands on the first circle there, and nowhere while its circle is being chosen.
    const choosing = ours.agenda.some(
      (task) => task.kind === 'chooseHome' && (task as ChooseHomeTask).company === company,
    );
    const stations = ours.stations
      .filter((station) => keeper(station.company) === company && !(choosing && station.stop === null))
      .map((station) => [station.hex, station.stop ?? 0]);
    check(`${sym} stations`, sorted(stations), sorted(their.token_slots.map(([hex, city]) => [hex, city])));
    const total = title.stations.stationCosts(ours, company).length;
    check(
      `${sym} stations left`,
      total - placedStations(ours, company) + (choosing ? 1 : 0),
      their.tokens_left,
    );
  }
  for (const [sym, their] of Object.entries(theirs.companies)) {
    const one = names.privates[sym] as string;
    const our = ours.privates[one];
    check(`${sym} closed`, our?.closed, their.closed);
    if (!their.closed && our) {
      check(`${sym} owner`, owner(our.owner), their.owner);
      check(`${sym} income`, title.operating.privateIncome(ours, one), their.revenue);
    }
    if (our && our.owner === 'bank') check(`${sym} cut`, ours.discounts[one] ?? 0, their.discount);
  }
  for (const [kind, facts] of title.trains) {
    if (facts.card !== undefined) continue;
    const left = ours.trains.filter((train) => train.kind === kind && train.holder === 'bank').length;
    const total = title.fleet.trainCount(ours, kind);
    if (total <= facts.count + 1 && total < 20) check(`depot ${kind}`, left, theirs.depot[kind] ?? 0);
    const pooled = ours.trains.filter((train) => train.kind === kind && train.holder === 'pool').length;
    check(`pool ${kind}`, pooled, theirs.discarded[kind] ?? 0);
  }
  const bids = Object.entries(ours.bids).filter(([, list]) => list.length > 0);
  check(
    'bids',
    sorted(bids.map(([one, list]) => [publicPrivate[one], list.map((bid) => [id(bid.seat), bid.amount])])),
    sorted(Object.entries(theirs.bids ?? {}).filter(([, list]) => list.length > 0)),
  );
  for (const [hex, laid] of Object.entries(theirs.hexes)) {
    const our = ours.tiles[hex];
    const face = our && title.board.tiles.get(our.tile)?.[our.rotation];
    const tile = names.tiles?.[laid.tile] ?? laid.tile;
    const their = title.board.tiles.get(tile)?.[laid.rotation];
    // The printed map has no numbered tiles: the trace calls them by other names.
    if (our || title.board.tiles.has(tile)) check(`tile on ${hex}`, our?.tile ?? hex, tile);
    if (face && their) check(`rotation on ${hex}`, trackKey(face), trackKey(their));
  }
  if (!theirs.finished) {
    check('round', roundName(ours), theirs.round);
    if (!giftIsLastPurchase(title, ours) && (names.priorityMovesInSale || ours.round.kind !== 'privateSale'))
      check('priority', id(priorityNow(title, ours)), theirs.priority);
    // Surplus trains: there one company after the other is asked, here all that have too many (R56).
    const asked = waiting.map((seat) => id(seat));
    const anyOrder =
      ours.agenda.at(-1)?.kind === 'discardTrains' && theirs.active.every((one) => asked.includes(one));
    if (!anyOrder) check('acting', sorted(asked), sorted(theirs.active));
    if (theirs.entity_type === 'corporation')
      check('company', publicCompany[actingFor(title, ours, theirs, names) ?? ''], theirs.entity);
    const round = operatingRoundOf(ours);
    if (round && theirs.round.startsWith('OR')) {
      const order = [...round.acted, ...toAct(title, ours, round)]
        .filter((company) => !ours.companies[company]?.closed)
        .map((company) => publicCompany[company]);
      // Institutions and companies that could not act when their place came up do not stand in our order.
      check(
        'order',
        order,
        theirs.order.filter((one) => order.includes(String(one))),
      );
    }
  }
  return found;
}

/** The company our table is asking: the acting one, or one that must give up a train or name a home. */
function actingFor(
  title: Title,
  state: EighteenState,
  theirs: TraceState,
  names: PublicNames,
): string | null {
  const top = state.agenda.at(-1) as { kind: string; company?: string } | undefined;
  // Surplus trains are given up in any order: whoever is asked there may be asked here too.
  if (top?.kind === 'discardTrains') return names.companies[String(theirs.entity)] ?? null;
  const company = top?.company ?? null;
  if (top?.kind !== 'chooseHome' || company === null) return company;
  return title.stations.namesHome(state, company, actingCompany(state) ?? company);
}

function placeInPile(state: EighteenState, company: string): number {
  const marker = state.markers[company];
  return Object.values(state.markers).filter(
    (other) => other.cell === marker?.cell && other.arrival < (marker?.arrival ?? 0),
  ).length;
}

const roundName = ({ round }: EighteenState): string =>
  round.kind === 'privateSale'
    ? 'Auction'
    : round.kind === 'stock'
      ? `SR ${round.set}`
      : `OR ${round.set}.${round.number}`;

/** The private nobody wanted was given away (7.3d): the site does not count that as a purchase, only as a turn. */
function giftIsLastPurchase(title: Title, state: EighteenState): boolean {
  const one = title.waterfall?.discounted ?? '';
  const sale = state.agenda.find((task): task is PrivateSaleTask => task.kind === 'privateSale');
  return (
    sale !== undefined &&
    sale.lastBuyer === state.privates[one]?.owner &&
    state.discounts[one] === title.privates.get(one)?.price
  );
}
