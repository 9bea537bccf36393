/** What is advised in a crayon game, and why, against what the engine answers. */
import type { Brain } from '@kursbuch/bots';
import {
  bonusFor,
  type CrayonAdvice,
  type CrayonState,
  cashOf,
  figuresOf,
  handOf,
  trainOf,
  turnOf,
} from '@kursbuch/crayon';
import { isRefusal, type Seat } from '@kursbuch/table';
import { capital, type Language, languages } from '@kursbuch/words';
import { type AdviceText, adviceInWords } from '@kursbuch/words/crayon/advice';
import type { Check } from '../machine.ts';
import type { CrayonStep, Happening, Spoken } from './told.ts';

/** One step in so many is asked about: thinking takes a while. */
const EVERY = 120;

export interface Advising {
  readonly brain: Brain;
  readonly texts: Readonly<Record<Language, AdviceText>>;
}

export const hintCheck = (spoken: Spoken, { brain, texts }: Advising): Check<CrayonStep> => ({
  name: 'hints: every reason is one',
  begin() {
    const { title, table, words } = spoken;
    return (step, witness) => {
      if (step.dice.below(EVERY) !== 0) return;
      const [seat] = table.waiting(step.before);
      if (seat === undefined) return;
      const view = table.view(step.before, [seat]);
      const advice = brain.advise(view, seat) as CrayonAdvice | undefined;
      if (!advice) return;
      const outcome = table.act(step.before, seat, advice.action);
      const said = languages.map((language) => {
        const told = adviceInWords(
          { text: texts[language], words: words[language], title, state: view },
          advice,
        );
        for (const sentence of [capital(told.action), ...told.reasons]) {
          witness.saw();
          witness.hear(language, sentence);
        }
        return told;
      });
      if (isRefusal(outcome)) {
        witness.lie(said[0]?.action ?? '', `refused: ${outcome.reason}`);
        return;
      }
      for (const [index, reason] of advice.reasons.entries()) {
        const not = untruth(spoken, view, seat, advice, outcome.events, reason);
        witness.saw();
        if (not !== undefined) witness.lie(`${said[0]?.action}: ${said[0]?.reasons[index]}`, not);
      }
    };
  },
});

type Reason = CrayonAdvice['reasons'][number];

/** What is not so about a reason; undefined if it is, or nobody can tell. */
function untruth(
  { title, table }: Spoken,
  state: CrayonState,
  seat: Seat,
  { action, reasons }: CrayonAdvice,
  events: readonly Happening[],
  reason: Reason,
): string | undefined {
  const aboard = (good: string) => trainOf(state, seat).loads.filter((load) => load === good).length;
  const needs = (good: string) =>
    reasons.flatMap((one) => (one.kind === 'plan' ? one.orders : [])).filter((order) => order.good === good)
      .length;
  const cards = [...handOf(state, seat), ...state.open];
  const isInSight = ({ city, good, pays }: { city: string; good: string; pays: number }): boolean =>
    cards.some((card) =>
      title.orders
        .get(card)
        ?.orders.some(
          (one) =>
            one.city === city &&
            one.good === good &&
            (one.pays === pays || one.pays + bonusFor(title, state, city, good) === pays),
        ),
    );
  const turn = turnOf(state, seat);
  const canDraw = table
    .choices(state, seat)
    .some((choice) =>
      choice.type === 'many'
        ? choice.kind === 'build' && choice.list().length > 0
        : choice.action.type === 'changeTrain',
    );
  switch (reason.kind) {
    case 'plan':
      return reason.orders.every(isInSight) ? undefined : 'one of these orders is not in sight';
    case 'loadsNext':
      return isInSight(reason.order) ? undefined : 'this order is not in sight';
    case 'wanted': {
      if (!isInSight(reason.order)) return 'this order is not in sight';
      const { good } = reason.order;
      const wanting = reasons.flatMap((one) => (one.kind === 'plan' ? one.orders : []));
      const next = wanting.filter((order) => order.good === good)[aboard(good)];
      return next && next.city !== reason.order.city
        ? `what is aboard already is for that order; this is for ${next.city}`
        : undefined;
    }
    case 'deliversNext':
      return trainOf(state, seat).loads.includes(reason.order.good) ? undefined : 'it is not aboard';
    case 'paidNow': {
      const delivered = events.find((event) => event.type === 'delivered');
      if (delivered?.type !== 'delivered') return 'nothing is delivered';
      return delivered.pays === reason.order.pays ? undefined : `it pays ${delivered.pays}`;
    }
    case 'makesRoom':
      if (!trainOf(state, seat).loads.includes(reason.good)) return 'it is not aboard';
      if (needs(reason.good) > aboard(reason.good) - 1) return 'the plan needs it';
      return reason.needed === needs(reason.good) ? undefined : `the plan needs ${needs(reason.good)}`;
    case 'betterTrain': {
      const speed = figuresOf(title, state).speed[reason.train];
      if (speed !== reason.speed) return `it runs ${speed} steps`;
      return action.type === 'changeTrain' && action.train !== reason.train
        ? 'it is another train'
        : undefined;
    }
    case 'nothingToDraw':
      return canDraw ? undefined : 'nothing could be drawn or bought';
    case 'cannotDraw':
      return canDraw ? 'something could be drawn or bought' : undefined;
    case 'turnSpent':
      return turn && turn.spent >= reason.limit && reason.limit === figuresOf(title, state).buildLimit
        ? undefined
        : `${turn?.spent} are spent`;
    case 'noMoneyToDraw':
      return cashOf(state, seat) > 0 ? `there are ${cashOf(state, seat)} in the purse` : undefined;
    case 'trackTooExpensive':
      return reason.cash === cashOf(state, seat) && reason.cost > reason.cash
        ? undefined
        : `there are ${cashOf(state, seat)} in the purse`;
    case 'trackOverLimit': {
      const left = figuresOf(title, state).buildLimit - (turn?.spent ?? 0);
      return reason.left === left && reason.cost > left ? undefined : `${left} are left`;
    }
    default:
      return undefined;
  }
}
