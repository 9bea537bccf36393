/** What is told of the best runs at a glance, held against the search in games of every title. */
import {
  bestRuns,
  companyTurnOf,
  mayEarnMore,
  mostInReach,
  networkOf,
  runTrainsOf,
} from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

test.each(eighteenTitles.map((entry) => [entry.id, entry] as const))(
  'in %s no runs earn more than the stops in reach promise',
  async (id, entry) => {
    const { table, title } = await entry.load();
    const start = table.setup({ players: ['Anna', 'Ben', 'Chiara', 'David'], seed: 'reach', options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    const told = { runs: 0, exactly: 0, alone: 0, single: 0 };
    playWholeGame(table, start, randomPlayer(eighteenHabits(title), 'reach'), {
      seed: 'reach',
      onState(state) {
        const company = state.agenda.at(-1)?.kind === 'runStep' && companyTurnOf(state)?.company;
        if (!company) return;
        const rules = title.runs.runRules(state, company);
        const trains = runTrainsOf(title, state, company);
        const board = title.runs.runBoard(state);
        const network = networkOf(board, state, rules);
        const { revenue } = bestRuns(network, company, trains, rules);
        const most = mostInReach(board, state, company, trains, rules);
        expect(most).toBeGreaterThanOrEqual(revenue);
        told.runs++;
        if (most === revenue) told.exactly++;
        // Whatever the trains earn: where a glance says that they cannot earn more, the search finds nothing better.
        for (const train of trains) {
          const best = bestRuns(network, company, [train], rules).revenue;
          const tell = (floor: number) => mayEarnMore(board, state, company, [train], rules, floor);
          if (best > 0) expect(tell(best - 1)).toBe(true);
          if (!tell(best)) told.alone++;
        }
        expect(mayEarnMore(board, state, company, trains, rules, revenue - 1)).toBe(true);
        if (trains.length > 1 && !mayEarnMore(board, state, company, trains, rules, revenue)) told.single++;
      },
    });
    // The game is always the same one: it shows runs that are told and runs that are not.
    expect(told.exactly).toBeGreaterThan(0);
    expect(told.exactly).toBeLessThan(told.runs);
    // Trains of 1848 change gauge, and runs of 1853 are bound to places: nothing is told of them.
    expect(told.alone > 0, 'each alone').toBe(id === '1830' || id === '1854');
    if (id === '1854') expect(told.single).toBeGreaterThan(0);
  },
);
