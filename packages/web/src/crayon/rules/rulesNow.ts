/** Which rules concern what is decided now, and other words to look for; loaded when somebody opens the rules. */
import { citedRules } from '@kursbuch/table';
import type { Consulted } from '../../game/shown.ts';
import { askedFor, type Decision, decisionOf } from '../decisions/decision.ts';
import type { Game } from '../game/game.ts';
import type { RuleCases } from '../game/look.ts';

/** The reasons people are refused by at each decision. */
const REASONS: Readonly<Record<Decision, readonly string[]>> = {
  outset: ['keepSoMany', 'notLarge', 'outsetFirst'],
  moving: [
    ...['noTrack', 'noPoints', 'noFee', 'notOffered', 'noneLeft', 'full', 'noOrder', 'notInCity'],
    ...['tooLateToDiscard', 'cityClosed', 'closedEdge'],
  ],
  building: [
    ...['overLimit', 'noCredit', 'notFromNetwork', 'outOfCity', 'townFull', 'blocksCity', 'segmentThere'],
    ...['outOfCities', 'trackDrawn', 'upgraded', 'oneLevel', 'changedAlready', 'noBuilding'],
  ],
  loss: ['loseFirst'],
  offer: ['rateTooHigh', 'noMoneyForRate', 'offerGone'],
  none: [],
};

export function rulesFor({ refused, at }: RuleCases, kind: Decision | 'over'): readonly string[] {
  const reasons = kind === 'over' ? [] : REASONS[kind];
  const cited = reasons.flatMap((reason) => {
    const citation = refused[reason];
    return citation === undefined ? [] : citedRules({ [reason]: citation });
  });
  return [...new Set([...(at[kind] ?? []), ...cited])];
}

export async function consultedOf(game: Game): Promise<Consulted> {
  const cases = await game.look.rules();
  return {
    now: () => {
      if (game.now.value.result) return rulesFor(cases, 'over');
      return rulesFor(cases, game.isPast.value ? decisionOf(game.shown.value) : askedFor(game));
    },
    otherWords: {
      en: [
        ['order', 'contract', 'card'],
        ['good', 'load', 'freight', 'chip'],
        ['train', 'locomotive', 'engine'],
        ['track', 'line', 'segment', 'crayon'],
        ['fee', 'rent', 'toll'],
        ['event', 'disaster'],
      ],
      de: [
        ['auftrag', 'karte', 'kontrakt'],
        ['ware', 'ladung', 'fracht', 'chip'],
        ['lok', 'lokomotive', 'zug'],
        ['gleis', 'strecke', 'stück', 'stift'],
        ['gebühr', 'miete', 'maut'],
        ['ereignis', 'unglück'],
      ],
    },
  };
}
