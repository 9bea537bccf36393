/** The map as text: every hex at its place, and what lies on it in words. */
import {
  type BoardHex,
  type Colour,
  type EighteenState,
  type Face,
  faceAt,
  type HexId,
  phaseOf,
  placeOf,
  STOP,
  type StopFacts,
  stationsOn,
  type Title,
  terrainCost,
  valueIn,
} from '@kursbuch/eighteen';
import type { Brush, Paint } from './paint.ts';

/** The sides of a hex, 0..5 clockwise. */
const SIDES = {
  pointy: ['SW', 'W', 'NW', 'NE', 'E', 'SE'],
  flat: ['S', 'SW', 'NW', 'N', 'NE', 'SE'],
} as const;

const sides = (title: Title, mask: number): readonly string[] =>
  SIDES[title.board.orientation].filter((_, edge) => mask & (1 << edge));

/** The track of a face: "W–E", "city: W E SE". */
export function trackText(title: Title, face: Face): string {
  const through = face.paths
    .filter(({ b }) => b < STOP)
    .map(({ a, b }) => `${SIDES[title.board.orientation][a]}–${SIDES[title.board.orientation][b]}`);
  const stops = face.stops.map((stop, index) => {
    const exits = sides(title, face.stopExits[index] ?? 0);
    return exits.length > 0 ? `${stopName(stop)} ${exits.join(' ')}` : '';
  });
  return [...stops, ...through].filter((part) => part !== '').join(', ');
}

/** What a stop is called. */
function stopName({ kind, port }: StopFacts): string {
  if (port) return `${port} harbour`;
  return kind === 'offboard' ? 'off-map area' : kind;
}

/** "20", or "10, green 20, brown 40": a value holds until another is named. */
function valueText({ revenue }: StopFacts): string {
  if (typeof revenue === 'number') return String(revenue);
  let last: number | undefined;
  return Object.entries(revenue)
    .flatMap(([colour, value]) => {
      if (value === last) return [];
      const first = last === undefined;
      last = value;
      return [first ? String(value) : `${colour} ${value}`];
    })
    .join(', ');
}

/** The colour whose values count now. */
const colourNow = (title: Title, state: EighteenState): Colour =>
  phaseOf(title, state).tiles.at(-1) ?? 'yellow';

/** What there is to say about a hex. */
export function hexText(title: Title, state: EighteenState, id: HexId): string {
  const hex = title.board.hexes.get(id) as BoardHex;
  const face = faceAt(title.board, state.tiles, id) as Face;
  const laid = state.tiles[id];
  const cost = terrainCost(title, state, id);
  const blocking = title.policies.hexBlocked(state, id);
  const future = face.label ? undefined : hex.facts.futureLabel;
  const gauges = (hex.facts.gaugeBorders ?? []).map((edge) => SIDES[title.board.orientation][edge]);
  const stops = face.stops.map((stop, index) => {
    const there = stationsOn(state.stations, id, index)
      .filter(({ edge }) => !edge)
      .map(({ company }) => company);
    const free = (stop.slots ?? 0) - there.length;
    const places =
      stop.kind === 'city' ? ` [${[...there, ...Array(Math.max(0, free)).fill('–')].join(' ')}]` : '';
    return `${stopName(stop)} ${valueText(stop)}${places}${stop.terminal ? ', where runs end' : ''}`;
  });
  const besides = stationsOn(state.stations, id)
    .filter(({ edge }) => edge)
    .map(({ company }) => `${company} beside it`);
  const waiting = stationsOn(state.stations, id)
    .filter(({ stop }) => stop === null)
    .map(({ company }) => `${company} not placed yet`);
  const homes = [...title.companies.values()]
    .filter(({ home, sym }) => home === id && !state.companies[sym]?.operated)
    .map(({ sym }) => `home of ${sym}`);
  const parts = [
    laid ? `tile ${laid.tile}, rotation ${laid.rotation}` : face.color === 'white' ? '' : face.color,
    trackText(title, face),
    ...stops,
    ...besides,
    ...waiting,
    ...homes,
    cost > 0 ? `costs ${cost} (${hex.facts.terrain ?? 'terrain'})` : '',
    face.label ? `letter ${face.label}` : '',
    !laid && title.mayCover?.(hex.facts) ? 'a tile may be laid here' : '',
    future ? `letter ${future.label} from ${future.from} on` : '',
    gauges.length > 0 ? `the gauge changes at ${gauges.join(' ')}` : '',
    blocking ? `closed by ${blocking}` : '',
  ];
  const name = hex.facts.name ? ` ${hex.facts.name}` : '';
  return `${id}${name}: ${parts.filter((part) => part !== '').join('; ') || 'open country'}`;
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
function legend(title: Title): string {
  const printed = [...title.board.hexes.values()].map(({ printed, facts }) => ({ ...printed, facts }));
  const stops = printed.flatMap((hex) => hex.stops);
  const letters = [...new Set(printed.flatMap(({ label }) => label ?? []))].sort();
  const future = [...new Set(printed.flatMap(({ facts }) => facts.futureLabel?.label ?? []))];
  return [
    'O city',
    'o town',
    ...(letters.length > 0 ? [`${letters.join(', ')} letters`] : []),
    ...future.map((letter) => `(${letter}) a letter to come`),
    ...(stops.some(({ kind }) => kind === 'offboard') ? ['#20 off-map area and its value now'] : []),
    ...(stops.some(({ port }) => port) ? ['~10 harbour'] : []),
    '$ cost',
    '57.2 tile 57 turned by 2',
    '• station; map HEX tells more',
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

export function mapText(title: Title, state: EighteenState, paint: Paint): string {
  const { board } = title;
  const pointy = board.orientation === 'pointy';
  const hexes = [...board.hexes.keys()].map((id) => ({ id, ...placeOf(board.orientation, id) }));
  const rows = Math.max(...hexes.map(({ row }) => row));
  const first = Math.min(...hexes.map(({ column }) => column));
  const width = pointy ? STEP * 2 : STEP * 3;
  const lines: string[] = [];
  for (let row = 0; row <= rows; row++) {
    const here = hexes.filter((hex) => hex.row === row).sort((one, other) => one.column - other.column);
    const texts: readonly ((id: HexId) => string)[] = [
      (id) => {
        const stations = stationsOn(state.stations, id).length;
        return `${id}${'•'.repeat(stations)}`;
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
  // Plain track speaks for itself.
  const built = [...board.hexes.keys()].filter(
    (id) =>
      (state.tiles[id] && faceAt(board, state.tiles, id)?.stops.length) ||
      stationsOn(state.stations, id).length > 0,
  );
  return [
    ...lines,
    '',
    paint.dim(legend(title)),
    ...(built.length > 0 ? ['', ...built.map((id) => hexText(title, state, id))] : []),
  ].join('\n');
}
