/** What a browser has to load before anybody can play, and what is there before it is asked for. */
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { secondRound } from './beneluxGames.ts';
import { expectAsked, expectQuiet, openRecord, press, visit } from './harness.ts';

/** Kilobytes of script, gzipped: docs/performance.md. */
const TABLE = 260;

/** Words of the kits that no smaller writing of a program changes: tasks and events. */
const KITS = /companyTurn|stockTurn|tileLaid|halfSpeed/;

/** The scripts a browser fetches, those of workers included. */
function listenToScripts(context: BrowserContext) {
  const scripts = new Map<string, Promise<number>>();
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js')) return;
    const size = response.body().then(
      (body) => gzipSync(body, { level: 9 }).length,
      () => 0,
    );
    scripts.set(pathname, size);
  });
  return scripts;
}

test('a table of 1830 with its title and workers keeps within its size, and all that stands on it is there', async () => {
  // Without a network whatever else would be loaded says so.
  const { page, context } = await visit({ expected: /ERR_INTERNET_DISCONNECTED/ });
  await page.goto(`${inject('site')}/#/new/1830`);
  await press(page, 'as listed');
  await press(page, 'Start the game');
  await expectAsked(page, /: /);

  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const scripts = listenToScripts(context);
  await page.reload();
  await page.getByRole('button', { name: /^Buy for 20/ }).waitFor();
  // What the table is drawn with was asked for together with its page, not level by level.
  expect(await page.locator('link[rel=modulepreload][href*="/screens-eighteen-"]').count()).toBe(1);
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(TABLE);

  await context.setOffline(true);
  const count = scripts.size;
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('group', { name: 'Map' }).waitFor();
  for (const [name, drawn] of [
    ['Table', '.stage table'],
    ['Market', '.stage svg'],
    ['Companies', '.panel-body .cards'],
    ['Log', '.panel-body .log'],
  ] as const) {
    await page.getByRole('tab', { name, exact: true }).first().click();
    await page.locator(drawn).first().waitFor();
  }
  await press(page, 'Menu');
  await page.getByRole('dialog').waitFor();
  expect(scripts.size).toBe(count);
  expectQuiet(page);
});

test('the first page loads no kit, no family and no title', async () => {
  const { page, context } = await visit();
  await page.goto('about:blank');
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  await page.goto(inject('site'));
  await page.getByRole('button', { name: 'Play 1830' }).waitFor();
  await page.waitForLoadState('networkidle');
  const found = (await Promise.all(texts)).filter((text) => KITS.test(text));
  expect(texts.length).toBeGreaterThan(5);
  expect(found.map((text) => text.slice(0, 200))).toEqual([]);
});

test('a table of Benelux with its title, map and workers keeps within the same size, and has nothing of 18xx in it', async () => {
  const { page, context } = await visit();
  await openRecord(page, secondRound());
  await page.getByRole('button', { name: /^I am Anna/ }).waitFor();

  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  const scripts = listenToScripts(context);
  const texts: Promise<string>[] = [];
  context.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) texts.push(response.text().catch(() => ''));
  });
  await page.reload();
  await press(page, 'I am Anna, show me');
  await page.getByRole('button', { name: /^Brussels,/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(TABLE);
  // Tasks, events and actions of the 18xx kit; names of its rounds are said in every list of games.
  const found = (await Promise.all(texts)).filter((text) =>
    /companyTurn|stockTurn|tileLaid|certificateMoved|buyPrivate/.test(text),
  );
  expect(found.map((text) => text.slice(0, 200))).toEqual([]);
});
