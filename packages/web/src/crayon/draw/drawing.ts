/** What is being drawn before it is built: segments in their order, and how far money and rules let them go. */
import {
  type CrayonReason,
  type CrayonState,
  type CrayonTitle,
  cashOf,
  figuresOf,
  type Line,
  type Lines,
  linesOf,
  type MilepostId,
  networkOf,
  type Pair,
  segmentAt,
  type TurnTask,
} from '@kursbuch/crayon';
import type { Objection, Seat } from '@kursbuch/table';

/** The part of a line that can be built, and why it ends there. */
export interface Drawable {
  readonly segments: readonly Pair[];
  readonly costs: readonly number[];
  readonly cost: number;
  /** Why the next segment of the line cannot be built; undefined: all of it can. */
  readonly ends: Objection<CrayonReason> | undefined;
}

/** The turn in which a seat draws. */
export const turnOf = ({ agenda }: CrayonState): TurnTask | undefined =>
  agenda.find((task): task is TurnTask => task.kind === 'turn');

/** A state with segments drawn into it, as far as building asks: track, purse and what was spent. */
interface Drawn {
  readonly state: CrayonState;
  readonly turn: TurnTask;
}

/** Draw one segment after the other, until one cannot be built. */
export function drawn(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  segments: readonly Pair[],
): Drawable & Drawn {
  let now: Drawn = { state, turn };
  const built: Pair[] = [];
  const costs: number[] = [];
  let ends: Objection<CrayonReason> | undefined;
  for (const [from, to] of segments) {
    const segment = segmentAt(title, now.state, seat, now.turn, from, to);
    if ('reason' in segment) {
      ends = segment;
      break;
    }
    const { edge, cost, outOf } = segment;
    built.push([from, to]);
    costs.push(cost);
    const { out } = now.turn;
    now = {
      state: {
        ...now.state,
        track: { ...now.state.track, [edge.id]: seat },
        purses: now.state.purses.with(seat, cashOf(now.state, seat) - cost),
      },
      turn: {
        ...now.turn,
        spent: now.turn.spent + cost,
        drawn: now.turn.drawn + cost,
        out: outOf === undefined ? out : { ...out, [outOf]: (out[outOf] ?? 0) + 1 },
      },
    };
  }
  const cost = costs.reduce((sum, one) => sum + one, 0);
  return { segments: built, costs, cost, ends, ...now };
}

/** What may still be spent in this turn. */
export const leftToSpend = (title: CrayonTitle, { state, turn }: Drawn, seat: Seat): number =>
  Math.min(figuresOf(title, state).buildLimit - turn.spent, cashOf(state, seat));

/**
 * A hand that draws: where it began and the lines from there to everywhere, searched once. Lines begin where the finger
 * went down: at the end of what is drawn already they go on from that very point, elsewhere from the whole network.
 */
export class Drawing {
  readonly #title: CrayonTitle;
  readonly #seat: Seat;
  readonly #before: Drawn;
  readonly #first: readonly Pair[];
  readonly #lines: Lines;

  constructor(
    title: CrayonTitle,
    state: CrayonState,
    seat: Seat,
    turn: TurnTask,
    drafted: readonly Pair[],
    from: MilepostId,
  ) {
    this.#title = title;
    this.#seat = seat;
    const before = drawn(title, state, seat, turn, drafted);
    this.#before = before;
    this.#first = before.segments;
    this.#lines = linesOf(title, before.state, seat, before.turn, from);
  }

  /** The whole draft with the cheapest line to this milepost; undefined: no line leads there. */
  to(at: MilepostId): (Drawable & { readonly line: Line }) | undefined {
    const line = this.#lines.to(at);
    if (!line) return undefined;
    const { state, turn } = this.#before;
    const { segments, costs, cost, ends } = drawn(this.#title, state, this.#seat, turn, line.segments);
    return { segments: [...this.#first, ...segments], costs, cost, ends, line };
  }
}

/** From where a line can be drawn: the network, and what is drawn already. */
export function drawsFrom(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  turn: TurnTask,
  drafted: readonly Pair[],
): ReadonlySet<MilepostId> {
  return networkOf(title, drawn(title, state, seat, turn, drafted).state, seat).points;
}
