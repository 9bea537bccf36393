/** Hidden information: bonds, cities, votes, the lot. The seven leak checks of docs/rules/1853.md, each against everything that leaves a table. */
import { describe, expect, test } from 'vitest';
import { type Eye, isRefusal, parseRecord, Room, type Seat } from '../../../table/src/index.ts';
import { tellsSecret } from '../../../table/src/told.ts';
import { actionsOf, eyesOf, lawsOf, spelledOut } from '../../../table/test/laws.ts';
import { game, table } from '../rules/index.ts';
import { ownOf } from '../rules/own.ts';
import {
  AHMADABAD,
  AJMER,
  ALLAHABAD,
  BENARES,
  BOMBAY,
  CALCUTTA,
  CAWNPORE,
  DELHI,
  HYDERABAD,
  JAIPUR,
  LAHORE,
  LUCKNOW,
  MULTAN,
  NAGPUR,
  PATNA,
  PESHAWAR,
  RAWALPINDI,
} from './cities.ts';
import {
  afterBids,
  afterBonds,
  type Bid,
  beforeBonds,
  bond,
  built,
  buy,
  contract,
  founded,
  inPhase,
  lay,
  P1,
  P2,
  P3,
  type Play,
  pass,
  sell,
  table1853,
  withOwn,
  write,
} from './table1853.ts';

const NAMES = ['Ulrich', 'Helmut', 'Bernd'];

/** A game at this table, before the bonds; the lot falls by the seed. */
function newRoom(seed = 'secret seed', options: Record<string, boolean> = {}) {
  const setup = { players: NAMES, seed, options };
  const start = table.setup(setup);
  if (isRefusal(start)) throw new Error(start.reason);
  return new Room(table, setup, start);
}
type Room1853 = ReturnType<typeof newRoom>;

const did = (room: Room1853, seat: Seat, action: object): void =>
  expect(room.act(seat, action, room.length)).toBeNull();

/** Everything that leaves a room for an eye: what it opens, its view, what it is offered, its record. */
const sent = (room: Room1853, eye: Eye): string =>
  JSON.stringify({
    opening: room.open(eye),
    view: room.view(eye),
    record: room.record(eye),
    offers: eye.map((seat) => room.offers(seat, room.length)),
    standing: eye.map((seat) => room.standing(seat, room.length)),
    waiting: room.waiting,
    branch: room.branch(room.length),
  });

/** Eyes without this seat, a spectator's among them. */
const others = (seat: Seat): readonly Eye[] =>
  eyesOf({ players: NAMES } as never).filter((eye) => !eye.includes(seat));

/** Bonds of 130, 100 and 90, and these cities one after the other, as the seats come. */
function played(...cities: readonly (readonly [string, string])[]): Room1853 {
  const room = newRoom();
  for (const [seat, amount] of [130, 100, 90].entries()) did(room, seat, bond(amount));
  for (const [index, [city, company]] of cities.entries()) did(room, index % 3, write(city, company));
  return room;
}

describe('the seven leak checks', () => {
  test('1853-2.5.11a (1) After a pick the others get the same for two cities that lead to the same company', () => {
    const pairs = [
      [PATNA, BENARES, 'EIR'],
      [PATNA, CALCUTTA, 'EIR'],
      [JAIPUR, BOMBAY, 'BBCI'],
      [LAHORE, DELHI, 'NWR'],
    ] as const;
    for (const [one, other, company] of pairs) {
      const rooms = [played([one, company]), played([other, company])] as const;
      for (const eye of others(P1)) expect(sent(rooms[0], eye), `[${eye}]`).toBe(sent(rooms[1], eye));
      expect(sent(rooms[0], [P1])).not.toBe(sent(rooms[1], [P1]));
    }
    // what listeners hear too
    const heard = (city: string) => {
      const room = played();
      const news: string[] = [];
      for (const eye of others(P1)) room.listen(eye, (change) => news.push(JSON.stringify(change)));
      did(room, P1, write(city, 'EIR'));
      return news;
    };
    expect(heard(PATNA)).toEqual(heard(LUCKNOW));
    expect(heard(PATNA)).toHaveLength(others(P1).length);
  });

  test('1853-2.5.2a (1) Bonds: the same for any amount, until all have written; the lot is nobody’s', () => {
    const written = (amount: number) => {
      const room = newRoom();
      did(room, P2, bond(amount));
      return room;
    };
    for (const eye of others(P2)) expect(sent(written(100), eye)).toBe(sent(written(730), eye));
    const room = written(100);
    for (const eye of eyesOf(room.state)) expect(sent(room, eye)).not.toMatch(/chance|secret seed/);
    did(room, P3, bond(100));
    did(room, P1, bond(100));
    for (const eye of eyesOf(room.state)) {
      expect(sent(room, eye)).not.toMatch(/chance|secret seed/);
      expect(ownOf(room.view(eye)).lots).toEqual([ownOf(room.state).seating]); // its result is everybody's
    }
    // who wrote first leaves no trace in the state
    const turned = newRoom();
    did(turned, P3, bond(100));
    did(turned, P2, bond(100));
    const straight = written(100);
    did(straight, P3, bond(100));
    expect(turned.view([])).toEqual(straight.view([]));
  });

  test('1853-2.5.5a (2) A refusal is told to nobody else, and changes nothing for them', () => {
    const room = played(
      [CALCUTTA, 'EIR'],
      [BOMBAY, 'BBCI'],
      [LAHORE, 'NWR'],
      [PATNA, 'EIR'],
      [AJMER, 'BBCI'],
      [MULTAN, 'NWR'],
    );
    const before = new Map(others(P1).map((eye) => [eye, sent(room, eye)]));
    let news = 0;
    for (const eye of others(P1)) room.listen(eye, () => news++);
    for (const action of [write(BENARES, 'EIR'), write(CALCUTTA, 'EIR'), write(LAHORE, 'EIR'), pass])
      expect(room.act(P1, action, room.length)).toMatchObject({ reason: expect.any(String) });
    expect(news).toBe(0);
    for (const [eye, text] of before) expect(sent(room, eye)).toBe(text);
    // others are refused whatever he has written, for the same reason
    for (const action of [write(BENARES, 'EIR'), write(JAIPUR, 'BBCI'), pass])
      expect(room.act(P2, action, room.length)).toMatchObject({ reason: 'notYourTurn', rule: '1853-0.3' });
  });

  test('1853-2.5.4d (2) Whether he may pass, and which cities he may write, is offered to him alone', () => {
    const room = played([CALCUTTA, 'EIR']);
    did(room, P2, write(BOMBAY, 'BBCI'));
    did(room, P3, write(LAHORE, 'NWR'));
    expect(room.offers(P1, room.length)?.length).toBeGreaterThan(0);
    expect(room.offers(P2, room.length)).toEqual([]);
    expect(room.offers(P3, room.length)).toEqual([]);
    // whoever looks with other eyes finds no list, whoever's turn it is
    for (const eye of others(P1)) expect(table.choices(room.view(eye), P1)).toEqual([]);
  });

  test('1853-2.5.11a (3) Replays, exports, undo and the spectators’ feed of a running game tell no more than the live view', () => {
    const room = played([CALCUTTA, 'EIR'], [BOMBAY, 'BBCI'], [LAHORE, 'NWR'], [PATNA, 'EIR']);
    const secret = (eye: Eye) =>
      [CALCUTTA, PATNA]
        .filter(() => !eye.includes(P1))
        .concat(eye.includes(P2) ? [] : BOMBAY, eye.includes(P3) ? [] : LAHORE);
    const hides = () => {
      for (const eye of eyesOf(room.state)) {
        const text = JSON.stringify([
          room.open(eye),
          Array.from({ length: room.length + 1 }, (_, at) => room.view(eye, at)),
          room.record(eye),
        ]);
        for (const city of secret(eye)) expect(text, `[${eye}]`).not.toContain(`"${city}"`);
      }
    };
    hides();
    // a record of a running game cannot be loaded elsewhere, and branches from none
    for (const eye of [[], [P1], [P1, P2, P3]]) {
      const record = room.record(eye);
      expect(record.seed).toBeNull();
      expect(parseRecord(record)).toMatchObject({ at: 'seed' });
    }
    expect(room.branch(0)).toBeNull();
    // undo and redo
    expect(room.undo(room.length)).toBe(true);
    hides();
    expect(room.undone).toBe(1);
    expect(room.undo(room.length)).toBe(true);
    hides();
    expect(room.redo(room.length)).toBe(true);
    hides();
  });

  test('1853-2.5.2a (3) Once the bonds are told nobody takes his back', () => {
    const room = newRoom();
    did(room, P1, bond(130));
    did(room, P2, bond(100));
    expect(room.undo(room.length)).toBe(true); // nobody has learnt anything
    did(room, P2, bond(110));
    did(room, P3, bond(90));
    expect(room.undo(room.length)).toBe(false);
    expect(room.length).toBe(3);
  });

  test('1853-2.5.11a (4) What is recorded of a pick for others is that there was one, without a trace of the city', () => {
    const records = [PATNA, BENARES].map((city) => {
      const room = played([city, 'EIR']);
      return {
        own: room.record([P1]),
        other: room.record([P2]),
        spectator: room.record([]),
        whole: room.whole,
      };
    });
    for (const { own, other, spectator } of records) {
      expect(own.actions.at(-1)).toMatchObject({ seat: P1, action: { type: 'writeCity' } });
      expect(other.actions.at(-1)).toEqual({ seat: P1, action: null });
      expect(spectator.actions.map(({ action }) => action)).toEqual([null, null, null, null]);
    }
    expect(records[0]?.other).toEqual(records[1]?.other);
    // he who keeps the game has all of it, and it plays again
    const [first] = records;
    const again = Room.replay(table, first?.whole as NonNullable<typeof first>['whole']);
    expect('room' in again).toBe(false);
  });

  test('1853-2.5.4f 1853-0.3 (5) Nobody is passed for: not with the bond used up, nor at the most cities', () => {
    const room = played(
      [CALCUTTA, 'EIR'],
      [BOMBAY, 'BBCI'],
      [LAHORE, 'NWR'],
      [PATNA, 'EIR'],
      [AJMER, 'BBCI'],
      [MULTAN, 'NWR'],
      [DELHI, 'EIR'],
      [AHMADABAD, 'BBCI'],
      [PESHAWAR, 'NWR'],
      [JAIPUR, 'BBCI'],
      [NAGPUR, 'GIP'],
      [RAWALPINDI, 'NWR'],
    );
    // Ulrich's 130 are used up, Helmut's 100 too: each is asked all the same
    for (const seat of [P1, P2, P3]) {
      expect(room.waiting).toEqual([seat]);
      if (seat < P3) expect(room.offers(seat, room.length)).toEqual([{ type: 'one', action: pass }]);
      did(room, seat, pass);
    }
    expect(room.state.round.kind).toBe('stock');
  });

  /** Cawnpore and Jaipur, with Lucknow to be built by GIP; P1 and P3 have these contracts. */
  function open(one: readonly string[], third: readonly string[] = [NAGPUR, HYDERABAD, JAIPUR, AJMER]): Play {
    const builder = inPhase(table1853(), '3');
    built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
    built(builder, ALLAHABAD, '6', LUCKNOW, BENARES);
    founded(builder, 'GIP', P2, { cash: 500 });
    contract(builder, P1, 100, one);
    contract(builder, P2, 90, [LAHORE, MULTAN, PESHAWAR, RAWALPINDI]);
    return contract(builder, P3, 100, third).operating('GIP');
  }
  const LAST = lay(LUCKNOW, '6', ALLAHABAD, CAWNPORE);

  test('1853-4.3.2a (6) A check that fails takes no visible step: the same for a contract nearly done and one hardly begun', () => {
    const near = open([CAWNPORE, LUCKNOW, JAIPUR, DELHI]);
    const far = open([NAGPUR, HYDERABAD, AJMER, DELHI]);
    const [one, other] = [near.do(P2, LAST), far.do(P2, LAST)];
    for (const eye of others(P1)) {
      const seen = (before: Play, after: Play) =>
        JSON.stringify([
          table.view(before.state, eye),
          table.seen(before.state, after.events, eye),
          table.view(after.state, eye),
        ]);
      expect(seen(near, one)).toBe(seen(far, other));
    }
    // nor does what he may do, and why not, tell anything of how far another's contract is
    for (const seat of [P2, P3])
      expect(spelledOut(table.choices(one.state, seat))).toEqual(
        spelledOut(table.choices(other.state, seat)),
      );
  });

  test('1853-4.3.2a (6) No rehearsal foretells whether a tile fulfils another’s contract', () => {
    const done = open([CAWNPORE, LUCKNOW]);
    const not = open([CAWNPORE, JAIPUR]);
    const rehearse = (play: Play) => table.rehearse(table.view(play.state, [P2]), P2, LAST);
    expect(rehearse(done)).toMatchObject({ open: true });
    expect(JSON.stringify(rehearse(done))).toBe(JSON.stringify(rehearse(not)));
    // a tile that joins no cities is foreseen to its end
    const plain = table.rehearse(table.view(done.state, [P2]), P2, lay('N10', '58', BOMBAY, 'N12'));
    expect(plain).toMatchObject({ open: false });
  });

  test('1853-5.1.1a (7) At the end all contracts are opened, unfulfilled ones with the lost bond', () => {
    const builder = withOwn(inPhase(table1853(), '3'), { bbci: 'small' });
    founded(builder, 'GIP', P2, { percent: 60 });
    contract(builder, P1, 100, [NAGPUR, DELHI, JAIPUR, AJMER]);
    contract(builder, P2, 90, [LAHORE, MULTAN, PESHAWAR, RAWALPINDI]);
    contract(builder, P3, 100, [CAWNPORE, LUCKNOW, JAIPUR, DELHI]);
    const last = builder.par('GIP', 96, '0,33').atRevenue('GIP', 400);
    for (const eye of others(P1)) expect(ownOf(table.view(last.state, eye)).contracts[P1]?.cities).toBeNull();
    const over = last.do(P2, { type: 'payOut' });
    expect(over.state.result?.cause).toBe('price');
    for (const eye of eyesOf(over.state))
      expect(ownOf(table.view(over.state, eye)).contracts).toEqual({
        [P1]: { bond: 100, count: 4, cities: [NAGPUR, DELHI, JAIPUR, AJMER], fulfilled: false },
        [P2]: { bond: 90, count: 4, cities: [LAHORE, MULTAN, PESHAWAR, RAWALPINDI], fulfilled: false },
        [P3]: { bond: 100, count: 4, cities: [CAWNPORE, LUCKNOW, JAIPUR, DELHI], fulfilled: false },
      });
    // the bonds are lost: nobody's score holds them
    expect(over.cash('bond:0')).toBe(100);
    expect(over.state.result?.scores[P1]).toBe(over.cash(P1));
  });
});

/** Ulrich has Ajmer and Bombay, and three of the BBCI to Helmut's two. */
const bids = (ulrich: Bid['cities']): readonly Bid[] => [
  { bond: 130, cities: ulrich },
  {
    bond: 100,
    cities: [
      [JAIPUR, 'BBCI'],
      [AHMADABAD, 'BBCI'],
      [NAGPUR, 'GIP'],
      [HYDERABAD, 'GIP'],
    ],
  },
  {
    bond: 90,
    cities: [
      [LAHORE, 'NWR'],
      [PESHAWAR, 'NWR'],
      [RAWALPINDI, 'NWR'],
      [MULTAN, 'NWR'],
    ],
  },
];
const WITH_BOTH: Bid['cities'] = [
  [AJMER, 'BBCI'],
  [BOMBAY, 'BBCI'],
  [JAIPUR, 'BBCI'],
  [PATNA, 'EIR'],
];
const WITHOUT: Bid['cities'] = [
  [AJMER, 'BBCI'],
  [AHMADABAD, 'BBCI'],
  [JAIPUR, 'BBCI'],
  [CALCUTTA, 'EIR'],
];

/** The last pass of the first stock round, in which Ulrich has bought one more of the BBCI: six are issued. */
function beforeTheElephant(ulrich: Bid['cities']): Play {
  let play = afterBids(bids(ulrich)).do(P1, buy('BBCI'));
  for (let guard = 0; guard < 20 && play.top === 'stockTurn'; guard++) play = play.pass();
  return play;
}

describe('what the size of the BBCI tells', () => {
  test('1853-2.6.2a Both: everybody learns these two names and no others; not both: only that it is small', () => {
    const large = beforeTheElephant(WITH_BOTH);
    const small = beforeTheElephant(WITHOUT);
    expect([large.top, large.director('BBCI')]).toEqual(['elephant', null]);
    for (const eye of others(P1))
      expect(JSON.stringify(table.view(large.state, eye))).toBe(JSON.stringify(table.view(small.state, eye)));
    const [one, other] = [large, small].map((play) => play.do(play.state.priority, pass)) as [Play, Play];
    expect([ownOf(one.state).bbci, ownOf(other.state).bbci]).toEqual(['large', 'small']);
    for (const eye of others(P1)) {
      expect(ownOf(table.view(one.state, eye)).contracts[P1]).toEqual({
        bond: 130,
        count: 4,
        cities: null,
        fulfilled: false,
      });
      expect(table.view(one.state, eye).secrets[P1]).toBeUndefined();
      expect(JSON.stringify(table.seen(other.state, other.events, eye))).not.toMatch(
        new RegExp(`"${CALCUTTA}"|"${AHMADABAD}"`),
      );
    }
  });

  test('1853-2.6.2a Nobody foresees it, and nobody takes it back, not even its director', () => {
    const play = beforeTheElephant(WITH_BOTH);
    const holder = play.state.priority;
    expect(table.rehearse(table.view(play.state, [holder]), holder, pass)).toMatchObject({ open: true });
    for (const priority of [P1, P2]) {
      const moved = { ...play.state, priority };
      const rehearsed = table.rehearse(table.view(moved, [priority]), priority, pass);
      expect(rehearsed).toMatchObject({ open: true });
    }
  });
});

/** Does an action tell somebody what was sealed? Then it is not taken back. */
const tells = (play: Play, seat: Seat, action: Parameters<Play['do']>[1]): boolean =>
  tellsSecret(table, play.state, play.do(seat, action).state, seat, action);

describe('what cannot be taken back', () => {
  test('1853-2.5.4a A city written and a contract completed tell nothing: the slip of a pen may be mended', () => {
    const play = afterBonds([130, 100, 90]);
    expect(tells(play, P1, write(CALCUTTA, 'EIR'))).toBe(false);
    expect(tells(play, P1, write(PATNA, 'EIR'))).toBe(false);
    expect(tells(beforeBonds(), P1, bond(130))).toBe(false);
    expect(tells(beforeBonds().do(P2, bond(90)).do(P3, bond(100)), P1, bond(130))).toBe(true);
  });

  test('1853-4.3.2a A tile that joins cities is, whether a contract is fulfilled by it or not, and whoever’s it is', () => {
    const turn = (fulfilled: readonly Seat[], own: readonly string[]) => {
      const builder = inPhase(table1853(), '3');
      built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
      built(builder, ALLAHABAD, '6', LUCKNOW, BENARES);
      founded(builder, 'GIP', P2, { cash: 500 });
      for (const seat of [P1, P2, P3]) contract(builder, seat, 90, own);
      const { contracts } = ownOf(builder.state);
      const shown = fulfilled.map((seat) => [seat, { ...contracts[seat], fulfilled: true, cities: own }]);
      for (const seat of fulfilled) builder.cash(`bond:${seat}`, 0);
      return withOwn(builder, { contracts: { ...contracts, ...Object.fromEntries(shown) } }).operating('GIP');
    };
    const last = lay(LUCKNOW, '6', ALLAHABAD, CAWNPORE);
    expect(tells(turn([], [CAWNPORE, LUCKNOW]), P2, last)).toBe(true);
    expect(tells(turn([], [NAGPUR, DELHI]), P2, last)).toBe(true);
    // the only closed contract is that of the one who builds
    expect(tells(turn([P1, P3], [NAGPUR, DELHI]), P2, last)).toBe(true);
    expect(tells(turn([P1, P3], [CAWNPORE, LUCKNOW]), P2, last)).toBe(true);
    // a tile that joins no cities, and one when all contracts are open
    expect(tells(turn([], [NAGPUR, DELHI]), P2, lay('N10', '58', BOMBAY, 'N12'))).toBe(false);
    expect(tells(turn([P1, P2, P3], [NAGPUR, DELHI]), P2, last)).toBe(false);
  });

  test('1853-2.6.2a So is the size of the BBCI, for its director too', () => {
    for (const cities of [WITH_BOTH, WITHOUT]) {
      const play = beforeTheElephant(cities);
      expect(tells(play, play.state.priority, pass)).toBe(true);
      const offer = { type: 'offerElephant', to: P1, price: 0 } as const;
      expect(tells(play, play.state.priority, offer)).toBe(false);
      expect(tells(play.do(play.state.priority, offer), P1, { type: 'accept' })).toBe(true);
    }
  });
});

describe('the laws of views in states chance seldom brings', () => {
  test('1853-4.3.2c Votes: offers, refusals and rehearsals follow from what each sees', () => {
    const builder = inPhase(table1853({ players: 4, uncheckedBids: true }), '3');
    built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
    built(builder, ALLAHABAD, '6', LUCKNOW, BENARES);
    founded(builder, 'GIP', P2, { cash: 500 });
    for (const seat of builder.state.players.keys())
      contract(builder, seat, 80, [CAWNPORE, LUCKNOW, ALLAHABAD]);
    const laws = lawsOf(table);
    let play = builder.operating('GIP');
    const acts: readonly (readonly [Seat, Parameters<Play['do']>[1]])[] = [
      [P2, lay(LUCKNOW, '6', ALLAHABAD, CAWNPORE)],
      ...[3, 1, 2].map((seat) => [seat, { type: 'pardon', pardons: seat > 1 }] as const),
    ];
    for (const [seat, action] of acts) {
      const outcome = table.act(play.state, seat, action);
      if (isRefusal(outcome)) throw new Error(outcome.reason);
      laws.seen(play.state, outcome.events);
      laws.narrows(play.state);
      for (const one of play.state.players.keys()) {
        laws.offers(play.state, one);
        for (const tried of [
          action,
          pass,
          sell('GIP'),
          ...actionsOf(table.choices(play.state, one)).slice(0, 5),
        ])
          laws.answers(play.state, one, tried);
      }
      play = play.do(seat, action);
    }
    // four invalid contracts at once: one is judged, three are left, and nothing is sealed but the votes
    expect(play.top).toBe('pardon');
    expect(Object.values(ownOf(play.state).contracts).every(({ fulfilled }) => fulfilled)).toBe(true);
    expect(game.sealed?.(play.state)).toBe(true);
    const vote = { type: 'pardon', pardons: true } as const;
    expect([
      game.known?.(vote, P3, [P1, P2]),
      game.known?.(vote, P3, []),
      game.known?.(vote, P3, [P3]),
    ]).toEqual([null, null, vote]);
  });
});
