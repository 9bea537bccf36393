/** Cities that somebody who only plans wants to visit, one after the other; null where nobody plans so. */
import { type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';

/** What is planned, with what the map shows of it. */
interface Visits {
  readonly cities: readonly string[];
  /** The mileposts of the way, and the steps until each visit. */
  readonly way: readonly number[];
  readonly counts: readonly { readonly at: number; readonly steps: number }[];
  /** A city is touched. */
  touch(city: string): void;
}

export const visitsOf = remembered((_: Game): Signal<Visits | null> => signal(null));
