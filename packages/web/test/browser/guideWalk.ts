/** Somebody who does only what the guide says: what it means is touched, and what came of it is held against the adviser. */
import { brainOf } from '@kursbuch/bots';
import {
  type Action,
  type Advice,
  type GameRecord,
  replay,
  sameData,
  type Table,
  type TableState,
} from '@kursbuch/table';
import { titleNamed } from '@kursbuch/titles';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { headline, settled, stored } from './harness.ts';
import { touching } from './screens.ts';

export const guideOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^(First-game guide|Einführung ins erste Spiel)$/ });

const go = (page: Page): Locator => guideOf(page).getByRole('button', { name: /^(Next|Weiter)$/ });
const show = (page: Page): Locator => guideOf(page).getByRole('button', { name: /^(Show how|Zeigen, wie)$/ });
/** Where it has to be drawn, or the way is not to a city, the guide lays it out. */
const isDrawn = (hint: string): boolean => /dotted|gepunktet/.test(hint);

/** The controls that are meant, and can be pressed. */
const suggested = (page: Page): Locator =>
  page.locator('[data-suggested]:not([aria-disabled]):not(:disabled)').filter({ visible: true });

/** What whoever follows the guide touches next; null while there is nothing. */
async function next(page: Page): Promise<Locator | null> {
  const said = (await guideOf(page).locator('.guide-hint').allInnerTexts()).join();
  if ((await go(page).count()) > 0) return go(page);
  const canShow = (await show(page).count()) > 0;
  if (canShow && isDrawn(said)) return show(page);
  const count = await suggested(page).count();
  // What lies behind "More" comes into sight beside it.
  if (count > 0) return suggested(page).last();
  return canShow ? show(page) : null;
}

interface Kept {
  readonly record: GameRecord;
  readonly actions: number;
  readonly sitters: readonly { readonly name: string; readonly player: string }[];
}

const kept = async (page: Page): Promise<Kept> => {
  const [, , id = ''] = new URL(page.url()).hash.split('/');
  return (await stored(page, id)) as Kept;
};

/** What is on the screen, and how much has been done. */
const standing = async (page: Page): Promise<string> =>
  [
    (await kept(page)).actions,
    await headline(page).catch(() => ''),
    ...(await guideOf(page).allInnerTexts()),
    await page.locator('[data-suggested]').count(),
    await page.locator('.keep input:checked, .starts [aria-pressed=true]').count(),
  ].join('\n');

/** What it said of a moment: why it suggests something. */
export interface Said {
  readonly at: number;
  readonly title: string;
  readonly why: string | null;
}

export interface Walk {
  /** The headlines of the guide, in the order they came. */
  readonly titles: readonly string[];
  readonly said: readonly Said[];
}

/** The headline with which the guide hands over to the hint. */
export const FAREWELL =
  /^(You have met it all|Du kennst jetzt alles|You know how it goes|Du weißt, wie es geht)$/;

/** Touch what is meant until the guide hands over, or so many things were decided. */
export async function follow(
  page: Page,
  { most = 80, look }: { readonly most?: number; look?(title: string): Promise<void> } = {},
): Promise<Walk> {
  const titles: string[] = [];
  const said: Said[] = [];
  let decided = 0;
  for (let touches = 0; touches < 4 * most; touches++) {
    await expect.poll(async () => (await next(page)) !== null).toBe(true);
    // The map may still make room for what is meant: a touch would land where that was before.
    await settled(page);
    const control = await next(page);
    if (!control) continue;
    const title = await guideOf(page).getByRole('heading', { level: 2 }).innerText();
    if (!titles.includes(title)) {
      titles.push(title);
      await look?.(title);
    }
    const { actions } = await kept(page);
    if (actions !== said.at(-1)?.at) decided++;
    const [why = null] = await guideOf(page).locator('.guide-why').allInnerTexts();
    said.push({ at: actions, title, why });
    if (FAREWELL.test(title) || decided > most) return { titles, said };
    const before = await standing(page);
    await expectNotCovered(page, control);
    expect(await touching(page)).toBe('');
    const isHex = (await control.getAttribute('data-hex').catch(() => null)) !== null;
    if (isHex) await expectInFreeSight(page, control);
    // Something else may be meant by now, or the map still moves: then it is looked for again.
    const isTouched = await (isHex ? control.locator('path').first() : control)
      .click({ timeout: 5000 })
      .then(() => true)
      .catch(() => false);
    if (isTouched) await expectMoved(page, control, before);
    expect(await page.getByRole('alert').allInnerTexts()).toEqual([]);
  }
  throw new Error(`the guide never hands over: ${titles.join(', ')}`);
}

/** What was touched did something. */
async function expectMoved(page: Page, control: Locator, before: string): Promise<void> {
  try {
    await expect.poll(() => standing(page)).not.toBe(before);
  } catch (cause) {
    throw new Error(`nothing came of touching ${control}, of which was said:\n${before}`, { cause });
  }
}

/** A hex that is meant lies inside the window of the map and under nothing. It may be done with by now. */
async function expectInFreeSight(page: Page, control: Locator): Promise<void> {
  try {
    await expect.poll(() => coversOf(control)).toEqual([]);
  } catch (cause) {
    const over = (await coversOf(control)).join(', ');
    throw new Error(`${await control.getAttribute('aria-label')} lies under ${over}`, { cause });
  }
  await settled(page);
}

/** What lies over a hex: its middle, and halfway to its edges. */
export const coversOf = (control: Locator): Promise<readonly string[]> =>
  control
    .evaluate(
      (one) => {
        const { left, top, width, height } = (one.querySelector('path') ?? one).getBoundingClientRect();
        const looks = [
          [0.5, 0.5],
          [0.25, 0.5],
          [0.75, 0.5],
          [0.5, 0.25],
          [0.5, 0.75],
        ] as const;
        return looks.flatMap(([x, y]) => {
          const met = document.elementFromPoint(left + width * x, top + height * y);
          return met && one.contains(met)
            ? []
            : [met?.closest('[class]')?.getAttribute('class') ?? 'nothing'];
        });
      },
      undefined,
      { timeout: 1000 },
    )
    .catch(() => []);

/** The guide covers nothing that it means; what lies further down is brought into sight a moment later. */
const expectNotCovered = (page: Page, control: Locator): Promise<void> =>
  expect.poll(() => isApart(page, control)).toBe(true);

async function isApart(page: Page, control: Locator): Promise<boolean> {
  const [card, box] = await Promise.all(
    [guideOf(page), control].map((one) => one.boundingBox({ timeout: 1000 }).catch(() => null)),
  );
  const isInside = await control.evaluate((one) => one.closest('.guide') !== null).catch(() => true);
  if (!card || !box || isInside) return true;
  return (
    box.x + box.width <= card.x + 1 ||
    box.x >= card.x + card.width - 1 ||
    box.y + box.height <= card.y + 1 ||
    box.y >= card.y + card.height - 1
  );
}

/** What a newcomer was advised before each of his acts, what he did, and what was said of it. */
export interface Advised {
  readonly at: number;
  readonly state: TableState;
  readonly advice: Advice | undefined;
  readonly action: Action;
}

/** The game so far, with the adviser asked again before each act of the newcomer. */
export async function advisedIn(page: Page): Promise<readonly Advised[]> {
  const { record, sitters } = await kept(page);
  const loaded = await titleNamed(record.title)?.load();
  if (!loaded) throw new Error(`no title ${record.title}`);
  const brain = await brainOf(loaded);
  const table = loaded.table as unknown as Table<TableState, Action, never>;
  const newcomer = sitters.find(({ player }) => player === 'person')?.name ?? '';
  const found: Advised[] = [];
  const ask = (state: TableState, at: number) => {
    const entry = record.actions[at];
    if (!entry || state.players[entry.seat] !== newcomer) return;
    const advice = brain.advise(table.view(state, [entry.seat]), entry.seat);
    found.push({ at, state, advice, action: entry.action as Action });
  };
  replay(table, record, { onState: (state, index) => ask(state, index + 1) });
  return found;
}

/** Whatever was done is what was advised; runs may be others that earn the same, and cards are kept in any order. */
export function expectAsAdvised(advised: readonly Advised[]): void {
  const strayed = advised.filter(
    ({ action, advice }) =>
      !sameData(inOrder(action), inOrder(advice?.action ?? null)) &&
      !(action.type === 'runTrains' && advice?.action.type === 'runTrains'),
  );
  expect(strayed.map(({ at, action, advice }) => ({ at, action, advised: advice?.action }))).toEqual([]);
}

const inOrder = (action: Action | null): object | null =>
  action && 'cards' in action && Array.isArray(action.cards)
    ? { ...action, cards: action.cards.toSorted() }
    : action;
