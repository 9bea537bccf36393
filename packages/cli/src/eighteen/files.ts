/** Files of 18xx.games: its games, opened, compared and written, and the route problems that belong to them. */
import type { EighteenState } from '@kursbuch/eighteen';
import {
  exportPublic,
  type Finding,
  type ImportProblem,
  looksLikeRoutes,
  looksPublic,
  type PublicGame,
  PublicImport,
  type PublicRecord,
  publicGame,
  publicSetup,
  readPublicRecord,
  readTrace,
  verifyRecord,
  verifyTrace,
} from '@kursbuch/records';
import { recordOf } from '@kursbuch/table';
import type { Labels } from '@kursbuch/words';
import type { FamilyFiles, Verification } from '../families.ts';
import { InputError } from '../flags.ts';
import { startOf, titleIn, whyNot, wrongRecord } from '../gameFile.ts';
import type { Speech } from '../speech.ts';
import { type EighteenFile, type EighteenHosted, eighteenHosted, isEighteen } from './hosted.ts';
import { verifyRoutes } from './routeProblems.ts';

export const files: FamilyFiles = {
  async open(file, input, speech) {
    if (looksLikeRoutes(input)) throw new InputError(({ errors }) => `${file}: ${errors.routesNoGame}.`);
    return looksPublic(input) ? openPublic(file, input, speech) : undefined;
  },
  async verify(file, input, speech) {
    if (looksLikeRoutes(input)) return verifyRoutes(file, input, speech);
    return looksPublic(input) ? verifyPublic(file, input, speech) : undefined;
  },
  async published(file, game) {
    const { hosted, setup } = game;
    const loaded = isEighteen(game) ? await publicGame(game.hosted.loaded) : undefined;
    if (!loaded) throw noPublic(file, hosted.id);
    const actions = [];
    for (const step of game.steps()) {
      if (step.problem !== undefined) throw new InputError(`${file}: ${step.problem}`);
      actions.push(...step.actions);
    }
    const written = exportPublic(loaded, recordOf(hosted.id, setup, actions));
    if (!('problem' in written)) return written;
    throw new InputError(
      ({ errors }) =>
        `${file}: ${errors.noPublicForm(errors.inRecord(written.problem))} (${errors.place(written.at)}).`,
    );
  },
};

const noPublic = (file: string, title: string): InputError =>
  new InputError(({ errors }) => `${file}: ${errors.noPublicTitle(title)}.`);

/** A public game in a file, with the record it was read from and what its title says about such records. */
interface PublicFile extends EighteenFile {
  readonly game: PublicGame;
  readonly record: PublicRecord;
}

async function openPublic(file: string, input: unknown, { words, labels }: Speech): Promise<PublicFile> {
  const record = readPublicRecord(input);
  if ('problem' in record) throw wrongRecord(file, record);
  const loaded = await titleIn(file, record.title);
  const game = loaded.family === 'eighteen' ? await publicGame(loaded) : undefined;
  if (!game) throw noPublic(file, record.title);
  const setup = publicSetup(game, record);
  if ('problem' in setup) throw wrongRecord(file, setup);
  const hosted = await eighteenHosted(game, words.language);
  const start = startOf(file, hosted, setup);
  const { table, title, publicRecords } = game;
  return {
    hosted,
    setup,
    start,
    length: record.actions.length,
    game,
    record,
    *steps() {
      for (const step of new PublicImport(table, title, publicRecords, record, start).steps()) {
        const { problem, ...fine } = step;
        yield problem ? { ...fine, problem: problemSentence(hosted, labels, step.state, problem) } : fine;
      }
    },
  };
}

/** Why our table does not play a step of a public record. */
const problemSentence = (
  hosted: EighteenHosted,
  { errors }: Labels,
  state: EighteenState,
  { at, problem, refusal }: ImportProblem,
): string =>
  refusal ? errors.refused(at, whyNot(hosted, state, refusal)) : errors.noSense(at, errors.inRecord(problem));

// ---------------------------------------------------------------- beside the public engine

/** Compare a public game with the states in its file, or with its result if there are none. */
async function verifyPublic(file: string, input: unknown, speech: Speech): Promise<Verification> {
  const { hosted, game, record, start, length } = await openPublic(file, input, speech);
  const trace = readTrace(input);
  if (trace && 'problem' in trace) throw wrongRecord(file, trace);
  const finding = trace ? verifyTrace(game, record, start, trace) : verifyRecord(game, record, start);
  const { difference, stopped } = finding;
  const problem = stopped?.problem && problemSentence(hosted, speech.labels, stopped.state, stopped.problem);
  const told = trace ? traceLine(finding) : recordLine(finding);
  const details = problem === undefined ? (difference?.fields ?? []) : [problem];
  return {
    equal: details.length === 0,
    lines: [
      `${file}: ${finding.played}/${length} actions ${told}`,
      ...details.map((detail) => `  ${detail}`),
    ],
  };
}

function traceLine({ difference, stopped }: Finding): string {
  const where = stopped ? `at action ${stopped.index}` : difference?.where;
  return where === undefined ? 'equal' : `equal; first difference ${where}:`;
}

function recordLine({ difference, stopped, ended, compared }: Finding): string {
  if (stopped) return 'replayed';
  if (ended) return 'replayed, ended by hand with the recorded result';
  if (!compared) return 'replayed, no result to compare';
  return difference ? 'replayed, result differs' : 'replayed, result equal';
}
