/** The map as text: every hex at its place, and what lies on it in words. */
import {
  ALL_GAUGES,
  type BoardHex,
  type Colour,
  type EighteenState,
  type Face,
  faceAt,
  gaugeMask,
  type HexId,
  metreTileOf,
  phaseOf,
  placeOf,
  STOP,
  type StopFacts,
  stationsOn,
  type Title,
  terrainCost,
  valueIn,
} from '@kursbuch/eighteen';
import type { Brush, Paint } from '../paint.ts';
import type { Speech } from './speech.ts';

const sides = ({ labels }: Speech, title: Title, mask: number): readonly string[] =>
  labels.sides[title.board.orientation].filter((_, edge) => mask & (1 << edge));

const BOTH = gaugeMask('dual');

/** Do trains of this title run on one gauge or the other? */
const hasGauges = (title: Title): boolean =>
  [...title.trains.values()].some(({ gauge }) => gauge !== undefined);

/** Ways on a face with the gauge they are of, where there are several: "W E metre gauge, SE both gauges". */
function inGauges<T extends { readonly gauge?: number }>(
  { labels }: Speech,
  title: Title,
  paths: readonly T[],
  wayText: (paths: readonly T[]) => string,
): string {
  if (!hasGauges(title)) return wayText(paths);
  return (['standard', 'metre', 'dual'] as const)
    .flatMap((name) => {
      const some = paths.filter(({ gauge = ALL_GAUGES }) => (gauge & BOTH) === gaugeMask(name));
      return some.length > 0 ? [`${wayText(some)} ${labels.gauges[name]}`] : [];
    })
    .join(', ');
}

/** The track of a face: "W–E", "city: W E SE". */
export function trackText(speech: Speech, title: Title, face: Face): string {
  const { labels } = speech;
  const names = labels.sides[title.board.orientation];
  const open = face.paths.filter(({ b }) => b < STOP);
  const through =
    open.length === 0
      ? ''
      : inGauges(speech, title, open, (paths) =>
          paths.map(({ a, b }) => `${names[a]}–${names[b]}`).join(', '),
        );
  const stops = face.stops.map(({ kind, port }, index) => {
    const arms = face.paths.filter(({ b }) => b === STOP + index);
    if ((face.stopExits[index] ?? 0) === 0) return '';
    const exits = hasGauges(title)
      ? inGauges(speech, title, arms, (paths) =>
          sides(
            speech,
            title,
            paths.reduce((mask, { a }) => mask | (1 << a), 0),
          ).join(' '),
        )
      : sides(speech, title, face.stopExits[index] ?? 0).join(' ');
    return `${labels.stop(kind, port)} ${exits}`;
  });
  return [...stops, through].filter((part) => part !== '').join(', ');
}

/** "20", or "10, green 20, brown 40": a value holds until another is named. */
function valueText({ words }: Speech, { revenue }: StopFacts): string {
  if (typeof revenue === 'number') return String(revenue);
  let last: number | undefined;
  return Object.entries(revenue)
    .flatMap(([colour, value]) => {
      if (value === last) return [];
      const first = last === undefined;
      last = value;
      return [first ? String(value) : `${words.colourName(colour)} ${value}`];
    })
    .join(', ');
}

/** The colour whose values count now. */
const colourNow = (title: Title, state: EighteenState): Colour =>
  phaseOf(title, state).tiles.at(-1) ?? 'yellow';

/** What there is to say about a hex. */
export function hexText(speech: Speech, title: Title, state: EighteenState, id: HexId): string {
  const { words, labels, own } = speech;
  const hex = title.board.hexes.get(id) as BoardHex;
  const face = faceAt(title.board, state.tiles, id) as Face;
  const laid = state.tiles[id];
  const cost = terrainCost(title, state, id);
  const tile = metreTileOf(title.board);
  const inMetre = tile === undefined ? cost : terrainCost(title, state, id, { tile });
  const blocking = title.track.hexBlocked(state, id);
  const future = face.label ? undefined : hex.facts.futureLabel;
  const { gaugeBorders = [] } = title.runs.runBoard(state).hexes.get(id)?.facts ?? {};
  const names = labels.sides[title.board.orientation];
  const gauges = gaugeBorders.map((edge) => names[edge]);
  const stops = face.stops.map((stop, index) => {
    const there = stationsOn(state.stations, id, index)
      .filter(({ edge }) => !edge)
      .map(({ company }) => company);
    const free = (stop.slots ?? 0) - there.length;
    const places =
      stop.kind === 'city' ? ` [${[...there, ...Array(Math.max(0, free)).fill('–')].join(' ')}]` : '';
    const name = labels.stop(stop.kind, stop.port);
    return `${name} ${valueText(speech, stop)}${places}${stop.terminal ? `, ${labels.runsEnd}` : ''}`;
  });
  const besides = stationsOn(state.stations, id)
    .filter(({ edge }) => edge)
    .map(({ company }) => labels.besideIt(company));
  const waiting = stationsOn(state.stations, id)
    .filter(({ stop }) => stop === null)
    .map(({ company }) => labels.notPlaced(company));
  const homes = [...title.companies.values()]
    .filter(({ home, sym }) => home === id && !state.companies[sym]?.operated)
    .map(({ sym }) => labels.homeOf(sym));
  const { terrain } = hex.facts;
  const parts = [
    laid ? labels.laid(laid.tile, laid.rotation) : face.color === 'white' ? '' : words.colourName(face.color),
    trackText(speech, title, face),
    ...stops,
    ...besides,
    ...waiting,
    ...homes,
    cost > 0
      ? labels.terrainCosts(
          cost,
          terrain === undefined ? undefined : words.terrainName(terrain),
          inMetre === cost ? undefined : inMetre,
        )
      : '',
    face.label ? labels.letter(face.label) : '',
    !laid && hex.facts.site ? labels.mayCover : '',
    future ? labels.letterFrom(future.label, words.colourName(future.from)) : '',
    gauges.length > 0 ? labels.gaugeAt(gauges.join(' ')) : '',
    ...(state.addedTrack[id] ?? []).map(
      ([from, to]) => `${own.addedTrack ?? labels.addedTrack} ${names[from]}–${names[to]}`,
    ),
    blocking ? labels.closedBy(blocking) : '',
  ];
  const name = hex.facts.name ? ` ${hex.facts.name}` : '';
  return `${id}${name}: ${parts.filter((part) => part !== '').join('; ') || labels.openCountry}`;
}

/** Characters from one column to the next. */
const STEP = 3;

/** What is on a hex, in a few characters. */
function sketch(title: Title, state: EighteenState, id: HexId): string {
  const face = faceAt(title.board, state.tiles, id) as Face;
  const laid = state.tiles[id];
  if (laid) return `${laid.tile}.${laid.rotation}`;
  const cost = terrainCost(title, state, id);
  const stops = face.stops.map((stop) => {
    const value = valueIn(stop.revenue, colourNow(title, state));
    if (stop.port) return `~${value}`;
    return stop.kind === 'city' ? 'O' : stop.kind === 'town' ? 'o' : `#${value}`;
  });
  const future = title.board.hexes.get(id)?.facts.futureLabel;
  const letter = future ? `(${future.label})` : '';
  return `${face.label ?? `${stops.join('')}${letter}`}${cost > 0 ? `$${cost}` : ''}`;
}

/** What the signs of this map mean. */
function legend({ labels, own }: Speech, title: Title, state: EighteenState): string {
  const { legend: name } = labels;
  const printed = [...title.board.hexes.values()].map(({ printed, facts }) => ({ ...printed, facts }));
  const stops = printed.flatMap((hex) => hex.stops);
  const letters = [...new Set(printed.flatMap(({ label }) => label ?? []))].sort();
  const future = [...new Set(printed.flatMap(({ facts }) => facts.futureLabel?.label ?? []))];
  return [
    `O ${name.city}`,
    `o ${name.town}`,
    ...(letters.length > 0 ? [`${letters.join(', ')} ${name.letters}`] : []),
    ...future.map((letter) => `(${letter}) ${name.letterToCome}`),
    ...(stops.some(({ kind }) => kind === 'offboard') ? [`#20 ${name.offboard}`] : []),
    ...(stops.some(({ port }) => port) ? [`~10 ${name.harbour}`] : []),
    `$ ${name.cost}`,
    `57.2 ${name.turned}`,
    ...(Object.keys(state.addedTrack).length > 0 ? [`= ${own.addedTrack ?? labels.addedTrack}`] : []),
    `• ${name.station}`,
  ].join('  ');
}

const BRUSHES: Readonly<Record<string, keyof Paint>> = {
  yellow: 'yellow',
  green: 'green',
  brown: 'brown',
  gray: 'gray',
  darkgray: 'gray',
  red: 'red',
  blue: 'blue',
};

/** Fewer hexes than this are an island of another map. */
const ISLAND = 10;

/** The maps of a board: what no side joins is another one, shown below the first. */
function mapsOf({ hexes }: Title['board']): readonly (readonly HexId[])[] {
  const found: Set<HexId>[] = [];
  for (const start of hexes.values()) {
    if (found.some((map) => map.has(start.facts.id))) continue;
    const map = new Set<HexId>();
    const ahead = [start];
    for (let hex = ahead.pop(); hex; hex = ahead.pop()) {
      if (map.has(hex.facts.id)) continue;
      map.add(hex.facts.id);
      for (const next of hex.neighbours) if (next) ahead.push(next);
    }
    found.push(map);
  }
  const apart = found.filter(({ size }) => size >= ISLAND).slice(1);
  const main = [...hexes.keys()].filter((id) => !apart.some((map) => map.has(id)));
  return [main, ...apart.map((map) => [...map])];
}

function linesOf(title: Title, state: EighteenState, paint: Paint, ids: readonly HexId[]): readonly string[] {
  const { board } = title;
  const pointy = board.orientation === 'pointy';
  const hexes = ids.map((id) => ({ id, ...placeOf(board.orientation, id) }));
  const rows = hexes.map(({ row }) => row);
  const first = Math.min(...hexes.map(({ column }) => column));
  const width = pointy ? STEP * 2 : STEP * 3;
  const lines: string[] = [];
  for (let row = Math.min(...rows); row <= Math.max(...rows); row++) {
    const here = hexes.filter((hex) => hex.row === row).sort((one, other) => one.column - other.column);
    const texts: readonly ((id: HexId) => string)[] = [
      (id) => {
        const stations = stationsOn(state.stations, id).length;
        return `${id}${'='.repeat(state.addedTrack[id]?.length ?? 0)}${'•'.repeat(stations)}`;
      },
      (id) => sketch(title, state, id),
    ];
    for (const text of texts) {
      let line = '';
      let length = 0;
      for (const { id, column } of here) {
        const start = (column - first) * (pointy ? STEP : width);
        line += ' '.repeat(Math.max(0, start - length));
        length = Math.max(length, start);
        const word = text(id)
          .slice(0, width - 1)
          .padEnd(width);
        const face = faceAt(board, state.tiles, id) as Face;
        const brush: Brush = paint[BRUSHES[face.color] ?? 'dim'];
        line += face.color === 'white' ? word : brush(word);
        length += width;
      }
      lines.push(line.trimEnd());
    }
  }
  return lines;
}

export function mapText(speech: Speech, title: Title, state: EighteenState, paint: Paint): string {
  const { board } = title;
  const maps = mapsOf(board).map((ids) => linesOf(title, state, paint, ids).join('\n'));
  // Plain track speaks for itself.
  const built = [...board.hexes.keys()].filter(
    (id) =>
      (state.tiles[id] && faceAt(board, state.tiles, id)?.stops.length) ||
      state.addedTrack[id] !== undefined ||
      stationsOn(state.stations, id).length > 0,
  );
  return [
    maps.join('\n\n'),
    '',
    paint.dim(legend(speech, title, state)),
    ...(built.length > 0 ? ['', ...built.map((id) => hexText(speech, title, state, id))] : []),
  ].join('\n');
}
