/** The order of the test files: one that takes long and begins last would keep one of two cores waiting for the other. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that wait most come first, so that others work meanwhile; many short files fill what is left at the end. */
const PROJECTS = ['browser', 'server', 'statements', 'client', 'node', 'engine'];

/** Those that take longest though they are no long files, by the end of their names, the longest first. */
const LONGEST = [
  'browser/computers.test.ts',
  'browser/screensDesktop.test.ts',
  'browser/screensHand.test.ts',
  'browser/guideWalk.test.ts',
  'browser/badInput.test.ts',
  'browser/pseudo.test.ts',
  'browser/later.test.ts',
  'browser/steady.test.ts',
  'cli/test/randomGames.test.ts',
  'web/test/review.test.ts',
  'cli/test/verify.test.ts',
  'web/test/told/told.test.ts',
  'scripts/test/addATitle.test.ts',
  'puzzles/test/stock.test.ts',
  'eighteen/test/routes.property.test.ts',
  'bots/test/random.test.ts',
  '/test/fuzz.test.ts',
  'bots/test/planner.test.ts',
  'bots/test/views.test.ts',
];

/** First by project: only neighbours in the queue share a worker. */
const placeOf = ({ moduleId, project }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return PROJECTS.indexOf(project.name) * (LONGEST.length + 1) + (at < 0 ? LONGEST.length : at);
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
