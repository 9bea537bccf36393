import { expect, test } from 'vitest';
import { P1, P2, table1830 } from './table1830.ts';

test('1830-15.0d Worked example: two CPR shares at 100 sold together bring 200 and move the marker to 82', () => {
  const play = table1830().par('CPR', 100).shares(P1, 'CPR', 50).shares(P2, 'CPR', 20).stockRound();
  const cash = play.cash(P1);
  const after = play.do(P1, { type: 'sellShares', company: 'CPR', count: 2 });
  expect(after.cash(P1)).toBe(cash + 200);
  expect(after.state.markers.CPR?.cell).toBe('2,6');
});

test('1830-18.0p The first tile on a water hex costs 80', () => {
  const at = (cash: number) => table1830().company('CPR', P1, { cash }).operating('CPR');
  const lay = { type: 'layTile', hex: 'B18', tile: '9', rotation: 0 } as const;
  at(79).refuses(P1, lay, 'treasuryShort');
  expect(at(80).do(P1, lay).cash('CPR')).toBe(0);
});
