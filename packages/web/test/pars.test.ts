/** What par prices mean, and which are suggested first. */

import { parOutlook, soundPar, tellingPars } from '@kursbuch/screens/eighteen/foresight/pars.ts';
import { isRefusal } from '@kursbuch/table';
import { table, title } from '@kursbuch/titles/1830';
import { expect, test } from 'vitest';

const begun = table.setup({ players: ['Anna', 'Ben', 'Chiara', 'David'], seed: '1', options: {} });
if (isRefusal(begun)) throw new Error(begun.reason);
const outlooks = [...title.market.par.keys()].map((price) => parOutlook(title, begun, 0, 'PRR', price, true));

test('a par price says what it costs, what floats the company and with which money', () => {
  // 600 in the purse: the certificate for 200, and of the four shares still missing every one for 100.
  expect(parOutlook(title, begun, 0, 'PRR', 100, true)).toEqual({
    price: 100,
    cost: 200,
    capital: 1000,
    missing: 4,
    own: 4,
  });
  expect(parOutlook(title, begun, 0, 'PRR', 90, true).cost).toBe(180);
  // The certificate comes with a private: nothing to pay, and it counts as sold (1830-11.0b).
  expect(parOutlook(title, begun, 0, 'B&O', 100, false)).toMatchObject({ cost: 0, missing: 4, own: 4 });
});

test('of many prices three are told first: the cheapest, the dearest to float alone, the dearest', () => {
  const poorer = outlooks.map((one) => ({ ...one, own: one.price <= 76 ? 4 : 2 }));
  expect(tellingPars(poorer).map(({ price }) => price)).toEqual([67, 76, 100]);
  expect(soundPar(poorer)?.price).toBe(76);
  // Who can float none alone begins at the lowest.
  expect(soundPar(outlooks.map((one) => ({ ...one, own: 0 })))?.price).toBe(67);
  expect(tellingPars(outlooks).map(({ price }) => price)).toEqual([67, 82, 100]);
  expect(tellingPars(outlooks.slice(0, 2))).toHaveLength(2);
});
