/** Drawing and driving before they are done: what the hand holds is what the rules would do. */
import { type CrayonState, linesOf, type Pair, type TurnTask } from '@kursbuch/crayon';
import { at } from '@kursbuch/screens/crayon/board/grid.ts';
import { Drawing, drawn, drawsFrom, leftToSpend, turnOf } from '@kursbuch/screens/crayon/draw/drawing.ts';
import { freshTrack } from '@kursbuch/screens/crayon/draw/fresh.ts';
import { timetableOf, wayTo } from '@kursbuch/screens/crayon/drive/timetable.ts';
import { drawing } from '@kursbuch/screens/crayon/map/drawing.ts';
import { alongRim, isAtRim } from '@kursbuch/screens/crayon/map/rim.ts';
import type { PanZoom } from '@kursbuch/screens/parts/map/panZoom.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import { table, title } from '@kursbuch/titles/benelux';
import { describe, expect, test, vi } from 'vitest';

const AMSTERDAM = 219;
const UTRECHT = title.board.city('utrecht')?.at[0] ?? 0;
const LEEUWARDEN = title.board.city('leeuwarden')?.at[0] ?? 0;

/** Everybody is ready in Amsterdam; the first seat is on turn. */
function begun(): CrayonState {
  const start = table.setup({ players: ['Anna', 'Ben'], seed: 'drafts', options: { drawSeats: false } });
  if (isRefusal(start)) throw new Error(start.reason);
  let state = start;
  for (const seat of [0, 1]) {
    const [keep] = table.choices(state, seat);
    if (keep?.type !== 'many') throw new Error('nothing to keep');
    state = done(state, seat, keep.list()[0]);
    state = done(state, seat, { type: 'chooseStart', city: 'amsterdam' });
  }
  return state;
}

function done(state: CrayonState, seat: Seat, action: unknown): CrayonState {
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(`${JSON.stringify(action)}: ${outcome.reason}`);
  return outcome.state;
}

/** A way from Amsterdam as segments, and these mileposts as track of the first seat. */
const pairsOf = (way: readonly number[]): readonly Pair[] =>
  way.map((to, index) => [way[index - 1] ?? rimTo(to), to] as const);
const trackOf = (way: readonly number[]): CrayonState['track'] =>
  Object.fromEntries(pairsOf(way.slice(1)).map(([from, to]) => [title.board.between(from, to)?.id ?? -1, 0]));
/** Where a segment to here leaves Amsterdam. */
const rimTo = (to: number): number =>
  title.board.city('amsterdam')?.at.find((at) => title.board.between(at, to)) ?? AMSTERDAM;

const turn = (state: CrayonState): TurnTask => {
  const found = turnOf(state);
  if (!found) throw new Error('nobody is on turn');
  return found;
};

describe('drawing', () => {
  const state = begun();

  test('the line to a town is built as it is drawn, for what it says', () => {
    const drawing = new Drawing(title, state, 0, turn(state), [], AMSTERDAM);
    const line = drawing.to(UTRECHT);
    expect(line?.ends).toBeUndefined();
    expect(line?.cost).toBe(4);
    const after = done(state, 0, { type: 'build', segments: line?.segments });
    expect(after.purses[0]).toBe(46);
  });

  test('a line that costs too much ends where the money ends, and says why', () => {
    const bremen = title.board.city('bremen')?.at[0] ?? 0;
    const far = new Drawing(title, state, 0, turn(state), [], AMSTERDAM).to(bremen);
    expect(far?.line.cost).toBeGreaterThan(20);
    expect(far?.cost).toBeLessThanOrEqual(20);
    expect(far?.ends?.reason).toBe('overLimit');
    expect(done(state, 0, { type: 'build', segments: far?.segments }).purses[0]).toBe(50 - (far?.cost ?? 0));
  });

  test('of equally expensive lines the one by the finger’s way is drawn, or else the one that is suggested', () => {
    const [target = 0] = title.board.city('groningen')?.at ?? [];
    const now = turn(state);
    const plain = new Drawing(title, state, 0, now, [], AMSTERDAM).to(target);
    const cost = plain?.line.cost;
    const over = (line: typeof plain): readonly number[] => line?.line.segments.map(([, to]) => to) ?? [];
    // Lines by mileposts beside it that cost the same.
    const { edges, mileposts } = title.board;
    const beside = new Set(
      over(plain).flatMap((at) => (mileposts[at]?.edges ?? []).flatMap((id) => [edges[id]!.a, edges[id]!.b])),
    );
    const lines = [...beside]
      .filter((at) => !over(plain).includes(at))
      .flatMap((at) => {
        const there = over(new Drawing(title, state, 0, now, [], AMSTERDAM).to(at));
        const track = trackOf([AMSTERDAM, ...there]);
        const on = linesOf(title, { ...state, track }, 0, { spent: 0, out: {} }, at).to(target);
        const way = [...there, ...(on?.segments.map(([, to]) => to) ?? [])];
        const made = drawn(title, { ...state, purses: [500, 50] }, 0, { ...now, spent: -500 }, pairsOf(way));
        return made.ends === undefined && made.cost === cost ? [way] : [];
      });
    expect(lines.length).toBeGreaterThan(0);
    for (const way of lines) {
      const byFinger = new Drawing(title, state, 0, now, [], AMSTERDAM).to(target, way);
      expect(over(byFinger)).toEqual(way);
      const bySuggestion = new Drawing(title, state, 0, now, [], AMSTERDAM, new Set(way)).to(target);
      expect(over(bySuggestion)).toEqual(way);
      // The finger is followed rather than what is suggested.
      const against = new Drawing(title, state, 0, now, [], AMSTERDAM, new Set(over(plain)));
      expect(over(against.to(target))).toEqual(over(plain));
      expect(over(against.to(target, way))).toEqual(way);
    }
    // Nothing of it makes a line costlier.
    const everywhere = [...mileposts.keys()];
    expect(new Drawing(title, state, 0, now, [], AMSTERDAM).to(target, everywhere)?.line.cost).toBe(cost);
  });

  test('a draft goes on from its end, and each segment can be taken back', () => {
    const first = new Drawing(title, state, 0, turn(state), [], AMSTERDAM).to(UTRECHT);
    const segments: readonly Pair[] = first?.segments ?? [];
    expect(drawsFrom(title, state, 0, turn(state), segments)).toContain(UTRECHT);
    const arnhem = title.board.city('arnheim')?.at[0] ?? 0;
    const on = new Drawing(title, state, 0, turn(state), segments, UTRECHT).to(arnhem);
    expect(on?.segments.slice(0, segments.length)).toEqual(segments);
    expect(on?.segments.length).toBeGreaterThan(segments.length);
    const shorter = drawn(title, state, 0, turn(state), on?.segments.slice(0, -1) ?? []);
    expect(leftToSpend(title, shorter, 0)).toBe(20 - shorter.cost);
    expect(isRefusal(table.act(state, 0, { type: 'build', segments: on?.segments }))).toBe(false);
  });

  test('what the turn has drawn is marked until the turn is over', () => {
    const segments = new Drawing(title, state, 0, turn(state), [], AMSTERDAM).to(UTRECHT)?.segments ?? [];
    const built = table.act(state, 0, { type: 'build', segments });
    if (isRefusal(built)) throw new Error(built.reason);
    const edges = segments.map(([from, to]) => title.board.between(from, to)?.id);
    expect(freshTrack([built], built.state).toReversed()).toEqual(edges);
    // A segment that an event takes away is marked no more.
    const { [edges[0] ?? 0]: _, ...left } = built.state.track;
    expect(freshTrack([built], { track: left })).not.toContain(edges[0]);
    const ended = table.act(built.state, 0, { type: 'endTurn' });
    if (isRefusal(ended)) throw new Error(ended.reason);
    expect(freshTrack([built, ended], ended.state)).toEqual([]);
  });

  test('where no line leads none is proposed', () => {
    expect(new Drawing(title, state, 0, turn(state), [], LEEUWARDEN).to(UTRECHT)).toBeUndefined();
  });
});

describe('driving', () => {
  /** A line from Amsterdam to Utrecht, and Anna's second turn. */
  function running(): CrayonState {
    const start = begun();
    const line = new Drawing(title, start, 0, turn(start), [], AMSTERDAM).to(UTRECHT);
    let state = done(start, 0, { type: 'build', segments: line?.segments });
    for (const seat of [0, 1]) state = done(state, seat, { type: 'endTurn' });
    return state;
  }

  test('the timetable of a way is carried out as it stands', () => {
    const state = running();
    const way = wayTo(title, state, 0, turn(state), UTRECHT);
    expect(way?.turns).toBe(1);
    const wish = new Map([[`${way?.steps.length} load kaese supply`, true]]);
    const timetable = timetableOf(title, state, 0, turn(state), way?.steps ?? [], wish);
    expect(timetable.stops.map(({ city }) => city)).toContain('utrecht');
    let after = state;
    for (const action of timetable.actions) after = done(after, 0, action);
    expect(after.trains[0]?.at).toBe(UTRECHT);
    expect(after.trains[0]?.loads).toContain('kaese');
    expect(turn(after).points).toBe(9 - timetable.points);
  });

  test('a good that an order here wants is delivered, and its income counted', () => {
    const state = running();
    const card = [...title.orders.values()].find(({ orders }) =>
      orders.some(({ city }) => city === 'utrecht'),
    );
    const order = card?.orders.find(({ city }) => city === 'utrecht');
    if (!card || !order) throw new Error('no order for Utrecht');
    const held: CrayonState = {
      ...state,
      secrets: { ...state.secrets, 0: { cards: [card.id], below: [] } },
      trains: state.trains.map((train, seat) => (seat === 0 ? { ...train, loads: [order.good] } : train)),
    };
    const way = wayTo(title, held, 0, turn(held), UTRECHT);
    const timetable = timetableOf(title, held, 0, turn(held), way?.steps ?? [], new Map());
    expect(timetable.income).toBe(order.pays);
    expect(timetable.actions.at(-1)?.type === 'move').toBe(false);
    expect(timetable.actions).toContainEqual({ type: 'deliver', good: order.good, card: card.id });
    const none = timetableOf(
      title,
      held,
      0,
      turn(held),
      way?.steps ?? [],
      new Map([[`${way?.steps.length} deliver ${order.good} ${card.id}`, false]]),
    );
    expect(none.income).toBe(0);
    // What is owed goes to whom it is owed first.
    const owing: CrayonState = { ...held, debts: [{ debtor: 0, creditor: 1, amount: 3 }] };
    const paid = timetableOf(title, owing, 0, turn(owing), way?.steps ?? [], new Map());
    let after = owing;
    for (const action of paid.actions) after = done(after, 0, action);
    expect(paid.cash).toBe((owing.purses[0] ?? 0) + order.pays - 3);
    expect(paid.cash).toBe(after.purses[0]);
  });

  test('BEN-FEE-10: of a fee that its owner owes one, what comes straight back is counted', () => {
    const state = running();
    const foreign: CrayonState = {
      ...state,
      track: Object.fromEntries(Object.keys(state.track).map((edge) => [edge, 1])),
      debts: [
        { debtor: 1, creditor: 0, amount: 3 },
        { debtor: 1, creditor: 0, amount: 9 },
      ],
    };
    const way = wayTo(title, foreign, 0, turn(foreign), UTRECHT);
    const timetable = timetableOf(title, foreign, 0, turn(foreign), way?.steps ?? [], new Map());
    expect(timetable.fee).toBe(4);
    let after = foreign;
    for (const action of timetable.actions) after = done(after, 0, action);
    expect(timetable.cash).toBe(after.purses[0]);
    expect(timetable.cash).toBe(foreign.purses[0]);
  });

  test('a good that an own order wants is loaded, but not what one has just left', () => {
    const state = running();
    const card = [...title.orders.values()].find(({ orders }) =>
      orders.some(({ good }) => good === 'kaffee'),
    );
    const held = (by: Seat): CrayonState => ({
      ...state,
      secrets: { ...state.secrets, 0: { cards: [card?.id ?? ''], below: [] } },
      trains: state.trains.map((train) => ({ ...train, at: UTRECHT })),
      lying: [{ city: 'utrecht', good: 'kaffee', due: 9, by }],
    });
    const loads = (by: Seat) => timetableOf(title, held(by), 0, turn(state), [], new Map()).actions;
    expect(loads(1)).toEqual([{ type: 'load', good: 'kaffee' }]);
    expect(loads(0)).toEqual([]);
  });

  test('a way over foreign track names its fee, and a far one as much as this turn allows', () => {
    const state = running();
    const foreign: CrayonState = {
      ...state,
      track: Object.fromEntries(Object.keys(state.track).map((edge) => [edge, 1])),
    };
    const way = wayTo(title, foreign, 0, turn(foreign), UTRECHT);
    const timetable = timetableOf(title, foreign, 0, turn(foreign), way?.steps ?? [], new Map());
    expect(timetable.fees.map(({ owner, amount }) => [owner, amount])).toEqual([[1, 4]]);
    expect(timetable.strands).toBe(false);
    // BEN-FEE-10: 4 M are enough to come there, but not to leave again.
    const poor: CrayonState = { ...foreign, purses: foreign.purses.with(0, 4) };
    expect(timetableOf(title, poor, 0, turn(poor), way?.steps ?? [], new Map()).strands).toBe(true);
    // At a table that gives credit a fee without the money is owed: no purse holds less than nothing.
    const credit: CrayonState = { ...poor, options: { ...poor.options, feeOnCredit: true } };
    const riding = (cash: number) => {
      const given: CrayonState = { ...credit, purses: credit.purses.with(0, cash) };
      const ride = timetableOf(title, given, 0, turn(given), way?.steps ?? [], new Map());
      let after = given;
      for (const action of ride.actions) after = done(after, 0, action);
      expect(ride.cash).toBe(after.purses[0]);
      return ride;
    };
    expect(riding(1)).toMatchObject({ cash: 1, fee: 4, fees: [{ owner: 1, amount: 4, isOwed: true }] });
    expect(riding(9)).toMatchObject({ cash: 5, fees: [{ owner: 1, amount: 4, isOwed: false }] });
    const tired = { ...turn(foreign), points: 1 };
    expect(wayTo(title, foreign, 0, tired, UTRECHT)?.turns).toBe(2);
  });
});

describe('a finger at the rim of the map', () => {
  const size = { width: 360, height: 300 };
  const box = { x: 0, y: 0, width: 1000, height: 1000 };
  const view = { left: -300, top: -300, scale: 1 };

  test('takes the map along slowly: in a tenth of a second by less than a step between mileposts', () => {
    const next = alongRim(view, [360, 150], box, size, 0.1);
    expect(next.left).toBeLessThan(view.left);
    expect(view.left - next.left).toBeLessThan(24);
    expect(next.top).toBe(view.top);
    const gentle = alongRim(view, [335, 150], box, size, 0.1);
    expect(view.left - gentle.left).toBeLessThan(view.left - next.left);
    expect(isAtRim([180, 150], size)).toBe(false);
    expect(alongRim(view, [180, 150], box, size, 1)).toEqual(view);
  });

  test('never takes it off the board, however long it waits', () => {
    expect(alongRim(view, [360, 300], box, size, 60)).toEqual({ scale: 1, left: -640, top: -700 });
    expect(alongRim(view, [0, 0], box, size, 60)).toMatchObject({
      left: expect.closeTo(0),
      top: expect.closeTo(0),
    });
    // Where the board ends already nothing moves, not even back.
    const small = { left: 20, top: 30, scale: 0.2 };
    for (const at of [
      [0, 0],
      [360, 300],
      [360, 0],
    ] as const)
      expect(alongRim(small, at, box, size, 5)).toEqual(small);
  });

  /** A window of 360 × 300 onto the board, and a finger that went from Amsterdam to its lower rim and waits there so many frames. */
  function waiting(drawnTo: (() => number | null) | undefined, frames = 600) {
    const board = title.board;
    const [x, y] = at(board, AMSTERDAM);
    let now = { scale: 1, left: 180 - x, top: 150 - y };
    const moving = {
      view: () => now,
      size: () => size,
      inWindow: (clientX: number, clientY: number) => [clientX, clientY],
      point: (clientX: number, clientY: number) => [clientX - now.left, clientY - now.top],
      show(next: typeof now) {
        now = next;
      },
    } as unknown as PanZoom;
    let asked: ((time: number) => void) | undefined;
    vi.stubGlobal('requestAnimationFrame', (ask: (time: number) => void) => {
      asked = ask;
      return 1;
    });
    vi.stubGlobal('cancelAnimationFrame', () => {});
    const frame = Object.assign(new EventTarget(), { setPointerCapture() {} }) as unknown as HTMLElement;
    const finger = (clientX: number, clientY: number) =>
      Object.assign(new Event('pointermove'), {
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX,
        clientY,
      }) as unknown as PointerEvent;
    const whole = { x: 0, y: 0, width: 5000, height: 5000 };
    const over: number[] = [];
    const hears = { drawsFrom: new Set([AMSTERDAM]), drawOver: (to: number) => over.push(to) };
    const pen = drawing(
      frame,
      board,
      whole,
      () => moving,
      () => ({ ...hears, ...(drawnTo && { drawnTo }) }),
    );
    pen.takes(finger(180, 150));
    frame.dispatchEvent(finger(180, 295));
    for (let count = 0; count < frames; count++) asked?.(count * 16);
    pen.close();
    vi.unstubAllGlobals();
    return { moved: 150 - y - now.top, tipAt: (tip: number) => at(board, tip)[1] + now.top };
  }

  test('takes the map along as far as the line can follow', () => {
    expect(waiting(undefined).moved).toBeGreaterThan(300);
    expect(waiting(() => null).moved).toBe(0);
  });

  test('never leaves behind where the line ends', () => {
    // The line waits in Amsterdam, as at a shore that the finger has gone beyond.
    const { moved, tipAt } = waiting(() => AMSTERDAM);
    expect(moved).toBeGreaterThan(100);
    expect(tipAt(AMSTERDAM)).toBeGreaterThanOrEqual(0);
  });
});
