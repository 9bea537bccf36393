/**
 * A map as one sees it: the meaning of its signs, its hexes as rows of signs, and a line for each hex of which there is more to
 * say.
 *
 *     signs:  .  white                            rows:       8   12  16
 *             O  city                                     A   O . .^
 *             R  red                                      B    .^. O^R
 *             ^  terrain mountain, cost 120               C   . .
 *
 *     hexes:  A8  Albany, home NYC
 *             B15 The Gulf, offboard 30/30/60/60: 1 2
 *
 * A hex has one sign or two (`O^`: a city in the mountains). Numbers over the rows stand where their column begins, and each row
 * begins with its letter. On a map with flat tops columns have letters, rows have numbers, and a column is two signs wide. What a
 * line of `hexes` says comes after what the signs say: stops and track are added, the rest is replaced.
 *
 * A line has the id, the name if there is one, and parts behind commas: stops and track (`writtenTrack.ts`), a colour,
 * `terrain NAME`, `cost NUMBER`, `label B`, `label K from green`, `blocked 2 3` (edges), `joined 4`, `group NAME` (of an off-map
 * area, if that is not its name), `terminal`, `site`, `open`, `deadEnds`, `home PRR` (its first stop; `home GIP s1` another, `home Erie any` whichever it
 * chooses), `private D&H`, `toll 0-4 -10`.
 */
import { beside, idOf, placeOf } from './hex.ts';
import type { Edge, HexFacts, HexId, MapFacts } from './types.ts';
import { fault, linesOf, numberIn, partsOf, type WrittenLine, wordsOf } from './writtenLines.ts';
import { checkTrack, type Drawing, edgeIn, readTrack } from './writtenTrack.ts';

interface WrittenMap {
  readonly signs: string;
  readonly rows: string;
  readonly hexes?: string;
}

/** A map of its text. Hexes come in the order of their ids. */
export function mapFromText(
  orientation: MapFacts['orientation'],
  { signs, rows, hexes }: WrittenMap,
): MapFacts {
  const meaning = meaningsOf(signs);
  const said = linesByHex(hexes ?? '');
  // Most hexes look alike: what a pair of signs means is read once.
  const alike = new Map<string, Draft>();
  const found = placesIn(orientation, rows).map(({ id, signs: here, line }) => {
    let known = alike.get(here);
    if (!known) {
      known = { id, name: null, preprinted: 'white', stops: [], paths: [] };
      for (const sign of here) {
        const part = meaning.get(sign) ?? fault(line, `the sign "${sign}" of ${id} means nothing`);
        read(part.line, part.parts, known);
      }
      alike.set(here, known);
    }
    const draft: Draft = { ...known, id, stops: [...known.stops], paths: [...known.paths] };
    const more = said.get(id);
    if (more) {
      if (more.name) draft.name = more.name;
      read(more.line, more.parts, draft);
      said.delete(id);
    }
    check(more?.line ?? line, draft);
    return factsOf(draft);
  });
  for (const [id, { line }] of said) fault(line, `${id} is not on the map`);
  return { orientation, hexes: found };
}

/** A map whose hexes belong to areas, drawn beside it in rows of their own: gauges change where one area meets another. */
export function withGaugeAreas(map: MapFacts, { signs, rows }: Omit<WrittenMap, 'hexes'>): MapFacts {
  const names = meaningsOf(signs);
  const areas = new Map<HexId, string>();
  for (const { id, signs: here, line } of placesIn(map.orientation, rows)) {
    const area = names.get(here) ?? fault(line, `the sign "${here}" of ${id} means nothing`);
    if (!map.hexes.some((hex) => hex.id === id)) fault(line, `${id} is not on the map`);
    areas.set(id, area.parts.join());
  }
  const hexes = map.hexes.map((hex): HexFacts => {
    const gaugeArea = areas.get(hex.id);
    if (!gaugeArea) return hex;
    const gaugeBorders = [0, 1, 2, 3, 4, 5].filter((edge) => {
      const next = areas.get(beside(map.orientation, hex.id, edge));
      return next !== undefined && next !== gaugeArea;
    });
    return gaugeBorders.length > 0 ? { ...hex, gaugeBorders, gaugeArea } : { ...hex, gaugeArea };
  });
  return { ...map, hexes };
}

// ---------------------------------------------------------------- rows of signs

interface Written {
  readonly id: HexId;
  readonly signs: string;
  readonly line: WrittenLine;
}

/** The hexes of rows of signs, in the order of their ids. */
function placesIn(orientation: MapFacts['orientation'], rows: string): readonly Written[] {
  const [head, ...lines] = linesOf(rows);
  if (!head) return [];
  const isFlat = orientation === 'flat';
  const wide = isFlat ? 2 : 1;
  const start = startOf(head, isFlat);
  const found: (Written & { readonly column: number })[] = [];
  let parity: number | undefined;
  for (const line of lines) {
    const [label = '', letters, digits] = /^\s*(?:([A-Z]+)|(\d+))(?=\s)/.exec(line.text) ?? [];
    if (isFlat ? !digits : !letters)
      fault(line, `a row begins with its ${isFlat ? 'number' : 'letter'}, and a space`);
    const row = isFlat ? Number(digits) : placeOf('pointy', `${letters}0`).row;
    for (let at = label.length; at < line.text.length; at++) {
      if (line.text[at] === ' ') continue;
      const column = (at - start) / wide;
      parity ??= Math.abs(column + row) % 2;
      if (column < 0 || Math.abs(column + row) % 2 !== parity)
        fault(line, `the sign "${line.text[at]}" at place ${at + 1} stands between two hexes`);
      const signs = line.text.slice(at, at + 2).trimEnd();
      found.push({ id: idOf(orientation, { column, row }), signs, line, column });
      at++;
    }
  }
  // Rows of a map with flat tops go across the letters: its hexes are put in order, column by column.
  return isFlat ? found.sort((one, other) => one.column - other.column) : found;
}

/** The place of column 0 in a line, from the line that names the columns. */
function startOf(head: WrittenLine, isFlat: boolean): number {
  const starts = [...head.text.matchAll(/\S+/g)].map(({ 0: name, index }) => {
    if (!(isFlat ? /^[A-Z]+$/ : /^\d+$/).test(name)) fault(head, `"${name}" names no column`);
    return index - (isFlat ? 2 * placeOf('flat', `${name}0`).column : Number(name));
  });
  const [start = 0] = starts;
  return starts.every((other) => other === start)
    ? start
    : fault(head, 'a name does not stand over its column');
}

// ---------------------------------------------------------------- what is said of a hex

interface Said {
  readonly line: WrittenLine;
  readonly parts: readonly string[];
}

function meaningsOf(signs: string): ReadonlyMap<string, Said> {
  const found = new Map<string, Said>();
  for (const line of linesOf(signs)) {
    const [sign = '', ...words] = wordsOf(line.text);
    if (sign.length !== 1) fault(line, 'a sign is one character');
    if (found.has(sign)) fault(line, `the sign "${sign}" is explained twice`);
    found.set(sign, { line, parts: partsOf(words.join(' ')) });
  }
  return found;
}

/** What is said of hexes: the id, the name if it has one, and parts behind commas. */
function linesByHex(hexes: string): Map<HexId, Said & { readonly name: string }> {
  const found = new Map<HexId, Said & { readonly name: string }>();
  for (const line of linesOf(hexes)) {
    const [head = '', ...parts] = partsOf(line.text);
    const [, id = '', name = ''] =
      /^([A-Z]+\d+)(?:\s+(.*))?$/.exec(head) ?? fault(line, 'a line begins with a hex');
    if (found.has(id)) fault(line, `${id} has two lines`);
    found.set(id, { line, name, parts });
  }
  return found;
}

type Draft = { -readonly [Key in keyof Omit<HexFacts, 'stops' | 'paths'>]: HexFacts[Key] } & Drawing;

function factsOf({ gauge: _gauge, ...facts }: Draft): HexFacts {
  if (!facts.offboardGroup && facts.name && facts.stops.some(({ kind }) => kind === 'offboard'))
    return { ...facts, offboardGroup: facts.name };
  return facts;
}

function check(line: WrittenLine, draft: Draft): void {
  checkTrack(line, draft);
  for (const { stop } of draft.reservedFor ?? [])
    if (stop && !draft.stops[Number(stop.slice(1))]) fault(line, `there is no stop ${stop}`);
}

const stopIn = (line: WrittenLine, word: string): `s${number}` =>
  /^s\d+$/.test(word) ? `s${Number(word.slice(1))}` : fault(line, `"${word}" is no stop: s0 is, or s1`);

const COLOURS = ['white', 'yellow', 'green', 'gray', 'darkgray', 'red', 'blue'] as const;

function read(line: WrittenLine, parts: readonly string[], draft: Draft): void {
  for (const part of parts) {
    const colour = COLOURS.find((one) => one === part);
    if (colour) draft.preprinted = colour;
    else if (!readTrack(line, part, draft)) readWord(line, part, draft);
  }
}

function readWord(line: WrittenLine, part: string, draft: Draft): void {
  const [word = '', ...rest] = wordsOf(part);
  const [first = '', second, third] = rest;
  const edges = (): readonly Edge[] => rest.map((edge) => edgeIn(line, edge));
  const named = (): string => first || fault(line, `"${word}" needs a name`);
  switch (word) {
    case 'terrain':
      draft.terrain = named();
      break;
    case 'cost':
      draft.cost = numberIn(line, first);
      break;
    case 'label':
      if (second === 'from' && third) draft.futureLabel = { label: first, from: third };
      else draft.label = named();
      break;
    case 'blocked':
      draft.blockedEdges = edges();
      break;
    case 'joined':
      draft.joinedEdges = edges();
      break;
    case 'group':
      draft.offboardGroup = named() && rest.join(' ');
      break;
    case 'terminal':
      draft.terminal = true;
      break;
    case 'site':
    case 'open':
    case 'deadEnds':
      draft[word] = true;
      break;
    case 'home': {
      const home = { company: named(), stop: second === 'any' ? null : stopIn(line, second ?? 's0') };
      draft.reservedFor = [...(draft.reservedFor ?? []), home];
      break;
    }
    case 'private':
      draft.privateHex = [...(draft.privateHex ?? []), named()];
      break;
    case 'toll': {
      const [, from, to] = /^([0-5])-([0-5])$/.exec(first) ?? fault(line, `"${first}" is no track`);
      draft.toll = { path: [Number(from), Number(to)], value: numberIn(line, second) };
      break;
    }
    default:
      fault(line, `"${part}" says nothing of a hex`);
  }
}
