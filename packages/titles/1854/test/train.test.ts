/** Buying trains: duty, limits, prices, trade between companies, the director's help and bankruptcy. */
import { describe, expect, test } from 'vitest';
import {
  gain,
  idleUntil,
  lagAt,
  local,
  major,
  optioned,
  P1,
  P2,
  P3,
  type Play,
  pass,
  phaseTable,
  sell,
  sellOption,
  splitPapers,
  type TableBuilder,
  table1854,
  train,
} from './table1854.ts';

/** The track from Vienna to the next town: a route for KE. */
const withRoute = (builder: TableBuilder): TableBuilder => builder.tile('C21', '1', 0);

/** KE of player 1 in a phase, with a route and so much money. */
const needy = (phase: string, cash: number): TableBuilder =>
  withRoute(major(phaseTable(phase).supply('3+', phase === '4' ? 3 : 0), 'KE', P1, { cash }));

const kinds = (play: Play, seat: number) =>
  play
    .actions(seat)
    .flatMap((one) => (one.type === 'buyTrain' ? [`${one.from} ${one.kind} ${one.price}`] : []));

describe('the duty to own a train', () => {
  test('1854-TRAIN-1 With a route a company must own a train; without one it need not, and a local railway never (R-50)', () => {
    const play = needy('3', 500).atStep('KE', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-TRAIN-1');
    expect(play.do(P1, train('3', 200)).accepts(P1, pass)).toBe(true);
    expect(major(phaseTable('3'), 'KE', P1).atStep('KE', 'trains').accepts(P1, pass)).toBe(true);
    const small = local(table1854().tile('J36', '9', 1), 'L1', P1).atStep('L1', 'trains');
    expect(small.accepts(P1, pass)).toBe(true);
  });

  test('1854-TRAIN-1 Round trips to Vienna and back are no route (1854-RUN-9)', () => {
    // C21 and B22 lead from the station of KE to that of FJ without a stop between them.
    const loop = major(phaseTable('3'), 'KE', P1, { cash: 500 });
    for (let rotation = 0; rotation < 6; rotation++) {
      const table = major(phaseTable('3'), 'KE', P1, { cash: 500 }).tile('C21', '9', rotation);
      expect(table.atStep('KE', 'trains').accepts(P1, pass)).toBe(true);
    }
    expect(loop.tile('C21', '7', 4).tile('B22', '7', 5).atStep('KE', 'trains').accepts(P1, pass)).toBe(true);
  });

  test('1854-TRAIN-2 A train bought at the end of the turn runs from the next one on', () => {
    const bought = needy('3', 500).atStep('KE', 'trains', { of: 2 }).do(P1, train('3', 200));
    expect(bought.kinds(P1)).not.toContain('runTrains');
    bought.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver', '1854-OR-6');
    const next = bought.passTurn();
    expect(next.state.round.number).toBe(2);
    expect(next.passUntil('runStep').kinds(P1)).toEqual(['runTrains']);
  });

  test('1854-TRAIN-19 1854-TRAIN-17 A plus train does not fulfil the duty: only a train the company can run does', () => {
    const play = needy('3', 500).train('KE', '2+').atStep('KE', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-TRAIN-1');
    expect(play.do(P1, train('3', 200)).accepts(P1, pass)).toBe(true);
    // nobody is asked to run a plus train of a large company, or a regular one of a local railway
    const ke = needy('3', 500).train('KE', '2+').atStep('KE', 'run');
    expect(ke.top).toBe('trainStep');
    ke.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver');
    const small = local(phaseTable('3').tile('J36', '58', 0), 'L1', P1)
      .train('L1', '3')
      .atStep('L1', 'run');
    expect(small.top).toBe('trainStep');
  });
});

describe('how many', () => {
  test('1854-TRAIN-3 1854-LAG-19 Limits: large companies 4, 3, 2; local railways 2, 1; Lokalbahn AGs 3 (R-11)', () => {
    const full = (phase: string, kind: string, count: number, company = 'KE') => {
      const table =
        company === 'KE'
          ? major(phaseTable(phase), 'KE', P1, { cash: 3000 })
          : local(phaseTable(phase), company, P1, 3000);
      for (let at = 0; at < count; at++) table.train(company, kind);
      return table.inTrainStep(company);
    };
    full('3', '2', 4).refuses(P1, train('3', 200), 'trainLimit', '1854-TRAIN-4');
    full('4', '3', 3).refuses(P1, train('4', 320), 'trainLimit', '1854-TRAIN-4');
    for (const [phase, owned, next, price] of [
      ['5', '4', '5', 530],
      ['6', '4', '6', 670],
      ['7', '5', '8', 900],
    ] as const)
      full(phase, owned, 2).refuses(P1, train(next, price), 'trainLimit', '1854-TRAIN-4');
    expect(full('3', '2', 3).accepts(P1, train('3', 200))).toBe(true);
    expect(full('4', '3', 2).accepts(P1, train('4', 320))).toBe(true);
    expect(full('5', '4', 1).accepts(P1, train('5', 530))).toBe(true);
    full('3', '2', 2, 'L3').refuses(P1, train('3', 200), 'trainLimit', '1854-LOC-7');
    full('4', '2+', 1, 'L3').refuses(P1, train('4', 320), 'trainLimit', '1854-LOC-7');
    expect(full('3', '2', 1, 'L3').accepts(P1, train('3', 200))).toBe(true);
    for (const phase of ['5', '6', '7']) {
      const ag = (trains: number) => {
        const table = lagAt(phaseTable(phase).tile('D20', '14', 0), 'A', [P1, P2], 'D20', 900);
        for (let at = 0; at < trains; at++) table.train('A', '2');
        return table.train('pool', '2').inTrainStep('A');
      };
      expect(ag(2).accepts(P1, train('2', 130, 'pool'))).toBe(true);
      ag(3).refuses(P1, train('2', 130, 'pool'), 'trainLimit', '1854-LAG-19');
    }
  });

  test('1854-TRAIN-4 At the limit nothing is bought, even if the purchase would scrap own trains', () => {
    const table = major(phaseTable('3').supply('3', 0), 'KE', P1, { cash: 900 });
    for (let at = 0; at < 4; at++) table.train('KE', '2');
    const play = table.inTrainStep('KE');
    play.refuses(P1, train('4', 320), 'trainLimit', '1854-TRAIN-4');
  });

  test('1854-TRAIN-5 At the limit with trains it cannot run, it buys one it can and gives one of the others back for nothing (R-59)', () => {
    const play = needy('5', 600).train('KE', '3+').train('KE', '3+').atStep('KE', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-TRAIN-1');
    const bought = play.do(P1, train('5', 530));
    expect([bought.top, bought.trains('KE')]).toEqual(['discardTrains', ['3+', '3+', '5']]);
    bought.refuses(
      P1,
      { type: 'discardTrain', company: 'KE', kind: '5' },
      'discardNotOwned',
      '1854-PHASE-11',
    );
    expect(bought.actions(P1)).toEqual([{ type: 'discardTrain', company: 'KE', kind: '3+' }]);
    const back = bought.do(P1, { type: 'discardTrain', company: 'KE', kind: '3+' });
    expect([back.trains('KE'), back.trains('pool'), gain(bought, back, 'KE')]).toEqual([
      ['3+', '5'],
      ['3+'],
      0,
    ]);
    // above the limit by the phase that its own purchase begins it chooses freely, as the others do
    const first = needy('4', 900).supply('4', 0).train('KE', '3+').train('KE', '3+').atStep('KE', 'trains');
    expect(first.do(P1, train('5', 530)).actions(P1)).toEqual([
      { type: 'discardTrain', company: 'KE', kind: '3+' },
      { type: 'discardTrain', company: 'KE', kind: '5' },
    ]);
    // with one it can run there is no exception
    needy('5', 600)
      .train('KE', '3+')
      .train('KE', '4')
      .inTrainStep('KE')
      .refuses(P1, train('5', 530), 'trainLimit', '1854-TRAIN-4');
    // and none for another plus train
    const plus = needy('4', 600).supply('2+', 0);
    for (let at = 0; at < 3; at++) plus.train('KE', '2+');
    plus.atStep('KE', 'trains').refuses(P1, train('3+', 160), 'trainLimit', '1854-TRAIN-4');
  });

  test('1854-TRAIN-28 Several trains in a turn, one after the other, each of which may change the phase', () => {
    const table = major(table1854(), 'KT', P1, { cash: 820 });
    let play: Play = table.atStep('KT', 'trains');
    expect(play.state.phase).toBe('1');
    for (let at = 0; at < 4; at++) play = play.do(P1, train('2', 100));
    expect([play.cash('KT'), play.state.phase, play.trains('KT').length]).toEqual([420, '2', 4]);
    const step = major(phaseTable('2'), 'KT', P1, { cash: 820 });
    for (let at = 0; at < 4; at++) step.train('KT', '2');
    step.inTrainStep('KT').refuses(P1, train('2', 100), 'trainLimit', '1854-TRAIN-4');
  });
});

describe('new trains', () => {
  const PRICES = [
    ['1', '2', 100],
    ['1', '1+', 100],
    ['2', '3', 200],
    ['3', '2+', 120],
    ['3', '3+', 160],
    ['3', '4', 320],
    ['4', '5', 530],
    ['5', '6', 670],
    ['6', '8', 900],
    ['6', '8Ox', 1200],
  ] as const;

  /** All that comes before a kind in its stack is sold. */
  const onSale = (phase: string, kind: string) => {
    const builder = phaseTable(phase);
    const before: Record<string, readonly string[]> = {
      '2+': ['1+'],
      '3+': ['1+', '2+'],
      3: ['2'],
      4: ['2', '3'],
      5: ['4'],
      6: ['5'],
      8: ['6'],
      '8Ox': ['6'],
    };
    for (const one of before[kind] ?? []) builder.supply(one, 0);
    return builder;
  };

  test.each(PRICES)(
    '1854-TRAIN-8 1854-TRAIN-6 in phase %s a %s costs %i, no more and no less',
    (phase, kind, price) => {
      const exact = major(onSale(phase, kind), 'KE', P1, { cash: price }).inTrainStep('KE');
      exact.refuses(P1, train(kind, price - 10), 'facePrice', '1854-TRAIN-6');
      exact.refuses(P1, train(kind, price + 10), 'facePrice', '1854-TRAIN-6');
      const bought = exact.do(P1, train(kind, price));
      expect([bought.cash('KE'), bought.trains('KE')]).toEqual([0, [kind]]);
      major(onSale(phase, kind), 'KE', P1, { cash: price - 1 })
        .inTrainStep('KE')
        .refuses(P1, train(kind, price), 'treasuryShort', '1854-TRAIN-29');
    },
  );

  test('1854-TRAIN-7 They are sold in ascending order, each stack for itself', () => {
    const play = major(phaseTable('3').supply('1+', 2), 'KE', P1, { cash: 2000 }).inTrainStep('KE');
    play.refuses(P1, train('4', 320), 'notOnSaleYet', '1854-TRAIN-7');
    play.refuses(P1, train('2+', 120), 'notOnSaleYet', '1854-TRAIN-7');
    expect(kinds(play, P1)).toEqual(['bank 1+ 100', 'bank 3 200']);
    play.refuses(P1, train('2', 100), 'noTrainLeft', '1854-TRAIN-9');
  });

  test('1854-TRAIN-9 Six 2, five 3, four 4, three 5, two 6, 8 without end; six 1+, four 2+, three 3+ (R-10)', () => {
    const counts = (builder: TableBuilder) => {
      const all: Record<string, number> = {};
      for (const { kind } of builder.state.trains) all[kind] = (all[kind] ?? 0) + 1;
      return all;
    };
    expect(counts(table1854())).toMatchObject({ 2: 6, 3: 5, 4: 4, 5: 3, 6: 2, '1+': 6, '2+': 4, '3+': 3 });
    expect(counts(table1854())[8]).toBeGreaterThan(16);
    expect(counts(table1854({ tableTrains: true }))).toMatchObject({ 2: 6, 3: 5, 4: 6, 5: 4, 6: 4, '2+': 4 });
    // the last of a kind puts the next on sale
    const next = (phase: string, kind: string, price: number) => {
      const play = major(onSale(phase, kind).supply(kind, 1), 'KE', P1, { cash: 3000 }).inTrainStep('KE');
      return kinds(play.do(P1, train(kind, price)), P1).filter((one) => one.startsWith('bank'));
    };
    expect(next('2', '2', 100)).toContain('bank 3 200');
    expect(next('3', '1+', 100)).toContain('bank 2+ 120');
    expect(next('3', '2+', 120)).toContain('bank 3+ 160');
    expect(next('6', '6', 670)).toEqual(['bank 8 900', 'bank 8Ox 1200']);
  });

  test('R-27 plusTrainsAtOnce: 2+ come on sale with phase 3, though 1+ are left', () => {
    const step = (plusTrainsAtOnce: boolean) =>
      major(phaseTable('3', { plusTrainsAtOnce }).supply('1+', 2), 'KE', P1, { cash: 900 }).inTrainStep('KE');
    expect(kinds(step(true), P1)).toEqual(['bank 1+ 100', 'bank 3 200', 'bank 2+ 120']);
    expect(kinds(step(false), P1)).toEqual(['bank 1+ 100', 'bank 3 200']);
  });
});

describe('trade between companies', () => {
  /** KE of player 1 and SB of player 2, both at 82; SB has a 3. */
  const pair = (phase = '3') =>
    major(major(phaseTable(phase), 'KE', P1, { cash: 700 }), 'SB', P2, { cash: 500 }).train('SB', '3');

  test('1854-TRAIN-10 From phase 3 on, by agreement, for 1 at least', () => {
    pair('2')
      .inTrainStep('KE')
      .refuses(P1, train('3', 50, 'SB'), 'noTradeYet', '1854-TRAIN-10');
    const play = pair().inTrainStep('KE');
    play.refuses(P1, train('3', 0, 'SB'), 'priceAtLeastOne', '1854-TRAIN-10');
    play.refuses(P1, train('4', 50, 'SB'), 'trainNotOwned', '1854-TRAIN-10');
    const asked = play.do(P1, train('3', 1, 'SB'));
    expect([asked.waiting, asked.top]).toEqual([[P2], 'consent']);
    asked.refuses(P1, pass, 'answerFirst', '1854-TRAIN-10');
    const no = asked.do(P2, { type: 'decline' });
    expect([no.trains('KE'), no.price('KE'), no.price('SB')]).toEqual([[], 82, 82]);
    // they come to terms: what was declined is not asked again, but more may be offered
    no.refuses(P1, train('3', 1, 'SB'), 'declinedAlready', '1854-TRAIN-10');
    const more = no.do(P1, train('3', 40, 'SB')).do(P2, { type: 'decline' });
    expect(kinds(more, P1)).toContain('SB 3 41');
    more.refuses(P1, train('3', 40, 'SB'), 'declinedAlready', '1854-TRAIN-10');
    const agreed = more.do(P1, train('3', 60, 'SB')).do(P2, { type: 'accept' });
    expect([agreed.trains('KE'), gain(more, agreed, 'SB')]).toEqual([['3'], 60]);
    const yes = asked.do(P2, { type: 'accept' });
    expect([yes.trains('KE'), gain(asked, yes, 'SB')]).toEqual([['3'], 1]);
  });

  test('1854-TRAIN-11 The price is told to all', () => {
    const done = pair()
      .inTrainStep('KE')
      .do(P1, train('3', 150, 'SB'))
      .do(P2, { type: 'accept' });
    expect(done.events).toContainEqual(
      expect.objectContaining({ type: 'paid', from: 'KE', to: 'SB', amount: 150, why: 'train' }),
    );
  });

  test('1854-TRAIN-12 1854-TRAIN-15 A company in its turn buys, and does not sell', () => {
    const play = pair().atStep('SB', 'trains', { others: ['KE'] });
    play.refuses(P1, train('3', 150, 'SB'), 'notDirector', '1854-FLOW-4');
    play.refuses(P2, { type: 'sellTrain', to: 'KE', kind: '3', price: 150 }, 'unknownAction', '1854-0.1');
    play.refuses(P2, train('3', 150, 'SB'), 'ownTrain', '1854-TRAIN-15');
    expect(play.actions(P2).some((one) => one.type === 'buyTrain' && one.from === 'SB')).toBe(false);
    expect(
      pair()
        .inTrainStep('KE')
        .accepts(P1, train('3', 150, 'SB')),
    ).toBe(true);
  });

  test('1854-TRAIN-13 The buyer rises one cell up and left, the seller falls one down and right, for each train (R-35, R-21)', () => {
    const play = pair().train('SB', '3').inTrainStep('KE');
    const once = play.do(P1, train('3', 150, 'SB')).do(P2, { type: 'accept' });
    expect([once.price('KE'), once.price('SB')]).toEqual([84, 80]);
    const twice = once.do(P1, train('3', 150, 'SB')).do(P2, { type: 'accept' });
    expect([twice.cell('KE'), twice.price('KE'), twice.price('SB')]).toEqual(['0,0', 86, 78]);
    // no cell there: the marker stays
    const edge = major(major(phaseTable('3'), 'KE', P1, { cell: '0,1' }), 'SB', P2, { cell: '7,4' })
      .train('SB', '3')
      .inTrainStep('KE')
      .do(P1, train('3', 150, 'SB'))
      .do(P2, { type: 'accept' });
    expect([edge.cell('KE'), edge.cell('SB')]).toEqual(['0,1', '7,4']);
  });

  test('1854-TRAIN-13 1854-OR-8 The order of play is read anew after a trade (R-56)', () => {
    const table = major(pair(), 'VB', P3);
    // KE 85, then SB and VB at 82, SB above VB
    const play = table
      .set({
        markers: {
          ...table.state.markers,
          KE: { cell: '2,3', arrival: 90 },
          SB: { cell: '2,2', arrival: 91 },
          VB: { cell: '2,2', arrival: 92 },
        },
      })
      .atStep('KE', 'trains', { others: ['SB', 'VB'] });
    expect(play.passTurn().acting).toBe('SB');
    const traded = play.do(P1, train('3', 150, 'SB')).do(P2, { type: 'accept' });
    expect(traded.passTurn().acting).toBe('VB');
  });

  test('1854-TRAIN-14 1854-LOC-13 Of a local railway no price moves', () => {
    const play = local(pair(), 'L3', P3).train('L3', '2').inTrainStep('KE');
    const done = play.do(P1, train('2', 60, 'L3')).do(P3, { type: 'accept' });
    expect([done.price('KE'), done.price('SB'), done.price('L3')]).toEqual([84, 82, undefined]);
    expect(done.cash('L3')).toBe(210);
  });

  test('1854-TRAIN-18 1854-LOC-6 Any company owns any train, to sell it on', () => {
    const first = major(phaseTable('2'), 'KE', P1, { cash: 300 })
      .atStep('KE', 'trains')
      .do(P1, train('1+', 100));
    expect(first.trains('KE')).toEqual(['1+']);
    const table = major(local(phaseTable('3'), 'L1', P2), 'KE', P1).train('KE', '1+');
    const sold = table
      .atStep('L1', 'trains', { others: ['KE'] })
      .do(P2, train('1+', 40, 'KE'))
      .do(P1, { type: 'accept' });
    expect([sold.trains('L1'), sold.cash('L1'), sold.price('KE')]).toEqual([['1+'], 110, 80]);
  });

  test('1854-TRAIN-20 1854-LAG-21 1854-LAG-27 Lokalbahn AGs trade among themselves only, at any price they agree on', () => {
    const table = lagAt(phaseTable('5').tile('D20', '14', 0).tile('D18', '14', 0), 'A', [P1, P2], 'D20', 500);
    lagAt(table, 'B', [P2, P2], 'D18', 500);
    major(table, 'KE', P1, { cash: 900 }).train('B', '2').train('B', '2').train('KE', '4');
    const ag = table.inTrainStep('A');
    ag.refuses(P1, train('4', 100, 'KE'), 'tradesApart', '1854-TRAIN-20');
    ag.refuses(P1, train('2', 0, 'B'), 'priceAtLeastOne', '1854-TRAIN-10');
    const asked = ag.do(P1, train('2', 250, 'B'));
    expect(asked.waiting).toEqual([P2]);
    expect(asked.do(P2, { type: 'decline' }).trains('A')).toEqual([]);
    const done = asked.do(P2, { type: 'accept' });
    expect([done.trains('A'), done.price('A'), done.price('B')]).toEqual([['2'], 69, 65]);
    const ke = table.inTrainStep('KE');
    ke.refuses(P1, train('2', 50, 'B'), 'tradesApart', '1854-TRAIN-20');
  });

  test('1854-TRAIN-16 Trains are never given back or scrapped of free will', () => {
    const play = pair().train('KE', '3').atStep('KE', 'trains');
    play.refuses(P1, { type: 'discardTrain', company: 'KE', kind: '3' }, 'withinTrainLimit', '1854-TRAIN-16');
    expect(play.kinds(P1)).not.toContain('discardTrain');
    play.refuses(P1, { ...train('3', 200), tradeIn: '3' }, 'noTradeIn', '1854-TRAIN-16');
  });
});

describe("the director's help", () => {
  test('1854-TRAIN-21 1854-TRAIN-24 The whole treasury first, then his own money', () => {
    const play = needy('5', 300).cash(P1, 400).atStep('KE', 'trains');
    expect(kinds(play, P1)).toEqual(['bank 5 530']);
    const bought = play.do(P1, train('5', 530));
    expect([bought.cash('KE'), gain(play, bought, P1), bought.trains('KE')]).toEqual([0, -230, ['5']]);
    play.refuses(P1, { ...train('5', 530), help: 280 }, 'malformed', '1854-0.1');
  });

  test('1854-TRAIN-22 He may choose the train, not only the cheapest', () => {
    const play = needy('7', 700).cash(P1, 600).atStep('KE', 'trains');
    expect(kinds(play, P1)).toEqual(['bank 8 900', 'bank 8Ox 1200']);
    expect(gain(play, play.do(P1, train('8', 900)), P1)).toBe(-200);
    expect(gain(play, play.do(P1, train('8Ox', 1200)), P1)).toBe(-500);
    // not where the treasury can pay for one
    needy('7', 950)
      .cash(P1, 600)
      .atStep('KE', 'trains')
      .refuses(P1, train('8Ox', 1200), 'noHelpForCostlier', '1854-TRAIN-29');
    // nor for a plus train
    needy('4', 100)
      .supply('2+', 0)
      .cash(P1, 600)
      .atStep('KE', 'trains')
      .refuses(P1, train('3+', 160), 'treasuryShort', '1854-TRAIN-29');
  });

  test('1854-TRAIN-23 From the bank, the pool or another company, at the face value at most (R-44)', () => {
    const table = needy('5', 300).cash(P1, 900).train('pool', '4');
    const play = major(table, 'SB', P2).train('SB', '5').atStep('KE', 'trains');
    expect(kinds(play, P1)).toEqual(['bank 5 530', 'pool 4 320', 'SB 5 1', 'SB 5 530']);
    play.refuses(P1, train('5', 600, 'SB'), 'helpUpToFace', '1854-TRAIN-23');
    const asked = play.do(P1, train('5', 500, 'SB'));
    expect(asked.waiting).toEqual([P2]);
    const bought = asked.do(P2, { type: 'accept' });
    expect([gain(play, bought, P1), bought.cash('KE'), bought.price('KE'), bought.price('SB')]).toEqual([
      -200, 0, 84, 80,
    ]);
  });

  test('1854-TRAIN-29 A purchase that is no duty the company pays alone', () => {
    expect(needy('5', 300).cash(P1, 900).train('KE', '3').atStep('KE', 'trains').top).toBe('mailStep');
    const step = needy('5', 300).cash(P1, 900).train('KE', '3').inTrainStep('KE');
    step.refuses(P1, train('5', 530), 'treasuryShort', '1854-TRAIN-29');
    step.refuses(P1, sell('KE'), 'onlyWhenForced', '1854-TRAIN-25');
    const other = major(needy('5', 300).cash(P1, 900).train('KE', '3'), 'SB', P2).train('SB', '5');
    other.inTrainStep('KE').refuses(P1, train('5', 301, 'SB'), 'priceAboveTreasury', '1854-TRAIN-29');
  });

  /** KE misses 230 for a 5; its director has 100 and two papers of KT at 91 (of three). */
  const short = (tens: number) => {
    const table = needy('5', 300).cash(P1, 100);
    major(table, 'KT', P2, { cell: '3,6' });
    return splitPapers(table, 'KT', P2, [
      [P1, tens],
      [P2, 2],
    ]);
  };

  test('1854-TRAIN-25 Who has not the money sells shares at once, and no more than the train needs (R-29)', () => {
    const play = short(3).atStep('KE', 'trains');
    expect(play.price('KT')).toBe(91);
    play.refuses(P1, train('5', 530), 'directorShort', '1854-TRAIN-25');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-TRAIN-1');
    play.refuses(P1, sell('KT', 3), 'sellsTooMuch', '1854-TRAIN-25');
    play.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1854-TRAIN-27');
    const sold = play.do(P1, sell('KT', 2));
    expect([sold.cash(P1), sold.papers('pool', 'KT')]).toEqual([282, [10, 10]]);
    sold.refuses(P1, sell('KT'), 'cashFirst', '1854-TRAIN-25');
    const bought = sold.do(P1, train('5', 530));
    expect([bought.cash(P1), bought.cash('KE')]).toEqual([52, 0]);
    expect(play.do(P1, sell('KT')).accepts(P1, sell('KT'))).toBe(true);
  });

  test('1854-TRAIN-25 Sold for a costly train, the cheaper one is not bought if it needed less (R-29)', () => {
    const table = needy('7', 700).cash(P1, 190);
    major(table, 'KT', P2, { cell: '3,6' });
    splitPapers(table, 'KT', P2, [
      [P1, 4],
      [P2, 2],
    ]);
    const play = table.atStep('KE', 'trains');
    expect(kinds(play, P1)).toEqual([]);
    const one = play.do(P1, sell('KT', 1));
    expect(kinds(one, P1)).toEqual(['bank 8 900']);
    const all = play.do(P1, sell('KT', 4));
    expect(kinds(all, P1)).toEqual(['bank 8Ox 1200']);
    all.refuses(P1, train('8', 900), 'saleNotNeeded', '1854-TRAIN-25');
  });

  test('1854-TRAIN-25 With a train in the company the sale binds no longer: its own money buys at any price (R-29)', () => {
    const table = needy('3', 120).cash(P1, 0);
    major(table, 'KT', P2, { cell: '3,6' }).train('KT', '2').train('KT', '2').shares(P1, 'KT', 20);
    const sold = table.atStep('KE', 'trains').do(P1, sell('KT'));
    const bought = sold.do(P1, train('2', 29, 'KT')).do(P2, { type: 'accept' });
    expect([bought.top, bought.cash('KE')]).toEqual(['trainStep', 91]);
    expect(kinds(bought, P1)).toContain('KT 2 1');
    expect(bought.accepts(P1, pass)).toBe(true);
  });

  test('1854-TRAIN-25 1854-OPT-11 An option is sold for the price of ten percent (R-29)', () => {
    const table = withRoute(major(phaseTable('5').supply('3+', 0), 'KE', P1, { cash: 300, percent: 40 }));
    major(table.cash(P1, 160), 'KT', P2);
    const play = optioned(table, P1, 'KT').atStep('KE', 'trains');
    expect(play.actions(P1)).toEqual([sellOption]);
    play.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1854-TRAIN-27');
    const sold = play.do(P1, sellOption);
    expect([gain(play, sold, P1), sold.papers('pool', 'KT'), sold.price('KT')]).toEqual([82, [20], 77]);
    expect(sold.do(P1, train('5', 530)).cash(P1)).toBe(12);
    // not when there is money enough
    optioned(major(needy('5', 300).cash(P1, 300), 'KT', P2), P1, 'KT')
      .atStep('KE', 'trains')
      .refuses(P1, sellOption, 'cashFirst', '1854-TRAIN-25');
  });

  test('1854-TRAIN-27 1854-OPT-12 A share and an option of one company bring less than their prices: each sale lowers the other', () => {
    // the share of KT at 82 brings 164, and then the option 77
    const lacking = (missing: number) => {
      const board = phaseTable('5').supply('3+', 0);
      const table = withRoute(major(board, 'KE', P1, { cash: 530 - missing, percent: 40 }));
      major(table.cash(P1, 0), 'KT', P2, { percent: 60 }).shares(P1, 'KT', 20);
      return optioned(table, P1, 'KT').atStep('KE', 'trains');
    };
    const just = lacking(241);
    just.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1854-TRAIN-27');
    const sold = just.do(P1, sell('KT')).do(P1, sellOption);
    expect([sold.cash(P1), kinds(sold, P1)]).toEqual([241, ['bank 5 530']]);
    expect(lacking(242).accepts(P1, { type: 'declareBankruptcy' })).toBe(true);
  });

  test('1854-TRAIN-26 These sales cost nobody the direction of a company', () => {
    const table = needy('5', 300).cash(P1, 40);
    major(table, 'SB', P1, { cell: '3,6' });
    splitPapers(table, 'SB', P1, [
      [P1, 2],
      [P2, 3],
    ]);
    major(table, 'KT', P3, { cell: '3,6' });
    splitPapers(table, 'KT', P3, [[P1, 2]]);
    const play = table.atStep('KE', 'trains');
    play.refuses(P1, sell('SB', 2), 'keepsOffice', '1854-TRAIN-26');
    const sold = play.do(P1, sell('SB', 1));
    expect([sold.director('SB'), sold.percent(P1, 'SB')]).toEqual([P1, 30]);
    sold.refuses(P1, sell('SB', 1), 'keepsOffice', '1854-TRAIN-26');
  });

  test('1854-TRAIN-26 1854-TRAIN-27 Nor that of the company that buys, though he is bankrupt then (R-45)', () => {
    const table = splitPapers(needy('5', 300).cash(P1, 150), 'KE', P1, [
      [P1, 1],
      [P2, 3],
    ]);
    const play = table.atStep('KE', 'trains');
    play.refuses(P1, sell('KE'), 'keepsOffice', '1854-TRAIN-26');
    expect(play.kinds(P1)).toEqual(['declareBankruptcy']);
    // with as much as the other he keeps it
    const even = splitPapers(needy('5', 300).cash(P1, 150), 'KE', P1, [
      [P1, 2],
      [P2, 3],
    ]).atStep('KE', 'trains');
    const sold = even.do(P1, sell('KE'));
    expect([sold.director('KE'), sold.percent(P1, 'KE'), sold.cash(P1)]).toEqual([P1, 30, 232]);
    expect(sold.do(P1, train('5', 530)).cash(P1)).toBe(2);
  });

  test('1854-TRAIN-27 1854-END-5 Whoever cannot raise it is bankrupt, and the game ends with all as it stands (R-45)', () => {
    const table = needy('5', 300).cash(P1, 0);
    major(table, 'KT', P2, { cell: '4,3', percent: 60 });
    const before = table.atStep('KE', 'trains', { number: 1, of: 3 });
    expect(before.kinds(P1)).toContain('declareBankruptcy');
    const over = before.do(P1, { type: 'declareBankruptcy' });
    expect(over.state.result?.cause).toBe('bankruptcy');
    expect(over.cash('KE')).toBe(300);
    // KE at 82: 60 percent of it are his
    expect(over.state.result?.scores[P1]).toBe(6 * 82);
    expect(over.waiting).toEqual([]);
    over.refuses(P2, pass, 'gameOver');
  });
});

describe('the last way to a train', () => {
  const ruin = { type: 'declareBankruptcy' } as const;

  /** KE can pay no 5; P1 leads SB too, which owns these trains. */
  const pair = (cash: number, purse: number, ...owned: readonly string[]) => {
    const table = needy('5', cash).cash(P1, purse);
    splitPapers(table, 'KE', P1, [
      [P1, 1],
      [P2, 3],
    ]);
    major(table, 'SB', P1, { percent: 40 });
    for (const kind of owned) table.train('SB', kind);
    return table;
  };

  test('1854-TRAIN-27 Nobody is bankrupt who can buy the train of another company of his (R-63)', () => {
    const play = pair(0, 1, '4').atStep('KE', 'trains');
    play.refuses(P1, ruin, 'notBankrupt', '1854-TRAIN-27');
    expect(play.kinds(P1)).toEqual(['buyTrain']);
    expect(kinds(play, P1)).toEqual(['SB 4 1', 'SB 4 1']);
    const bought = play.do(P1, train('4', 1, 'SB'));
    expect([bought.trains('KE'), bought.cash(P1), bought.cash('SB') - play.cash('SB')]).toEqual([
      ['4'],
      0,
      1,
    ]);
    // the treasury alone will do
    pair(1, 0, '4').atStep('KE', 'trains').refuses(P1, ruin, 'notBankrupt', '1854-TRAIN-27');
  });

  test('1854-TRAIN-27 A train of a local railway of his will do as well', () => {
    const play = local(pair(200, 0), 'L3', P1).train('L3', '4').atStep('KE', 'trains');
    play.refuses(P1, ruin, 'notBankrupt', '1854-TRAIN-27');
    expect(kinds(play, P1)).toEqual(['L3 4 1', 'L3 4 200']);
  });

  test('1854-TRAIN-27 He is bankrupt where that needs somebody else, where it is no train for the company, or without a guilder', () => {
    // no train there
    expect(pair(200, 50).atStep('KE', 'trains').accepts(P1, ruin)).toBe(true);
    // one that KE cannot run
    expect(pair(200, 50, '3+').atStep('KE', 'trains').accepts(P1, ruin)).toBe(true);
    // another player's company
    const foreign = major(pair(200, 50), 'KT', P2).train('KT', '4').atStep('KE', 'trains');
    expect(kinds(foreign, P1)).toContain('KT 4 1');
    expect(foreign.accepts(P1, ruin)).toBe(true);
    // nothing to pay with
    expect(pair(0, 0, '4').atStep('KE', 'trains').kinds(P1)).toEqual(['declareBankruptcy']);
  });

  test('1854-TRAIN-27 1854-TRAIN-25 Without a guilder he sells a share first, if he may sell one (R-63)', () => {
    const table = pair(0, 0, '4');
    major(table, 'KT', P2, { percent: 60 }).shares(P1, 'KT', 20);
    const play = table.atStep('KE', 'trains');
    expect(play.kinds(P1)).toEqual(['sellShares']);
    const sold = play.do(P1, sell('KT'));
    expect(kinds(sold, P1)).toEqual(['SB 4 1', 'SB 4 164']);
    sold.refuses(P1, ruin, 'notBankrupt', '1854-TRAIN-27');
  });

  /** KE misses so much for a 5; its director has nothing but three papers of KT at 91. */
  const lacking = (missing: number) => {
    const table = needy('5', 530 - missing).cash(P1, 0);
    splitPapers(table, 'KE', P1, [
      [P1, 1],
      [P2, 3],
    ]);
    major(table, 'KT', P2, { cell: '3,6' });
    return splitPapers(table, 'KT', P2, [
      [P1, 3],
      [P2, 2],
    ]);
  };

  test('1854-TRAIN-30 A sale is refused after which the money cannot be raised any more, though it could (R-64)', () => {
    // all three at once bring 273; one by one they bring 91, 85 and 79
    const play = lacking(270).atStep('KE', 'trains');
    expect(play.actions(P1)).toEqual([sell('KT', 3)]);
    play.refuses(P1, sell('KT', 1), 'ruinousSale', '1854-TRAIN-30');
    play.refuses(P1, sell('KT', 2), 'ruinousSale', '1854-TRAIN-30');
    expect(play.do(P1, sell('KT', 3)).accepts(P1, train('5', 530))).toBe(true);
    // one and then two, or two and then one, bring 261: the same is asked again after the first sale
    const just = lacking(261).atStep('KE', 'trains');
    expect(just.actions(P1)).toEqual([sell('KT', 1), sell('KT', 2), sell('KT', 3)]);
    const one = just.do(P1, sell('KT', 1));
    expect(one.actions(P1)).toEqual([sell('KT', 2)]);
    one.refuses(P1, sell('KT', 1), 'ruinousSale', '1854-TRAIN-30');
    expect(just.do(P1, sell('KT', 2)).do(P1, sell('KT', 1)).accepts(P1, train('5', 530))).toBe(true);
    expect(lacking(262).atStep('KE', 'trains').actions(P1)).toEqual([sell('KT', 3)]);
    // nothing is spared where nothing could be raised
    const lost = lacking(280).atStep('KE', 'trains');
    expect(lost.actions(P1)).toEqual([sell('KT', 1), sell('KT', 2), sell('KT', 3), ruin]);
  });

  test('R-63 R-64 earlierRulings: in older records both were allowed', () => {
    const older = (table: TableBuilder) =>
      table.set({ options: { ...table.state.options, earlierRulings: true } }).atStep('KE', 'trains');
    expect(older(pair(0, 1, '4')).accepts(P1, ruin)).toBe(true);
    expect(older(lacking(270)).accepts(P1, sell('KT', 1))).toBe(true);
  });

  test('1854-TRAIN-30 1854-OPT-12 Nor is an option sold before the shares of its company if that costs the train (R-64)', () => {
    const board = phaseTable('5').supply('3+', 0);
    const table = withRoute(major(board, 'KE', P1, { cash: 530 - 241, percent: 40 }));
    major(table.cash(P1, 0), 'KT', P2, { percent: 60 }).shares(P1, 'KT', 20);
    const play = optioned(table, P1, 'KT').atStep('KE', 'trains');
    // 164 and then 77; the other way round 82 and then 154
    play.refuses(P1, sellOption, 'ruinousSale', '1854-TRAIN-30');
    expect(play.actions(P1)).toEqual([sell('KT')]);
    expect(play.do(P1, sell('KT')).actions(P1)).toEqual([sellOption]);
  });

  test('1854-TRAIN-30 1854-TRAIN-27 Nor is a share sold that would put the train of his other company out of reach (R-63)', () => {
    // 410 are there for the 4 of SB, at 320 at most; with a share of 182 sold it would have to cost 411
    const table = pair(300, 110, '4');
    major(table, 'KT', P2, { percent: 60, cell: '3,6' }).shares(P1, 'KT', 20).cash('KE', 100).cash(P1, 230);
    const play = table.atStep('KE', 'trains');
    expect(kinds(play, P1)).toEqual(['SB 4 1', 'SB 4 320']);
    play.refuses(P1, ruin, 'notBankrupt', '1854-TRAIN-27');
    play.refuses(P1, sell('KT'), 'ruinousSale', '1854-TRAIN-30');
  });
});

test('1854-TRAIN-1 1854-OR-7 An idle game goes on: whoever has no route is never asked for a train', () => {
  const play = major(table1854(), 'KE', P1).operating('KE');
  expect(idleUntil(play, 'stock').state.round.kind).toBe('stock');
});
