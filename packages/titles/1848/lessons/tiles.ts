/** Two yellow tiles in one turn, or one upgrade. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, treasury } = figuresOf(title);
const COAST = { type: 'layTile', hex: 'F15', tile: '235', rotation: 0 } as const;
const SOUTH = { type: 'layTile', hex: 'G12', tile: '1', rotation: 0 } as const;

export const steps: readonly EighteenStep[] = [
  {
    id: 'two',
    game: 'outback',
    at: 69,
    seat: 2,
    figures: { run: run('FT'), treasury: treasury('FT') },
    answers: [
      { id: 'green', does: [{ type: 'layTile', hex: 'G14', tile: '14', rotation: 0 }] },
      { id: 'one', does: [COAST] },
      { id: 'two', does: [COAST, SOUTH] },
    ],
    right: 'two',
    proof: { highest: 'run', by: 30 },
  },
];
