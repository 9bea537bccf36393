/** The review of one game: it begins with the result and goes on while the table is open, whatever is looked at meanwhile. */
import { signal } from '@preact/signals';
import type { Game } from '../game/game.ts';
import { remembered } from '../parts/remembered.ts';
import type { Difference } from './differences.ts';
import { type Decision, fairDifference, ownDecisions } from './review.ts';

class Reviewing {
  readonly own: readonly Decision[];
  readonly found = signal<readonly Difference[]>([]);
  readonly state = signal<'new' | 'running' | 'stopped' | 'done'>('new');
  /** So many were looked at. */
  readonly at = signal(0);
  readonly #game: Game;

  constructor(game: Game) {
    this.#game = game;
    this.own = ownDecisions(game.steps.peek(), game.persons, (seat) => game.sitter(seat));
  }

  /** From where it was stopped, or from the beginning. */
  async run(): Promise<void> {
    const { adviser } = this.#game.host;
    if (!adviser || this.state.value === 'running' || this.state.value === 'done') return;
    this.state.value = 'running';
    for (; this.at.value < this.own.length; this.at.value++) {
      const decision = this.own[this.at.value] as Decision;
      const difference = await fairDifference(decision, (whim) =>
        adviser.advise(decision.seat, decision.at, whim),
      );
      if (this.state.value !== 'running') return;
      if (difference) this.found.value = [...this.found.value, difference];
    }
    this.state.value = 'done';
  }

  stop(): void {
    if (this.state.value === 'running') this.state.value = 'stopped';
  }
}

export const reviewingOf = remembered((game: Game) => new Reviewing(game));
