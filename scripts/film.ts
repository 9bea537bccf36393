// Plays the game that the first page shows like a film: four Sharp players at a table of the first title, each decision with the steps it
// has in the arena. The same players and the same seed give the same file.
//   npm run film -- [SEED [PLAYER]]     the seed "film" and Sharp unless said otherwise
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eighteenPlayers } from '../packages/bots/src/eighteen/players.ts';
import { guarded, isPlayerName, playWholeGame } from '../packages/bots/src/index.ts';
import { isRefusal, recordOf, stepsOf } from '../packages/table/src/index.ts';
import { eighteenNamed, firstTitle } from '../packages/titles/index.ts';

const FILE = fileURLToPath(new URL('../packages/web/src/film/game.json', import.meta.url));
const [seed = 'film', player = 'sharp'] = process.argv.slice(2);
const entry = eighteenNamed(firstTitle.id);
if (!entry || !isPlayerName(player)) {
  console.error('npm run film -- [SEED [PLAYER]]: a player is random, calm, steady or sharp.');
  process.exit(2);
}

const loaded = await entry.load();
const { table } = loaded;
const players = await eighteenPlayers(loaded);
const one = players.find(({ name }) => name === player);
const random = players.find(({ name }) => name === 'random');
if (!one || !random) throw new Error(`nobody has taught ${player} this title`);

const setup = {
  players: ['Rheingold', 'Orient', 'Mistral', 'Saphir'],
  seed,
  options: { drawSeats: false },
};
const start = table.setup(setup);
if (isRefusal(start)) throw new Error(start.reason);
const bots = start.players.map((_, seat) =>
  guarded(one.sit(seat), {
    waiting: table.waiting,
    seat,
    instead: random.sit(seat),
    report: ({ kind, detail }) => console.error(`seat ${seat}: ${kind} ${detail}`),
  }),
);
const { state, actions, trouble } = playWholeGame(table, start, bots, {
  seed,
  budget: () => stepsOf(one.steps),
});
if (trouble || !state.result) throw new Error(trouble ?? 'the game did not end');
writeFileSync(FILE, `${JSON.stringify(recordOf(firstTitle.id, setup, actions))}\n`);
console.log(`${actions.length} actions, ${state.result.cause}: ${state.result.scores.join(', ')}`);
