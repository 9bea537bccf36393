/** What becomes of trains that are scrapped or given back: the three kinds of trains in the pool. */
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { lagAt, local, major, P1, P2, phaseTable, train } from './table1854.ts';

const offers = (play: { state: Parameters<typeof title.fleet.onSale>[1] }, company: string) =>
  title.fleet
    .onSale(title, play.state, company)
    .flatMap(({ from, kind, price }) => (from === 'pool' ? [`${kind} ${price}`] : []));

test('1854-SCRAP-1 All companies hand scrapped trains in', () => {
  const table = local(major(phaseTable('3').supply('3', 0), 'KE', P1, { cash: 900 }), 'L2', P2);
  const play = table.train('KE', '2').train('L2', '2').inTrainStep('KE').do(P1, train('4', 320));
  expect([play.trains('KE'), play.trains('L2'), play.trains('pool')]).toEqual([['4'], [], ['2', '2']]);
});

test('1854-SCRAP-2 1854-LAG-26 Scrapped regular trains are for Lokalbahn AGs, at 30 more', () => {
  const table = lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P1, P2], 'D20');
  major(local(table, 'L3', P2, 500), 'KE', P1, { cash: 900 }).train('pool', '2');
  table.inTrainStep('KE').refuses(P1, train('2', 100, 'pool'), 'scrappedForLags', '1854-SCRAP-2');
  table.inTrainStep('KE').refuses(P1, train('2', 130, 'pool'), 'scrappedForLags', '1854-SCRAP-2');
  table.inTrainStep('L3').refuses(P2, train('2', 100, 'pool'), 'scrappedForLags', '1854-SCRAP-2');
  const ag = table.inTrainStep('A');
  expect([offers(ag, 'A'), offers(ag, 'KE')]).toEqual([['2 130'], []]);
  ag.refuses(P1, train('2', 100, 'pool'), 'repairPrice', '1854-LAG-26');
  expect(ag.do(P1, train('2', 130, 'pool')).cash('A')).toBe(370);
});

test('1854-SCRAP-3 Scrapped plus trains never return', () => {
  const table = lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P1, P2], 'D20');
  major(local(table, 'L3', P2, 500), 'KE', P1, { cash: 900 });
  for (const [company, seat] of [
    ['A', P1],
    ['KE', P1],
    ['L3', P2],
  ] as const) {
    const play = table.inTrainStep(company);
    for (const from of ['pool', 'bank'])
      play.refuses(
        seat,
        train('1+', from === 'pool' && company === 'A' ? 130 : 100, from),
        'plusScrapped',
        '1854-SCRAP-3',
      );
    expect(offers(play, company)).toEqual([]);
  }
});

test('1854-SCRAP-4 1854-LAG-12 Trains given back because of the limit are for all but Lokalbahn AGs, at face value', () => {
  const table = lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P1, P2], 'D20');
  major(local(table, 'L3', P2, 500), 'KE', P1, { cash: 900 })
    .train('pool', '4')
    .train('pool', '3+');
  const play = table.inTrainStep('KE');
  expect([offers(play, 'KE'), offers(play, 'L3'), offers(play, 'A')]).toEqual([
    ['3+ 160', '4 320'],
    ['3+ 160', '4 320'],
    [],
  ]);
  play.refuses(P1, train('4', 350, 'pool'), 'facePrice', '1854-TRAIN-6');
  play.refuses(P1, train('3', 200, 'pool'), 'notInPool', '1854-SCRAP-4');
  const bought = play.do(P1, train('4', 320, 'pool'));
  expect([bought.trains('KE'), bought.cash('KE'), bought.state.phase]).toEqual([['4'], 580, '5']);
  table.inTrainStep('A').refuses(P1, train('4', 350, 'pool'), 'lagKind', '1854-LAG-22');
  table.inTrainStep('A').refuses(P1, train('3+', 160, 'pool'), 'lagsBuyScrapped', '1854-LAG-21');
});

test('1854-SCRAP-5 1854-LAG-23 A train in the pool is scrapped with the others of its value', () => {
  const table = lagAt(phaseTable('5').supply('5', 0).tile('D20', '14', 0), 'A', [P1, P2], 'D20');
  major(table, 'KE', P1, { cash: 1900 }).train('pool', '3');
  const play = table.inTrainStep('KE');
  expect([offers(play, 'KE'), offers(play, 'A')]).toEqual([['3 200'], []]);
  table.inTrainStep('A').refuses(P1, train('3', 230, 'pool'), 'lagKind', '1854-LAG-22');
  const after = play.do(P1, train('6', 670));
  expect([offers(after, 'KE'), offers(after, 'A')]).toEqual([[], ['3 230']]);
  after.refuses(P1, train('3', 200, 'pool'), 'scrappedForLags', '1854-SCRAP-2');
});
