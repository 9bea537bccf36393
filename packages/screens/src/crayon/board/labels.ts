/**
 * Where names, goods, trains and chips stand. Each takes the place around its city that costs least: marks and other
 * labels are walls, track, water and mileposts only cost. Everything is measured in pixels of the screen.
 */
import type { Board, CityData, EdgeId, MilepostId } from '@kursbuch/crayon';
import type { Geography } from '@kursbuch/crayon/geography';
import type { Seat } from '@kursbuch/table';
import { overlap, type Place, settle } from '../../parts/map/giveWay.ts';
import type { Point } from '../../parts/map/plane.ts';
import { textWidth } from '../../parts/map/textWidth.ts';
import type { Part } from '../../parts/map/viewport.ts';
import { type Detail, hasGoods } from './detail.ts';
import { boxOf, STEP } from './grid.ts';
import { FLAT, markRadius, typeScale } from './marks.ts';
import type { DraftSegment } from './scene.ts';
import { covered, softGround } from './soft.ts';
import type { WaterName } from './waterNames.ts';

/** A name with its goods, by the upper left corner of its box against the centre of the city. */
export interface Label {
  readonly city: CityData;
  readonly text: string;
  /** Size of the letters. */
  readonly size: number;
  /** Where the letters begin, are centred or end. */
  readonly anchor: 'start' | 'middle' | 'end';
  readonly textAt: Point;
  readonly textWidth: number;
  /** Width of a pictogram. */
  readonly icon: number;
  /** The middle of each pictogram. */
  readonly goods: readonly { readonly good: string; readonly at: Point }[];
  readonly box: Part;
}

/** A train or chip beside a milepost: the middle of its box against it. */
export interface Spot {
  readonly key: string;
  readonly at: MilepostId;
  readonly middle: Point;
}

export interface Thing {
  readonly key: string;
  readonly at: MilepostId;
  readonly width: number;
  readonly height: number;
}

const NAME_SIZE = { large: 14.5, medium: 12.6, small: 11.6 } as const;
const ICON = 13;
/** Between two pictograms, and between a name and what stands beside it. */
const GAP = 2.5;
const BESIDE = 4;

interface Option {
  readonly box: Part;
  /** What it costs to stand there rather than in the best place. */
  readonly price: number;
  readonly layout: 'stack' | 'row';
  readonly anchor: Label['anchor'];
}

const boxAround = ([x, y]: Point, width: number, height: number): Part => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - height / 2,
  bottom: y + height / 2,
});

/** What lies on the board already. */
interface Grounds {
  readonly at: (id: MilepostId) => Point;
  readonly walls: readonly { readonly owner: string; readonly box: Part }[];
  /** What better stays free under a box. */
  readonly covered: (box: Part) => number;
  readonly window: Part;
}

function groundsOf({ board, geography, track, pixels, waterNames, planned }: PlaceWishes): Grounds {
  const scale = pixels / STEP;
  const at = (id: MilepostId): Point => {
    const { x, y } = board.mileposts[id] ?? { x: 0, y: 0 };
    return [x * pixels, y * pixels];
  };
  const soft = softGround(board, geography, track, planned, waterNames, scale);
  const walls = board.cities.map(({ id, kind, at: [centre = 0] }) => {
    const radius = markRadius(kind, pixels) + 1.5;
    return { owner: id, box: boxAround(at(centre), 2 * radius, 2 * radius * (kind === 'large' ? FLAT : 1)) };
  });
  for (const { id, port, city } of board.mileposts)
    if (port !== undefined && !city)
      walls.push({ owner: port, box: boxAround(at(id), 0.5 * pixels, 0.5 * pixels) });
  const { x, y, width, height } = boxOf(board);
  return {
    at,
    walls,
    covered: ({ left, right, top, bottom }) =>
      covered(soft, {
        left: (left - 2) / scale,
        right: (right + 2) / scale,
        top: (top - 1) / scale,
        bottom: (bottom + 1) / scale,
      }),
    window: {
      left: x * scale + 3,
      top: y * scale + 3,
      right: (x + width) * scale - 3,
      bottom: (y + height) * scale - 3,
    },
  };
}

/** What a place costs, other labels aside; `care` is taken not to cover what is drawn there. */
function priceOf(
  { walls, covered: coveredBy, window }: Grounds,
  owner: string,
  { box, price }: Option,
  care = 1,
): number {
  let sum = price * 3 + coveredBy(box) * care;
  for (const wall of walls) if (wall.owner !== owner) sum += overlap(box, wall.box, 1) * 3;
  const isOutside =
    box.left < window.left || box.top < window.top || box.right > window.right || box.bottom > window.bottom;
  return isOutside ? sum + 400 : sum;
}

const placed = (option: Option, price: number): Place<Option> => ({ option, box: option.box, price });

// ---------------------------------------------------------------- names

/** Right, left, above, below, the corners, and between: the corner of the box, what it costs and where its text stands. */
function optionsAround(
  [x, y]: Point,
  kind: CityData['kind'],
  pixels: number,
  gap: number,
  [width, height]: readonly [number, number],
  layout: Option['layout'],
): readonly Option[] {
  const r = markRadius(kind, pixels);
  const tall = r * (kind === 'large' ? FLAT : 1);
  const [right, left] = [x + r + gap, x - r - gap - width];
  const [above, below] = [y - tall - gap - height, y + tall + gap];
  const [nearRight, nearLeft] = [x + r * 0.7 + gap, x - r * 0.7 - gap - width];
  const places: readonly (readonly [left: number, top: number, price: number, anchor: Label['anchor']])[] = [
    [right, y - height / 2, 0, 'start'],
    [left, y - height / 2, 0.6, 'end'],
    [x - width / 2, above, 0.8, 'middle'],
    [x - width / 2, below, 1, 'middle'],
    [nearRight, y - tall * 0.5 - height, 1.2, 'start'],
    [nearRight, y + tall * 0.5, 1.3, 'start'],
    [nearLeft, y - tall * 0.5 - height, 1.4, 'end'],
    [nearLeft, y + tall * 0.5, 1.5, 'end'],
    [x - r, above, 1.6, 'start'],
    [x - r, below, 1.6, 'start'],
    [x + r - width, above, 1.7, 'end'],
    [x + r - width, below, 1.7, 'end'],
    [right, y - height * 0.2, 0.5, 'start'],
    [right, y - height * 0.8, 0.5, 'start'],
    [left, y - height * 0.2, 1, 'end'],
    [left, y - height * 0.8, 1, 'end'],
  ];
  return places.map(([from, top, price, anchor]) => ({
    box: { left: from, top, right: from + width, bottom: top + height },
    price: layout === 'row' ? price + 0.7 : price,
    layout,
    anchor,
  }));
}

/** What everything that is placed has to mind. */
interface PlaceWishes {
  readonly board: Board;
  readonly geography: Geography;
  readonly track: Readonly<Record<EdgeId, Seat>>;
  readonly waterNames: readonly WaterName[];
  /** Segments about to be drawn. */
  readonly planned: readonly DraftSegment[];
  /** Pixels of a step. */
  readonly pixels: number;
}

interface LabelWishes extends PlaceWishes {
  readonly nameOf: (city: string) => string;
  readonly detail: Detail;
  /** Cities in the light: they wear a ring and a plate, and are named at any zoom. */
  readonly lit: ReadonlySet<string>;
  /** Cities that are spoken of: named at any zoom too. */
  readonly named: ReadonlySet<string>;
  /** The good in the light, shown at any zoom too. */
  readonly litGood: string | null;
}

const RANK = { large: 0, medium: 1, small: 2 } as const;

export function placeLabels(wishes: LabelWishes): readonly Label[] {
  const { board, nameOf, pixels, detail, lit, named, litGood } = wishes;
  const grounds = groundsOf(wishes);
  const grown = typeScale(pixels);
  const icon = ICON * grown;
  const shown = [...board.cities]
    .filter(({ id, kind }) => detail !== 'far' || kind === 'large' || lit.has(id) || named.has(id))
    .sort((one, other) => RANK[one.kind] - RANK[other.kind])
    .map((city) => {
      const size = NAME_SIZE[city.kind] * grown;
      const text = nameOf(city.id);
      const pad = lit.has(city.id) ? 4 : 0;
      const goods = city.goods.filter((good) => hasGoods(detail) || (lit.has(city.id) && good === litGood));
      const sizes = {
        text: textWidth(text, size) + 2 * pad,
        goods: goods.length * (icon + GAP),
        line: size * 1.02,
      };
      return { city, size, text, pad, goods, sizes, place: grounds.at(city.at[0] ?? 0) };
    });
  const places = shown.map(({ city, place, pad, goods, sizes }) => {
    const gap = pad > 0 ? 11 : 3;
    const around = (width: number, height: number, layout: Option['layout']) =>
      optionsAround(place, city.kind, pixels, gap, [width, height], layout);
    const stack = around(
      Math.max(sizes.text, sizes.goods),
      sizes.line + (goods.length > 0 ? icon + 1 : 0),
      'stack',
    );
    const row =
      goods.length > 0 ? around(sizes.text + BESIDE + sizes.goods, Math.max(sizes.line, icon), 'row') : [];
    return [...stack, ...row].map((option) => placed(option, priceOf(grounds, city.id, option)));
  });
  const picks = settle(places);
  return shown.flatMap((one, index) => {
    const pick = picks[index];
    return pick ? [labelAt(one, pick.option, icon)] : [];
  });
}

interface Shown {
  readonly city: CityData;
  readonly size: number;
  readonly text: string;
  readonly pad: number;
  readonly goods: readonly string[];
  readonly sizes: { readonly text: number; readonly goods: number; readonly line: number };
  readonly place: Point;
}

function labelAt({ city, size, text, pad, goods, sizes, place }: Shown, pick: Option, icon: number): Label {
  const box: Part = {
    left: pick.box.left - place[0],
    right: pick.box.right - place[0],
    top: pick.box.top - place[1],
    bottom: pick.box.bottom - place[1],
  };
  const isRow = pick.layout === 'row';
  const anchor = isRow ? 'start' : pick.anchor;
  const along = (width: number): number =>
    anchor === 'end'
      ? box.right - width
      : anchor === 'middle'
        ? (box.left + box.right - width) / 2
        : box.left;
  const middle = (box.top + box.bottom) / 2;
  const [left, goodsLeft] = isRow
    ? [box.left, box.left + sizes.text + BESIDE]
    : [along(sizes.text), along(sizes.goods)];
  const textX =
    anchor === 'start' ? left + pad : anchor === 'end' ? left + sizes.text - pad : left + sizes.text / 2;
  const goodsY = isRow ? middle : box.top + sizes.line + icon / 2 + 0.5;
  return {
    city,
    text,
    size,
    anchor,
    textAt: [textX, isRow ? middle + size * 0.35 : box.top + size * 0.86],
    textWidth: sizes.text,
    icon,
    goods: goods.map((good, index) => ({ good, at: [goodsLeft + (index + 0.5) * (icon + GAP) - 1, goodsY] })),
    box,
  };
}

// ---------------------------------------------------------------- trains and chips

/** Directions in which something may stand beside its milepost. */
const DIRECTIONS = Array.from({ length: 12 }, (_, index) => (index * Math.PI) / 6);

/** Trains and goods that lie about, beside their mileposts and off the names. */
export function placeThings(
  wishes: PlaceWishes,
  labels: readonly Label[],
  things: readonly Thing[],
): readonly Spot[] {
  if (things.length === 0) return [];
  const { board, pixels } = wishes;
  const grounds = groundsOf(wishes);
  const taken = labels.map(({ city, box }) => {
    const [x, y] = grounds.at(city.at[0] ?? 0);
    return { left: box.left + x, right: box.right + x, top: box.top + y, bottom: box.bottom + y };
  });
  const places = things.map(({ at: id, width, height }) => {
    const { city } = board.mileposts[id] ?? {};
    const isCentre = city?.at[0] === id;
    const [x, y] = grounds.at(id);
    const radius = city && isCentre ? markRadius(city.kind, pixels) : 5;
    const options = [3, 13, 26].flatMap((gap, ring) =>
      DIRECTIONS.map((angle, index): Option => {
        const [c, s] = [Math.cos(angle), Math.sin(angle)];
        const reach = (part: number, half: number): number =>
          Math.abs(part) < 0.1 ? 0 : Math.sign(part) * half;
        const middle: Point = [
          x + c * (radius + gap) + reach(c, width / 2),
          y + s * (radius + gap) + reach(s, height / 2),
        ];
        return {
          box: boxAround(middle, width, height),
          price: ring * 8 + (index % 3 === 0 ? 0 : 2),
          layout: 'row',
          anchor: 'start',
        };
      }),
    );
    const owner = city?.id ?? '';
    return options.map((option) => placed(option, priceOf(grounds, owner, option, 0.35)));
  });
  return settle(places, taken).flatMap((pick, index) => {
    const thing = things[index];
    if (!thing || !pick) return [];
    const { box } = pick.option;
    const [x, y] = grounds.at(thing.at);
    return [
      {
        key: thing.key,
        at: thing.at,
        middle: [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y] as const,
      },
    ];
  });
}
