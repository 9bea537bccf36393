import { isRefusal, stepsOf } from '@kursbuch/table';
import { titleNamed, titles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { USUAL } from '../src/eighteen/weights.ts';
import { PLAYER_NAMES, playersOf } from '../src/players.ts';
import { playWholeGame } from '../src/wholeGame.ts';

test.each(titles.map(({ id, load }) => [id, load] as const))(
  'what is offered for %s is what there is',
  async (_id, load) => {
    expect((await playersOf(await load())).map(({ name }) => name)).toEqual(PLAYER_NAMES);
  },
);

test('only the best player judges by the best weights', async () => {
  const loaded = await titleNamed('1830')?.load();
  if (loaded?.family !== 'eighteen') throw new Error('1830 is an 18xx game');
  const judgement = (await loaded.player?.())?.judgement;
  if (!judgement) throw new Error('1830 has players');
  // By these nobody ever begins a company.
  const player = async () => ({ judgement: { ...judgement, bestWeights: { ...USUAL, companies: 0 } } });
  const players = await playersOf({ ...loaded, player });
  const seated = (name: string) => players.find((one) => one.name === name)?.sit(0);
  const [steady, sharp] = [seated('steady'), seated('sharp')];
  const { table } = loaded;
  const start = table.setup({ players: ['A', 'B', 'C', 'D'], seed: 'weights', options: {} });
  if (isRefusal(start) || !steady || !sharp) throw new Error('no table');
  const begun = { steady: 0, sharp: 0 };
  const sit = players.find((one) => one.name === 'steady')?.sit;
  playWholeGame(
    table,
    start,
    start.players.map((_, seat) => sit?.(seat) ?? steady),
    {
      seed: 'weights',
      limit: 60,
      budget: () => stepsOf(2000),
      onState(state) {
        if (table.waiting(state)[0] !== 0 || state.agenda.at(-1)?.kind !== 'stockTurn') return;
        const view = table.view(state, [0]);
        const choices = table.choices(view, 0);
        // Without time to search the fall-back is the answer.
        for (const [name, bot] of [
          ['steady', steady],
          ['sharp', sharp],
        ] as const)
          if (bot.choose(view, choices, 'weights', stepsOf(0))?.type === 'startCompany') begun[name]++;
      },
    },
  );
  expect(begun.steady).toBeGreaterThan(0);
  expect(begun.sharp).toBe(0);
});
