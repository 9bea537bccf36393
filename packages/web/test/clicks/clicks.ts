// A whole game on a server between people at screens of their own, every action of it pressed on the page: a computer player
// names it, and a mouse or a finger does it. What cannot be pressed is a fault of the page. Too long for the tests.
//   npm run soak:clicks -- TITLE [--player NAME] [--minutes N] [--site URL] [--shots FOLDER]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { crayonPlayers } from '@kursbuch/bots/crayon/players';
import { eighteenPlayers } from '@kursbuch/bots/eighteen/players';
import { titleNamed, titles } from '@kursbuch/titles';
import { chromium } from 'playwright-core';
import { chromium as programFile } from '../../../../scripts/chromium.mjs';
import { startSite } from '../browser/site.ts';
import { crayonHand } from './crayon.ts';
import { eighteenHand } from './eighteen.ts';
import { gather, seatOf } from './gathering.ts';
import { Person, type Screen } from './person.ts';
import { type Course, type Mishap, play } from './playing.ts';

const SCREENS: readonly (readonly [name: string, screen: Screen])[] = [
  ['Anna', { width: 1440, height: 900, language: 'en', theme: 'light', isFinger: false }],
  ['Ben', { width: 360, height: 740, language: 'de', theme: 'dark', isFinger: true }],
  ['Chiara', { width: 820, height: 1180, language: 'en', theme: 'light', isFinger: true }],
];

/** A short game, but a whole one. */
const OPTIONS: Readonly<Record<string, Readonly<Record<string, number | boolean>>>> = {
  1830: { bank: 3000 },
  benelux: { shortGame: true },
};

const MISHAPS: ReadonlyMap<number, Mishap> = new Map([
  [25, 'reload'],
  [40, 'others cut off'],
  [55, 'cut off'],
  [56, 'reload'],
]);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    player: { type: 'string', default: 'calm' },
    minutes: { type: 'string', default: '15' },
    site: { type: 'string' },
    shots: { type: 'string' },
  },
});
const entry = titleNamed(positionals[0] ?? '');
const minutes = Number(values.minutes);
if (!entry || !(minutes > 0)) {
  const ids = titles.map(({ id }) => id).join(', ');
  console.error(
    `npm run soak:clicks -- TITLE [--player NAME] [--minutes N] [--site URL] [--shots FOLDER]: a title is one of ${ids}.`,
  );
  process.exit(2);
}

const loaded = await entry.load();
const own = values.site === undefined ? await startSite() : undefined;
const site = values.site ?? own?.address ?? '';
const browser = await chromium.launch({ executablePath: programFile() ?? '', args: ['--no-sandbox'] });
const people = await Promise.all(
  SCREENS.slice(0, Math.max(2, entry.players.min)).map(([name, screen]) =>
    Person.arrive(browser, name, screen),
  ),
);
const began = Date.now();
let pictures = 0;
const faults: string[] = [];

try {
  const table = await gather(site, entry, OPTIONS[entry.id] ?? {}, people);
  await shown('start');
  const course = await playedAt(table);
  faults.push(...course.faults);
  tell(course);
  if (course.isOver) await sameEnd();
  await shown('end');
} finally {
  await browser.close();
  own?.end();
}
for (const { name, complaints, small } of people) {
  if (complaints.length > 0)
    faults.push(`${name}’s page complains: ${[...new Set(complaints)].join('\n  ')}`);
  for (const [what, size] of small) faults.push(`${name}: too small for a finger: ${what} ${size}`);
}
console.log(faults.length === 0 ? 'Nothing broke.' : `${faults.length} faults:\n${faults.join('\n')}`);
process.exitCode = faults.length === 0 ? 0 : 1;

async function playedAt(table: string): Promise<Course> {
  const seats = await Promise.all(
    people.map(async (person) => ({ person, seat: await seatOf(person, table) })),
  );
  const until = began + minutes * 60_000;
  const game = { table, people: seats, mishaps: MISHAPS, until, shown };
  if (loaded.family === 'eighteen') {
    const player = named(await eighteenPlayers(loaded));
    return play({ ...game, rules: loaded.table, hand: eighteenHand(loaded), player });
  }
  return play({
    ...game,
    rules: loaded.table,
    hand: crayonHand(loaded),
    player: named(crayonPlayers(loaded)),
  });
}

function named<P extends { readonly name: string }>(players: readonly P[]): P {
  const player = players.find(({ name }) => name === values.player);
  if (!player) throw new Error(`nobody has taught ${values.player} this title`);
  return player;
}

/** Pictures of all screens, for whoever wants to see what they looked like. */
async function shown(name: string): Promise<void> {
  if (values.shots === undefined) return;
  mkdirSync(values.shots, { recursive: true });
  const number = String(++pictures).padStart(3, '0');
  for (const person of people)
    await person.page.screenshot({
      path: join(values.shots, `${entry?.id}-${number}-${name}-${person.name}.png`),
    });
}

/** All of them come to the same end, and each page has reckoned the chance again. */
async function sameEnd(): Promise<void> {
  const told: string[] = [];
  for (const { page, name } of people) {
    await page.locator('.over-bar').waitFor();
    const chance = page.locator('.chance [role=status]');
    await chance
      .and(page.locator('.is-right'))
      .waitFor()
      .catch(async () => {
        faults.push(`${name}: the chance is not checked: ${await chance.allInnerTexts()}`);
      });
    const lines = await page.locator('.ranking tbody tr').allInnerTexts();
    console.log(`${name}:`, lines.map((line) => line.replace(/\s+/g, ' ')).join(' | '));
    told.push(lines.map((line) => line.replace(/[^\d\s]/g, '').replace(/\s+/g, ' ')).join('|'));
  }
  if (new Set(told).size !== 1) faults.push(`the end is not the same on all screens: ${told.join(' and ')}`);
}

function tell({ pressed, isOver }: Course): void {
  const times = pressed.map(({ took }) => took / 1000).toSorted((one, other) => one - other);
  const kinds = new Map<string, number>();
  for (const { kind } of pressed) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  console.log(
    [
      `${pressed.length} actions pressed in ${((Date.now() - began) / 60_000).toFixed(1)} minutes`,
      `${(times[times.length >> 1] ?? 0).toFixed(1)} s each, ${(times.at(-1) ?? 0).toFixed(1)} s the longest`,
      isOver ? 'the game is over' : 'the game is not over',
      [...kinds].map(([kind, count]) => `${kind} ${count}`).join(', '),
    ].join('; '),
  );
}
