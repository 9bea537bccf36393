/** What a choice is about, for its sentence. */
import {
  bonusFor,
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  figuresOf,
  type MilepostId,
  type Order,
  type Pair,
  segmentCost,
  type TurnTask,
} from '@kursbuch/crayon';
import { piecesOf } from './pieces.ts';

/** What these segments cost together, whether they may be drawn or not. */
export function costOf(title: CrayonTitle, state: CrayonState, segments: readonly Pair[]): number {
  const figures = figuresOf(title, state);
  return segments.reduce((sum, [from, to]) => {
    const edge = title.board.between(from, to);
    return edge ? sum + segmentCost(title, figures, edge, to) : sum;
  }, 0);
}

/** A run that ends where it begins, as far as places have names: near the same city, or in it. */
export function endsWhereItBegan(
  place: (at: MilepostId) => string,
  { agenda, trains }: CrayonState,
  way: readonly MilepostId[],
): boolean {
  const turn = agenda.find((task): task is TurnTask => task.kind === 'turn');
  const from = turn ? (trains[turn.seat]?.at ?? null) : null;
  const to = way.at(-1);
  return from !== null && to !== undefined && place(from) === place(to);
}

/** Where lines end that are drawn at once. */
export const endsOf = ({ board }: CrayonTitle, segments: readonly Pair[]): readonly MilepostId[] =>
  piecesOf(board, segments, (one) => one).map((piece) => (piece.at(-1) ?? piece[0])[1]);

/**
 * The order that a delivery would serve, with all it pays now: the one for this good, where the train stands if there
 * are two.
 */
export function orderServed(
  title: CrayonTitle,
  state: CrayonState,
  { card, good }: Extract<CrayonAction, { type: 'deliver' }>,
): Order | undefined {
  const orders = (title.orders.get(card)?.orders ?? []).filter((order) => order.good === good);
  const here = state.trains.map(({ at }) => (at === null ? undefined : title.board.mileposts[at]?.city?.id));
  const order = orders.find(({ city }) => here.includes(city)) ?? orders[0];
  return order && { ...order, pays: order.pays + bonusFor(title, state, order.city, good) };
}
