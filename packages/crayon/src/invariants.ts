/** Nothing is made or lost: cards, chips and money; and what else must hold in every state. */
import { networkOf } from './network.ts';
import { hasPlace } from './places.ts';
import { type CrayonTitle, figuresOf, known, trainOf } from './title.ts';
import type { CrayonState, DrawingTask, Hand, Hidden, LossTask } from './types.ts';

/** How many there are of each thing. Money is not counted: the bank has no bottom. */
export function inventory(state: CrayonState): Readonly<Record<string, number>> {
  const chips: Record<string, number> = {};
  const add = (good: string, count: number): void => {
    chips[`chips of ${good}`] = (chips[`chips of ${good}`] ?? 0) + count;
  };
  for (const [good, count] of Object.entries(state.supply)) add(good, count);
  for (const { good } of state.lying) add(good, 1);
  for (const { loads } of state.trains) for (const good of loads) add(good, 1);
  return { ...chips, cards: cardsOf(state).length };
}

/** Every card, wherever it lies. */
function cardsOf({ secrets, players, discard, open, incidents }: CrayonState): readonly string[] {
  const { deck } = secrets.table as Hidden;
  const hands = players.flatMap((_, seat) => {
    const { cards, below } = secrets[seat] as Hand;
    return [...cards, ...below];
  });
  return [...deck, ...hands, ...discard, ...open, ...incidents.map(({ card }) => card)];
}

export function invariants(title: CrayonTitle, state: CrayonState): readonly string[] {
  const broken: string[] = [];
  const figures = figuresOf(title, state);
  const cards = cardsOf(state);
  if (new Set(cards).size < cards.length) broken.push('a card lies in two places');
  if ((state.secrets.table as Hidden).deck.length !== state.pile)
    broken.push('the deck is not counted right');
  for (const [good, count] of Object.entries(state.supply))
    if (count < 0) broken.push(`${count} chips of ${good} in the supply`);
  const drawing = state.agenda.find((task): task is DrawingTask => task.kind === 'drawing');
  const isLosing = state.agenda.some((task): task is LossTask => task.kind === 'loss');
  for (const seat of state.players.keys()) {
    const cash = state.purses[seat];
    if (typeof cash === 'number' && cash < 0) broken.push(`seat ${seat} has ${cash}`);
    const { loads, type, at } = trainOf(state, seat);
    if (!isLosing && loads.length > known(title.trains, type).capacity)
      broken.push(`seat ${seat} has ${loads.length} goods in a train of type ${type}`);
    const { cards: hand } = state.secrets[seat] as Hand;
    const due = drawing?.seat === seat && drawing.to === 'hand' ? figures.hand - drawing.count : figures.hand;
    if (state.round > 0 && !state.result && hand.length !== due)
      broken.push(`seat ${seat} holds ${hand.length} orders instead of ${due}`);
    if (hand.some((card) => !title.orders.has(card))) broken.push(`seat ${seat} holds an event card`);
    if (state.round > 0 && (at === null || !title.board.mileposts[at]))
      broken.push(`seat ${seat} has no train`);
    for (const point of networkOf(title, state, seat).touched)
      if (!hasPlace(title, state, seat, point)) broken.push(`too many players in milepost ${point}`);
  }
  for (const edge of Object.keys(state.track)) {
    const kind = title.board.edges[Number(edge)]?.kind;
    if (!kind || kind === 'city' || kind === 'blocked') broken.push(`a segment on edge ${edge}`);
  }
  const dueOpen = state.round >= figures.openFrom ? figures.open : 0;
  const openNow = drawing?.to === 'open' ? dueOpen - drawing.count : dueOpen;
  if (!state.result && state.agenda.some(({ kind }) => kind === 'turn') && state.open.length !== openNow)
    broken.push(`${state.open.length} public orders instead of ${openNow}`);
  for (const { laid, from, terms } of state.offers)
    if (laid < 0 || (laid > 0 && !(terms.type === 'rate' && terms.user === from)))
      broken.push(`${laid} lies with an offer`);
  return broken;
}
