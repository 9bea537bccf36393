// What Sharp knows of a title from games of Steady against itself, written into the title's folder. The same title, games and
// seed give the same files.
//   npm run tune -- TITLE [GAMES [SEED]]                the weights at the leaf of its search; 60 games and the seed "tune" unless said otherwise
//   npm run tune -- TITLE judgement [GAMES [SEED]]      what its judgement weighs; so many games three times over
//   npm run tune -- TITLE beginnings PLAYERS [GAMES [SEED]]     what privates and first companies come to
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { anyBeginning } from '../packages/bots/src/eighteen/beginnings.ts';
import { beside } from '../packages/bots/src/eighteen/calm.ts';
import { explained, fitted, type Sample, watching } from '../packages/bots/src/eighteen/fit.ts';
import { TERMS } from '../packages/bots/src/eighteen/leaf.ts';
import { mannered } from '../packages/bots/src/eighteen/player.ts';
import { eighteenPlayers } from '../packages/bots/src/eighteen/players.ts';
import { steadyTasks } from '../packages/bots/src/eighteen/steady.ts';
import { playWholeGame } from '../packages/bots/src/index.ts';
import { isRefusal, stepsOf } from '../packages/table/src/index.ts';
import { eighteenTitles } from '../packages/titles/index.ts';
import { writeBeginnings } from './tuneBeginnings.ts';
import { writeJudgement } from './tuneJudgement.ts';

const [id = '', ...given] = process.argv.slice(2);
const isBeginnings = given[0] === 'beginnings';
const isJudgement = given[0] === 'judgement';
const [games = isJudgement ? '300' : '60', seed = 'tune'] = given.slice(
  isBeginnings ? 2 : isJudgement ? 1 : 0,
);
const players = Number(isBeginnings ? given[1] : 4);
const entry = eighteenTitles.find((one) => one.id === id);
if (
  !entry ||
  !/^[1-9]\d{0,4}$/.test(games) ||
  !(players >= entry.players.min && players <= entry.players.max)
) {
  console.error(
    `npm run tune -- TITLE [judgement | beginnings PLAYERS] [GAMES [SEED]]: one of ${eighteenTitles.map((one) => one.id).join(', ')}.`,
  );
  process.exit(2);
}

const loaded = await entry.load();
const { title, table } = loaded;
const own = (await loaded.player?.())?.judgement;
const known = await eighteenPlayers(loaded);
const [steady, careful] = ['steady', 'careful'].map((name) => known.find((one) => one.name === name));
if (!own || !steady || !careful) throw new Error(`nobody has taught players ${id}`);

if (isBeginnings) {
  writeBeginnings({ id, players, loaded, own, games: Number(games), seed });
  process.exit(0);
}

if (isJudgement) {
  writeJudgement({ id, loaded, own, games: Number(games), seed });
  process.exit(0);
}

/** Steady from any beginning: games that all begin alike say little of what else may come. */
const manner = { tasks: { ...steadyTasks, ...anyBeginning }, plans: true, beside } as const;
/** Every third game has somebody weaker at the table, each in another seat. */
const WEAKER = 3;

/** Every fifth game is kept to see how well the weights tell what they were not made from. */
const HELD_OUT = 5;
const fit: Sample[] = [];
const held: Sample[] = [];
for (let game = 0; game < Number(games); game++) {
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: `${seed}-${game}`, options: {} });
  if (isRefusal(start)) throw new Error(start.reason);
  const bots = start.players.map((_, seat) =>
    game % WEAKER === WEAKER - 1 && (seat + game) % start.players.length === 0
      ? careful.sit(seat)
      : mannered(loaded, own, manner, seat),
  );
  const watch = watching({ title, own });
  const { state, trouble } = playWholeGame(table, start, bots, {
    seed: `${seed}-${game}`,
    budget: () => stepsOf(steady.steps),
    onState: watch.look,
  });
  if (trouble || !state.result) {
    console.error(`game ${game} is left out: ${trouble}`);
    continue;
  }
  (game % HELD_OUT === HELD_OUT - 1 ? held : fit).push(...watch.samples(state.result.scores));
  console.log(`game ${game}: ${state.result.scores.join(', ')}`);
}

const weights = fitted(fit);
console.log(`${fit.length} moments; of ${held.length} others ${explained(held, weights).toFixed(2)} is told`);

const rounded = (value: number) => String(Number(value.toFixed(2)));
const lines = (part: Readonly<Record<string, number>>) =>
  TERMS.map((term) => `    ${term}: ${rounded(part[term] ?? 0)},`).join('\n');
const text = `/** Made by \`npm run tune -- ${id} ${games} ${seed}\`. */
import type { LeafWeights } from '@kursbuch/bots/eighteen/judging';

export const leaf: LeafWeights = {
  now: {
${lines(weights.now)}
  },
  later: {
${lines(weights.later)}
  },
  spread: [${weights.spread.map((value) => Math.round(value)).join(', ')}],
};
`;
const file = fileURLToPath(new URL(`../packages/titles/${id}/player/leaf.ts`, import.meta.url));
writeFileSync(file, text);
console.log(`written to ${file}`);
