/** The labels of the tab with the trains, held against the facts and the state. */
import { type PhaseFacts, phaseOf } from '@kursbuch/eighteen';
import { closingIn, limitsIn, rosterOf } from '@kursbuch/screens/eighteen/panels/roster.ts';
import { eighteenTitles } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PlayedGame, playedGame } from './playedGame.ts';

describe.each(eighteenTitles.map(({ id }) => id))('the trains of %s', (id) => {
  let game: PlayedGame;
  beforeAll(async () => {
    game = await playedGame(id, 'roster');
  });

  test('are all there before one is sold, and never more than there are', () => {
    const bought = new Set<string>();
    game.steps.forEach(({ events }, step) => {
      const state = game.stateAt(step);
      for (const { kind, left, of, state: sale, isScrapped } of rosterOf(game.title, state)) {
        if (of === null) continue;
        expect(left).toBeLessThanOrEqual(of);
        if (!bought.has(kind) && !isScrapped && !bought.has('exported'))
          expect([kind, left]).toEqual([kind, of]);
        if (sale === 'sold' && !isScrapped) expect(left).toBe(0);
      }
      for (const event of events)
        if (event.type === 'trainMoved') {
          const kind = state.trains.find(({ id: train }) => train === event.train)?.kind ?? '';
          if (event.why === 'bought') bought.add(game.title.trains.get(kind)?.card ?? kind);
          if (event.why === 'exported' || event.why === 'scrapped') bought.add(kind);
          // Cards that come out only in the first operating round are no part of the stack.
          if (event.why === 'added') bought.add(kind);
        }
    });
    expect(bought.size).toBeGreaterThan(2);
  });

  test('are as many a company as it may own', () => {
    const { companies, phases, fleet } = game.title;
    for (const phase of phases) {
      const [fewest, most] = limitsIn(game.title, game.start, phase);
      for (const { sym, directed } of companies.values()) {
        if (directed === false) continue;
        const limit = fleet.trainLimit({ ...game.start, phase: phase.name }, sym);
        expect(limit).toBeGreaterThanOrEqual(fewest);
        expect(limit).toBeLessThanOrEqual(most);
      }
    }
  });

  test('close those privates that close, and none where there are none', () => {
    const told = new Set(closingIn(game.title, game.start));
    const endsIn = game.title.phases.find(({ privatesClose }: PhaseFacts) => privatesClose)?.name;
    expect([...told].every((one) => game.title.privates.has(one))).toBe(true);
    game.steps.forEach((_, step) => {
      const state = game.stateAt(step + 1);
      if (endsIn === undefined || !phaseOf(game.title, state).privatesClose) return;
      // In 1848 the rights of two outlive their closing, and the Tasmania tile is laid first.
      const stays = id === '1848' ? ['P2', 'P3', 'P4'] : [];
      for (const one of told)
        if (!stays.includes(one)) expect([one, state.privates[one]?.closed]).toEqual([one, true]);
    });
    if (game.title.privates.size === 0) expect(told.size).toBe(0);
  });
});
