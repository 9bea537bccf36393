/** A tunnel: a way through a hex beside the tile of the turn, for a fixed price. */
import { type EighteenStep, figuresOf } from '@kursbuch/titles/src/lessons/eighteen.ts';
import { title } from '../rules/title.ts';

const { run, treasury } = figuresOf(title);

export const steps: readonly EighteenStep[] = [
  {
    id: 'dig',
    game: 'alps',
    at: 320,
    seat: 0,
    figures: { run: run('VB'), treasury: treasury('VB') },
    answers: [
      { id: 'none', does: [{ type: 'pass' }] },
      { id: 'astray', does: [{ type: 'buildTunnel', hex: 'F4', from: 1, to: 4 }] },
      { id: 'joins', does: [{ type: 'buildTunnel', hex: 'F4', from: 1, to: 2 }] },
    ],
    right: 'joins',
    proof: { highest: 'run', by: 60 },
  },
];
