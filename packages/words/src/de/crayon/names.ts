/** Names in German. */
import type { RateKind } from '@kursbuch/crayon';
import type { OwnNames, Speech } from '../../crayon/catalogue.ts';

const SPACE = '\u00a0';

export const names: OwnNames = {
  sum: (amount) => `${amount < 0 ? '−' : ''}${Math.abs(amount)}${SPACE}Mio.`,
  steps: (count) => `${count}${SPACE}${count === 1 ? 'Schritt' : 'Schritte'}`,
  segments: (count) => `${count}${SPACE}${count === 1 ? 'Stück' : 'Stücke'}`,
  inSentence: (good) => good,
  near: (city) => `bei ${city}`,
  inside: (city) => `in ${city}`,
  bank: 'die Bank',
};

export const roundsOf = (count: number): string => (count === 1 ? 'eine Runde' : `${count} Runden`);

/** Was fremdes Gleis kostet. */
export const priceOf = (sum: (amount: number) => string, kind: RateKind, amount: number): string =>
  amount === 0
    ? 'ohne Gebühr'
    : kind === 'flat'
      ? `für ${sum(amount)} im Ganzen`
      : `für ${sum(amount)} je Zug`;

/** Ein Ort im Freien ist „bei Utrecht“; nach „von“, „nach“ und „bis“ heißt das anders. */
const outside = (place: string): string | undefined =>
  place.startsWith('bei ') ? place.slice('bei '.length) : undefined;
export const fromPlace = (place: string): string => {
  const city = outside(place);
  return city === undefined ? `von ${place}` : `aus der Nähe von ${city}`;
};
export const toPlace = (place: string): string => {
  const city = outside(place);
  return city === undefined ? `nach ${place}` : `in die Nähe von ${city}`;
};
export const upToPlace = (place: string): string => {
  const city = outside(place);
  return city === undefined ? `bis ${place}` : `bis in die Nähe von ${city}`;
};

/** „Annas Gleis“, „Hans’ Gleis“. */
export const whose = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);

export const agreed: Speech['agreed'] = ({ nameOf, sum, good, cityName }) => ({
  orderName: (title, order) =>
    `${good(title, order.good)} nach ${cityName(title, order.city)} für ${sum(order.pays)}`,
  termsName(title, state, terms) {
    if (terms.type === 'supply')
      return `${nameOf(state, terms.carrier)} bringt ${good(title, terms.good)} nach ${cityName(title, terms.city)}`;
    const { owner, user, kind, amount } = terms;
    return `${nameOf(state, user)} fährt ${roundsOf(terms.rounds)} lang auf ${whose(nameOf(state, owner))} Gleis, ${priceOf(sum, kind, amount)}`;
  },
  rateName: (state, { owner, user, kind, amount, first, last }) =>
    `${nameOf(state, user)} fährt in ${first === last ? `Runde ${first}` : `den Runden ${first} bis ${last}`} auf ${whose(nameOf(state, owner))} Gleis, ${
      kind === 'flat' ? 'ohne Gebühr' : priceOf(sum, kind, amount)
    }`,
});
