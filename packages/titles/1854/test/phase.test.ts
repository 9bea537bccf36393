/** Phases: what the first train of a value sets off, at once and in the buyer's turn. */
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { mailIncomeOf } from '../rules/mail.ts';
import {
  gain,
  lagAt,
  local,
  locals,
  major,
  P1,
  P2,
  P3,
  type Play,
  pass,
  phaseTable,
  type TableBuilder,
  table1854,
  train,
} from './table1854.ts';

const discard = (company: string, kind: string) => ({ type: 'discardTrain', company, kind }) as const;

/** KE of player 1, in the train step of a phase, when all earlier trains are sold. */
function buyer(phase: string, next: string, how: (table: TableBuilder) => void = () => undefined): Play {
  const table = major(phaseTable(phase), 'KE', P1, { cash: 2000 });
  const before: Record<string, string> = { 3: '2', 4: '3', 5: '4', 6: '5', 8: '6' };
  const sold = before[next];
  if (sold !== undefined) table.supply(sold, 0);
  how(table);
  return table.inTrainStep('KE');
}

const limits = (play: Play) => ['KE', 'L1', 'A'].map((one) => title.fleet.trainLimit(play.state, one));
const colours = (play: Play) => title.phases.find(({ name }) => name === play.state.phase)?.tiles;
const roundsNext = ({ state }: Play) =>
  title.course.operatingRounds({ ...state, round: { ...state.round, kind: 'stock' } });
const venice = ({ state }: Play): number | undefined => {
  const colour = title.runs.runRules(state, 'KE').colour;
  const revenue = title.board.hexes.get('I15')?.facts.stops[0]?.revenue;
  return typeof revenue === 'object' ? revenue[colour] : undefined;
};
const mail = ({ state }: Play) => [mailIncomeOf(title, state, 'small'), mailIncomeOf(title, state, 'large')];
const onSale = (play: Play) => title.fleet.onSale(title, play.state, 'KE').map(({ kind }) => kind);

test('1854-PHASE-2 Phase 1: yellow tiles, limit 4 and 2, one operating round', () => {
  const play = table1854().privateSale();
  expect([play.state.phase, colours(play), limits(play).slice(0, 2), roundsNext(play)]).toEqual([
    '1',
    ['yellow'],
    [4, 2],
    1,
  ]);
});

test('1854-PHASE-3 Phase 2 begins with the first 2 or 1+, and nothing else changes', () => {
  const table = major(local(table1854(), 'L1', P2, 300), 'KE', P1);
  for (const [company, seat, kind] of [
    ['L1', P2, '1+'],
    ['KE', P1, '2'],
    ['KE', P1, '1+'],
  ] as const) {
    const play = table.inTrainStep(company);
    const after = play.do(seat, train(kind, 100));
    expect([play.state.phase, after.state.phase]).toEqual(['1', '2']);
    expect([colours(after), limits(after), roundsNext(after), venice(after), mail(after)]).toEqual([
      colours(play),
      limits(play),
      roundsNext(play),
      venice(play),
      mail(play),
    ]);
    const both = after.do(seat, train(kind === '2' ? '1+' : '2', 100));
    expect(both.state.phase).toBe('2');
  }
});

describe('phase 3', () => {
  const after = () => buyer('2', '3').do(P1, train('3', 200));

  test('1854-PHASE-4 Green tiles', () => {
    const play = after();
    expect([play.state.phase, colours(play)]).toEqual(['3', ['yellow', 'green']]);
    // the next company may upgrade, but not to brown
    const next = major(phaseTable('3').tile('E13', '57', 2), 'SB', P2).atStep('SB', 'track');
    expect(next.actions(P2).some((one) => one.type === 'layTile' && one.hex === 'E13')).toBe(true);
    next.refuses(P2, { type: 'layTile', hex: 'E13', tile: '611', rotation: 0 }, 'colourNotYet', '1854-UPG-3');
  });

  test('1854-PHASE-5 1854-PHASE-6 2+ come on sale, and 3+ when all of them are sold (R-27)', () => {
    expect(onSale(buyer('2', '3', (table) => table.supply('1+', 0)))).toEqual(['3']);
    buyer('2', '3', (table) => table.supply('1+', 0)).refuses(
      P1,
      train('2+', 120),
      'plusNotYet',
      '1854-PHASE-5',
    );
    const play = buyer('2', '3', (table) => table.supply('1+', 0)).do(P1, train('3', 200));
    expect(onSale(play)).toEqual(['3', '2+']);
    play.refuses(P1, train('3+', 160), 'notOnSaleYet', '1854-PHASE-6');
    const last = major(phaseTable('3').supply('2+', 1), 'KE', P1).inTrainStep('KE').do(P1, train('2+', 120));
    expect(onSale(last)).toEqual(['3', '3+']);
    // 1+ are left
    const left = buyer('2', '3', (table) => table.supply('1+', 1)).do(P1, train('3', 200));
    left.refuses(P1, train('2+', 120), 'notOnSaleYet', '1854-TRAIN-7');
  });

  test('1854-PHASE-7 Green values of red places and mail', () => {
    expect([venice(buyer('2', '3')), mail(buyer('2', '3'))]).toEqual([20, [10, 30]]);
    expect([venice(after()), mail(after())]).toEqual([30, [20, 40]]);
  });

  test('1854-PHASE-8 Companies trade trains, in the same step already', () => {
    const trader = buyer('2', '3', (table) => major(table, 'SB', P2).train('SB', '2'));
    trader.refuses(P1, train('2', 50, 'SB'), 'noTradeYet', '1854-TRAIN-10');
    const bought = trader
      .do(P1, train('3', 200))
      .do(P1, train('2', 50, 'SB'))
      .do(P2, { type: 'accept' });
    expect(bought.trains('KE')).toEqual(['2', '3']);
  });

  test('1854-PHASE-9 Two operating rounds after the next stock round', () => {
    const table = major(phaseTable('2').supply('2', 0), 'KE', P1, { cash: 500 });
    const play = table.atStep('KE', 'trains', { number: 1, of: 1 }).do(P1, train('3', 200));
    const stock = play.passTurn();
    expect(stock.state.round.kind).toBe('stock');
    expect(stock.pass(4).state.round).toMatchObject({ kind: 'operating', number: 1, of: 2 });
  });
});

describe('phase 4', () => {
  test('1854-PHASE-1 1854-PHASE-10 1854-SCRAP-1 The first 4 scraps 2s and 1+ at once, in the buyer’s turn', () => {
    const play = buyer('3', '4', (table) => {
      local(table, 'L2', P2).train('KE', '2').train('L2', '2').train('L2', '1+').supply('1+', 2);
    });
    const after = play.do(P1, train('4', 320));
    expect(after.state.phase).toBe('4');
    expect([after.trains('KE'), after.trains('L2'), after.trains('pool')]).toEqual([['4'], [], ['2', '2']]);
    expect(after.state.trains.filter(({ kind, holder }) => kind === '1+' && holder !== 'scrap')).toEqual([]);
    expect(after.acting).toBe('KE');
  });

  test('1854-PHASE-11 Limit 3: whoever has more gives one back, to the pool', () => {
    const play = buyer('3', '4', (table) => {
      for (let at = 0; at < 3; at++) table.train('KE', '3');
    }).do(P1, train('4', 320));
    expect([play.top, limits(play)[0]]).toEqual(['discardTrains', 3]);
    play.refuses(P1, pass, 'discardFirst', '1854-PHASE-11');
    play.refuses(P1, discard('KE', '2'), 'discardNotOwned', '1854-PHASE-11');
    play.refuses(P1, discard('SB', '3'), 'withinTrainLimit', '1854-TRAIN-16');
    const after = play.do(P1, discard('KE', '3'));
    expect([after.trains('KE'), after.trains('pool')]).toEqual([['3', '3', '4'], ['3']]);
  });

  test('1854-PHASE-12 1854-LOC-7 Limit 1 for local railways', () => {
    const play = buyer('3', '4', (table) => {
      local(table, 'L2', P2).train('L2', '2+').train('L2', '3');
    }).do(P1, train('4', 320));
    expect([play.waiting, play.actions(P2)]).toEqual([[P2], [discard('L2', '3'), discard('L2', '2+')]]);
    expect(play.do(P2, discard('L2', '2+')).trains('pool')).toEqual(['2+']);
    expect(play.do(P2, discard('L2', '3')).trains('pool')).toEqual(['3']);
  });

  /** The end of the last operating round before a stock round (or of another), with so many 4s left in the bank. */
  const endOf = (left: number, how: (table: TableBuilder) => void = () => undefined, number = 2) => {
    const table = major(phaseTable('4').supply('4', left), 'KE', P1);
    how(table);
    return table.atStep('KE', 'trains', { number, of: 2 }).passTurn();
  };
  const fours = (play: Play) => play.trains('bank').filter((kind) => kind === '4').length;

  test('1854-PHASE-13 A lone 4 in the bank leaves the game before a stock round (R-47)', () => {
    const alone = endOf(1);
    expect([alone.state.round.kind, fours(alone), onSale(alone).at(-1), alone.state.phase]).toEqual([
      'stock',
      0,
      '5',
      '4',
    ]);
    expect(fours(endOf(2))).toBe(2);
    const pooled = endOf(1, (table) => table.train('pool', '4'));
    expect([fours(pooled), pooled.trains('pool')]).toEqual([0, ['4']]);
    // not before the second operating round
    const between = endOf(1, () => undefined, 1);
    expect([between.state.round, fours(between)]).toEqual([expect.objectContaining({ number: 2 }), 1]);
  });
});

describe('phase 5', () => {
  const after = (how?: (table: TableBuilder) => void) => buyer('4', '5', how).do(P1, train('5', 530));

  test('1854-PHASE-14 1854-PHASE-19 Brown tiles and values', () => {
    const play = after();
    expect([play.state.phase, colours(play)]).toEqual(['5', ['yellow', 'green', 'brown']]);
    expect([venice(play), mail(play)]).toEqual([40, [30, 50]]);
    const next = major(phaseTable('5').tile('E13', '14', 0), 'SB', P2).atStep('SB', 'track');
    expect(next.actions(P2).some((one) => one.type === 'layTile' && one.tile === '611')).toBe(true);
    next.refuses(P2, { type: 'layTile', hex: 'C23', tile: '456', rotation: 0 }, 'colourNotYet', '1854-UPG-3');
  });

  test('1854-PHASE-15 2+ are scrapped, 3+ are not', () => {
    const play = after((table) => {
      local(local(table, 'L2', P2).train('L2', '2+'), 'L3', P3)
        .train('L3', '3+')
        .train('pool', '2+');
    });
    expect([play.trains('L2'), play.trains('L3'), play.trains('pool')]).toEqual([[], ['3+'], []]);
    expect(play.trains('bank')).not.toContain('2+');
  });

  test('1854-PHASE-16 Limit 2 for the large companies; each director chooses, in operating order (R-19)', () => {
    const play = after((table) => {
      table.train('KE', '3').train('KE', '4');
      major(table, 'SB', P2, { par: 93 }).train('SB', '3').train('SB', '3').train('SB', '4');
      major(table, 'VB', P3, { par: 67 }).train('VB', '3').train('VB', '3+').train('VB', '3+');
    });
    expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
    play.refuses(P1, discard('KE', '3'), 'notYourTurn');
    expect(play.actions(P2)).toEqual([discard('SB', '3'), discard('SB', '4')]);
    const second = play.do(P2, discard('SB', '4'));
    expect(second.waiting).toEqual([P1]);
    const third = second.do(P1, discard('KE', '3'));
    expect([third.waiting, third.trains('KE')]).toEqual([[P3], ['4', '5']]);
    // a free choice: even the only train it can run
    const done = third.do(P3, discard('VB', '3'));
    expect([done.trains('VB'), done.trains('pool')]).toEqual([
      ['3+', '3+'],
      ['3', '3', '4'],
    ]);
    expect(['VB', 'SB', P2, P3].map((one) => gain(play, done, one))).toEqual([0, 0, 0, 0]);
  });

  test('1854-PHASE-17 1854-MTN-8 The mountain railways close', () => {
    const play = buyer('4', '5', (table) => {
      table.private('GK', P1).private('AF', P2);
    });
    expect(play.state.privates.GK?.closed).toBe(false);
    const closed = play.do(P1, train('5', 530));
    expect([closed.state.privates.GK?.closed, closed.state.privates.AF?.closed]).toEqual([true, true]);
    expect(title.runs.runRules(closed.state, 'KE').stopBonus).toBe(undefined);
  });

  test('1854-PHASE-18 1854-PHASE-20 Local railways may merge at the end of this round; three operating rounds after the next stock round', () => {
    const table = locals(major(phaseTable('4').supply('4', 0), 'KE', P1, { cash: 900 }), [
      P1,
      P2,
      P3,
      P1,
      P2,
      P3,
    ]);
    const bought = table.atStep('KE', 'trains', { number: 1, of: 2 }).do(P1, train('5', 530));
    const moment = bought.passTurn();
    expect([moment.top, moment.waiting]).toEqual(['mergers', [P1, P2, P3]]);
    const second = moment.pass(3);
    expect(second.state.round).toMatchObject({ kind: 'operating', number: 2, of: 2 });
    let play: Play = second;
    while (play.top !== 'mergers') play = play.passTurn();
    const stock = play.pass(3);
    expect(stock.state.round.kind).toBe('stock');
    const start = stock.pass(4);
    expect(start.top).toBe('mergers');
    expect(start.pass(3).state.round).toMatchObject({ kind: 'operating', number: 1, of: 3 });
  });
});

describe('phases 6 and 7', () => {
  test('1854-PHASE-21 The first 6 scraps 3s and 3+', () => {
    const play = buyer('5', '6', (table) => {
      local(table.train('KE', '3'), 'L3', P3).train('L3', '3+').train('pool', '3');
    }).do(P1, train('6', 670));
    expect([play.state.phase, play.trains('KE'), play.trains('L3')]).toEqual(['6', ['6'], []]);
    expect(play.trains('pool')).toEqual(['3', '3']);
    expect(play.trains('scrap')).toContain('3+');
    expect(play.trains('bank')).not.toContain('3+');
  });

  test('1854-PHASE-22 1854-LAG-32 1854-LAG-33 With the first 6 all must merge, at the end of that operating round (R-15)', () => {
    const table = locals(major(phaseTable('5').supply('5', 0), 'KE', P1, { cash: 900 }), [
      P1,
      P2,
      P3,
      P1,
      P2,
      P3,
    ]);
    const bought = table.atStep('KE', 'trains', { number: 1, of: 3 }).do(P1, train('6', 670));
    expect(bought.acting).toBe('KE');
    let play: Play = bought.passTurn();
    expect([play.top, play.waiting]).toEqual(['mergers', [P1, P2, P3]]);
    play = play.pass(3);
    // 1 and 2: their word is not asked, only the letter
    expect([play.top, play.waiting]).toEqual(['lagLetter', [P1]]);
    play.refuses(P1, { type: 'decline' }, 'letterFirst', '1854-LAG-5');
    play.refuses(P1, pass, 'letterFirst', '1854-LAG-5');
    play = play.do(P1, { type: 'chooseLetter', company: 'B' });
    expect([play.top, play.waiting]).toEqual(['lagLetter', [P3]]);
    play = play.do(P3, { type: 'chooseLetter', company: 'C' });
    expect(
      ['A', 'B', 'C'].map((one) => [play.papers(P1, one), play.papers(P2, one), play.papers(P3, one)]),
    ).toEqual([
      [[], [50], [50]],
      [[50], [50], []],
      [[50], [], [50]],
    ]);
    expect(['A', 'B', 'C'].map((one) => play.director(one))).toEqual([P2, P1, P3]);
    expect(play.state.round).toMatchObject({ kind: 'operating', number: 2, of: 3 });
  });

  test('1854-PHASE-23 1854-PHASE-24 1854-PHASE-25 The first 8: grey tiles and values, 4s scrapped', () => {
    for (const [kind, price] of [
      ['8', 900],
      ['8Ox', 1200],
    ] as const) {
      const play = buyer('6', '8', (table) => table.train('KE', '4')).do(P1, train(kind, price));
      expect([play.state.phase, colours(play)?.at(-1), venice(play), mail(play)]).toEqual([
        '7',
        'gray',
        50,
        [40, 60],
      ]);
      expect([play.trains('KE'), play.trains('pool')]).toEqual([[kind], ['4']]);
      expect(title.fleet.onSale(title, play.state, 'A')).toEqual([{ from: 'pool', kind: '4', price: 350 }]);
    }
    const next = major(phaseTable('7').tile('E13', '611', 0), 'SB', P2).atStep('SB', 'track');
    expect(next.actions(P2).some((one) => one.type === 'layTile' && one.tile === '915')).toBe(true);
  });

  test('1854-PHASE-26 1854-LAG-25 1854-LAG-24 A Lokalbahn AG’s first 4 removes all 2s for good', () => {
    const table = phaseTable('7').tile('D20', '14', 0).tile('D18', '14', 0);
    lagAt(table, 'A', [P1, P2], 'D20');
    lagAt(table, 'B', [P2, P1], 'D18');
    const play = table.train('A', '2').train('pool', '2').train('pool', '4').inTrainStep('B');
    const after = play.do(P2, train('4', 350, 'pool'));
    expect([after.trains('B'), gain(play, after, 'B')]).toEqual([['4'], -350]);
    expect(after.state.trains.filter(({ kind, holder }) => kind === '2' && holder !== 'scrap')).toEqual([]);
  });

  test('1854-PHASE-27 The first 2+ or 3+ changes nothing', () => {
    const play = major(phaseTable('3').supply('2+', 1), 'KE', P1).train('KE', '2').inTrainStep('KE');
    const two = play.do(P1, train('2+', 120));
    const three = two.do(P1, train('3+', 160));
    expect([two.state.phase, three.state.phase, three.trains('KE')]).toEqual(['3', '3', ['2', '2+', '3+']]);
  });
});
