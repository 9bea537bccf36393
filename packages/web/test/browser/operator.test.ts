/** Keeping order, against a real server: a player reports, whoever was named on the machine looks and acts, and it is told. */
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, expectAccessible, press, sees, visit } from './harness.ts';
import { startSite } from './site.ts';

const kursbuch = fileURLToPath(new URL('../../../cli/bin/kursbuch.mjs', import.meta.url));
/** What a server says no with is said on the console by the browser itself. */
const USUAL = /status of (403|404|409)|ERR_/;

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.end());

const admin = (...args: string[]): string =>
  String(execFileSync(process.execPath, [kursbuch, 'admin', ...args, '--data', site.data]));

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at field by field.
const ask = (page: Page, method: string, path: string, body?: object): Promise<any> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/${where}`, {
        method: how,
        ...(what && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      return answer.json();
    },
    [method, path, body] as const,
  );

async function somebody(name: string, screen: Parameters<typeof visit>[0] = {}): Promise<Page> {
  const { page } = await visit({ expected: USUAL, ...screen });
  await page.goto(`${site.address}/#/online`);
  await page.getByRole('main').waitFor();
  await ask(page, 'POST', 'guests', { name });
  await page.reload();
  await page.getByRole('main').waitFor();
  return page;
}

test('a line is reported, looked at, removed; its author is muted, told so, then banned; the log has it all', async () => {
  const oskar = await somebody('Oskar');
  const mia = await somebody('Mia', { language: 'de', size: 'phone' });
  const olga = await somebody('Olga');
  const email = `${randomUUID()}@example.org`;
  await ask(olga, 'POST', 'accounts', { email, password: 'long enough' });
  const contribution = 'c'.repeat(32);
  const { id } = await ask(oskar, 'POST', 'tables', {
    title: '1830',
    name: 'Sunday live',
    seats: 2,
    listed: true,
    options: {},
    contribution,
  });
  await ask(mia, 'POST', `tables/${id}/join`, { contribution });
  await ask(mia, 'POST', `tables/${id}/messages`, { text: 'You are a coward.' });

  // ---- to whoever is none there is nothing
  await olga.goto(`${site.address}/#/operator`);
  await sees(olga, 'Only those who keep order on this server see this page.');

  // ---- a player reports what was said
  await oskar.goto(`${site.address}/#/t/${id}`);
  await oskar.getByRole('tab', { name: /^Talk/ }).click();
  await press(oskar, 'Report what Mia said');
  await oskar.getByLabel('What is wrong with it').fill('an insult');
  await expectAccessible(oskar);
  await press(oskar, 'Send the report');
  await sees(oskar, 'Reported. Those who run this server will look at it.');

  // ---- named on the machine, while the server runs
  expect(admin('operator', 'add', email)).toContain('Olga keeps order from now on');
  await expect.poll(async () => (await ask(olga, 'GET', 'me')).operator).toBe(true);
  await olga.reload();
  const report = olga.getByRole('article', { name: 'Report 1, what was said at the table' });
  await report.getByText('You are a coward.').waitFor();
  await sees(olga, '1 open, 0 settled');
  await expectAccessible(olga);
  // Nothing is said to somebody without a word.
  expect(await button(report, 'A word to Mia').isDisabled()).toBe(true);
  await report.getByLabel('Why').fill('That was an insult.');
  await press(report, 'Remove the line');
  await sees(olga, 'Nothing waits to be looked at.');
  await oskar.getByText('removed by an operator').first().waitFor();
  expect(await oskar.getByText('You are a coward.').count()).toBe(0);

  // ---- muted, with a reason that she reads in her language
  const people = olga.getByRole('region', { name: 'People' });
  await people.getByText('Mia', { exact: true }).click();
  const acts = people.getByRole('group', { name: 'What to do about Mia' });
  await acts.getByLabel('Why').fill('Calm down');
  await press(acts, 'Mute');
  await button(acts, 'Let talk again').waitFor();
  await mia.goto(`${site.address}/#/online`);
  await mia.reload();
  await sees(mia, /^Du darfst bis .* an Tischen nicht schreiben: Calm down$/);
  await expectAccessible(mia);
  expect(await mia.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  // ---- banned for good, and let in again
  await acts.getByLabel('For how long').selectOption('ever');
  await press(acts, 'Ban');
  await button(acts, 'Lift the ban').waitFor();
  await mia.reload();
  await sees(mia, 'Du bist hier auf Dauer gesperrt: Calm down');
  await expect.poll(() => mia.getByText('Neuer Tisch').count()).toBe(0);
  await press(
    olga
      .getByRole('region', { name: 'What is forbidden' })
      .getByRole('listitem')
      .filter({ hasText: 'banned' }),
    /^Lift/,
  );
  await expect.poll(async () => (await ask(mia, 'GET', 'tables')).tables.length).toBe(0);

  // ---- a club is reported by a member on a phone, and rewritten; its organiser cannot write over that
  const club = await ask(oskar, 'POST', 'clubs', { name: 'Rude ones', about: 'Keep out', open: true });
  await ask(mia, 'POST', `clubs/${club.id}/members`, { invitation: club.invitation });
  await mia.goto(`${site.address}/#/club/${club.id}`);
  await press(mia, 'Diesen Club melden');
  await mia.getByLabel('Was daran nicht in Ordnung ist').fill('der Name');
  await expectAccessible(mia);
  await press(mia, 'Meldung absenden');
  await sees(mia, 'Gemeldet. Wer diesen Server betreibt, sieht es sich an.');
  expect(await mia.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await olga.reload();
  const named = olga.getByRole('article', { name: 'Report 2, about a club' });
  await named.getByText('Run by Oskar.').waitFor();
  await named.getByLabel('Another name').fill('Kind ones');
  await expectAccessible(olga);
  await press(named, 'Change the text');
  await sees(olga, 'Nothing waits to be looked at.');
  const clubs = olga.getByRole('region', { name: 'Clubs' });
  await clubs.getByText('Kind ones', { exact: true }).click();
  await press(clubs.getByRole('group', { name: 'What to do about Kind ones' }), 'Hide');
  await clubs.getByText('hidden', { exact: true }).waitFor();
  expect(
    await oskar.evaluate(async (id) => {
      const init = { method: 'PATCH', headers: { 'content-type': 'application/json' } };
      return (await fetch(`/api/clubs/${id}`, { ...init, body: '{"name":"Rude ones"}' })).status;
    }, club.id),
  ).toBe(403);

  // ---- how the server stands: a backup is seen, and that it is whole
  await sees(olga, 'No backup yet');
  execFileSync(process.execPath, [kursbuch, 'backup', `${site.data}/now.backup`, '--data', site.data]);
  await olga.reload();
  await sees(olga, /^All well, backup /);
  const server = olga.getByRole('region', { name: 'Server' });
  await server.getByText(/kB, read again and whole$/).waitFor();
  await olga
    .getByRole('region', { name: 'What was done' })
    .getByText(/made a backup, .* kB/)
    .waitFor();

  // ---- what is used of a limit; dragged it holds at once
  const limits = olga.getByRole('region', { name: 'Limits' });
  await limits.getByText('in use: 0 at most · not reached today · usually 10').waitFor();
  await limits.getByText('none goes tomorrow · usually 30').waitFor();
  const slider = olga.getByRole('slider', { name: 'Tables one person may have open' });
  await slider.focus();
  await slider.press('ArrowLeft');
  await olga.getByText('set “Tables one person may have open” to 9').waitFor();
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toBe('9');

  // ---- a limit, and the log of it all
  const limit = olga.getByRole('spinbutton', { name: 'Lines of talk in a minute' });
  await limit.fill('5');
  await press(olga, 'Set: Lines of talk in a minute');
  const log = olga.getByRole('region', { name: 'What was done' });
  await log.getByText('set “Lines of talk in a minute” to 5').waitFor();
  await log.getByText('lifted the ban of Mia').waitFor();
  await log.getByText('removed a line at Sunday live').waitFor();
  await log.getByText('made Olga an operator').waitFor();
  await log.getByText('gave a club another name').waitFor();
  const told = admin('log');
  for (const said of ['removeLine', 'mute', 'ban', 'unban', 'quota', 'settle', 'appoint'])
    expect(told).toContain(said);

  // ---- on a phone, in German, nothing sticks out
  await olga.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => olga.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await expectAccessible(olga);
});
