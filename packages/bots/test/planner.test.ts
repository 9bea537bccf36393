/** Planners of crayon games: single decisions, and whole games that come to their end. */
import type { CrayonAction, CrayonAdvice, CrayonEvent, CrayonState } from '@kursbuch/crayon';
import { mostLargeInOnePiece, networkOf } from '@kursbuch/crayon';
import { conservation, isOffered, isRefusal, type Seat, stepsOf } from '@kursbuch/table';
import { game, table, title } from '@kursbuch/titles/benelux';
import { describe, expect, test } from 'vitest';
import {
  move,
  newTable,
  P1,
  P2,
  P3,
  Play,
  type Position,
  position,
} from '../../titles/benelux/test/tableBenelux.ts';
import { STEADY } from '../src/crayon/manners.ts';
import { bestPlan, situationOf } from '../src/crayon/plans.ts';
import { crayonPlayers } from '../src/crayon/players.ts';
import { brainOf, guarded, type Mishap, type PlayerName, playWholeGame, wanderer } from '../src/index.ts';

const loaded = { family: 'crayon', title, game, table } as const;

function playerNamed(name: PlayerName) {
  const player = crayonPlayers(loaded).find((one) => one.name === name);
  if (!player) throw new Error(`nobody is called ${name}`);
  return player;
}

/** What a player answers; it sees no more than its seat does, and the answer is among its choices. */
function answer(name: PlayerName, { state }: Play, seat: Seat = P1): CrayonAction | undefined {
  const { sit, steps } = playerNamed(name);
  const view = table.view(state, [seat]);
  const choices = table.choices(view, seat);
  const action = sit(seat).choose(view, choices, 'test', stepsOf(steps));
  if (action) expect(isOffered(choices, action)).toBe(true);
  return action;
}

/** From Brussels to Antwerp. */
const LINE = [593, 565, 537, 509] as const;
/** From Antwerp to Amsterdam, with branches to Eindhoven and Enschede. */
const NORTH: Position['track'] = [
  [P1, 509, 480, 453, 427, 401, 375, 350, 323, 297, 271, 272, 273, 274, 275, 276, 277, 278, 279, 280],
  [P1, 427, 428, 429, 430, 431, 458],
];
/** Orders far away, so that none of them is in the way. */
const FAR = { open: ['C12', 'C13', 'C14'] };

describe('one decision', () => {
  test.each(['calm', 'steady', 'sharp'] as const)('%s loads what an order at hand asks for', (name) => {
    const play = position({ ...FAR, track: [[P1, ...LINE]], hands: [['C55', 'C21', 'C79']] });
    expect(['bier', 'schokolade']).toContain((answer(name, play) as { good?: string }).good);
  });

  test('what is loaded is for the order that what lies aboard does not serve, and what is too much is told as that', async () => {
    const { advise } = await brainOf(loaded);
    const from = { at: [509], cash: [200], track: NORTH };
    const reasons = (how: Position) =>
      (advise(table.view(position({ ...from, ...how }).state, [P1]), P1) as CrayonAdvice).reasons;
    // Diamonds for Emden and for Bremen, and one load of them is aboard.
    expect(
      reasons({ open: ['C16', 'C17', 'C19'], loads: [['diamanten']], hands: [['C08', 'C12', 'C60']] }),
    ).toMatchObject([
      { kind: 'wanted', order: { good: 'diamanten', city: 'bremen' } },
      { kind: 'plan', orders: [{ city: 'emden' }, { city: 'bremen' }, { good: 'fisch' }] },
    ]);
    // Two are aboard, and the plan has one order for them.
    expect(
      reasons({ open: ['C01', 'C02', 'C03'], loads: [['diamanten', 'diamanten']], hands: [['C08', 'C38']] }),
    ).toMatchObject([
      { kind: 'makesRoom', good: 'diamanten', needed: 1 },
      { kind: 'plan', orders: [{ good: 'diamanten' }, { good: 'chemikalien' }] },
    ]);
  });

  test('what is loaded after it in the same city is told with the advice, as it is advised then', async () => {
    const { advise } = await brainOf(loaded);
    const play = position({ ...FAR, track: [[P1, ...LINE]], hands: [['C55', 'C21', 'C79']] });
    const asked = ({ state }: Play) => advise(table.view(state, [P1]), P1) as CrayonAdvice;
    const { action, next = [] } = asked(play);
    const then = asked(play.do(P1, action));
    expect([action, ...next].map((one) => 'good' in one && one.good).sort()).toEqual(['bier', 'schokolade']);
    expect([then.action, then.next]).toEqual([next[0], undefined]);
  });

  test.each(['calm', 'steady', 'sharp'] as const)('%s delivers what it has brought', (name) => {
    const play = position({ track: [[P1, ...LINE]], hands: [['C55']], loads: [['bier']], at: [509] });
    expect(answer(name, play)).toEqual({ type: 'deliver', good: 'bier', card: 'C55' });
  });

  test('it runs as far as its points go, and no farther than its track', () => {
    const play = position({ track: [[P1, ...LINE]], hands: [['C55']], loads: [['bier']], at: [593] });
    expect(answer('calm', play)).toEqual({ type: 'move', way: [565, 537, 509] });
  });

  test('where trains turn in cities only it goes on to one before it comes back', () => {
    const play = position({
      ...FAR,
      options: { turnOnlyInCities: true },
      track: [[P1, ...LINE]],
      hands: [['C65', 'C21', 'C79']],
      loads: [['textilien']],
      at: [593],
    });
    expect(answer('calm', play.do(P1, move(565)))).toEqual(move(537, 509, 537, 565, 593));
  });

  test('a full train leaves behind what nobody wants', () => {
    const play = position({
      ...FAR,
      track: [[P1, ...LINE]],
      hands: [['C55', 'C21', 'C79']],
      loads: [['wein', 'wein']],
    });
    expect(answer('calm', play)).toEqual({ type: 'unload', good: 'wein' });
  });

  test('with all cities but one in reach of its money it joins the last and ends the game', () => {
    // Amsterdam, Brussels and Luxembourg would do; here two of them in the short game.
    const play = position({ options: { shortGame: true }, cash: [130], building: true });
    let on = play;
    for (let turns = 0; turns < 3 && !on.state.result; turns++) {
      for (let guard = 0; guard < 9 && !on.state.result && on.turn.seat === P1; guard++) {
        const action = answer('steady', on);
        if (action) on = on.do(P1, action);
      }
      if (!on.state.result) on = on.until(on.state.round + 1, P1);
    }
    expect(on.state.result?.winners).toEqual([P1]);
    expect(mostLargeInOnePiece(title, on.state, P1)).toBe(2);
  });

  test.each(['steady', 'sharp'] as const)(
    'where a flood has cut its train off %s draws track to it, and throws no cards away',
    (name) => {
      const play = position({
        ...FAR,
        track: [
          [P1, ...LINE],
          [P3, 772, 788],
        ],
        at: [772],
        cash: [35],
      });
      const action = answer(name, play);
      expect(action?.type === 'build' && action.segments.at(-1)?.[1]).toBe(772);
    },
  );

  test('a better train is bought when nothing is missing', () => {
    const play = position({
      track: [[P1, ...LINE]],
      hands: [['C55']],
      loads: [['bier']],
      at: [537],
      cash: [80],
      building: true,
    });
    expect(answer('steady', play)?.type).toBe('changeTrain');
  });

  test('what acts is heeded: no way into a closed port, no track where none may be drawn', () => {
    const strike = position({
      track: [[P1, ...LINE]],
      hands: [['C55']],
      loads: [['bier']],
      at: [509],
      acting: [['E03', P2]],
    });
    expect(answer('steady', strike)?.type).not.toBe('deliver');
  });

  test('cheaper track is agreed to, and promises are not given', () => {
    const rate = { type: 'proposeRate', partner: P1, side: 'owner', rounds: 3 } as const;
    const cheap = position({ track: [[P2, ...LINE]] }).do(P2, { ...rate, kind: 'perTurn', amount: 2 });
    expect(answer('calm', cheap)).toEqual({ type: 'acceptOffer', offer: 0 });
    const supply = {
      type: 'proposeSupply',
      partner: P1,
      side: 'receiver',
      good: 'bier',
      city: 'gent',
    } as const;
    expect(answer('calm', position().do(P2, supply))).toEqual({ type: 'declineOffer', offer: 0 });
    // Whoever is not on turn answers too, and has nothing else to say.
    expect(answer('calm', position({ turn: P2 }), P1)).toBeUndefined();
  });

  describe('BEN-FEE-7 a flat sum is taken for what it is worth', () => {
    const accept = { type: 'acceptOffer', offer: 0 };
    const decline = { type: 'declineOffer', offer: 0 };
    const sum = (amount: number, rounds: number) =>
      ({ type: 'proposeRate', kind: 'flat', amount, rounds }) as const;
    /** P1 offers P2 a sum for the line from Brussels to Antwerp. */
    const offered = (how: Parameters<typeof position>[0], amount: number, rounds: number) =>
      answer(
        'steady',
        position({ track: [[P2, ...LINE]], building: true, ...how }).do(P1, {
          ...sum(amount, rounds),
          partner: P2,
          side: 'user',
        }),
        P2,
      );

    test('by its owner: all the fees it replaces, as whoever offers it knows his plan', () => {
      expect([offered({}, 3, 1), offered({}, 4, 1)]).toEqual([decline, accept]);
      expect([offered({}, 11, 3), offered({}, 12, 3)]).toEqual([decline, accept]);
      // what is agreed already brings nothing more, and nothing is no offer
      const flat = { owner: P2, user: P1, kind: 'flat', amount: 4, first: 5, last: 7 } as const;
      expect([offered({ rates: [flat] }, 1, 2), offered({ rates: [flat] }, 0, 2)]).toEqual([accept, decline]);
    });

    test('by its user: less than the fees of his own plan', () => {
      const granted = (hand: string, amount: number, rounds: number) =>
        answer(
          'steady',
          position({
            ...FAR,
            track: [[P2, ...LINE]],
            hands: [[hand]],
            loads: [['bier']],
            at: [593],
            cash: [12],
          }).do(P2, { ...sum(amount, rounds), partner: P1, side: 'owner' }),
        );
      // beer for Antwerp goes over P2's line in this turn
      expect([granted('C55', 3, 1), granted('C55', 4, 1)]).toEqual([accept, decline]);
      expect(granted('C55', 4, 3)).toEqual(decline);
    });

    test('a rate for each turn is compared with the one that holds already', () => {
      const rate = { type: 'proposeRate', kind: 'perTurn', rounds: 2 } as const;
      const agreed = { owner: P2, user: P1, kind: 'perTurn', amount: 2, first: 4, last: 9 } as const;
      const play = position({ track: [[P2, ...LINE]], rates: [agreed] });
      const asUser = (amount: number) =>
        answer('calm', play.do(P2, { ...rate, amount, partner: P1, side: 'owner' }), P1);
      const asOwner = (amount: number) =>
        answer('calm', play.do(P1, { ...rate, amount, partner: P2, side: 'user' }), P2);
      expect([1, 2, 3].map(asUser)).toEqual([accept, decline, decline]);
      expect([1, 2, 3].map(asOwner)).toEqual([decline, decline, accept]);
    });
  });

  test.each(['steady', 'sharp'] as const)('others’ secrets change nothing for %s', (name) => {
    const play = position({
      hands: [
        ['C55', 'C21', 'C79'],
        ['C01', 'C02', 'C03'],
      ],
    });
    const other = position({
      hands: [
        ['C55', 'C21', 'C79'],
        ['C04', 'C05', 'C06'],
      ],
      cash: [50, 199, 0],
    });
    const open = { open: play.state.open };
    expect(answer(name, play)).toEqual(
      answer(name, { ...other, state: { ...other.state, ...open } } as Play),
    );
  });
});

describe('sharp', () => {
  test('keeps a hand with a plan that pays, though a short one that pays nothing seems better at first', () => {
    const play = position({
      open: ['C55', 'C12', 'C13'],
      hands: [['C48', 'C76', 'C33']],
      track: [[P3, ...LINE]],
      at: [537],
      trains: ['C15'],
      cash: [28],
    });
    expect(answer('sharp', play)?.type).toBe('move');
  });

  const NOTHING = { cost: 0, edges: new Set<number>(), steps: [] };
  /** Beer for Antwerp, aboard in Brussels: the line there is somebody's. */
  const bringing = (owner: Seat, cash: number): Play =>
    position({
      ...FAR,
      track: [[owner, ...LINE]],
      hands: [['C55']],
      loads: [['bier']],
      at: [593],
      cash: [cash],
    });
  const stay: CrayonAction = { type: 'endMovement' };
  const half: CrayonAction = {
    type: 'proposeRate',
    partner: P2,
    side: 'user',
    kind: 'flat',
    amount: 2,
    rounds: 1,
  };

  test('reckons with what is agreed for its next turn', () => {
    const agreed = bringing(P2, 12).do(P1, stay);
    const rate = { owner: P2, user: P1, kind: 'flat', amount: 2 } as const;
    const next = agreed.state.round + 1;
    const state = { ...agreed.state, rates: [{ ...rate, first: next, last: next }] };
    const fees = (looksAhead: boolean): number => {
      const situation = situationOf(title, state, P1, () => NOTHING, new Set(), looksAhead);
      return bestPlan(situation, STEADY.judgement, stepsOf(99))?.schedule.fees ?? Number.NaN;
    };
    expect([fees(true), fees(false)]).toEqual([0, 4]);
  });

  test('counts as its own what lies with an offer: the plan that ends the game stays the one to follow', () => {
    const near = position({ cash: [249], track: [[P2, ...LINE]] });
    const goalOf = ({ state }: Play, looksAhead: boolean): number =>
      situationOf(title, state, P1, () => NOTHING, new Set(), looksAhead).goal;
    expect(goalOf(near, true) - goalOf(near.do(P1, half), true)).toBe(2);
    expect(goalOf(near, false)).toBe(goalOf(near.do(P1, half), false));
  });

  test('answers alike when asked again, and with hardly any steps too', () => {
    const { state } = position({ hands: [['C55', 'C21', 'C79']] });
    const view = table.view(state, [P1]);
    const choices = table.choices(view, P1);
    const { sit, steps } = playerNamed('sharp');
    const ask = (most: number, seed: string) => sit(P1).choose(view, choices, seed, stepsOf(most));
    expect(ask(steps, 'one')).toEqual(ask(steps, 'another'));
    const hurried = ask(2, 'one');
    expect(hurried && isOffered(choices, hurried)).toBe(true);
  });
});

describe('advice', () => {
  /** Beer lies aboard and waits for track from Brussels to Antwerp. */
  const WAITING = { ...FAR, hands: [['C55', 'C21', 'C79']], loads: [['bier']], at: [593], building: true };

  function advised(name: PlayerName, { state }: Play, seat: Seat = P1) {
    const { sit, steps } = playerNamed(name);
    const view = table.view(state, [seat]);
    return sit(seat).advise?.(view, table.choices(view, seat), 'test', stepsOf(steps));
  }

  test('says the plan it follows, what the next stop is for, and what other plans would begin with', () => {
    const play = position({
      ...FAR,
      track: [[P1, ...LINE]],
      hands: [['C55']],
      loads: [['bier']],
      at: [537],
    });
    const advice = advised('steady', play);
    expect(advice?.action).toEqual(answer('steady', play));
    const [first, second] = advice?.reasons ?? [];
    expect(first).toMatchObject({ kind: 'deliversNext', order: { good: 'bier', city: 'antwerpen' } });
    expect(second).toMatchObject({ kind: 'plan', orders: expect.arrayContaining([expect.anything()]) });
    for (const { worth } of advice?.compared ?? []) expect(Number.isFinite(worth)).toBe(true);
    if (advice?.compared.length) expect(advice.compared[0]?.action).toEqual(advice.action);
  });

  test('says where to begin with what each large city would bring', () => {
    const advice = advised('steady', newTable({ seed: 'advised' }));
    expect(advice?.action.type).toBe('chooseStart');
    expect(advice?.unit).toBe('turn');
    expect(advice?.compared).toHaveLength(4);
    expect(advice?.compared[0]?.action).toEqual(advice?.action);
    expect(advice?.reasons.map(({ kind }) => kind)).toEqual(['startsNear', 'plan', 'keepsFor']);
  });

  test('says why nothing more is drawn: the turn or the purse is spent, or nothing is worth it', () => {
    const why = (play: Play) => {
      const { action, reasons = [] } = advised('calm', play) ?? {};
      expect(action).toEqual({ type: 'endTurn' });
      return reasons[0];
    };
    const spending = (spent: number, out = {}, track: Position['track'] = []) => {
      const { state } = position({ ...WAITING, track, cash: [19] });
      const agenda = state.agenda.map((task) => (task.kind === 'turn' ? { ...task, spent, out } : task));
      return new Play({ ...state, agenda });
    };
    expect(why(position({ ...WAITING, cash: [0] }))).toEqual({ kind: 'noMoneyToDraw' });
    expect(why(spending(20))).toEqual({ kind: 'turnSpent', limit: 20 });
    expect(why(spending(0, { bruessel: 2 }))).toEqual({ kind: 'trackWaits' });
    const nearly = spending(18, {}, [[P1, 593, 565, 537]]);
    expect(why(nearly)).toEqual({ kind: 'trackOverLimit', cost: 3, left: 2 });
    const served = position({ ...WAITING, track: [[P1, ...LINE]], cash: [3] });
    expect(why(served)).toEqual({ kind: 'nothingToDraw' });
  });

  test('says that the next piece of track costs more than the purse has, with both sums, only while that is so', () => {
    // Steel aboard is paid in Brussels, on track that is there; beer waits for the last piece into Antwerp.
    const both = { ...WAITING, hands: [['C55', 'C43', 'C79']], loads: [['bier', 'stahl']], at: [565] };
    const near = (cash: number, spent = 0) => {
      const { state } = position({ ...both, track: [[P1, 593, 565, 537]], cash: [cash] });
      const agenda = state.agenda.map((task) => (task.kind === 'turn' ? { ...task, spent } : task));
      return advised('steady', new Play({ ...state, agenda }));
    };
    // That piece costs 3.
    const [poor, able, late] = [near(2), near(3), near(2, 18)];
    expect(poor).toMatchObject({
      action: { type: 'endTurn' },
      reasons: [{ kind: 'trackTooExpensive', cost: 3, cash: 2 }, { kind: 'plan' }],
    });
    expect(able?.action).toMatchObject({ type: 'build' });
    expect(able?.reasons.map(({ kind }) => kind)).not.toContain('trackTooExpensive');
    expect(late?.reasons[0]).toEqual({ kind: 'trackOverLimit', cost: 3, left: 2 });
  });

  /** All edges that lead on from Anna's network are Ben's. */
  function walledIn({ state }: Play): Play {
    const { points } = networkOf(title, state, P1);
    const around = title.board.edges.filter(({ a, b }) => points.has(a) || points.has(b));
    const bens = Object.fromEntries(around.map(({ id }) => [id, P2]));
    return new Play({ ...state, track: { ...bens, ...state.track } });
  }

  test('says that nothing can be drawn or bought only where no piece of track and no train is on offer', () => {
    const served = { ...WAITING, track: [[P1, ...LINE] as const], cash: [3] };
    const offers = ({ state }: Play) =>
      table
        .choices(table.view(state, [P1]), P1)
        .filter((one) =>
          one.type === 'many'
            ? one.kind === 'build' && one.list().length > 0
            : one.action.type === 'changeTrain',
        );
    const free = position(served);
    expect(offers(free)).not.toEqual([]);
    expect(advised('calm', free)?.reasons[0]).toEqual({ kind: 'nothingToDraw' });
    const walled = walledIn(position(served));
    expect(offers(walled)).toEqual([]);
    expect(advised('calm', walled)).toMatchObject({
      action: { type: 'endTurn' },
      reasons: [{ kind: 'cannotDraw' }, { kind: 'plan' }],
    });
  });

  test('is what would be chosen, with a reason, at every decision of a few rounds', () => {
    const { state: start } = newTable({ players: 2, shortGame: true, seed: 'reasons' });
    const { sit, steps } = playerNamed('calm');
    let state = start;
    const kinds = new Set<string>();
    for (let acts = 0; acts < 40 && !state.result; acts++) {
      const [seat = 0] = table.waiting(state);
      const view = table.view(state, [seat]);
      const choices = table.choices(view, seat);
      const advice = sit(seat).advise?.(view, choices, 'test', stepsOf(steps));
      expect(advice?.action).toEqual(sit(seat).choose(view, choices, 'test', stepsOf(steps)));
      expect(advice?.reasons.length).toBeGreaterThan(0);
      for (const { action } of advice?.compared ?? []) expect(isOffered(choices, action)).toBe(true);
      for (const { kind } of advice?.reasons ?? []) kinds.add(kind);
      const done = table.act(state, seat, advice?.action);
      if (isRefusal(done)) throw new Error(done.reason);
      state = done.state;
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['startsNear', 'keepsFor', 'plan', 'loadsNext']));
  });
});

/** What lies in purses and with offers. */
const moneyOf = ({ purses, offers }: CrayonState): number =>
  purses.reduce((sum: number, cash) => sum + (cash ?? 0), 0) +
  offers.reduce((sum, { laid }) => sum + laid, 0);

/** What an event brings from the bank, less what it takes there. */
const fromBank = (event: CrayonEvent): number =>
  event.type !== 'paid'
    ? 0
    : (event.from === 'bank' ? (event.amount ?? 0) : 0) - (event.to === 'bank' ? (event.amount ?? 0) : 0);

describe('whole games', () => {
  test.each([
    ['calm', 3, true, 30],
    ['steady', 3, true, 25],
    ['sharp', 2, true, 30],
    ['calm', 2, false, 60],
  ] as const)(
    '%s at %i players ends one (short: %s) within %i rounds',
    (name, players, shortGame, rounds) => {
      const { state: start } = newTable({ players, shortGame, seed: `planner ${name} ${players}` });
      const broken = conservation(game, start);
      const mishaps: Mishap[] = [];
      const player = playerNamed(name);
      const bots = start.players.map((_, seat) =>
        guarded(player.sit(seat), {
          waiting: table.waiting,
          seat,
          instead: playerNamed('random').sit(seat),
          report: (mishap) => mishaps.push(mishap),
        }),
      );
      let money = moneyOf(start);
      const { state, trouble } = playWholeGame(table, start, bots, {
        seed: 'planner',
        budget: () => stepsOf(player.steps),
        onState(after, _index, _entry, events) {
          expect(broken(after)).toEqual([]);
          for (const event of events) money += fromBank(event as CrayonEvent);
          expect(moneyOf(after)).toBe(money);
        },
      });
      expect(trouble).toBeUndefined();
      expect(mishaps).toEqual([]);
      expect(state.round).toBeLessThanOrEqual(rounds);
      expect(state.result?.cause).toBe('goal');
    },
  );

  test('whoever does what is advised comes to the end of a short game; city and cards are advised together', async () => {
    const brain = await brainOf(loaded);
    const { state: start } = newTable({ players: 2, shortGame: true, seed: 'guided' });
    const promised = new Map<Seat, readonly string[]>();
    let state = start;
    for (let acts = 0; acts < 900 && !state.result; acts++) {
      const [seat = 0] = table.waiting(state);
      const { action, reasons } = brain.advise(table.view(state, [seat]), seat) as CrayonAdvice;
      const cards = reasons.find(({ kind }) => kind === 'keepsFor');
      if (action.type === 'chooseStart' && cards?.kind === 'keepsFor') promised.set(seat, cards.cards);
      if (action.type === 'keepOrders') expect(action.cards).toEqual(promised.get(seat));
      const done = table.act(state, seat, action);
      if (isRefusal(done)) throw new Error(`${done.reason}: ${JSON.stringify(action)}`);
      state = done.state;
    }
    expect(promised.size).toBe(2);
    expect(state.result?.cause).toBe('goal');
    expect(state.round).toBeLessThanOrEqual(30);
  });

  test('what was left behind is not taken up again at once: nobody loads and leaves the same good in a circle', () => {
    // In round 4 of this game another plan looked better with the cars aboard than beside them.
    const { state: start } = newTable({ players: 3, seed: 'r5', drawSeats: true });
    const { sit, steps } = playerNamed('steady');
    const left: string[] = [];
    let round = 0;
    playWholeGame(
      table,
      start,
      start.players.map((_, seat) => sit(seat)),
      {
        seed: 'circle',
        limit: 100,
        budget: () => stepsOf(steps),
        onState(after, _index, entry) {
          round = after.round;
          const action = entry.action as CrayonAction;
          if (action.type === 'unload') left.push(`${round} ${action.good}`);
        },
      },
    );
    expect(round).toBeGreaterThan(4);
    expect(left.filter((one, index) => left.indexOf(one) !== index)).toEqual([]);
  });

  test('a player of simulations comes to the end whatever it takes on the way', () => {
    const { state: start } = newTable({ shortGame: true, seed: 'wandering' });
    const broken = conservation(game, start);
    let money = moneyOf(start);
    const { state, trouble } = playWholeGame(table, start, wanderer(title, 'wandering'), {
      seed: 'wandering',
      onState(after, _index, _entry, events) {
        expect(broken(after)).toEqual([]);
        for (const event of events) money += fromBank(event as CrayonEvent);
        expect(moneyOf(after)).toBe(money);
      },
    });
    expect(trouble).toBeUndefined();
    expect(state.result?.cause).toBe('goal');
  });
});
