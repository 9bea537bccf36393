/** The hint gives no false reason: whole games of each title, every reason of every advice held against the table. */

import type { EighteenAdvice, EighteenAdviceReason } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { brainOf, playersOf, playWholeGame } from '../src/index.ts';
import { loadedTitle } from './answers.ts';
import { lies } from './truth.ts';

/** One seed in ordinary runs, as many as are asked for by RUNS. */
const SEEDS = Array.from({ length: Number(process.env.RUNS ?? 1) }, (_, index) => `truth ${index}`);

test.each(eighteenTitles)('$id: every reason is true of the table it is given at', async ({ id }) => {
  const loaded = await loadedTitle(id);
  const brain = await brainOf(loaded);
  const calm = (await playersOf(loaded)).find(({ name }) => name === 'calm');
  const { table, title } = loaded;
  const found = new Set<string>();
  const seen = new Set<EighteenAdviceReason['kind']>();
  for (const seed of SEEDS) {
    const start = table.setup({ players: ['A', 'B', 'C'], seed, options: {} });
    if (isRefusal(start) || !calm) throw new Error('no table');
    let whole = start;
    const bots = start.players.map((_, seat) => ({
      choose(...[view, choices, chance, budget]: Parameters<ReturnType<typeof calm.sit>['choose']>) {
        const advice = brain.advise(view, seat) as EighteenAdvice | undefined;
        if (advice) {
          for (const { kind } of advice.reasons) seen.add(kind);
          for (const lie of lies({ title, table, state: view as typeof start, whole, seat, advice }))
            found.add(lie);
        }
        // One does what is advised, the others what they like: so all positions come to be asked about.
        return seat === 0 ? advice?.action : calm.sit(seat).choose(view, choices, chance, budget);
      },
    }));
    const { trouble } = playWholeGame(table, start, bots as never, {
      seed,
      onState: (state) => {
        whole = state;
      },
    });
    expect(trouble).toBeUndefined();
  }
  expect([...found]).toEqual([]);
  expect(seen.size).toBeGreaterThan(12);
});
