/** What must hold in 1853 after every action, beyond what the kit counts: a sentence for each breach. */
import {
  beside,
  type CompanyId,
  cashOf,
  certificatesOf,
  companiesOverLimit,
  directorOf,
  type EighteenState,
  faceAt,
  keptPlaces,
  percentOf,
  stationsOn,
  stopNow,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { TILES } from '../facts/tiles.ts';
import { TRAINS_IN_USE } from '../facts/trains.ts';
import { isValid } from './contract.ts';
import { isMetre, isSpare, METRE } from './fleet.ts';
import { areJoined, joinedCities } from './joined.ts';
import { optionsOf } from './options.ts';
import {
  countOf,
  envelopeOf,
  isFirstOperatingRound,
  isFounded,
  ownOf,
  type Sheet,
  sharesTaken,
  sheetOf,
} from './own.ts';
import { homesOf, isLarge } from './size.ts';
import { title } from './title.ts';

const COMPANIES: readonly CompanyId[] = [...title.companies.keys()];
const SIDES = [0, 1, 2, 3, 4, 5];

const isAsked = (state: EighteenState, task: string): boolean =>
  state.agenda.some(({ kind }) => kind === task);

const hasBids = ({ round }: EighteenState): boolean => round.kind === 'bids';

/** 2.5, 2.7, 4.3: a bond lies in its envelope until its cities hang together, and shares came with each of them. */
function* contractBreaches(state: EighteenState, seat: Seat): Generator<string> {
  const { contracts, contractShares, unredeemed } = ownOf(state);
  const contract = contracts[seat];
  if (cashOf(state, envelopeOf(seat)) !== (contract && !contract.fulfilled ? contract.bond : 0))
    yield `seat ${seat}: the envelope does not hold the bond`;
  for (const company of COMPANIES) {
    const unpaid = countOf(unredeemed, company, seat);
    if (unpaid * 10 > percentOf(state, company, seat))
      yield `seat ${seat} has fewer shares of ${company} than are unredeemed`;
    if (unpaid > countOf(contractShares, company, seat))
      yield `seat ${seat}: shares of ${company} are unredeemed that came with no contract`;
  }
  if (!contract) return;
  const taken = sharesTaken(state, seat);
  const { bond, cities } = contract;
  const sheet: Sheet = cities ? { bond, cities } : sheetOf(state, seat);
  if (Object.values(taken).reduce((sum, one) => sum + one, 0) !== contract.count)
    yield `seat ${seat} has not taken a share for each city`;
  if (sheet.bond !== contract.bond || sheet.cities.length !== contract.count)
    yield `seat ${seat}: the sheet says otherwise than the table knows`;
  if (hasBids(state)) return;
  if (!optionsOf(state).uncheckedBids && !isValid(state, sheet, taken))
    yield `seat ${seat}: the contract breaks the rules`;
  // Where nobody checks, one city may stand there several times: it waits for the next tile that joins anything.
  if (!contract.fulfilled && new Set(sheet.cities).size === 1) return;
  if (contract.fulfilled !== areJoined(joinedCities(title, state), sheet.cities))
    yield `seat ${seat}: the contract is ${contract.fulfilled ? 'not joined' : 'joined, and not fulfilled'}`;
}

/** 3.3, 4.4.7: who is founded has its marker and its homes; who is not has nothing, and its circles are kept. */
function* companyBreaches(state: EighteenState, company: CompanyId): Generator<string> {
  const { since, twoTiles } = ownOf(state);
  const holders = [...state.players.keys()].filter((seat) => percentOf(state, company, seat) > 0);
  const noted = Object.keys(since[company] ?? {}).map(Number);
  if (holders.join() !== noted.join()) yield `${company}: it is not noted since when who holds it`;
  const papers = certificatesOf(state, company);
  if (papers.length !== 9 || papers.filter(({ director }) => director).length !== 1)
    yield `${company} has not eight singles and one double`;
  if (twoTiles[company] && !isLarge(state, company))
    yield `${company} is small and has chosen about two tiles`;
  const isWorking = isFounded(state, company);
  if (!isWorking && directorOf(state, company) !== null) yield `${company} is not founded and has a director`;
  if (!isWorking && trainsOf(state, company).length > 0) yield `${company} is not founded and has trains`;
  for (const home of homesOf(state, company)) {
    const stop = stopNow(title, state, home);
    const stands = stationsOn(state.stations, home.hex).some((one) => one.company === company);
    if (isWorking !== stands) yield `${company} is ${isWorking ? 'not ' : ''}at home in ${home.hex}`;
    if (isWorking || stop === null || stop === 'open') continue;
    const slots = faceAt(title.board, state.tiles, home.hex)?.stops[stop]?.slots ?? 0;
    const kept = keptPlaces(title, state, '', home.hex, stop);
    if (kept === 'all' || slots - stationsOn(state.stations, home.hex, stop).length < kept)
      yield `${company}: its circle in ${home.hex} is taken`;
  }
}

/** 4.8, Table 6: trains by size, phase and limit; what is owed for, and engine tokens. */
function* trainBreaches(state: EighteenState, company: CompanyId): Generator<string> {
  const { credit, enginesUsed } = ownOf(state);
  const inUse = TRAINS_IN_USE[state.phase] ?? [];
  for (const { kind } of trainsOf(state, company)) {
    const early = METRE[Number(state.phase) + 1] === kind && enginesUsed.length > 0;
    if (!inUse.includes(kind) && !early) yield `${company} has a ${kind} in phase ${state.phase}`;
    if (isLarge(state, company) && (kind === '1M' || (isMetre(kind) && state.phase === '2')))
      yield `${company} is large and has a ${kind}`;
  }
  if (enginesUsed.includes(company) && isLarge(state, company)) yield `${company} had no engine token`;
  const owed = credit[company];
  if (!owed) return;
  const train = state.trains.find(({ id }) => id === owed.train);
  if (train?.holder !== company) yield `${company} owes for a train it does not have`;
  else if (owed.debt !== trainFacts(title, train.kind).price)
    yield `${company} owes another sum than the price`;
  if (trainsOf(state, company).length !== 1) yield `${company} owes for a train and has others`;
  if (directorOf(state, company) !== null && !isAsked(state, 'takeover'))
    yield `${company} has a director and owes for a train`;
  if (cashOf(state, company) >= owed.debt) yield `${company} could pay what it owes`;
}

/** 4.8.17, Table 6: what the bank and the pool have. */
function* supplyBreaches(state: EighteenState): Generator<string> {
  const inUse = TRAINS_IN_USE[state.phase] ?? [];
  const before = Object.entries(TRAINS_IN_USE).flatMap(([phase, kinds]) =>
    phase < state.phase ? kinds : [],
  );
  for (const holder of ['bank', 'pool'] as const)
    for (const { kind } of trainsOf(state, holder))
      if (before.includes(kind) && !inUse.includes(kind))
        yield `the ${holder} has a ${kind} in phase ${state.phase}`;
  const spares = trainsOf(state, 'bank').filter(({ id }) => isSpare(id)).length;
  if (spares > (isFirstOperatingRound(state) ? 1 : 0)) yield `${spares} spare 2s lie out`;
}

/** 4.2.7: two greys never adjoin. */
function* greyBreaches(state: EighteenState): Generator<string> {
  const greys = Object.keys(state.tiles).filter(
    (hex) => TILES[state.tiles[hex]?.tile ?? '']?.color === 'gray',
  );
  for (const hex of greys)
    if (SIDES.some((side) => greys.includes(beside(title.board.orientation, hex, side) ?? '')))
      yield `${hex} is grey beside another grey`;
}

export function invariants(state: EighteenState): readonly string[] {
  const { seating, premium, bbci, enginesUsed } = ownOf(state);
  const broken: string[] = [];
  if (seating.length !== state.players.length || new Set(seating).size !== seating.length)
    broken.push('somebody has no seat, or two');
  for (const seat of state.players.keys()) broken.push(...contractBreaches(state, seat));
  for (const company of COMPANIES)
    broken.push(...companyBreaches(state, company), ...trainBreaches(state, company));
  broken.push(...supplyBreaches(state), ...greyBreaches(state));
  if (new Set(enginesUsed).size !== enginesUsed.length) broken.push('an engine token was used twice');
  if (!isAsked(state, 'discardTrains'))
    for (const company of companiesOverLimit(title, state)) broken.push(`${company} has too many trains`);
  if (premium > 0 && !isAsked(state, 'trackStep')) broken.push('a premium was not paid');
  if (bbci === 'open' && (state.round.kind === 'operating' || state.round.set > 1))
    broken.push('the BBCI is neither large nor small');
  return broken;
}
