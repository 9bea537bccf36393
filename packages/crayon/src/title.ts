/** A crayon game as a value: its board, cards and trains, and the figures that its options choose. */
import type { Setup } from '@kursbuch/table';
import type { Board, Terrain } from './board.ts';
import type { CrayonState, Incident, OrderCard, Train, TrainType } from './types.ts';

/** The figures of a table. Each stands in the rulebook; options change some of them. */
export interface Figures {
  readonly startMoney: number;
  /** Who has so much, and so many large cities in one piece of network, ends the game. */
  readonly goal: number;
  readonly citiesToJoin: number;
  /** A delivery that leaves a player with so much is told. */
  readonly toldAt: number;
  /** What may be spent in one building part. */
  readonly buildLimit: number;
  readonly terrain: Readonly<Record<Terrain, number>>;
  readonly water: { readonly river: number; readonly lake: number };
  /** So many players can join one; null: all. */
  readonly places: { readonly small: number; readonly medium: number; readonly port: number };
  /** Segments out of large cities in one turn: of each, or in all. */
  readonly out: { readonly most: number; readonly scope: 'perCity' | 'total' };
  readonly fee: number;
  /** A rate is agreed for so many rounds at most. */
  readonly rateRounds: number;
  /** Of older games: rates begin at once, and without track; the drawer's next turn ends an incident; each booking may end the game. */
  readonly earlierRulings: boolean;
  readonly feeOnCredit: boolean;
  readonly upgrade: number;
  readonly refit: number;
  /** An upgrade takes the place of building. */
  readonly upgradeInstead: boolean;
  readonly trainsInFirstRound: boolean;
  readonly turnsInCitiesOnly: boolean;
  /** Movement points for each good that is loaded, unloaded or delivered. */
  readonly handling: number;
  readonly hand: number;
  readonly dealt: number;
  /** The public orders, and from which round on. */
  readonly open: number;
  readonly openFrom: number;
  /** So many rounds a good lies in a city. */
  readonly lies: number;
  readonly starter: 'fixed' | 'rotating';
  /** Who begins: the first to be ready, or a lot. */
  readonly firstTurn: 'ready' | 'drawn';
  readonly speed: Readonly<Record<string, number>>;
}

export interface CrayonTitle {
  readonly id: string;
  readonly board: Board;
  /** Chips of each good. */
  readonly chips: Readonly<Record<string, number>>;
  readonly orders: ReadonlyMap<string, OrderCard>;
  readonly incidents: ReadonlyMap<string, Incident>;
  readonly trains: ReadonlyMap<string, TrainType>;
  /** The levels of trains from the lowest up. */
  readonly levels: readonly string[];
  figures(options: Setup['options']): Figures;
}

export const byId = <T extends { readonly id: string }>(items: readonly T[]): ReadonlyMap<string, T> =>
  new Map(items.map((item) => [item.id, item]));

/** What a map of a title's things holds under a name that the state itself has. */
export function known<T>(map: ReadonlyMap<string, T>, id: string): T {
  const found = map.get(id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
}

export const figuresOf = (title: CrayonTitle, state: CrayonState): Figures => title.figures(state.options);

/** A seat's train; every seat has one. */
export function trainOf({ trains }: CrayonState, seat: number): Train {
  const train = trains[seat];
  if (!train) throw new Error(`seat ${seat} has no train`);
  return train;
}
