/** The board of a crayon game: mileposts on a triangular grid, the edges between neighbours, and the cities. */

export type Terrain = 'plain' | 'mountain' | 'small' | 'medium' | 'large';
export type CityKind = 'small' | 'medium' | 'large';
/** What lies between two neighbours. `city`: both are points of one large city. `blocked`: never joined. */
type EdgeKind = 'land' | 'river' | 'lake' | 'city' | 'blocked';

/** Number of a milepost, as one reads the board. */
export type MilepostId = number;
/** Number of an edge. */
export type EdgeId = number;

export interface CityData {
  readonly id: string;
  readonly kind: CityKind;
  /** Its mileposts, the centre first; a large city has seven. */
  readonly at: readonly MilepostId[];
  readonly goods: readonly string[];
}

interface PortData {
  readonly id: string;
  readonly at: MilepostId;
}

/** Both ends of an edge over water, the kind of water, the rivers it crosses and the ferry that goes there. */
export type WaterData = readonly [
  a: MilepostId,
  b: MilepostId,
  kind: 'river' | 'lake' | 'blocked',
  rivers?: readonly string[],
  ferry?: string,
];

/** A board as it is written down. */
export interface BoardData {
  /** One text a row of the grid, one sign a column; odd rows lie half a step to the right. */
  readonly rows: readonly string[];
  readonly cities: readonly CityData[];
  readonly ports: readonly PortData[];
  readonly waters: readonly WaterData[];
  /** Mileposts by the name of a region. */
  readonly regions: Readonly<Record<string, readonly MilepostId[]>>;
}

export interface Milepost {
  readonly id: MilepostId;
  readonly col: number;
  readonly row: number;
  /** Where it is drawn; 1 is the distance of two neighbours. */
  readonly x: number;
  readonly y: number;
  readonly terrain: Terrain;
  readonly city: CityData | undefined;
  readonly port: string | undefined;
  readonly edges: readonly EdgeId[];
}

export interface Edge {
  readonly id: EdgeId;
  readonly a: MilepostId;
  readonly b: MilepostId;
  readonly kind: EdgeKind;
  readonly rivers: readonly string[];
  readonly ferry: string | undefined;
}

export interface Board {
  readonly mileposts: readonly Milepost[];
  readonly edges: readonly Edge[];
  readonly cities: readonly CityData[];
  readonly regions: Readonly<Record<string, ReadonlySet<MilepostId>>>;
  city(id: string): CityData | undefined;
  /** The edge between two neighbours. */
  between(a: MilepostId, b: MilepostId): Edge | undefined;
}

const TERRAIN: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  '^': 'mountain',
  o: 'small',
  s: 'medium',
  H: 'large',
};

/** Half a step to the side is so much of a row. */
const ROW_HEIGHT = Math.sqrt(3) / 2;

/** The neighbours that come later as one reads: right, below left, below right. */
const later = (col: number, row: number): readonly (readonly [number, number])[] =>
  row % 2 === 0
    ? [
        [col + 1, row],
        [col - 1, row + 1],
        [col, row + 1],
      ]
    : [
        [col + 1, row],
        [col, row + 1],
        [col + 1, row + 1],
      ];

export const otherEnd = ({ a, b }: Edge, end: MilepostId): MilepostId => (end === a ? b : a);

/** The board made from what is written down: every two neighbours are joined by an edge. */
export function boardOf({ rows, cities, ports, waters, regions }: BoardData): Board {
  const cityAt = new Map(cities.flatMap((city) => city.at.map((at) => [at, city])));
  const portAt = new Map(ports.map(({ id, at }) => [at, id]));
  const waterAt = new Map(waters.map((water) => [`${water[0]}-${water[1]}`, water]));
  const mileposts: (Omit<Milepost, 'edges'> & { readonly edges: EdgeId[] })[] = [];
  const placed = new Map<string, MilepostId>();
  for (const [row, signs] of rows.entries())
    for (const [col, sign] of [...signs].entries()) {
      const terrain = TERRAIN[sign];
      if (!terrain) continue;
      const id = mileposts.length;
      placed.set(`${col},${row}`, id);
      mileposts.push({
        id,
        col,
        row,
        x: col + (row % 2) / 2,
        y: row * ROW_HEIGHT,
        terrain,
        city: cityAt.get(id),
        port: portAt.get(id),
        edges: [],
      });
    }
  const edges: Edge[] = [];
  const joining = new Map<number, Edge>();
  const key = (a: MilepostId, b: MilepostId): number => Math.min(a, b) * mileposts.length + Math.max(a, b);
  for (const { id: a, col, row, city } of mileposts)
    for (const [nextCol, nextRow] of later(col, row)) {
      const b = placed.get(`${nextCol},${nextRow}`);
      if (b === undefined) continue;
      const [, , water, rivers = [], ferry] = waterAt.get(`${a}-${b}`) ?? [];
      const within = city && city === mileposts[b]?.city;
      const edge: Edge = {
        id: edges.length,
        a,
        b,
        kind: within ? 'city' : (water ?? 'land'),
        rivers,
        ferry,
      };
      edges.push(edge);
      joining.set(key(a, b), edge);
      mileposts[a]?.edges.push(edge.id);
      mileposts[b]?.edges.push(edge.id);
    }
  const byId = new Map(cities.map((city) => [city.id, city]));
  return {
    mileposts,
    edges,
    cities,
    regions: Object.fromEntries(Object.entries(regions).map(([name, at]) => [name, new Set(at)])),
    city: (id) => byId.get(id),
    between: (a, b) => joining.get(key(a, b)),
  };
}
