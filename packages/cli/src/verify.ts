/** A game in a file beside what others made of it, in sentences. */
import { familyFiles, type Verification } from './families.ts';
import { gameIn, replayProblem } from './gameFile.ts';
import { readJson } from './jsonFile.ts';
import type { Speech } from './speech.ts';

/** Compare a file with what it says itself; a record of ours says nothing but its actions. Throws an InputError. */
export async function verifyFile(file: string, speech: Speech): Promise<Verification> {
  const input = readJson(file);
  const found = await (await familyFiles()).verify(file, input, speech);
  if (found) return found;
  const game = await gameIn(file, input, speech);
  const { played, problem } = replayProblem(game);
  const replayed = `${file}: ${played}/${game.length} actions replayed`;
  return problem === undefined
    ? { equal: true, lines: [`${replayed}, no result to compare`] }
    : { equal: false, lines: [replayed, `  ${problem}`] };
}
