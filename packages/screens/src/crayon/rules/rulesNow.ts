/** Which rules concern what is decided now. */
import { citedRules } from '@kursbuch/table';
import type { Decision } from '../decisions/decision.ts';
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
