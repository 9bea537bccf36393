// Makes the stock of puzzles out of games of computer and random players, and checks it. The same seeds give the same files.
//   npm run puzzles                    make the stock of every title anew, then check it
//   npm run puzzles -- TITLE…          of these titles alone; the others stay as they are
//   npm run puzzles -- --check         prove every puzzle again, and write nothing
//   npm run puzzles -- --kind KIND     one kind alone, in the games that lie there: those of the stock are proved anew and keep
//                                      their names and days, more are added after all others
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
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
  type LoadedTitle,
  recordOf,
  replay,
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
  outOfTrains: 3,
  cheapestLine: 12,
  bestPlan: 7,
};
/** Two puzzles of a kind about the same thing are so many actions apart. */
const APART = 20;
/** So many questions of a kind are proved in a game, to choose among them. */
const TRIES = 60;
/** Where there are many, and most are dull. */
const MORE_TRIES: Readonly<Record<string, number>> = { cheapestLine: 240, outOfTrains: 700 };

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
    case 'outOfTrains':
      return compared >= 3 && ways <= 3 && (best === 0 || answer.length > 1 || compared >= 8);
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
  (one.kind === 'outOfTrains' && one.at === other.at) ||
  (one.company === other.company &&
    one.place === other.place &&
    (Math.abs(one.at - other.at) < APART || JSON.stringify(one.answer) === JSON.stringify(other.answer)));

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
  const made = await madeFrom(loaded, name, seed, states);
  const last = Math.max(0, ...made.map(({ at }) => at));
  return { record: recordOf(entry.id, setup, actions.slice(0, last)), made };
}

/** The puzzles of a game, of all kinds or one: proved, and chosen among those that are worthwhile. */
async function madeFrom(
  loaded: LoadedTitle,
  name: string,
  seed: string,
  states: readonly TableState[],
  only?: string,
): Promise<readonly Made[]> {
  const made: Made[] = [];
  for (const kind of await kindsOf(loaded)) {
    if (only !== undefined && kind.name !== only) continue;
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
  return made;
}

/** The stock of a title with one kind proved anew, and more of it from the same games, still without a day. */
async function withKind(
  entry: TitleEntry,
  only: string,
): Promise<{ readonly stock: readonly Puzzle[]; readonly more: readonly Made[] }> {
  const loaded = await entry.load();
  const table = loaded.table as unknown as Table<TableState, never, never>;
  const kind = (await kindsOf(loaded)).find(({ name }) => name === only);
  const stock = readPuzzles(read(stockOf(entry.id))) ?? [];
  if (!kind) return { stock, more: [] };
  console.log(entry.name);
  const again = new Map<string, Puzzle>();
  const more: Made[] = [];
  for (const game of new Set(stock.map((one) => one.game))) {
    const record = read(`${folderOf(entry.id)}${game}.json`) as GameRecord;
    const states: TableState[] = [];
    replay(table, record, { onState: (state) => states.push(state) });
    const known = stock.filter((one) => one.game === game && one.kind === only);
    for (const one of known) {
      const proof = kind.prove(loaded, states[one.at] as TableState, one);
      if (!proof) throw new Error(`${one.id} is proved no more`);
      again.set(one.id, { ...one, ...proof, level: levelOf(only, proof) });
    }
    const made = await madeFrom(loaded, game, record.seed, states, only);
    const fresh = made.filter((one) => !known.some((other) => isAlike(one, other)));
    more.push(...fresh.slice(0, Math.max(0, (WANTED[only] ?? 0) - known.length)));
  }
  return { stock: stock.map((one) => again.get(one.id) ?? one), more };
}

/** One kind in all stocks: what is new has its days after all others. */
async function remakeKind(only: string): Promise<void> {
  const stocks = new Map<string, Puzzle[]>();
  const made = new Map<string, readonly Made[]>();
  for (const entry of titles) {
    const { stock, more } = await withKind(entry, only);
    stocks.set(entry.id, [...stock]);
    made.set(entry.id, more);
  }
  const days = [...stocks.values()].flat().map(({ day }) => day);
  const first = 1 + Math.max(-1, ...days);
  for (const [title, puzzles] of inRow(made)) {
    const stock = stocks.get(title) as Puzzle[];
    for (const one of puzzles)
      stock.push({ ...one, id: `${title}-${stock.length + 1}`, day: first + one.day });
    writeFileSync(stockOf(title), lines(stock));
  }
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

const {
  positionals: named,
  values: { check: onlyCheck, kind: onlyKind },
} = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false }, kind: { type: 'string' } },
});
const strangers = named.filter((one) => !titles.some(({ id }) => id === one));
if (strangers.length > 0 || (onlyKind !== undefined && WANTED[onlyKind] === undefined)) {
  const what = strangers.length > 0 ? `${strangers.join(', ')} is no title` : `${onlyKind} is no kind`;
  console.error(`npm run puzzles -- [--check] [--kind KIND] [TITLE…]: ${what}.`);
  process.exit(2);
}
const chosen = titles.filter(({ id }) => named.length === 0 || named.includes(id));
if (onlyKind !== undefined && !onlyCheck) await remakeKind(onlyKind);
else if (!onlyCheck) {
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
