/** Income from a mail contract, at the start of a turn. */
import { expect, test } from 'vitest';
import type { MailSize } from '../rules/own.ts';
import { inPhase, lagAt, major, P1, P2, run, table1854, withOwn } from './table1854.ts';

/** KE with a contract, before its turn. */
const contracted = (size: MailSize, phase: string, cash = 0) =>
  withOwn(major(inPhase(table1854(), phase), 'KE', P1, { cash }), { mail: { KE: size } });

test('1854-MAILIN-1 The company gets its income at the start of its turn, before it builds', () => {
  const table = contracted('large', '3', 20);
  const play = table.operating('KE');
  expect(play.top).toBe('trackStep');
  expect(play.cash('KE')).toBe(60);
  // without a contract nothing comes
  expect(major(inPhase(table1854(), '3'), 'KE', P1, { cash: 20 }).operating('KE').cash('KE')).toBe(20);
});

test('1854-MAILIN-1 A Lokalbahn AG has its income too', () => {
  const table = inPhase(table1854(), '5').tile('D18', '15', 0);
  withOwn(lagAt(table, 'A', [P1, P2], 'D18', 100), { mail: { A: 'small' } });
  expect(table.operating('A').cash('A')).toBe(130);
});

test.each([
  ['1', 10],
  ['2', 10],
  ['3', 20],
  ['4', 20],
  ['5', 30],
  ['6', 30],
  ['7', 40],
])('1854-MAILIN-2 In phase %s a small contract pays %i and a large one 20 more', (phase, income) => {
  expect(contracted('small', phase).operating('KE').cash('KE')).toBe(income);
  expect(contracted('large', phase).operating('KE').cash('KE')).toBe(income + 20);
});

test('1854-MAILIN-3 It comes from the bank and can be spent at once', () => {
  // Dornbirn lies behind F4? KE leaves Wien over C21, whose river costs 50
  const table = contracted('large', '3', 10);
  const bank = table.state.cash.bank as number;
  const play = table.operating('KE');
  expect(play.cash('bank')).toBe(bank - 40);
  const built = play.do(P1, { type: 'layTile', hex: 'C21', tile: '1', rotation: 0 });
  expect([built.cash('KE'), built.cash('bank')]).toEqual([0, bank + 10]);
  // without it the river is too expensive
  major(inPhase(table1854(), '3'), 'KE', P1, { cash: 10 })
    .operating('KE')
    .refuses(P1, { type: 'layTile', hex: 'C21', tile: '1', rotation: 0 }, 'treasuryShort', '1854-TRACK-12');
});

test('1854-MAILIN-4 It is no revenue: not paid out, no effect on the price', () => {
  const table = inPhase(table1854(), '3').tile('H18', '14', 1);
  withOwn(major(table, 'KT', P1, { cash: 0, percent: 100 }), { mail: { KT: 'large' } }).train('KT', '2');
  const play = table.operating('KT').passUntil('runStep');
  expect(play.cash('KT')).toBe(40);
  const paid = play
    .do(P1, { type: 'runTrains', runs: [run('2-0', 'H18:0 I19:0')] })
    .do(P1, { type: 'payOut' });
  expect(paid.cash(P1) - play.cash(P1)).toBe(60);
  expect([paid.cash('KT'), paid.cell('KT')]).toEqual([40, '2,3']);
});
