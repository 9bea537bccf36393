/** What is built brings: the best runs with it, and the stops it connects. Searched one after the other, what is in the hand first. */
import {
  type CompanyId,
  type EighteenAction,
  type EighteenState,
  type Run,
  reach,
  runTrainsOf,
  type Title,
} from '@kursbuch/eighteen';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { stopOf } from '../board/stopOf.ts';
import { type Game, isRehearsed } from '../game/game.ts';
import { searchBriefly } from './bestRuns.ts';

interface Gain {
  /** The best runs with the tile, and what they bring; null for a company without trains. */
  readonly revenue: number | null;
  readonly runs: readonly Run[];
  /** How much more than without it. */
  readonly more: number;
  /** Proved; otherwise there may be better ones. */
  readonly optimal: boolean;
  /** Hexes with stops the company did not reach before. */
  readonly reached: readonly string[];
}

/** Longer than this no search for a tile takes: what is found by then is shown as a lower limit. */
const PATIENCE = 4000;

class Gains {
  readonly #game: Game;
  readonly #title: Title;
  readonly #state: EighteenState;
  readonly #company: CompanyId;
  readonly #known = new Map<string, Signal<Gain | null>>();
  readonly #waiting: EighteenAction[] = [];
  #working = false;

  constructor(game: Game, state: EighteenState, company: CompanyId) {
    this.#game = game;
    this.#title = game.title;
    this.#state = state;
    this.#company = company;
  }

  /** What an action brings that builds; null while it is being searched for. */
  of(action: EighteenAction, isFirst: boolean): ReadonlySignal<Gain | null> {
    const key = keyOf(action);
    let gain = this.#known.get(key);
    if (!gain) {
      gain = signal(null);
      this.#known.set(key, gain);
      this.#waiting.push(action);
    }
    if (isFirst) {
      const index = this.#waiting.findIndex((one) => keyOf(one) === key);
      if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1));
    }
    void this.#work();
    return gain;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      const gain = this.#known.get(keyOf(next));
      if (gain) gain.value = await this.#search(next);
    }
    this.#working = false;
  }

  async #search(action: EighteenAction): Promise<Gain | null> {
    const speaker = this.#title.operating.speaker(this.#state, this.#company);
    const told = speaker === null ? null : await this.#game.outcomeOf(speaker, action);
    if (told === null || !isRehearsed(told)) return null;
    const { after } = told;
    const reached = this.#reached(after);
    if (runTrainsOf(this.#title, this.#state, this.#company).length === 0)
      return { revenue: null, runs: [], more: 0, optimal: true, reached };
    const before = await this.#best(this.#state);
    const { revenue, runs, optimal } = await this.#best(after);
    return { revenue, runs, more: revenue - before.revenue, optimal: optimal && before.optimal, reached };
  }

  #best(state: EighteenState) {
    return searchBriefly(this.#title, state, this.#company, PATIENCE);
  }

  #reached(after: EighteenState): readonly string[] {
    const hexes = (state: EighteenState): ReadonlySet<string> => {
      const { stops } = reach(this.#title.board, state, this.#company);
      return new Set(stops.map((stop) => stopOf(stop).hex));
    };
    const before = hexes(this.#state);
    return [...hexes(after)].filter((hex) => !before.has(hex));
  }
}

const keyOf = (action: EighteenAction): string => JSON.stringify(action);

const books = remembered((_: EighteenState) => new Map<CompanyId, Gains>());

export function gainsOf(game: Game, state: EighteenState, company: CompanyId): Gains {
  const ofState = books(state);
  let gains = ofState.get(company);
  if (!gains) {
    gains = new Gains(game, state, company);
    ofState.set(company, gains);
  }
  return gains;
}
