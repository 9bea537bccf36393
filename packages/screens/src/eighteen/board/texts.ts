/** What is written on a hex, and where: values, labels, costs and privates, the most important first. Names are for `names.ts`. */
import { type Colour, type Face, type StopFacts, valueIn } from '@kursbuch/eighteen';
import { remembered } from '../../parts/remembered.ts';
import { BESIDE, besidePlaces } from './beside.ts';
import { type Detail, hasValues, TEXT_SCALE } from './detail.ts';
import type { Orientation, Point } from './geometry.ts';
import { Ground } from './ground.ts';
import { layoutOf, type StopPlace } from './layout.ts';
import type { HexPicture } from './picture.ts';

export type HexText =
  | { readonly kind: 'value'; readonly at: Point; readonly value: number; readonly stop: number }
  | { readonly kind: 'label'; readonly at: Point; readonly text: string; readonly later: boolean }
  | { readonly kind: 'port'; readonly at: Point }
  | {
      readonly kind: 'cost';
      readonly at: Point;
      readonly cost: number;
      /** For metre gauge, where that differs. */
      readonly metre: number | null;
      readonly terrain: string;
      /** Without the sign of the land. */
      readonly isPlain: boolean;
    }
  | { readonly kind: 'premium'; readonly at: Point; readonly amount: number; readonly width: number }
  | { readonly kind: 'private'; readonly at: Point; readonly text: string; readonly width: number };

/** The runs that come to each stop of a hex, by number of the stop. */
export type VisitedBy = Readonly<Record<number, readonly number[]>>;

const NOBODY: VisitedBy = {};

const known = remembered((_: Face) => new Map<string, readonly HexText[]>());

export function textsOf(
  orientation: Orientation,
  picture: HexPicture,
  detail: Detail,
  visits: VisitedBy = NOBODY,
): readonly HexText[] {
  if (detail === 'bare') return [];
  const { face, facts, tile, closedBy, phase, isSite, beside, keptOpen } = picture;
  const ofFace = known(face);
  const between = beside.length + keptOpen.length;
  const key = [
    orientation,
    facts.id,
    tile,
    detail,
    closedBy,
    phase,
    isSite,
    between,
    Object.keys(visits),
  ].join('|');
  let texts = ofFace.get(key);
  if (!texts) {
    texts = new Setting(orientation, picture, detail, visits).all();
    ofFace.set(key, texts);
  }
  return texts;
}

/** About the width of a text, in the condensed letters of the map. */
const widthOf = (text: string, size: number, perLetter: number): number => text.length * size * perLetter;

export const SIGN_SIZE = 11.5;

/** Half the width and half the height of a text. */
export function extentOf(text: HexText, scale: number): Point {
  switch (text.kind) {
    case 'value':
      return [(text.value > 99 ? 13.5 : 10.8) * scale, 10.8 * scale];
    case 'label':
      return [text.text.length * 4.4, 6];
    case 'port':
      return [8, 11];
    case 'cost':
      if (text.isPlain) return [plainWidth(text.cost, text.metre) * scale, 6.5 * scale];
      return [text.metre === null ? 20 : costWidth(text.cost, text.metre), 6.5];
    case 'premium':
      return [text.width * (scale > 1.5 ? scale : 1), 8 * (scale > 1.5 ? scale : 1)];
    case 'private':
      return [text.width, 8];
  }
}

/** Half the width of two costs with the sign of the land. */
export const costWidth = (cost: number, metre: number): number =>
  (20 + COST_DIGIT * `${cost}${metre}`.length + 3) / 2;
export const COST_DIGIT = 6.1;

/** The same without the sign. */
export const plainWidth = (cost: number, metre: number | null): number =>
  (COST_DIGIT * `${cost}${metre ?? ''}`.length + (metre === null ? 0 : 4)) / 2;

class Setting {
  readonly #picture: HexPicture;
  readonly #visits: VisitedBy;
  readonly #stops: readonly StopPlace[];
  readonly #ground: Ground;
  readonly #scale: number;
  readonly #isFar: boolean;

  constructor(orientation: Orientation, picture: HexPicture, detail: Detail, visits: VisitedBy) {
    const layout = layoutOf(orientation, picture.face, picture.rotation);
    this.#picture = picture;
    this.#visits = visits;
    this.#stops = layout.stops;
    this.#ground = new Ground(orientation, layout);
    this.#scale = TEXT_SCALE[detail];
    this.#isFar = !hasValues(detail);
    for (const place of besidePlaces(orientation, picture)) this.#ground.take(place, BESIDE, BESIDE);
  }

  all(): readonly HexText[] {
    if (this.#isFar) return [...this.#cost(), ...this.#premium()];
    return [
      ...this.#values(),
      ...this.#labels(),
      ...this.#port(),
      ...this.#cost(),
      ...this.#premium(),
      ...this.#private(),
    ];
  }

  #value({ revenue }: StopFacts): number {
    return valueIn(revenue, this.#picture.phase ?? ('yellow' satisfies Colour));
  }

  *#values(): Generator<HexText> {
    const worth = this.#stops.filter(({ facts }) => this.#value(facts) > 0);
    const visited = worth.filter(({ index }) => this.#visits[index]);
    const rest = worth.filter(
      ({ facts }) => !visited.some((other) => this.#value(other.facts) === this.#value(facts)),
    );
    const first = rest[0];
    const allSame = first && rest.every(({ facts }) => this.#value(facts) === this.#value(first.facts));
    for (const { facts, at, index } of [...visited, ...(allSame ? [first] : rest)]) {
      const value = this.#value(facts);
      const near: Point = facts.kind === 'town' ? [at[0] + 18, at[1] - 14] : [30, -27];
      const found = this.#ground.find({
        width: (value > 99 ? 14 : 11) * this.#scale,
        height: 11 * this.#scale,
        near,
        pull: 0.14,
        room: 1.6,
        round: true,
      });
      if (found) yield { kind: 'value', at: found.at, value, stop: index };
    }
  }

  *#labels(): Generator<HexText> {
    const { face, facts } = this.#picture;
    const later = face.label === null && face.color !== 'gray' ? facts.futureLabel?.label : undefined;
    const text = face.label ?? later;
    if (!text) return;
    const found = this.#ground.find({
      width: text.length * 4.4,
      height: 6,
      near: [-28, 26],
      pull: 0.1,
      room: 3,
    });
    if (found) yield { kind: 'label', at: found.at, text, later: later !== undefined };
  }

  *#port(): Generator<HexText> {
    if (!this.#picture.face.stops.some(({ port }) => port)) return;
    const found = this.#ground.find({ width: 8, height: 11, near: [-22, -20], pull: 0.1, room: 3 });
    if (found) yield { kind: 'port', at: found.at };
  }

  *#cost(): Generator<HexText> {
    const { cost, terrain = '' } = this.#picture.facts;
    if (!cost || this.#picture.tile !== null) return;
    const { metreCost } = this.#picture;
    const metre = metreCost === cost ? null : metreCost;
    const near: Point = this.#stops.length > 0 ? [0, -36] : [0, 0];
    // From far the figures have to do without the sign of the land.
    const scale = this.#isFar ? this.#scale : 1;
    const width =
      scale * (this.#isFar ? plainWidth(cost, metre) : metre === null ? 20 : costWidth(cost, metre));
    const found = this.#ground.find({
      width,
      height: 6.5 * scale,
      near,
      pull: 0.2,
      room: this.#isFar ? 1 : 3,
    });
    if (!found || (this.#isFar && found.clear < -4)) return;
    yield { kind: 'cost', at: found.at, cost, metre, terrain, isPlain: this.#isFar };
  }

  *#premium(): Generator<HexText> {
    const amount = this.#picture.notes.premium;
    if (!amount || this.#picture.tile !== null) return;
    const width = 4 + 3.4 * `+${amount}`.length;
    const near: Point = this.#stops.length > 0 ? [0, 38] : [0, 22];
    const scale = this.#isFar ? this.#scale : 1;
    const wish = { width: width * scale, height: 8 * scale, near, pull: 0.14, room: 1.5 };
    const found = this.#ground.find(wish);
    if (found && !(this.#isFar && found.clear < -4)) yield { kind: 'premium', at: found.at, amount, width };
  }

  *#private(): Generator<HexText> {
    const sign = this.#picture.closedBy;
    if (sign === null) return;
    const width = widthOf(sign, SIGN_SIZE, 0.54) / 2 + 4;
    const near: Point = this.#stops.length > 0 ? [0, 38] : [0, 0];
    const found = this.#ground.find({ width, height: 8, near, pull: 0.14, room: 1.5 });
    if (found) yield { kind: 'private', at: found.at, text: sign, width };
  }
}
