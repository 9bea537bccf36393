/**
 * Nobody learns a hand, a purse or the deck: the laws of views on the states of whole games, with deliveries and events.
 * RUNS=10000 npx vitest run packages/titles/benelux/test/laws.test.ts looks at so many states at each number of players.
 */
import {
  type CrayonAction,
  type CrayonState,
  type Hand,
  type Hidden,
  mostLargeInOnePiece,
} from '@kursbuch/crayon';
import { type Eye, isRefusal, type Seat, sameData } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { eyesOf, lawsOf, spelledOut } from '../../../table/test/laws.ts';
import { table, title } from '../rules/index.ts';
import { cardsNamedIn, type Dice, diceOf, type Walked, walk } from './walks.ts';

const laws = lawsOf(table);
const STATES = Number(process.env.RUNS ?? 60);
/** In an ordinary run few states of a game are looked at; with many runs every one. */
const EVERY = STATES > 1000 ? 1 : 9;
const STEPS = 600;

/** The same to everybody but this seat: its hand and purse are others, and so is the order of the deck. */
function otherwise(state: CrayonState, seat: Seat, dice: Dice): CrayonState {
  const hidden = state.secrets.table as Hidden;
  const { cards, below } = state.secrets[seat] as Hand;
  const deck = [...hidden.deck];
  for (let at = deck.length - 1; at > 0; at--) {
    const other = dice(at + 1);
    [deck[at], deck[other]] = [deck[other] ?? '', deck[at] ?? ''];
  }
  const orders = deck.filter((card) => title.orders.has(card));
  const hand = cards.map((card, index) => orders[index] ?? card);
  const swapped = deck.map((card) => (hand.includes(card) ? (cards[hand.indexOf(card)] ?? card) : card));
  return {
    ...state,
    purses: state.purses.with(seat, dice(200)),
    secrets: { ...state.secrets, [seat]: { cards: hand, below }, table: { ...hidden, deck: swapped } },
  };
}

/** What an eye without this seat sees, may do and hears of actions cannot depend on what the seat hides. */
function hides(
  state: CrayonState,
  seat: Seat,
  { seat: actor, action }: Walked,
  tried: readonly CrayonAction[],
  dice: Dice,
): void {
  const other = otherwise(state, seat, dice);
  // A purse may end the game: that it does is no secret.
  const isNearEnd = mostLargeInOnePiece(title, state, seat) >= 4;
  for (const eye of eyesOf(state).filter((one) => !one.includes(seat))) {
    equal(table.view(other, eye), table.view(state, eye), `view of [${eye}]`);
    for (const one of eye) {
      const offered = (from: CrayonState) => spelledOut(table.choices(table.view(from, eye), one));
      if (eye.length === 1) equal(offered(other), offered(state), `offers to ${one}`);
      for (const attempt of tried) {
        const rehearsed = (from: CrayonState) => table.rehearse(table.view(from, [one]), one, attempt);
        equal(rehearsed(other), rehearsed(state), `rehearsal of ${JSON.stringify(attempt)}`);
        const [truth, lie] = [table.decide(state, one, attempt), table.decide(other, one, attempt)];
        if (isRefusal(truth) || isRefusal(lie)) equal(lie, truth, `refusal of ${JSON.stringify(attempt)}`);
      }
    }
    if (isNearEnd || actor === seat) continue;
    const [truth, lie] = [table.decide(state, actor, action), table.decide(other, actor, action)];
    if (isRefusal(truth) || isRefusal(lie)) throw new Error('what is offered is refused');
    if (drawsCards(truth)) continue;
    equal(
      table.seen(other, lie, eye),
      table.seen(state, truth, eye),
      `${JSON.stringify(action)} seen by [${eye}]`,
    );
  }
}

/** What is drawn from the deck is another card then. */
const drawsCards = (events: readonly { readonly type: string }[]): boolean =>
  events.some(({ type }) => ['orderTaken', 'orderLaidOpen', 'incidentDrawn', 'deckShuffled'].includes(type));

/** Every card that is named in what an eye sees is its own or lies open. */
function namesNoHidden(state: CrayonState, eye: Eye, seen: unknown, what: string): void {
  const own = eye.flatMap((seat) => {
    const { cards, below } = state.secrets[seat] as Hand;
    return [...cards, ...below];
  });
  const open = new Set([...own, ...state.open, ...state.discard, ...state.incidents.map(({ card }) => card)]);
  for (const card of cardsNamedIn(seen))
    if (!open.has(card)) expect.fail(`${what}: [${eye}] reads of ${card}`);
}

function equal(found: unknown, due: unknown, what: string): void {
  if (!sameData(found, due)) expect(found, what).toEqual(due);
}

describe('BEN-START-8 BEN-DELIV-7: what is hidden stays hidden', () => {
  for (const players of [2, 3])
    test(`in view, seen, offers, refusals and rehearsals, at ${players} players`, {
      timeout: 120_000 + STATES * 100,
    }, () => {
      const dice = diceOf(`laws ${players}`);
      let looked = 0;
      for (let game = 0; looked < STATES; game++) {
        let step = 0;
        const options = [{}, { fastGame: true }, { feeOnCredit: true }][game % 3] ?? {};
        for (const walked of walk(players, `laws ${players} ${game}`, { steps: STEPS, options })) {
          const { state, seat, action } = walked;
          // What happens seldom is looked at whenever it does.
          const isSeldom = ['deliver', 'discardHand', 'keepOrders', 'giveUpLoad', 'acceptOffer'].includes(
            action.type,
          );
          if (step++ % EVERY !== 0 && !(isSeldom && dice(3) === 0)) continue;
          const outcome = table.act(state, seat, action);
          if (isRefusal(outcome)) throw new Error(outcome.reason);
          const mine = { type: 'deliver', good: 'bier', card: `C${10 + dice(74)}` } as const;
          const tried: readonly CrayonAction[] = [
            action,
            mine,
            { type: 'endTurn' },
            { type: 'acceptOffer', offer: 0 },
          ];
          laws.seen(state, outcome.events);
          laws.narrows(state);
          for (const one of state.players.keys()) {
            laws.offers(state, one);
            for (const attempt of tried) laws.answers(state, one, attempt);
            hides(state, one, walked, tried, dice);
          }
          for (const eye of eyesOf(state)) {
            namesNoHidden(state, eye, table.view(state, eye), 'view');
            if (!outcome.state.result)
              namesNoHidden(
                shownIn(state, outcome.state),
                eye,
                table.seen(state, outcome.events, eye),
                action.type,
              );
          }
          if (++looked >= STATES) break;
        }
      }
    });
});

/** Both states in one, for what may be named between them. */
const shownIn = (before: CrayonState, after: CrayonState): CrayonState => ({
  ...after,
  secrets: Object.fromEntries(
    before.players.map((_, seat) => {
      const [had, has] = [before.secrets[seat] as Hand, after.secrets[seat] as Hand];
      return [seat, { cards: [...had.cards, ...has.cards], below: [...had.below, ...has.below] }];
    }),
  ),
  open: [...before.open, ...after.open],
  discard: [...before.discard, ...after.discard],
  incidents: [...before.incidents, ...after.incidents],
});
