/**
 * Which of many routes go together? The linear relaxation of that question prices the resources; the
 * question itself is answered by branch and bound over the trains.
 */
import type { Prices, Triple } from './explore.ts';

/** A route as the packing sees it. */
export interface Column {
  /** Which kind of train runs it. */
  readonly kind: number;
  readonly revenue: number;
  /** The resources it takes. */
  readonly resources: readonly number[];
  /** The same as a set of bits. */
  readonly mask: Int32Array;
  readonly path: readonly number[];
  readonly firstArm: number;
  readonly root: number;
}

const takes = ({ mask }: Column, resource: number): number =>
  ((mask[resource >> 5] as number) >>> (resource & 31)) & 1;

/** Does a column take two of the three? Of such columns a set of runs has one at most. */
const takesTwo = (column: Column, [one, two, three]: Triple): boolean =>
  takes(column, one) + takes(column, two) + takes(column, three) >= 2;

/** What a column is worth at these prices. */
export function worthAt(column: Column, prices: Prices): number {
  let worth = column.revenue;
  for (const resource of column.resources) worth -= prices.resource[resource] as number;
  prices.triples.forEach((triple, n) => {
    const price = prices.triple[n] as number;
    if (price > 0 && takesTwo(column, triple)) worth -= price;
  });
  return worth;
}

/** The sum of all prices: a set of runs never earns more than this and what its runs are worth. */
export const totalOf = ({ resource, triple }: Prices): number =>
  resource.reduce((sum, price) => sum + price, 0) + triple.reduce((sum, price) => sum + price, 0);

/** The linear program: see `masterOf`. */
interface Master {
  add(column: Column): void;
  solve(): void;
  prices(): Prices;
  /** What one more train of the kind would be worth. */
  priceOfKind(kind: number): number;
  /** What the shares earn. */
  value(): number;
  /** The columns of the solution and their shares. */
  shares(): readonly { readonly column: Column; readonly share: number }[];
}

/**
 * Choose shares of columns so that every resource is taken once at most, every kind of train runs as often as
 * there are trains, and every triple is taken by one column at most; most revenue. Solved by the revised
 * simplex method. The prices need not be exact: any prices give a sound bound.
 */
export function masterOf(
  resources: number,
  trainsOfKind: readonly number[],
  triples: readonly Triple[],
  start: readonly Column[],
): Master {
  const firstTriple = resources + trainsOfKind.length;
  const rows = firstTriple + triples.length;
  const inverse = new Float64Array(rows * rows);
  /** What is basic in each row: a column, or -1 for slack. */
  const basis = new Int32Array(rows).fill(-1);
  const amount = new Float64Array(rows);
  const dual = new Float64Array(rows);
  const direction = new Float64Array(rows);
  const columns: Column[] = [];
  const entries: Int32Array[] = [];
  const basic: boolean[] = [];
  for (let row = 0; row < rows; row++) {
    inverse[row * rows + row] = 1;
    // A little unevenness keeps the method from going round in circles.
    const uneven = 1e-5 * (1 + ((row * 7919) % 97) / 97);
    amount[row] = (trainsOfKind[row - resources] ?? 1) + uneven;
  }

  function add(column: Column): void {
    const hit = triples.flatMap((triple, n) => (takesTwo(column, triple) ? [firstTriple + n] : []));
    columns.push(column);
    entries.push(new Int32Array([...column.resources, resources + column.kind, ...hit]));
    basic.push(false);
  }

  function price(): void {
    dual.fill(0);
    for (let row = 0; row < rows; row++) {
      const column = basis[row] as number;
      if (column < 0) continue;
      const { revenue } = columns[column] as Column;
      const from = row * rows;
      for (let n = 0; n < rows; n++) dual[n] = (dual[n] as number) + revenue * (inverse[from + n] as number);
    }
  }

  function addTo(target: Float64Array, row: number): void {
    for (let n = 0; n < rows; n++) target[n] = (target[n] as number) + (inverse[n * rows + row] as number);
  }

  function pivot(leaving: number, column: number): void {
    const by = direction[leaving] as number;
    const from = leaving * rows;
    for (let n = 0; n < rows; n++) inverse[from + n] = (inverse[from + n] as number) / by;
    amount[leaving] = (amount[leaving] as number) / by;
    for (let row = 0; row < rows; row++) {
      const times = direction[row] as number;
      if (row === leaving || times === 0) continue;
      const here = row * rows;
      for (let n = 0; n < rows; n++)
        inverse[here + n] = (inverse[here + n] as number) - times * (inverse[from + n] as number);
      amount[row] = (amount[row] as number) - times * (amount[leaving] as number);
    }
    const old = basis[leaving] as number;
    if (old >= 0) basic[old] = false;
    basis[leaving] = column;
    if (column >= 0) basic[column] = true;
  }

  /** One step towards the optimum; false when there is none. */
  function step(): boolean {
    price();
    let entering = -1;
    let slack = -1;
    let gain = 1e-7;
    for (let index = 0; index < columns.length; index++) {
      if (basic[index]) continue;
      const list = entries[index] as Int32Array;
      let profit = (columns[index] as Column).revenue;
      for (let n = 0; n < list.length; n++) profit -= dual[list[n] as number] as number;
      if (profit > gain) {
        gain = profit;
        entering = index;
      }
    }
    for (let row = 0; row < rows; row++)
      if (-(dual[row] as number) > gain) {
        gain = -(dual[row] as number);
        slack = row;
      }
    if (entering < 0 && slack < 0) return false;
    direction.fill(0);
    if (slack >= 0) addTo(direction, slack);
    else for (const row of entries[entering] as Int32Array) addTo(direction, row);
    let leaving = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = 0; row < rows; row++) {
      const by = direction[row] as number;
      if (by < 1e-9) continue;
      const ratio = (amount[row] as number) / by;
      if (ratio < least) {
        least = ratio;
        leaving = row;
      }
    }
    if (leaving < 0) return false;
    pivot(leaving, slack >= 0 ? -1 : entering);
    return true;
  }

  for (const column of start) add(column);
  return {
    add,
    solve() {
      for (let turn = 0; turn < 5000 && step(); turn++);
    },
    prices: () => ({
      resource: dual.slice(0, resources).map((one) => Math.max(0, one)),
      triples,
      triple: dual.slice(firstTriple).map((one) => Math.max(0, one)),
    }),
    priceOfKind: (kind) => Math.max(0, dual[resources + kind] as number),
    value: () =>
      basis.reduce(
        (sum, index, row) =>
          index < 0 ? sum : sum + (columns[index] as Column).revenue * (amount[row] as number),
        0,
      ),
    shares: () =>
      [...basis].flatMap((index, row) =>
        index >= 0 && (amount[row] as number) > 1e-3
          ? [{ column: columns[index] as Column, share: amount[row] as number }]
          : [],
      ),
  };
}

/** Triples of resources that the shares take more than once: what no whole set of runs does. */
export function violatedTriples(
  resources: number,
  shares: readonly { readonly column: Column; readonly share: number }[],
  most: number,
): readonly Triple[] {
  const found: { triple: Triple; sum: number }[] = [];
  const touched: number[] = [];
  for (let resource = 0; resource < resources; resource++)
    if (shares.filter(({ column }) => takes(column, resource)).length >= 2) touched.push(resource);
  // Resources taken by the same columns are the same here: one of them is enough.
  const patterns = new Map<string, { resource: number; by: number[] }>();
  for (const resource of touched) {
    const by = shares.map(({ column }) => takes(column, resource));
    const key = by.join('');
    if (!patterns.has(key)) patterns.set(key, { resource, by });
  }
  const list = [...patterns.values()];
  const part = shares.map(({ share }) => share);
  for (let i = 0; i < list.length; i++)
    for (let j = i + 1; j < list.length; j++) {
      const [one, two] = [
        list[i] as { by: number[]; resource: number },
        list[j] as { by: number[]; resource: number },
      ];
      for (let k = j + 1; k < list.length; k++) {
        const three = list[k] as { by: number[]; resource: number };
        let sum = 0;
        for (let n = 0; n < part.length; n++)
          if ((one.by[n] as number) + (two.by[n] as number) + (three.by[n] as number) >= 2)
            sum += part[n] as number;
        if (sum > 1.02) found.push({ triple: [one.resource, two.resource, three.resource], sum });
      }
    }
  return found
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ triple }) => triple);
}

/** Columns of one kind with what they are worth at the prices, the best first. */
interface Ranked {
  readonly columns: readonly Column[];
  readonly worth: Float64Array;
}

export function rank(columns: readonly Column[], prices: Prices): Ranked {
  const sorted = columns
    .map((column) => ({ column, worth: worthAt(column, prices) }))
    .sort((a, b) => b.worth - a.worth);
  return {
    columns: sorted.map(({ column }) => column),
    worth: new Float64Array(sorted.map(({ worth }) => worth)),
  };
}

/**
 * The best set of columns, one for each train at most, that earns more than `floor`; undefined if none does.
 * `trains`: the kind of each train, equal ones side by side; `total`: the sum of all prices.
 */
export function pack(
  ranked: readonly Ranked[],
  trains: readonly number[],
  total: number,
  floor: number,
  unit: number,
  count: () => void,
): readonly Column[] | undefined {
  const depth = trains.length;
  const chosen: Column[] = [];
  let found: readonly Column[] | undefined;
  let best = floor;

  const choose = (train: number, begin: number, lists: readonly Ranked[], worth: number, revenue: number) => {
    if (revenue > best) {
      best = revenue;
      found = [...chosen];
    }
    if (train === depth) return;
    const kind = trains[train] as number;
    const { columns, worth: worths } = lists[kind] as Ranked;
    const same = trains[train + 1] === kind;
    let later = 0;
    for (let n = train + 1; n < depth; n++)
      later += Math.max(0, (lists[trains[n] as number] as Ranked).worth[0] ?? 0);
    const last = train + 1 === depth;
    for (let n = begin; n < columns.length; n++) {
      const here = worth + (worths[n] as number);
      if (here + later + total < best + unit - 1e-6) break;
      const column = columns[n] as Column;
      count();
      chosen.push(column);
      if (last) choose(depth, 0, lists, here, revenue + column.revenue);
      else {
        // What is left for the others beside this column, as far as it can still be good enough.
        const rest = lists.map((list, other) => {
          if (!trains.includes(other, train + 1)) return list;
          let needed = best + unit - 1e-6 - total - here;
          for (let m = train + 1, once = false; m < depth; m++) {
            if (trains[m] === other && !once) once = true;
            else needed -= Math.max(0, (lists[trains[m] as number] as Ranked).worth[0] ?? 0);
          }
          return beside(list, column, needed, same && other === kind ? n + 1 : 0, count);
        });
        choose(train + 1, 0, rest, here, revenue + column.revenue);
      }
      chosen.pop();
    }
    // This train may also stay at home, and then its equals too.
    let skip = train + 1;
    while (skip < depth && trains[skip] === kind) skip++;
    let others = 0;
    for (let n = skip; n < depth; n++)
      others += Math.max(0, (lists[trains[n] as number] as Ranked).worth[0] ?? 0);
    if (worth + others + total >= best + unit - 1e-6) choose(skip, 0, lists, worth, revenue);
  };
  choose(0, 0, ranked, 0, 0);
  return found;
}

/** The columns that share nothing with this one and are worth enough. */
function beside(list: Ranked, { mask }: Column, needed: number, begin: number, count: () => void): Ranked {
  const columns: Column[] = [];
  const worth: number[] = [];
  const words = mask.length;
  for (let n = begin; n < list.columns.length; n++) {
    if ((list.worth[n] as number) < needed) break;
    count();
    const other = (list.columns[n] as Column).mask;
    let free = true;
    for (let w = 0; w < words; w++)
      if (((other[w] as number) & (mask[w] as number)) !== 0) {
        free = false;
        break;
      }
    if (!free) continue;
    columns.push(list.columns[n] as Column);
    worth.push(list.worth[n] as number);
  }
  return { columns, worth: new Float64Array(worth) };
}
