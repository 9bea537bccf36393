/** The rules by which an operator is called speak of what a server really tells. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openClub, type Player, running } from './club.ts';
import { DATABASES, type Database } from './databases.ts';

const read = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const RULES = read('deploy/alerts.yml');
const EXPRESSIONS = [...RULES.matchAll(/^ +expr: (.+)$/gm)].map(([, text = '']) => text);
const ALERTS = [...RULES.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = '']) => name);
const METRIC = /\b(?:kursbuch|nodejs|process)_[a-z0-9_]+/g;

/** Known only where the disk is this machine's. */
const OF_THE_FOLDER = ['kursbuch_disk_free_bytes', 'kursbuch_disk_size_bytes'];

test('every rule asks something, says in a sentence what is wrong, and is explained to operators', () => {
  expect(ALERTS.length).toBeGreaterThan(8);
  expect(EXPRESSIONS).toHaveLength(ALERTS.length);
  expect([...RULES.matchAll(/^ +summary: ".+\."$|^ +summary: ".+\?"$/gm)]).toHaveLength(ALERTS.length);
  const page = read('docs/operate/watch.md');
  for (const alert of ALERTS) expect(page).toContain(`\`${alert}\``);
  for (const alert of new Set(page.match(/\bKursbuch[A-Z]\w+/g))) expect(ALERTS).toContain(alert);
});

describe.each(DATABASES)('a server on %s', (name, start) => {
  let database: Database;
  beforeAll(async () => {
    database = await start();
  });
  afterAll(async () => {
    await database?.end();
  });

  test('tells every metric of the rules, with the labels they ask for', async () => {
    const club = await openClub(await database.fresh());
    const { table, players } = await running(club);
    await (players[0] as Player).act(table, 0, { type: 'pass' });
    const { body } = await club.stranger().get('metrics');
    await club.close();
    const page: string = body;
    for (const expression of EXPRESSIONS)
      for (const metric of expression.match(METRIC) ?? []) {
        const isTold = page.includes(`\n${metric} `) || page.includes(`\n${metric}{`);
        expect([metric, isTold]).toEqual([metric, name === 'embedded' || !OF_THE_FOLDER.includes(metric)]);
      }
    for (const label of ['kind="action"', 'outcome="givenUp"', 'limit="openings"', 'limit="lines"'])
      expect(page).toContain(label);
    const told = (metric: string) =>
      Number(new RegExp(`^${metric} (\\S+)$`, 'm').exec(page)?.[1] ?? Number.NaN);
    expect(told('kursbuch_database_up')).toBe(1);
    expect(told('kursbuch_database_bytes')).toBeGreaterThan(10_000);
    if (name === 'embedded')
      expect(told('kursbuch_disk_size_bytes')).toBeGreaterThan(told('kursbuch_disk_free_bytes'));
  });
});

test('a database that does not answer is told of, and the rest as well', async () => {
  const [, [, start]] = DATABASES as [unknown, (typeof DATABASES)[number]];
  const database = await start();
  const club = await openClub(await database.fresh());
  const { store } = club;
  Object.assign(store, { disk: async () => Promise.reject(new Error('away')) });
  const { body, status } = await club.stranger().get('metrics');
  await club.close();
  await database.end();
  expect(status).toBe(200);
  expect(body).toContain('\nkursbuch_database_up 0\n');
  expect(body).toContain('\nkursbuch_streams 0\n');
  expect(body).not.toContain('kursbuch_database_bytes');
});
