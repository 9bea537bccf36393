/** What becomes of the earnings, and how the price moves. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import { inPhase, major, P1, P2, P3, table1854, withOwn } from './table1854.ts';

/** VB with 40 percent with P1 and 20 with P2, on a cell. */
const held = (cell = '2,2') => {
  const table = table1854().par('VB', 82, cell).shares(P1, 'VB', 40, { director: true });
  table.shares(P2, 'VB', 20).floated('VB').operated('VB').cash('VB', 0);
  return table;
};
/** The same after its trains have earned so much. */
const pay = (revenue: number, cell?: string) => held(cell).atRevenue('VB', revenue);

test('1854-EARN-1 The director pays out everything or keeps everything; there is nothing between', () => {
  const play = pay(130);
  expect(play.actions(P1)).toEqual([{ type: 'payOut' }, { type: 'withhold' }]);
  play.refuses(P1, { type: 'payHalf' }, 'unknownAction');
  play.refuses(P1, { type: 'payOut', amount: 65 }, 'malformed');
  play.refuses(P2, { type: 'payOut' }, 'notDirector');
});

describe('paying out', () => {
  test('1854-EARN-2 By percent: of 130 the 40 get 52, the 20 get 26, and a paper half paid for gets 13', () => {
    const table = held();
    const [half, rest] = ['VB-half', 'VB-rest'];
    const papers = (table.state.certificates.VB ?? []).flatMap((one) => {
      const isFirstFree = one.holder === 'offer' && !one.director && one.percent === 20;
      return isFirstFree && one === table.state.certificates.VB?.find((it) => it.holder === 'offer')
        ? [
            { ...one, id: half, percent: 10, holder: P3 },
            { ...one, id: rest, percent: 10, holder: 'bank' as const },
          ]
        : [one];
    });
    table.set({ certificates: { ...table.state.certificates, VB: papers } });
    withOwn(table, {
      options: { [P3]: { company: 'VB', certificate: half, rest, price: 82, round: 1 } },
    });
    const play = table.atRevenue('VB', 130);
    const paid = play.do(P1, { type: 'payOut' });
    expect([P1, P2, P3].map((seat) => paid.cash(seat) - play.cash(seat))).toEqual([52, 26, 13]);
    expect(play.cash('bank') - paid.cash('bank')).toBe(91);
    expect(paid.cash('VB')).toBe(0);
  });

  test('1854-EARN-3 1854-REV-8 What lies with the bank, in the pool or on the field of split shares earns nothing', () => {
    // 40 and 20 with players, 20 in the pool, 20 in the stock
    const table = held().shares('pool', 'VB', 20, { director: false });
    const play = table.atRevenue('VB', 100);
    const paid = play.do(P1, { type: 'payOut' });
    expect(play.cash('bank') - paid.cash('bank')).toBe(60);
    expect(paid.cash('VB')).toBe(0);
    // split: director's 20, 10 with P2, 10 in the pool, 10 in the stock, 50 on the field: 30 are paid
    const split = pay(100, '1,3').do(P1, { type: 'payOut' });
    expect(ownOf(split.state).split).toEqual(['VB']);
    const turn = { ...split.state, agenda: play.state.agenda };
    expect(turn.certificates.VB?.filter(({ holder }) => holder === 'VB')).toHaveLength(5);
    const again = table1854().set(turn).atRevenue('VB', 100);
    const second = again.do(P1, { type: 'payOut' });
    expect(again.cash('bank') - second.cash('bank')).toBe(30);
    expect(second.cash('VB')).toBe(again.cash('VB'));
  });

  test('1854-EARN-4 The marker moves one to the right', () => {
    expect(pay(130).do(P1, { type: 'payOut' }).price('VB')).toBe(85);
  });

  test('1854-EARN-5 At the right end it moves up and right', () => {
    const table = withOwn(held('2,10'), { split: ['VB'] });
    const paid = table.atRevenue('VB', 130).do(P1, { type: 'payOut' });
    expect([paid.price('VB'), paid.cell('VB')]).toEqual([134, '1,10']);
  });

  test('1854-EARN-6 A marker that arrives goes under the others', () => {
    const table = inPhase(table1854(), '3');
    major(table, 'SB', P1, { cell: '2,3' });
    major(table, 'KT', P2);
    const paid = table.atRevenue('KT', 60, { others: ['SB'] }).do(P2, { type: 'payOut' });
    expect([paid.cell('SB'), paid.cell('KT')]).toEqual(['2,3', '2,3']);
    expect(paid.state.markers.SB?.arrival).toBeLessThan(paid.state.markers.KT?.arrival as number);
    // so SB acts first of the two, the next time
    const next = table1854().set(paid.state).operating(['KT', 'SB']);
    expect(next.acting).toBe('SB');
  });

  test('1854-EARN-7 1854-EARN-13 The rise may split the shares: dividend by the old percents, marker, split at the new price, trains', () => {
    const play = pay(100, '1,3');
    expect(play.price('VB')).toBe(91);
    const paid = play.do(P1, { type: 'payOut' });
    expect(paid.price('VB')).toBe(95);
    expect(paid.cash(P1) - play.cash(P1)).toBe(40 + 190);
    expect(paid.cash(P2) - play.cash(P2)).toBe(20 + 95);
    expect(ownOf(paid.state).split).toEqual(['VB']);
    const order = paid.events.flatMap((event) =>
      event.type === 'paid' && event.to === P1 ? [event.why] : event.type === 'markerMoved' ? ['marker'] : [],
    );
    expect(order).toEqual(['dividend', 'marker', 'split']);
    expect(play.cash(P1)).toBe(650);
    expect(['trainStep', 'mailStep', 'stockTurn']).toContain(paid.top);
    // kept, the price falls and nothing splits
    expect(ownOf(play.do(P1, { type: 'withhold' }).state).split).toEqual([]);
  });
});

describe('keeping', () => {
  test('1854-EARN-8 1854-REV-8 All goes into the treasury', () => {
    const play = pay(130);
    const kept = play.do(P1, { type: 'withhold' });
    expect(kept.cash('VB')).toBe(130);
    expect(play.cash('bank') - kept.cash('bank')).toBe(130);
    expect([P1, P2].map((seat) => kept.cash(seat) - play.cash(seat))).toEqual([0, 0]);
  });

  test('1854-EARN-9 The marker moves one to the left', () => {
    expect(pay(130).do(P1, { type: 'withhold' }).price('VB')).toBe(79);
  });

  test('1854-EARN-10 At the left end it moves down and left', () => {
    const kept = pay(130, '2,0').do(P1, { type: 'withhold' });
    expect([kept.price('VB'), kept.cell('VB')]).toEqual([71, '3,0']);
  });

  test('1854-EARN-11 No earnings count as kept ones; with the option the price stays (R-09)', () => {
    const idle = (idleKeepsPrice: boolean) => {
      const table = inPhase(table1854({ idleKeepsPrice }), '3').tile('E3', '6', 4);
      return major(table, 'VB', P1).operating('VB').passUntil('mailStep').price('VB');
    };
    expect(idle(false)).toBe(79);
    expect(idle(true)).toBe(82);
    // the option speaks of companies that earn nothing alone
    const table = table1854({ idleKeepsPrice: true });
    expect(major(table, 'VB', P1).atRevenue('VB', 10).do(P1, { type: 'withhold' }).price('VB')).toBe(79);
  });

  test('1854-EARN-12 Where there is no cell the marker stays (R-21)', () => {
    const top = withOwn(held('0,18'), { split: ['VB'] }).atRevenue('VB', 130);
    expect(top.price('VB')).toBe(300);
    expect(top.do(P1, { type: 'payOut' }).price('VB')).toBe(300);
    for (const [cell, price] of [
      ['6,0', 56],
      ['7,1', 54],
    ] as const) {
      const play = pay(130, cell);
      expect(play.price('VB')).toBe(price);
      expect(play.do(P1, { type: 'withhold' }).price('VB')).toBe(price);
    }
  });
});
