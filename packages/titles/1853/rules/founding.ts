/** A company goes into operation: director or manager, capital, stations; at the end of the first stock round for all (2.9, 3.3, R10). */
import {
  type CompanyId,
  directorOf,
  type KitMove,
  payCapital,
  settleDirector,
  stationsOn,
  stopNow,
  type Title,
  trainsOf,
} from '@kursbuch/eighteen';
import { AJMER } from '../facts/map.ts';
import { TRAINS } from '../facts/trains.ts';
import { changeOwn, isFirstStockRound, ownOf, sheetOf } from './own.ts';
import { BBCI, homesOf, isLarge } from './size.ts';

/** North Bombay, the second home of a large BBCI. */
const BOMBAY = 'M9';

/** Its home stations, free of charge (3.3.2, R29). */
function placeHomes(title: Title, move: KitMove, company: CompanyId): void {
  for (const home of homesOf(move.state, company)) {
    if (stationsOn(move.state.stations, home.hex).some((one) => one.company === company)) continue;
    const stop = stopNow(title, move.state, home);
    move.emit({ type: 'stationPlaced', company, hex: home.hex, stop: stop === 'open' ? home.stop : stop });
  }
}

const noteFounding = (move: KitMove, company: CompanyId): void =>
  changeOwn(move, {
    foundedIn: { ...ownOf(move.state).foundedIn, [company]: move.state.round.set },
  });

/** In later stock rounds all at once, with the share that makes the number full (3.2.1). */
export function floated(title: Title, move: KitMove, company: CompanyId): void {
  if (!isFirstStockRound(move.state) && move.state.round.kind === 'stock') {
    noteFounding(move, company);
    settleDirector(title, move, company);
    placeHomes(title, move, company);
    return;
  }
  changeOwn(move, { floatedNow: [...ownOf(move.state).floatedNow, company] });
}

/** At the end of the first stock round: those that are in operation get their leaders, their money and their stations (R10). */
export function foundAll(title: Title, move: KitMove): void {
  const started = [...title.companies.keys()].filter((company) => move.state.companies[company]?.floated);
  for (const company of started) {
    noteFounding(move, company);
    payCapital(title, move, company);
    settleDirector(title, move, company);
  }
  decideBbci(move);
  for (const company of started) placeHomes(title, move, company);
  layOutTrains(title, move, started);
}

/** 2.6.2: large with a director whose contract holds Ajmer and Bombay; nothing else of it is told (R8). */
function decideBbci(move: KitMove): void {
  const director = directorOf(move.state, BBCI);
  // Its size tells everybody something of his contract: nobody can unlearn it.
  if (director !== null) move.leaveOpen();
  const cities = director === null ? [] : sheetOf(move.state, director).cities;
  const isBig = cities.includes(AJMER.hex) && cities.includes(BOMBAY);
  changeOwn(move, { bbci: isBig ? 'large' : 'small' });
}

/** 2.8.4: one 2, one 2M and one 3M more if a small company is in operation; otherwise they are put aside, and no 2 is a 1M. */
function layOutTrains(title: Title, move: KitMove, started: readonly CompanyId[]): void {
  const smallTrains = started.some((company) => !isLarge(move.state, company));
  changeOwn(move, { smallTrains });
  if (smallTrains) return;
  for (const { name, count } of TRAINS) {
    if (title.trains.get(name)?.card !== undefined) continue;
    const surplus = trainsOf(move.state, 'bank')
      .filter(({ kind }) => kind === name)
      .slice(count);
    for (const { id } of surplus) move.emit({ type: 'trainMoved', train: id, to: 'scrap', why: 'putAside' });
  }
}
