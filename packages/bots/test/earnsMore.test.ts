/** What is tried out of the best runs on a company's own network, held against the search in games of every title. */
import { bestRuns, companyTurnOf, earnsMore, networkOf, runTrainsOf } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { expectedOf } from '../../titles/test/expected.ts';
import { eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

test.each(eighteenTitles.map((entry) => [entry.id, entry] as const))(
  'in %s nothing is said of the best runs but what the search finds',
  async (id, entry) => {
    const loaded = await entry.load();
    const { table, title } = loaded;
    const start = table.setup({ players: ['Anna', 'Ben', 'Chiara', 'David'], seed: 'reach', options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    const told = { runs: 0, alone: 0, together: 0 };
    playWholeGame(table, start, randomPlayer(await eighteenHabits(loaded), 'reach'), {
      seed: 'reach',
      onState(state) {
        const company = state.agenda.at(-1)?.kind === 'runStep' && companyTurnOf(state)?.company;
        if (!company) return;
        const rules = title.runs.runRules(state, company);
        const trains = runTrainsOf(title, state, company);
        const board = title.runs.runBoard(state);
        const network = networkOf(board, state, rules);
        const lists = trains.length > 1 ? [...trains.map((train) => [train]), trains] : [trains];
        for (const list of lists) {
          const { revenue } = bestRuns(network, company, list, rules);
          const isMore = (floor: number) => earnsMore(board, state, company, list, rules, floor);
          told.runs++;
          if (isMore(revenue) === undefined) continue;
          expect([isMore(revenue - 1), isMore(revenue)]).toEqual([true, false]);
          if (list.length > 1) told.together++;
          else told.alone++;
        }
      },
    });
    // The game is always the same one. Where more decides what a run may be nothing is told of it.
    expect(told.runs).toBeGreaterThan(0);
    const { hasPlainRuns } = await expectedOf(id);
    expect([told.alone > 0, told.together > 0]).toEqual([hasPlainRuns, hasPlainRuns]);
  },
);
