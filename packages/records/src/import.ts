/** Playing a public record on our table: each of its actions becomes ours, and what it leaves out is filled in. */

import {
  actingCompany,
  type CompanyId,
  directorOf,
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  privateState,
  type Title,
} from '@kursbuch/eighteen';
import {
  type GameRecord,
  isRefusal,
  properNames,
  type RecordedAction,
  type Refusal,
  recordOf,
  type Seat,
  type Setup,
} from '@kursbuch/table';
import { quoted } from './fields.ts';
import type { PublicTitle } from './publicTitle.ts';
import { type Claim, PASSABLE, PublicReader, topOf } from './reader.ts';
import type { PublicAction, PublicProblem, PublicRecord } from './record.ts';

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

/** Steps that come after the run. */
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

export class PublicImport {
  readonly #table: EighteenTable;
  readonly #title: Title;
  readonly #reader: PublicReader;
  readonly #record: PublicRecord;
  #state: EighteenState;
  /** The players' seats, by id and, where that is no other's id, by name. */
  readonly #seats = new Map<string, Seat>();

  constructor(
    table: EighteenTable,
    title: Title,
    publicTitle: Pick<PublicTitle, 'names' | 'actions'>,
    record: PublicRecord,
    start: EighteenState,
  ) {
    this.#table = table;
    this.#title = title;
    this.#reader = new PublicReader(table, title, publicTitle);
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
    const holder = isPurchase ? this.#reader.holderOf(String(action.train)) : undefined;
    const ours = this.#reader.read(this.#state, action);
    if (typeof ours === 'string') return { problem: ours };
    if (ours) {
      const trouble = this.#act(played, { seat, action: ours.action }, ours.claim);
      // The site lets a player give up early: the table has ended the game by hand.
      if (trouble && action.type === 'bankrupt') return 'ended';
      if (typeof trouble === 'string') return { problem: trouble };
      if (trouble) return { problem: `refused: ${trouble.reason} (${trouble.rule})`, refusal: trouble };
    }
    this.#agree(played);
    if (isPurchase) this.#reader.forgetUnbought(this.#state, String(action.train), holder);
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
    const top = topOf(this.#state);
    if (top?.kind === 'consent')
      this.#act(played, {
        seat: (top as unknown as { seat: Seat }).seat,
        action: { type: 'accept' } as EighteenAction,
      });
  }

  /** Where we wait and the record does not: pass, until the next recorded action fits. */
  #catchUp(played: RecordedAction[], index: number): void {
    // Most actions leave us where nobody may pass: look no further.
    if (!PASSABLE.has(topOf(this.#state)?.kind ?? '')) return;
    const next = this.#coming(index);
    if (!next || ENDINGS.has(next.type)) return;
    const byPrivate = next.entity_type === 'company';
    // An exchange belongs to no turn.
    if (byPrivate && next.type === 'buy_shares') return;
    for (let guard = 0; guard < 10; guard++) {
      const top = topOf(this.#state);
      if (!top || !PASSABLE.has(top.kind)) return;
      const actor = byPrivate ? this.#userOf(next, index) : this.#reader.company(next.entity);
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
    const one = this.#reader.private(action.entity);
    const owner = one === undefined ? undefined : privateState(this.#state, one).owner;
    if (typeof owner === 'string') return owner;
    return this.#reader.company(this.#coming(index, 'corporation')?.entity);
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

  /** Who acts: a player, a company's director, or the owner of a private (or the director of the company that owns it). */
  #seat(action: PublicAction): Seat | undefined {
    if (action.entity_type === 'player') return this.#seats.get(String(action.entity));
    if (action.entity_type === 'corporation') {
      const company = this.#reader.company(action.entity);
      if (company === undefined) return undefined;
      // Nobody directs an institution: anybody at the table may carry out what it has to do.
      const undirected = this.#title.companies.get(company)?.directed === false;
      return directorOf(this.#state, company) ?? (undirected ? 0 : undefined);
    }
    // A power is used by the acting company's director, or by whoever our table asks for it.
    const acting = action.type === 'buy_shares' ? null : actingCompany(this.#state);
    const asked = (topOf(this.#state) as { readonly seat?: Seat } | undefined)?.seat;
    if (acting !== null && asked !== undefined) return asked;
    const one = this.#reader.private(action.entity);
    const owner = one === undefined ? undefined : privateState(this.#state, one).owner;
    if (typeof owner === 'number') return owner;
    if (acting !== null) return directorOf(this.#state, acting) ?? undefined;
    return typeof owner === 'string' ? (directorOf(this.#state, owner) ?? undefined) : undefined;
  }
}

/** What has no meaning for us: the autopilot's orders, and what our table does by itself. */
const isAutomatic = ({ type }: PublicAction): boolean =>
  type.startsWith('program_') || type === 'destination_connection';
