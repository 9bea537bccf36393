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
  segmentCost,
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

/** How far mileposts are aside that somebody points at, for lines of the same price. */
const SUGGESTED = 1 / 4;

/**
 * A hand that draws: where it began and the cheapest lines from there to everywhere. Of lines that cost the same the one that
 * keeps to the finger's way is taken, and elsewhere to what is suggested. Lines begin where the finger went down: at the
 * end of what is drawn already they go on from that very point, elsewhere from the whole network.
 */
export class Drawing {
  readonly #title: CrayonTitle;
  readonly #seat: Seat;
  readonly #before: Drawn;
  readonly #first: readonly Pair[];
  readonly #from: MilepostId;
  readonly #suggested: ReadonlySet<MilepostId>;
  readonly #isByHand: boolean;
  /** The last lines that were searched, and the finger's way they keep to. */
  #found: { readonly trail: readonly MilepostId[]; readonly lines: Lines } | null = null;

  constructor(
    title: CrayonTitle,
    state: CrayonState,
    seat: Seat,
    turn: TurnTask,
    drafted: readonly Pair[],
    from: MilepostId,
    suggested: ReadonlySet<MilepostId> = new Set(),
    /** The line goes where the hand goes, from milepost to milepost, and nowhere of itself. */
    isByHand = false,
  ) {
    this.#title = title;
    this.#seat = seat;
    const before = drawn(title, state, seat, turn, drafted);
    this.#before = before;
    this.#first = before.segments;
    this.#from = from;
    this.#suggested = suggested;
    this.#isByHand = isByHand;
  }

  #lines(trail: readonly MilepostId[]): Lines {
    if (this.#found?.trail === trail) return this.#found.lines;
    const { state, turn } = this.#before;
    const gone = new Set(trail);
    const aside = (at: MilepostId): number => (gone.has(at) ? 0 : this.#suggested.has(at) ? SUGGESTED : 1);
    const lines = linesOf(this.#title, state, this.#seat, turn, this.#from, aside);
    this.#found = { trail, lines };
    return lines;
  }

  /** From neighbour to neighbour as the hand went; where it jumped, the line waits. */
  #handLine(trail: readonly MilepostId[]): Line | undefined {
    const { board } = this.#title;
    const figures = figuresOf(this.#title, this.#before.state);
    const segments: Pair[] = [];
    let here = this.#from;
    for (const to of trail) {
      const edge = board.between(here, to);
      if (!edge) continue;
      if (edge.kind !== 'city') segments.push([here, to]);
      here = to;
    }
    const costs = segments.map(([from, to]) =>
      segmentCost(this.#title, figures, board.between(from, to)!, to),
    );
    return here === this.#from
      ? undefined
      : { segments, costs, cost: costs.reduce((sum, one) => sum + one, 0) };
  }

  /** The whole draft with the cheapest line to this milepost, by the finger's way; undefined: no line leads there. */
  to(
    at: MilepostId,
    trail: readonly MilepostId[] = NO_TRAIL,
  ): (Drawable & { readonly line: Line }) | undefined {
    const line = this.#isByHand ? this.#handLine([...trail, at]) : this.#lines(trail).to(at);
    if (!line) return undefined;
    const { state, turn } = this.#before;
    const { segments, costs, cost, ends } = drawn(this.#title, state, this.#seat, turn, line.segments);
    return { segments: [...this.#first, ...segments], costs, cost, ends, line };
  }
}

const NO_TRAIL: readonly MilepostId[] = [];

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
