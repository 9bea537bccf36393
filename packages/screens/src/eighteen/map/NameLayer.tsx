/** The names of places on the map: those that find room, and above them those of what somebody is busy with. */
import type { EighteenState, HexId } from '@kursbuch/eighteen';
import { computed, type ReadonlySignal } from '@preact/signals';
import { overlap } from '../../parts/map/giveWay.ts';
import { reasonMarks } from '../../parts/map/reasonMarks.ts';
import { textWidth } from '../../parts/map/textWidth.ts';
import type { Part } from '../../parts/map/viewport.ts';
import { isPointedAt } from '../../parts/pointed.ts';
import { remembered } from '../../parts/remembered.ts';
import { areaNames, sharedGauges } from '../board/areas.ts';
import { detailAt } from '../board/detail.ts';
import { add, at, centre, figure, hexReach, type Point } from '../board/geometry.ts';
import { type FoundPlaces, LEAST_NAME, type PlacedName, placeNames } from '../board/names.ts';
import type { Pictures } from '../board/picture.ts';
import { placeName, writtenName } from '../board/placeNames.ts';
import { stopOf } from '../board/stopOf.ts';
import type { VisitedBy } from '../board/texts.ts';
import { hexName } from '../game/actionName.ts';
import { toldAt } from '../game/contributions.ts';
import type { Game } from '../game/game.ts';
import { type DrawnRun, FLAG } from '../runs/drawnRuns.ts';
import { litOf } from '../runs/lit.ts';
import { boardUi } from '../words/board.ts';
import { words } from '../words/index.ts';
import { hexInHand } from './gestures.ts';
import { sceneOf } from './scene.ts';
import type { Sheet } from './sheets.ts';

interface NameProps {
  readonly game: Game;
  readonly sheet: Sheet;
  readonly names: ReadonlySignal<MapNames>;
}

interface AreaOnMap {
  readonly area: string;
  /** Why there is no border to the next. */
  readonly note: string | null;
  readonly at: Point;
  readonly size: number;
}

interface MapNames {
  readonly places: readonly PlacedName[];
  readonly areas: readonly AreaOnMap[];
}

/** Hexes whose names are said whatever the room: what is in the hand, lit, spoken of, and the stops of the runs that are shown. */
const saidHexes = remembered((game: Game) =>
  computed<ReadonlySet<HexId>>(() => {
    const said = new Set<HexId>(litOf(game).stops.value);
    for (const { way } of sceneOf(game).runs.value) for (const stop of way.stops) said.add(stopOf(stop).hex);
    for (const { place } of reasonMarks(game).value) said.add(place);
    const inHand = hexInHand(game).value;
    if (inHand !== null) said.add(inHand);
    for (const hex of game.title.board.hexes.keys()) if (isPointedAt(hexName(hex))) said.add(hex);
    return said;
  }),
);

/** What on a map decides where its names stand. */
interface NamesAround {
  readonly state: EighteenState;
  readonly pictures: Pictures;
  readonly runs: readonly DrawnRun[];
  readonly visits: ReadonlyMap<HexId, VisitedBy>;
  readonly said: ReadonlySet<HexId>;
}

export const namesAround = (game: Game, sheet: Sheet): ReadonlySignal<NamesAround> =>
  computed(() => {
    const { runs, visits } = sceneOf(game);
    return {
      state: game.shown.value,
      pictures: sheet.pictures.value,
      runs: runs.value,
      visits: visits.value,
      said: saidHexes(game).value,
    };
  });

/** The names on a map where a unit of it has so many pixels, of which this part is in sight and these lie under something. */
export function mapNames(
  game: Game,
  { board }: Sheet,
  around: ReadonlySignal<NamesAround>,
  scale: ReadonlySignal<number>,
  sight?: ReadonlySignal<Part | null>,
  over?: ReadonlySignal<readonly Part[]>,
): ReadonlySignal<MapNames> {
  const { title, look } = game;
  const found: FoundPlaces = new Map();
  return computed(() => {
    const { state, pictures, runs, visits, said } = around.value;
    const size = Math.max(LEAST_NAME / scale.value, AREA_SIZE);
    const shared = sharedGauges(title.runs.runBoard(state));
    const called = (area: string) => toldAt(game, 'area', { title, state }, area);
    const covers = over?.value ?? [];
    const areas = areaNames(board, pictures).flatMap(({ area, places: spots }) => {
      const [name] = called(area);
      const others = (shared.get(area) ?? []).flatMap(called);
      const note = others.length > 0 ? boardUi().oneGauge(words().list(others)) : null;
      if (!name) return [];
      const isClear = (one: AreaOnMap): boolean =>
        covers.every((part) => overlap(areaBox(one), part, size / 3) === 0);
      const place = spots.map((at) => ({ area: name, note, at, size })).find(isClear);
      return place ? [place] : [];
    });
    const flags = runs.flatMap(({ flag }) => (flag ? [partAround(flag, FLAG)] : []));
    const places = placeNames(
      {
        board,
        pictures,
        nameOf: (hex) => writtenName(title, hex),
        scale: scale.value,
        detail: detailAt(scale.value * 100),
        said,
        // What is only written may be cut: it is not written anew wherever the map is moved.
        sight: said.size > 0 ? (sight?.value ?? null) : null,
        visits,
        over: covers,
        onlyTrains: look.onlyTrains,
        taken: [...flags, ...areas.map(areaBox)],
      },
      found,
    );
    return { places, areas };
  });
}

const AREA_SIZE = 15;
/** The size of what is said below the name of an area, against it. */
const NOTE = 0.86;

const partAround = ([x, y]: Point, [width, height]: Point): Part => ({
  left: x - width,
  right: x + width,
  top: y - height,
  bottom: y + height,
});

/** What an area's name and its note take. */
function areaBox({ area, note, at: [x, y], size }: AreaOnMap): Part {
  const wide = Math.max(textWidth(area, size) * 1.12, textWidth(note ?? '', size * NOTE));
  return partAround([x, y + (note ? size / 2 : 0)], [wide / 2, size * (note ? 1 : 0.5)]);
}

export function AreaNames({ names }: Pick<NameProps, 'names'>) {
  return (
    <g>
      {names.value.areas.map(({ area, note, at: [x, y], size }) => (
        <text
          key={area}
          class="area-name"
          x={figure(x)}
          y={figure(y + size / 3)}
          font-size={figure(size)}
          stroke-width={figure(size / 4)}
        >
          {area}
          {note && (
            <tspan class="area-note" x={figure(x)} dy="1.2em" font-size={figure(size * NOTE)}>
              {note}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}

/** Names that find room, or those that are said. */
export function Names({ names, isSaid }: Pick<NameProps, 'names'> & { readonly isSaid: boolean }) {
  return (
    <g class="names">
      {names.value.places
        .filter((one) => one.isSaid === isSaid)
        .map((one) => (
          <Name key={one.hex} name={one} />
        ))}
    </g>
  );
}

function Name({
  name: {
    hex,
    lines,
    at: [x, y],
    size,
    ground,
    isSaid,
  },
}: {
  readonly name: PlacedName;
}) {
  return (
    <text
      class={`name n-${ground}${isSaid ? ' said' : ''}`}
      data-name={hex}
      font-size={figure(size)}
      stroke-width={figure(size * (isSaid ? 0.34 : 0.23))}
    >
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={figure(x)}
          y={figure(y + size * (0.35 + (index - (lines.length - 1) / 2) * 1.03))}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The hex that is pointed at says its name, if it is not written there already. */
export function PointedName({
  game,
  names,
  scale,
  pointed,
}: NameProps & { readonly scale: ReadonlySignal<number>; readonly pointed: ReadonlySignal<HexId | null> }) {
  const hex = pointed.value;
  const name = hex === null ? null : placeName(game.title, hex);
  if (hex === null || name === null || names.value.places.some((one) => one.hex === hex)) return null;
  const { orientation } = game.title.board;
  const pixel = 1 / scale.value;
  const width = textWidth(name, TAG) / 2 + 6;
  const place = add(centre(orientation, hex), [0, -hexReach(orientation)[1] * 0.62]);
  return (
    <g class="name-tag" data-name={hex} transform={`${at(place)} scale(${figure(pixel)})`}>
      <rect x={figure(-width)} y="-10" width={figure(2 * width)} height="20" rx="3" />
      <text y="4.2" font-size={TAG}>
        {name}
      </text>
    </g>
  );
}

/** The size of its letters in pixels. */
const TAG = 12;
