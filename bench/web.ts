/**
 * Measurements of the client in headless Chromium: npm run bench:web. Figures and machine: docs/performance.md.
 * The client is the built one, served the way `kursbuch serve` does; games are random ones with fixed seeds.
 */
import { cpus } from 'node:os';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bestRuns, companyTurnOf, type EighteenState, networkOf, runTrainsOf } from '@kursbuch/eighteen';
import type { GameRecord } from '@kursbuch/table';
import { firstTitle } from '@kursbuch/titles';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { finishedGame, loaded, positionWhere } from '../packages/web/test/browser/positions.ts';
import { startSite } from '../packages/web/test/browser/site.ts';
import { chromium as programFile } from '../scripts/chromium.mjs';
import { slowLine } from './slowLine.ts';

const TITLE = firstTitle.id;
const OPENINGS = 9;
const PREVIEWS = 60;
/** A position with a choice of at least this many hexes. */
const HEXES = 12;
const DRAGS = 6;
const DRAG_STEPS = 40;
const LONG_GAME = 650;
/** Visits by a slow device on a slow line: processor, bits a second, milliseconds there and back. */
const VISITS = 5;
const SLOW = { processor: 4, bits: 1_600_000, roundTrip: 150 };
/** What has not come by then does not come: the page was rebuilt and this bench looks for what is gone. */
const PATIENCE = 60_000;

const sorted = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);
const median = (values: readonly number[]): number => sorted(values)[values.length >> 1] ?? Number.NaN;
const share = (values: readonly number[], part: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? Number.NaN;
const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const program = programFile();
if (!program) {
  console.error('bench:web needs Chromium: install the package "chromium", or name a browser in CHROMIUM.');
  process.exit(1);
}

const site = await startSite();
const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
const rows: (readonly [what: string, figure: string])[] = [];

/** A fresh profile. Files come from the site, not from a service worker. */
async function profile(): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    localStorage.setItem('kursbuch.settings', JSON.stringify({ guideSeen: true }));
  });
  return { context, page: await context.newPage() };
}

/** Put a game into the store, as if it had been played here. */
async function keep(page: Page, record: GameRecord, address = site.address): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(async (record) => {
    const request = indexedDB.open('kursbuch', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('games', 'readwrite');
    const round = { kind: 'stock', set: 1, number: 0, of: 0 };
    const players = record.players;
    transaction.objectStore('games').put({
      id: 'bench',
      title: record.title,
      name: 'Bench',
      sitters: players.map((name, index) => ({ name, player: 'person', colour: index + 1 })),
      changed: Date.now(),
      actions: record.actions.length,
      revision: 1,
      record,
      glimpse: {
        players,
        round,
        phase: '2',
        waiting: [],
        company: null,
        tiles: {},
        stations: [],
        winner: null,
      },
    });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, record);
}

async function openTable(page: Page, record: GameRecord): Promise<void> {
  await keep(page, record);
  await page.goto(`${site.address}/#/game/bench`);
  await page.getByRole('group', { name: 'Map' }).waitFor();
  await page.waitForLoadState('networkidle');
}

// ---------------------------------------------------------------- what is fetched

const gzipped = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
const sent = (body: Buffer): number => brotliCompressSync(body).length;

/** The scripts a browser fetches, those of workers included. */
function listenToScripts(context: BrowserContext) {
  const scripts = new Map<string, Buffer>();
  const pending: Promise<void>[] = [];
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const kept = response.body().then(
      (body) => void scripts.set(pathname, body),
      () => {},
    );
    pending.push(kept);
  });
  return {
    async all(): Promise<ReadonlyMap<string, Buffer>> {
      await Promise.all(pending);
      return new Map(scripts);
    },
    forget: () => scripts.clear(),
  };
}

const sum = (scripts: ReadonlyMap<string, Buffer>, size: (body: Buffer) => number): number =>
  [...scripts.values()].reduce((all, body) => all + size(body), 0);

/** With nothing kept from before: the first screen, and a table of the first title up to its first decision. */
async function firstLoad(): Promise<void> {
  const { context, page } = await profile();
  const scripts = listenToScripts(context);
  const client = await context.newCDPSession(page);
  const visit = async (address: string) => {
    await page.goto('about:blank');
    await client.send('Network.clearBrowserCache');
    scripts.forget();
    await page.goto(address);
  };
  await visit(site.address);
  await page.getByRole('button', { name: `Play ${TITLE}` }).waitFor();
  const home = await scripts.all();

  await page.goto(`${site.address}/#/new/${TITLE}`);
  await page.getByRole('button', { name: 'as listed' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: /^Buy for 20/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const both = await scripts.all();

  await visit(page.url());
  await page.getByRole('button', { name: /^Buy for 20/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const table = await scripts.all();

  rows.push(
    ['JavaScript until the first screen stands, gzipped', kB(sum(home, gzipped))],
    [`JavaScript of a table of ${TITLE} with its title and workers, gzipped`, kB(sum(table, gzipped))],
    ['the same with Brotli, as it is sent', kB(sum(table, sent))],
    ['JavaScript from the first screen over a new game to its table, gzipped', kB(sum(both, gzipped))],
    ['the same with Brotli', kB(sum(both, sent))],
  );
  console.log(`Scripts of a table of ${TITLE}, gzipped:`);
  for (const [path, body] of [...table].sort(([, one], [, other]) => gzipped(other) - gzipped(one)))
    console.log(`  ${kB(gzipped(body)).padStart(8)}  ${path}`);
  console.log();
  await context.close();
}

// ---------------------------------------------------------------- opening a long game

/** From navigation to everything drawn, as the page itself sees it. */
async function opening(page: Page, drawn: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(`${site.address}/#/game/bench`);
  return page.evaluate(
    ({ drawn, patience }) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          const missing = drawn.split('|').find((selector) => !document.querySelector(selector));
          if (!missing) requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
          else if (performance.now() < patience) requestAnimationFrame(look);
          else reject(new Error(`Nothing on the page is ${missing}.`));
        };
        look();
      }),
    { drawn, patience: PATIENCE },
  );
}

async function openings(): Promise<void> {
  const { record } = await finishedGame(TITLE, LONG_GAME);
  const { context, page } = await profile();
  const measure = async (what: string, game: GameRecord, drawn: string) => {
    await keep(page, game);
    const times: number[] = [];
    for (let turn = 0; turn <= OPENINGS; turn++) times.push(await opening(page, drawn));
    times.shift();
    rows.push([
      `${what} (${game.actions.length} actions)`,
      `${ms(median(times))}, slowest ${ms(Math.max(...times))}`,
    ]);
  };
  await measure(
    'open a finished game, result, courses and key moments drawn',
    record,
    '.end-page .ranking td|.end-page .course .ln|.end-page .moments li',
  );
  await measure(
    'open the game one action before its end, map and log drawn',
    { ...record, actions: record.actions.slice(0, -1) },
    'svg.map [data-hex="K15"]|.log-tail li:nth-child(3)',
  );
  await context.close();
}

// ---------------------------------------------------------------- a slow device on a slow line

/** Until all of this is drawn and the page has time again; `drawn`: selectors, parted by bars. */
async function arrival(page: Page, address: string, drawn: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(
    ({ drawn, patience }) =>
      new Promise<number>((resolve, reject) => {
        const look = () => {
          const missing = drawn.split('|').find((selector) => !document.querySelector(selector));
          if (!missing) requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0));
          else if (performance.now() < patience) setTimeout(look, 10);
          else reject(new Error(`Nothing on the page is ${missing}.`));
        };
        look();
      }),
    { drawn, patience: PATIENCE },
  );
}

const HOME_DRAWN = 'main h1|.game-card:nth-child(6) .map-piece';
/** A new table with its first decision, and one in an operating round with its map. */
const TABLES = [
  { what: 'a new table', drawn: '.surface button|.log-tail|.decision .foot button', wanted: () => true },
  {
    what: 'a table in its operating round',
    drawn: 'svg.map [data-hex="K15"]|.log-tail li|.decision .foot button',
    wanted: asksForTrack,
  },
] as const;

const told = (values: readonly number[]): string =>
  `${ms(median(values))}, slowest ${ms(Math.max(...values))}`;

async function slowVisits(): Promise<void> {
  const line = await slowLine(site.address, SLOW);
  const slowly = async () => {
    const { context, page } = await profile();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
    return { context, page, client };
  };
  const home: number[] = [];
  for (let turn = 0; turn < VISITS; turn++) {
    const { context, page } = await slowly();
    home.push(await arrival(page, line.address, HOME_DRAWN));
    await context.close();
  }
  rows.push(['slow device and line: the first page of a stranger', told(home)]);
  for (const { what, drawn, wanted } of TABLES) {
    const { record } = await positionWhere(TITLE, wanted);
    const [first, second]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < VISITS; turn++) {
      const { context, page, client } = await slowly();
      line.isSlow = false;
      await keep(page, record, line.address);
      await client.send('Network.clearBrowserCache');
      line.isSlow = true;
      first.push(await arrival(page, `${line.address}/#/game/bench`, drawn));
      await page.waitForLoadState('networkidle');
      second.push(await arrival(page, `${line.address}/#/game/bench`, drawn));
      await context.close();
    }
    rows.push(
      [`slow device and line: ${what} (${record.actions.length} actions) at the first visit`, told(first)],
      ['the same at the second', told(second)],
    );
  }
  line.end();
}

function asksForTrack(...[state, { table }]: Parameters<Parameters<typeof positionWhere>[1]>): boolean {
  if (state.agenda.at(-1)?.kind !== 'trackStep') return false;
  const [seat = 0] = table.waiting(state);
  const lays = table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : []))
    .flatMap((action) => (action.type === 'layTile' ? [action.hex] : []));
  return new Set(lays).size >= HEXES;
}

/** Touch hexes, lay, place or pass, and go on through some turns: what keeps a slow device busy for long. */
async function slowPlay(): Promise<void> {
  const { record } = await positionWhere(TITLE, asksForTrack);
  const { context, page } = await profile();
  await openTable(page, record);
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW.processor });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  for (let turn = 0; turn < HEXES; turn++) {
    const hexes = page.locator('.hex-hit.reachable');
    const count = await hexes.count();
    if (count > 0) await hexes.nth(turn % count).click({ force: true });
    await page.waitForTimeout(300);
    if (turn % 3 === 2) await page.keyboard.press('Enter');
    else await page.keyboard.press('r');
    await page.waitForTimeout(700);
  }
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const long = tasks.filter((one) => one > 100);
  rows.push([
    'slow device: the longest task while one plays (tasks over 100 ms)',
    tasks.length === 0 ? 'none over 50 ms' : `${ms(Math.max(...tasks))} (${long.length})`,
  ]);
  await context.close();
}

// ---------------------------------------------------------------- previews

interface Preview {
  /** Until the tile lies in the document, and until the frame with it is done. */
  readonly changed: number;
  readonly painted: number;
  readonly frames: number;
}

async function previews(): Promise<void> {
  const { record } = await positionWhere(TITLE, asksForTrack);
  const { context, page } = await profile();
  await openTable(page, record);
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    addEventListener(
      'pointerup',
      (event) => {
        const wanted = (event.target as Element).closest('[data-hex]');
        let frames = 0;
        let changed = 0;
        // What lies there is told first, then what may be done.
        const lies = () => wanted?.getAttribute('aria-label')?.split(';')[0];
        const before = lies();
        const observer = new MutationObserver(() => {
          if (changed === 0 && lies() !== before) changed = performance.now() - event.timeStamp;
        });
        const map = document.querySelector('svg.map') as Element;
        observer.observe(map, { subtree: true, attributes: true, childList: true });
        const frame = () => {
          frames++;
          if (changed === 0 && frames < 60) requestAnimationFrame(frame);
          else {
            observer.disconnect();
            // Behind the frame: after layout and paint.
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () =>
              seen.push({ changed, painted: performance.now() - event.timeStamp, frames });
            port2.postMessage(null);
          }
        };
        requestAnimationFrame(frame);
      },
      true,
    );
  });
  const places = await page.evaluate(() =>
    [...document.querySelectorAll('.hex-hit.reachable')].map((hex) => {
      const box = hex.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }),
  );
  for (let turn = 0; turn < PREVIEWS; turn++) {
    const { x, y } = places[turn % places.length] as { x: number; y: number };
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction(
      (count) => (window as unknown as { seen: unknown[] }).seen.length >= count,
      turn + 1,
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[data-hex][aria-pressed=true]'));
  }
  const all = await page.evaluate(() => (window as unknown as { seen: Preview[] }).seen);
  const times = (of: keyof Preview) => all.map((one) => one[of]);
  rows.push(
    [
      `tile preview: touch to the tile in the page (${all.length} on ${places.length} hexes)`,
      `${ms(median(times('changed')))}, slowest ${ms(Math.max(...times('changed')))}`,
    ],
    [
      'tile preview: touch to its frame painted',
      `${ms(median(times('painted')))}, slowest ${ms(Math.max(...times('painted')))}`,
    ],
    [
      'previews in the first frame after the touch',
      `${times('frames').filter((one) => one === 1).length} of ${all.length}`,
    ],
  );
  await context.close();
}

// ---------------------------------------------------------------- best runs

/** The heaviest search of the random games: its step is reached by letting the station step pass. */
async function heaviestSearch(): Promise<GameRecord> {
  const { title } = await loaded(TITLE);
  let most = 0;
  let heaviest: EighteenState | undefined;
  await positionWhere(TITLE, (state) => {
    const company = companyTurnOf(state)?.company;
    if (state.agenda.at(-1)?.kind !== 'runStep' || company === undefined) return false;
    const network = networkOf(title.runs.runBoard(state), state);
    const trains = runTrainsOf(title, state, company);
    const { nodes } = bestRuns(network, company, trains, title.runs.runRules(state, company));
    if (nodes > most) [most, heaviest] = [nodes, state];
    return false;
  }).catch(() => {});
  return (await positionWhere(TITLE, (state) => state === heaviest)).record;
}

async function searches(): Promise<void> {
  const record = await heaviestSearch();
  const { context, page } = await profile();
  await openTable(page, record);
  await page.getByText('More is not possible, proved.').waitFor();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  // The same search again and again: the step before, and back to the runs.
  for (let turn = 0; turn < 5; turn++) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(() => !document.querySelector('.run-list'));
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByText('More is not possible, proved.').waitFor();
  }
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  rows.push([
    'longest task of the page while best runs are searched (tasks over 50 ms)',
    tasks.length === 0 ? 'none' : `${ms(Math.max(...tasks))} (${tasks.length})`,
  ]);
  await context.close();
}

// ---------------------------------------------------------------- dragging

async function dragging(): Promise<void> {
  const { record } = await finishedGame(TITLE, LONG_GAME);
  const { context, page } = await profile();
  await openTable(page, { ...record, actions: record.actions.slice(0, -1) });
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames, dragging: false });
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      if ((window as unknown as { dragging: boolean }).dragging) frames.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  const set = (on: boolean) =>
    page.evaluate((on) => Object.assign(window, { dragging: on }) && undefined, on);
  for (let turn = 0; turn < DRAGS; turn++) {
    const way = turn % 2 === 0 ? 1 : -1;
    await page.mouse.move(500, 500);
    await page.mouse.down();
    await set(true);
    for (let step = 1; step <= DRAG_STEPS; step++)
      await page.mouse.move(500 + way * step * 6, 500 + way * step * 3);
    await set(false);
    await page.mouse.up();
  }
  const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  rows.push([
    `frames while the map is dragged (${frames.length})`,
    `${ms(median(frames))}, 95 % under ${ms(share(frames, 0.95))}, slowest ${ms(Math.max(...frames))}`,
  ]);
  await context.close();
}

try {
  await firstLoad();
  await slowVisits();
  await slowPlay();
  await openings();
  await previews();
  await searches();
  await dragging();
  const [cpu] = cpus();
  console.log(
    `Chromium ${browser.version()}, ${cpus().length} × ${cpu?.model}, Node ${process.versions.node}\n`,
  );
  console.log('| what | figure |\n| --- | --- |');
  for (const [what, figure] of rows) console.log(`| ${what} | ${figure} |`);
} finally {
  await browser.close();
  site.end();
}
