/** What a player has to know of 1830 alone. */
import type { TitleJudgement } from '@kursbuch/bots/eighteen/judging';
import type { EighteenEvent } from '@kursbuch/eighteen';
import { PRIVATES } from '../facts/components.ts';
import { beginnings } from './beginnings.ts';
import { leaf } from './leaf.ts';
import { bestWeights } from './weights.ts';

/** The private with the director's certificate of its company. */
const BALTIMORE = 'B&O-P';

export const judgement: TitleJudgement = {
  comesWith: { 'C&A': { company: 'PRR', percent: 10 }, [BALTIMORE]: { company: 'B&O', percent: 20 } },
  beginnings,
  leaf,
  bestWeights,
  tasks: {},
};

/** What was paid for the B&O's private: whoever wants it too much has nothing left for the company. */
export function figures(events: readonly EighteenEvent[]): Readonly<Record<string, number | undefined>> {
  const at = events.findIndex((event) => event.type === 'privateMoved' && event.private === BALTIMORE);
  const paid = events.slice(0, at).findLast((event) => event.type === 'paid');
  const face = PRIVATES.find(({ sym }) => sym === BALTIMORE)?.price ?? 0;
  return { 'B&O private over its face': paid?.type === 'paid' ? paid.amount / face : undefined };
}
