/** How far a company is from floating, as it is told to players. */
import { floatingOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, table1854 } from './table1854.ts';

test('1854-OPT-6 half of a paper that is half paid for is not sold', () => {
  const { state } = table1854().par('KT', 77).shares(P1, 'KT', 20);
  const [paper] = (state.certificates.KT ?? []).filter(({ holder }) => holder === P1);
  const halves = (state.certificates.KT ?? []).flatMap((one) =>
    one.id === paper?.id
      ? [
          { ...one, percent: 10 },
          { ...one, id: `${one.id}.1`, percent: 10, holder: 'bank' as const },
        ]
      : [one],
  );
  const optioned = { ...state, certificates: { ...state.certificates, KT: halves } };
  expect(floatingOf(title, state, 'KT')).toMatchObject({ sold: 20, needed: 50, papers: 2 });
  expect(floatingOf(title, optioned, 'KT')).toMatchObject({ sold: 10, needed: 50, papers: 2 });
});
