/** Cards and waters of a title, written in lines of text as one reads them. */
import type { WaterData } from './board.ts';
import type { OrderCard } from './types.ts';

/** The lines of a text that say something, each read by itself; facts are part of the program, so a bad one stops it. */
function eachLine<Value>(
  text: string,
  read: (line: string) => Value | undefined,
  form: string,
): readonly Value[] {
  return text.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = read(line.trim());
    if (value === undefined) throw new Error(`line ${index + 1} ("${line.trim()}"): a line is "${form}"`);
    return [value];
  });
}

/** A card a line: its id, then city, good and payment of each order. */
export const ordersFromText = (text: string): readonly OrderCard[] =>
  eachLine(text, readCard, 'CARD city good 8, city good 12');

function readCard(line: string): OrderCard | undefined {
  const [, id, rest] = /^(\S+) +(.+)$/.exec(line) ?? [];
  if (!id || !rest) return undefined;
  const orders = rest.split(',').flatMap((order) => {
    const [, city, good, pays] = /^ *(\S+) +(\S+) +(\d+) *$/.exec(order) ?? [];
    return city && good && pays ? [{ city, good, pays: Number(pays) }] : [];
  });
  return orders.length === rest.split(',').length ? { id, orders } : undefined;
}

/** Waters a line: their kind, the rivers they are or hold, the ferry over them, and the edges that cross them. */
export const watersFromText = (text: string): readonly WaterData[] =>
  eachLine(text, readWaters, 'river NAME: 12-13 13-14')
    .flat()
    .sort(([a, b], [c, d]) => a - c || b - d);

function readWaters(line: string): readonly WaterData[] | undefined {
  const [, kind, names = '', ferry, edges = ''] =
    /^(river|lake|blocked)((?: +\S+)*?)(?: +ferry +(\S+))?: +(.+)$/.exec(line) ?? [];
  if (kind !== 'river' && kind !== 'lake' && kind !== 'blocked') return undefined;
  const rivers = names.split(' ').filter((name) => name !== '');
  const waters = edges.split(' ').flatMap((edge): readonly WaterData[] => {
    const [, a, b] = /^(\d+)-(\d+)$/.exec(edge) ?? [];
    if (!a || !b) return [];
    if (ferry) return [[Number(a), Number(b), kind, rivers, ferry]];
    return rivers.length > 0 ? [[Number(a), Number(b), kind, rivers]] : [[Number(a), Number(b), kind]];
  });
  return waters.length === edges.split(' ').length ? waters : undefined;
}
