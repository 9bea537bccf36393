/** Drawing a line: what water costs, and from where one draws. */
import type { Pair } from '@kursbuch/crayon';
import { type CrayonStep, figuresOf } from '@kursbuch/titles/src/lessons/crayon.ts';
import { title } from '../rules/title.ts';

const { cash, drawn, segments } = figuresOf(title);
const YOU = 1;

/** A line over these mileposts, one after the other. */
const over = (first: number, ...others: readonly number[]): readonly Pair[] =>
  others.map((to, index) => [others[index - 1] ?? first, to]);

export const steps: readonly CrayonStep[] = [
  {
    id: 'water',
    game: 'maas',
    at: 4,
    seat: YOU,
    figures: { cash: cash(YOU), drawn: drawn(), segments: segments(YOU) },
    answers: [
      { id: 'straight', does: [{ type: 'build', segments: over(220, 221, 197, 198, 199, 200) }] },
      { id: 'around', does: [{ type: 'build', segments: over(245, 246, 272, 273, 248, 223, 199, 200) }] },
    ],
    right: 'around',
    proof: { highest: 'cash', by: 4 },
  },
  {
    id: 'branch',
    game: 'maas',
    at: 59,
    seat: YOU,
    figures: { cash: cash(YOU), drawn: drawn() },
    answers: [
      { id: 'utrecht', does: [{ type: 'build', segments: over(297, 298, 299, 300, 301, 328) }] },
      { id: 'enschede', does: [{ type: 'build', segments: over(280, 306, 305, 304, 303, 329, 328) }] },
      { id: 'line', does: [{ type: 'build', segments: over(274, 301, 328) }] },
    ],
    right: 'line',
    proof: { highest: 'cash', by: 3 },
  },
];
