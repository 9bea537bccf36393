/** Playing a public record on our table: each of its actions becomes ours, and what it leaves out is filled in. */

import {
  actingCompany,
  type CompanyId,
  checkRuns,
  directorOf,
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
  privateState,
  type Run,
  runTrainsOf,
  salePrice,
  type Title,
  trainsOf,
  unsold,
} from '@kursbuch/eighteen';
import {
  type GameRecord,
  isObjection,
  isRefusal,
  properNames,
  type RecordedAction,
  type Refusal,
  recordOf,
  type Seat,
  type Setup,
  type TableEvent,
  topTask,
} from '@kursbuch/table';
import type { OwnPublicAction, PublicNames, PublicTitle } from './publicTitle.ts';
import type { PublicAction, PublicProblem, PublicRecord } from './record.ts';
import { type HexRoute, lineOf, runsOver } from './routes.ts';

/** What stops an import, and the rule behind it where our table refused. */
export interface ImportProblem extends PublicProblem {
  readonly refusal?: Refusal;
}

/** One public action on our table: the actions it became, and the state after them. */
export interface ImportStep {
  readonly index: number;
  readonly actions: readonly RecordedAction[];
  readonly state: EighteenState;
  /** Set where the import stops. */
  readonly problem?: ImportProblem;
  /** The table ended the game by hand. */
  readonly ended?: true;
}

/** A title as the importer and the exporter need it. */
export interface PublicGame {
  readonly table: EighteenTable;
  readonly title: Title;
  readonly publicRecords: PublicTitle;
}

export interface ImportedGame {
  readonly record: GameRecord;
  readonly state: EighteenState;
  /** The players agreed to end it, or the site let one give up before our rules do. */
  readonly ended: boolean;
  /** The result of such a game stands in the record, by seat; null where it has none or our table has its own. */
  readonly recordedScores: readonly number[] | null;
}

/** What everybody had when a game was ended by hand: as it stands in the record. */
export function recordedScores({ players, result }: PublicRecord): readonly number[] | null {
  const scores = players.map((id) => result?.[String(id)]);
  return scores.every((score) => score !== undefined) ? scores : null;
}

/** The set-up a public record is played with, or why there is none. */
export function publicSetup(game: PublicGame, record: PublicRecord): Setup | PublicProblem {
  const options = game.publicRecords.optionsFor(record);
  if (typeof options === 'string')
    return { problem: `the optional rule "${options.slice(0, 40)}" is unknown`, at: 'settings' };
  return { players: properNames(record.names), seed: 'public', options };
}

/** A public record as a record of ours. */
export function importPublic(game: PublicGame, record: PublicRecord): ImportedGame | ImportProblem {
  const setup = publicSetup(game, record);
  if ('problem' in setup) return setup;
  const start = game.table.setup(setup);
  if (isRefusal(start))
    return { problem: `refused: ${start.reason} (${start.rule})`, at: 'players', refusal: start };
  const actions: RecordedAction[] = [];
  let [state, ended] = [start, false];
  for (const step of new PublicImport(game.table, game.title, game.publicRecords, record, start).steps()) {
    if (step.problem) return step.problem;
    for (const entry of step.actions) actions.push(entry);
    state = step.state;
    ended = step.ended ?? false;
  }
  ended ||= record.endedByHand === true && state.result === null;
  return {
    record: recordOf(game.title.id, setup, actions),
    state,
    ended,
    recordedScores: ended ? recordedScores(record) : null,
  };
}

/** Steps a company may leave without doing anything. */
export const PASSABLE: ReadonlySet<string> = new Set([
  'trackStep',
  'stationStep',
  'trainStep',
  'privatesStep',
]);

/** Those that come after the run. */
const AFTER_RUN: ReadonlySet<string> = new Set(['trainStep', 'privatesStep']);

/** The step of a company's turn that an action belongs to. */
const STEP_OF: Readonly<Record<string, string>> = {
  lay_tile: 'trackStep',
  place_token: 'stationStep',
  run_routes: 'runStep',
  dividend: 'revenueStep',
  buy_train: 'trainStep',
};

/** Endings that leave the agenda where it is. */
const ENDINGS = new Set(['end_game', 'bankrupt']);

/** What a public action says about its own outcome: the sentence that is wrong with it, if one is. */
type Claim = (events: readonly (EighteenEvent | TableEvent)[]) => string | undefined;

/** Our action for a public one, and what is to be checked when it has been carried out. */
interface Translation {
  readonly action: EighteenAction;
  readonly claim?: Claim;
}

export class PublicImport {
  readonly #table: EighteenTable;
  readonly #title: Title;
  readonly #names: PublicNames;
  readonly #own: readonly OwnPublicAction[];
  readonly #record: PublicRecord;
  #state: EighteenState;
  /** The players' seats, by id and, where that is no other's id, by name. */
  readonly #seats = new Map<string, Seat>();
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
    record: PublicRecord,
    start: EighteenState,
  ) {
    this.#table = table;
    this.#title = title;
    this.#names = names;
    this.#own = actions;
    this.#sold = new Set(names.gifts);
    this.#record = record;
    this.#state = start;
    for (const [seat, id] of record.players.entries()) this.#seats.set(String(id), seat);
    for (const [seat, name] of record.names.entries())
      if (!this.#seats.has(name)) this.#seats.set(name, seat);
  }

  /** Play the record, action by action. Stops at the first problem. */
  *steps(): Generator<ImportStep> {
    const { actions } = this.#record;
    for (let index = 0; index < actions.length; index++) {
      const step = this.#play(index, actions[index] as PublicAction);
      yield step;
      if (step.problem || step.ended) return;
    }
  }

  #play(index: number, action: PublicAction): ImportStep {
    const actions: RecordedAction[] = [];
    const stop = this.#follow(index, action, actions);
    const step: ImportStep = { index, actions, state: this.#state };
    if (stop === undefined) return step;
    if (stop === 'ended') return { ...step, ended: true };
    const at = `action ${this.#record.positions?.[index] ?? index} (${action.type.slice(0, 40)})`;
    return { ...step, problem: { ...stop, at } };
  }

  /** Do what the record does, and tell what stops the import there, if anything does. */
  #follow(
    index: number,
    action: PublicAction,
    played: RecordedAction[],
  ): 'ended' | Omit<ImportProblem, 'at'> | undefined {
    if (action.type === 'end_game') return 'ended';
    if (isAutomatic(action)) return undefined;
    const seat = this.#seat(action);
    if (seat === undefined) return { problem: `nobody acts for "${quoted(action.entity)}"` };
    const isPurchase = action.type === 'buy_train';
    const holder = isPurchase ? this.#trainHolder.get(String(action.train)) : undefined;
    const ours = this.#translate(action);
    if (typeof ours === 'string') return { problem: ours };
    if (ours) {
      const trouble = this.#act(played, { seat, action: ours.action }, ours.claim);
      // The site lets a player give up early: the table has ended the game by hand.
      if (trouble && action.type === 'bankrupt') return 'ended';
      if (typeof trouble === 'string') return { problem: trouble };
      if (trouble) return { problem: `refused: ${trouble.reason} (${trouble.rule})`, refusal: trouble };
    }
    this.#agree(played);
    if (isPurchase) this.#forgetUnbought(String(action.train), holder);
    this.#catchUp(played, index);
    return undefined;
  }

  /** Carry an action out, unless the table refuses it or it claims what is not so. */
  #act(played: RecordedAction[], entry: RecordedAction, claim?: Claim): Refusal | string | undefined {
    const outcome = this.#table.act(this.#state, entry.seat, entry.action);
    if (isRefusal(outcome)) return outcome;
    const wrong = claim?.(outcome.events);
    if (wrong !== undefined) return wrong;
    this.#state = outcome.state;
    played.push(entry);
    return undefined;
  }

  /** Records hold only the buyer's side of a deal: the other side has agreed. */
  #agree(played: RecordedAction[]): void {
    const top = this.#top();
    if (top?.kind === 'consent')
      this.#act(played, {
        seat: (top as unknown as { seat: Seat }).seat,
        action: { type: 'accept' } as EighteenAction,
      });
  }

  /** Where we wait and the record does not: pass, until the next recorded action fits. */
  #catchUp(played: RecordedAction[], index: number): void {
    // Most actions leave us where nobody may pass: look no further.
    if (!PASSABLE.has(this.#top()?.kind ?? '')) return;
    const next = this.#coming(index);
    if (!next || ENDINGS.has(next.type)) return;
    const byPrivate = next.entity_type === 'company';
    // An exchange belongs to no turn.
    if (byPrivate && next.type === 'buy_shares') return;
    for (let guard = 0; guard < 10; guard++) {
      const top = this.#top();
      if (!top || !PASSABLE.has(top.kind)) return;
      const actor = byPrivate ? this.#userOf(next, index) : this.#company(next.entity);
      if (byPrivate && actor === undefined) return;
      const wanted = byPrivate ? undefined : STEP_OF[next.type];
      if (next.type === 'buy_company' && actor === top.company) return;
      // X26: an empty run where we see no route and are further on.
      if (next.type === 'run_routes' && actor === top.company && AFTER_RUN.has(top.kind)) return;
      if (
        next.type === 'sell_shares' &&
        top.kind === 'trainStep' &&
        this.#seat(next) === directorOf(this.#state, top.company as CompanyId)
      )
        return;
      const fits = actor === top.company && (wanted === undefined || wanted === top.kind);
      if (fits) return;
      const seat = this.#table.waiting(this.#state)[0];
      if (seat === undefined || this.#act(played, { seat, action: { type: 'pass' } as EighteenAction }))
        return;
    }
  }

  /** The company that uses a private's power: its owner, or where a player owns it the next company that acts. */
  #userOf(action: PublicAction, index: number): CompanyId | undefined {
    const one = this.#private(action.entity);
    const owner = one === undefined ? undefined : privateState(this.#state, one).owner;
    if (typeof owner === 'string') return owner;
    return this.#company(this.#coming(index, 'corporation')?.entity);
  }

  /** The action that follows soon behind this one, or the first by such an entity; what has no meaning for us left out. */
  #coming(index: number, entityType?: string): PublicAction | undefined {
    const { actions } = this.#record;
    for (let at = index + 1; at < Math.min(index + 10, actions.length); at++) {
      const one = actions[at] as PublicAction;
      if (!isAutomatic(one) && (entityType === undefined || one.entity_type === entityType)) return one;
    }
    return undefined;
  }

  /** A company that went under while borrowing for a train has not got it: it stays with its holder, or in the bank. */
  #forgetUnbought(train: string, holder: string | undefined): void {
    if (!this.#state.companies[this.#trainHolder.get(train) ?? '']?.closed) return;
    if (holder !== undefined) {
      this.#trainHolder.set(train, holder);
      return;
    }
    this.#trainHolder.delete(train);
    this.#trainKind.delete(train);
  }

  #top(): { readonly kind: string; readonly company?: CompanyId } | undefined {
    return topTask(this.#state);
  }

  /** Who acts: a player, a company's director, or the owner of a private (or the director of the company that owns it). */
  #seat(action: PublicAction): Seat | undefined {
    if (action.entity_type === 'player') return this.#seats.get(String(action.entity));
    if (action.entity_type === 'corporation') {
      const company = this.#company(action.entity);
      if (company === undefined) return undefined;
      // Nobody directs an institution: anybody at the table may carry out what it has to do.
      const undirected = this.#title.companies.get(company)?.directed === false;
      return directorOf(this.#state, company) ?? (undirected ? 0 : undefined);
    }
    // A power is used by the acting company's director, or by whoever our table asks for it.
    const acting = action.type === 'buy_shares' ? null : actingCompany(this.#state);
    const asked = (this.#top() as { readonly seat?: Seat } | undefined)?.seat;
    if (acting !== null && asked !== undefined) return asked;
    const one = this.#private(action.entity);
    const owner = one === undefined ? undefined : privateState(this.#state, one).owner;
    if (typeof owner === 'number') return owner;
    if (acting !== null) return directorOf(this.#state, acting) ?? undefined;
    return typeof owner === 'string' ? (directorOf(this.#state, owner) ?? undefined) : undefined;
  }

  /** Our action; null where the record's has no meaning for us; a text where it makes no sense. */
  #translate(action: PublicAction): Translation | null | string {
    const unclear = unclearField(action);
    if (unclear !== undefined) return `the field "${unclear}" is missing or makes no sense`;
    const state = this.#state;
    const top = this.#top()?.kind;
    const company = this.#company(action.entity);
    switch (action.type) {
      case 'bid': {
        const one = this.#private(action.company);
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
        const started = this.#company(action.corporation);
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
          const one = this.#private(action.entity);
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
        return this.#pass(action, company);
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
        const runs = this.#runs(action, company);
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
        const one = this.#private(action.company);
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
        const read = own.read(action, (name) => this.#private(name));
        return typeof read === 'string' ? read : { action: read };
      }
    }
  }

  /** A pass of a player, of a company in a step of ours, or in one where we have not asked. */
  #pass(action: PublicAction, company: CompanyId | undefined): Translation | null {
    const pass: Translation = { action: { type: 'pass' } };
    if (action.entity_type === 'player') return pass;
    const top = this.#top();
    if (action.entity_type === 'corporation')
      return top && PASSABLE.has(top.kind) && top.company === company ? pass : null;
    // What a private brings somebody whom our table asks for it, he declines.
    if (top && 'seat' in top && actingCompany(this.#state) !== null) return pass;
    // A private's station is declined by itself; the company's own may follow, if there is a place for it.
    const acting = top?.kind === 'stationStep' ? (top.company as CompanyId) : undefined;
    if (acting === undefined || !openStationPower(this.#title, this.#state, acting)) return null;
    return hasStationPlace(this.#title, this.#state, acting) ? null : pass;
  }

  /** The kind of a train: the side it was bought on, or what its number says. */
  #kind(train: string): string {
    return this.#trainKind.get(train) ?? train.slice(0, train.lastIndexOf('-'));
  }

  #power(action: PublicAction): { readonly power?: PrivateId } {
    const power = action.entity_type === 'company' ? this.#private(action.entity) : undefined;
    return power === undefined ? {} : { power };
  }

  #company(name: unknown): CompanyId | undefined {
    const { companies } = this.#names;
    const text = String(name);
    return Object.hasOwn(companies, text) ? companies[text] : undefined;
  }

  #private(name: unknown): PrivateId | undefined {
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
      const named = this.#company(text.slice(0, cut));
      company ??= named;
      if (named === undefined || named !== company) return undefined;
      ids.push(`${named}${text.slice(cut)}`);
    }
    return company === undefined ? undefined : { company, ids };
  }

  /** The record's routes as runs: its hex chains joined to one line of stops. */
  #runs(action: PublicAction, company: CompanyId): readonly Run[] | string {
    if (!Array.isArray(action.routes)) return 'routes must be a list';
    const free = [...trainsOf(this.#state, company)];
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
        this.#state.tiles,
        chains.map((chain: readonly unknown[]) => chain.map(String)),
      );
      if (!line) return 'the connections of a route do not join';
      runs.push({ train: train.id, ...line });
    }
    if (older.length === 0) return runs;
    const found = this.#runsOver(older, runs, company);
    return found ? [...runs, ...found] : 'no routes lead over just the hexes it names';
  }

  /** Runs over these hexes that can be run beside the others; where there are none, such as stations of others keep back. */
  #runsOver(routes: readonly HexRoute[], beside: readonly Run[], company: CompanyId) {
    const { runs } = this.#title;
    const board = runs.runBoard(this.#state);
    const rules = runs.runRules(this.#state, company);
    const trains = runTrainsOf(this.#title, this.#state, company);
    const over = (map: MapState) =>
      runsOver(
        board,
        map,
        routes,
        (more) => !isObjection(checkRuns(board, map, company, trains, [...beside, ...more], rules)),
      );
    const stations = this.#state.stations.filter((station) => station.company === company);
    return over(this.#state) ?? over({ ...this.#state, stations });
  }
}

/** What has no meaning for us: the autopilot's orders, and what our table does by itself. */
const isAutomatic = ({ type }: PublicAction): boolean =>
  type.startsWith('program_') || type === 'destination_connection';

/** Words from outside: never longer than a name. */
export const quoted = (value: unknown): string => (isWord(value) ? String(value).slice(0, 40) : '?');

const isWord = (value: unknown): boolean =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && Number.isFinite(value));
const isAmount = (value: unknown): boolean => isWord(value) && Number.isFinite(Number(value));
const isCity = (value: unknown): boolean => /^.+-\d+$/.test(String(value)) && isWord(value);
const unlessGiven = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || fits(value);

/** What an action of each type must name. */
const FIELDS: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  bid: { company: isWord, price: isAmount },
  par: { corporation: isWord, share_price: isWord },
  sell_shares: { percent: unlessGiven(isAmount) },
  lay_tile: { tile: isWord, hex: isWord, rotation: isAmount },
  place_token: { city: isCity },
  run_routes: { extra_revenue: unlessGiven(isAmount) },
  dividend: { kind: isWord },
  buy_train: { train: isWord, price: isAmount, exchange: unlessGiven(isWord) },
  buy_company: { company: isWord, price: isAmount },
  discard_train: { train: isWord },
  assign: { target: isWord },
};

/** The first field that is missing, or is nothing that could be read. */
const unclearField = (action: PublicAction): string | undefined =>
  Object.hasOwn(FIELDS, action.type)
    ? Object.entries(FIELDS[action.type] ?? {}).find(([field, fits]) => !fits(action[field]))?.[0]
    : undefined;

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
