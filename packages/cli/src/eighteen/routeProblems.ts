/** Route problems: positions of a public game with the best runs the public router found, beside what ours finds. */
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Verification } from '../families.ts';
import { InputError } from '../flags.ts';
import { openGame } from '../gameFile.ts';
import type { Speech } from '../speech.ts';
import { isEighteen } from './hosted.ts';
import { routesAt, turnsAt } from './routes.ts';

interface RouteProblem {
  /** The action the runs are for. */
  readonly i: number;
  /** What the public router found. */
  readonly best: number;
  /** It looked at everything, so that nobody finds more. */
  readonly complete: boolean;
}

/** Solve the problems of a file in the game it belongs to, which lies beside it. Throws an InputError. */
export async function verifyRoutes(file: string, input: unknown, speech: Speech): Promise<Verification> {
  const problems = problemsIn(file, input);
  const beside = gameBeside(file);
  const game = await openGame(beside, speech);
  if (!isEighteen(game)) throw new InputError(`${beside}: no trains run in it.`);
  const turns = turnsAt(
    beside,
    game,
    problems.map(({ i }) => i),
  );
  const { title } = game.hosted.loaded;
  const told = problems.flatMap(({ i, best, complete }, index): readonly string[] => {
    const at = turns[index];
    if (!at) return [];
    const { turn } = routesAt(title, at);
    if (turn.revenue === best || (turn.revenue > best && !complete)) return [];
    const proved = turn.optimal ? '' : ', not proved';
    return [`at action ${i} ${turn.company}: ours ${turn.revenue}${proved}, theirs ${best}`];
  });
  const equal = told.length === 0;
  return {
    equal,
    lines: [
      `${file}: ${problems.length - told.length}/${problems.length} best runs equal`,
      ...told.map((line) => `  ${line}`),
    ],
  };
}

function problemsIn(file: string, input: unknown): readonly RouteProblem[] {
  if (!Array.isArray(input)) throw new InputError(`${file}: route problems are a list.`);
  return input.map(({ i, best, complete }: Readonly<Record<string, unknown>>, index) => {
    if (typeof i === 'number' && Number.isInteger(i) && i >= 0 && typeof best === 'number')
      return { i, best, complete: complete !== false };
    throw new InputError(`${file}: problem ${index} needs the number of an action and a best revenue.`);
  });
}

/** `routes-GAME.json.gz` belongs to `GAME.json.gz`. */
function gameBeside(file: string): string {
  const name = basename(file).replace(/^routes-/, '');
  const beside = join(dirname(file), name);
  if (name !== basename(file) && existsSync(beside)) return beside;
  throw new InputError(
    `${file}: this holds route problems; their game${name === basename(file) ? '' : `, ${name},`} must lie beside it.`,
  );
}
