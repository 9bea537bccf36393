/**
 * Makes bench/data/route-stress.json: dense late maps of the first title with stations and long trains.
 * Run with: node bench/make-route-stress.ts. Deterministic: the same facts give the same file.
 */
import { writeFileSync } from 'node:fs';
import { type Board, type BoardHex, faceAt } from '../packages/eighteen/src/board.ts';
import { opposite } from '../packages/eighteen/src/hex.ts';
import { isClosed, networkOf } from '../packages/eighteen/src/routes/network.ts';
import { type Face, STOP } from '../packages/eighteen/src/tile.ts';
import type { LaidTile, Station } from '../packages/eighteen/src/types.ts';
import { firstTitle } from '../packages/titles/index.ts';

const MAPS = 40;
/** Chosen from this many. */
const TRIES = 800;
/** Attempts to better a map. */
const POLISH = 6000;
/** Routes are counted up to here. */
const CAP = 1_000_000;
/** Each map gives one position per set. */
const TRAIN_SETS = [
  ['D', 'D'],
  ['6', 'D'],
  ['5', '6'],
  ['4', '5', '6'],
  ['5', '6', 'D'],
];

/** Where it can begin: the first tile of each kind of hex, by its stops and label. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  '': ['7', '8', '9'],
  town: ['3', '4', '58'],
  'town town': ['1', '2', '55', '56', '69'],
  city: ['57'],
  'city city OO': ['59'],
  'city B': ['53'],
  'city city NY': ['54'],
};

const { title } = await firstTitle.load();
const { board } = title;
const companies = [...title.companies.values()];

/** A small generator of chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Laid = Record<string, LaidTile>;

function keepsTrack(old: Face, next: Face): boolean {
  const stopAt = new Map<number, number>();
  return old.paths.every(({ a, b }) => {
    if (b < STOP) return next.paths.some((piece) => piece.a === a && piece.b === b);
    const found = next.paths.find((piece) => piece.a === a && piece.b >= STOP);
    if (!found) return false;
    const known = stopAt.get(b);
    stopAt.set(b, found.b);
    return known === undefined || known === found.b;
  });
}

/** Track that leads to track, track that leads nowhere yet; undefined if it leads off the map. */
function meeting(board: Board, laid: Laid, hex: BoardHex, face: Face): number | undefined {
  let score = 0;
  for (let edge = 0; edge < 6; edge++) {
    if ((face.exits & (1 << edge)) === 0) continue;
    const next = hex.neighbours[edge];
    if (!next) return undefined;
    const there = faceAt(board, laid, next.facts.id) as Face;
    const meets = (there.exits & (1 << opposite(edge))) !== 0;
    const fixed = next.facts.preprinted === 'gray' || next.facts.preprinted === 'red';
    if (!meets && fixed) return undefined;
    score += meets ? 2 : laid[next.facts.id] ? -0.7 : 0.3;
  }
  return score;
}

function buildMap(random: () => number): Laid {
  const laid: Laid = {};
  const stock: Record<string, number> = { ...title.tileCounts };
  let misses = 0;
  while (misses < 60) {
    let best: { hex: BoardHex; tile: string; rotation: number; score: number } | undefined;
    for (const hex of board.hexes.values()) {
      const { preprinted, stops, label } = hex.facts;
      if (preprinted === 'gray' || preprinted === 'red' || random() < 0.7) continue;
      const old = laid[hex.facts.id];
      const kind = [...stops.map((stop) => stop.kind), ...(label ? [label] : [])].join(' ');
      const options = old ? title.track.upgrades(old.tile, hex.facts) : (FIRST[kind] ?? []);
      const before = faceAt(board, laid, hex.facts.id) as Face;
      for (const tile of options) {
        if (!stock[tile]) continue;
        for (let rotation = 0; rotation < 6; rotation++) {
          const face = board.tiles.get(tile)?.[rotation] as Face;
          if ((old || before.paths.length > 0) && !keepsTrack(before, face)) continue;
          const value = meeting(board, laid, hex, face);
          if (value === undefined) continue;
          const score = value + random() * 2 - (old ? 1 : 0);
          if (!best || score > best.score) best = { hex, tile, rotation, score };
        }
      }
    }
    if (!best) {
      misses++;
      continue;
    }
    const { hex, tile, rotation } = best;
    const old = laid[hex.facts.id];
    if (old) stock[old.tile] = (stock[old.tile] ?? 0) + 1;
    stock[tile] = (stock[tile] ?? 0) - 1;
    laid[hex.facts.id] = { tile, rotation };
  }
  return laid;
}

/** Turn and swap tiles until more track meets track: what a table of patient builders would arrive at. */
function polish(laid: Laid, random: () => number): Laid {
  const ids = Object.keys(laid);
  const sumOf = (ids: readonly string[], map: Laid): number | undefined => {
    let sum = 0;
    for (const id of ids) {
      const score = meeting(board, map, board.hexes.get(id) as BoardHex, faceAt(board, map, id) as Face);
      if (score === undefined) return undefined;
      sum += score;
    }
    return sum;
  };
  const kindOf = (id: string) => {
    const { stops, label } = (board.hexes.get(id) as BoardHex).facts;
    return [...stops.map((stop) => stop.kind), ...(label ? [label] : [])].join(' ');
  };
  let now = laid;
  for (let round = 0; round < POLISH; round++) {
    const one = ids[Math.floor(random() * ids.length)] as string;
    const other = ids[Math.floor(random() * ids.length)] as string;
    if (kindOf(one) !== kindOf(other)) continue;
    const next = { ...now };
    next[one] = { tile: (now[other] as LaidTile).tile, rotation: Math.floor(random() * 6) };
    next[other] =
      one === other
        ? (next[one] as LaidTile)
        : { tile: (now[one] as LaidTile).tile, rotation: Math.floor(random() * 6) };
    const near = new Set([one, other]);
    for (const id of [one, other])
      for (const hex of board.hexes.get(id)?.neighbours ?? [])
        if (hex && now[hex.facts.id]) near.add(hex.facts.id);
    const [before, after] = [sumOf([...near], now) ?? -99, sumOf([...near], next)];
    if (after !== undefined && after >= before) now = next;
  }
  return now;
}

/** Homes first, then what is left of each company's stations, anywhere there is room. */
function placeStations(laid: Laid, random: () => number): Station[] {
  const stations: Station[] = [];
  const cities = networkOf(board, { tiles: laid, stations: [] }).stops.filter(({ kind }) => kind === 'city');
  const room = ({ id, slots }: { id: string; slots: number }) =>
    stations.filter(({ hex, stop }) => `${hex}:${stop}` === id).length < slots;
  const put = (company: string, id: string) => {
    const [hex = '', stop] = id.split(':');
    stations.push({ company, hex, stop: Number(stop) });
  };
  for (const { sym, home } of companies) {
    const city = cities.find((one) => one.hex === home && room(one));
    if (city) put(sym, city.id);
  }
  for (const { sym, stationCosts } of companies)
    for (let count = 1; count < stationCosts.length; count++) {
      const free = cities.filter(
        (one) => room(one) && !stations.some(({ company, hex }) => company === sym && hex === one.hex),
      );
      const city = free[Math.floor(random() * free.length)];
      if (city && random() < 0.35) put(sym, city.id);
    }
  return stations;
}

/** How many routes an unlimited train of a company has, as far as it is worth counting. */
function countRoutes(laid: Laid, stations: readonly Station[], company: string, cap: number): number {
  const { stops, segments, sides } = networkOf(board, { tiles: laid, stations });
  const leads: { other: number; sides: readonly number[] }[][] = stops.map(() => []);
  for (const { a, b, sides: used } of segments) {
    leads[a]?.push({ other: b, sides: used });
    leads[b]?.push({ other: a, sides: used });
  }
  const visited = new Uint8Array(stops.length);
  const taken = new Uint8Array(sides);
  let count = 0;
  const extend = (from: number, root: number, second: boolean) => {
    for (const { other, sides: used } of leads[from] ?? []) {
      if (count >= cap || visited[other] || used.some((side) => taken[side])) continue;
      visited[other] = 1;
      for (const side of used) taken[side] = 1;
      count++;
      if (!second) extend(root, root, true);
      const stop = stops[other];
      if (stop && !stop.terminal && !isClosed(stop, company)) extend(other, root, second);
      visited[other] = 0;
      for (const side of used) taken[side] = 0;
    }
  };
  stops.forEach((stop, index) => {
    if (!stop.stations.includes(company)) return;
    visited[index] = 1;
    extend(index, index, false);
  });
  return count;
}

/** Of many maps the ones with the most routes for some company. */
function candidates() {
  const found = [];
  for (let seed = 0; seed < TRIES; seed++) {
    const random = chance(1000 + seed);
    const grown = buildMap(random);
    const laid = seed % 2 === 0 ? grown : polish(grown, random);
    const stations = placeStations(laid, random);
    const routes = companies
      .map(({ sym }) => ({ sym, count: countRoutes(laid, stations, sym, CAP) }))
      .sort((a, b) => b.count - a.count || (a.sym < b.sym ? -1 : 1));
    found.push({ laid, stations, routes, seed, most: routes[0]?.count ?? 0 });
  }
  return found.sort((a, b) => b.most - a.most || a.seed - b.seed).slice(0, MAPS);
}

const chosen = candidates();
/** "hex tile/rotation …", and "company hex:stop …". */
const maps = chosen.map(({ laid, stations }) => ({
  tiles: Object.entries(laid)
    .map(([hex, { tile, rotation }]) => `${hex} ${tile}/${rotation}`)
    .join(', '),
  stations: stations.map(({ company, hex, stop }) => `${company} ${hex}:${stop}`).join(', '),
}));
/** The company with the most routes and the next one in turn, with each set of trains. */
const positions = chosen.flatMap(({ routes }, map) =>
  TRAIN_SETS.map((trains, index) => `${map} ${routes[index % 2]?.sym} ${trains.join(' ')}`),
);
const source = 'made by bench/make-route-stress.ts: map, company and trains of each position';
writeFileSync(
  new URL('data/route-stress.json', import.meta.url),
  `${JSON.stringify({ source, maps, positions }, null, 2)}\n`,
);
console.log(
  `${positions.length} positions; routes of the first company: ${chosen.map(({ most }) => most).join(' ')}`,
);
