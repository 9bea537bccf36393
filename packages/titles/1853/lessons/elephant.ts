/** The elephant: its holder begins every stock round, and may call one more operating round before it. */
import type { RecordedAction } from '@kursbuch/table';
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';
import india from './games/india.json' with { type: 'json' };

const { cash, held, price, worth } = figuresOf(title);
const YOU = 0;
const CALLED = 84;
/** The round that was called, as it was played. */
const round = india.actions.slice(CALLED + 1, 94) as readonly RecordedAction[];

export const steps: readonly EighteenStep[] = [
  {
    id: 'call',
    game: 'india',
    at: CALLED,
    seat: YOU,
    figures: { cash: cash(YOU), worth: worth(YOU), held: held(YOU, 'NWR'), price: price('NWR') },
    answers: [
      { id: 'shares', does: [{ type: 'pass' }] },
      { id: 'call', does: [{ type: 'callRound' }], others: round },
    ],
    right: 'call',
    proof: { highest: 'worth', by: 50 },
  },
];
