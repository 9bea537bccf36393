/** The last line of a run names every test that passed only at its second try: a fault to be found, not a success. */
import type { Reporter, TestModule } from 'vitest/node';

/** The tests of a run that needed more than one try, by name. */
export const secondTries = (modules: Iterable<Pick<TestModule, 'children'>>): readonly string[] =>
  [...modules].flatMap(({ children }) =>
    [...children.allTests()].flatMap((test) =>
      test.result().state === 'passed' && (test.diagnostic()?.retryCount ?? 0) > 0 ? [test.fullName] : [],
    ),
  );

export class SecondTries implements Reporter {
  #last: readonly string[] = [];

  onTestRunEnd(modules: readonly TestModule[]): void {
    this.#last = secondTries(modules);
    if (this.#last.length === 0) return;
    // After everything else that is said of the run.
    process.once('exit', () => {
      const many = this.#last.length === 1 ? 'One test' : `${this.#last.length} tests`;
      console.error(`${many} needed a second try: ${this.#last.join('; ')}`);
    });
  }
}
