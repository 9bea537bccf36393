/** Before the first round: everybody keeps three of his orders and chooses a large city, in any order. */
import { draw, listOf, type Objection, type Shapes, secretOf, type TaskRules, text } from '@kursbuch/table';
import { handOf } from './loading.ts';
import { type CrayonTitle, figuresOf } from './title.ts';
import type { CrayonAction, CrayonEvent, CrayonState, Hidden, OutsetTask, RoundsTask } from './types.ts';

export type OutsetReason =
  | 'keepSoMany'
  | 'notDealt'
  | 'keptAlready'
  | 'chosenAlready'
  | 'noSuchCity'
  | 'notLarge';

type OutsetAction = Extract<CrayonAction, { readonly type: 'keepOrders' | 'chooseStart' }>;

/** No hand is larger. */
const MOST_CARDS = 16;

const shapes: Shapes<OutsetAction> = {
  keepOrders: { cards: listOf(text, MOST_CARDS) },
  chooseStart: { city: text },
};

export const outset = (
  title: CrayonTitle,
): TaskRules<CrayonState, OutsetTask, CrayonAction, CrayonEvent, OutsetReason> => ({
  actions: shapes,
  actors: ({ starts }, { kept }) => [...kept.keys()].filter((seat) => !kept[seat] || starts[seat] === null),

  choices(state, { kept }, seat) {
    const { hand } = figuresOf(title, state);
    const keeps = kept[seat] ? [] : sets(handOf(state, seat), hand);
    const cities =
      state.starts[seat] === null ? title.board.cities.filter(({ kind }) => kind === 'large') : [];
    return [
      ...(kept[seat]
        ? []
        : [
            {
              type: 'many' as const,
              kind: 'keepOrders',
              list: () => keeps.map((cards): CrayonAction => ({ type: 'keepOrders', cards })),
              // The same cards in another order are the same choice.
              includes: (action: CrayonAction) =>
                action.type === 'keepOrders' && keepProblem(title, state, seat, action.cards) === undefined,
              isWhole: true,
            },
          ]),
      ...cities.map(({ id }) => ({
        type: 'one' as const,
        action: { type: 'chooseStart' as const, city: id },
      })),
    ];
  },

  perform(move, task, seat, action) {
    const { state } = move;
    if (action.type === 'keepOrders') {
      if (task.kept[seat]) return { reason: 'keptAlready' };
      const problem = keepProblem(title, state, seat, action.cards);
      if (problem) return problem;
      move.emit({ type: 'ordersKept', seat, cards: action.cards });
      move.update<OutsetTask>({ ...task, kept: task.kept.with(seat, true) });
    } else if (action.type === 'chooseStart') {
      const city = title.board.city(action.city);
      if (!city) return { reason: 'noSuchCity', params: { city: action.city } };
      if (state.starts[seat] !== null)
        return { reason: 'chosenAlready', params: { city: state.starts[seat] ?? '' } };
      if (city.kind !== 'large') return { reason: 'notLarge', params: { city: city.id } };
      move.emit({ type: 'startChosen', seat, city: city.id, at: city.at[0] ?? 0 });
    }
    // Who is ready first begins.
    const now = move.state.agenda.at(-1) as OutsetTask;
    const isReady = now.kept[seat] && move.state.starts[seat] !== null;
    if (isReady && move.state.starter === null && figuresOf(title, state).firstTurn === 'ready')
      move.emit({ type: 'starterNamed', seat });
    return undefined;
  },

  advance(move, { kept }) {
    if (kept.includes(false) || move.state.starts.includes(null)) return;
    if (move.state.starter === null) {
      const { deck, chance } = secretOf(move.state, 'table') as Hidden;
      const [seat, next] = draw(chance, kept.length);
      move.emit({ type: 'deckShuffled', of: 'deck', hidden: { deck, chance: next } });
      move.emit({ type: 'starterNamed', seat });
    }
    const { hand, dealt } = figuresOf(title, move.state);
    move.emit({ type: 'deckLaid', cards: kept.length * (dealt - hand) });
    move.pop();
    move.push<RoundsTask>({ kind: 'rounds', begun: [] });
    move.emit({ type: 'roundBegan', round: 1 });
  },
});

function keepProblem(
  title: CrayonTitle,
  state: CrayonState,
  seat: number,
  cards: readonly string[],
): Objection<OutsetReason> | undefined {
  const { hand } = figuresOf(title, state);
  const dealt = handOf(state, seat);
  const strange = cards.find((card) => !dealt.includes(card));
  if (strange !== undefined) return { reason: 'notDealt', params: { card: strange } };
  if (cards.length !== hand || new Set(cards).size !== hand)
    return { reason: 'keepSoMany', params: { count: hand } };
  return undefined;
}

/** Every choice of so many items, in their order. */
function sets<T>(items: readonly T[], count: number): readonly (readonly T[])[] {
  if (count === 0) return [[]];
  return items.flatMap((item, index) =>
    sets(items.slice(index + 1), count - 1).map((rest) => [item, ...rest]),
  );
}
