import { expect, test } from 'vitest';
import { ordersFromText, watersFromText } from '../src/written.ts';

test('A card is a line: its id and its orders', () => {
  expect(ordersFromText('\n  C01 emden oel 8, bremen glas 18\n  C02 gent bier 7\n')).toEqual([
    {
      id: 'C01',
      orders: [
        { city: 'emden', good: 'oel', pays: 8 },
        { city: 'bremen', good: 'glas', pays: 18 },
      ],
    },
    { id: 'C02', orders: [{ city: 'gent', good: 'bier', pays: 7 }] },
  ]);
});

test('Waters are told by their kind, in the order of the mileposts', () => {
  expect(
    watersFromText(`
      river maas: 12-13 4-7
      river rhein maas: 1-2
    `),
  ).toEqual([
    [1, 2, 'river', ['rhein', 'maas']],
    [4, 7, 'river', ['maas']],
    [12, 13, 'river', ['maas']],
  ]);
  expect(watersFromText('lake: 3-4\nlake ems: 1-2\nlake ferry jade: 8-9\nblocked: 5-6')).toEqual([
    [1, 2, 'lake', ['ems']],
    [3, 4, 'lake'],
    [5, 6, 'blocked'],
    [8, 9, 'lake', [], 'jade'],
  ]);
});

test.each(['C01', 'C01 emden oel', 'C01 emden oel 8,', 'C01 emden oel 8 bremen glas 18'])(
  'A card that cannot be read says where: %s',
  (line) => {
    expect(() => ordersFromText(`\n${line}`)).toThrow(`line 2 ("${line}"): a line is "CARD city good 8`);
  },
);

test.each(['sea: 1-2', 'river maas 1-2', 'river maas: 1-2 3', 'lake:'])(
  'Waters that cannot be read say where: %s',
  (line) => {
    expect(() => watersFromText(line)).toThrow(`line 1 ("${line}"): a line is "river NAME: 12-13`);
  },
);
