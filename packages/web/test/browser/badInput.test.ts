/** What goes wrong beside the rules gets a plain message and a way on, and no saved game is lost by it. */
import { RECORD_VERSION } from '@kursbuch/table';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  goTo,
  openRecord,
  press,
  sees,
  store,
  stored,
  visit,
} from './harness.ts';
import { asks, positionWhere } from './positions.ts';

const track = () => positionWhere('1830', asks('trackStep'));

// ---------------------------------------------------------------- files

async function loadFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  const chosen = page.waitForEvent('filechooser');
  await press(page, 'Choose a file');
  await (await chosen).setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
}

test('broken, foreign and newer files are told apart, and nothing changes', async () => {
  const { record } = await track();
  const { page } = await visit();
  const entry = entryOf(record);
  await store(page, entry);
  await page.reload();
  const text = JSON.stringify(record);
  const cases: readonly (readonly [file: string, content: string, said: string | RegExp])[] = [
    ['cut.json', text.slice(0, text.length / 2), 'The file breaks off before its end.'],
    ['letter.json', 'Dear Anna, the game was fun.', 'This is not a record: it is not JSON.'],
    ['shopping.json', '{"milk":2,"bread":1}', 'This is not a record of a game.'],
    [
      'newer.json',
      JSON.stringify({ ...record, version: RECORD_VERSION + 1 }),
      /^The record was written by a newer Kursbuch/,
    ],
    ['other.json', JSON.stringify({ ...record, title: '1899' }), 'There is no game “1899” here.'],
    [
      'alone.json',
      JSON.stringify({ ...record, players: ['Anna'] }),
      'No table can be set up from it. This game is for 2 to 6 players, not for 1.',
    ],
    [
      'options.json',
      JSON.stringify({ ...record, options: { bank: 7 } }),
      'No table can be set up from it. The option "Bank" cannot have this value.',
    ],
    ['broken.json.gz', '\u001f\u008b nothing packed', 'The file is damaged and cannot be unpacked.'],
  ];
  for (const [name, content, said] of cases) {
    await loadFile(page, name, Buffer.from(content, name.endsWith('.gz') ? 'latin1' : 'utf8'));
    const dialog = page.getByRole('dialog');
    await sees(dialog, said);
    await press(dialog, 'Done');
    await dialog.waitFor({ state: 'detached' });
  }
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Test table' }).count()).toBe(1);
  await expect.poll(() => stored(page)).toEqual(entry);
  expectQuiet(page);
});

test('a record with an illegal move can be played up to it', async () => {
  const { record } = await track();
  const { page } = await visit();
  const bad = {
    ...record,
    actions: [...record.actions, { seat: 0, action: { type: 'bid', private: 'C&A', amount: 5 } }],
  };
  await loadFile(page, 'bad.json', JSON.stringify(bad));
  const dialog = page.getByRole('dialog');
  await sees(dialog, `It can be played up to move ${record.actions.length} of ${bad.actions.length}.`);
  await expectAccessible(page);
  await press(dialog, 'Play on');
  await expectAsked(page, /: lay track$/);
  expectQuiet(page);
});

// ---------------------------------------------------------------- addresses

test('an address that leads nowhere leads home, with a sentence', async () => {
  const { record } = await track();
  const { page } = await visit();
  await store(page, entryOf(record));
  const alert = page.getByRole('alert');
  for (const address of ['#/game/%E0%A4%A', '#/new/%', '#/game/', '#/nothing/here']) {
    await page.evaluate((to) => {
      location.hash = to;
    }, address);
    await sees(alert, 'That address leads nowhere.');
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#/');
    await goTo(page, 'test');
    await expectAsked(page, /: lay track$/);
    await alert.waitFor({ state: 'detached' });
  }
  // The same when one arrives with it.
  const [site] = page.url().split('#');
  await page.goto(`${site}?again#/game/%E0%A4%A`);
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await sees(alert, 'That address leads nowhere.');
  await expectAccessible(page);
  expectQuiet(page);
});

// ---------------------------------------------------------------- saved games

test('a saved game that cannot be opened says why, and stays as it is', async () => {
  const { record } = await track();
  const { page } = await visit();
  const cases = [
    [
      { ...entryOf(record), id: 'newer', record: { ...record, version: RECORD_VERSION + 1 } },
      'This game was played with a newer version',
    ],
    [{ ...entryOf(record), id: 'odd', record: { format: 'kursbuch' } }, 'The saved game cannot be read'],
    [
      { ...entryOf(record), id: 'title', record: { ...record, title: '1899' } },
      'This game is not known here',
    ],
  ] as const;
  for (const [entry, said] of cases) {
    await store(page, entry);
    await goTo(page, entry.id);
    await expectAsked(page, said);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await press(page, 'Save it as a file');
    await download;
    await expect.poll(() => stored(page, entry.id)).toEqual(entry);
    await page.getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'New game' }).waitFor();
  }
  await goTo(page, 'nowhere');
  await expectAsked(page, 'This game is not here');
  expectQuiet(page);
});

test('an entry that is no game is listed as such and can be saved or deleted', async () => {
  const { page } = await visit();
  await store(page, { id: 'junk', what: 'nothing' });
  await page.reload();
  await sees(page, 'A saved game that cannot be read');
  await press(page, 'More for A saved game that cannot be read');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await press(page, 'Delete');
  await page.getByRole('heading', { level: 1, name: /^Railway board games/ }).waitFor();
  expectQuiet(page);
});

test('a saved game with an illegal move is played on in a copy', async () => {
  const { record } = await track();
  const { page } = await visit();
  const actions = [...record.actions, { seat: 0, action: { type: 'payOut' } }];
  const entry = entryOf({ ...record, actions });
  await store(page, entry);
  await goTo(page, 'test');
  await expectAsked(page, `Move ${actions.length} is not legal`);
  await sees(page, /^The rules say: /);
  await press(page, 'Play on in a copy');
  await expectAsked(page, /: lay track$/);
  await expect.poll(() => stored(page)).toEqual(entry);
  expectQuiet(page);
});

// ---------------------------------------------------------------- storage

/** Something that happens in the worker of every game before its own code. */
const inWorker = (context: BrowserContext, code: string): Promise<unknown> =>
  context.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${code};${await response.text()}` });
  });

async function newGame(page: Page): Promise<void> {
  await page.getByRole('link', { name: /1830/ }).first().click();
  await press(page, 'as listed');
  await press(page, 'Start the game');
  await press(page, 'Buy for 20');
  await press(page, 'Buy SVN&RR, $20');
}

test('without storage one can play and take the record away', async () => {
  const forbid = () => {
    indexedDB.open = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  };
  const { page, context } = await visit({ before: forbid });
  await inWorker(context, `(${forbid})()`);
  await sees(page, 'This browser keeps nothing for this page.');
  await newGame(page);
  const alert = page.getByRole('alert');
  await sees(alert, /This browser does not let the page store anything/);
  const download = page.waitForEvent('download');
  await press(alert, 'Export');
  expect((await download).suggestedFilename()).toMatch(/^1830-.*\.json$/);
  // The page keeps the game while it is open.
  await page.getByRole('link', { name: 'Kursbuch' }).click();
  await sees(page, /not saved/);
  await page.getByRole('link', { name: /^Open / }).click();
  await sees(page, 'Anna buys SVN&RR for $20.');
  expectQuiet(page);
});

test('a full device does not stop the game, and what was saved before stays', async () => {
  const { record } = await track();
  const { page, context } = await visit();
  await inWorker(
    context,
    "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); }",
  );
  const entry = entryOf(record);
  await openRecord(page, record);
  await press(page, 'Lay nothing');
  const alert = page.getByRole('alert');
  await sees(alert, /This device has no room left/);
  await expectAccessible(page);
  await press(page, 'Undo');
  await expectAsked(page, /: lay track$/);
  await button(alert, 'Export').waitFor();
  await expect.poll(() => stored(page)).toMatchObject({ record: entry.record, revision: 1 });
  expectQuiet(page);
});

// ---------------------------------------------------------------- the program itself

/** The page remembers its workers where a test can reach them. */
const rememberWorkers = () => {
  const workers: Worker[] = [];
  Object.assign(window, { workers });
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      workers.push(this);
    }
  };
};

/** The page counts the seconds of its watches, for a machine that is too busy to keep time. */
const countSeconds = () => {
  Object.assign(window, { seconds: 0 });
  const count = window as unknown as { seconds: number };
  const real = window.setInterval.bind(window);
  Object.assign(window, {
    setInterval(then: () => void, each: number) {
      return real(() => {
        if (each === 1000) count.seconds++;
        then();
      }, each);
    },
  });
};

const secondsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { seconds: number }).seconds);

/** Workers end as when a device kills them: nobody is told. */
const endWorkers = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const worker of (window as unknown as { workers: Worker[] }).workers) worker.terminate();
  });

test('a worker that dies silently is noticed within five seconds, with locks and without', async () => {
  const { record } = await track();
  for (const withLocks of [true, false]) {
    const { page, context } = await visit({ before: rememberWorkers });
    await context.addInitScript(countSeconds);
    if (!withLocks)
      await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    await page.reload();
    await openRecord(page, record);
    await expectAsked(page, /: lay track$/);
    // A worker that is well stays.
    if (!withLocks) await expect.poll(() => secondsOf(page)).toBeGreaterThan(4);
    const alert = page.getByRole('alert');
    expect(await alert.count()).toBe(0);
    const died = await secondsOf(page);
    await endWorkers(page);
    await alert.getByText('The game has stopped.').waitFor();
    // The watch ends with the worker: what it counted until then is what it took.
    expect((await secondsOf(page)) - died).toBeLessThanOrEqual(5);
    expectQuiet(page);
  }
});

/** The first search for runs is killed as soon as it lives, before it has said anything. */
const killFirstSearch = () => {
  const Real = window.Worker;
  Object.assign(window, { searches: 0 });
  const count = window as unknown as { searches: number };
  window.Worker = class extends Real {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      if (!String(address).includes('routesWorker')) return;
      if (++count.searches === 1) this.addEventListener('message', () => this.terminate());
    }
  };
};

test('a search for runs that dies silently is taken up again', async () => {
  const { record } = await positionWhere('1830', asks('runStep'));
  const { page } = await visit({ before: killFirstSearch });
  await page.reload();
  await openRecord(page, record);
  await sees(page, 'More is not possible, proved.');
  await expect.poll(() => page.evaluate(() => (window as unknown as { searches: number }).searches)).toBe(2);
  expectQuiet(page);
});

test('a worker that works longer than that is not given up', async () => {
  const { record } = await track();
  const { page, context } = await visit();
  await inWorker(
    context,
    `const say = postMessage.bind(self);
     let asked = '';
     addEventListener('message', ({ data }) => { asked = data.type; });
     self.postMessage = (message) => {
       say(message);
       if ('heard' in message && asked === 'act') for (const end = Date.now() + 6000; Date.now() < end; );
     }`,
  );
  await openRecord(page, record);
  await press(page, 'Lay nothing');
  await page.waitForTimeout(5500);
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  await expectAsked(page, /: (?!lay track)/);
  expectQuiet(page);
});

test('a worker that dies: the game is as it was saved last', async () => {
  const { record } = await track();
  const { page } = await visit({ before: rememberWorkers });
  await openRecord(page, record);
  await press(page, 'Lay nothing');
  await expectAsked(page, /: (?!lay track)/);
  await page.evaluate(() => {
    for (const worker of (window as unknown as { workers: Worker[] }).workers)
      worker.onerror?.(new ErrorEvent('error', { message: 'out of memory' }));
  });
  const alert = page.getByRole('alert');
  await sees(alert, 'The game has stopped.');
  await expectAccessible(page);
  await press(alert, 'Reload');
  await alert.waitFor({ state: 'detached' });
  await press(page, 'Undo');
  await expectAsked(page, /: lay track$/);
  expectQuiet(page);
});

test('a worker that never starts: a message, and another try', async () => {
  const { record } = await track();
  const { page } = await visit({
    before: () => {
      window.Worker = class {
        onerror: ((event: ErrorEvent) => void) | null = null;
        constructor() {
          setTimeout(() => this.onerror?.(new ErrorEvent('error')), 10);
        }
        postMessage() {}
        terminate() {}
      } as unknown as typeof Worker;
    },
  });
  await store(page, entryOf(record));
  await goTo(page, 'test');
  await expectAsked(page, 'The game could not be opened');
  await button(page, 'Try again').waitFor();
  await page.getByRole('link', { name: 'All games' }).click();
  // Nor can a new one be started; it says so instead of doing nothing.
  await page.getByRole('link', { name: /1830/ }).first().click();
  await press(page, 'Start the game');
  await sees(page.getByRole('alert'), 'The game could not be started.');
  await expect.poll(() => stored(page)).toMatchObject({ record: { actions: record.actions } });
  expectQuiet(page);
});

test('a title that does not load: a message, and another try', async () => {
  const { record } = await track();
  const { page, context } = await visit({ expected: /Failed to load resource|ERR_FAILED/ });
  await store(page, entryOf(record));
  const chunk = /\/assets\/(1830|title)-.*\.js$/;
  await context.route(chunk, (route) => route.abort());
  await goTo(page, 'test');
  await page.reload();
  await expectAsked(page, 'The rules did not load');
  await expectAccessible(page);
  await context.unroute(chunk);
  await press(page, 'Try again');
  await expectAsked(page, /: lay track$/);
  expectQuiet(page);
});

// ---------------------------------------------------------------- names

test('names are as long as people count, and no two look alike', async () => {
  const { page } = await visit();
  await page.getByRole('link', { name: /1830/ }).first().click();
  await press(page, 'People at this screen');
  const [first, second] = [1, 2].map((n) => page.getByRole('textbox', { name: `Name of player ${n}` }));
  if (!first || !second) throw new Error('no seats');
  // Two code units each, and one more than there is room for.
  await first.fill('😀'.repeat(21));
  await expect.poll(() => first.inputValue()).toBe('😀'.repeat(20));
  await first.fill('Anna');
  await second.fill('Аnna\u200b');
  await press(page, 'Start the game');
  await sees(page.getByRole('alert'), /look alike/);
  await expectAccessible(page);
  await second.fill('\u202e\u200b');
  await press(page, 'Start the game');
  await sees(page.getByRole('alert'), 'Seat 2 has no name yet.');
  await second.fill('\u202eBen');
  await press(page, 'as listed');
  await press(page, 'Start the game');
  await press(page, 'Buy for 20');
  await press(page, 'Buy SVN&RR, $20');
  await sees(page, 'Anna buys SVN&RR for $20.');
  expectQuiet(page);
});
