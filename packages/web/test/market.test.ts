import { type EighteenState, priceOf, type Title } from '@kursbuch/eighteen';
import { chartsOf, leftOf } from '@kursbuch/screens/eighteen/market/chart.ts';
import { hexCells } from '@kursbuch/screens/eighteen/market/hexagons.ts';
import { movesIn } from '@kursbuch/screens/eighteen/market/moves.ts';
import { zoneMeanings } from '@kursbuch/screens/eighteen/market/zones.ts';
import { columnsOf, MARKET_ORDER, sorted, sortedNext } from '@kursbuch/screens/eighteen/panels/columns.ts';
import { companyFigures, placeAmong, playerFigures } from '@kursbuch/screens/eighteen/panels/figures.ts';
import { oldKinds, rosterOf } from '@kursbuch/screens/eighteen/panels/roster.ts';
import { tilePaths } from '@kursbuch/screens/eighteen/panels/tilePaths.ts';
import { eighteenNamed } from '@kursbuch/titles';
import { title as t1854 } from '@kursbuch/titles/1854/rules/title.ts';
import { describe, expect, test } from 'vitest';

const players = ['Anna', 'Ben', 'Chiara'];
async function opened(id: string): Promise<{ title: Title; state: EighteenState }> {
  const loaded = await eighteenNamed(id)?.load();
  const state = loaded?.table.setup({ players, seed: 'x', options: { drawSeats: false } });
  if (!loaded || !state || 'reason' in state) throw new Error('no table');
  return { title: loaded.title, state };
}
const { title: t1830, state: s1830 } = await opened('1830');
const { title: t1848, state: s1848 } = await opened('1848');

describe('the market', () => {
  test('is one chart in 1830, and a chart with a line of its own in 1848', () => {
    expect(chartsOf(t1830.market).map(({ isLine, rows, columns }) => [isLine, rows, columns])).toEqual([
      [false, 11, 19],
    ]);
    expect(chartsOf(t1848.market).map(({ isLine, rows, columns }) => [isLine, rows, columns])).toEqual([
      [false, 6, 17],
      [true, 1, 21],
    ]);
  });

  test('lies in rows of hexagons, each half a cell further left, with a line where shares split', () => {
    const [chart] = chartsOf(t1854.market);
    if (!chart) throw new Error('no chart');
    expect([chart.hexagons, chart.left, chart.width]).toEqual([true, -3, 22]);
    const place = (price: number) =>
      chart.cells.filter((cell) => cell.price === price).map((cell) => leftOf(chart, cell));
    // 93, 87 and 82 are one column: a step down leads half a cell further left
    expect([place(86), place(82), place(54)]).toEqual([[0], [1], [-2.5]]);
    // A side in each of its five rows, and the four that lead from one to the next.
    expect(hexCells.line(chart, 20).split('M').length - 1).toBe(9);
    expect(hexCells.frames(chart, 20).split('M').length - 1).toBe(t1854.market.par.size);
    expect(chartsOf(t1830.market)[0]?.hexagons).toBe(false);
  });

  test('says what its zones mean by asking the rules', () => {
    expect(zoneMeanings(t1830, s1830)).toEqual([
      { zone: 'normal', counts: true, holding: null, several: false },
      { zone: 'yellow', counts: false, holding: null, several: false },
      { zone: 'orange', counts: false, holding: 100, several: false },
      { zone: 'brown', counts: false, holding: 100, several: true },
    ]);
  });

  test('shows where a marker ends up, not the steps on the way', () => {
    const there = { ...s1830, markers: { NYC: { cell: '0,6', arrival: 0 } } };
    const step = (cell: string) => ({ type: 'markerMoved', company: 'NYC', cell, why: 'sale' }) as const;
    expect(movesIn(t1830.market, there, [step('1,6'), step('2,6')])).toEqual([
      { company: 'NYC', from: '0,6', to: '2,6', before: 100, after: 82, gain: false },
    ]);
    expect(movesIn(t1830.market, s1830, [step('0,6')])).toMatchObject([
      { from: null, before: null, gain: true },
    ]);
  });
});

describe('the table of companies', () => {
  const markers = {
    PRR: { cell: '0,6', arrival: 1 },
    NYC: { cell: '0,6', arrival: 0 },
    'B&M': { cell: '0,8', arrival: 2 },
  };
  const started = Object.fromEntries(
    Object.entries(s1830.companies).map(([company, one]) => [
      company,
      company in markers ? { ...one, par: 100, floated: true } : one,
    ]),
  );
  const state = { ...s1830, markers, companies: started, cash: { ...s1830.cash, PRR: 900, NYC: 30 } };
  const rows = companyFigures(t1830, state);

  test('stands in the order of the market', () => {
    expect(rows.slice(0, 3).map(({ company, order }) => [company, order])).toEqual([
      ['B&M', 1],
      ['NYC', 2],
      ['PRR', 3],
    ]);
    expect(rows[3]?.order).toBeNull();
    expect(priceOf(t1830.market, state, 'B&M')).toBe(rows[0]?.price);
  });

  test('is put in order by a column, those without a value last', () => {
    const columns = columnsOf(rows, playerFigures(t1830, state), []);
    const treasury = columns.find(({ kind }) => kind === 'treasury');
    const names = (falling: boolean) => sorted(rows, treasury, falling).map(({ company }) => company);
    expect(names(true).slice(0, 3)).toEqual(['PRR', 'NYC', 'B&M']);
    expect(names(false).slice(0, 3)).toEqual(['B&M', 'NYC', 'PRR']);
    const price = { kind: 'price' } as const;
    expect(sortedNext(MARKET_ORDER, price)).toEqual({ by: 'price', falling: true });
    expect(sortedNext({ by: 'price', falling: true }, price)).toEqual({ by: 'price', falling: false });
    expect(sortedNext({ by: 'price', falling: false }, price)).toEqual(MARKET_ORDER);
  });
});

describe('trains', () => {
  const soldTo = (state: EighteenState, title: Title, ...kinds: readonly string[]): EighteenState => ({
    ...state,
    trains: state.trains.map((train) =>
      kinds.includes(train.kind) ? { ...train, holder: [...title.companies.keys()].at(-1) as string } : train,
    ),
  });

  test('are dashed when the next kind to be sold scraps them', () => {
    expect([...oldKinds(t1830, s1830)]).toEqual([]);
    expect([...oldKinds(t1830, soldTo(s1830, t1830, '2', '3'))]).toEqual(['2']);
    expect([...oldKinds(t1830, soldTo(s1830, t1830, '2', '3', '4', '5'))]).toEqual(['3']);
    expect([...oldKinds(t1830, soldTo(s1830, t1830, '2', '3', '4', '5', '6'))]).toEqual(['4']);
    expect([...oldKinds(t1848, soldTo(s1848, t1848, '2', '3'))]).toEqual(['2', '2+']);
    expect([...oldKinds(t1848, soldTo(s1848, t1848, '2', '3', '4', '5'))]).toEqual(['3', '3+']);
  });

  test('stand on one line with both sides of a card', () => {
    expect(rosterOf(t1848, s1848).map(({ sides }) => sides.map(({ name }) => name).join('/'))).toEqual([
      '2/2+',
      '3/3+',
      '4/4+',
      '5/5+',
      '2E',
      '6/6+',
      '8/D',
    ]);
    expect(rosterOf(t1830, s1830)[0]).toMatchObject({ state: 'now', left: 6, of: 6 });
    expect(rosterOf(t1830, s1830).map(({ phases }) => phases.length)).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('tiles', () => {
  test('have a way there and a way on', () => {
    const paths = tilePaths(t1830);
    expect(paths.get('57')).toMatchObject({ from: [], to: ['14', '15'] });
    expect(paths.get('14')?.from).toEqual(['57']);
    expect(paths.get('59')?.print.length).toBeGreaterThan(0);
    for (const tile of Object.keys(t1830.tileCounts)) expect([tile, paths.has(tile)]).toEqual([tile, true]);
    for (const tile of Object.keys(t1848.tileCounts))
      expect([tile, tilePaths(t1848).has(tile)]).toEqual([tile, true]);
  });
});

test('the place of a player is that of his worth, in whatever order they sit', () => {
  const cash = { ...s1830.cash, 0: 300, 1: 100, 2: 200 };
  const seated = playerFigures(t1830, { ...s1830, cash }).toReversed();
  expect(seated.map((one) => [one.name, placeAmong(seated, one)])).toEqual([
    ['Chiara', 2],
    ['Ben', 3],
    ['Anna', 1],
  ]);
});
