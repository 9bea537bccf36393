/** A game in a file, ours or public: opened, and played again step by step. */
import type { EighteenState, Title } from '@kursbuch/eighteen';
import {
  type ImportProblem,
  looksLikeRoutes,
  looksPublic,
  type PublicGame,
  PublicImport,
  type PublicRecord,
  publicGame,
  publicSetup,
  readPublicRecord,
} from '@kursbuch/records';
import {
  type GameRecord,
  isProblem,
  isRefusal,
  properNames,
  type RecordedAction,
  type Setup,
} from '@kursbuch/table';
import type { LoadedTitle } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import type { Words } from '@kursbuch/words/eighteen';
import { InputError } from './flags.ts';
import { readJson } from './jsonFile.ts';
import { titleFor } from './setup.ts';
import { whyNot } from './speech.ts';

/** One entry of the file on our table. */
export interface GameStep {
  readonly index: number;
  readonly actions: readonly RecordedAction[];
  readonly state: EighteenState;
  /** Why the game does not go on, in one sentence with action and rule. */
  readonly problem?: string;
  /** The players ended the game here by their own will. */
  readonly ended?: true;
}

export interface GameFile {
  readonly loaded: LoadedTitle;
  readonly setup: Setup;
  readonly start: EighteenState;
  /** How many actions the file holds. */
  readonly length: number;
  /** The record it was read from, if it is a public one, and what its title says about such records. */
  readonly published?: { readonly game: PublicGame; readonly record: PublicRecord };
  /** Plays the file; stops at the first problem. */
  steps(): Generator<GameStep>;
}

/** Open a game. Throws an InputError that says where the file is wrong. */
export async function openGame(file: string, words: Words): Promise<GameFile> {
  return gameIn(file, readJson(file), words);
}

/** The game that the content of a file holds. */
export async function gameIn(file: string, input: unknown, words: Words): Promise<GameFile> {
  if (looksPublic(input)) {
    const record = readPublicRecord(input);
    if ('problem' in record) throw new InputError(`${file}: ${record.problem} (${record.at}).`);
    return openPublic(file, record, words);
  }
  if (looksLikeRoutes(input)) throw new InputError(`${file}: this holds route problems, no game.`);
  const record = readRecord(input);
  if (isProblem(record)) throw new InputError(`${file}: ${record.problem} (${record.at}).`);
  return openOwn(file, record, words);
}

async function openOwn(file: string, record: GameRecord, words: Words): Promise<GameFile> {
  const loaded = await titleIn(file, record.title);
  const { seed, options, actions } = record;
  const setup: Setup = { players: properNames(record.players), seed, options };
  const start = startOf(file, loaded, setup, words);
  return {
    loaded,
    setup,
    start,
    length: actions.length,
    *steps() {
      let state = start;
      for (const [index, entry] of actions.entries()) {
        const outcome = loaded.table.act(state, entry.seat, entry.action);
        if (isRefusal(outcome)) {
          const problem = `action ${index} (${entry.action.type}) is refused: ${whyNot(words, loaded.title, state, outcome)}`;
          yield { index, actions: [], state, problem };
          return;
        }
        state = outcome.state;
        yield { index, actions: [entry], state };
      }
    },
  };
}

async function openPublic(file: string, record: PublicRecord, words: Words): Promise<GameFile> {
  const loaded = await titleIn(file, record.title);
  const game = await publicGame(loaded);
  if (!game) throw new InputError(`${file}: public records know no ${record.title} (title).`);
  const setup = publicSetup(game, record);
  if ('problem' in setup) throw new InputError(`${file}: ${setup.problem} (${setup.at}).`);
  const start = startOf(file, loaded, setup, words);
  const { table, title, publicRecords } = game;
  return {
    loaded,
    setup,
    start,
    length: record.actions.length,
    published: { game, record },
    *steps() {
      for (const step of new PublicImport(table, title, publicRecords.names, record, start).steps()) {
        const { problem, ...fine } = step;
        yield problem ? { ...fine, problem: problemSentence(words, title, step.state, problem) } : fine;
      }
    },
  };
}

/** Why our table does not play a step of a public record. */
export function problemSentence(
  words: Words,
  title: Title,
  state: EighteenState,
  { at, problem, refusal }: ImportProblem,
): string {
  return `${at} ${refusal ? `is refused: ${whyNot(words, title, state, refusal)}` : `makes no sense: ${problem}.`}`;
}

/** Play a file to its end: how many actions were fine, and why it stopped if it did. */
export function replayProblem(game: GameFile): { readonly played: number; readonly problem?: string } {
  let played = 0;
  for (const { problem } of game.steps()) {
    if (problem !== undefined) return { played, problem };
    played++;
  }
  return { played };
}

async function titleIn(file: string, id: string): Promise<LoadedTitle> {
  try {
    return await titleFor(id).load();
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${file}: ${error.message} (title)`);
    throw error;
  }
}

function startOf(file: string, { table, title }: LoadedTitle, setup: Setup, words: Words): EighteenState {
  const start = table.setup(setup);
  if (isRefusal(start)) throw new InputError(`${file}: no table: ${whyNot(words, title, null, start)}`);
  return start;
}
