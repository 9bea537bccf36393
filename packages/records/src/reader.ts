/** Public actions read as ours: what they name, and what only the actions before them tell. */

import {
  actingCompany,
  type CompanyId,
  checkRuns,
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  type EighteenTable,
  type HexId,
  hasStationPlace,
  type MapState,
  openStationPower,
  type PrivateId,
  percentOf,
  type Run,
  runTrainsOf,
  salePrice,
  type Title,
  trainsOf,
  unsold,
} from '@kursbuch/eighteen';
import { isObjection, type TableEvent, topTask } from '@kursbuch/table';
import { isWord, quoted, unclearField } from './fields.ts';
import type { OwnPublicAction, PublicNames, PublicTitle } from './publicTitle.ts';
import type { PublicAction } from './record.ts';
import { type HexRoute, lineOf, runsOver } from './routes.ts';

/** Steps a company may leave without doing anything. */
export const PASSABLE: ReadonlySet<string> = new Set([
  'trackStep',
  'stationStep',
  'trainStep',
  'privatesStep',
]);

/** What a public action says about its own outcome: the sentence that is wrong with it, if one is. */
export type Claim = (events: readonly (EighteenEvent | TableEvent)[]) => string | undefined;

/** Our action for a public one, and what is to be checked when it has been carried out. */
interface Translation {
  readonly action: EighteenAction;
  readonly claim?: Claim;
}

type Top = { readonly kind: string; readonly company?: CompanyId } | undefined;

/** What our table waits for. */
export const topOf = (state: EighteenState): Top => topTask(state);

export class PublicReader {
  readonly #table: EighteenTable;
  readonly #title: Title;
  readonly #names: PublicNames;
  readonly #own: readonly OwnPublicAction[];
  /** Where each copy of a tile lies ("57-1"): cities are named by it. */
  readonly #tileHex = new Map<string, HexId>();
  /** Who has each train of the record, by its number there. */
  readonly #trainHolder = new Map<string, string>();
  /** The side of its card each train of the record was bought on. */
  readonly #trainKind = new Map<string, string>();
  /** Shares that have left the initial offering. */
  readonly #sold: Set<string>;

  constructor(
    table: EighteenTable,
    title: Title,
    { names, actions = [] }: Pick<PublicTitle, 'names' | 'actions'>,
  ) {
    this.#table = table;
    this.#title = title;
    this.#names = names;
    this.#own = actions;
    this.#sold = new Set(names.gifts);
  }

  /** Our action; null where the record's has no meaning for us; a text where it makes no sense. */
  read(state: EighteenState, action: PublicAction): Translation | null | string {
    const unclear = unclearField(action);
    if (unclear !== undefined) return `the field "${unclear}" is missing or makes no sense`;
    const top = topOf(state)?.kind;
    const company = this.company(action.entity);
    switch (action.type) {
      case 'bid': {
        const one = this.private(action.company);
        const amount = Number(action.price);
        if (one === undefined) return `there is no private "${quoted(action.company)}"`;
        const auction = this.#table.game.tasks.privateSale?.actions.bid !== undefined;
        if (auction && (top === 'bidding' || unsold(this.#title, state)[0] !== one))
          return { action: { type: 'bid', private: one, amount } };
        const price = salePrice(this.#title, state, one);
        if (amount !== price) return `it pays ${amount} for ${one}, which costs ${price}`;
        return { action: { type: 'buyPrivate', private: one } };
      }
      case 'par': {
        const started = this.company(action.corporation);
        if (started === undefined) return `there is no company "${quoted(action.corporation)}"`;
        const [par = '', ...place] = String(action.share_price).split(',');
        const price = Number(par);
        const cell = this.#title.market.par.get(price);
        if (place.length > 0 && cell !== undefined && place.join(',') !== cell)
          return `the par of ${price} is not at ${quoted(place.join(','))} of the market`;
        this.#sold.add(`${started}_0`);
        return {
          action: { type: top === 'parChoice' ? 'setPar' : 'startCompany', company: started, price },
        };
      }
      case 'buy_shares': {
        const shares = this.#shares(action);
        if (!shares) return 'it names no shares of one company';
        const offered = percentOf(state, shares.company, 'offer') > 0;
        const from = !offered || shares.ids.every((id) => this.#sold.has(id)) ? 'pool' : 'offer';
        for (const id of shares.ids) this.#sold.add(id);
        if (action.entity_type === 'company') {
          const one = this.private(action.entity);
          if (one === undefined) return 'it exchanges no private';
          return { action: { type: 'exchangePrivate', private: one, from } };
        }
        const count = shares.ids.length;
        return {
          action: { type: 'buyShare', company: shares.company, from, ...(count > 1 ? { count } : {}) },
        };
      }
      case 'sell_shares': {
        const shares = this.#shares(action);
        if (!shares) return 'it names no shares of one company';
        const papers = state.certificates[shares.company]?.filter(({ id }) => shares.ids.includes(id)) ?? [];
        const whole = papers.reduce((sum, { percent }) => sum + percent, 0);
        const count = Number(action.percent ?? whole) / this.#title.shares.paperSize(state, shares.company);
        return { action: { type: 'sellShares', company: shares.company, count } };
      }
      case 'pass':
        return this.#pass(state, action, company);
      case 'lay_tile': {
        const copy = String(action.tile);
        const dash = copy.indexOf('-');
        const name = dash < 0 ? copy : copy.slice(0, dash);
        const tile = this.#names.tiles?.[name] ?? name;
        const hex = String(action.hex);
        this.#tileHex.set(copy, hex);
        const rotation = Number(action.rotation);
        return { action: { type: 'layTile', hex, tile, rotation, ...this.#power(action) } };
      }
      case 'place_token': {
        const [, copy = '', number = ''] = /^(.+)-(\d+)$/.exec(String(action.city)) ?? [];
        const hex = this.#tileHex.get(copy) ?? copy.split('-')[0] ?? '';
        const stop = Number(number);
        if (top === 'chooseHome') return { action: { type: 'chooseHome', hex, stop } };
        return { action: { type: 'placeStation', hex, stop, ...this.#power(action) } };
      }
      case 'run_routes': {
        if (company === undefined) return 'only companies run trains';
        const runs = this.#runs(state, action, company);
        if (typeof runs === 'string') return runs;
        if (top === 'runStep') return { action: { type: 'runTrains', runs }, claim: revenueClaim(action) };
        // X10: where there is no route we do not ask.
        return runs.length === 0 ? null : `${company} has no trains to run now`;
      }
      case 'dividend': {
        if (top !== 'revenueStep' && top !== 'institutionTurn') return null;
        if (action.kind === 'payout') return { action: { type: 'payOut' } };
        return action.kind === 'withhold'
          ? { action: { type: 'withhold' } }
          : `there is no dividend "${quoted(action.kind)}"`;
      }
      case 'buy_train': {
        const buyer = action.entity_type === 'company' ? actingCompany(state) : company;
        if (buyer === undefined || buyer === null) return 'only companies buy trains';
        const train = String(action.train);
        const from = this.#trainHolder.get(train) ?? 'bank';
        if (from === 'bank' && typeof action.variant === 'string') this.#trainKind.set(train, action.variant);
        const exchange = action.exchange === undefined ? undefined : String(action.exchange);
        if (exchange !== undefined) this.#trainHolder.set(exchange, 'pool');
        this.#trainHolder.set(train, buyer);
        return {
          action: {
            type: 'buyTrain',
            from,
            kind: this.#kind(train),
            price: Number(action.price),
            ...(exchange !== undefined ? { tradeIn: this.#kind(exchange) } : {}),
            ...this.#power(action),
          },
        };
      }
      case 'buy_company': {
        const one = this.private(action.company);
        if (one === undefined) return `there is no private "${quoted(action.company)}"`;
        return { action: { type: 'requestPrivate', private: one, price: Number(action.price) } };
      }
      case 'discard_train': {
        if (company === undefined) return 'only companies give trains back';
        const train = String(action.train);
        this.#trainHolder.set(train, 'pool');
        return { action: { type: 'discardTrain', company, kind: this.#kind(train) } };
      }
      case 'bankrupt':
        return { action: { type: 'declareBankruptcy' } };
      default: {
        const own = this.#own.find(({ word }) => word === action.type);
        if (!own) return `the action type "${quoted(action.type)}" is unknown`;
        const read = own.read(action, (name) => this.private(name));
        return typeof read === 'string' ? read : { action: read };
      }
    }
  }

  /** A pass of a player, of a company in a step of ours, or in one where we have not asked. */
  #pass(state: EighteenState, action: PublicAction, company: CompanyId | undefined): Translation | null {
    const pass: Translation = { action: { type: 'pass' } };
    if (action.entity_type === 'player') return pass;
    const top = topOf(state);
    if (action.entity_type === 'corporation')
      return top && PASSABLE.has(top.kind) && top.company === company ? pass : null;
    // What a private brings somebody whom our table asks for it, he declines.
    if (top && 'seat' in top && actingCompany(state) !== null) return pass;
    // A private's station is declined by itself; the company's own may follow, if there is a place for it.
    const acting = top?.kind === 'stationStep' ? (top.company as CompanyId) : undefined;
    if (acting === undefined || !openStationPower(this.#title, state, acting)) return null;
    return hasStationPlace(this.#title, state, acting) ? null : pass;
  }

  /** The kind of a train: the side it was bought on, or what its number says. */
  #kind(train: string): string {
    return this.#trainKind.get(train) ?? train.slice(0, train.lastIndexOf('-'));
  }

  #power(action: PublicAction): { readonly power?: PrivateId } {
    const power = action.entity_type === 'company' ? this.private(action.entity) : undefined;
    return power === undefined ? {} : { power };
  }

  company(name: unknown): CompanyId | undefined {
    const { companies } = this.#names;
    const text = String(name);
    return Object.hasOwn(companies, text) ? companies[text] : undefined;
  }

  private(name: unknown): PrivateId | undefined {
    const { privates } = this.#names;
    return Object.hasOwn(privates, String(name)) ? privates[String(name)] : undefined;
  }

  #shares(action: PublicAction): { company: CompanyId; ids: readonly string[] } | undefined {
    if (!Array.isArray(action.shares) || action.shares.length === 0) return undefined;
    let company: CompanyId | undefined;
    const ids: string[] = [];
    for (const id of action.shares) {
      const text = String(id);
      const cut = text.lastIndexOf('_');
      const named = this.company(text.slice(0, cut));
      company ??= named;
      if (named === undefined || named !== company) return undefined;
      ids.push(`${named}${text.slice(cut)}`);
    }
    return company === undefined ? undefined : { company, ids };
  }

  /** The record's routes as runs: its hex chains joined to one line of stops. */
  #runs(state: EighteenState, action: PublicAction, company: CompanyId): readonly Run[] | string {
    if (!Array.isArray(action.routes)) return 'routes must be a list';
    const free = [...trainsOf(state, company)];
    const runs: Run[] = [];
    /** Routes of which only the hexes are known, in no order. */
    const older: HexRoute[] = [];
    for (const route of action.routes as readonly (Readonly<Record<string, unknown>> | null)[]) {
      if (!isWord(route?.train)) return 'a route names no train';
      const at = free.findIndex((train) => train.kind === this.#kind(String(route?.train)));
      const [train] = at < 0 ? [] : free.splice(at, 1);
      if (!train) return `${company} has no train "${quoted(route?.train)}"`;
      const chains = route?.connections;
      if (chains === undefined && Array.isArray(route?.hexes)) {
        older.push({ train: train.id, hexes: route.hexes.map(String) });
        continue;
      }
      if (!Array.isArray(chains) || !chains.every((chain) => Array.isArray(chain) && chain.length > 0))
        return 'connections must be lists of hexes';
      if (chains.length === 0) continue;
      const { board } = this.#title;
      const line = lineOf(
        board,
        state.tiles,
        chains.map((chain: readonly unknown[]) => chain.map(String)),
      );
      if (!line) return 'the connections of a route do not join';
      runs.push({ train: train.id, ...line });
    }
    if (older.length === 0) return runs;
    const found = this.#runsOver(state, older, runs, company);
    return found ? [...runs, ...found] : 'no routes lead over just the hexes it names';
  }

  /** Runs over these hexes that can be run beside the others; where there are none, such as stations of others keep back. */
  #runsOver(state: EighteenState, routes: readonly HexRoute[], beside: readonly Run[], company: CompanyId) {
    const { runs } = this.#title;
    const board = runs.runBoard(state);
    const rules = runs.runRules(state, company);
    const trains = runTrainsOf(this.#title, state, company);
    const over = (map: MapState) =>
      runsOver(
        board,
        map,
        routes,
        (more) => !isObjection(checkRuns(board, map, company, trains, [...beside, ...more], rules)),
      );
    const stations = state.stations.filter((station) => station.company === company);
    return over(state) ?? over({ ...state, stations });
  }

  /** Who has a train of the record. */
  holderOf(train: string): string | undefined {
    return this.#trainHolder.get(train);
  }

  /** A company that went under while borrowing for a train has not got it: it stays with its holder, or in the bank. */
  forgetUnbought(state: EighteenState, train: string, holder: string | undefined): void {
    if (!state.companies[this.#trainHolder.get(train) ?? '']?.closed) return;
    if (holder !== undefined) {
      this.#trainHolder.set(train, holder);
      return;
    }
    this.#trainHolder.delete(train);
    this.#trainKind.delete(train);
  }
}

/** The routes bring what the record says. */
function revenueClaim(action: PublicAction): Claim {
  const routes = action.routes as readonly { readonly revenue?: unknown }[];
  return (events) => {
    if (!routes.every((route) => typeof route.revenue === 'number')) return undefined;
    let claimed = Number(action.extra_revenue ?? 0);
    for (const { revenue } of routes) claimed += revenue as number;
    const run = events.find((event) => event.type === 'trainsRun');
    const earned = run?.revenue ?? 0;
    return claimed === earned ? undefined : `it claims a revenue of ${claimed}, and the runs bring ${earned}`;
  };
}
