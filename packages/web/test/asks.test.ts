import { isRefusal } from '@kursbuch/table';
import { titles } from '@kursbuch/titles';
import { beforeAll, expect, test, vi } from 'vitest';

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }));
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { search: '', hash: '' });
});

/** They only have offers beside what somebody is asked. */
const NEVER_ASK = new Set(['game', 'companyTurn', 'rounds']);

test.each(titles.map((entry) => [entry.id, entry] as const))(
  '%s says of every task that asks a seat what it asks for',
  async (id, entry) => {
    const { titleAside } = await import('../src/titles/index.ts');
    const { game, table } = await entry.load();
    const players = ['Anna', 'Ben', 'Chiara'];
    const start = table.setup({ players, seed: 'asks', options: entry.options });
    if (isRefusal(start)) throw new Error(start.reason);
    const { askedOf } = await (await titleAside(id)).asking();
    const asking = Object.entries<{ readonly actions: object }>(game.tasks).filter(
      ([kind, { actions }]) => Object.keys(actions).length > 0 && !NEVER_ASK.has(kind),
    );
    expect(asking.length).toBeGreaterThan(2);
    const told = asking.map(([kind]) => {
      const top = { kind, part: 'moving', deal: { seller: 0 } };
      return [kind, askedOf({ ...start, agenda: [top] }, 0)];
    });
    expect(told.filter(([, asked]) => asked === 'decide' || asked === undefined)).toEqual([]);
  },
);
