/**
 * Which of many routes go together? The linear relaxation of that question prices the resources; the
 * question itself is answered by branch and bound over the trains.
 */

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

/**
 * The linear program: choose shares of columns so that every resource is taken once at most and every kind
 * of train runs as often as there are trains; most revenue. Solved by the revised simplex method. The prices
 * it finds need not be exact: any prices give a sound bound.
 */
export class Master {
  readonly #rows: number;
  readonly #resources: number;
  readonly #columns: Column[] = [];
  readonly #inverse: Float64Array;
  /** What is basic in each row: a column, or -1 for slack. */
  readonly #basis: Int32Array;
  readonly #amount: Float64Array;
  readonly #dual: Float64Array;
  readonly #basic = new Set<number>();

  constructor(resources: number, trainsOfKind: readonly number[]) {
    this.#resources = resources;
    this.#rows = resources + trainsOfKind.length;
    const rows = this.#rows;
    this.#inverse = new Float64Array(rows * rows);
    this.#basis = new Int32Array(rows).fill(-1);
    this.#amount = new Float64Array(rows);
    this.#dual = new Float64Array(rows);
    for (let row = 0; row < rows; row++) {
      this.#inverse[row * rows + row] = 1;
      // A little unevenness keeps the method from going round in circles.
      const uneven = 1e-5 * (1 + ((row * 7919) % 97) / 97);
      this.#amount[row] = (row < resources ? 1 : (trainsOfKind[row - resources] as number)) + uneven;
    }
  }

  add(column: Column): void {
    this.#columns.push(column);
  }

  /** Price of each resource. */
  prices(into: Float64Array): void {
    for (let row = 0; row < this.#resources; row++) into[row] = Math.max(0, this.#dual[row] as number);
  }

  /** What one more train of the kind would be worth. */
  priceOfKind(kind: number): number {
    return Math.max(0, this.#dual[this.#resources + kind] as number);
  }

  solve(): void {
    const rows = this.#rows;
    const direction = new Float64Array(rows);
    for (let turn = 0; turn < 2000; turn++) {
      this.#price();
      let entering = -1;
      let gain = 1e-7;
      for (let index = 0; index < this.#columns.length; index++) {
        if (this.#basic.has(index)) continue;
        const { kind, revenue, resources } = this.#columns[index] as Column;
        let profit = revenue - (this.#dual[this.#resources + kind] as number);
        for (let n = 0; n < resources.length; n++) profit -= this.#dual[resources[n] as number] as number;
        if (profit > gain) {
          gain = profit;
          entering = index;
        }
      }
      let slack = -1;
      for (let row = 0; row < rows; row++)
        if (-(this.#dual[row] as number) > gain) {
          gain = -(this.#dual[row] as number);
          slack = row;
        }
      if (entering < 0 && slack < 0) return;
      direction.fill(0);
      if (slack >= 0) this.#addColumn(direction, slack);
      else {
        const { kind, resources } = this.#columns[entering] as Column;
        for (const resource of resources) this.#addColumn(direction, resource);
        this.#addColumn(direction, this.#resources + kind);
      }
      let leaving = -1;
      let step = Number.POSITIVE_INFINITY;
      for (let row = 0; row < rows; row++) {
        const by = direction[row] as number;
        if (by < 1e-9) continue;
        const ratio = (this.#amount[row] as number) / by;
        if (ratio < step) {
          step = ratio;
          leaving = row;
        }
      }
      if (leaving < 0) return;
      this.#pivot(leaving, direction, slack >= 0 ? -1 : entering);
    }
  }

  #addColumn(direction: Float64Array, column: number): void {
    const rows = this.#rows;
    for (let row = 0; row < rows; row++)
      direction[row] = (direction[row] as number) + (this.#inverse[row * rows + column] as number);
  }

  #price(): void {
    const rows = this.#rows;
    const dual = this.#dual;
    dual.fill(0);
    for (let row = 0; row < rows; row++) {
      const column = this.#basis[row] as number;
      if (column < 0) continue;
      const { revenue } = this.#columns[column] as Column;
      const start = row * rows;
      for (let n = 0; n < rows; n++) dual[n] = (dual[n] as number) + revenue * (this.#inverse[start + n] as number);
    }
  }

  #pivot(leaving: number, direction: Float64Array, column: number): void {
    const rows = this.#rows;
    const inverse = this.#inverse;
    const pivot = direction[leaving] as number;
    const start = leaving * rows;
    for (let n = 0; n < rows; n++) inverse[start + n] = (inverse[start + n] as number) / pivot;
    this.#amount[leaving] = (this.#amount[leaving] as number) / pivot;
    for (let row = 0; row < rows; row++) {
      const by = direction[row] as number;
      if (row === leaving || by === 0) continue;
      const here = row * rows;
      for (let n = 0; n < rows; n++)
        inverse[here + n] = (inverse[here + n] as number) - by * (inverse[start + n] as number);
      this.#amount[row] = (this.#amount[row] as number) - by * (this.#amount[leaving] as number);
    }
    const old = this.#basis[leaving] as number;
    if (old >= 0) this.#basic.delete(old);
    this.#basis[leaving] = column;
    if (column >= 0) this.#basic.add(column);
  }
}

/** Columns of one kind with what they are worth at the prices, the best first. */
export interface Ranked {
  readonly columns: readonly Column[];
  readonly worth: Float64Array;
}

export function rank(columns: readonly Column[], price: Float64Array): Ranked {
  const worthOf = (column: Column) => {
    let worth = column.revenue;
    for (const resource of column.resources) worth -= price[resource] as number;
    return worth;
  };
  const sorted = columns
    .map((column) => ({ column, worth: worthOf(column) }))
    .sort((a, b) => b.worth - a.worth);
  return {
    columns: sorted.map(({ column }) => column),
    worth: Float64Array.from(sorted, ({ worth }) => worth),
  };
}

/**
 * The best set of columns, one for each train at most, that earns more than `floor`; undefined if none does.
 * `trains`: the kind of each train, equal ones side by side. `total`: the sum of all prices; a set of columns
 * never earns more than that and what its columns are worth.
 */
export function pack(
  ranked: readonly Ranked[],
  trains: readonly number[],
  total: number,
  floor: number,
  unit: number,
  count: () => void,
): readonly Column[] | undefined {
  const words = ranked.find(({ columns }) => columns.length > 0)?.columns[0]?.mask.length ?? 0;
  const depth = trains.length;
  const used = Array.from({ length: depth + 1 }, () => new Int32Array(words));
  const chosen: (Column | undefined)[] = [];
  let found: readonly Column[] | undefined;
  let best = floor;
  /** What the trains from here on are worth at most, alone. */
  const rest = new Float64Array(depth + 1);
  for (let n = depth - 1; n >= 0; n--) {
    const top = (ranked[trains[n] as number] as Ranked).worth[0] ?? 0;
    rest[n] = (rest[n + 1] as number) + Math.max(0, top);
  }
  const choose = (train: number, begin: number, worth: number, revenue: number) => {
    if (revenue > best) {
      best = revenue;
      found = chosen.filter((column) => column !== undefined);
    }
    if (train === depth) return;
    const kind = trains[train] as number;
    const { columns, worth: worths } = ranked[kind] as Ranked;
    const here = used[train] as Int32Array;
    const next = used[train + 1] as Int32Array;
    const later = rest[train + 1] as number;
    const same = train + 1 < depth && trains[train + 1] === kind;
    const size = columns.length;
    for (let n = begin; n < size; n++) {
      if (worth + (worths[n] as number) + later + total < best + unit - 1e-6) break;
      const column = columns[n] as Column;
      const mask = column.mask;
      count();
      let free = true;
      for (let w = 0; w < words; w++)
        if (((here[w] as number) & (mask[w] as number)) !== 0) {
          free = false;
          break;
        }
      if (!free) continue;
      for (let w = 0; w < words; w++) next[w] = (here[w] as number) | (mask[w] as number);
      chosen[train] = column;
      choose(train + 1, same ? n + 1 : 0, worth + (worths[n] as number), revenue + column.revenue);
      chosen[train] = undefined;
    }
    // This train may also stay at home, and then its equals too.
    let skip = train + 1;
    while (skip < depth && trains[skip] === kind) skip++;
    if (worth + (rest[skip] as number) + total >= best + unit - 1e-6) {
      (used[skip] as Int32Array).set(here);
      choose(skip, 0, worth, revenue);
    }
  };
  choose(0, 0, 0, 0);
  return found;
}
