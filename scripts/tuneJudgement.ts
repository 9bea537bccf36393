// Games of Steady against itself by other numbers: how its judgement should weigh things (`npm run tune`).
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TitleJudgement } from '../packages/bots/src/eighteen/asking.ts';
import { beside } from '../packages/bots/src/eighteen/calm.ts';
import {
  anyStrides,
  type Climb,
  climbed,
  strode,
  surenessOf,
} from '../packages/bots/src/eighteen/climbing.ts';
import { openings } from '../packages/bots/src/eighteen/openings.ts';
import { mannered } from '../packages/bots/src/eighteen/player.ts';
import { steadyTasks } from '../packages/bots/src/eighteen/steady.ts';
import { USUAL, WEIGHT_NAMES, type Weights } from '../packages/bots/src/eighteen/weights.ts';
import { Dice, playWholeGame } from '../packages/bots/src/index.ts';
import type { LoadedEighteen } from '../packages/eighteen/src/index.ts';
import { isRefusal, stepsOf } from '../packages/table/src/index.ts';

/** What Steady spends on a decision. */
const STEPS = 2000;
/** It climbs so often, each time by all the games. */
const CLIMBS = 3;
const PLAYERS = ['A', 'B', 'C', 'D'];
/** Who takes the strides: any two of four. */
const PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
];

interface Judging {
  readonly id: string;
  readonly loaded: LoadedEighteen;
  readonly own: TitleJudgement;
  readonly games: number;
  readonly seed: string;
}

/** It plays as Sharp's own answers are, which search does not better. */
const manner = { tasks: { ...steadyTasks, ...openings }, plans: true, beside } as const;

/** By how much the parts of those who judge by some numbers exceed those of two others; undefined if the game did not end. */
function duel(
  { loaded, own }: Pick<Judging, 'loaded' | 'own'>,
  some: Weights,
  others: Weights,
  seed: string,
): number | undefined {
  const start = loaded.table.setup({ players: PLAYERS, seed, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const pair = new Dice(`${seed} pair`).one(PAIRS);
  const bots = PLAYERS.map((_, seat) =>
    mannered(loaded, { ...own, weights: pair.includes(seat) ? some : others }, manner, seat),
  );
  const { state } = playWholeGame(loaded.table, start, bots, { seed, budget: () => stepsOf(STEPS) });
  if (!state.result) return undefined;
  const scores = state.result.scores.map((score) => Math.max(0, score));
  const all = scores.reduce((sum, score) => sum + score, 0);
  return scores.reduce((sum, score, seat) => sum + (pair.includes(seat) ? score : -score) / all, 0);
}

const rounded = (value: number) => Number(value.toPrecision(3));

/** Climbs on from the best weights of a title, or the usual ones, and writes where it came to. */
export function writeJudgement(judging: Judging): void {
  const { id, own, games, seed } = judging;
  const usual = own.weights ?? USUAL;
  let weights = own.bestWeights ?? usual;
  for (let climb = 0; climb < CLIMBS; climb++) {
    const climbs: Climb[] = [];
    for (let game = 0; game < games; game++) {
      const each = `${seed}-${climb}-${game}`;
      const strides = anyStrides(new Dice(`${each} strides`));
      const gain = duel(judging, strode(weights, strides), strode(weights, strides, -1), each);
      if (gain !== undefined) climbs.push({ strides, gain });
    }
    const sureness = surenessOf(climbs);
    weights = climbed(weights, climbs);
    const sure = WEIGHT_NAMES.toSorted((one, other) => Math.abs(sureness[other]) - Math.abs(sureness[one]));
    const told = sure
      .slice(0, 8)
      .map((name) => `${name} ${rounded(weights[name])} (${rounded(sureness[name])})`);
    console.log(`${climb + 1}, ${climbs.length} games: ${told.join(', ')}`);
  }
  const lines = WEIGHT_NAMES.filter((name) => rounded(weights[name]) !== usual[name]);
  const text = `/** Made by \`npm run tune -- ${id} judgement ${games} ${seed}\`. */
import { usualBut } from '@kursbuch/bots/eighteen/judging';

export const bestWeights = usualBut({
${lines.map((name) => `  ${name}: ${rounded(weights[name])},`).join('\n')}
});
`;
  const file = fileURLToPath(new URL(`../packages/titles/${id}/player/weights.ts`, import.meta.url));
  writeFileSync(file, text);
  console.log(`written to ${file}`);
}
