/** What a tile brings: the best runs with it, and the stops it connects. Searched one after the other, the tile in the hand first. */
import {
  type CompanyId,
  type EighteenState,
  type Run,
  reach,
  runTrainsOf,
  type Title,
} from '@kursbuch/eighteen';
import { type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { searchRuns } from '../game/bestRuns.ts';
import type { Game } from '../game/game.ts';
import { type Lay, withTile } from './layPlan.ts';

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
  readonly #waiting: Lay[] = [];
  #working = false;

  constructor(title: Title, state: EighteenState, company: CompanyId) {
    this.#title = title;
    this.#state = state;
    this.#company = company;
  }

  /** What the lay brings; null while it is being searched for. */
  of(lay: Lay, isFirst: boolean): ReadonlySignal<Gain | null> {
    const key = `${lay.hex} ${lay.tile} ${lay.rotation}`;
    let gain = this.#known.get(key);
    if (!gain) {
      gain = signal(null);
      this.#known.set(key, gain);
      this.#waiting.push(lay);
    }
    if (isFirst) {
      const index = this.#waiting.findIndex((one) => `${one.hex} ${one.tile} ${one.rotation}` === key);
      if (index > 0) this.#waiting.unshift(...this.#waiting.splice(index, 1));
    }
    void this.#work();
    return gain;
  }

  /** What nobody looks at any more need not be searched for. */
  forget(hex: string): void {
    for (let index = this.#waiting.length - 1; index >= 0; index--) {
      const lay = this.#waiting[index];
      if (!lay || lay.hex === hex) continue;
      this.#waiting.splice(index, 1);
      this.#known.delete(`${lay.hex} ${lay.tile} ${lay.rotation}`);
    }
  }

  async #work(): Promise<void> {
    if (this.#working) return;
    this.#working = true;
    for (let lay = this.#waiting.shift(); lay; lay = this.#waiting.shift()) {
      const gain = this.#known.get(`${lay.hex} ${lay.tile} ${lay.rotation}`);
      if (gain) gain.value = await this.#search(lay);
    }
    this.#working = false;
  }

  async #search(lay: Lay): Promise<Gain> {
    const after = withTile(this.#title, this.#state, lay);
    const reached = this.#reached(after);
    if (runTrainsOf(this.#title, this.#state, this.#company).length === 0)
      return { revenue: null, runs: [], more: 0, optimal: true, reached };
    const before = await this.#best(this.#state);
    const { revenue, runs, optimal } = await this.#best(after);
    return { revenue, runs, more: revenue - before.revenue, optimal: optimal && before.optimal, reached };
  }

  async #best(state: EighteenState) {
    const search = searchRuns(this.#title, state, this.#company);
    const timer = setTimeout(search.cancel, PATIENCE);
    const result = await search.result.catch(() => ({ revenue: 0, runs: [], optimal: false }));
    clearTimeout(timer);
    return result;
  }

  #reached(after: EighteenState): readonly string[] {
    const stops = (state: EighteenState) =>
      reach(this.#title.board, state.tiles, state.stations, this.#company).stops;
    const before = new Set([...stops(this.#state)].map((stop) => stop.split(':')[0] as string));
    const hexes = new Set([...stops(after)].map((stop) => stop.split(':')[0] as string));
    return [...hexes].filter((hex) => !before.has(hex));
  }
}

const books = new WeakMap<EighteenState, Map<CompanyId, Gains>>();

export function gainsOf(game: Pick<Game, 'title'>, state: EighteenState, company: CompanyId): Gains {
  let ofState = books.get(state);
  if (!ofState) {
    ofState = new Map();
    books.set(state, ofState);
  }
  let gains = ofState.get(company);
  if (!gains) {
    gains = new Gains(game.title, state, company);
    ofState.set(company, gains);
  }
  return gains;
}
