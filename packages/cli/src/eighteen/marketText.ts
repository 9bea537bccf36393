/** The stock market as text: the chart of prices, and under each price the companies that stand there. */
import {
  cellOf,
  type EighteenState,
  type Market,
  type Cell as MarketCell,
  type Title,
} from '@kursbuch/eighteen';
import type { Brush, Paint } from '../paint.ts';
import type { Speech } from './speech.ts';

const WIDTH = 4;

/** The rows of each chart on the board: a marker never leaves its chart. */
function chartsOf(market: Market): readonly (readonly number[])[] {
  const charts: Set<number>[] = [];
  for (const { id, row } of market.cells.values()) {
    const reached = (['right', 'left', 'up', 'down'] as const).map((way) => {
      const next = market.cells.get(market.move(id, way));
      return next?.row ?? row;
    });
    const joined = new Set([row, ...reached]);
    for (const chart of charts.filter((one) => [...joined].some((each) => one.has(each)))) {
      for (const each of chart) joined.add(each);
      charts.splice(charts.indexOf(chart), 1);
    }
    charts.push(joined);
  }
  return charts.map((chart) => [...chart].sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b);
}

/** Of two companies in one place, does the upper one act first? Some titles go by numbers. */
function actsByPile(title: Title, state: EighteenState): boolean {
  const [one = '', other = ''] = [...title.companies.keys()];
  const [cell = ''] = title.market.cells.keys();
  const first = (upper: string, lower: string) =>
    title.operating.order(
      { ...state, markers: { [upper]: { cell, arrival: 1 }, [lower]: { cell, arrival: 2 } } },
      [one, other],
    )[0];
  return first(one, other) !== first(other, one);
}

export function marketText(
  { words, labels, own }: Speech,
  title: Title,
  state: EighteenState,
  paint: Paint,
): string {
  // What it means to stand in a zone, where its colour is not what players call it.
  const zoneName = (zone: string): string => own.zones?.[zone]?.name ?? words.colourName(zone);
  const cells = [...title.market.cells.values()];
  const last = Math.max(...cells.map(({ column }) => column));
  const brushes: Readonly<Record<string, Brush>> = {
    yellow: paint.yellow,
    orange: paint.orange,
    brown: paint.brown,
    ...Object.fromEntries(
      Object.entries(own.zones ?? {}).flatMap(([zone, { colour }]) =>
        colour ? [[zone, paint[colour]]] : [],
      ),
    ),
  };
  const piles = new Map<string, string[]>();
  for (const [company, marker] of Object.entries(state.markers).sort(([, a], [, b]) => a.arrival - b.arrival))
    piles.set(marker.cell, [...(piles.get(marker.cell) ?? []), company]);

  const lines: string[] = [];
  const [, ...others] = chartsOf(title.market);
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b);
  for (const row of rows) {
    // A chart of its own below the first: whose it is.
    const chart = others.find(([top]) => top === row);
    if (chart) {
      const here = Object.keys(state.markers).filter((company) =>
        chart.includes(cellOf(title.market, state, company)?.row ?? -1),
      );
      lines.push('', paint.dim(here.map((company) => title.companies.get(company)?.name).join(', ')));
    }
    const line = Array.from({ length: last + 1 }, (_, column) => title.market.cells.get(`${row},${column}`));
    const price = (cell: MarketCell | undefined): string => {
      if (!cell) return ' '.repeat(WIDTH);
      const text = `${cell.price}${cell.par ? '*' : ''}`.padEnd(WIDTH);
      const brush = brushes[cell.zone] ?? ((plain) => plain);
      return cell.par ? paint.bold(brush(text)) : brush(text);
    };
    lines.push(line.map(price).join('').trimEnd());
    const depth = Math.max(0, ...line.map((cell) => (cell ? (piles.get(cell.id)?.length ?? 0) : 0)));
    for (let level = 0; level < depth; level++)
      lines.push(
        line
          .map((cell) =>
            paint.cyan(((cell && piles.get(cell.id)?.[level]) ?? '').slice(0, WIDTH).padEnd(WIDTH)),
          )
          .join('')
          .trimEnd(),
      );
  }
  const zones = [...new Set(cells.map(({ zone }) => zone))].filter((zone) => zone !== 'normal');
  const legend = zones.map((zone) => {
    const prices = cells.filter((cell) => cell.zone === zone).map(({ price }) => price);
    const [least, most] = [Math.min(...prices), Math.max(...prices)];
    const range = least === most ? String(least) : `${least}–${most}`;
    return (brushes[zone] ?? paint.dim)(`${zoneName(zone)} ${range}`);
  });
  return [
    ...lines,
    '',
    [
      `${paint.bold('*')} ${labels.parMark}`,
      ...legend,
      ...(actsByPile(title, state) ? [labels.upperFirst] : []),
    ].join('   '),
  ].join('\n');
}
