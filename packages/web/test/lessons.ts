/**
 * What is wrong with a lesson, one sentence each: the position must be legal, every answer must play, the right one must be right
 * by its proof, and every sentence must be there in every language, short, with figures that the engine gives.
 */
import { type Action, isProblem, isRefusal, type Table, type TableState } from '@kursbuch/table';
import { crayonVoices, eighteenNamed, eighteenVoices, type TitleEntry } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import {
  type Answer,
  entriesOf,
  type Figure,
  type Lesson,
  type Step,
  type TitleLessons,
} from '@kursbuch/titles/src/lessons/lesson.ts';
import {
  bookOf,
  type Figures,
  frameWords,
  type Language,
  type LessonSentence,
  type LessonText,
  type LessonTexts,
  languages,
  plain,
  said,
  strong,
  type Voice,
  type Voices,
} from '@kursbuch/words';
import { wordsFor as crayonWords } from '@kursbuch/words/crayon';
import { wordsFor as eighteenWords } from '@kursbuch/words/eighteen';
import { standingAhead } from '../../bots/src/eighteen/sharp.ts';

/** So long a text may be, on a phone and in two minutes. */
const LONGEST = { name: 44, about: 90, stop: 13, label: 64, sentence: 230 };

type AnyTable = Table<TableState, Action, never>;

/** How one language tells figures, and what the lessons of a title say in it. */
interface Spoken {
  readonly language: Language;
  readonly texts: LessonTexts;
  tell(figure: Figure, value: number | string): string;
}

export async function spokenOf(entry: TitleEntry): Promise<readonly Spoken[]> {
  const voices: Voices<Pick<Voice<never>, 'lessons'>> = entry.words;
  return Promise.all(
    languages.map(async (language) => {
      const book = bookOf(language);
      const [frame, own, money] = await Promise.all([
        frameWords(book),
        book.of(voices).lessons?.(),
        moneyIn(entry, language),
      ]);
      const tell = ({ unit }: Figure, value: number | string): string => {
        if (typeof value === 'string') return value;
        return unit === 'money' ? money(value) : unit === 'percent' ? frame.percent(value) : `${value}`;
      };
      return { language, texts: own?.lessons ?? {}, tell };
    }),
  );
}

async function moneyIn(entry: TitleEntry, language: Language): Promise<(amount: number) => string> {
  if (entry.family === 'crayon') {
    const { sum } = await crayonWords(language, crayonVoices(entry.id));
    return sum;
  }
  const [words, { title }] = await Promise.all([
    eighteenWords(language, eighteenVoices(entry.id)),
    entry.load(),
  ]);
  return (amount) => words.money(title, amount);
}

/** The state after each answer, by its name; or what is wrong with the position or an answer. */
async function played(
  table: AnyTable,
  step: Step,
  { games }: TitleLessons,
): Promise<{ readonly before: TableState; readonly after: ReadonlyMap<string, TableState> } | string> {
  const record = readRecord((await games[step.game]?.())?.default);
  if (isProblem(record)) return `its game ${step.game} is no record`;
  if (step.at > record.actions.length) return `its game ${step.game} ends before ${step.at}`;
  const start = table.setup(record);
  if (isRefusal(start)) return `its game ${step.game} cannot be set up: ${start.reason}`;
  let before: TableState = start;
  for (const [index, { seat, action }] of record.actions.slice(0, step.at).entries()) {
    const outcome = table.act(before, seat, action);
    if (isRefusal(outcome)) return `action ${index} of ${step.game} is refused: ${outcome.reason}`;
    before = outcome.state;
  }
  if (!table.waiting(before).includes(step.seat)) return `seat ${step.seat} is not asked there`;
  const after = new Map<string, TableState>();
  for (const answer of step.answers) {
    const outcome = given(table, before, step, answer);
    if (typeof outcome === 'string') return `${answer.id}: ${outcome}`;
    after.set(answer.id, outcome);
  }
  return { before, after };
}

function given(table: AnyTable, before: TableState, step: Step, answer: Answer): TableState | string {
  let state = before;
  for (const { seat, action } of entriesOf(step, answer)) {
    const outcome = table.act(state, seat, action);
    if (isRefusal(outcome)) return `${JSON.stringify(action)} is refused: ${outcome.reason} ${outcome.rule}`;
    state = outcome.state;
  }
  return state;
}

/** What is wrong with the proof; null: the right answer is right. */
async function proofFault(
  entry: TitleEntry,
  step: Step,
  after: ReadonlyMap<string, TableState>,
): Promise<string | null> {
  const { proof, right, figures } = step;
  const values = new Map<string, number>();
  for (const [id, state] of after) {
    const value = 'player' in proof ? await ahead(entry, step, state) : measured(figures, proof, state);
    if (typeof value !== 'number') return `${id} cannot be measured`;
    values.set(id, value);
  }
  const best = values.get(right);
  if (best === undefined) return `no answer is called ${right}`;
  const margin = 'player' in proof ? proof.player : proof.by;
  for (const [id, value] of values) {
    if (id === right) continue;
    const lead = 'lowest' in proof ? value - best : best - value;
    if (!(margin > 0) || lead < margin)
      return `${right} leads ${id} by ${Math.round(lead)}, not by ${margin} (${JSON.stringify(proof)})`;
  }
  return null;
}

const measured = (
  figures: Step['figures'],
  proof: Exclude<Step['proof'], { player: number }>,
  state: TableState,
): number | string | undefined => figures['highest' in proof ? proof.highest : proof.lowest]?.of(state);

/** How the strongest player stands some rounds later. */
async function ahead({ id }: TitleEntry, { seat }: Step, state: TableState): Promise<number | undefined> {
  const loaded = await eighteenNamed(id)?.load();
  const own = (await loaded?.player?.())?.judgement;
  if (!loaded || !own) return undefined;
  return standingAhead({ title: loaded.title, table: loaded.table, own }, state as never, seat);
}

// ---------------------------------------------------------------- sentences

/** Figures that are no names: a sentence that asks for another is wrong. */
const strict = (figures: Figures, told: (name: string) => void): Figures =>
  new Proxy(figures, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target)) told(name);
      return Reflect.get(target, name);
    },
  });

/** A figure written by hand; names of trains and tiles have figures in them. */
const WRITTEN = /\d(?!\d*[+EM]?(-train|er\b|er-|-Zug))/;

function textFaults(
  step: Step,
  text: LessonText['steps'][string] | undefined,
  { tell, language }: Spoken,
  before: TableState,
  after: ReadonlyMap<string, TableState>,
): readonly string[] {
  if (!text) return [`says nothing in ${language}`];
  const faults: string[] = [];
  const told = (of: (figure: Figure) => string): Figures =>
    strict(
      Object.fromEntries(Object.entries(step.figures).map(([name, figure]) => [name, of(figure)])),
      (name) => faults.push(`${language}: there is no figure ${name}`),
    );
  const real = (state: TableState) => told((figure) => strong(tell(figure, figure.of(state))));
  const blank = told(() => 'X');
  const look = (what: string, sentence: LessonSentence, longest: number, state = before) => {
    const full = plain(said(sentence, real(state), real(before)));
    if (full.trim() === '') faults.push(`${language}: ${what} is empty`);
    if (full.length > longest) faults.push(`${language}: ${what} has ${full.length} letters: ${full}`);
    // A sum may end with a full stop of its own.
    if (full.includes('..')) faults.push(`${language}: ${what} has two full stops: ${full}`);
    if (/undefined|NaN|null/.test(full)) faults.push(`${language}: ${what} says “${full}”`);
    const bare = plain(said(sentence, blank, blank));
    if (WRITTEN.test(bare)) faults.push(`${language}: ${what} has a figure written by hand: ${bare}`);
  };
  look('stop', text.stop, LONGEST.stop);
  look('title', text.title, LONGEST.name);
  look('what', text.what, LONGEST.sentence);
  look('why', text.why, LONGEST.sentence, after.get(step.right));
  for (const { id } of step.answers) {
    const answer = text.answers[id];
    if (!answer) {
      faults.push(`${language}: nothing is said to ${id}`);
      continue;
    }
    look(`${id}, label`, answer.label, LONGEST.label);
    look(`${id}, after`, answer.after, LONGEST.sentence, after.get(id));
  }
  for (const id of Object.keys(text.answers))
    if (!step.answers.some((one) => one.id === id)) faults.push(`${language}: ${id} is no answer`);
  return faults;
}

// ---------------------------------------------------------------- a lesson

export async function faultsIn(
  entry: TitleEntry,
  lesson: Lesson,
  of: TitleLessons,
  spoken: readonly Spoken[],
  rules: ReadonlySet<string>,
  terms: ReadonlySet<string>,
): Promise<readonly string[]> {
  const { steps } = await lesson.load();
  const { table } = await entry.load();
  const faults: string[] = [];
  const tell = (what: string) => faults.push(`${entry.id}-${lesson.id}: ${what}`);
  if (steps.length === 0) tell('has no step');
  if (lesson.rules.length === 0) tell('is about no rule');
  for (const rule of lesson.rules) if (!rules.has(rule)) tell(`there is no rule ${rule}`);
  for (const term of lesson.terms ?? []) if (!terms.has(term)) tell(`there is no term ${term}`);
  for (const { language, texts } of spoken) {
    const text = texts[lesson.id];
    if (!text) tell(`says nothing in ${language}`);
    else if (text.title.length > LONGEST.name || text.about.length > LONGEST.about)
      tell(`${language}: its name or what it is about is long`);
    for (const id of Object.keys(text?.steps ?? {}))
      if (!steps.some((step) => step.id === id)) tell(`${language}: ${id} is no step`);
  }
  for (const step of steps) {
    const name = `${step.id}: `;
    if (step.answers.length < 2) tell(`${name}there is nothing to decide`);
    const outcome = await played(table as unknown as AnyTable, step, of);
    if (typeof outcome === 'string') {
      tell(name + outcome);
      continue;
    }
    const { before, after } = outcome;
    const fault = await proofFault(entry, step, after);
    if (fault) tell(name + fault);
    for (const one of spoken)
      for (const wrong of textFaults(step, one.texts[lesson.id]?.steps[step.id], one, before, after))
        tell(name + wrong);
  }
  return faults;
}
