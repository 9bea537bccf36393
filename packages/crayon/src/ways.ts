/** Ways: where a train can go with its points, over which track, and for which fees. */
import type { Seat } from '@kursbuch/table';
import { type MilepostId, otherEnd } from './board.ts';
import { closes, isSlow, stepCost } from './incidents.ts';
import { cashOf } from './money.ts';
import { feeFor, type Journey, slowedDown } from './moving.ts';
import { type CrayonTitle, figuresOf, trainOf } from './title.ts';
import type { CrayonState } from './types.ts';

/** A way to a milepost: every step, the points left at its end, and what it costs. */
export interface Way {
  readonly steps: readonly MilepostId[];
  readonly points: number;
  readonly fee: number;
}

interface Ways {
  /** The way that costs least, and of those the shortest. */
  to(milepost: MilepostId): Way | undefined;
  /** Every milepost that can be reached, the train's own left out. */
  readonly reached: readonly MilepostId[];
}

/** A train on its way: where, with what left, and from where. */
interface Mark {
  readonly at: MilepostId;
  readonly points: number;
  readonly slowed: boolean;
  /** Bit by bit whose track is paid for. */
  readonly paid: number;
  readonly fee: number;
  readonly before: Mark | undefined;
}

/**
 * All ways of a journey, from the most points down: whoever comes to a milepost first with the same track paid for has
 * the most points left there. `points`: other than those of the journey, to look further than one turn.
 */
export function waysOf(
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  journey: Journey,
  points = journey.points,
): Ways {
  const { board } = title;
  const { feeOnCredit, turnsInCitiesOnly } = figuresOf(title, state);
  const { at: start, cameFrom } = trainOf(state, seat);
  const fees = state.players.map((_, owner) => (owner === seat ? 0 : feeFor(title, state, seat, owner)));
  const cash = feeOnCredit ? Number.POSITIVE_INFINITY : cashOf(state, seat);
  const best = new Map<MilepostId, Mark>();
  const settled = new Set<number>();
  const queue: Mark[][] = [];
  const count = board.mileposts.length;
  /** The same place with the same things paid; where trains turn in cities only, where one comes from matters too. */
  const keyOf = ({ at, slowed, paid, before }: Mark): number => {
    const place = ((paid * 2 + (slowed ? 1 : 0)) * count + at) * (count + 1);
    return turnsInCitiesOnly ? place + (before?.at ?? cameFrom ?? count) : place;
  };
  const put = (mark: Mark): void => {
    const marks = queue[mark.points];
    if (marks) marks.push(mark);
    else queue[mark.points] = [mark];
  };
  const paid = journey.paid.reduce((bits, owner) => bits | (1 << owner), 1 << seat);
  if (start !== null) put({ at: start, points, slowed: journey.slowed, paid, fee: 0, before: undefined });
  for (let left = points; left >= 0; left--) {
    const marks = queue[left];
    for (let index = 0; marks && index < marks.length; index++) {
      const mark = marks[index]!;
      const key = keyOf(mark);
      if (settled.has(key)) continue;
      settled.add(key);
      const known = best.get(mark.at);
      if (!known || mark.fee < known.fee) best.set(mark.at, mark);
      const { edges, city } = board.mileposts[mark.at]!;
      for (const id of edges) {
        const edge = board.edges[id]!;
        const owner = state.track[id];
        if (edge.kind !== 'city' && owner === undefined) continue;
        const to = otherEnd(edge, mark.at);
        if (turnsInCitiesOnly && !city && to === (mark.before?.at ?? cameFrom)) continue;
        const cost = stepCost(title, state, to);
        if (cost > left || closes(title, state, edge)) continue;
        const isFree = owner === undefined || (mark.paid & (1 << owner)) !== 0;
        const fee = isFree ? mark.fee : mark.fee + fees[owner]!;
        if (fee > cash) continue;
        const slows = !mark.slowed && isSlow(title, state, to);
        put({
          at: to,
          points: slows ? slowedDown(left - cost) : left - cost,
          slowed: mark.slowed || slows,
          paid: isFree ? mark.paid : mark.paid | (1 << owner),
          fee,
          before: mark,
        });
      }
    }
  }
  return {
    to(milepost) {
      const mark = best.get(milepost);
      if (!mark?.before) return undefined;
      const steps: MilepostId[] = [];
      for (let one: Mark | undefined = mark; one?.before; one = one.before) steps.unshift(one.at);
      return { steps, points: mark.points, fee: mark.fee };
    },
    reached: [...best.keys()].filter((at) => at !== start),
  };
}
