/** 1854 on the map: two maps, a tile and a tunnel beside each other, runs. */
import { companyTurnOf, type EighteenState } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import type { EighteenAction, EighteenTitle } from '@kursbuch/titles';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  button,
  expectAccessible,
  expectAsked,
  expectQuiet,
  hex,
  openRecord,
  press,
  sees,
  settled,
  touchHex,
  visit,
} from './harness.ts';
import { asks, loaded, positionWhere } from './positions.ts';

/** All that whoever is asked may do, of one kind. */
function offersOf<T extends EighteenAction['type']>(state: EighteenState, { table }: EighteenTitle, type: T) {
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .flatMap((choice) =>
      choice.type === 'many' ? choice.list() : choice.type === 'one' ? [choice.action] : [],
    )
    .filter((action): action is Extract<EighteenAction, { type: T }> => action.type === type);
}

/** A company of this kind may lay a tile and dig a tunnel. */
const buildsBoth =
  (isOne: (company: string) => boolean) =>
  (state: EighteenState, title: EighteenTitle): boolean =>
    asks('trackStep')(state) &&
    isOne(companyTurnOf(state)?.company ?? '') &&
    offersOf(state, title, 'buildTunnel').length > 0 &&
    offersOf(state, title, 'layTile').length > 0;

/** With its first tunnel dug it may still lay a tile. */
function buildsOneAfterTheOther(state: EighteenState, title: EighteenTitle): boolean {
  const isBig = (company: string): boolean => !isLocal(company);
  if (!buildsBoth(isBig)(state, title)) return false;
  const [dig] = offersOf(state, title, 'buildTunnel');
  const [seat = 0] = title.table.waiting(state);
  const dug = dig && title.table.act(state, seat, dig);
  return dug !== undefined && !isRefusal(dug) && offersOf(dug.state, title, 'layTile').length > 0;
}

/** A position of 1854, with the title. */
const where = async (wanted: Parameters<typeof positionWhere>[1]) => ({
  ...(await positionWhere('1854', wanted)),
  title: await loaded('1854'),
});

/** A picture for whoever wants to look. */
const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
};

const isLocal = (company: string): boolean => /^L\d$/.test(company);
/** Go to a map by the switch. */
const choose = (page: Page, name: string) =>
  press(page.getByRole('group', { name: /^(Map shown|Gezeigte Karte)$/ }), name);
const map = (page: Page, name: string) => page.getByRole('group', { name: `Map: ${name}` });

test('a company lays a tile and digs a tunnel in one step; each is seen before it is done', async () => {
  const { record, state, title } = await where(buildsOneAfterTheOther);
  const company = companyTurnOf(state)?.company ?? '';
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, `${company}: lay track`);
  await sees(page, 'One tunnel may be dug besides the tile.');
  await map(page, 'Austria').waitFor();

  const [dig] = offersOf(state, title, 'buildTunnel');
  if (!dig) throw new Error('nothing to dig');
  await touchHex(page, dig.hex);
  const tray = page.getByRole('region', { name: 'Tiles that fit' });
  await tray
    .getByRole('button', { name: /^Tunnel/ })
    .first()
    .click();
  await sees(page, /Tunnel in /);
  expect(await hex(page, dig.hex).getAttribute('aria-label')).toContain('tunnel in the hand');
  expect(await map(page, 'Austria').locator('.tunnel').count()).toBe(1);
  await settled(page);
  await shot(page, 'tunnel');
  await expectAccessible(page);
  await press(page, /^Dig, 100/);
  await expect.poll(() => hex(page, dig.hex).getAttribute('aria-label')).toContain('a tunnel');
  // The tile is still to come, the second tunnel is not.
  await expectAsked(page, `${company}: lay track`);
  await button(page, 'No tile').waitFor();
  const dug = title.table.act(state, title.table.waiting(state)[0] ?? 0, dig);
  const [lay] = isRefusal(dug) ? [] : offersOf(dug.state, title, 'layTile');
  if (!lay) throw new Error('nothing to lay');
  await touchHex(page, lay.hex);
  await press(page, /^Lay tile/);
  await expectAsked(page, /^(?!.*lay track)/);
  expect(await hex(page, lay.hex).getAttribute('aria-label')).toMatch(/yellow|green/);
  expectQuiet(page);
});

test('the map of a local railway comes with its turn; whoever looks at the other finds both as they were left', async () => {
  const { record, state } = await where(buildsBoth(isLocal));
  const company = companyTurnOf(state)?.company ?? '';
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, `${company}: lay track`);
  const [austria, region] = [map(page, 'Austria'), map(page, 'Regional map')];
  await region.waitFor();
  expect(await austria.count()).toBe(0);
  const width = async (one: typeof region) => (await one.boundingBox())?.width ?? 0;
  await press(page, 'Zoom in');
  await settled(page);
  const near = await width(region);
  await choose(page, 'Austria');
  await austria.waitFor();
  await settled(page);
  const whole = await width(austria);
  // The other map is there too, small.
  await page.getByTitle('Show Regional map').click();
  await region.waitFor();
  expect(await width(region)).toBe(near);
  await shot(page, 'region');
  await choose(page, 'Austria');
  await austria.waitFor();
  expect(await width(austria)).toBe(whole);
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(['en', 'de'] as const)('a phone: both maps, a tunnel by finger, %s', async (language) => {
  const { record, state, title } = await where(buildsBoth(isLocal));
  const { page } = await visit({ size: 'phone', language, theme: language === 'de' ? 'dark' : 'light' });
  await openRecord(page, record);
  const [dig] = offersOf(state, title, 'buildTunnel');
  if (!dig) throw new Error('nothing to dig');
  const name = language === 'de' ? ['Österreich', 'Gebiet der Lokalbahnen'] : ['Austria', 'Regional map'];
  await choose(page, name[0] ?? '');
  await page.getByRole('group', { name: new RegExp(`: ${name[0]}$`) }).waitFor();
  await choose(page, name[1] ?? '');
  await page.getByRole('group', { name: new RegExp(`: ${name[1]}$`) }).waitFor();
  await settled(page);
  await touchHex(page, dig.hex);
  await page
    .getByRole('button', { name: /^Tunnel/ })
    .first()
    .click();
  await settled(page);
  await shot(page, `phone-${language}`);
  await expectAccessible(page);
  await press(page, language === 'de' ? /^Graben/ : /^Dig/);
  await expect
    .poll(() => hex(page, dig.hex).getAttribute('aria-label'))
    .toContain(language === 'de' ? 'ein Tunnel' : 'a tunnel');
  expectQuiet(page);
});

test('a local railway runs its plus train on its own map', async () => {
  const { record } = await where(
    (state) =>
      asks('runStep')(state) &&
      isLocal(companyTurnOf(state)?.company ?? '') &&
      state.trains.some(({ kind, holder }) => kind === '2+' && holder === companyTurnOf(state)?.company),
  );
  const { page } = await visit({ language: 'de', theme: 'dark' });
  await openRecord(page, record);
  await page.getByRole('group', { name: 'Karte: Gebiet der Lokalbahnen' }).waitFor();
  await page.getByRole('list', { name: 'Fahrten' }).getByRole('button', { name: /^2\+/ }).waitFor();
  await sees(page, 'Mehr ist nachweislich nicht möglich.');
  await settled(page);
  await shot(page, 'plus');
  await expectAccessible(page);
  expectQuiet(page);
});

test('a Lokalbahn AG chooses its home on the map', async () => {
  const { record, state, title } = await where(asks('lagHome'));
  const homes = [...offersOf(state, title, 'chooseHome'), ...offersOf(state, title, 'layTile')];
  const [home] = homes;
  if (!home) throw new Error('no home');
  const { page } = await visit();
  await openRecord(page, record);
  await expectAsked(page, /: choose the home$/);
  await sees(page, /^Steyr or Sankt Pölten/);
  // Nothing of the turn is done yet.
  const steps = page.getByRole('list', { name: 'Steps of this turn' });
  expect(await steps.locator('[aria-current=step]').innerText()).toBe('Home');
  expect(await steps.locator('.done').count()).toBe(0);
  await map(page, 'Austria').waitFor();
  await touchHex(page, home.hex);
  await settled(page);
  await shot(page, 'home');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expectAsked(page, /^(?!.*choose the home)/);
  await expect.poll(() => hex(page, home.hex).getAttribute('aria-label')).toMatch(/\b[ABC]\b.* station/);
  expectQuiet(page);
});
