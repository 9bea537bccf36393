/** Which action somebody means with the words typed. */
import {
  type CrayonAction,
  type CrayonState,
  type CrayonTitle,
  handOf,
  linesOf,
  type MilepostId,
  type TurnTask,
  waysOf,
} from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import type { Misunderstood } from '../play/atTerminal.ts';
import { meantBy } from '../typed.ts';
import { named, PROPOSALS, plain, proposalFromWords } from './proposalWords.ts';
import type { Speech } from './speech.ts';

const sorry = (sentence: string): Misunderstood => ({ sentence });

export function actionFromWords(
  speech: Speech,
  title: CrayonTitle,
  state: CrayonState,
  seat: Seat,
  line: string,
): CrayonAction | Misunderstood {
  const { words, labels } = speech;
  const [first = '', ...rest] = line.trim().split(/\s+/);
  const text = rest.join(' ');
  const turn = state.agenda.find((task): task is TurnTask => task.kind === 'turn');

  const city = (): string | undefined =>
    named(text, title.board.cities, ({ id }) => [id, words.cityName(title, id)])?.id;
  const good = (): string | undefined =>
    named(text, Object.keys(title.chips), (id) => [id, words.goodName(title, id)]);
  /** The mileposts that a name or a number stands for. */
  const places = (): readonly MilepostId[] | undefined =>
    /^\d+$/.test(text) ? [Number(text)] : title.board.city(city() ?? '')?.at;
  const withGood = (act: (good: string) => CrayonAction | Misunderstood, hint: string) => {
    if (text === '') return sorry(hint);
    const found = good();
    return found === undefined ? sorry(labels.sorry.noGood(text.slice(0, 40))) : act(found);
  };
  const withPlace = (act: (at: readonly MilepostId[]) => CrayonAction | Misunderstood, hint: string) => {
    if (text === '') return sorry(hint);
    const found = places();
    return found === undefined ? sorry(labels.sorry.noCity(text.slice(0, 40))) : act(found);
  };
  const offer = (type: 'acceptOffer' | 'declineOffer' | 'withdrawOffer'): CrayonAction | Misunderstood =>
    /^\d+$/.test(text) ? { type, offer: Number(text) } : sorry(labels.sorry.answer);

  const verb = meantBy(labels.typed.verbs, first).toLowerCase();
  const proposal = PROPOSALS.find((one) => one === verb);
  if (proposal) return proposalFromWords(speech, title, state, seat, proposal, rest);
  switch (verb) {
    case 'run':
    case 'go':
    case 'move':
      return withPlace((targets) => {
        const journey = turn ?? { points: 0, slowed: false, paid: [] };
        const ways = waysOf(title, state, seat, journey);
        const way = targets
          .map((at) => ways.to(at))
          .filter((one) => one !== undefined)
          .toSorted((one, other) => one.fee - other.fee || one.steps.length - other.steps.length)[0];
        return way ? { type: 'move', way: way.steps } : sorry(labels.sorry.noWay(text.slice(0, 40)));
      }, labels.sorry.run);
    case 'draw':
    case 'build':
      return withPlace((targets) => {
        const lines = linesOf(title, state, seat, turn ?? { spent: 0, out: {} });
        const found = targets
          .map((at) => lines.to(at))
          .filter((one) => one !== undefined)
          .filter(({ segments }) => segments.length > 0)
          .toSorted((one, other) => one.cost - other.cost)[0];
        return found
          ? { type: 'build', segments: found.segments }
          : sorry(labels.sorry.noLine(text.slice(0, 40)));
      }, labels.sorry.draw);
    case 'load':
      return withGood((one) => ({ type: 'load', good: one }), labels.sorry.load);
    case 'leave':
    case 'unload':
      return withGood((one) => ({ type: 'unload', good: one }), labels.sorry.leave);
    case 'give':
      return withGood((one) => ({ type: 'giveUpLoad', good: one }), labels.sorry.give);
    case 'deliver':
      return withGood(
        (one) => deliveryOf(one) ?? sorry(labels.sorry.noDelivery(words.good(title, one))),
        labels.sorry.deliver,
      );
    case 'keep':
      return rest.length === 0
        ? sorry(labels.sorry.keep)
        : { type: 'keepOrders', cards: rest.map((card) => card.replace(/,/g, '').toUpperCase()) };
    case 'start': {
      const found = city();
      if (text === '') return sorry(labels.sorry.start);
      return found === undefined
        ? sorry(labels.sorry.noCity(text.slice(0, 40)))
        : { type: 'chooseStart', city: found };
    }
    case 'train':
      return text === ''
        ? sorry(labels.sorry.train)
        : { type: 'changeTrain', train: plain(text).toUpperCase() };
    case 'stay':
      return { type: 'endMovement' };
    case 'end':
    case 'pass':
      return { type: 'endTurn' };
    case 'discard':
      return { type: 'discardHand' };
    case 'accept':
      return offer('acceptOffer');
    case 'decline':
      return offer('declineOffer');
    case 'withdraw':
      return offer('withdrawOffer');
    default:
      return sorry(labels.sorry.notUnderstood(first.slice(0, 40)));
  }

  /** The best paid of the orders for a good in the city where the train stands, own and public. */
  function deliveryOf(wanted: string): CrayonAction | undefined {
    const at = state.trains[seat]?.at ?? -1;
    const here = title.board.mileposts[at]?.city?.id;
    const cards = [...handOf(state, seat), ...state.open].flatMap((card) =>
      (title.orders.get(card)?.orders ?? [])
        .filter((order) => order.good === wanted && order.city === here)
        .map(({ pays }) => ({ card, pays })),
    );
    const [best] = cards.toSorted((one, other) => other.pays - one.pays);
    return best && { type: 'deliver', good: wanted, card: best.card };
  }
}
