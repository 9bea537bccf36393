import { isProblem, RECORD_VERSION } from '@kursbuch/table';
import { readRecord } from '@kursbuch/titles/record';
import { expect, test } from 'vitest';

const record = { format: 'kursbuch', title: '1830', players: ['Anna', 'Ben'], seed: 's', actions: [] };
const optionsOf = (title: string, version: number, options: Record<string, unknown>) => {
  const read = readRecord({ ...record, title, version, options });
  if (isProblem(read)) throw new Error(read.problem);
  // Those before the fifth keep the chance they were played with.
  expect(read.version).toBe(version < 5 ? 4 : version);
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

test('BEN-0-2 A record of Benelux from before rates, events and the end were ruled anew is played as it was', () => {
  for (const version of [1, 2, 3])
    expect(optionsOf('benelux', version, { fastGame: true })).toEqual({
      fastGame: true,
      longRates: true,
      earlierRulings: true,
    });
  expect(optionsOf('benelux', RECORD_VERSION, { fastGame: true })).toEqual({ fastGame: true });
});

test('R-63 R-65 A record of 1854 that is older than its rulings keeps those of its time', () => {
  for (const version of [1, 2, 3])
    expect(optionsOf('1854', version, { poolLimit: true })).toEqual({
      poolLimit: true,
      unstartedCountNothing: true,
      earlierRulings: true,
    });
  expect(optionsOf('1854', RECORD_VERSION, {})).toEqual({});
});

const SWITCHES = [
  ...['saleGoesOn', 'capitalAtFloat', 'unlimitedDiesels', 'buyAboveLimit', 'exchangeAnyTime'],
  ...['exchangeBeyondLimit', 'shareComesAgain', 'privateDealIsPurchase', 'sellWhileAble', 'privatesAnyTime'],
  ...['freeRun', 'helpToForeignTrains', 'raisedMoneyIsSpent', 'bankBreaksBelowZero', 'gulfIsTwoPlaces'],
  'askWhenIdle',
];
const switched = (on: boolean) => Object.fromEntries(SWITCHES.map((name) => [name, on]));

test('The switches of public games, all of them, are their reading now', () => {
  for (const version of [1, 2, 3])
    expect(optionsOf('1830', version, { ...switched(true), ownerNamesHome: false, thirdSix: true })).toEqual({
      reading: 'public',
      ownerNamesHome: false,
      thirdSix: true,
    });
  const site = {
    drawSeats: false,
    edition: '2021',
    debtorsMustSell: false,
    anySeller: true,
    askWhenIdle: true,
  };
  expect(optionsOf('1848', 1, site)).toEqual({
    reading: 'public',
    drawSeats: false,
    edition: '2021',
    debtorsMustSell: false,
    fourGauges: true,
  });
  // switched off, they say nothing
  expect(optionsOf('1830', 2, switched(false))).toEqual({});
});

test.each([
  ['1830', { freeRun: true }, 'freeRun'],
  ['1830', { ...switched(true), exchangeAnyTime: false }, 'saleGoesOn'],
  ['1848', { anySeller: true }, 'anySeller'],
  ['1848', { edition: '2007', anySeller: true, askWhenIdle: true }, 'askWhenIdle'],
])('One switch of public games alone is no longer played: %s %j', (title, options, name) => {
  expect(readRecord({ ...record, title, version: 1, options })).toEqual({
    problem: expect.stringContaining(`"${name}" is no longer played by itself`),
    at: 'options',
  });
});

test('A record of today is read as it is, and one without a known title too', () => {
  expect(optionsOf('1830', RECORD_VERSION, {})).toEqual({});
  expect(optionsOf('1999', 1, { odd: true })).toEqual({ odd: true });
  expect(isProblem(readRecord({ ...record, version: RECORD_VERSION + 1 }))).toBe(true);
});
