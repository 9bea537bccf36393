/** What the table tells is so: prices, papers, stations, conditions, rounds, and the way to them. */

import {
  directorOf,
  type EighteenAction,
  type EighteenState,
  type LoadedEighteen,
  percentOf,
  sharePrice,
  trainsOf,
  unsold,
} from '@kursbuch/eighteen';
import { companyFigures } from '@kursbuch/screens/eighteen/panels/figures.ts';
import { TASMANIA } from '@kursbuch/titles/1848';
import { expect, test } from 'vitest';
import {
  button,
  entryOf,
  expectAccessible,
  expectAsked,
  expectQuiet,
  goTo,
  hex,
  oneOf,
  openRecord,
  press,
  SIZES,
  sees,
  settled,
  store,
  visit,
  visitTable,
} from './harness.ts';
import { asks, finishedGame, loaded, positionWhere } from './positions.ts';
import { touching } from './screens.ts';

/** What whoever is asked may do. */
function open(state: EighteenState, { table }: LoadedEighteen): readonly EighteenAction[] {
  const [seat = 0] = table.waiting(state);
  return table
    .choices(state, seat)
    .flatMap((choice) => (choice.type === 'many' ? choice.list() : [choice.action]));
}

/** A company whose shares may be bought from both sources now, cheaper from the pool. */
const cheaperInPool = (state: EighteenState, title: LoadedEighteen): string | undefined => {
  if (!asks('stockTurn')(state)) return undefined;
  const price = (company: string, from: 'offer' | 'pool') =>
    sharePrice(title.title, state, company, from) ?? 0;
  const buys = open(state, title).filter((action) => action.type === 'buyShare');
  return buys.find(
    ({ company, from }) =>
      from === 'offer' &&
      buys.some((other) => other.company === company && other.from === 'pool') &&
      price(company, 'pool') < price(company, 'offer'),
  )?.company;
};

test('on the phone the cheaper of two sources is for sale', async () => {
  const { record, state } = await positionWhere(
    '1830',
    (state, title) => cheaperInPool(state, title) !== undefined,
  );
  const title = await loaded('1830');
  const company = cheaperInPool(state, title) ?? '';
  const { page } = await visitTable(record, { size: 'phone' });
  const price = sharePrice(title.title, state, company, 'pool') ?? 0;
  await button(page, new RegExp(`^${price} .*${company}.*pool`)).waitFor();
  expectQuiet(page);
});

test('stations of a company in receivership carry the coin of the Bank of England', async () => {
  const { record, state } = await positionWhere(
    '1848',
    (state) =>
      asks('trackStep')(state) &&
      state.stations.some(({ company }) => state.companies[company]?.closed && company !== 'COM'),
  );
  const [station] = state.stations.filter(({ company }) => state.companies[company]?.closed);
  const { page } = await visitTable(record);
  const place = hex(page, station?.hex ?? '');
  await expect
    .poll(() => place.getAttribute('aria-label'))
    .toContain(`Bank of England (was ${station?.company})`);
  await expect.poll(() => page.locator('.map .mark.co-boe').count()).toBeGreaterThan(0);
  // What the signs of the gauges mean stands on the map.
  const border = page.getByRole('group', { name: 'Map' }).getByText('Border of gauges');
  const [line, words] = [
    await page.locator('.map-key .gauge-change').boundingBox(),
    await border.boundingBox(),
  ];
  expect((line?.x ?? 0) + (line?.width ?? 0)).toBeLessThan(words?.x ?? 0);
  expectQuiet(page);
});

test('papers that came with a private, and what COM waits for, stand where companies are started', async () => {
  const { record, state } = await positionWhere(
    '1848',
    (state) => asks('stockTurn')(state) && !state.companies.QR?.par && !state.companies.COM?.par,
  );
  const holder = state.players.findIndex((_, seat) => percentOf(state, 'QR', seat) > 0);
  const { page } = await visitTable(record);
  const row = (name: RegExp) => page.getByRole('main').getByRole('row', { name });
  const queensland = row(/^Queensland/);
  await sees(queensland, '10%');
  await queensland
    .getByRole('img', { name: state.players[holder] ?? '' })
    .first()
    .waitFor();
  await sees(row(/^Commonwealth/), /once Sydney and Adelaide are linked/);
  await settled(page);
  await expectAccessible(page);
  expectQuiet(page);
});

test.each(oneOf(['desktop', 'phone'] as const, 0))(
  'a company is started where papers are bought, in the column of no player (%s)',
  async (size) => {
    const { record } = await positionWhere(
      '1889',
      (state, title) =>
        asks('stockTurn')(state) &&
        title.table.waiting(state)[0] === 2 &&
        open(state, title).some(({ type }) => type === 'startCompany'),
    );
    const { page } = await visitTable(record, { size });
    const start = page.locator('.stock-table .pars .chip-btn').first();
    const { x = 0, width = 0 } = (await start.boundingBox()) ?? {};
    const bought = page
      .locator('.stock-table thead th')
      .filter({ hasText: size === 'phone' ? 'Buy' : 'Offer' });
    const column = await bought.boundingBox();
    expect(column).not.toBeNull();
    if (!column) return;
    expect(x).toBeLessThan(column.x + column.width);
    expect(x + width).toBeGreaterThan(column.x);
    const last = await page.locator('.stock-table thead th:has(.sign)').last().boundingBox();
    expect(x + width / 2).toBeGreaterThan((last?.x ?? 0) + (last?.width ?? 0) / 2);
  },
);

test('the bar names the Tasmania tile while it may be laid', async () => {
  const mayLay = (state: EighteenState, title: LoadedEighteen) =>
    asks('trackStep')(state) &&
    open(state, title).some((action) => action.type === 'layTile' && action.tile === TASMANIA);
  const { record } = await positionWhere('1848', mayLay);
  const { page } = await visitTable(record, { language: 'de' });
  await sees(page, /Das Tasmanien-Plättchen darf zusätzlich gelegt werden/);
  expectQuiet(page);
});

test.each(['en', 'de'] as const)('long trains and four players fit beside the map (%s)', async (language) => {
  const plusTrains = (state: EighteenState, company: string) =>
    trainsOf(state, company).filter(({ kind }) => kind.endsWith('+')).length;
  const positions = [
    await positionWhere(
      '1848',
      (state) =>
        state.round.kind === 'operating' &&
        Object.values(state.companies).some(({ loans, closed }) => loans > 0 && !closed) &&
        Object.keys(state.companies).some((company) => plusTrains(state, company) >= 3),
    ),
    await positionWhere(
      '1830',
      (state) =>
        state.round.kind === 'operating' &&
        Object.keys(state.companies).some(
          (company) => trainsOf(state, company).length >= 3 && (state.cash[company] ?? 0) >= 1000,
        ),
    ),
  ];
  for (const { record } of positions) {
    const { page } = await visitTable(record, { language });
    await settled(page);
    // It makes itself narrower once it has been measured.
    const spread = page.locator('.panel .spread');
    const beyond = () =>
      spread.evaluate((table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0));
    await expect.poll(beyond).toBeLessThanOrEqual(0);
    expectQuiet(page);
  }
});

test.each(['en', 'de'] as const)('on every desk the round lies on none beside it (%s)', async (language) => {
  const positions = [
    // Two rounds before it, and two to come.
    await positionWhere(
      '1830',
      (state) => asks('trackStep')(state) && state.round.number === 1 && state.round.of === 2,
    ),
    await positionWhere('1830', (state) => asks('trackStep')(state) && state.round.number === 3),
  ];
  for (const [index, { record }] of positions.entries()) {
    const { page } = await visit({ language });
    // Named as a table is that was begun with one touch.
    const name = language === 'en' ? 'Against three Steady' : 'Gegen drei Besonnene';
    await store(page, entryOf(record, { id: `round-${index}`, name }));
    await goTo(page, `round-${index}`);
    await sees(page, name);
    for (const width of [1240, 1280, 1366, 1440]) {
      await page.setViewportSize({ width, height: 720 });
      await settled(page);
      expect([width, await touching(page)]).toEqual([width, '']);
    }
  }
});

test('a pile of three markers is told beside the chart, in order', async () => {
  const pileOf = (state: EighteenState) => {
    const markers = Object.entries(state.markers).filter(([company]) => !state.companies[company]?.closed);
    return markers
      .map(([, { cell }]) => markers.filter(([, other]) => other.cell === cell))
      .find((pile) => pile.length > 2);
  };
  const { record, state } = await positionWhere(
    '1830',
    (state) => asks('trackStep')(state) && pileOf(state) !== undefined,
  );
  const pile = (pileOf(state) ?? []).toSorted(([, a], [, b]) => a.arrival - b.arrival);
  const { page } = await visitTable(record);
  const told = page
    .getByRole('list', { name: /^Piles/ })
    .first()
    .getByRole('listitem')
    .first();
  const names = await told
    .getByRole('img')
    .evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
  expect(names).toEqual(pile.map(([company]) => company));
  expectQuiet(page);
});

test('the heads of the sale stand over their figures', async () => {
  const { record } = await positionWhere(
    '1830',
    (state, title) =>
      asks('stockTurn')(state) && open(state, title).some((action) => action.type === 'sellShares'),
  );
  const { page } = await visitTable(record);
  await button(page, /^Sell/).and(page.locator(':not([aria-disabled])')).first().click();
  const ends = (cells: string) =>
    page.locator(cells).evaluateAll((all) =>
      all.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return Math.round(range.getBoundingClientRect().right);
      }),
    );
  await page.locator('.opts .price').first().waitFor();
  const [heads, figures] = [await ends('.opts thead th'), await ends('.opts tbody tr:first-child > *')];
  for (const column of [1, 2, 3])
    expect(Math.abs((heads[column] ?? 0) - (figures[column] ?? 0))).toBeLessThan(3);
  expectQuiet(page);
});

test.each(oneOf(['desktop', 'phone'] as const, 0))(
  'an offer is told once, with what it brings (%s)',
  async (size) => {
    const { record, state } = await positionWhere('1830', asks('consent'));
    const { deal } = state.agenda.at(-1) as unknown as { readonly deal: { readonly price: number } };
    const { page } = await visitTable(record, { size });
    await sees(page, 'An offer');
    await settled(page);
    const told = await page.locator('.decision, .decision-tray, main').allInnerTexts();
    expect(told.join('\n').split(`for $${deal.price}`)).toHaveLength(2);
    expectQuiet(page);
  },
);

test('after a game the next one is called as on the first page', async () => {
  const { record } = await finishedGame('1848');
  const { page } = await visitTable(record, { language: 'de' });
  await sees(
    page.locator('.next-games'),
    /^Ein anderes Spiel: (1853 Indien|1854 Österreich|1830 Nordosten der USA|1889 Shikoku, Japan|Benelux Niederlande, Belgien)$/,
  );
  expectQuiet(page);
});

test('a key moment opens the map', async () => {
  const { record } = await finishedGame('1848');
  const { page } = await visitTable(record);
  const moments = page.locator('.moments li button');
  await moments.last().click();
  await page.getByRole('group', { name: 'Map' }).waitFor();
  await page.getByRole('tab', { name: 'Result' }).click();
  await moments.first().click();
  await page.getByRole('group', { name: 'Map' }).waitFor();
  expectQuiet(page);
});

test('the rules begin with what is decided now, follow the game, and know other words', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visitTable(record);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const rules = page.getByRole('region', { name: 'Rules of 1830' });
  await rules.getByRole('heading', { name: 'For what is decided now' }).waitFor();
  const first = rules.getByRole('button', { name: /^1830-/ }).first();
  await expect.poll(() => first.innerText()).toContain('1830-18.0c');
  await first.scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.keyboard.press('p');
  await expectAsked(page, /^(?!.*lay track)/);
  await expect.poll(() => first.innerText()).not.toContain('1830-18.0c');
  await rules.getByRole('searchbox').fill('president');
  await expect.poll(() => rules.getByRole('status').innerText()).toMatch(/^[2-9]\d found$/);
  await expect.poll(() => rules.locator('mark').first().innerText()).toMatch(/^director$/i);
  expectQuiet(page);
});

test('the chapters of the rules are closed, and one opens', async () => {
  const { record } = await positionWhere('1830', asks('trackStep'));
  const { page } = await visitTable(record);
  await page.getByRole('tab', { name: 'Rules' }).click();
  const rules = page.getByRole('region', { name: 'Rules of 1830' });
  await rules.getByText('21.0 Buying trains').click();
  await button(rules, /^1830-21\.0a/).waitFor();
  await expect.poll(() => button(rules, /^1830-18\.0a/).isVisible()).toBe(false);
  await settled(page);
  await expectAccessible(page);
  await press(rules, /^1830-21\.0a/);
  await sees(rules, 'In the same chapter');
  expectQuiet(page);
});

test('what can be exchanged before a round is in sight on a low screen', async () => {
  const { record } = await positionWhere('1830', asks('beforeRound'));
  const { page } = await visit();
  await page.setViewportSize({ width: 1280, height: 720 });
  await openRecord(page, record);
  // Which round follows is said apart: it may be a stock round.
  await sees(page, /^Before the next round begins/);
  const exchange = button(page, /^Exchange /);
  const { y = 0, height = 0 } = (await exchange.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(720);
  expectQuiet(page);
});

test('trains of other companies stand below each other, none over another', async () => {
  const { record } = await positionWhere(
    '1848',
    (state, title) =>
      asks('trainStep')(state) &&
      open(state, title).filter((action) => action.type === 'buyTrain' && action.from !== 'bank').length > 2,
  );
  const { page } = await visit();
  await page.setViewportSize({ width: 1280, height: 720 });
  await openRecord(page, record);
  await page.locator('.sellers .train-card').nth(1).waitFor();
  const covered = await page.locator('.sellers .train-card, .sellers .seller').evaluateAll((parts) => {
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const apart = (a: DOMRect, b: DOMRect) =>
      a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
    return parts
      .filter((_, one) => boxes.some((box, other) => other !== one && !apart(box, boxes[one] as DOMRect)))
      .map(({ textContent }) => textContent);
  });
  expect(covered).toEqual([]);
  expectQuiet(page);
});

test('on the phone nothing lies over the sign of a director', async () => {
  const { record } = await positionWhere(
    '1830',
    (state, { title }) =>
      asks('stockTurn')(state) && [...title.companies.keys()].some((one) => directorOf(state, one) === 3),
  );
  const { page } = await visitTable(record, { size: 'phone' });
  const signs = page.locator('.stock-table td:has(+ .buys) .dir');
  await signs.first().waitFor();
  const hidden = () =>
    signs.evaluateAll((shown) =>
      shown
        .map((sign) => {
          const after = getComputedStyle(sign, '::after');
          const ends =
            sign.getBoundingClientRect().right +
            Number.parseFloat(after.marginLeft) +
            Number.parseFloat(after.width);
          const buys = sign.closest('td')?.nextElementSibling?.getBoundingClientRect().left ?? 0;
          return ends - buys;
        })
        .filter((over) => over > 0),
    );
  await expect.poll(hidden).toEqual([]);

  // Four players have room beside what is missing until a company operates.
  const { record: india } = await positionWhere(
    '1853',
    (state, { title }) =>
      asks('stockTurn')(state) &&
      [...title.companies.keys()].some((one) => directorOf(state, one) === 3) &&
      companyFigures(title, state).some(({ standing }) => standing === 'unfloated'),
  );
  await openRecord(page, india, 'india');
  await page.locator('.stock-table .float-note').first().waitFor();
  const room = page.locator('.scroll-x:has(> .stock-table)');
  await expect.poll(() => room.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  expectQuiet(page);
});

test('on the phone the own column lies over no other, also while nobody can buy', async () => {
  const { record } = await positionWhere(
    '1830',
    (state, _title, last) => asks('stockTurn')(state) && last?.action.type === 'startCompany',
  );
  const { page } = await visitTable(record, { size: 'phone' });
  await page.locator('.stock-table').waitFor();
  await page.keyboard.press(',');
  await page.locator('.table.in-past .stock-table td.buys').first().waitFor();
  expect(await page.locator('.stock-table td.buys button').count()).toBe(0);
  const gaps = () =>
    page.locator('.stock-table thead').evaluate((head) => {
      const boxes = [...head.querySelectorAll('th')].map((one) => one.getBoundingClientRect());
      return boxes.flatMap((box, at) => {
        const over = at === 0 ? 0 : (boxes[at - 1]?.right ?? 0) - box.left;
        return over > 0.5 ? [over] : [];
      });
    });
  await expect.poll(gaps).toEqual([]);
});

test('six players with long names have room: nothing is cut on a small laptop, and all fits on a phone', async () => {
  const six = [
    'Maximilian-Friedrich',
    'Wolfgang Amadeus Moz',
    'Björn',
    'Jürgen der Lokführer',
    'Elisabeth Amalie',
    'Eva',
  ];
  const inRound = await positionWhere(
    '1853',
    (state, { title }) =>
      asks('stockTurn')(state) && [...title.companies.keys()].some((one) => directorOf(state, one) === 5),
    {},
    1,
    six,
  );
  const ended = await positionWhere('1853', (state) => state.result !== null, {}, 1, six);
  const { page } = await visitTable(inRound.record, { size: 'laptop' });
  const cut = (where: string) =>
    page
      .locator(where)
      .evaluateAll((parts) =>
        parts.map((part) => part.scrollWidth - part.clientWidth).filter((over) => over > 0),
      );
  await page.locator('.stock-table').waitFor();
  expect(await cut('.decision h1, .scroll-x, .panel .spread, .panel :has(> .spread)')).toEqual([]);
  // The line that parts the players from what comes before them stands before the first of them.
  const heads = page.locator('.stock-table thead th');
  await expect.poll(() => heads.nth(2).getAttribute('class')).toContain('grp');
  expect(await page.locator('.stock-table thead th.grp:has(.sign)').count()).toBe(1);
  // What is asked lies over nothing that can be pressed.
  await page.getByRole('tab', { name: 'Players' }).click();
  await page.getByRole('tab', { name: 'Overview' }).click();

  await page.setViewportSize(SIZES.phone);
  await page.getByRole('tab', { name: 'Table' }).click();
  await page.locator('.stock-table .buys').first().waitFor();
  expect(await cut('.scroll-x')).toEqual([]);

  // On its side, too, a phone says in full what is asked.
  await page.setViewportSize({ width: 740, height: 360 });
  await settled(page);
  expect(await cut('.decision h1')).toEqual([]);
  expect(await page.locator('.bar-place').evaluate((bar) => bar.scrollHeight - bar.clientHeight)).toBe(0);

  // Everybody stands in the ranking, whatever else there is to tell.
  await page.setViewportSize(SIZES.laptop);
  await openRecord(page, ended.record, 'ended');
  await page.locator('.ranking tbody tr').nth(5).waitFor();
  const room = await page.locator('.rank').evaluate((one) => ({
    hidden: one.scrollHeight - one.clientHeight,
    end: one.getBoundingClientRect().bottom,
  }));
  expect(room.hidden).toBe(0);
  expect(room.end).toBeLessThan(SIZES.laptop.height);
  expect(await page.locator('.moments > ol').evaluate((one) => one.clientHeight)).toBeGreaterThan(40);
  expectQuiet(page);
});

test('what is for sale is in sight on a small laptop, however much has been sold', async () => {
  const { record, state } = await positionWhere(
    '1854',
    (state, { title }) => asks('privateSale')(state) && title.privates.size - unsold(title, state).length > 8,
  );
  const { page } = await visitTable(record, { size: 'laptop' });
  const lot = page.locator('.lot-first');
  await sees(lot, new RegExp(`^${unsold((await loaded('1854')).title, state)[0]} `));
  const act = lot.locator('.chip-btn').first();
  const ends = () => act.evaluate((button) => button.getBoundingClientRect().bottom);
  await expect.poll(ends).toBeLessThan(SIZES.laptop.height);
  expectQuiet(page);
});

test.each(['en', 'de'] as const)(
  'the head of the past is whole while privates are sold (%s)',
  async (language) => {
    const { record } = await positionWhere('1830', ({ privates, agenda }) => {
      const sold = Object.values(privates).filter(({ owner }) => owner !== 'bank');
      return sold.length === 2 && agenda.at(-1)?.kind === 'privateSale';
    });
    const { page } = await visitTable(record, { language });
    const bar = () => page.locator('.bar-place').evaluate((place) => place.getBoundingClientRect().height);
    const now = await bar();
    await page.keyboard.press(',');
    const head = page.locator('.past-bar h1');
    await head.waitFor();
    await settled(page);
    const cut = await head.evaluate((one) => {
      const room = one.closest('.past-bar')?.getBoundingClientRect();
      const own = one.getBoundingClientRect();
      const told = one.parentElement?.lastElementChild?.getBoundingClientRect();
      return {
        beside: one.scrollWidth - one.clientWidth,
        above: Math.max(0, (room?.top ?? 0) - own.top),
        below: Math.max(0, (told?.bottom ?? 0) - (room?.bottom ?? 0)),
      };
    });
    expect(cut).toEqual({ beside: 0, above: 0, below: 0 });
    expect(await bar()).toBe(now);
    expectQuiet(page);
  },
);

test.each([
  ['1889', 'de'],
  ['1848', 'en'],
] as const)('the last private on sale is spoken of as one (%s)', async (titleId, language) => {
  const { title } = await loaded(titleId);
  const { record } = await positionWhere(
    titleId,
    (state) => state.agenda.at(-1)?.kind === 'privateSale' && unsold(title, state).length === 1,
  );
  const { page } = await visitTable(record, { language });
  const head = page.locator('.work > header').first();
  await sees(head, language === 'de' ? 'Eine Privatbahn' : 'One private');
  expect(await head.innerText()).not.toMatch(/erste|anderen|ihnen|first|others|them/);
  expectQuiet(page);
});

test('on a phone the names that a tile reaches are not cut', async () => {
  const { record } = await positionWhere('1848', asks('trackStep'));
  const { page } = await visitTable(record, { size: 'phone', language: 'de' });
  await page.locator('.decision .who').waitFor();
  await settled(page);
  // Whatever it reaches: two names that are long for a card of the tray.
  const cut = await page.evaluate(() => {
    const tray = document.createElement('div');
    tray.className = 'tray compact';
    tray.innerHTML =
      '<div class="tray-words"><span class="tray-reach">erreicht Port Augusta und Port Pirie</span></div>';
    document.querySelector('.decision')?.append(tray);
    const reach = tray.querySelector('.tray-reach');
    return (reach?.scrollWidth ?? 1) - (reach?.clientWidth ?? 0);
  });
  expect(cut).toBe(0);
  expectQuiet(page);
});
