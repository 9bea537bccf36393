/**
 * Tables for tests, built in the words of the rulebook:
 *
 *   newTable({ players: 4 }).par('PRR', 100).shares(0, 'PRR', 60).train('PRR', '2').operating('PRR')
 *
 * A builder changes components without asking the rules (money always comes from or goes to the bank, so that the
 * sums stay right). `stockRound`, `operating`, `atStep` and `privateSale` end the building and give a `Play`.
 */

import type { Action, Seat, Setup } from '@kursbuch/table';
import type {
  Buyer,
  EighteenState,
  Holder,
  KitAction,
  OperatingRoundTask,
  Run,
  StockRoundTask,
  TrainHolder,
} from '../src/index.ts';
import { playsOf, type Rules } from './plays.ts';

/** P1 is seat 0. */
export const [P1, P2, P3, P4, P5, P6] = [0, 1, 2, 3, 4, 5] as const;

/** The builder of one title's tables. */
export function tablesOf<A extends Action>({
  options: usual = { drawSeats: false },
  ...rules
}: Rules<A> & {
  /** Options of every table, unless a test says otherwise: seats as listed. */
  readonly options?: Setup['options'];
}) {
  const { game, table, title } = rules;
  const Play = playsOf(rules);
  type Play = InstanceType<typeof Play>;

  class TableBuilder {
    #state: EighteenState;

    constructor(state: EighteenState) {
      this.#state = state;
    }

    get state(): EighteenState {
      return this.#state;
    }

    #set(change: Partial<EighteenState>): this {
      this.#state = { ...this.#state, ...change };
      return this;
    }

    /** Give a purse exactly this much; the bank has the rest. */
    cash(holder: Holder, amount: number): this {
      const { cash } = this.#state;
      const bank = (cash.bank ?? 0) + (cash[holder] ?? 0) - amount;
      return this.#set({ cash: { ...cash, bank, [holder]: amount } });
    }

    /** Leave the bank exactly this much: what is missing lies in the last player's purse. */
    bank(amount: number): this {
      const { cash, players } = this.#state;
      const last = players.length - 1;
      return this.#set({
        cash: { ...cash, bank: amount, [last]: (cash[last] ?? 0) + (cash.bank ?? 0) - amount },
      });
    }

    /** Set the par; the marker stands on its cell (or on another, as "row,column"). */
    par(company: string, price: number, cell: string = title.market.par.get(price) as string): this {
      const { companies, markers, arrivals } = this.#state;
      const before = companies[company] as EighteenState['companies'][string];
      return this.#set({
        companies: { ...companies, [company]: { ...before, par: price } },
        markers: { ...markers, [company]: { cell, arrival: arrivals } },
        arrivals: arrivals + 1,
      });
    }

    /**
     * Give certificates worth so many percent from the offer to a player or the pool. The first player to get 20 percent
     * or more of a company gets the director's certificate. Floats at 60 percent.
     */
    shares(holder: Seat | 'pool', company: string, percent: number, how: { director?: boolean } = {}): this {
      let left = percent;
      const all = this.#state.certificates[company] ?? [];
      const free = all.some((one) => one.director && one.holder === 'offer');
      const director = how.director ?? (free && holder !== 'pool' && percent >= 20);
      const certificates = all.map((one) => {
        if (one.holder !== 'offer' || one.director !== (director && one.director) || left < one.percent)
          return one;
        left -= one.percent;
        return { ...one, holder };
      });
      if (left !== 0) throw new Error(`the offer of ${company} has not enough papers for ${percent}%`);
      this.#set({ certificates: { ...this.#state.certificates, [company]: certificates } });
      const sold = certificates.reduce((sum, one) => sum + (one.holder === 'offer' ? 0 : one.percent), 0);
      const par = this.#state.companies[company]?.par;
      return sold >= 60 && par ? this.floated(company) : this;
    }

    /** Floated, with its capital already paid (and spent, unless `cash` says otherwise). */
    floated(company: string): this {
      const { companies } = this.#state;
      const before = companies[company] as EighteenState['companies'][string];
      return this.#set({
        companies: { ...companies, [company]: { ...before, floated: true, capitalised: true } },
      });
    }

    /** It has begun its first turn: its home station stands (circle 0 where it must choose, unless told). */
    operated(company: string, homeStop?: number | null): this {
      const facts = title.companies.get(company);
      const { companies } = this.#state;
      const before = companies[company] as EighteenState['companies'][string];
      this.#set({ companies: { ...companies, [company]: { ...before, operated: true } } });
      return this.station(
        company,
        facts?.home as string,
        homeStop === undefined ? (facts?.homeStop ?? 0) : homeStop,
      );
    }

    /** par, 60 percent for its director, floated, operated, so much in the treasury: a company ready for tests. */
    company(
      company: string,
      director: Seat,
      how: { par?: number; percent?: number; cash?: number; cell?: string } = {},
    ): this {
      const par = how.par ?? 100;
      return this.par(company, par, how.cell ?? (title.market.par.get(par) as string))
        .shares(director, company, how.percent ?? 60)
        .floated(company)
        .operated(company)
        .cash(company, how.cash ?? 1000);
    }

    station(company: string, hex: string, stop: number | null = 0): this {
      return this.#set({ stations: [...this.#state.stations, { company, hex, stop }] });
    }

    tile(hex: string, tile: string, rotation: number): this {
      const { tiles, tileStock } = this.#state;
      const before = tiles[hex];
      const stock = { ...tileStock, [tile]: (tileStock[tile] ?? 0) - 1 };
      if (before) stock[before.tile] = (stock[before.tile] ?? 0) + 1;
      return this.#set({ tiles: { ...tiles, [hex]: { tile, rotation } }, tileStock: stock });
    }

    /** Take all copies of a tile but so many out of the stock (they lie on a far hex of the imagination: scrap). */
    tilesLeft(tile: string, left: number): this {
      return this.#set({ tileStock: { ...this.#state.tileStock, [tile]: left } });
    }

    private(one: string, owner: Buyer | 'bank'): this {
      const { privates } = this.#state;
      const before = privates[one] as EighteenState['privates'][string];
      return this.#set({ privates: { ...privates, [one]: { ...before, owner, closed: false } } });
    }

    closed(...privates: readonly string[]): this {
      for (const one of privates) {
        const before = this.#state.privates[one] as EighteenState['privates'][string];
        this.#set({
          privates: { ...this.#state.privates, [one]: { ...before, owner: 'bank', closed: true } },
        });
      }
      return this;
    }

    /** Every private that is still with the bank is out of the game. */
    noPrivates(): this {
      return this.closed(
        ...Object.keys(this.#state.privates).filter((one) => this.#state.privates[one]?.owner === 'bank'),
      );
    }

    /** A train of this kind from the bank's supply (the last ones, so that the bank's count can be set with `phase`). */
    train(holder: TrainHolder, kind: string): this {
      const { trains } = this.#state;
      const index = trains.findIndex(
        (train) => train.kind === kind && (train.holder === 'bank' || train.holder === 'scrap'),
      );
      if (index < 0) throw new Error(`no ${kind} left`);
      return this.#set({
        trains: trains.with(index, { ...(trains[index] as (typeof trains)[number]), holder }),
      });
    }

    /** How many trains of a kind the bank still has; the others are out of the game unless somebody owns them. */
    supply(kind: string, left: number): this {
      let keep = left;
      const trains = this.#state.trains.map((train) => {
        if (train.kind !== kind || (train.holder !== 'bank' && train.holder !== 'scrap')) return train;
        return { ...train, holder: keep-- > 0 ? ('bank' as const) : ('scrap' as const) };
      });
      return this.#set({ trains });
    }

    /** A phase, with all earlier trains sold or scrapped and one of the phase's own kind gone. Call before `train`. */
    phase(name: string): this {
      const kinds = [...title.trains.keys()];
      const at = kinds.indexOf(name);
      for (const kind of kinds.slice(0, at)) {
        const facts = title.trains.get(kind);
        const stays = facts?.availableOn !== undefined || title.trains.get(name)?.availableOn === kind;
        if (!stays) this.supply(kind, 0);
      }
      const own = this.#state.trains.filter((train) => train.kind === name).length;
      if (name !== '2') this.supply(name, own - 1);
      return this.#set({ phase: name });
    }

    priority(seat: Seat): this {
      return this.#set({ priority: seat });
    }

    set(change: Partial<EighteenState>): this {
      return this.#set(change);
    }

    /** Papers worth so many percent go from the pool to a player. */
    fromPool(holder: Seat, company: string, percent: number): this {
      let left = percent;
      const certificates = (this.#state.certificates[company] ?? []).map((one) => {
        if (one.holder !== 'pool' || left < one.percent) return one;
        left -= one.percent;
        return { ...one, holder };
      });
      if (left !== 0) throw new Error(`the pool has not enough papers of ${company} for ${percent}%`);
      return this.#set({ certificates: { ...this.#state.certificates, [company]: certificates } });
    }

    /** Out of the game: no marker on the market, papers and trains scrapped. Its stations stay. */
    outOfGame(...companies: readonly string[]): this {
      for (const company of companies) {
        const { companies: all, certificates, trains } = this.#state;
        const { [company]: _gone, ...markers } = this.#state.markers;
        const before = all[company] as EighteenState['companies'][string];
        const papers = (certificates[company] ?? []).map((one) => ({ ...one, holder: 'scrap' as const }));
        this.#set({
          companies: { ...all, [company]: { ...before, closed: true } },
          certificates: { ...certificates, [company]: papers },
          trains: trains.map((one) => (one.holder === company ? { ...one, holder: 'scrap' as const } : one)),
          markers,
        });
      }
      return this;
    }

    /** A train on the other side of its card, a "2+" made of a "2". */
    turnedTrain(holder: TrainHolder, kind: string): this {
      const { trains } = this.#state;
      const card = title.trains.get(kind)?.card;
      const index = trains.findIndex((train) => train.kind === card && train.holder === 'bank');
      if (index < 0) throw new Error(`no card for a ${kind} left`);
      return this.#set({
        trains: trains.with(index, { ...(trains[index] as (typeof trains)[number]), kind, holder }),
      });
    }

    // ---------------------------------------------------------------- the end of building

    /** The private sale, from the first unsold private on. */
    privateSale(seat: Seat = 0): Play {
      this.priority(seat);
      return new Play(table.settled(this.#state));
    }

    /** A stock round (the second, unless told); privates that nobody has are out of the game. */
    stockRound(how: { set?: number; seat?: Seat; passes?: number; lastTrader?: Seat | null } = {}): Play {
      this.noPrivates();
      const { set = 2, seat = this.#state.priority } = how;
      const round: StockRoundTask = {
        kind: 'stockRound',
        seat,
        passes: how.passes ?? 0,
        sold: {},
        lastTrader: how.lastTrader ?? null,
      };
      const course = { kind: 'game', over: null } as const;
      return new Play(
        table.settled({
          ...this.#state,
          agenda: [course, round],
          round: { kind: 'stock', set, number: 0, of: 0 },
        }),
      );
    }

    /** The end of a stock round in which everybody has just passed: what happens between the rounds follows. */
    endOfStockRound(how: { set?: number; seat?: Seat; lastTrader?: Seat | null } = {}): Play {
      return this.stockRound({ ...how, passes: this.#state.players.length });
    }

    /** An operating round (number 1 of 1 in the second set, unless told) in which these companies act. */
    operating(
      companies: string | readonly string[],
      how: { set?: number; number?: number; of?: number; acted?: readonly string[] } = {},
    ): Play {
      return new Play(table.settled(this.#operating(companies, how)));
    }

    /** The turn of a company from one of its steps on. */
    atStep(
      company: string,
      step: string,
      how: { others?: readonly string[]; number?: number; of?: number; set?: number } = {},
    ): Play {
      const others = how.others ?? [];
      const state = this.#operating([company, ...others], { ...how, acted: [company] });
      const turn = {
        kind: 'companyTurn',
        company,
        step,
        acted: true,
        laid: [],
        powerTile: null,
        declined: [],
      } as const;
      return new Play(table.settled({ ...state, agenda: [...state.agenda, turn] }));
    }

    /** The train step of a company, even where it has nothing to decide and a table would go on by itself. */
    inTrainStep(company: string): Play {
      const state = this.#operating([company], { acted: [company] });
      const turn = {
        kind: 'companyTurn',
        company,
        step: 'privates',
        acted: true,
        laid: [],
        powerTile: null,
        declined: [],
      };
      const step = { kind: 'trainStep', company };
      return new Play({ ...state, agenda: [...state.agenda, turn, step] });
    }

    /** The trains of a company have earned so much: is it paid out or kept? */
    atRevenue(
      company: string,
      revenue: number,
      how: { others?: readonly string[]; number?: number; of?: number; set?: number } = {},
    ): Play {
      const state = this.#operating([company, ...(how.others ?? [])], { ...how, acted: [company] });
      const turn = {
        kind: 'companyTurn',
        company,
        step: 'trains',
        acted: true,
        laid: [],
        powerTile: null,
        declined: [],
      };
      const earned = { kind: 'revenueStep', company, revenue };
      return new Play({ ...state, agenda: [...state.agenda, turn, earned] });
    }

    #operating(
      companies: string | readonly string[],
      {
        set = 2,
        number = 1,
        of = 1,
        acted = [],
      }: { set?: number; number?: number; of?: number; acted?: readonly string[] },
    ): EighteenState {
      this.noPrivates();
      const eligible = typeof companies === 'string' ? [companies] : companies;
      const round: OperatingRoundTask = {
        kind: 'operatingRound',
        number,
        of,
        stage: 'turns',
        eligible,
        acted,
      };
      const course = { kind: 'game', over: null } as const;
      return { ...this.#state, agenda: [course, round], round: { kind: 'operating', set, number, of } };
    }
  }

  /** A new table before the private sale; seats as listed (P1 first). */
  function newTable({ players = 4, ...options }: { players?: number } & Setup['options'] = {}): TableBuilder {
    const names = Array.from({ length: players }, (_, seat) => `P${seat + 1}`);
    const setup = game.setup({ players: names, seed: 'test', options: { ...usual, ...options } });
    if (!('agenda' in setup)) throw new Error(`no table: ${setup.reason}`);
    return new TableBuilder(setup);
  }

  return { Play, TableBuilder, newTable };
}

export type Play<A extends Action = KitAction> = InstanceType<ReturnType<typeof tablesOf<A>>['Play']>;
export type TableBuilder<A extends Action = KitAction> = InstanceType<
  ReturnType<typeof tablesOf<A>>['TableBuilder']
>;

/** A train's run as a line of stops ("H12:0") and of the hexes between them: `run('2-0', 'H12:0 H14 H16:0')`. */
export function run(train: string, way: string): Run {
  const legs: string[][] = [];
  const stops: string[] = [];
  for (const step of way.split(' ')) {
    const hex = step.split(':')[0] as string;
    legs.at(-1)?.push(hex);
    if (!step.includes(':')) continue;
    stops.push(step);
    legs.push([hex]);
  }
  return { train, stops, legs: legs.slice(0, -1) };
}
