// Makes the stock of puzzles out of games of computer and random players, and checks it. The same seeds give the same files.
//   npm run puzzles                    make the stock of every title anew, then check it
//   npm run puzzles -- TITLE…          of these titles alone; the others stay as they are
//   npm run puzzles -- --check         prove every puzzle again, and write nothing
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type PlayerName, playersOf, playWholeGame } from '../packages/bots/src/index.ts';
import {
  faultsIn,
  kindsOf,
  levelOf,
  type Proof,
  type Puzzle,
  type Question,
  readPuzzles,
} from '../packages/puzzles/src/index.ts';
import {
  type GameRecord,
  isRefusal,
  recordOf,
  stepsOf,
  type Table,
  type TableState,
} from '../packages/table/src/index.ts';
import { type TitleEntry, titles } from '../packages/titles/index.ts';

/** The games of a title: who sits at them, and how much a decision may take. */
const GAMES: readonly { readonly name: string; readonly players: readonly PlayerName[] }[] = [
  { name: 'a', players: ['calm', 'calm', 'calm', 'calm'] },
  { name: 'b', players: ['steady', 'calm', 'steady', 'calm'] },
  { name: 'c', players: ['calm', 'random', 'calm'] },
];
/** A fraction of what they think at a table: what matters here is the position, not who wins. */
const STEPS = 60;
const NAMES = ['Rheingold', 'Orient', 'Mistral', 'Saphir'];

/** So many of each kind out of one game, if it has them. */
const WANTED: Readonly<Record<string, number>> = {
  bestRun: 8,
  bestTile: 6,
  bestStation: 3,
  mostBySelling: 4,
  cheapestLine: 12,
  bestPlan: 7,
};
/** Two puzzles of a kind about the same thing are so many actions apart. */
const APART = 20;
/** So many questions of a kind are proved in a game, to choose among them. */
const TRIES = 60;
/** Where there are many, and most are dull. */
const MORE_TRIES: Readonly<Record<string, number>> = { cheapestLine: 240 };

/** Is there something to find, and not by chance? */
function isWorthwhile({ kind }: Question, proof: Proof): boolean {
  const { best, first, ways, next, compared, answer } = proof;
  switch (kind) {
    case 'bestRun':
      return compared >= 6 && ways <= 3 && next !== null;
    case 'bestTile':
      return compared >= 8 && best > first && ways <= 3 && next !== null;
    case 'bestStation':
      return compared >= 2 && best > first && ways === 1;
    case 'mostBySelling':
      return compared >= 8 && ways <= 3 && next !== null && companiesIn(answer) > 1;
    case 'cheapestLine':
      return segmentsOf(answer) >= 4 && ways <= 24;
    default:
      return compared >= 6 && next !== null && ways <= 4;
  }
}

const segmentsOf = (answer: Proof['answer']): number =>
  answer.reduce((sum, action) => sum + ('segments' in action ? (action.segments as []).length : 0), 0);

const companiesIn = (answer: Proof['answer']): number =>
  new Set(answer.flatMap((action) => ('company' in action ? [action.company] : []))).size;

const folderOf = (title: string): string =>
  fileURLToPath(new URL(`../packages/titles/${title}/puzzles/`, import.meta.url));
const stockOf = (title: string): string => `${folderOf(title)}stock.json`;
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
/** A line for each entry: what changes is seen in a comparison. */
const lines = (list: readonly unknown[]): string =>
  `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`;

type Made = Omit<Puzzle, 'id' | 'day'>;

/** A stranger whose order is the same in every run. */
const shuffled = <T>(list: readonly T[], seed: string): readonly T[] => {
  let state = [...seed].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return list
    .map((one) => [next(), one] as const)
    .sort(([one], [other]) => one - other)
    .map(([, one]) => one);
};

/** Two that are about the same thing at nearly the same time, or have the same answer. */
const isAlike = (one: Made, other: Made): boolean =>
  one.company === other.company &&
  one.place === other.place &&
  (Math.abs(one.at - other.at) < APART || JSON.stringify(one.answer) === JSON.stringify(other.answer));

/** So many of these, hard, medium and easy ones in turn as long as there are any; of a level the most telling first. */
function choose(found: readonly Made[], count: number): readonly Made[] {
  const left = found.toSorted((one, other) => telling(other) - telling(one));
  const taken: Made[] = [];
  for (let turn = 0; taken.length < count && left.length > 0; turn++) {
    const level = 3 - (turn % 3);
    const at = left.findIndex((one) => one.level === level);
    const [one] = at < 0 ? [] : left.splice(at, 1);
    if (one && !taken.some((other) => isAlike(one, other))) taken.push(one);
    if (at < 0 && turn > 3 * (count + found.length)) break;
  }
  return taken;
}

const MISLED: readonly string[] = ['bestRun', 'cheapestLine'];

/** The answer that comes to mind first misleads, and there are few best ones. */
const telling = ({ kind, best, first, ways }: Made): number =>
  (MISLED.includes(kind) && first !== best ? 2 : 0) + (ways === 1 ? 1 : 0);

async function makeGame(
  entry: TitleEntry,
  { name, players }: (typeof GAMES)[number],
): Promise<{ readonly record: GameRecord; readonly made: readonly Made[] }> {
  const loaded = await entry.load();
  const table = loaded.table as unknown as Table<TableState, never, never>;
  const sitters = await playersOf(loaded);
  const count = Math.min(players.length, entry.players.max);
  const seed = `puzzles ${entry.id} ${name}`;
  const options = 'drawSeats' in entry.options ? { drawSeats: false } : {};
  const setup = { players: NAMES.slice(0, count), seed, options };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  const bots = players.slice(0, count).map((wanted, seat) => {
    const player = sitters.find((one) => one.name === wanted) ?? sitters[0];
    if (!player) throw new Error(`nobody plays ${entry.id}`);
    return player.sit(seat);
  });
  const states: TableState[] = [start];
  const { actions } = playWholeGame(table, start, bots as never, {
    seed,
    limit: 3000,
    budget: () => stepsOf(STEPS),
    onState: (state) => states.push(state),
  });
  const made: Made[] = [];
  for (const kind of await kindsOf(loaded)) {
    const asked = states.flatMap((state, at) =>
      kind.questions(loaded, state).map((question) => ({ at, state, question })),
    );
    const found = shuffled(asked, `${seed} ${kind.name}`)
      .slice(0, MORE_TRIES[kind.name] ?? TRIES)
      .flatMap(({ at, state, question }): readonly Made[] => {
        const proof = kind.prove(loaded, state, question);
        if (!proof || !isWorthwhile(question, proof)) return [];
        return [{ ...question, ...proof, game: name, at, level: levelOf(kind.name, proof) }];
      });
    const taken = choose(found, WANTED[kind.name] ?? 0);
    console.log(
      `  ${name} ${kind.name}: ${taken.length} of ${asked.length} questions, levels ${taken
        .map(({ level }) => level)
        .sort()
        .join('')}`,
    );
    made.push(...taken);
  }
  const last = Math.max(0, ...made.map(({ at }) => at));
  return { record: recordOf(entry.id, setup, actions.slice(0, last)), made };
}

async function make(entry: TitleEntry): Promise<readonly Made[]> {
  console.log(entry.name);
  const games = [];
  for (const game of GAMES) games.push({ name: game.name, ...(await makeGame(entry, game)) });
  rmSync(folderOf(entry.id), { recursive: true, force: true });
  mkdirSync(folderOf(entry.id), { recursive: true });
  for (const { name, record, made } of games)
    if (made.length > 0) writeFileSync(`${folderOf(entry.id)}${name}.json`, `${JSON.stringify(record)}\n`);
  return games.flatMap(({ made }) => made);
}

/** Titles take turns, and each goes from one kind to the next and from easy to hard within a week. */
function inRow(stocks: ReadonlyMap<string, readonly Made[]>): ReadonlyMap<string, readonly Puzzle[]> {
  const rows = [...stocks].flatMap(([title, made]) => {
    const mixed = shuffled(made, title);
    return mixed.map((puzzle, index) => ({ title, puzzle, at: (index + 0.5) / mixed.length }));
  });
  const days = rows.sort((one, other) => one.at - other.at || (one.title < other.title ? -1 : 1));
  const stock = new Map<string, Puzzle[]>([...stocks.keys()].map((title) => [title, []]));
  for (const [day, { title, puzzle }] of days.entries()) {
    const list = stock.get(title) as Puzzle[];
    list.push({ id: `${title}-${list.length + 1}`, day, ...puzzle });
  }
  return stock;
}

/** Every puzzle proved again from its record; a sentence for each that does not hold. */
async function check(entry: TitleEntry): Promise<readonly string[]> {
  const puzzles = readPuzzles(read(stockOf(entry.id)));
  if (!puzzles) return [`${entry.id}: the stock cannot be read`];
  const games = new Map(
    [...new Set(puzzles.map(({ game }) => game))].map((game) => [
      game,
      read(`${folderOf(entry.id)}${game}.json`) as GameRecord,
    ]),
  );
  return faultsIn(await entry.load(), puzzles, games);
}

const asked = process.argv.slice(2);
const onlyCheck = asked.includes('--check');
const named = asked.filter((one) => !one.startsWith('--'));
const strangers = named.filter((one) => !titles.some(({ id }) => id === one));
if (strangers.length > 0) {
  console.error(`npm run puzzles -- [--check] [TITLE…]: ${strangers.join(', ')} is no title.`);
  process.exit(2);
}
const chosen = titles.filter(({ id }) => named.length === 0 || named.includes(id));
if (!onlyCheck) {
  const stocks = new Map<string, readonly Made[]>();
  for (const entry of titles)
    if (chosen.includes(entry)) stocks.set(entry.id, await make(entry));
    else if (globSync(stockOf(entry.id)).length > 0)
      stocks.set(
        entry.id,
        (readPuzzles(read(stockOf(entry.id))) ?? []).map(({ id: _id, day: _day, ...made }) => made),
      );
  for (const [title, puzzles] of inRow(stocks)) writeFileSync(stockOf(title), lines(puzzles));
}
const wrong: string[] = [];
let count = 0;
for (const entry of onlyCheck ? chosen : titles) {
  if (globSync(stockOf(entry.id)).length === 0) continue;
  const begun = performance.now();
  wrong.push(...(await check(entry)));
  const { length } = readPuzzles(read(stockOf(entry.id))) ?? [];
  count += length;
  console.log(`${entry.name}: ${length} puzzles, proved in ${Math.round(performance.now() - begun)} ms`);
}
for (const sentence of wrong) console.error(sentence);
console.log(`Puzzles: ${count}, ${wrong.length} that do not hold.`);
process.exitCode = wrong.length > 0 ? 1 : 0;
