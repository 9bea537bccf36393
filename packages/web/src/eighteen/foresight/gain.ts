/** What a tile or a tunnel brings: the best runs with it, and the stops it connects. Searched one after the other, the tile in the hand first. */
import {
  type CompanyId,
  type EighteenState,
  type Run,
  reach,
  runTrainsOf,
  type Title,
} from '@kursbuch/eighteen';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import { stopOf } from '../board/stopOf.ts';
import type { Game } from '../game/game.ts';
import { searchBriefly } from './bestRuns.ts';
import { type Built, builtKey, withBuilt } from './withBuilt.ts';

export interface Gain {
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
  readonly #title: Title;
  readonly #state: EighteenState;
  readonly #company: CompanyId;
  readonly #known = new Map<string, Signal<Gain | null>>();
  readonly #waiting: Built[] = [];
  #working = false;

  constructor(title: Title, state: EighteenState, company: CompanyId) {
    this.#title = title;
    this.#state = state;
    this.#company = company;
  }

  /** What the lay brings; null while it is being searched for. */
  of(lay: Built, isFirst: boolean): ReadonlySignal<Gain | null> {
    const key = builtKey(lay);
    let gain = this.#known.get(key);
    if (!gain) {
      gain = signal(null);
      this.#known.set(key, gain);
      this.#waiting.push(lay);
    }
    if (isFirst) {
      const index = this.#waiting.findIndex((one) => builtKey(one) === key);
      if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1));
    }
    void this.#work();
    return gain;
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let lay = this.#waiting.shift(); lay; lay = this.#waiting.shift()) {
      const gain = this.#known.get(builtKey(lay));
      if (gain) gain.value = await this.#search(lay);
    }
    this.#working = false;
  }

  async #search(lay: Built): Promise<Gain> {
    const after = withBuilt(this.#title, this.#state, lay);
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

const books = remembered((_: EighteenState) => new Map<CompanyId, Gains>());

export function gainsOf(game: Pick<Game, 'title'>, state: EighteenState, company: CompanyId): Gains {
  const ofState = books(state);
  let gains = ofState.get(company);
  if (!gains) {
    gains = new Gains(game.title, state, company);
    ofState.set(company, gains);
  }
  return gains;
}
