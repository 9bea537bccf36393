/** Laying track and running trains by hand, on positions of played games. */
import { eighteenHabits, randomPlayer } from '@kursbuch/bots';
import {
  checkRuns,
  companyTurnOf,
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  isClosed,
  type LoadedEighteen,
  layContext,
  layProblem,
  networkOf,
  openColours,
  opposite,
  type Run,
  runTrainsOf,
  suggestRuns,
  type Title,
  trackKey,
} from '@kursbuch/eighteen';
import { distance } from '@kursbuch/screens/eighteen/board/geometry.ts';
import { picturesOf } from '@kursbuch/screens/eighteen/board/picture.ts';
import { piecesOf, pointsOf } from '@kursbuch/screens/eighteen/board/runPath.ts';
import { after } from '@kursbuch/screens/eighteen/game/game.ts';
import { distinctRotations, type Lay, optionsOn } from '@kursbuch/screens/eighteen/lay/layPlan.ts';
import { tellingLay } from '@kursbuch/screens/eighteen/lay/whyNot.ts';
import { drawnRuns, visitsOf } from '@kursbuch/screens/eighteen/runs/drawnRuns.ts';
import { touched } from '@kursbuch/screens/eighteen/runs/editRun.ts';
import { NO_WAY } from '@kursbuch/screens/eighteen/runs/way.ts';
import { offered } from '@kursbuch/screens/game/offers.ts';
import { isObjection, Room } from '@kursbuch/table';
import { eighteenNamed } from '@kursbuch/titles';
import { beforeAll, describe, expect, test } from 'vitest';

interface Position {
  readonly title: Title;
  readonly state: EighteenState;
  readonly seat: number;
  readonly room: Room<EighteenState, EighteenAction, EighteenEvent>;
}

/** Random players play, and every position of this kind is kept. */
async function positions(loaded: LoadedEighteen, kind: string, atMost: number): Promise<readonly Position[]> {
  const players = ['A', 'B', 'C'];
  const record = {
    format: 'kursbuch',
    version: 2,
    title: loaded.title.id,
    players,
    seed: 'map',
    options: { drawSeats: false },
    actions: [],
  } as const;
  const bot = randomPlayer(await eighteenHabits(loaded), 'map at play');
  const room = Room.replay(loaded.table, record, () => bot);
  if (!(room instanceof Room)) throw new Error(room.refusal.reason);
  const found: Position[] = [];
  for (let count = 0; count < 700 && found.length < atMost && !room.state.result; count++) {
    const [seat] = room.waiting;
    if (seat === undefined) break;
    const { state } = room;
    if (state.agenda.at(-1)?.kind === kind) {
      const copy = new Room(loaded.table, record, state);
      found.push({ title: loaded.title, state, seat, room: copy });
    }
    if (!room.letBotAct(seat)) break;
  }
  return found;
}

let laying: readonly Position[] = [];
let running: readonly Position[] = [];
beforeAll(async () => {
  const ids = ['1830', '1848'];
  const loaded = await Promise.all(
    ids.map(async (id) => (await eighteenNamed(id)?.load()) as LoadedEighteen),
  );
  laying = (await Promise.all(loaded.map((one) => positions(one, 'trackStep', 12)))).flat();
  running = (await Promise.all(loaded.map((one) => positions(one, 'runStep', 12)))).flat();
});

const companyOf = (state: EighteenState): string => companyTurnOf(state)?.company ?? '';

describe('laying', () => {
  test('shows every legal lay once, in all its ways to lie', () => {
    expect(laying.length).toBeGreaterThan(6);
    for (const { title, state, seat, room } of laying) {
      const lays = offered(room.offers(seat, 0) ?? [], 'layTile');
      for (const hex of new Set(lays.map((lay) => lay.hex))) {
        const options = optionsOn(title, state, lays, hex, null);
        expect(options.length).toBeGreaterThan(0);
        for (const { tile, power, rotations, lay, left } of options) {
          const faces = title.board.tiles.get(tile) ?? [];
          const same = lays.filter((one) => one.hex === hex && one.tile === tile && one.power === power);
          const ways = new Set(same.map(({ rotation }) => trackKey(faces[rotation] as never)));
          expect(rotations.length).toBe(ways.size);
          expect(rotations).toContain(lay.rotation);
          expect(left).toBeGreaterThan(0);
          expect('reason' in room.rehearse(seat, lay, 0)).toBe(false);
        }
      }
    }
  });

  test('keeps the way a tile lies when another is taken', () => {
    for (const { title, state, seat, room } of laying) {
      const lays = offered(room.offers(seat, 0) ?? [], 'layTile');
      for (const lay of lays) {
        const chosen = optionsOn(title, state, lays, lay.hex, lay).find(({ isChosen }) => isChosen);
        expect(chosen?.lay).toEqual(lay);
      }
    }
  });

  test('turned round, a straight is the same straight', () => {
    const [{ title } = { title: undefined }] = laying;
    const all = [0, 1, 2, 3, 4, 5];
    const ways = (tile: string) => distinctRotations(title?.board.tiles.get(tile) ?? [], all).length;
    expect(ways('9')).toBe(3);
    expect(ways('8')).toBe(6);
    expect(ways('57')).toBe(3);
    expect(ways('20')).toBe(3);
  });

  test('shows the map as it will be', () => {
    for (const { state, seat, room } of laying)
      for (const lay of offered(room.offers(seat, 0) ?? [], 'layTile').slice(0, 12)) {
        const told = room.rehearse(seat, lay, 0);
        if ('reason' in told) throw new Error(told.reason);
        const shown = after(state, told.events);
        expect(shown.tiles[lay.hex]).toEqual({ tile: lay.tile, rotation: lay.rotation });
        // A home whose circle is asked for next stays open.
        for (const event of told.events)
          if (event.type === 'stationMoved' && event.from !== null && !event.settled)
            expect(shown.stations).toContainEqual(
              expect.objectContaining({ hex: event.hex, stop: event.stop }),
            );
      }
  });

  test('says of every other hex what is in the way', () => {
    const reasons = new Set<string>();
    for (const { title, state, seat, room } of laying) {
      const legal = new Set(offered(room.offers(seat, 0) ?? [], 'layTile').map(({ hex }) => hex));
      for (const hex of title.board.hexes.keys()) {
        if (legal.has(hex)) continue;
        const lay = tellingLay(title, state, companyOf(state), hex);
        expect(lay, hex).not.toBeNull();
        const told = room.rehearse(seat, lay, 0);
        if (!('reason' in told)) throw new Error(`${hex} may be built`);
        reasons.add(told.reason);
        const { board } = title;
        const context = layContext(
          title,
          state,
          companyOf(state),
          openColours(title, state, companyOf(state)),
        );
        // An ordinary hex out of reach is out of reach, and nothing else, unless nothing yellow may be laid at all.
        const ordinary = board.hexes.get(hex)?.printed.color === 'white' && !state.tiles[hex];
        const problem = layProblem(context, hex, (lay as Lay).tile, (lay as Lay).rotation);
        if (ordinary && problem)
          expect(['notConnected', 'noTileLeft', 'homeTileFirst', 'twoYellows'], hex).toContain(told.reason);
      }
    }
    expect(reasons).toContain('notConnected');
    expect(reasons).toContain('fixedHex');
  });
});

describe('runs', () => {
  const planOf = ({ title, state }: Position): readonly Run[] =>
    suggestRuns(title, state, companyOf(state)).runs;

  test('are drawn without a gap, from stop to stop', () => {
    expect(running.length).toBeGreaterThan(6);
    for (const position of running) {
      const { title, state } = position;
      const pictures = picturesOf(title, state);
      for (const run of planOf(position)) {
        const pieces = piecesOf(title.board, run);
        expect(pieces.length).toBe(run.legs.reduce((sum, leg) => sum + leg.length, 0));
        pieces.slice(1).forEach((piece, index) => {
          const before = pieces[index] as (typeof pieces)[number];
          if (before.hex !== piece.hex) expect(piece.from).toBe(opposite(before.to));
        });
        const ways = pointsOf(title.board.orientation, pictures, pieces);
        expect(ways).toHaveLength(1);
        for (const points of ways)
          points.slice(1).forEach((point, index) => {
            expect(distance(point, points[index] as never)).toBeLessThan(13);
          });
      }
    }
  });

  test('colour the stops they come to', () => {
    for (const position of running) {
      const { title, state } = position;
      const plan = planOf(position).map((run, index) => ({
        train: run.train,
        kind: '2',
        number: index + 1,
        way: run,
        revenue: 10,
        skipped: new Set<string>(),
      }));
      const visits = visitsOf(plan);
      for (const { way, number } of plan)
        for (const stop of way.stops) {
          const [hex = '', index = ''] = stop.split(':');
          expect(visits.get(hex)?.[Number(index)]).toContain(number);
        }
      // A stop that is passed without counting it stays as it is.
      const [first] = plan;
      const [passed = ''] = first?.way.stops ?? [];
      const [hex = '', index = ''] = passed.split(':');
      const skipping = first ? visitsOf([{ ...first, skipped: new Set([passed]) }]) : new Map();
      expect(skipping.get(hex)?.[Number(index)]).toEqual([]);
      const drawn = drawnRuns(title.board, picturesOf(title, state), plan);
      expect(drawn.every(({ flag, d }) => flag !== null && d.startsWith('M'))).toBe(true);
    }
  });

  test('can be put together stop by stop', () => {
    for (const position of running) {
      const { title, state } = position;
      const company = companyOf(state);
      const board = title.runs.runBoard(state);
      const network = networkOf(board, state);
      const isOpen = (id: string): boolean => {
        const stop = network.stops.find((one) => one.id === id);
        return stop !== undefined && !stop.terminal && !isClosed(stop, company);
      };
      const made: Run[] = [];
      for (const run of planOf(position)) {
        let way = NO_WAY;
        for (const stop of run.stops) {
          const next = touched({ network, others: made, isOpen }, way, stop);
          if (!next) break;
          way = next;
        }
        if (way.stops.join() === run.stops.join()) made.push({ train: run.train, ...way });
      }
      const trains = runTrainsOf(title, state, company);
      const worth = checkRuns(board, state, company, trains, made, title.runs.runRules(state, company));
      expect(isObjection(worth)).toBe(false);
      expect(made.length).toBe(planOf(position).length);
    }
  });

  test('are cut back by touching an earlier stop, and end by touching the last', () => {
    for (const position of running) {
      const { title, state } = position;
      const network = networkOf(title.runs.runBoard(state), state);
      const editing = { network, others: [], isOpen: () => true };
      for (const run of planOf(position)) {
        expect(touched(editing, run, run.stops[0] as string)).toEqual({ stops: [run.stops[0]], legs: [] });
        // Every way of track once, then the stop goes.
        let way: ReturnType<typeof touched> = run;
        const seen = new Set<string>();
        while (way && way.stops.length === run.stops.length) {
          expect(seen.has(way.legs.join(';'))).toBe(false);
          seen.add(way.legs.join(';'));
          way = touched(editing, way, run.stops.at(-1) as string);
        }
        expect(way?.stops).toEqual(run.stops.slice(0, -1));
      }
    }
  });
});
