/** Advice of crayon games in English. */

import type { AdviceText, Bringing, Saying } from '../../crayon/advice/types.ts';
import { capital } from '../../figures.ts';

/** "in about three turns". */
const turnsOf = (turns: number): string => {
  const whole = Math.max(1, Math.round(turns));
  return whole === 1 ? 'one turn' : `${whole} turns`;
};

const lasting = ({ cost, turns }: Bringing, { sum }: Pick<Saying, 'sum'>): string =>
  `in about ${turnsOf(turns)}, ${cost > 0 ? `track and fees ${sum(cost)}` : 'without any costs'}.`;
const bringing = (plan: Bringing, say: Pick<Saying, 'sum'>): string =>
  `${say.sum(plan.pays)} ${lasting(plan, say)}`;

export const advice: AdviceText = {
  samePlan: (plan, say) => `That is ${bringing(plan, say)}`,
  worth: { turn: (worth) => `${worth.toFixed(1)} M a turn` },
  reasons: {
    plan: (plan, say) => {
      const orders = say.list(plan.orders.map(say.order));
      // What a single order pays stands beside it.
      return plan.orders.length === 1 && plan.orders[0]?.pays === plan.pays
        ? `The plan is ${orders}, ${lasting(plan, say)}`
        : `The plan is ${orders}: ${bringing(plan, say)}`;
    },
    endsGame: ({ turns, cash }, { sum }) =>
      `That ends the game in about ${turnsOf(turns)}, with ${sum(cash)} in the purse.`,
    loadsNext: ({ city, order }, say) =>
      `${say.city(city)} has ${say.good(order.good)}, and ${say.city(order.city)} pays ${say.sum(order.pays)} for a load.`,
    deliversNext: ({ order }, say) =>
      `${say.city(order.city)} pays ${say.sum(order.pays)} for the ${say.good(order.good)} aboard.`,
    wanted: ({ order }, say) => `It is for ${say.order(order)}.`,
    wantedLater: ({ good }, say) =>
      `There is room, and an order that is not in the plan yet asks for ${say.good(good)}.`,
    paidNow: ({ order }, { sum }) => `That brings ${sum(order.pays)} at once, and a new card.`,
    makesRoom: ({ good, needed }, say) =>
      needed === 0
        ? `Nothing in the plan needs the ${say.good(good)}.`
        : `The plan needs only ${needed === 1 ? 'one load' : `${needed} loads`} of ${say.good(good)}.`,
    joinsCities: ({ cities, cost }, { sum }) =>
      `The end needs ${cities} large cities in one network; the track that is missing for that costs ${sum(cost)}.`,
    betterTrain: ({ train, speed, cost }, say) =>
      `A ${say.train(train)} runs ${say.steps(speed)}; over the turns that are left it saves more than ${say.sum(cost)}.`,
    poorHand: ({ rate }) =>
      rate === null
        ? 'Nothing in this hand can be served; a new one costs only this turn.'
        : `The best plan with this hand brings only ${rate.toFixed(1)} M a turn; a new one costs only this turn.`,
    nothingToDraw: () => 'What could still be drawn or bought can wait: the money is kept for later.',
    turnSpent: ({ limit }, { sum }) => `For track and trains a turn has ${sum(limit)}, and that is spent.`,
    noMoneyToDraw: () => 'Your purse is empty: nothing can be drawn or bought.',
    cannotDraw: () => 'There is nothing that you could draw or buy now.',
    trackOverLimit: ({ cost, left }, { sum }) =>
      `The next piece of track costs ${sum(cost)}, and only ${sum(left)} may still be spent in this turn.`,
    trackTooExpensive: ({ cost, cash }, { sum }) =>
      `The next piece of track costs ${sum(cost)}, and you have ${sum(cash)}.`,
    trackWaits: () => 'The next piece of track may not be drawn in this turn.',
    startsNear: ({ city, orders }, say) =>
      `${capital(say.city(city))} lies best for ${say.list(orders.map(say.order))}.`,
    keepsFor: ({ orders }, { order, list }) =>
      orders.length > 0
        ? `These cards serve best: ${list(orders.map(order))}.`
        : 'No card promises more than another.',
    cheaperTrack: ({ amount, fee }, { sum }) => `${sum(amount)} a turn is less than the usual ${sum(fee)}.`,
    paidForTrack: ({ amount }, { sum }) => `${sum(amount)} for certain is as much as the fees would bring.`,
    noGain: () => 'There is nothing to be gained by it.',
    anyOfThem: () => 'Something has to be done, and nothing looks better.',
  },
};
