/** What is told of the best runs at a glance, held against the search in games of every title. */
import { bestRuns, companyTurnOf, mostInReach, networkOf, runTrainsOf } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { eighteenTitles } from '@kursbuch/titles';
import { expect, test } from 'vitest';
import { eighteenHabits, playWholeGame, randomPlayer } from '../src/index.ts';

test.each(eighteenTitles.map((entry) => [entry.id, entry] as const))(
  'in %s no runs earn more than the stops in reach promise',
  async (_id, entry) => {
    const { table, title } = await entry.load();
    const start = table.setup({ players: ['Anna', 'Ben', 'Chiara', 'David'], seed: 'reach', options: {} });
    if (isRefusal(start)) throw new Error(start.reason);
    const told = { runs: 0, exactly: 0 };
    playWholeGame(table, start, randomPlayer(eighteenHabits(title), 'reach'), {
      seed: 'reach',
      onState(state) {
        const company = state.agenda.at(-1)?.kind === 'runStep' && companyTurnOf(state)?.company;
        if (!company) return;
        const rules = title.runs.runRules(state, company);
        const trains = runTrainsOf(title, state, company);
        const board = title.runs.runBoard(state);
        const { revenue } = bestRuns(networkOf(board, state, rules), company, trains, rules);
        const most = mostInReach(board, state, company, trains, rules);
        expect(most).toBeGreaterThanOrEqual(revenue);
        told.runs++;
        if (most === revenue) told.exactly++;
      },
    });
    // The game is always the same one: it shows runs that are told and runs that are not.
    expect(told.exactly).toBeGreaterThan(0);
    expect(told.exactly).toBeLessThan(told.runs);
  },
);
