import type { KitAction } from '@kursbuch/eighteen';
import { fleetAhead, phaseOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type Play, run, table1830 } from './table1830.ts';

const buy = (from: string, kind: string, price: number): KitAction => ({
  type: 'buyTrain',
  from,
  kind,
  price,
});
const PRICES: Readonly<Record<string, number>> = { 2: 80, 3: 180, 4: 300, 5: 450, 6: 630, D: 1100 };
const buyNew = (kind: string) => buy('bank', kind, PRICES[kind] as number);

/** The director P1 of the CPR is about to buy the first train of this kind. */
const beforeFirst = (kind: string) => {
  const kinds = [...title.trains.keys()];
  const before = kinds[kinds.indexOf(kind) - 1] as string;
  return table1830().phase(before).company('CPR', P1, { cash: 2000 }).supply(before, 0);
};

test('1830-22.0a Phase 2: yellow tiles, four trains, one operating round', () => {
  const play = table1830().par('PRR', 100).shares(P1, 'PRR', 60).endOfStockRound();
  expect(play.state.phase).toBe('2');
  expect(phaseOf(title, play.state)).toMatchObject({ tiles: ['yellow'], trainLimit: 4 });
  expect(play.state.round).toMatchObject({ kind: 'operating', number: 1, of: 1 });
});

test('1830-22.0b The first 3 brings green tiles and lets companies buy privates, at once', () => {
  const table = beforeFirst('3').company('B&O', P2, { par: 90 }).tile('J14', '57', 0).private('D&H', P1);
  const play = table.atStep('CPR', 'trains', { others: ['B&O'] });
  const green = { type: 'layTile', hex: 'J14', tile: '14', rotation: 2 } as const;
  const wanted = { type: 'requestPrivate', private: 'D&H', price: 70 } as const;
  play.refuses(P1, wanted, 'privatesNotYet', '1830-23.1e');
  play.pass().refuses(P2, green, 'colourNotYet', '1830-18.0d');
  const after = play.do(P1, buyNew('3'));
  expect(after.state.phase).toBe('3');
  expect(after.do(P1, wanted).owner('D&H')).toBe('CPR');
  const next = after.passUntil('trackStep');
  expect(next.acting).toBe('B&O');
  expect(next.do(P2, green).state.tiles.J14?.tile).toBe('14');
});

test('1830-22.0c 1830-22.0h The first 4 takes all 2s from everybody and the pool, and the limit is 3', () => {
  const play = beforeFirst('4')
    .company('NYC', P2)
    .company('PRR', P3)
    .train('NYC', '2')
    .train('NYC', '2')
    .train('NYC', '2')
    .train('PRR', '2')
    .train('PRR', '3')
    .train('CPR', '2')
    .train('pool', '2')
    .atStep('CPR', 'trains');
  const after = play.do(P1, buyNew('4'));
  expect(['NYC', 'PRR', 'CPR', 'pool'].map((holder) => after.trains(holder))).toEqual([[], ['3'], ['4'], []]);
  for (const purse of ['NYC', 'PRR', P2, P3]) expect(after.cash(purse)).toBe(play.cash(purse));
  expect(phaseOf(title, after.state).trainLimit).toBe(3);
});

test('1830-22.0d The first 5 brings brown tiles, closes the privates, lowers the limit to 2 and raises the red values', () => {
  const table = beforeFirst('5')
    .company('B&O', P2, { par: 90 })
    .private('D&H', P1)
    .private('C&A', 'B&O')
    .train('B&O', '3')
    .train('B&O', '3')
    .train('B&O', '4')
    .supply('4', 0)
    .tile('I15', '53', 0)
    .tile('J14', '57', 0)
    .station('B&O', 'J14');
  const play = table.atStep('CPR', 'trains', { others: ['B&O'] });
  const brown = { type: 'layTile', hex: 'I15', tile: '61', rotation: 0 } as const;
  const trip = { type: 'runTrains', runs: [run('3-0', 'J14:0 K13:0')] } as const;
  const revenue = (table: Play) =>
    table
      .passUntil('runStep')
      .do(P2, trip)
      .events.find((event) => event.type === 'trainsRun')?.revenue;
  play.passUntil('trackStep').refuses(P2, brown, 'colourNotYet', '1830-22.0d');
  expect(revenue(play)).toBe(20 + 30);
  const bought = play.do(P1, buyNew('5'));
  expect(Object.values(bought.state.privates).every((one) => one.closed)).toBe(true);
  expect([bought.top, bought.waiting]).toEqual(['discardTrains', [P2]]);
  const after = bought.do(P2, { type: 'discardTrain', company: 'B&O', kind: '4' });
  expect(revenue(after)).toBe(20 + 40);
  expect(after.passUntil('trackStep').do(P2, brown).state.tiles.I15?.tile).toBe('61');
});

test('1830-22.0e The first 6 takes all 3s, also from the pool, and diesels are on sale', () => {
  const play = beforeFirst('6')
    .company('NYC', P2)
    .train('NYC', '3')
    .train('NYC', '4')
    .train('pool', '3')
    .atStep('CPR', 'trains');
  play.refuses(P1, buyNew('D'), 'notOnSaleYet', '1830-21.0k');
  const after = play.do(P1, buyNew('6'));
  expect([after.trains('NYC'), after.trains('pool')]).toEqual([['4'], []]);
  expect(after.offers(P1, buyNew('D'))).toBe(true);
});

test('1830-22.0f The first diesel takes all 4s, also from the pool', () => {
  const play = table1830()
    .phase('6')
    .company('CPR', P1, { cash: 2000 })
    .company('NYC', P2)
    .train('NYC', '4')
    .train('NYC', '5')
    .train('pool', '4')
    .atStep('CPR', 'trains')
    .do(P1, buyNew('D'));
  expect([play.state.phase, play.trains('NYC'), play.trains('pool')]).toEqual(['D', ['5'], []]);
});

test('1830-22.0g Yellow tiles remain to the end, green and brown ones from their phase on', () => {
  const lays = (phase: string) => {
    const play = table1830()
      .phase(phase)
      .company('PRR', P1)
      .tile('H10', '57', 1)
      .tile('H14', '9', 1)
      .tile('H16', '14', 0)
      .operating('PRR');
    const lay = (hex: string, tile: string, rotation: number) =>
      play.offers(P1, { type: 'layTile', hex, tile, rotation });
    return [lay('H18', '59', 1), lay('G17', '55', 0), lay('H10', '14', 0), lay('H16', '63', 0)];
  };
  const [yellow, green, brown] = [
    [false, true, false, false],
    [true, true, true, false],
    [true, true, true, true],
  ];
  expect(['2', '3', '4', '5', '6', 'D'].map(lays)).toEqual([yellow, green, green, brown, brown, brown]);
});

/** From the end of a set's last round to the first turn of the next set: all pass. */
const nextSet = (play: Play): Play => play.passUntil('trackStep');

test('1830-22.0i Two operating rounds per set after the next stock round that follows the first 3', () => {
  const bought = beforeFirst('3').atStep('CPR', 'trains', { of: 1 }).do(P1, buyNew('3'));
  const stock = bought.passTurn();
  expect(stock.state.round).toMatchObject({ kind: 'stock', set: 3 });
  const first = nextSet(stock);
  expect(first.state.round).toMatchObject({ kind: 'operating', set: 3, number: 1, of: 2 });
  const second = first.passTurn();
  expect(second.state.round).toMatchObject({ kind: 'operating', set: 3, number: 2, of: 2 });
  expect(second.passTurn().state.round.kind).toBe('stock');
});

test('1830-22.0j Three operating rounds per set after the next stock round that follows the first 5', () => {
  const bought = beforeFirst('5').atStep('CPR', 'trains', { number: 1, of: 2 }).do(P1, buyNew('5'));
  const second = bought.passTurn();
  expect(second.state.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
  let play = nextSet(second.passTurn());
  for (const number of [1, 2, 3]) {
    expect(play.state.round).toMatchObject({ kind: 'operating', number, of: 3 });
    play = play.passTurn();
  }
  expect(play.state.round.kind).toBe('stock');
});

test('1830-22.0k Only the first train of a kind changes anything', () => {
  const effects = (play: Play, action: KitAction) =>
    play
      .do(P1, action)
      .events.filter((event) => !['paid', 'taskPopped', 'taskUpdated', 'taskPushed'].includes(event.type))
      .map((event) => event.type);
  const rich = (phase: string) => table1830().phase(phase).company('CPR', P1, { cash: 2000 });
  expect(effects(beforeFirst('3').atStep('CPR', 'trains'), buyNew('3'))).toEqual([
    'trainMoved',
    'phaseBegan',
  ]);
  for (const kind of ['3', '4', '5', '6'])
    expect(effects(rich(kind).company('NYC', P2).atStep('CPR', 'trains'), buyNew(kind))).toEqual([
      'trainMoved',
    ]);
  const again = rich('5').train('pool', '3').train('pool', '4').private('D&H', P2);
  for (const kind of ['3', '4'])
    expect(effects(again.atStep('CPR', 'trains'), buy('pool', kind, PRICES[kind] as number))).toEqual([
      'trainMoved',
    ]);
});

test('1830-22.0c What the next new train scraps is known before it is sold', () => {
  const fleet = (table: ReturnType<typeof beforeFirst>) => {
    const { loses, by, isNext } = fleetAhead(title, table.atStep('CPR', 'trains').state, 'CPR');
    return { loses: loses.map(({ kind }) => kind), by, isNext };
  };
  // All 3s are sold: the very next train scraps the 2s, and nothing else.
  expect(fleet(beforeFirst('4').train('CPR', '2').train('CPR', '3'))).toEqual({
    loses: ['2'],
    by: '4',
    isNext: true,
  });
  // One 3 is left: the 2s go with the first 4, but not with the next train.
  expect(fleet(beforeFirst('4').supply('3', 1).train('CPR', '2'))).toEqual({
    loses: ['2'],
    by: '4',
    isNext: false,
  });
  expect(fleet(beforeFirst('4').train('CPR', '3'))).toEqual({ loses: [], by: null, isNext: false });
  expect(fleet(beforeFirst('3').train('CPR', '2'))).toEqual({ loses: [], by: null, isNext: false });
});
