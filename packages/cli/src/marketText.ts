/** The stock market as text: the chart of prices, and under each price the companies that stand there. */
import type { EighteenState, Cell as MarketCell, Title } from '@kursbuch/eighteen';
import type { Brush, Paint } from './paint.ts';

const WIDTH = 4;

export function marketText(title: Title, state: EighteenState, paint: Paint): string {
  const cells = [...title.market.cells.values()];
  const rows = Math.max(...cells.map(({ row }) => row));
  const last = Math.max(...cells.map(({ column }) => column));
  const brushes: Readonly<Record<string, Brush>> = {
    yellow: paint.yellow,
    orange: paint.orange,
    brown: paint.brown,
  };
  const piles = new Map<string, string[]>();
  for (const [company, marker] of Object.entries(state.markers).sort(([, a], [, b]) => a.arrival - b.arrival))
    piles.set(marker.cell, [...(piles.get(marker.cell) ?? []), company]);

  const lines: string[] = [];
  for (let row = 0; row <= rows; row++) {
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
    return (brushes[zone] ?? paint.dim)(`${zone} ${Math.min(...prices)}–${Math.max(...prices)}`);
  });
  return [
    ...lines,
    '',
    `${paint.bold('*')} par   ${legend.join('   ')}   the upper of two in one place acts first`,
  ].join('\n');
}
