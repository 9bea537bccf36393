/** A question a worker cannot answer, in a form that reaches the page. */
import type { Failure } from './protocol.ts';

export class Failed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof Failed
    ? thrown.failure
    : { kind: 'broken', message: thrown instanceof Error ? thrown.message : String(thrown) };
