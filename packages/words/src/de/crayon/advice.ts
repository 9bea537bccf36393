/** Rat in Stift-Spielen, auf Deutsch. */
import type { AdviceText, Bringing, Saying } from '../../crayon/advice/types.ts';

/** „in etwa drei Zügen“. */
const turnsOf = (turns: number): string => {
  const whole = Math.max(1, Math.round(turns));
  return whole === 1 ? 'einem Zug' : `${whole} Zügen`;
};

/** „46 Mio.“ am Ende eines Satzes hat seinen Punkt schon. */
const closed = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

const rateOf = (rate: number): string => rate.toFixed(1).replace('.', ',');

const lasting = ({ cost, turns }: Bringing, { sum }: Pick<Saying, 'sum'>): string =>
  `in etwa ${turnsOf(turns)}, ${cost > 0 ? `Gleis und Gebühren ${sum(cost)}` : 'ohne weitere Kosten'}`;
const bringing = (plan: Bringing, say: Pick<Saying, 'sum'>): string =>
  `zusammen ${say.sum(plan.pays)} ${lasting(plan, say)}`;

export const advice: AdviceText = {
  samePlan: (plan, say) => closed(`Das bringt ${bringing(plan, say)}`),
  worth: { turn: (worth) => `${rateOf(worth)} Mio. je Zug` },
  reasons: {
    plan: (plan, say) => {
      const orders = say.list(plan.orders.map(say.order));
      // Was ein einzelner Auftrag zahlt, steht bei ihm.
      const isAlone = plan.orders.length === 1 && plan.orders[0]?.pays === plan.pays;
      return closed(`Der Plan: ${orders}, ${(isAlone ? lasting : bringing)(plan, say)}`);
    },
    endsGame: ({ turns, cash }, { sum }) =>
      `Das beendet das Spiel in etwa ${turnsOf(turns)}, mit ${sum(cash)} in der Kasse.`,
    loadsNext: ({ city, order }, say) =>
      closed(
        `In ${say.city(city)} gibt es ${say.good(order.good)}, und ${say.city(order.city)} zahlt dafür ${say.sum(order.pays)}`,
      ),
    deliversNext: ({ order }, say) =>
      `${say.city(order.city)} zahlt ${say.sum(order.pays)} für ${say.good(order.good)} an Bord.`,
    wanted: ({ order }, say) => closed(`Das ist für: ${say.order(order)}`),
    wantedLater: ({ good }, say) =>
      `Platz ist da, und ein Auftrag, der noch nicht im Plan steht, verlangt ${say.good(good)}.`,
    paidNow: ({ order }, { sum }) => `Das bringt sofort ${sum(order.pays)} und eine neue Karte.`,
    makesRoom: ({ good, needed }, say) =>
      needed === 0
        ? `Nichts im Plan braucht ${say.good(good)}.`
        : `Der Plan braucht nur ${needed === 1 ? 'eine Ladung' : `${needed} Ladungen`} ${say.good(good)}.`,
    joinsCities: ({ cities, cost }, { sum }) =>
      closed(
        `Zum Ende gehören ${cities} Großstädte in einem Netz, und dafür fehlt noch Gleis für ${sum(cost)}`,
      ),
    betterTrain: ({ train, speed, cost }, say) =>
      closed(
        `Eine ${say.train(train)} fährt ${say.steps(speed)}; in den Zügen, die bleiben, spart sie mehr als ${say.sum(cost)}`,
      ),
    poorHand: ({ rate }) =>
      rate === null
        ? 'Nichts auf dieser Hand lässt sich erfüllen; eine neue kostet nur diesen Zug.'
        : `Der beste Plan mit dieser Hand bringt nur ${rateOf(rate)} Mio. je Zug; eine neue kostet nur diesen Zug.`,
    nothingToDraw: () =>
      'Was jetzt noch zu zeichnen oder zu kaufen wäre, kann warten: Das Geld wird später gebraucht.',
    turnSpent: ({ limit }, { sum }) =>
      `Für Gleis und Loks hat ein Zug ${sum(limit)}, und die sind ausgegeben.`,
    noMoneyToDraw: () => 'Deine Kasse ist leer: Zeichnen oder kaufen kannst du nichts.',
    cannotDraw: () => 'Es gibt nichts, was du jetzt zeichnen oder kaufen könntest.',
    trackOverLimit: ({ cost, left }, { sum }) =>
      `Das nächste Stück Gleis kostet ${sum(cost)}, und in diesem Zug ${left === 1 ? 'darf' : 'dürfen'} nur noch ${sum(left)} ausgegeben werden.`,
    trackTooExpensive: ({ cost, cash }, { sum }) =>
      closed(`Das nächste Stück Gleis kostet ${sum(cost)}, und du hast ${sum(cash)}`),
    trackWaits: () => 'Das nächste Stück Gleis darf in diesem Zug nicht gezeichnet werden.',
    startsNear: ({ city, orders }, say) =>
      closed(`${say.city(city)} liegt am besten für ${say.list(orders.map(say.order))}`),
    keepsFor: ({ orders }, { order, list }) =>
      orders.length > 0
        ? closed(`Am besten dienen diese Karten: ${list(orders.map(order))}`)
        : 'Keine Karte verspricht mehr als eine andere.',
    cheaperTrack: ({ amount, fee }, { sum }) =>
      closed(`${sum(amount)} je Zug ist weniger als die üblichen ${sum(fee)}`),
    paidForTrack: ({ amount }, { sum }) => `${sum(amount)} sicher ist so viel, wie die Gebühren brächten.`,
    noGain: () => 'Dabei ist nichts zu gewinnen.',
    anyOfThem: () => 'Etwas muss geschehen, und nichts sieht besser aus.',
  },
};
