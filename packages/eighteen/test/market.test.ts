import { describe, expect, test } from 'vitest';
import { gridMarket, joinMarkets, lineMarket, rowsFromText } from '../src/market.ts';

const grid = gridMarket(rowsFromText(['70 80* 90', '60y 70', '. 50'], { y: 'yellow' }));
const line = lineMarket(3, [10, 20, 30], 'normal');
const both = joinMarkets(grid, line);

describe('a grid', () => {
  test('is read from text with zones, par prices and holes', () => {
    expect(grid.cells.get('1,0')).toMatchObject({ price: 60, zone: 'yellow', row: 1, column: 0 });
    expect(grid.cells.has('2,0')).toBe(false);
    expect([...grid.par]).toEqual([[80, '0,1']]);
  });

  test.each([
    ['right', '0,0', '0,1'],
    ['right at the end of a row: up', '1,1', '0,1'],
    ['right in the corner: stays', '0,2', '0,2'],
    ['left', '0,1', '0,0'],
    ['left at the beginning of a row: down', '0,0', '1,0'],
    ['left where nothing is below: stays', '1,0', '1,0'],
    ['up', '1,1', '0,1'],
    ['up in the top row: stays', '0,1', '0,1'],
    ['down', '1,1', '2,1'],
    ['down at the bottom of a column: stays', '0,2', '0,2'],
  ])('%s', (what, from, to) => {
    expect(grid.move(from, what.split(' ')[0] as 'right')).toBe(to);
  });
});

describe('a line beside a grid', () => {
  test('goes only up, and a marker stays on its own chart', () => {
    expect(both.move('3,0', 'right')).toBe('3,1');
    expect(both.move('3,2', 'right')).toBe('3,2');
    for (const direction of ['left', 'up', 'down'] as const) expect(both.move('3,1', direction)).toBe('3,1');
    expect(both.move('2,1', 'down')).toBe('2,1');
    expect(both.cells.get('3,1')?.price).toBe(20);
    expect([...both.par]).toEqual([[80, '0,1']]);
  });
});
