/** Refusals that once cited a rule too wide, or another rule than their own. */
import { describe, expect, test } from 'vitest';
import { P1, P2, table1830 } from './table1830.ts';

const buyTrain = (kind: string, price: number) => ({ type: 'buyTrain', from: 'bank', kind, price });

describe('shares', () => {
  test('1830-4.0a Two shares at once are more than one certificate a turn', () => {
    const play = table1830().company('CPR', P2, { percent: 40 }).shares('pool', 'CPR', 20).stockRound();
    play.refuses(P1, { type: 'buyShare', company: 'CPR', from: 'pool', count: 2 }, 'onlyOne', '1830-4.0a');
  });

  test('1830-4.0a 1830-12.0a In an operating round no share is bought and none is sold', () => {
    const play = table1830().company('PRR', P1).company('CPR', P2).atStep('PRR', 'track');
    const buy = { type: 'buyShare', company: 'CPR', from: 'offer' };
    play.refuses(P1, buy, 'notInOperatingRound', '1830-4.0a');
    play.refuses(P1, { type: 'startCompany', company: 'NYC', price: 67 }, 'notInOperatingRound', '1830-4.0a');
    const sale = { type: 'sellShares', company: 'PRR', count: 1 };
    play.refuses(P1, sale, 'notInOperatingRound', '1830-12.0a');
  });
});

describe('trains', () => {
  const atTrains = (phase: string, options = {}) =>
    table1830(options).phase(phase).company('PRR', P1, { cash: 2000 }).inTrainStep('PRR');

  test('1830-21.0k There is no diesel before the first 6, and no 3 before the last 2', () => {
    atTrains('5').refuses(P1, buyTrain('D', 1100), 'notOnSaleYet', '1830-21.0k');
    atTrains('2').refuses(P1, buyTrain('3', 180), 'notOnSaleYet', '1830-21.0a');
  });

  test('1830-21.0b 1830-21.0t A kind that is sold out cites its number', () => {
    atTrains('4').refuses(P1, buyTrain('3', 180), 'noTrainLeft', '1830-21.0b');
    const sold = table1830().phase('D').supply('D', 0).company('PRR', P1, { cash: 2000 }).inTrainStep('PRR');
    sold.refuses(P1, buyTrain('D', 1100), 'noTrainLeft', '1830-21.0t');
  });

  test('1830-26.0a In a game without diesels there are none to be sold out', () => {
    atTrains('6', { noDiesels: true }).refuses(P1, buyTrain('D', 1100), 'noSuchKind', '1830-26.0a');
  });

  test('1830-21.0j Another company is paid out of the treasury', () => {
    const play = table1830()
      .phase('3')
      .company('PRR', P1, { cash: 50 })
      .company('NYC', P1)
      .train('NYC', '3')
      .inTrainStep('PRR');
    const costly = { type: 'buyTrain', from: 'NYC', kind: '3', price: 60 };
    play.refuses(P1, costly, 'priceAboveTreasury', '1830-21.0j');
  });
});

describe('the power of a private', () => {
  const lay = (power: string, hex: string, tile = '57') => ({
    type: 'layTile',
    hex,
    tile,
    rotation: 0,
    power,
  });
  const table = () => table1830().phase('3').company('PRR', P1).private('D&H', 'PRR').private('C&SL', 'PRR');

  test('1830-17.0k What D&H does not give cites its own rule, not that of C&SL', () => {
    const play = table().private('SVN&RR', 'PRR').private('M&H', P1).atStep('PRR', 'track');
    play.refuses(P1, lay('D&H', 'H10'), 'noSuchPower', '1830-17.0k');
    play.refuses(P1, lay('C&SL', 'H10'), 'noSuchPower', '1830-17.0i');
    play.refuses(P1, lay('SVN&RR', 'G15'), 'noSuchPower', '1830-17.0h');
    play.refuses(P1, lay('M&H', 'D18'), 'noSuchPower', '1830-6.0b');
  });

  test('1830-17.0af A tile in the hex ends the power of D&H', () => {
    const gone = table().tile('F16', '57', 0).atStep('PRR', 'track');
    gone.refuses(P1, lay('D&H', 'F16'), 'powerGone', '1830-17.0af');
    const { privates } = table().state;
    const used = { ...privates['D&H'], owner: 'PRR', closed: false, used: true } as const;
    const play = table()
      .tile('F16', '57', 0)
      .set({ privates: { ...privates, 'D&H': used } })
      .atStep('PRR', 'track');
    play.refuses(P1, lay('D&H', 'F16'), 'powerUsed', '1830-17.0af');
  });

  test('1830-23.2d A closed M&H is out of the game, whoever asks', () => {
    const play = table1830().closed('M&H').stockRound();
    play.refuses(P1, { type: 'exchangePrivate', private: 'M&H', from: 'offer' }, 'privateGone', '1830-23.2d');
  });

  test('1830-17.0i C&SL gives no station', () => {
    const play = table().atStep('PRR', 'station');
    const free = { type: 'placeStation', hex: 'B20', stop: 0, power: 'C&SL' };
    play.refuses(P1, free, 'noSuchPower', '1830-17.0i');
  });
});

describe('tiles', () => {
  test('1830-18.2a 1830-18.2b 1830-22.0d Letters and colours cite the rule of their kind', () => {
    const play = table1830().phase('3').company('PRR', P1).tile('H10', '57', 1).atStep('PRR', 'track');
    const lay = (tile: string) => ({ type: 'layTile', hex: 'H10', tile, rotation: 0 });
    play.refuses(P1, lay('59'), 'wrongStops');
    play.refuses(P1, lay('53'), 'labelledTile', '1830-18.2b');
    play.refuses(P1, lay('63'), 'colourNotYet', '1830-22.0d');
    expect(play.accepts(P1, lay('14'))).toBe(true);
  });

  test('1830-0.1 What does not exist is no matter of the map', () => {
    const play = table1830().company('PRR', P1).atStep('PRR', 'track');
    play.refuses(P1, { type: 'layTile', hex: 'Z99', tile: '57', rotation: 0 }, 'unknownHex', '1830-0.1');
    play.refuses(P1, { type: 'layTile', hex: 'H10', tile: '57', rotation: 7 }, 'badRotation', '1830-0.1');
  });
});

describe('what belongs to another moment', () => {
  const tables = [
    ['a stock round', table1830().company('PRR', P1).stockRound()],
    ['the turn of a company', table1830().company('PRR', P1).atStep('PRR', 'track')],
  ] as const;

  test.each(tables)('1830-7.1b 1830-7.1c In %s no private is for sale at the bank', (_where, play) => {
    play.refuses(P1, { type: 'buyPrivate', private: 'D&H' }, 'saleOver', '1830-7.1b');
    play.refuses(P1, { type: 'bid', private: 'D&H', amount: 75 }, 'saleOver', '1830-7.1c');
  });

  test.each(tables)('1830-8.1c In %s nobody is asked for the par of the B&O', (_where, play) => {
    play.refuses(P1, { type: 'setPar', company: 'B&O', price: 100 }, 'noParDue', '1830-8.1c');
  });

  test.each(tables)('1830-21.0d In %s nobody discards a train he may keep', (_where, play) => {
    const discard = { type: 'discardTrain', company: 'PRR', kind: '2' };
    const { params } = play.refuses(P1, discard, 'withinTrainLimit', '1830-21.0d');
    expect(params).toMatchObject({ company: 'PRR' });
  });

  test.each(tables)('1830-24.0n In %s nobody is bankrupt who owes nothing', (_where, play) => {
    play.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1830-24.0n');
  });

  test.each(tables)('1830-23.1a In %s nobody answers a deal that nobody proposed', (_where, play) => {
    for (const type of ['accept', 'decline']) play.refuses(P1, { type }, 'nothingOffered', '1830-23.1a');
  });
});

test('1830-0.1 whatever an action names, the rule behind its refusal is found', () => {
  const sale = table1830().privateSale();
  const trains = table1830().company('PRR', P1).inTrainStep('PRR');
  const track = table1830().company('PRR', P1).atStep('PRR', 'track');
  // Names that every object knows are no cases of a citation.
  for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
    sale.refuses(P1, { type: 'buyPrivate', private: name }, 'noSuchPrivate', '1830-0.1');
    trains.refuses(P1, buyTrain(name, 1), 'noSuchKind', '1830-0.1');
    const lay = { type: 'layTile', hex: 'H12', tile: '57', rotation: 0, power: name };
    track.refuses(P1, lay, 'noSuchPower', '1830-6.0b');
  }
});
