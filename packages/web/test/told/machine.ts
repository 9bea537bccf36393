/**
 * A machine that looks for lies: it plays whole games and holds what is told of them against what is. It knows no game. A
 * title brings its table, its players and its checks (`subjects.ts`); a check looks at every step and tells the witness what
 * it saw, what it heard, and what was not so.
 */
import { Dice, type Player, playWholeGame } from '@kursbuch/bots';
import {
  type Action,
  type Bot,
  type GameEvent,
  isRefusal,
  type Seat,
  type Setup,
  stepsOf,
  type Table,
  type TableEvent,
  type TableState,
} from '@kursbuch/table';
import { type Language, languages } from '@kursbuch/words';
import { faultsIn } from './grammar.ts';

/** One action, with what came of it and the states around it. */
export interface Step<S extends TableState, A extends Action, E extends GameEvent> {
  /** Its number in the game, from 0. */
  readonly index: number;
  readonly seat: Seat;
  readonly action: A;
  readonly before: S;
  readonly events: readonly (E | TableEvent)[];
  readonly after: S;
  /** Chance for a check that cannot look at everything: the same in every run of the game. */
  readonly dice: Dice;
  /** The language in which the screen is looked at in this game; sentences of the words are read in all of them. */
  readonly language: Language;
}

/** Whom a check tells what it has found. */
export interface Witness {
  /** So many things were held against the truth. */
  saw(times?: number): void;
  /** A sentence was read: its grammar is looked at here. */
  hear(language: Language, sentence: string): void;
  /** It is not so. */
  lie(said: string, truth: string): void;
}

/** One thing that is looked at. What it has to remember of a game begins anew with each. */
export interface Check<M> {
  readonly name: string;
  begin(): (step: M, witness: Witness) => void | Promise<void>;
}

/** A check that remembers nothing. */
export const check = <M>(
  name: string,
  look: (step: M, witness: Witness) => void | Promise<void>,
): Check<M> => ({
  name,
  begin: () => look,
});

/** A title as the machine knows it. */
export interface Subject<S extends TableState, A extends Action, E extends GameEvent> {
  readonly id: string;
  readonly table: Table<S, A, E>;
  readonly players: { readonly min: number; readonly max: number };
  /** The tables it is played at, by their options. */
  readonly tables: readonly Setup['options'][];
  /** A player for all seats that takes anything, in the game of this number; and those who think. */
  random(seed: string, game: number): Bot<S, A>;
  readonly thinkers: readonly Player<S, A>[];
  /** Long enough to see all of a game that may never come to its end; left out: the end. */
  readonly longest?: number;
  /** Speak this language on the screen from now on. */
  speak(language: Language): Promise<void>;
  readonly checks: readonly Check<Step<S, A, E>>[];
}

// biome-ignore lint/suspicious/noExplicitAny: the machine plays titles of any family.
export type AnySubject = Subject<any, any, any>;

/** Something that is told and is not so. */
export interface Finding {
  readonly check: string;
  readonly title: string;
  readonly seed: string;
  readonly step: number;
  readonly said: string;
  readonly truth: string;
}

export interface Tally {
  readonly games: number;
  readonly steps: number;
  /** How much every check has looked at. */
  readonly saw: Readonly<Record<string, number>>;
  /** Sentences whose grammar was read, each once, by language. */
  readonly heard: Readonly<Record<Language, number>>;
  readonly findings: readonly Finding[];
}

export interface Job {
  readonly games: number;
  readonly seed: string;
  /** One game in so many is played by players who think; 0: none is. */
  readonly thinking: number;
  /** The first game, to see again what was found in it; left out: 0. */
  readonly from?: number;
  /** Leave a game after so many actions; left out: when it is over. */
  readonly longest?: number;
}

const NAMES = ['Anna', 'Ben', 'Chiara', 'David', 'Emil', 'Frida'];

/** Of lies of one kind so many are told; the rest says nothing new. */
const ENOUGH = 3;
/** And of one check so many. */
const ENOUGH_OF_ALL = 12;

/** Play the games of a title. The same job plays the same games. */
export async function lookFor(subject: AnySubject, job: Job): Promise<Tally> {
  const saw: Record<string, number> = Object.fromEntries(subject.checks.map(({ name }) => [name, 0]));
  const heard = Object.fromEntries(languages.map((one) => [one, new Set<string>()])) as Record<
    Language,
    Set<string>
  >;
  const findings: Finding[] = [];
  const told = new Map<string, number>();
  let steps = 0;

  for (let game = job.from ?? 0; game < job.games; game++) {
    const seed = `${job.seed}-${game}`;
    const language = languages[game % languages.length] as Language;
    await subject.speak(language);
    const { table } = subject;
    const { min, max } = subject.players;
    const options = subject.tables[Math.floor(game / languages.length) % subject.tables.length] ?? {};
    const setup: Setup = { players: NAMES.slice(0, min + (game % (max - min + 1))), seed, options };
    const start = table.setup(setup);
    if (isRefusal(start)) throw new Error(`no table: ${start.reason}`);
    const dice = new Dice(`${seed} looks`);
    const thinks = job.thinking > 0 && game % job.thinking === job.thinking - 1;
    const bots = thinks ? thinking(subject, setup.players.length, seed) : subject.random(seed, game);
    const limit = Math.min(job.longest ?? Number.POSITIVE_INFINITY, subject.longest ?? 20_000);
    const course: Step<TableState, Action, GameEvent>[] = [];
    let before: TableState = start;
    const played = playWholeGame(table, start, bots, {
      seed,
      limit,
      ...(thinks && { budget: () => stepsOf(THOUGHT) }),
      onState(after, index, { seat, action }, events) {
        course.push({ index, seat, action, before, events, after, dice, language });
        before = after;
      },
    });
    if (played.trouble && played.actions.length < limit) throw new Error(`${seed}: ${played.trouble}`);
    steps += course.length;

    for (const one of subject.checks) {
      const { name } = one;
      const look = one.begin();
      let step = 0;
      const lie = (said: string, truth: string): void => {
        const kind = `${name} ${truth.replace(/[\d.,]+/g, '#').replace(/[A-Z]\w*/g, '')}`;
        const [alike, all] = [kind, name].map((key) => told.get(key) ?? 0) as [number, number];
        told.set(kind, alike + 1);
        told.set(name, all + 1);
        if (alike < ENOUGH && all < ENOUGH_OF_ALL)
          findings.push({ check: name, title: subject.id, seed, step, said, truth });
      };
      const witness: Witness = {
        saw(times = 1) {
          saw[name] = (saw[name] ?? 0) + times;
        },
        hear(spoken, sentence) {
          if (heard[spoken].has(sentence)) return;
          heard[spoken].add(sentence);
          for (const fault of faultsIn(spoken, sentence)) lie(sentence, fault);
        },
        lie,
      };
      for (const moment of course) {
        step = moment.index;
        await look(moment, witness);
      }
    }
    // What the screen has put off until it has time is done now, and what was drawn can be forgotten.
    await new Promise((done) => setTimeout(done, 0));
  }
  return {
    games: job.games - (job.from ?? 0),
    steps,
    saw,
    heard: Object.fromEntries(languages.map((one) => [one, heard[one].size])) as Record<Language, number>,
    findings,
  };
}

/** What a player who thinks may spend: it has to play like itself, not well. */
const THOUGHT = 200;

/** Thinkers in all seats, a different order in every game. */
function thinking({ thinkers }: AnySubject, count: number, seed: string): readonly Bot[] {
  const dice = new Dice(`${seed} players`);
  return Array.from({ length: count }, (_, seat) => dice.one(thinkers).sit(seat));
}

/** Checks that have looked at nothing: they prove nothing. */
export const blind = ({ saw }: Tally): readonly string[] =>
  Object.entries(saw).flatMap(([name, count]) => (count === 0 ? [name] : []));
