// Plays the game that the film shows: four Sharp players at a table of the first title, each decision with the steps it has in
// the arena. The same players and the same seed give the same file. Beside it: why they did what they did, where the one brain
// that gives hints would have done the same.
//   npm run film -- [SEED [PLAYER]]     the seed "film" and Sharp unless said otherwise
//   npm run film -- --why               leave the game as it is and ask again why
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eighteenPlayers } from '../packages/bots/src/eighteen/players.ts';
import { brainOf, guarded, isPlayerName, playWholeGame } from '../packages/bots/src/index.ts';
import {
  type AdviceReason,
  type GameRecord,
  isRefusal,
  recordOf,
  sameData,
  stepsOf,
} from '../packages/table/src/index.ts';
import { firstTitle } from '../packages/titles/index.ts';

const fileOf = (name: string): string =>
  fileURLToPath(new URL(`../packages/titles/${firstTitle.id}/film/${name}.json`, import.meta.url));
const isPlayed = process.argv[2] === '--why';
const [seed = 'film', player = 'sharp'] = isPlayed ? [] : process.argv.slice(2);
if (!isPlayerName(player)) {
  console.error('npm run film -- [SEED [PLAYER]]: a player is random, calm, steady or sharp.');
  process.exit(2);
}

const loaded = await firstTitle.load();
const { table } = loaded;
const players = await eighteenPlayers(loaded);
const one = players.find(({ name }) => name === player);
const random = players.find(({ name }) => name === 'random');

/** Four of them play it to its end. */
function played(): GameRecord {
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
  console.log(`${actions.length} actions, ${state.result.cause}: ${state.result.scores.join(', ')}`);
  return recordOf(firstTitle.id, setup, actions);
}

/** What speaks for each action by what its seat saw, the most important first; nothing where the brain would act otherwise. */
async function whyIn({ actions, ...setup }: GameRecord): Promise<readonly (readonly AdviceReason[])[]> {
  const brain = await brainOf(loaded);
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  let state = start;
  return actions.map(({ seat, action }) => {
    const advice = brain.advise(table.view(state, [seat]), seat);
    const outcome = table.act(state, seat, action as Parameters<typeof table.act>[2]);
    if (isRefusal(outcome)) throw new Error(outcome.reason);
    state = outcome.state;
    return advice && sameData(advice.action, action) ? advice.reasons.slice(0, 1) : [];
  });
}

const record: GameRecord = isPlayed ? JSON.parse(readFileSync(fileOf('game'), 'utf8')) : played();
if (!isPlayed) writeFileSync(fileOf('game'), `${JSON.stringify(record)}\n`);
const why = await whyIn(record);
writeFileSync(fileOf('why'), `${JSON.stringify(why)}\n`);
console.log(`${why.filter(({ length }) => length > 0).length} of them with a reason`);
