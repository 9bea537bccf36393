/** Where each kind of choice stands: on the map, on a surface, in the tray, in the bar, or behind "More". */

import type { EighteenAction } from '@kursbuch/titles';
import { type Game, kindOf, type Offer } from '../game/game.ts';
import { surfaceKind } from './surfaceKind.ts';

type Kind = EighteenAction['type'];

/** Kinds that are answered on the surfaces of papers. */
const ON_PAPERS: readonly Kind[] = [
  'buyPrivate',
  'bid',
  'lowerPrice',
  'setPar',
  'buyShare',
  'sellShares',
  'startCompany',
  'exchangePrivate',
  'offerPrivate',
  'requestPrivate',
];

/** Kinds that are buttons of the bar itself. */
const IN_BAR: readonly Kind[] = ['pass', 'accept', 'decline', 'takeLoan'];

/** Kinds that are answered on the map. */
const ON_MAP: readonly Kind[] = ['layTile', 'placeStation', 'chooseHome', 'runTrains'];

/** Tasks that are answered in the tray, and the kinds it shows for each. */
export const IN_TRAY: Readonly<Record<string, readonly Kind[]>> = {
  revenueStep: ['payOut', 'withhold'],
  trainStep: ['buyTrain', 'sellShares', 'offerPrivate', 'declareBankruptcy'],
  discardTrains: ['discardTrain'],
  consent: ['accept', 'decline'],
  debt: ['sellShares'],
  parChoice: ['setPar'],
  chooseHome: ['chooseHome'],
  privatesStep: ['requestPrivate'],
  beforeRound: ['exchangePrivate'],
  institutionTurn: ['payOut'],
};

const KNOWN: ReadonlySet<Kind> = new Set([
  ...ON_PAPERS,
  ...IN_BAR,
  ...ON_MAP,
  ...Object.values(IN_TRAY).flat(),
]);

/** A kind that no form was made for: it is listed plainly. */
export const isUnknown = (offer: Offer): boolean => !KNOWN.has(kindOf(offer));

/** Is this choice a matter beside what the task asks for, so that it stands behind "More"? */
export function isBesides(game: Game, task: string, offer: Offer): boolean {
  const kind = kindOf(offer);
  // The plan of the runs is always in the hand, so that the bar has no room for a loan.
  if (kind === 'takeLoan') return task === 'runStep';
  if (IN_BAR.includes(kind) || kind === 'runTrains' || isUnknown(offer)) return false;
  if (IN_TRAY[task]?.includes(kind)) return false;
  return surfaceKind(game) === 'map' || !ON_PAPERS.includes(kind);
}
