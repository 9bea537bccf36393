/** What the service worker makes of a message from a server. */
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = readFileSync(new URL('../src/offline/serviceWorker.js', import.meta.url), 'utf8')
  .replace('__FILES__', '[]')
  .replace('__VERSION__', 'test');

interface Page {
  readonly url: string;
  readonly focused: boolean;
}

/** A service worker in a browser with these pages; gives what it did. */
function worker(pages: readonly Page[]) {
  const handlers = new Map<string, (event: object) => void>();
  const done: unknown[] = [];
  const self = {
    clients: {
      matchAll: async () =>
        pages.map((page) => ({ ...page, focus: async () => void done.push(['focus', page.url]) })),
      openWindow: async (url: string) => void done.push(['open', url]),
    },
    registration: {
      showNotification: async (...shown: unknown[]) => void done.push(['show', ...shown]),
    },
  };
  const addEventListener = (name: string, handler: (event: object) => void) =>
    void handlers.set(name, handler);
  runInNewContext(SOURCE, { self, addEventListener, URL, caches: {}, location: {} });
  return async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => void waits.push(one) });
    await Promise.all(waits);
    return done;
  };
}

const TOLD = { kind: 'turn', table: 'g', name: 'Thursday', text: 'It is your turn.', path: '/#/t/g' };
const push = { data: { json: () => TOLD } };

test('shows it under the name of the table, the newest word of a table only', async () => {
  const away = [{ url: 'https://play.example.org/#/t/other', focused: true }];
  for (const pages of [[], away, [{ url: 'https://play.example.org/#/t/g', focused: false }]])
    expect(await worker(pages)('push', push)).toEqual([
      ['show', 'Thursday', { body: 'It is your turn.', tag: 'g', data: '/#/t/g' }],
    ]);
});

test('shows nothing to whoever looks at the table, and nothing where there is nothing', async () => {
  expect(await worker([{ url: 'https://play.example.org/#/t/g', focused: true }])('push', push)).toEqual([]);
  expect(await worker([])('push', { data: null })).toEqual([]);
});

test('leads to the table, in the page that shows it already or in a new one', async () => {
  const click = { notification: { data: '/#/t/g', close: () => undefined } };
  expect(await worker([])('notificationclick', click)).toEqual([['open', '/#/t/g']]);
  const there = [{ url: 'https://play.example.org/#/t/g', focused: false }];
  expect(await worker(there)('notificationclick', click)).toEqual([
    ['focus', 'https://play.example.org/#/t/g'],
  ]);
});
