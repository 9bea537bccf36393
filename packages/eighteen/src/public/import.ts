/** Playing a public record on our table: each of its actions becomes ours, and what it leaves out is filled in. */
import { isRefusal, type RecordedAction, type Refusal, type Seat, type Table } from '@kursbuch/table';
import { faceAt } from '../board.ts';
import { directorOf } from '../certificate.ts';
import { beside } from '../hex.ts';
import { privateState, unsold } from '../privates.ts';
import { STOP } from '../tile.ts';
import type { Title } from '../title.ts';
import { trainsOf } from '../trains.ts';
import type {
  CompanyId,
  EighteenAction,
  EighteenEvent,
  EighteenState,
  HexId,
  PrivateId,
  Run,
} from '../types.ts';
import type { PublicAction, PublicProblem, PublicRecord } from './record.ts';

/** How a title's companies and privates are called in public records. */
export interface PublicNames {
  readonly companies: Readonly<Record<string, CompanyId>>;
  readonly privates: Readonly<Record<string, PrivateId>>;
  /** Shares that leave the initial offering without an action of their own, by our names. */
  readonly gifts: readonly string[];
}

/** One public action on our table: the actions it became, and the state after them. */
export interface ImportStep {
  readonly index: number;
  readonly actions: readonly RecordedAction[];
  readonly state: EighteenState;
  /** Set where the import stops. */
  readonly problem?: PublicProblem & { readonly refusal?: Refusal };
  /** The table ended the game by hand. */
  readonly ended?: true;
}

export type EighteenTable = Table<EighteenState, EighteenAction, EighteenEvent>;

/** Steps a company may leave without doing anything. */
const PASSABLE = new Set(['trackStep', 'stationStep', 'trainStep', 'privatesStep']);

/** The step of a company's turn that an action belongs to. */
const STEP_OF: Readonly<Record<string, string>> = {
  lay_tile: 'trackStep',
  place_token: 'stationStep',
  run_routes: 'runStep',
  dividend: 'revenueStep',
  buy_train: 'trainStep',
};

export class PublicImport {
  readonly #table: EighteenTable;
  readonly #title: Title;
  readonly #names: PublicNames;
  readonly #record: PublicRecord;
  #state: EighteenState;
  /** Where each copy of a tile lies ("57-1"): cities are named by it. */
  readonly #tileHex = new Map<string, HexId>();
  /** Who has each train of the record, by its number there. */
  readonly #trainHolder = new Map<string, string>();
  /** Shares that have left the initial offering. */
  readonly #sold: Set<string>;

  constructor(
    table: EighteenTable,
    title: Title,
    names: PublicNames,
    record: PublicRecord,
    start: EighteenState,
  ) {
    this.#table = table;
    this.#title = title;
    this.#names = names;
    this.#sold = new Set(names.gifts);
    this.#record = record;
    this.#state = start;
  }

  /** Play the record, action by action. Stops at the first problem. */
  *steps(): Generator<ImportStep> {
    const { actions } = this.#record;
    for (const [index, action] of actions.entries()) {
      const next = actions.slice(index + 1, index + 10).find((one) => !one.type.startsWith('program_'));
      const step = this.#play(index, action, next);
      yield step;
      if (step.problem || step.ended) return;
    }
  }

  #play(index: number, action: PublicAction, next: PublicAction | undefined): ImportStep {
    const played: RecordedAction[] = [];
    const fail = (problem: string, refusal?: Refusal): ImportStep => ({
      index,
      actions: played,
      state: this.#state,
      problem: { problem, at: `action ${index} (${action.type})`, ...(refusal ? { refusal } : {}) },
    });
    if (action.type === 'end_game') return { index, actions: played, state: this.#state, ended: true };
    // The site's autopilot: what it does stands beside it as ordinary actions.
    if (action.type.startsWith('program_')) return { index, actions: played, state: this.#state };
    const ours = this.#translate(action);
    if (typeof ours === 'string') return fail(ours);
    for (const entry of ours) {
      const refusal = this.#act(played, entry);
      if (refusal) return fail(`refused: ${refusal.reason} (${refusal.rule})`, refusal);
    }
    this.#agree(played);
    if (next) this.#catchUp(played, next);
    return { index, actions: played, state: this.#state };
  }

  #act(played: RecordedAction[], entry: RecordedAction): Refusal | undefined {
    const outcome = this.#table.act(this.#state, entry.seat, entry.action);
    if (isRefusal(outcome)) return outcome;
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
  #catchUp(played: RecordedAction[], next: PublicAction): void {
    for (let guard = 0; guard < 10; guard++) {
      const top = this.#top() as { kind: string; company?: CompanyId } | undefined;
      if (!top || !PASSABLE.has(top.kind) || next.entity_type === 'company') return;
      const actor =
        next.entity_type === 'corporation' ? this.#names.companies[String(next.entity)] : undefined;
      const wanted = STEP_OF[next.type];
      if (next.type === 'buy_company' && actor === top.company) return;
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

  #top() {
    return this.#state.agenda.at(-1);
  }

  /** Who acts: a player, a company's director, or the owner of a private (or the director of the company that owns it). */
  #seat(action: PublicAction): Seat | undefined {
    if (action.entity_type === 'player') {
      const seat = this.#record.players.findIndex((id) => String(id) === String(action.entity));
      return seat < 0 ? undefined : seat;
    }
    if (action.entity_type === 'corporation') {
      const company = this.#names.companies[String(action.entity)];
      return company === undefined ? undefined : (directorOf(this.#state, company) ?? undefined);
    }
    const one = this.#names.privates[String(action.entity)];
    const owner = one === undefined ? undefined : this.#state.privates[one]?.owner;
    if (typeof owner === 'number') return owner;
    return typeof owner === 'string' ? (directorOf(this.#state, owner) ?? undefined) : undefined;
  }

  /** Our actions for one of the record's, or what is wrong with it. */
  #translate(action: PublicAction): readonly RecordedAction[] | string {
    const seat = this.#seat(action);
    if (seat === undefined) return `nobody acts for "${String(action.entity).slice(0, 40)}"`;
    const ours = this.#action(action, seat);
    if (typeof ours === 'string') return ours;
    return ours === null ? [] : [{ seat, action: ours }];
  }

  /** Our action; null where the record's has no meaning for us; a text where it makes no sense. */
  #action(action: PublicAction, seat: Seat): EighteenAction | null | string {
    const state = this.#state;
    const top = this.#top()?.kind;
    const company = this.#names.companies[String(action.entity)];
    switch (action.type) {
      case 'bid': {
        const one = this.#private(action.company);
        const amount = Number(action.price);
        if (one === undefined) return `there is no private "${String(action.company)}"`;
        if (top !== 'bidding' && unsold(this.#title, state)[0] === one)
          return { type: 'buyPrivate', private: one };
        return { type: 'bid', private: one, amount };
      }
      case 'par': {
        const started = this.#company(action.corporation);
        const price = Number(String(action.share_price).split(',')[0]);
        if (started === undefined) return `there is no company "${String(action.corporation)}"`;
        this.#sold.add(`${started}_0`);
        return top === 'parChoice'
          ? { type: 'setPar', company: started, price }
          : { type: 'startCompany', company: started, price };
      }
      case 'buy_shares': {
        const shares = this.#shares(action);
        if (!shares) return 'it names no shares of one company';
        const from = shares.ids.every((id) => this.#sold.has(id)) ? 'pool' : 'offer';
        for (const id of shares.ids) this.#sold.add(id);
        if (action.entity_type === 'company') {
          const one = this.#private(action.entity);
          return one === undefined
            ? 'it exchanges no private'
            : { type: 'exchangePrivate', private: one, from };
        }
        const count = shares.ids.length;
        return { type: 'buyShare', company: shares.company, from, ...(count > 1 ? { count } : {}) };
      }
      case 'sell_shares': {
        const shares = this.#shares(action);
        if (!shares) return 'it names no shares of one company';
        return { type: 'sellShares', company: shares.company, count: Number(action.percent) / 10 };
      }
      case 'pass': {
        if (action.entity_type === 'player') return { type: 'pass' };
        if (action.entity_type === 'company') return null;
        const step = this.#top() as { kind: string; company?: CompanyId } | undefined;
        return step && PASSABLE.has(step.kind) && step.company === company ? { type: 'pass' } : null;
      }
      case 'lay_tile': {
        const [tile = ''] = String(action.tile).split('-');
        const hex = String(action.hex);
        this.#tileHex.set(String(action.tile), hex);
        const power = action.entity_type === 'company' ? this.#private(action.entity) : undefined;
        return {
          type: 'layTile',
          hex,
          tile,
          rotation: Number(action.rotation),
          ...(power !== undefined ? { power } : {}),
        };
      }
      case 'place_token': {
        const [, copy = '', number = ''] = /^(.+)-(\d+)$/.exec(String(action.city)) ?? [];
        const hex = this.#tileHex.get(copy) ?? copy.split('-')[0] ?? '';
        const stop = Number(number);
        if (top === 'chooseHome') return { type: 'chooseHome', hex, stop };
        const power = action.entity_type === 'company' ? this.#private(action.entity) : undefined;
        return { type: 'placeStation', hex, stop, ...(power !== undefined ? { power } : {}) };
      }
      case 'run_routes': {
        if (top !== 'runStep') return null;
        const runs = this.#runs(action, company as CompanyId);
        return typeof runs === 'string' ? runs : { type: 'runTrains', runs };
      }
      case 'dividend':
        if (top !== 'revenueStep') return null;
        return { type: action.kind === 'payout' ? 'payOut' : 'withhold' };
      case 'buy_train': {
        const train = String(action.train);
        const kind = this.#kind(train);
        const holder = this.#trainHolder.get(train);
        const from = holder ?? 'bank';
        const tradeIn = action.exchange === undefined ? undefined : this.#kind(String(action.exchange));
        if (tradeIn !== undefined) this.#trainHolder.set(String(action.exchange), 'pool');
        this.#trainHolder.set(train, company as CompanyId);
        return {
          type: 'buyTrain',
          from,
          kind,
          price: Number(action.price),
          ...(tradeIn !== undefined ? { tradeIn } : {}),
        };
      }
      case 'buy_company': {
        const one = this.#private(action.company);
        if (one === undefined) return `there is no private "${String(action.company)}"`;
        return { type: 'requestPrivate', private: one, price: Number(action.price) };
      }
      case 'discard_train': {
        this.#trainHolder.set(String(action.train), 'pool');
        return {
          type: 'discardTrain',
          company: company as CompanyId,
          kind: this.#kind(String(action.train)),
        };
      }
      case 'bankrupt':
        return { type: 'declareBankruptcy' };
      default:
        return `the action type "${action.type.slice(0, 40)}" is unknown (seat ${seat})`;
    }
  }

  #company(name: unknown): CompanyId | undefined {
    return this.#names.companies[String(name)];
  }

  #private(name: unknown): PrivateId | undefined {
    const one = this.#names.privates[String(name)];
    return one !== undefined && privateState(this.#state, one) ? one : undefined;
  }

  #kind(train: string): string {
    return train.slice(0, train.lastIndexOf('-'));
  }

  #shares(action: PublicAction): { company: CompanyId; ids: readonly string[] } | undefined {
    if (!Array.isArray(action.shares) || action.shares.length === 0) return undefined;
    const ids = action.shares.map((id) => {
      const text = String(id);
      const cut = text.lastIndexOf('_');
      return `${this.#company(text.slice(0, cut)) ?? '?'}${text.slice(cut)}`;
    });
    const company = (ids[0] as string).slice(0, (ids[0] as string).lastIndexOf('_'));
    if (company === '?' || !ids.every((id) => id.startsWith(`${company}_`))) return undefined;
    return { company, ids };
  }

  /** The record's routes as runs: its hex chains joined to one line of stops. */
  #runs(action: PublicAction, company: CompanyId): readonly Run[] | string {
    if (!Array.isArray(action.routes)) return 'routes must be a list';
    const free = [...trainsOf(this.#state, company)];
    const runs: Run[] = [];
    for (const route of action.routes as readonly Record<string, unknown>[]) {
      const kind = this.#kind(String(route?.train));
      const at = free.findIndex((train) => train.kind === kind);
      const train = free[at];
      if (!train) return `${company} has no train ${String(route?.train)}`;
      free.splice(at, 1);
      const legs = route.connections;
      if (!Array.isArray(legs) || !legs.every((leg) => Array.isArray(leg) && leg.length > 0))
        return 'connections must be lists of hexes';
      const line = joinLegs(
        legs.map((leg) => ({ hexes: leg.map(String), ends: this.#ends(leg.map(String)) })),
      );
      if (!line) return 'the connections of a route do not join';
      runs.push({ train: train.id, ...line });
    }
    return runs;
  }

  /** The two stops a chain of hexes joins. */
  #ends(hexes: readonly HexId[]): readonly [string, string] {
    const stopAt = (hex: HexId, towards: HexId): string => {
      const { board } = this.#title;
      const face = faceAt(board, this.#state.tiles, hex);
      const edge = [0, 1, 2, 3, 4, 5].find((one) => beside(board.orientation, hex, one) === towards);
      const path = face?.paths.find(({ a, b }) => a === edge && b >= STOP);
      return `${hex}:${path ? path.b - STOP : 0}`;
    };
    const first = hexes[0] as HexId;
    const last = hexes.at(-1) as HexId;
    return [stopAt(first, hexes[1] ?? first), stopAt(last, hexes.at(-2) ?? last)];
  }
}

interface Leg {
  readonly hexes: readonly HexId[];
  readonly ends: readonly [string, string];
}

const turned = ({ hexes, ends: [a, b] }: Leg): Leg => ({ hexes: [...hexes].reverse(), ends: [b, a] });

/** Put legs of any direction into one line. */
function joinLegs(legs: readonly Leg[]): Pick<Run, 'stops' | 'legs'> | undefined {
  for (const start of [legs[0], legs[0] && turned(legs[0])]) {
    if (!start) return undefined;
    const stops: string[] = [...start.ends];
    const line: (readonly HexId[])[] = [start.hexes];
    for (const leg of legs.slice(1)) {
      const at = stops.at(-1);
      const next = leg.ends[0] === at ? leg : leg.ends[1] === at ? turned(leg) : undefined;
      if (!next) break;
      stops.push(next.ends[1]);
      line.push(next.hexes);
    }
    if (line.length === legs.length) return { stops, legs: line };
  }
  return undefined;
}
