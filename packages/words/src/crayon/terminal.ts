/** What a crayon game says at a terminal beside its sentences. */
import type { Typed } from '../terminal/labels.ts';

type Text = string;
type Line<A extends readonly unknown[]> = (...args: A) => string;

export interface CrayonLabels {
  // the table
  readonly gameOver: Text;
  readonly deck: Line<[count: number]>;
  readonly goal: Line<[sum: string, cities: number]>;
  readonly player: Text;
  readonly cash: Text;
  readonly train: Text;
  readonly place: Text;
  readonly load: Text;
  readonly largeCities: Text;
  readonly joined: Text;
  readonly orders: Text;
  readonly publicOrders: Text;
  readonly noPublic: Line<[round: number]>;
  readonly incident: Line<[name: string, text: string]>;
  readonly incidentToCome: Line<[name: string, text: string]>;
  readonly lies: Line<[good: string, city: string, round: number]>;
  readonly over: Line<[cause: string]>;
  readonly yours: Text;
  readonly offers: Text;
  readonly agreements: Text;

  // orders and goods
  readonly good: Text;
  readonly foundIn: Text;
  readonly goesTo: Text;
  readonly pays: Text;
  readonly estimate: Text;
  readonly aboard: Text;
  readonly noneLeft: Text;
  /** Steps from the source to the destination, and what new track would cost. */
  readonly away: Line<[steps: string, cost: string | null]>;
  readonly left: Text;
  readonly network: Text;
  readonly nothingBuilt: Text;
  readonly lineCosts: Text;
  readonly aLine: Line<[cost: string, segments: string]>;
  readonly ownTrack: Text;
  readonly legend: Line<
    [plain: number, mountain: number, town: number, large: number, river: number, lake: number]
  >;

  // who is asked
  readonly means: Line<[cash: string, train: string, load: string]>;
  readonly stepsLeft: Line<[left: string]>;
  readonly built: Line<[spent: number, limit: string]>;
  readonly empty: Text;

  // the menu
  readonly groups: Readonly<
    Record<
      'orders' | 'start' | 'deliver' | 'load' | 'run' | 'draw' | 'train' | 'turn' | 'agreements' | 'answer',
      string
    >
  >;
  readonly fee: Line<[sum: string]>;
  readonly notWhole: Line<[city: string, cost: string, whole: string]>;
  readonly strands: Text;

  // what can be typed
  readonly why: Text;
  readonly typed: { readonly looks: Typed; readonly verbs: Typed };
  readonly sorry: Readonly<
    Record<
      | 'run'
      | 'draw'
      | 'load'
      | 'leave'
      | 'deliver'
      | 'keep'
      | 'start'
      | 'train'
      | 'give'
      | 'answer'
      | 'rate'
      | 'grant'
      | 'promise'
      | 'request',
      string
    >
  > & {
    readonly notUnderstood: Line<[word: string]>;
    readonly noCity: Line<[word: string]>;
    readonly noGood: Line<[word: string]>;
    readonly noWay: Line<[place: string]>;
    readonly noLine: Line<[place: string]>;
    readonly noDelivery: Line<[good: string]>;
  };
  readonly help: Readonly<Record<'table' | 'orders' | 'goods' | 'network', string>>;
}
