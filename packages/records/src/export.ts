/** A game of ours as a public record: every action in the site's words, with its names for tiles, trains and shares. */

import {
  actingCompany,
  type ChooseHomeTask,
  type CompanyId,
  cardOf,
  checkRuns,
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  type HexId,
  type Holder,
  hasStationPlace,
  holderAt,
  openStationPower,
  ordinaryOf,
  type PrivateId,
  type Run,
  runTrainsOf,
  salePrice,
  stationProblem,
  stationsOn,
  type TileId,
  type Title,
  type TrainKind,
  trainOfKind,
} from '@kursbuch/eighteen';
import { type GameRecord, isObjection, isRefusal, type RecordedAction, type Seat } from '@kursbuch/table';
import type { ImportProblem, PublicGame } from './import.ts';
import { inverted, type OwnPublicAction, type PublicTitle } from './publicTitle.ts';
import { PASSABLE } from './reader.ts';
import type { PublicAction } from './record.ts';
import { endReasonOf, publicWorth } from './result.ts';
import { routeOf } from './routes.ts';

/** The JSON that 18xx.games reads. */
export interface PublicFile {
  readonly id: string;
  readonly description: string;
  readonly user: { readonly id: number; readonly name: string };
  readonly players: readonly { readonly id: number; readonly name: string }[];
  readonly max_players: number;
  readonly title: string;
  readonly settings: { readonly seed: number; readonly optional_rules: readonly string[] };
  readonly status: 'active' | 'finished';
  readonly turn: number;
  readonly round: string;
  readonly acting: readonly number[];
  readonly result: Readonly<Record<string, number>>;
  readonly game_end_reason?: string;
  readonly loaded: true;
  readonly actions: readonly (PublicAction & { readonly id: number })[];
}

const ROUNDS = {
  bids: 'Auction Round',
  privateSale: 'Auction Round',
  stock: 'Stock Round',
  operating: 'Operating Round',
} as const;

/** Write a record of ours as a public one, or say what in it the site does not know. */
export function exportPublic(game: PublicGame, record: GameRecord): PublicFile | ImportProblem {
  const { table, title, publicRecords } = game;
  const start = table.setup(record);
  if (isRefusal(start))
    return { problem: `refused: ${start.reason} (${start.rule})`, at: 'the set-up', refusal: start };
  const optional = publicRecords.optionalRulesOf(start.options);
  if ('option' in optional)
    return {
      problem: `18xx.games knows no game with ${optional.option}=${start.options[optional.option]}`,
      at: 'options',
    };
  const writer = new PublicWriter(table, title, publicRecords, start);
  let state = start;
  for (const [index, entry] of record.actions.entries()) {
    const at = `action ${index} (${entry.action.type.slice(0, 40)})`;
    const outcome = table.act(state, entry.seat, entry.action);
    if (isRefusal(outcome))
      return { problem: `refused: ${outcome.reason} (${outcome.rule})`, at, refusal: outcome };
    const unknown = writer.write(state, entry, outcome.state);
    if (unknown !== undefined) return { problem: unknown, at };
    state = outcome.state;
  }
  const reason = endReasonOf(state);
  const result = state.players.map((_, seat) => [playerId(seat), publicWorth(title, state, seat)] as const);
  return {
    id: 'kursbuch',
    description: '',
    user: { id: 0, name: 'Kursbuch' },
    players: state.players.map((name, seat) => ({ id: playerId(seat), name })),
    max_players: state.players.length,
    title: title.id,
    settings: { seed: publicRecords.seedFor?.(start) ?? 0, optional_rules: optional },
    status: state.result ? 'finished' : 'active',
    turn: state.round.set,
    round: ROUNDS[state.round.kind],
    acting: table.waiting(state).map(playerId),
    result: state.result ? Object.fromEntries(result) : {},
    ...(reason === null ? {} : { game_end_reason: reason }),
    loaded: true,
    actions: writer.actions,
  };
}

/** Public ids of players begin at one. */
const playerId = (seat: Seat): number => seat + 1;

type Fields = Readonly<Record<string, unknown>>;
type Actor = Pick<PublicAction, 'entity' | 'entity_type'>;

/** What our table waits for, for whom. */
function waitsFor({ agenda }: EighteenState): string {
  const top = agenda.at(-1) as { readonly kind: string; readonly company?: CompanyId } | undefined;
  return `${top?.kind} ${top?.company ?? ''}`;
}

class PublicWriter {
  readonly actions: (PublicAction & { readonly id: number })[] = [];
  readonly #table: EighteenTable;
  readonly #title: Title;
  readonly #companies: Readonly<Record<CompanyId, string>>;
  readonly #privates: Readonly<Record<PrivateId, string>>;
  /** The copy of a tile that lies on each hex, "57-1"; all others are in stock. */
  readonly #copies = new Map<HexId, string>();
  /** The game as the site sees it: without deals that came to nothing. */
  #state: EighteenState;
  /** A deal that waits for the other side's word, and when it was proposed. */
  #proposed: { readonly before: EighteenState; readonly entry: RecordedAction } | undefined;

  readonly #follower: PublicTitle['follower'];
  readonly #own: readonly OwnPublicAction[];
  readonly #firstStop: Readonly<Record<TileId, number>>;
  /** The name of further copies of a tile, where they have one. */
  readonly #furtherCopies: Readonly<Record<TileId, string>>;

  constructor(
    table: EighteenTable,
    title: Title,
    { names, follower, actions = [] }: Pick<PublicTitle, 'names' | 'follower' | 'actions'>,
    start: EighteenState,
  ) {
    this.#table = table;
    this.#title = title;
    this.#follower = follower;
    this.#own = actions;
    this.#firstStop = names.firstStop ?? {};
    this.#furtherCopies = inverted(names.tiles ?? {});
    this.#state = start;
    this.#companies = inverted(names.companies);
    this.#privates = inverted(names.privates);
  }

  #add(type: string, actor: Actor, fields: Fields = {}): void {
    this.actions.push({ type, ...actor, id: this.actions.length + 1, ...fields });
  }

  readonly #player = (seat: Seat): Actor => ({ entity: playerId(seat), entity_type: 'player' });

  #company(company: CompanyId): Actor {
    return { entity: this.#companies[company] ?? company, entity_type: 'corporation' };
  }

  #private(one: PrivateId): Actor {
    return { entity: this.#privates[one] ?? one, entity_type: 'company' };
  }

  /** Shares of a company by their numbers, the oldest of a holder first. */
  #shares(state: EighteenState, company: CompanyId, holder: Holder, count: number): string[] {
    const oldest = ordinaryOf(state, company, holder).slice(0, count);
    return oldest.map(({ id }) => this.#share(company, id));
  }

  #percent(state: EighteenState, company: CompanyId, papers: number): number {
    return papers * this.#title.shares.paperSize(state, company);
  }

  #share(company: CompanyId, certificate: string): string {
    return `${this.#companies[company]}${certificate.slice(certificate.lastIndexOf('_'))}`;
  }

  /** Write down one action of ours, or say why the site has no word for it. */
  write(before: EighteenState, entry: RecordedAction, after: EighteenState): string | undefined {
    const proposed = this.#proposed;
    this.#proposed = undefined;
    if (entry.action.type === 'decline') return undefined;
    if (after.agenda.at(-1)?.kind === 'consent') {
      this.#proposed = { before, entry };
      return undefined;
    }
    if (!proposed) return this.#catchUp(before) ?? this.#play(entry);
    return this.#catchUp(proposed.before) ?? this.#play(proposed.entry) ?? this.#play(entry);
  }

  /** A declined deal may have ended a step of ours; the site still waits for a pass there. */
  #catchUp(before: EighteenState): string | undefined {
    while (
      PASSABLE.has(this.#state.agenda.at(-1)?.kind ?? '') &&
      waitsFor(this.#state) !== waitsFor(before)
    ) {
      const [seat = 0] = this.#table.waiting(this.#state);
      const trouble = this.#play({ seat, action: { type: 'pass' } });
      if (trouble !== undefined) return trouble;
    }
    return undefined;
  }

  /** Write an action down and carry it out. */
  #play(entry: RecordedAction): string | undefined {
    const outcome = this.#table.act(this.#state, entry.seat, entry.action);
    if (isRefusal(outcome)) return `the site would not take it: ${outcome.reason} (${outcome.rule})`;
    const before = this.#state;
    const unknown = this.#tell(before, entry);
    this.#state = outcome.state;
    const acting = actingCompany(before);
    const follower = this.#follower?.(before, outcome.state);
    if (follower !== undefined && acting !== null) this.#add(follower, this.#company(acting));
    return unknown;
  }

  #tell(before: EighteenState, { seat, action: given }: RecordedAction): string | undefined {
    const action = given as EighteenAction;
    const player = this.#player(seat);
    const acting = actingCompany(before);
    const company = this.#company(acting ?? '');
    switch (action.type) {
      case 'buyPrivate': {
        const price = salePrice(this.#title, before, action.private);
        this.#add('bid', player, { company: this.#privates[action.private], price });
        return undefined;
      }
      case 'bid':
        this.#add('bid', player, { company: this.#privates[action.private], price: action.amount });
        return undefined;
      case 'setPar':
      case 'startCompany': {
        const share_price = `${action.price},${this.#title.market.par.get(action.price)}`;
        this.#add('par', player, { corporation: this.#companies[action.company], share_price });
        return undefined;
      }
      case 'buyShare':
        for (const share of this.#shares(
          before,
          action.company,
          holderAt(action.company, action.from),
          action.count ?? 1,
        ))
          this.#add('buy_shares', player, {
            shares: [share],
            percent: this.#percent(before, action.company, 1),
          });
        return undefined;
      case 'sellShares': {
        const shares = this.#shares(before, action.company, seat, action.count);
        // Half of the director's certificate is named by all of it.
        const directors = before.certificates[action.company]?.find(({ director }) => director);
        if (shares.length < action.count && directors) shares.push(this.#share(action.company, directors.id));
        this.#add('sell_shares', player, {
          shares,
          percent: this.#percent(before, action.company, action.count),
        });
        return undefined;
      }
      case 'exchangePrivate': {
        const power = this.#title.powers.exchange(before, seat, action.private);
        if ('reason' in power) return undefined;
        const shares = this.#shares(before, power.company, action.from, 1);
        this.#add('buy_shares', this.#private(action.private), {
          shares,
          percent: this.#percent(before, power.company, 1),
        });
        return undefined;
      }
      case 'requestPrivate': {
        const { private: one, price } = action;
        this.#add('buy_company', acting === null ? player : company, {
          company: this.#privates[one],
          price,
        });
        return undefined;
      }
      case 'offerPrivate':
        return 'public records know no private offered by its owner';
      case 'accept':
      case 'decline':
        return undefined;
      case 'pass':
        this.#pass(before, seat);
        return undefined;
      case 'layTile': {
        const { hex, rotation, power } = action;
        const tile = this.#lay(hex, action.tile);
        this.#add('lay_tile', power === undefined ? company : this.#private(power), { hex, tile, rotation });
        return undefined;
      }
      case 'placeStation': {
        const { hex, stop, power } = action;
        if (power === undefined) this.#declinePower(before);
        const city = this.#city(hex, stop);
        const slot = stationsOn(before.stations, hex, stop).length;
        const actor = power === undefined ? company : this.#private(power);
        this.#add('place_token', actor, { city, slot, tokener: company.entity });
        return undefined;
      }
      case 'chooseHome': {
        const home = before.agenda.at(-1) as ChooseHomeTask;
        const asked = this.#title.stations.namesHome(before, home.company, acting ?? home.company);
        this.#add('place_token', this.#company(asked), {
          city: this.#city(action.hex, action.stop),
          slot: 0,
          tokener: this.#companies[home.company],
        });
        return undefined;
      }
      case 'runTrains': {
        const numbered = (hex: HexId, stop: number) =>
          stop + (this.#firstStop[before.tiles[hex]?.tile ?? ''] ?? 0);
        const routes = action.runs.map((run) =>
          routeOf(run, this.#earned(before, acting as CompanyId, run), numbered),
        );
        this.#add('run_routes', company, { routes, extra_revenue: 0, subsidy: 0 });
        return undefined;
      }
      case 'payOut':
      case 'withhold': {
        // An institution pays in a turn of its own.
        const top = before.agenda.at(-1) as { readonly company?: CompanyId } | undefined;
        const kind = action.type === 'payOut' ? 'payout' : 'withhold';
        this.#add('dividend', acting === null ? this.#company(top?.company ?? '') : company, { kind });
        return undefined;
      }
      case 'buyTrain': {
        const { from, kind, price, tradeIn, power } = action;
        const exchange =
          tradeIn === undefined ? {} : { exchange: trainName(before, acting as CompanyId, tradeIn) };
        const train = trainName(before, from, from === 'bank' ? cardOf(this.#title, kind) : kind);
        const actor = power === undefined ? company : this.#private(power);
        this.#add('buy_train', actor, { train, price, variant: kind, ...exchange });
        return undefined;
      }
      case 'discardTrain':
        this.#add('discard_train', this.#company(action.company), {
          train: trainName(before, action.company, action.kind),
        });
        return undefined;
      case 'declareBankruptcy':
        this.#add('bankrupt', company);
        return undefined;
      default: {
        const own = this.#own.find(({ type }) => type === action.type);
        if (own) {
          const { by, fields } = own.written(action, before, this.#privates);
          this.#add(own.word, by === 'player' ? player : company, fields);
          return undefined;
        }
        return `the public form has no word for "${action.type}"`;
      }
    }
  }

  #pass(before: EighteenState, seat: Seat): void {
    const top = before.agenda.at(-1) as {
      readonly kind: string;
      readonly company?: CompanyId;
      readonly private?: PrivateId;
    };
    // What a private brings somebody in the middle of a turn is declined by itself.
    if (top.private !== undefined && actingCompany(before) !== null)
      this.#add('pass', this.#private(top.private));
    else if (top.company === undefined) {
      // Before an operating round nobody is asked there.
      if (top.kind !== 'beforeRound') this.#add('pass', this.#player(seat));
    } else if (top.kind !== 'stationStep') this.#add('pass', this.#company(top.company));
    else {
      const declined = this.#declinePower(before);
      if (!declined || hasStationPlace(this.#title, before, top.company))
        this.#add('pass', this.#company(top.company));
    }
  }

  /** The site asks for a private's station first, and by itself. */
  #declinePower(state: EighteenState): boolean {
    const company = actingCompany(state);
    const power = company === null ? undefined : openStationPower(this.#title, state, company);
    if (company === null || !power) return false;
    if (stationProblem(this.#title, state, company, power.hexes[0] ?? '', 0, true)) return false;
    this.#add('pass', this.#private(power.private));
    return true;
  }

  /** The name of the copy that is laid: the lowest that does not lie on the map. */
  #lay(hex: HexId, tile: TileId): string {
    const laid = new Set(this.#copies.values());
    const further = this.#furtherCopies[tile];
    const usual = this.#title.tileCounts[tile] ?? 0;
    const named = (number: number) =>
      further !== undefined && number >= usual ? `${further}-${number - usual}` : `${tile}-${number}`;
    let number = 0;
    while (laid.has(named(number))) number++;
    const copy = named(number);
    this.#copies.set(hex, copy);
    return copy;
  }

  #city(hex: HexId, stop: number): string {
    return `${this.#copies.get(hex) ?? `${hex}-0`}-${stop}`;
  }

  #earned(state: EighteenState, company: CompanyId, run: Run): number {
    const { runs } = this.#title;
    const trains = runTrainsOf(this.#title, state, company);
    const earned = checkRuns(
      runs.runBoard(state),
      state,
      company,
      trains,
      [run],
      runs.runRules(state, company),
    );
    return isObjection(earned) ? 0 : earned.revenue;
  }
}

const trainName = (state: EighteenState, holder: string, kind: TrainKind): string =>
  trainOfKind(state, holder, kind)?.id ?? kind;
