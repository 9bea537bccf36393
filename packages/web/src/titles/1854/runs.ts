/** What is told of the runs of 1854: customs on the way past Munich, and Graz for whoever has its private. */
import { ONLY_TRAINS } from '@kursbuch/titles/1854';
import { stopOf } from '../../eighteen/board/stopOf.ts';
import type { Look } from '../../eighteen/game/look.ts';
import { signed } from '../../words/signed.ts';
import { mapWords } from './mapWords.ts';

export const runNotes: NonNullable<Look['runNotes']> = ({ bonus, more }) => [
  ...(bonus < 0 ? [mapWords().customs(signed(bonus))] : []),
  ...Object.values(more).map((amount) => mapWords().graz(signed(amount))),
];

/** Paris and Constantinople are for the Orient Express alone. */
export const onlyTrains: NonNullable<Look['onlyTrains']> = Object.fromEntries(
  Object.entries(ONLY_TRAINS).map(([stop, kinds]) => [stopOf(stop).hex, kinds]),
);
