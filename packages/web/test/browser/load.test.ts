/** What a browser has to load before anybody can play, and what is there before it is asked for. */
import { gzipSync } from 'node:zlib';
import type { BrowserContext } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { secondRound } from './beneluxGames.ts';
import { expectAsked, expectQuiet, openRecord, press, visit } from './harness.ts';

/** Kilobytes of script, gzipped: docs/performance.md. */
const TABLE = 260;

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

test('a table of 1830 with its title and workers keeps within its size; the map is there before it is shown', async () => {
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
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts.values());
  const isLoaded = (name: string) => [...scripts.keys()].some((path) => path.includes(name));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0) / 1000).toBeLessThan(TABLE);
  expect(isLoaded('mapBundle')).toBe(false);

  // With the first sign of a hand what may be shown next is loaded: nothing comes late.
  await page.mouse.move(700, 400);
  await page.mouse.move(720, 400);
  await expect.poll(() => isLoaded('mapBundle')).toBe(true);
  // Idle once is idle for good to the browser: wait until nothing more has come for a while.
  for (let count = -1; count !== scripts.size; ) {
    count = scripts.size;
    await page.waitForTimeout(400);
  }
  await context.setOffline(true);
  await page.getByRole('tab', { name: 'Map' }).click();
  await page.getByRole('group', { name: 'Map' }).waitFor();
  expectQuiet(page);
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
  // Words of the 18xx kit that no smaller writing of a program changes: tasks and events.
  const found = (await Promise.all(texts)).filter((text) =>
    /companyTurn|stockTurn|tileLaid|privateSale/.test(text),
  );
  expect(found.map((text) => text.slice(0, 200))).toEqual([]);
});
