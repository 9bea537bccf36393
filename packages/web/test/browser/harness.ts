/** A real browser for tests that do what people do. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GameRecord } from '@kursbuch/table';
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';
import { chromium as programFile } from '../../../../scripts/chromium.mjs';
import { pseudo } from '../../../words/test/pseudo.ts';

export { settled } from './settled.ts';

import { settled } from './settled.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 360, height: 740 },
} as const;

export interface Screen {
  readonly size?: keyof typeof SIZES;
  readonly language?: 'en' | 'de';
  readonly theme?: 'light' | 'dark';
  /** Show the guide of the first game; else it counts as seen. */
  readonly guide?: boolean;
  /** Keep the program on the device as a real visit does; else every file comes from the site. */
  readonly offline?: boolean;
  /** Speak the language made by machine. */
  readonly disguised?: boolean;
  /** Run in the page before anything of the program. */
  readonly before?: () => void;
  /** What may be said on the console: everything else is a complaint. */
  readonly expected?: RegExp;
  /** In a profile that nobody had before or has after: something of it is changed for good. */
  readonly alone?: boolean;
}

/**
 * A flow that is the same on several screens is walked on one of them, `turn` in the list, so that the flows of a file share
 * the screens among them; with RUNS=1 on all.
 */
export const oneOf = <Form>(forms: readonly Form[], turn: number): readonly Form[] =>
  process.env.RUNS ? forms : forms.slice(turn, turn + 1);

/** Longer than any machine needs, however busy: only what never comes takes so long. As in vitest.config.ts. */
const PATIENCE = 30_000;

/**
 * Most pages here live for a second or two. What an engine does for pages that stay costs them more than it brings: the last
 * step of its compiler, and looking early for garbage.
 */
const SHORT_LIVED = [
  '--no-sandbox',
  '--js-flags=--no-turbofan,--min-semi-space-size=16,--max-semi-space-size=32,--initial-heap-size=128',
];

const byFinger = (size: keyof typeof SIZES): boolean => size === 'phone' || size === 'tablet';

/** One for all files of a worker; it ends with it. */
let browser: Promise<Browser> | undefined;
/** Every visitor comes from an address of his own: a server takes only so much from one. */
let visitors = 0;
const complaints = new WeakMap<Page, string[]>();
const open = new Set<Profile>();

/** Of a browser: whoever visits in it is somebody else each time, and has nothing of those before him. */
interface Profile {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What runs in the page before anything of the program, for this visit. */
  readonly before: Before;
  /** What of it stays as it is for all who visit in it; undefined if nobody else can. */
  readonly form: string | undefined;
}

/** A program that runs in a page before all others, and not any more for whoever comes next. */
class Before {
  readonly #devtools: CDPSession;
  #name: string | undefined;

  constructor(devtools: CDPSession) {
    this.#devtools = devtools;
  }

  async add(program: () => void): Promise<void> {
    const source = `(${program})()`;
    const { identifier } = await this.#devtools.send('Page.addScriptToEvaluateOnNewDocument', { source });
    this.#name = identifier;
  }

  async remove(): Promise<void> {
    if (this.#name === undefined) return;
    await this.#devtools.send('Page.removeScriptToEvaluateOnNewDocument', { identifier: this.#name });
    this.#name = undefined;
  }
}

/** Nobody is at these, the last one left last. A page that stands already is loaded with two thirds of the work. */
const resting: Profile[] = [];
/** Somebody has changed these in a way that stays. */
const changed = new WeakSet<Profile>();
/** As many as people meet in one test, in two languages and by both hands. */
const MOST_RESTING = 8;

/** Everybody leaves, after every test: `leave.ts`. */
export async function leave(hasFailed: boolean): Promise<void> {
  if (hasFailed) await Promise.all([...open].map(({ context }) => tellScreens(context)));
  await Promise.all([...open].map((profile) => end(profile, hasFailed)));
  await Promise.all(
    resting.splice(0, Math.max(0, resting.length - MOST_RESTING)).map(({ context }) => context.close()),
  );
}

/** Somebody leaves before the test is over, and makes room for whoever comes next. */
export async function leaveFirst(page: Page): Promise<void> {
  for (const profile of open) if (profile.page === page) await end(profile, false);
}

async function end(profile: Profile, hasFailed: boolean): Promise<void> {
  open.delete(profile);
  const isKept =
    !hasFailed && profile.form !== undefined && !changed.has(profile) && (await cleared(profile));
  if (isKept) resting.push(profile);
  else await profile.context.close();
}

/** A file of the site in which no program runs. */
const quietPlace = (): string => `${inject('site')}/manifest.webmanifest`;

/** Nothing is left of whoever was here; false if it cannot be made as it was. */
async function cleared({ page, context, before }: Profile): Promise<boolean> {
  if (page.isClosed() || context.pages().length !== 1) return false;
  await before.remove();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(quietPlace());
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    for (const { name } of await indexedDB.databases())
      await new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name as string);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
  });
  return true;
}

/** What a failed test had before it: what can be pressed, and what is said. */
async function tellScreens(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    const lines = seen
      .split('\n')
      .filter((line) => /^ *- '?(heading|button|alert|status|dialog|paragraph|link|textbox|tab) /.test(line));
    console.error([page.url(), ...lines].join('\n'));
  }
}

interface Visit {
  readonly page: Page;
  /** Whoever takes this changes it: nobody else visits in it afterwards. */
  readonly context: BrowserContext;
}

/** Somebody at the first screen who was never here before. */
export async function visit(screen: Screen = {}): Promise<Visit> {
  const visited = await arrive(screen);
  await visited.page.goto(inject('site'));
  await visited.page.getByRole('main').waitFor();
  return visited;
}

/** Somebody at the table of a saved game: the first screen, which costs as much, is left out. */
export async function visitTable(record: GameRecord, screen: Screen = {}): Promise<Visit> {
  const visited = await arrive(screen);
  const { page } = visited;
  if (page.url() !== quietPlace()) await page.goto(quietPlace());
  await store(page, entryOf(record));
  await page.goto(`${inject('site')}/#/game/test`);
  await atTable(page);
  return visited;
}

/** Somebody who has been nowhere. */
async function arrive(screen: Screen): Promise<Visit> {
  const { size = 'desktop', language = 'en', theme = 'light', guide = false } = screen;
  // Whoever wants a browser of another kind gets a profile of his own.
  const isUsual = !(screen.offline || screen.disguised || screen.alone);
  const form = isUsual ? [byFinger(size), language, guide].join() : undefined;
  const rested = resting.findIndex((one) => form !== undefined && one.form === form);
  const [known] = rested < 0 ? [] : resting.splice(rested, 1);
  const profile = known ?? (await newProfile(screen, form));
  if (screen.before) await profile.before.add(screen.before);
  open.add(profile);
  const { page, context } = profile;
  await context.setExtraHTTPHeaders({
    'x-forwarded-for': `2001:db8:${(process.pid % 0xffff).toString(16)}:${(++visitors).toString(16)}::1`,
  });
  if (known) {
    await page.setViewportSize(SIZES[size]);
    await page.emulateMedia({ colorScheme: theme });
  }
  const heard: string[] = [];
  complaints.set(page, heard);
  const hear = (text: string) => {
    if (!screen.expected?.test(text)) heard.push(text);
  };
  page.removeAllListeners();
  page.on('pageerror', (error) => hear(error.message));
  page.on('console', (message) => {
    // The browser looks for an icon of its own accord where a file names none.
    const isIcon = message.location().url.endsWith('/favicon.ico');
    if (message.type() === 'error' && !isIcon) hear(message.text());
  });
  return {
    page,
    get context() {
      changed.add(profile);
      return context;
    },
  };
}

async function newProfile(screen: Screen, form: string | undefined): Promise<Profile> {
  const { size = 'desktop', language = 'en', theme = 'light', guide = false, offline = false } = screen;
  browser ??= chromium.launch({ executablePath: programFile() as string, args: SHORT_LIVED });
  const context = await (await browser).newContext({
    viewport: SIZES[size],
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: offline ? 'allow' : 'block',
    ...(byFinger(size) ? { hasTouch: true, isMobile: true, deviceScaleFactor: 2 } : {}),
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE);
  if (!guide)
    await context.addInitScript(() => {
      if (!localStorage.getItem('kursbuch.settings'))
        localStorage.setItem('kursbuch.settings', JSON.stringify({ guideSeen: true }));
    });
  await context.addInitScript(() => localStorage.setItem('kursbuch.pace', '0'));
  if (screen.disguised) await context.addInitScript({ content: `globalThis.disguiseWords = ${pseudo};` });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.enable');
  return { page, context, before: new Before(devtools), form };
}

/** Nothing has gone wrong unseen. */
export function expectQuiet(page: Page): void {
  expect(complaints.get(page)).toEqual([]);
}

// ---------------------------------------------------------------- seeing

/** The text is there for everybody to read. */
export const sees = (page: Page | Locator, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor();

/** The headline of the bar. */
export const headline = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText();

/** It comes to be asked. */
export const expectAsked = (page: Page, asked: string | RegExp): Promise<void> =>
  expect.poll(() => headline(page)).toEqual(typeof asked === 'string' ? asked : expect.stringMatching(asked));

/** A button by its name; the key that does the same may follow. */
export const button = (page: Page | Locator, name: string | RegExp): Locator =>
  page.getByRole('button', {
    name:
      typeof name === 'string'
        ? new RegExp(`^${name.replace(/[^\w\s]/g, '\\$&')}( (Enter|Esc|P|R|U))?$`)
        : name,
  });

export const press = (page: Page | Locator, name: string | RegExp): Promise<void> =>
  button(page, name).click();

/** The chip that buys a share of a company from the initial offering. */
export const buyShare = (company: string): RegExp => new RegExp(`^Buy .*${company}.*offer`);
/** The chip that shows the prices a company may start at, */
export const startOf = (company: string): RegExp => new RegExp(`^Start ${company}$`);
/** and the one that starts it at a par price. */
export const startAt = (company: string, par: number): RegExp => new RegExp(`^${par} ?pay .*${company}`);

/** A hex of the map, by the beginning of its spoken name. */
export const hex = (page: Page, id: string): Locator =>
  page
    .getByRole('group', { name: /^(Map|Karte)(: .*)?$/ })
    .getByRole('button', { name: new RegExp(`^${id}\\b`) })
    .or(page.getByRole('img', { name: new RegExp(`^${id}\\b`) }));

/** Touch the middle of a hex, as a pointer does. */
export async function touchHex(page: Page, id: string): Promise<void> {
  await hex(page, id).locator('path').first().click();
}

// ---------------------------------------------------------------- keys

/** Go to something with the Tab key, forwards or backwards. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.waitFor();
  const element = await target.elementHandle();
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate((wanted) => wanted === document.activeElement, element)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`the Tab key does not lead to ${target}`);
}

/** Go to something and press it, without a pointer. */
export async function enter(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await tabTo(page, target, key);
  await page.keyboard.press('Enter');
}

// ---------------------------------------------------------------- games

/** What stands in the store under a name. */
export interface Entry {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A saved game as the program keeps it. */
export function entryOf(record: GameRecord, { id = 'test', name = 'Test table' } = {}): Entry {
  return {
    id,
    title: record.title,
    name,
    sitters: record.players.map((player, index) => ({ name: player, player: 'person', colour: index + 1 })),
    changed: Date.now(),
    actions: record.actions.length,
    revision: 1,
    record,
    glimpse: {
      players: record.players,
      round: { kind: 'stock', set: 1, number: 0, of: 0 },
      phase: '2',
      waiting: [0],
      company: null,
      tiles: {},
      stations: [],
      winners: [],
    },
  };
}

/** Put something among the saved games. */
export async function store(page: Page, entry: Entry): Promise<void> {
  await page.evaluate(async (entry) => {
    const request = indexedDB.open('kursbuch', 1);
    request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' });
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const transaction = database.transaction('games', 'readwrite');
    transaction.objectStore('games').put(entry);
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  }, entry);
}

/** What stands in the store now. */
export const stored = (page: Page, id = 'test'): Promise<unknown> =>
  page.evaluate(async (id) => {
    const request = indexedDB.open('kursbuch', 1);
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const get = database.transaction('games').objectStore('games').get(id);
    const found = await new Promise((resolve) => {
      get.onsuccess = () => resolve(get.result);
    });
    database.close();
    return found;
  }, id);

/** Go to a game by its address. */
export async function goTo(page: Page, id: string): Promise<void> {
  await page.evaluate((address) => {
    // What is left stays on the screen until what comes is there: it is marked, so that nobody takes it for that.
    if (location.hash !== address) document.querySelector('main')?.setAttribute('data-left', '');
    location.hash = address;
  }, `#/game/${id}`);
}

/** Put a record among the saved games and open it. */
export async function openRecord(page: Page, record: GameRecord, id = 'test'): Promise<void> {
  await store(page, entryOf(record, { id }));
  await goTo(page, id);
  await atTable(page);
}

/** The table stands there, or the page on which the screen is handed over before it. */
const atTable = (page: Page): Promise<void> =>
  page.locator('main:is(.stage, .hand-over):not([data-left])').waitFor();

// ---------------------------------------------------------------- axe

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeNode {
  readonly target: readonly string[];
  readonly html: string;
  readonly failureSummary: string;
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly AxeNode[];
  }[];
}

/** Targets that are too small although they were scrolled to: what lies half under an edge can be drawn out whole. */
async function alsoScrolledTo(page: Page, nodes: readonly AxeNode[]): Promise<readonly AxeNode[]> {
  const still: AxeNode[] = [];
  for (const node of nodes) {
    const found = await page.evaluate<AxeResult>(`(async () => {
      const one = document.querySelector(${JSON.stringify(node.target[0])});
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      return axe.run(one, { resultTypes: ['violations'], preload: false, runOnly: { type: 'rule', values: ['target-size'] } });
    })()`);
    still.push(...found.violations.flatMap((one) => one.nodes));
  }
  return still;
}

/** What axe-core finds on the screen as it is, as readable text; empty if nothing. */
export async function violations(page: Page): Promise<string> {
  if (!(await page.evaluate('typeof axe === "object"'))) await page.evaluate(axeSource);
  // Targets have to be large enough too, which axe-core leaves out unless it is asked.
  // No rule that is on looks into the sheets themselves: they are not fetched once more.
  const asked = { resultTypes: ['violations'], preload: false, rules: { 'target-size': { enabled: true } } };
  const { violations } = await page.evaluate<AxeResult>(`axe.run(${JSON.stringify(asked)})`);
  const whole = await Promise.all(
    violations.map(async (one) =>
      one.id === 'target-size' ? { ...one, nodes: await alsoScrolledTo(page, one.nodes) } : one,
    ),
  );
  return whole
    .filter(({ nodes }) => nodes.length > 0)
    .map(
      ({ id, help, nodes }) =>
        `${id}: ${help}\n${nodes
          .slice(0, 4)
          .map(({ html, failureSummary }) => `  ${html.slice(0, 200)}\n  ${failureSummary}`)
          .join('\n')}`,
    )
    .join('\n\n');
}

/** axe-core finds nothing on the screen; what it finds while something is still changing it has to find again. */
export async function expectAccessible(page: Page): Promise<void> {
  if ((await violations(page)) === '') return;
  await settled(page);
  expect(await violations(page)).toBe('');
}
