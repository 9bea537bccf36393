/** Names in German. */
import type { OwnNames, Speech } from '../catalogue.ts';

const SPACE = '\u00a0';

export const names: OwnNames = {
  sum: (amount) => `${amount < 0 ? '−' : ''}${Math.abs(amount)}${SPACE}Mio.`,
  steps: (count) => `${count}${SPACE}${count === 1 ? 'Schritt' : 'Schritte'}`,
  segments: (count) => `${count}${SPACE}${count === 1 ? 'Stück' : 'Stücke'}`,
  roundName: (round) => (round === 0 ? 'Aufbau' : `Runde ${round}`),
  inSentence: (good) => good,
  near: (city) => `bei ${city}`,
  bank: 'die Bank',
};

const rounds = (count: number): string => (count === 1 ? 'eine Runde' : `${count} Runden`);

/** „Annas Gleis“, „Hans’ Gleis“. */
const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const agreed: Speech['agreed'] = ({ nameOf, sum, good, cityName }) => ({
  orderName: (title, order) =>
    `${good(title, order.good)} nach ${cityName(title, order.city)} für ${sum(order.pays)}`,
  termsName(title, state, terms) {
    if (terms.type === 'supply')
      return `${nameOf(state, terms.carrier)} bringt ${good(title, terms.good)} nach ${cityName(title, terms.city)}`;
    const { owner, user, kind, amount } = terms;
    const price = kind === 'flat' ? `${sum(amount)} im Ganzen` : `${sum(amount)} je Zug`;
    return `${nameOf(state, user)} fährt auf ${whose(nameOf(state, owner))} Gleis für ${price}, ${rounds(terms.rounds)} lang`;
  },
  rateName: (state, { owner, user, kind, amount, first, last }) =>
    `${nameOf(state, user)} fährt auf ${whose(nameOf(state, owner))} Gleis ${
      kind === 'flat' ? 'ohne Gebühr' : `für ${sum(amount)} je Zug`
    } in ${first === last ? `Runde ${first}` : `den Runden ${first} bis ${last}`}`,
});
