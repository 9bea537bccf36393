/** Who leads: as the engine would count it now, and nothing that this screen may not know. */
import type { EighteenState } from '@kursbuch/eighteen';
import { scores } from '@kursbuch/eighteen';
import type { Game } from '@kursbuch/screens/eighteen/game/game.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { screenOf } from './crayonScreen.ts';
import { playedGame } from './playedGame.ts';

beforeAll(async () => {
  const { speak } = await import('@kursbuch/screens/words/index.ts');
  const eighteen = await import('@kursbuch/screens/eighteen/words/index.ts');
  const crayon = await import('@kursbuch/screens/crayon/words/index.ts');
  await speak('en');
  await Promise.all([eighteen.ui.load(), eighteen.words.load(), crayon.ui.load(), crayon.words.load()]);
});

describe('in 18xx', () => {
  test.each(['1830', '1848', '1853', '1854', '1889'])(
    '%s: everybody’s worth is that of the engine at any moment, the best first',
    async (id) => {
      const { raceOf } = await import('@kursbuch/screens/eighteen/panels/race.ts');
      const { title, steps, stateAt } = await playedGame(id, 'race');
      const raceAt = (state: EighteenState) => raceOf({ title, shown: { value: state } } as Game).runners;
      let looked = 0;
      for (let at = 0; at <= steps.length; at += 40) {
        const state = stateAt(at);
        if (title.money.cashHidden(state)) continue;
        looked++;
        const worths = scores(title, state);
        const told = raceAt(state).map(({ seat, score }) => [
          seat,
          Number(score?.replace(/[^\d−-]/g, '').replace('−', '-')),
        ]);
        expect(told).toEqual(told.map(([seat = 0]) => [seat, worths[seat]]));
        expect(told.map(([, worth = 0]) => worth)).toEqual([...worths].sort((one, other) => other - one));
      }
      expect(looked).toBeGreaterThan(3);
      const end = stateAt(steps.length);
      expect(raceAt(end)[0]?.place).toBe(1);
    },
  );

  test('money that is hidden from this screen is not told, and nobody is said to lead', async () => {
    const { raceOf } = await import('@kursbuch/screens/eighteen/panels/race.ts');
    const { title, table, steps, stateAt } = await playedGame('1830', 'race', { closedCash: true });
    const state = table.view(stateAt(Math.floor(steps.length / 2)), [0]);
    const { runners } = raceOf({ title, shown: { value: state } } as Game);
    expect(runners.map(({ score }) => score !== null)).toEqual([true, false, false, false]);
    expect(runners.every(({ place }) => place === null)).toBe(true);
    expect(runners[1]?.note).toMatch(/^shares \$/);
  });
});

test('BEN-END-4 in Benelux others’ money is hidden, and the large cities of everybody are told', async () => {
  const { raceOf } = await import('@kursbuch/screens/crayon/panels/race.ts');
  const { game } = await screenOf();
  const { runners } = raceOf(game);
  expect(runners).toMatchObject([
    { seat: 0, place: null, score: expect.stringMatching(/^50.M$/), note: '1 of 4 large cities joined' },
    { seat: 1, place: null, score: null, note: expect.stringMatching(/^\d of 4 large cities joined$/) },
  ]);
});
