/** A game in a file, ours or public: opened, and played again step by step. */
import {
  type GameRecord,
  isProblem,
  isRefusal,
  playEntry,
  properNames,
  type RecordedAction,
  type Refusal,
  type Setup,
  type TableState,
} from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { familyFiles, type Hosted, hostedBy } from './families.ts';
import { InputError } from './flags.ts';
import { readJson } from './jsonFile.ts';
import { titleFor } from './setup.ts';
import type { Speech } from './speech.ts';

/** One entry of the file on our table. */
interface GameStep<S extends TableState = TableState> {
  readonly index: number;
  readonly actions: readonly RecordedAction[];
  readonly state: S;
  /** Why the game does not go on, in one sentence with action and rule. */
  readonly problem?: string;
  /** The players ended the game here by their own will. */
  readonly ended?: true;
}

export interface GameFile<S extends TableState = TableState> {
  readonly hosted: Hosted<S>;
  readonly setup: Setup;
  readonly start: S;
  /** How many actions the file holds. */
  readonly length: number;
  /** Plays the file; stops at the first problem. */
  steps(): Generator<GameStep<S>>;
}

/** Open a game. Throws an InputError that says where the file is wrong. */
export async function openGame(file: string, speech: Speech): Promise<GameFile> {
  return gameIn(file, readJson(file), speech);
}

/** The game that the content of a file holds. */
export async function gameIn(file: string, input: unknown, speech: Speech): Promise<GameFile> {
  const files = await familyFiles();
  return (await files.open(file, input, speech)) ?? openOwn(file, ownRecord(file, input), speech);
}

function ownRecord(file: string, input: unknown): GameRecord {
  const record = readRecord(input);
  if (isProblem(record)) throw wrongRecord(file, record);
  return record;
}

/** What is wrong with a record, and where. */
export const wrongRecord = (
  file: string,
  { problem, at }: { readonly problem: string; readonly at: string },
): InputError =>
  new InputError(({ errors }) => `${file}: ${errors.inRecord(problem)} (${errors.place(at)}).`);

async function openOwn(file: string, record: GameRecord, { words, labels }: Speech): Promise<GameFile> {
  const hosted = await hostedBy(await titleIn(file, record.title), words.language);
  const { seed, options, version, actions } = record;
  const setup: Setup = { players: properNames(record.players), seed, options, version };
  const start = startOf(file, hosted, setup);
  return {
    hosted,
    setup,
    start,
    length: actions.length,
    *steps() {
      let state = start;
      for (const [index, entry] of actions.entries()) {
        const outcome = playEntry(hosted.table, state, entry);
        if (isRefusal(outcome)) {
          const { refused, actionAt } = labels.errors;
          const at = actionAt(index, entry.action.type);
          yield { index, actions: [], state, problem: refused(at, whyNot(hosted, state, outcome)) };
          return;
        }
        state = outcome.state;
        yield { index, actions: [entry], state };
      }
    },
  };
}

/** A refusal in words, with the number of its rule. */
export const whyNot = <S extends TableState>(
  hosted: Pick<Hosted<S>, 'refusal'>,
  state: S | null,
  refusal: Refusal,
): string => `${hosted.refusal(state, refusal)} (${refusal.rule})`;

/** Play a file to its end: how many actions were fine, and why it stopped if it did. */
export function replayProblem(game: GameFile): { readonly played: number; readonly problem?: string } {
  let played = 0;
  for (const { problem } of game.steps()) {
    if (problem !== undefined) return { played, problem };
    played++;
  }
  return { played };
}

/** The title of a record. Throws an InputError. */
export async function titleIn(file: string, id: string) {
  try {
    return await titleFor(id).load();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new InputError((labels) => `${file}: ${error.in(labels)} (${labels.errors.place('title')})`);
  }
}

/** The table as the game begins. Throws an InputError. */
export function startOf<S extends TableState>(file: string, hosted: Hosted<S>, setup: Setup): S {
  const start = hosted.table.setup(setup);
  if (!isRefusal(start)) return start;
  throw new InputError(({ errors }) => `${file}: ${errors.noTable(whyNot(hosted, null, start))}`);
}
