// Plays a game that lessons take their positions from: computer players in all seats, by a seed. The same arguments give the same file.
//   npm run lessons -- TITLE NAME [--seed S] [--players N] [--player P] [--upto N] [--set OPTION=VALUE]
// writes packages/titles/TITLE/lessons/games/NAME.json, cut after so many actions where that is said.
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { guarded, isPlayerName, playersOf, playWholeGame } from '../packages/bots/src/index.ts';
import {
  type Action,
  type Bot,
  type GameEvent,
  isRefusal,
  recordOf,
  stepsOf,
  type Table,
  type TableState,
} from '../packages/table/src/index.ts';
import { titleNamed } from '../packages/titles/index.ts';

/** Names with different initials; whoever learns is called Anna on the screen. */
const NAMES = ['Ben', 'Cleo', 'Dan', 'Eva', 'Finn', 'Greta'];

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: 'lesson' },
    players: { type: 'string', default: '3' },
    player: { type: 'string', default: 'steady' },
    upto: { type: 'string' },
    set: { type: 'string', multiple: true, default: [] },
  },
});
const [id = '', name = ''] = positionals;
const entry = titleNamed(id);
const { seed, player } = values;
if (!entry || !/^\w+$/.test(name) || !isPlayerName(player)) {
  console.error('npm run lessons -- TITLE NAME [--seed S] [--players N] [--player P] [--upto N] [--set O=V]');
  process.exit(2);
}

const read = (text: string): string | number | boolean =>
  text === 'true' ? true : text === 'false' ? false : Number.isNaN(Number(text)) ? text : Number(text);
const set = Object.fromEntries(
  values.set.map((one) => [one.split('=')[0] ?? '', read(one.slice(one.indexOf('=') + 1))]),
);

const loaded = await entry.load();
const table = loaded.table as unknown as Table<TableState, Action, GameEvent>;
const players = await playersOf(loaded);
const one = players.find((each) => each.name === player);
const random = players.find((each) => each.name === 'random');
if (!one || !random) throw new Error(`nobody has taught ${player} this title`);

const setup = {
  players: NAMES.slice(0, Number(values.players)),
  seed,
  // Seats in the order of the names: a lesson says who sits where.
  options: { ...('drawSeats' in entry.options && { drawSeats: false }), ...set },
};
const start = table.setup(setup);
if (isRefusal(start)) throw new Error(start.reason);
const bots: readonly Bot[] = start.players.map((_, seat) =>
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
if (trouble) throw new Error(trouble);
const folder = new URL(`../packages/titles/${id}/lessons/games/`, import.meta.url);
mkdirSync(folder, { recursive: true });
const kept = actions.slice(0, values.upto === undefined ? undefined : Number(values.upto));
writeFileSync(
  fileURLToPath(new URL(`${name}.json`, folder)),
  `${JSON.stringify(recordOf(id, setup, kept))}\n`,
);
console.log(`${kept.length} of ${actions.length} actions, ${state.result?.cause}: ${state.result?.scores}`);
