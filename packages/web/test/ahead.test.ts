/** What a company without its capital or marker is said to have: the truth of the state that follows. */
import { capitalAhead, shareValue } from '@kursbuch/eighteen';
import { companyFigures } from '@kursbuch/screens/eighteen/panels/figures.ts';
import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { playedGame } from './playedGame.ts';

/** How many capitals were foretold, by title: each game that has such a time between float and capital must show it. */
const foretold: Record<string, number> = {};

test.each(eighteenTitles.map(({ id }) => id))(
  '%s: the treasury that is foretold is the treasury after the capital is paid',
  async (id) => {
    const { title, start, steps, stateAt } = await playedGame(id, 'ahead 1');
    let before = start;
    for (const [index, { events }] of steps.entries()) {
      const said = new Map(
        companyFigures(title, before).map((one) => [one.company, one.treasuryAhead] as const),
      );
      for (const event of events)
        if (event.type === 'paid' && event.why === 'capital') {
          const ahead = said.get(String(event.to)) ?? null;
          if (ahead === null) continue;
          expect(before.cash[event.to] ?? 0).toBe(ahead - event.amount);
          foretold[id] = (foretold[id] ?? 0) + 1;
        }
      before = stateAt(index + 1);
      // In an operating round nobody who operates still waits for it.
      for (const company of before.agenda.flatMap((task) =>
        task.kind === 'companyTurn' ? [(task as unknown as { company: string }).company] : [],
      ))
        expect(capitalAhead(title, before, company)).toBeNull();
    }
  },
);

test('the capital of 1830 and of the first round of 1853 comes with the operating round', () => {
  expect(Object.keys(foretold)).toEqual(expect.arrayContaining(['1830', '1853']));
});

test('1853-R63, R11: what a share counts before there is a marker stands in the place of its price', async () => {
  const { title, steps, stateAt } = await playedGame('1853', 'ahead 1', { unredeemedCount: true });
  let without = 0;
  for (let count = 0; count <= Math.min(steps.length, 150); count++) {
    const state = stateAt(count);
    const figures = companyFigures(title, state);
    for (const [seat] of state.players.entries()) {
      const shown = figures.reduce(
        (sum, { price, par, holdings }) => sum + ((holdings[seat] ?? 0) / 10) * (price ?? par ?? 0),
        0,
      );
      expect(shown, `step ${count}`).toBe(shareValue(title, state, seat));
    }
    without += figures.filter(({ price, holdings }) => price === null && holdings.some(Boolean)).length;
  }
  expect(without).toBeGreaterThan(0);
});
