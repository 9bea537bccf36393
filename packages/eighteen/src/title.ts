/**
 * A title: its facts, and the answers to what the kit asks. Each module of the kit says beside its code what it asks and
 * what the usual answers are; the kit never asks which title it is.
 */
import type { Action, Currency, Move, Task, TaskRules } from '@kursbuch/table';
import type { Board } from './board.ts';
import type { Hooks } from './hooks.ts';
import type { Market } from './market.ts';
import type { MoneyPolicy } from './money.ts';
import type { PowerPolicy, TilePower } from './powers.ts';
import { recently } from './recent.ts';
import type { CoursePolicy } from './rounds/course.ts';
import type { TrackPolicy } from './rounds/laying.ts';
import type { OperatingPolicy } from './rounds/operatingRound.ts';
import type { DealPolicy } from './rounds/privateDeal.ts';
import type { WaterfallPolicy } from './rounds/privateSale.ts';
import type { RunPolicy } from './rounds/runStep.ts';
import type { StockPolicy } from './rounds/stockRound.ts';
import type { EndingPolicy } from './score.ts';
import type { SharePolicy } from './shares.ts';
import type { StationPolicy } from './stations.ts';
import type { FleetPolicy } from './trains.ts';
import type {
  CompanyFacts,
  CompanyId,
  EighteenEvent,
  EighteenState,
  KitAction,
  PhaseFacts,
  PrivateFacts,
  PrivateId,
  TileId,
  TrainFacts,
  TrainKind,
} from './types.ts';

/** A move in an 18xx game. */
export type KitMove = Move<EighteenState, EighteenEvent>;

/** One kind of task of an 18xx game, the reasons it can state and the actions it may answer. */
export type KitRules<T extends Task, R extends string = never, A extends Action = KitAction> = TaskRules<
  EighteenState,
  T,
  A,
  EighteenEvent,
  R
>;

/** What lies in the box: data, whatever the rules make of it. */
export interface Facts<Own extends string = string> {
  readonly id: string;
  readonly currency: Currency;
  readonly board: Board;
  readonly market: Market;
  readonly companies: ReadonlyMap<CompanyId, CompanyFacts>;
  readonly privates: ReadonlyMap<PrivateId, PrivateFacts>;
  /** Kinds of train in order of sale. */
  readonly trains: ReadonlyMap<TrainKind, TrainFacts>;
  readonly phases: readonly PhaseFacts[];
  readonly tileCounts: Readonly<Record<TileId, number>>;
  /** What privates let companies do on the map. */
  readonly tilePowers: readonly TilePower<Own>[];
  /** By so much an unsold private gets cheaper at a time. */
  readonly priceCut: number;
}

/**
 * Facts and answers. Every answer sees the whole state, so an option can change it. `Own` are the reasons for a refusal that
 * only this title states.
 */
export interface Title<Own extends string = string> extends Facts<Own> {
  readonly shares: SharePolicy;
  readonly stock: StockPolicy<Own>;
  readonly deals: DealPolicy<Own>;
  readonly powers: PowerPolicy<Own>;
  readonly track: TrackPolicy<Own>;
  readonly stations: StationPolicy<Own>;
  readonly runs: RunPolicy<Own>;
  readonly fleet: FleetPolicy<Own>;
  readonly course: CoursePolicy;
  readonly operating: OperatingPolicy;
  readonly money: MoneyPolicy;
  readonly ending: EndingPolicy;
  /** What happens at certain moments. */
  readonly on: Hooks;
  /** How its privates are sold in a waterfall; without it a title brings a sale of its own. */
  readonly waterfall?: WaterfallPolicy;
}

/** Remembered, for everything asks for it and it changes some six times in a game. */
const phaseNamed = recently(
  (phases: Facts['phases'], name: string): PhaseFacts =>
    phases.find((phase) => phase.name === name) as PhaseFacts,
);

export const phaseOf = ({ phases }: Pick<Facts, 'phases'>, { phase }: EighteenState): PhaseFacts =>
  phaseNamed(phases, phase);
