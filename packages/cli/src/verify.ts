/** A public game in a file beside what the public engine made of it, in sentences. */
import { type Finding, readTrace, verifyRecord, verifyTrace } from '@kursbuch/records';
import { InputError } from './flags.ts';
import { gameIn, problemSentence, replayProblem } from './gameFile.ts';
import { readJson } from './jsonFile.ts';
import { wordsIn } from './speech.ts';

export interface Verification {
  readonly equal: boolean;
  /** The finding, then the first difference field by field. */
  readonly lines: readonly string[];
}

/** Compare a file with itself: its states if it has any, else its result. Throws an InputError. */
export async function verifyFile(file: string): Promise<Verification> {
  const input = readJson(file);
  const words = await wordsIn('en');
  const game = await gameIn(file, input, words);
  const { start, length, published } = game;
  const trace = readTrace(input);
  if (trace && 'problem' in trace) throw new InputError(`${file}: ${trace.problem} (${trace.at}).`);
  if (!published) {
    const { played, problem } = replayProblem(game);
    const replayed = `${file}: ${played}/${length} actions replayed`;
    return problem === undefined
      ? { equal: true, lines: [`${replayed}, no result to compare`] }
      : { equal: false, lines: [replayed, `  ${problem}`] };
  }
  const finding = trace
    ? verifyTrace(published.game, published.record, start, trace)
    : verifyRecord(published.game, published.record, start);
  const { difference, stopped } = finding;
  const problem =
    stopped?.problem && problemSentence(words, game.loaded.title, stopped.state, stopped.problem);
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
