import { isProblem, RECORD_VERSION } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { expect, test } from 'vitest';

const record = { format: 'kursbuch', title: '1830', players: ['Anna', 'Ben'], seed: 's', actions: [] };
const optionsOf = (title: string, version: number, options: Record<string, unknown>) => {
  const read = readRecord({ ...record, title, version, options });
  if (isProblem(read)) throw new Error(read.problem);
  expect(read.version).toBe(RECORD_VERSION);
  return read.options;
};

test('R33 A record of the first version keeps what its options meant', () => {
  expect(optionsOf('1830', 1, {})).toEqual({ ownerNamesHome: false });
  expect(optionsOf('1830', 1, { ownerNamesHome: true, bank: 9000 })).toEqual({
    ownerNamesHome: true,
    bank: 9000,
  });
});

test('R-36 R-47 So does one of 1848', () => {
  expect(optionsOf('1848', 1, {})).toEqual({ debtorsMustSell: true, fourGauges: true });
  expect(optionsOf('1848', 1, { debtorsMustSell: false, threeGauges: true })).toEqual({
    debtorsMustSell: false,
    fourGauges: false,
  });
});

test('A record of today is read as it is, and one without a known title too', () => {
  expect(optionsOf('1830', RECORD_VERSION, {})).toEqual({});
  expect(optionsOf('1999', 1, { odd: true })).toEqual({ odd: true });
  expect(isProblem(readRecord({ ...record, version: RECORD_VERSION + 1 }))).toBe(true);
});
