import { expect, test } from 'vitest';
import { P1, P2, P3, type Play, run, type TableBuilder, table1830 } from './table1830.ts';

/** The PRR with Pittsburgh (20) to the west of Altoona (10) and Lancaster (20) to the east. */
const prr = (builder: TableBuilder = table1830().company('PRR', P1)) =>
  builder.tile('H10', '57', 1).tile('H14', '9', 1).tile('H16', '57', 1);

const buyNewTwo = { type: 'buyTrain', from: 'bank', kind: '2', price: 80 } as const;

/** Does the company have to buy a train before its turn ends? */
function isDue(play: Play): boolean {
  if (play.top !== 'trainStep' || play.kinds(P1).includes('pass')) return false;
  play.refuses(P1, { type: 'pass' }, 'mustOwnTrain', '1830-20.2a');
  return true;
}

test('1830-20.2a A company with a route must own a train at the end of its turn', () => {
  const play = prr().atStep('PRR', 'trains');
  play.refuses(P1, { type: 'pass' }, 'mustOwnTrain', '1830-20.2a');
  expect(play.kinds(P1)).toEqual(['buyTrain']);
  const after = play.do(P1, buyNewTwo);
  expect(after.kinds(P1)).toContain('pass');
  expect(after.do(P1, { type: 'pass' }).state.round.kind).toBe('stock');
});

test('1830-20.2b Without a route there is no duty', () => {
  const play = table1830().company('PRR', P1).atStep('PRR', 'trains');
  expect(play.top).toBe('trainStep');
  expect(isDue(play)).toBe(false);
  expect(play.do(P1, { type: 'pass' }).state.round.kind).toBe('stock');
});

test('1830-20.2c Without trains in the bank there is no duty, and the price goes left', () => {
  const soldOut = () => ['2', '3', '4', '5', '6', 'D'].reduce((table, kind) => table.supply(kind, 0), prr());
  const play = soldOut().atStep('PRR', 'run');
  expect(play.state.round.kind).toBe('stock');
  expect(play.price('PRR')).toBe(90);
  expect(isDue(soldOut().train('pool', '5').atStep('PRR', 'run'))).toBe(true);
  expect(isDue(soldOut().supply('D', 1).atStep('PRR', 'run'))).toBe(true);
});

test('1830-20.2d A train bought now runs in the next operating round', () => {
  const play = prr().atStep('PRR', 'trains', { of: 2 }).do(P1, buyNewTwo);
  const trip = { type: 'runTrains', runs: [run('2-0', 'H10:0 H12:0')] } as const;
  expect(play.kinds(P1)).not.toContain('runTrains');
  play.refuses(P1, trip, 'stepOver', '1830-17.0a');
  const next = play.passUntil('runStep');
  expect(next.state.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
  expect(next.do(P1, trip).top).toBe('revenueStep');
});

test('1830-20.2e The duty needs a route on the map: towns, red areas and closed cities may be its end', () => {
  const at = (builder: TableBuilder, company: string) => builder.atStep(company, 'trains');
  const cando = () => table1830().company('C&O', P1);
  expect(isDue(at(cando().tile('G7', '56', 0), 'C&O'))).toBe(true);
  expect(isDue(at(cando().station('C&O', 'D2').tile('E3', '8', 0), 'C&O'))).toBe(true);
  const closed = table1830().company('PRR', P1).tile('H10', '57', 1).station('B&O', 'H10');
  expect(isDue(at(closed, 'PRR'))).toBe(true);
  // A city without track, and track that leads to no city.
  expect(isDue(at(table1830().company('NYC', P1), 'NYC'))).toBe(false);
  expect(isDue(at(table1830().company('PRR', P1).tile('H14', '9', 1), 'PRR'))).toBe(false);
  // Track between cities of others: no own station on it.
  expect(isDue(at(table1830().company('NYC', P1).tile('J14', '57', 0), 'NYC'))).toBe(false);
});

const longTrip = { type: 'runTrains', runs: [run('3-0', 'H10:0 H12:0 H14 H16:0')] } as const;

test('1830-20.3a Worked example: a 3-train over cities of 30, 10 and 20 earns 60', () => {
  const play = table1830()
    .company('PRR', P1)
    .train('PRR', '3')
    .tile('H10', '14', 0)
    .tile('H14', '9', 1)
    .tile('H16', '57', 1)
    .atStep('PRR', 'run');
  expect(play.do(P1, longTrip).do(P1, { type: 'withhold' }).cash('PRR')).toBe(1060);
});

test('1830-20.3b Red areas pay the lower value until the first 5 is bought, then at once the higher', () => {
  const trip = { type: 'runTrains', runs: [run('3-0', 'I15:0 J14:0 K13:0')] } as const;
  const play = table1830()
    .phase('4')
    .supply('4', 0)
    .company('C&O', P2)
    .company('B&O', P1, { par: 90 })
    .train('B&O', '3')
    .tile('J14', '57', 0)
    .atStep('C&O', 'trains', { others: ['B&O'] });
  const revenue = (table: Play) =>
    table
      .passUntil('runStep')
      .do(P1, trip)
      .events.find((event) => event.type === 'trainsRun')?.revenue;
  expect(revenue(play)).toBe(30 + 20 + 30);
  const bought = play.do(P2, { type: 'buyTrain', from: 'bank', kind: '5', price: 450 });
  expect(revenue(bought)).toBe(30 + 20 + 40);
  expect(bought.passUntil('runStep').state.round).toEqual(play.state.round);
});

test('1830-20.3c The director pays out or keeps the revenue, all of it', () => {
  const play = prr().train('PRR', '3').atStep('PRR', 'run').do(P1, longTrip);
  expect(play.kinds(P1)).toEqual(['payOut', 'withhold']);
  play.refuses(P1, { type: 'payOut', amount: 20 }, 'malformed', '1830-0.1');
  play.refuses(P1, { type: 'payHalf' }, 'unknownAction', '1830-0.1');
  expect(play.do(P1, { type: 'payOut' }).cash('PRR')).toBe(1000);
  expect(play.do(P1, { type: 'withhold' }).cash('PRR')).toBe(1050);
});

test('1830-20.3d 1830-20.3e 1830-20.3f A payout gives 10 percent for each share: none for the offer, the company for the pool', () => {
  const play = table1830()
    .phase('5')
    .par('B&O', 100)
    .shares(P1, 'B&O', 20)
    .shares(P2, 'B&O', 10)
    .shares(P3, 'B&O', 10)
    .shares('pool', 'B&O', 20)
    .operated('B&O')
    .tile('I15', '61', 0)
    .tile('H16', '63', 0)
    .tile('H18', '64', 1)
    .tile('G19', '62', 0)
    .train('B&O', '5')
    .train('B&O', '3')
    .atStep('B&O', 'run');
  const before = play.cash('bank');
  const ran = play.do(P1, { type: 'runTrains', runs: [run('5-0', 'I15:0 H16:0 H18:0 G19:0')] });
  expect(ran.events).toContainEqual(expect.objectContaining({ type: 'trainsRun', revenue: 230 }));
  const after = ran.do(P1, { type: 'payOut' });
  expect([P1, P2, P3].map((seat) => after.cash(seat) - play.cash(seat))).toEqual([46, 23, 23]);
  expect(after.cash('B&O')).toBe(46);
  // 40 percent are unsold: 92 of 230 stay in the bank.
  expect(before - after.cash('bank')).toBe(230 - 92);
});

test('1830-20.3d A payout distributes the revenue of all trains together', () => {
  const play = prr().train('PRR', '2').train('PRR', '2').atStep('PRR', 'run');
  const runs = [run('2-0', 'H10:0 H12:0'), run('2-1', 'H12:0 H14 H16:0')];
  const after = play.do(P1, { type: 'runTrains', runs }).do(P1, { type: 'payOut' });
  expect(after.cash(P1) - play.cash(P1)).toBe(36);
});

test('1830-20.3g Worked example: director 50, offer 30, pool 20 percent; 50 paid out bring him 25 and the company 10', () => {
  const company = table1830().par('PRR', 100).shares(P1, 'PRR', 50).shares('pool', 'PRR', 20).operated('PRR');
  const play = prr(company).train('PRR', '3').atStep('PRR', 'run').do(P1, longTrip);
  const after = play.do(P1, { type: 'payOut' });
  expect(after.cash(P1) - play.cash(P1)).toBe(25);
  expect(after.cash('PRR') - play.cash('PRR')).toBe(10);
  expect(play.cash('bank') - after.cash('bank')).toBe(35);
});

test('1830-20.3h Income of a private goes to the treasury and is no part of a dividend', () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1)
    .private('D&H', 'PRR')
    .train('PRR', '4')
    .tile('H10', '57', 1)
    .tile('H14', '9', 1)
    .tile('H16', '14', 0)
    .tile('H18', '59', 1)
    .endOfStockRound();
  expect(play.cash('PRR')).toBe(1015);
  const after = play
    .passUntil('runStep')
    .do(P1, { type: 'runTrains', runs: [run('4-0', 'H10:0 H12:0 H14 H16:0 H18:0')] })
    .do(P1, { type: 'payOut' });
  expect(after.cash(P1) - play.cash(P1)).toBe(60);
  expect(after.cash('PRR')).toBe(1015);
});

test('1830-20.3i If no dividend is declared the company keeps all the revenue', () => {
  const play = prr().train('PRR', '3').atStep('PRR', 'run').do(P1, longTrip);
  const after = play.do(P1, { type: 'withhold' });
  expect(after.cash('PRR') - play.cash('PRR')).toBe(50);
  expect(after.cash(P1)).toBe(play.cash(P1));
});

test('1830-20.3j After the decision the marker moves: right for a payout, left for none', () => {
  const play = prr().train('PRR', '3').atStep('PRR', 'run').do(P1, longTrip);
  expect(play.price('PRR')).toBe(100);
  const paid = play.do(P1, { type: 'payOut' });
  expect([paid.price('PRR'), paid.top]).toEqual([112, 'trainStep']);
  expect(play.do(P1, { type: 'withhold' }).price('PRR')).toBe(90);
});
