/** What must hold in 1854 after every action, beyond what the kit counts: a sentence for each breach. */
import {
  type Certificate,
  type CompanyId,
  cellOf,
  certificatesOf,
  type EighteenState,
  faceAt,
  isSeat,
  placedStations,
  privateState,
  stationsOn,
  trainsOf,
} from '@kursbuch/eighteen';
import { LAG_HOMES, LAGS, LOCALS, MAIL, MAJORS, PRIVATES } from '../facts/components.ts';
import { REGION_HEXES } from '../facts/map.ts';
import { BANK } from '../facts/money.ts';
import { LAG_TRAIN_LIMIT, TUNNELS_PER_HEX } from '../facts/proposed.ts';
import { isLag, isLocal, isPlus, LOCAL_IDS } from './kinds.ts';
import { openLocals } from './merger.ts';
import { isSplit, ownOf } from './own.ts';
import { BEYOND } from './split.ts';
import { isScrapped, lagKinds, lagsHaveActed, title } from './title.ts';
import { cross, tunnelSides } from './tunnel.ts';

/** The sizes of a large company's papers, largest first: before the split, and after it. */
const WHOLE = '40 20 20 20';
const SPLIT = '20 10 10 10 10 10 10 10 10';

const sizes = (papers: readonly { readonly percent: number }[]): string =>
  papers
    .map(({ percent }) => percent)
    .sort((one, other) => other - one)
    .join(' ');

/** END-10: the papers of a large company make 100 percent; of an option one half is its buyer's, the other the bank's. */
function* paperBreaches(state: EighteenState, company: CompanyId): Generator<string> {
  const papers = certificatesOf(state, company);
  const options = Object.entries(ownOf(state).options).filter(([, paper]) => paper.company === company);
  const find = (id: string): Certificate | undefined => papers.find((paper) => paper.id === id);
  for (const [seat, { certificate, rest }] of options) {
    const [half, other] = [find(certificate), find(rest)];
    if (half?.holder !== Number(seat) || half.percent !== 10)
      yield `${company}: the option of seat ${seat} is not his`;
    if (other?.holder !== 'bank' || other.percent !== 10)
      yield `${company}: the bank has not the rest of seat ${seat}'s option`;
  }
  const rests = options.map(([, { rest }]) => rest);
  const joined = papers
    .filter(({ id }) => !rests.includes(id))
    .map(({ id, percent }) =>
      options.some(([, { certificate }]) => certificate === id) ? { percent: 2 * percent } : { percent },
    );
  if (sizes(joined) !== WHOLE && !(isSplit(state, company) && sizes(joined) === SPLIT))
    yield `${company} has papers of ${sizes(joined)}`;
  if (isSplit(state, company) && options.length > 0) yield `${company} is split, and half paid for`;
  for (const { id, holder, director } of papers) {
    if (holder === 'bank' && !rests.includes(id)) yield `${company}: the bank holds ${id}`;
    if (holder === company && !isSplit(state, company)) yield `${company} holds its own papers`;
    if (director && !isSeat(holder) && holder !== 'offer') yield `${company}: its direction lies about`;
  }
  if (cellOf(title.market, state, company)?.zone === BEYOND && !isSplit(state, company))
    yield `${company} is beyond the line, and not split`;
}

/** LAG-1, LAG-6: both papers of a Lokalbahn AG leave the offer with its birth, and one of the players directs it. */
function* lagBreaches(state: EighteenState, company: CompanyId): Generator<string> {
  const papers = certificatesOf(state, company);
  const isBorn = state.companies[company]?.floated === true;
  if (sizes(papers) !== '50 50') yield `${company} has papers of ${sizes(papers)}`;
  for (const { holder, director } of papers) {
    if (isBorn === (holder === 'offer')) yield `${company}: a paper is with ${holder}`;
    if (isBorn && director && !isSeat(holder)) yield `${company} has no director`;
  }
}

/** TRAIN-17, TRAIN-20, SCRAP-2, SCRAP-3: which trains may be whose. */
function* trainBreaches(state: EighteenState): Generator<string> {
  for (const { sym } of LAGS) {
    const trains = trainsOf(state, sym);
    if (trains.length > LAG_TRAIN_LIMIT) yield `${sym} has ${trains.length} trains`;
    for (const { kind } of trains)
      if (!lagKinds(state).includes(kind)) yield `${sym} has a ${kind} in phase ${state.phase}`;
  }
  for (const { kind, holder } of state.trains) {
    if (!isScrapped(state, kind) || holder === 'scrap' || holder === 'bank') continue;
    if (isPlus(kind)) yield `a scrapped ${kind} is with ${holder}`;
    else if (holder !== 'pool' && !isLag(String(holder))) yield `a scrapped ${kind} is with ${holder}`;
  }
}

/** SETUP-14, MAIL-1, MAIL-2: contracts by company, so one each. */
function* mailBreaches(state: EighteenState): Generator<string> {
  const contracts = Object.entries(ownOf(state).mail);
  for (const size of ['small', 'large'] as const)
    if (contracts.filter(([, one]) => one === size).length > MAIL[size].count)
      yield `too many ${size} mail contracts`;
  for (const [company] of contracts) if (isLocal(company)) yield `${company} has a mail contract`;
}

/** TUNNEL-4, TUNNEL-5, TUNNEL-7, TUNNEL-10: a city lies over a tunnel only where towns grew to one. */
function* tunnelBreaches(state: EighteenState): Generator<string> {
  for (const [hex, tunnels] of Object.entries(state.addedTrack)) {
    const face = faceAt(title.board, state.tiles, hex);
    const towns = title.board.hexes.get(hex)?.facts.stops.length === 2;
    if (face?.stops.some(({ kind }) => kind === 'city') && !towns) yield `${hex}: a tunnel under a city`;
    if ((face?.exits ?? 0) & tunnelSides(state, hex)) yield `${hex}: a tunnel covers track`;
    if (tunnels.length > TUNNELS_PER_HEX) yield `${hex} has ${tunnels.length} tunnels`;
    const [one, other] = tunnels;
    if (one && other && (cross(one, other) || one.some((side) => other.includes(side))))
      yield `${hex}: tunnels cross`;
  }
}

/** LOC-1, LAG-14, STATION-11, STATION-12, STATION-14. */
function* stationBreaches(state: EighteenState): Generator<string> {
  for (const { company, hex } of state.stations) {
    if (REGION_HEXES.has(hex) !== isLocal(company)) yield `${company} has a station on ${hex}`;
    if (stationsOn(state.stations, hex).filter((one) => one.company === company).length > 1)
      yield `${company} has two stations on ${hex}`;
    const isKept = (LAG_HOMES as readonly string[]).includes(hex) && !lagsHaveActed(state);
    // Its home is one of the two; the other waits like anybody's.
    const inBoth = LAG_HOMES.every((home) =>
      stationsOn(state.stations, home).some((one) => one.company === company),
    );
    if (isKept && (!isLag(company) || inBoth))
      yield `${company} stands on ${hex} before all Lokalbahn AGs have acted`;
  }
}

/** LAG-10 to LAG-13, LAG-36: what is left of local railways that have merged. */
function* mergerBreaches(state: EighteenState): Generator<string> {
  for (const sym of LOCAL_IDS) {
    if (!state.companies[sym]?.closed) continue;
    if ((state.cash[sym] ?? 0) > 0) yield `${sym} has merged and has money`;
    if (trainsOf(state, sym).length > 0) yield `${sym} has merged and has trains`;
    if (placedStations(state, sym) > 0) yield `${sym} has merged and has stations`;
    if (!privateState(state, sym).closed) yield `${sym} has merged and is still a private`;
  }
  if (openLocals(state).length > 0 || LAGS.some(({ sym }) => !state.companies[sym]?.floated)) return;
  for (const hex of REGION_HEXES)
    if (state.tiles[hex] || state.addedTrack[hex]) yield `${hex} is not cleared`;
}

export function invariants(state: EighteenState): readonly string[] {
  const broken: string[] = [];
  if (state.money !== BANK) broken.push(`there are ${state.money} in all`); // END-9
  for (const { sym } of MAJORS) broken.push(...paperBreaches(state, sym));
  for (const { sym } of LAGS) broken.push(...lagBreaches(state, sym));
  for (const { sym } of LOCALS) if (state.markers[sym]) broken.push(`${sym} has a price`); // LOC-13
  if (Number(state.phase) >= 5)
    for (const { sym } of PRIVATES)
      if (!isLocal(sym) && !privateState(state, sym).closed) broken.push(`${sym} is open in phase 5`); // MTN-8
  for (const breaches of [trainBreaches, mailBreaches, tunnelBreaches, stationBreaches, mergerBreaches])
    broken.push(...breaches(state));
  return broken;
}
