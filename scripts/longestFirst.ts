/** The order of the test files: one that takes long and begins last would keep one of two cores waiting for the other. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those that take longest though they are no long files, by the end of their names, the longest first. */
const LONGEST = [
  'browser/screensDesktop.test.ts',
  'browser/screensPhone.test.ts',
  'browser/computers.test.ts',
  'browser/screensTablet.test.ts',
  'eighteen/test/routes.property.test.ts',
  'bots/test/random.test.ts',
  'cli/test/randomGames.test.ts',
  '/test/fuzz.test.ts',
  'cli/test/verify.test.ts',
  '/test/best-runs.test.ts',
  'web/test/told/told.test.ts',
  'bots/test/planner.test.ts',
  'bots/test/views.test.ts',
];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
