/**
 * What neither the rulebook nor two public sources agree on: values this program plays with until an owner of the box corrects
 * them here. Each says what would settle it. Data only.
 */
import type { Edge, HexId, TrainKind } from '@kursbuch/eighteen';

/**
 * How many regular and plus trains there are. The phase table in the text is a damaged scan (6, 9, 6, 4, 4, X); two public sources agree on
 * these. Settled by counting the cards of the box.
 */
export const TRAIN_COUNTS: Readonly<Record<TrainKind, number>> = {
  2: 6,
  3: 5,
  4: 4,
  5: 3,
  6: 2,
  '1+': 6,
  '2+': 4,
  '3+': 3,
};

/** The damaged table read literally, as an option: nine of 3, 2+ and 3+ together are taken as five 3s and four 2+. */
export const TABLE_TRAIN_COUNTS: Readonly<Record<TrainKind, number>> = { ...TRAIN_COUNTS, 4: 6, 5: 4, 6: 4 };

/** Trains a Lokalbahn AG may own: "up to 3 by phase", while phase 5 lowers the limit of the large companies to 2. Settled by the AG's sheet. */
export const LAG_TRAIN_LIMIT = 3;

/** Sides that a tile on the three marked hexes west of Vienna must lead to (public map; the text names no hex). Settled by the printed map. */
export const EXITS_TO_VIENNA: Readonly<Record<HexId, readonly Edge[]>> = { B22: [5], C21: [4], D22: [3] };

/** Tunnels: shapes (two sides one, two or three apart) and supply are named by no source. Settled by the tunnel tiles of the box. */
export const TUNNEL_COST = 100;
/** Two tunnels may lie in one hex. */
export const TUNNELS_PER_HEX = 2;

/** The public chart prints 50 between 230 and 275. Settled by the price chart. */
export const CELL_BEFORE_275 = 250;

/** The public map is not sure of this name. Settled by the printed map. */
export const NAME_OF_D4 = 'Augsburg';
