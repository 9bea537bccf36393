/** Chapter "Building": segments from neighbour to neighbour, and what they cost. */
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import { board, build, endTurn, firstRound, linked, move, P1, P2, position } from './tableBenelux.ts';

/** Out of Brussels to Antwerp. */
const TO_ANTWERP = [593, 565, 537, 509] as const;

describe('where one may build', () => {
  test('BEN-BUILD-1: the game begins without track', () => {
    expect(firstRound().state.track).toEqual({});
  });

  test('BEN-BUILD-2: 20 M in a turn on track and train together', () => {
    // 719 to 727 are hills in a row.
    const play = position({ track: [[P1, 717, 718, 736]], building: true, cash: [90] });
    const nine = play.do(P1, build(718, 719, 720, 721, 722, 723, 724, 725, 726, 727));
    expect(nine.turn.spent).toBe(18);
    // 3 more are too many, one after the other or in one action.
    expect(nine.why(P1, build(717, 695))).toEqual(['overLimit', 'BEN-BUILD-2']);
    expect(nine.why(P1, build(646, 669, 691, 690))).toEqual(['overLimit', 'BEN-BUILD-2']);
    const full = nine.do(P1, build(727, 745));
    expect([full.turn.spent, full.cash(P1)]).toEqual([20, 70]);
    expect(full.refused(P1, build(646, 669))).toMatchObject({
      reason: 'overLimit',
      params: { cost: 1, left: 0 },
    });
    // The next turn has its own 20 M.
    expect(full.do(P1, endTurn).until(6, P1).do(P1, build(646, 669)).turn.spent).toBe(1);
  });

  test('BEN-BUILD-3: a segment joins direct neighbours', () => {
    const play = position({ building: true });
    expect(play.why(P1, build(593, 537))).toEqual(['notNeighbours', 'BEN-BUILD-3']);
    expect(play.do(P1, build(593, 565, 537)).owner(565, 537)).toBe(P1);
  });

  test('BEN-BUILD-4: nothing across the sea or foreign land', () => {
    // The IJsselmeer, France, the Oosterschelde: neighbours in a row but for what lies between.
    for (const [from, to, before] of [
      [106, 107, 84],
      [639, 640, 612],
      [424, 425, 423],
    ] as const) {
      const [a, b] = [board.mileposts[from]!, board.mileposts[to]!];
      expect([b.row, b.col]).toEqual([a.row, a.col + 2]);
      const play = position({ building: true, track: [[P1, before, from]] });
      expect(play.why(P1, build(from, to))).toEqual(['notNeighbours', 'BEN-BUILD-4']);
      expect(play.why(P1, build(to, from))).toEqual(['notNeighbours', 'BEN-BUILD-4']);
    }
    // aslant too; and what merely lies further off is no gap
    const aslant = position({ building: true, track: [[P1, 9, 10]] });
    for (const [from, to] of [
      [9, 39],
      [10, 38],
    ] as const)
      expect(aslant.why(P1, build(from, to))).toEqual(['notNeighbours', 'BEN-BUILD-4']);
    for (const to of [9, 11, 60])
      expect(aslant.why(P1, build(9, to))).toEqual(['notNeighbours', 'BEN-BUILD-3']);
    expect(board.edges.some(({ kind }) => kind === 'blocked')).toBe(false);
  });

  test('BEN-BUILD-5: inside a large city building is not needed', () => {
    const play = position({ building: true });
    for (const corner of [592, 593, 621]) {
      const { reason, rule, params } = play.refused(P1, build(620, corner));
      expect([reason, rule, params]).toEqual(['withinCity', 'BEN-BUILD-5', { city: 'bruessel' }]);
    }
    expect(play.why(P1, build(592, 593))[0]).toBe('withinCity');
  });

  test('BEN-BUILD-6: the network begins at any corner of the start city, and nowhere else', () => {
    const play = firstRound();
    for (const segment of [
      [592, 563],
      [593, 565],
      [619, 618],
      [621, 622],
      [645, 668],
      [646, 670],
    ] as const)
      expect(play.do(P1, build(...segment)).owner(segment[0], segment[1])).toBe(P1);
    // beside the city, at another large city, towards the city
    for (const segment of [
      [565, 537],
      [220, 221],
      [565, 593],
    ] as const)
      expect(play.why(P1, build(...segment))).toEqual(['notFromNetwork', 'BEN-BUILD-6']);
  });

  test('BEN-BUILD-7: from every point of the own network, and from every corner of a large city it has joined', () => {
    // P2, who started in Amsterdam, has come to 565; P1 is at 594 too.
    const play = position({
      starts: ['luxemburg', 'amsterdam', 'bremen'],
      track: [
        [P1, 565, 537, 509],
        [P2, 594, 566, 538],
      ],
      building: true,
    });
    expect(play.do(P1, build(537, 538)).owner(537, 538)).toBe(P1);
    expect(play.why(P1, build(566, 567))).toEqual(['notFromNetwork', 'BEN-BUILD-7']);
    expect(play.why(P1, build(621, 622))).toEqual(['notFromNetwork', 'BEN-BUILD-7']);
    const joined = play.do(P1, build(565, 593)).do(P1, build(621, 622));
    expect(joined.turn.spent).toBe(5 + 1);
    // in one action as well
    const both = play.do(P1, {
      type: 'build',
      segments: [
        [565, 593],
        [621, 622],
      ],
    });
    expect(both.state.track).toEqual(joined.state.track);
  });

  test('BEN-BUILD-8: not more than two segments out of the same large city in one turn', () => {
    const track = [
      [P1, 593, 565, 537],
      [P1, 245, 270],
    ] as const;
    const play = position({ track: [...track], building: true });
    const two = play.do(P1, build(621, 622)).do(P1, build(646, 670));
    expect(two.why(P1, build(619, 618))).toEqual(['outOfCity', 'BEN-BUILD-8']);
    expect(two.refused(P1, build(619, 618)).params).toEqual({ city: 'bruessel', most: 2 });
    // two more out of Amsterdam, which he has joined too
    const four = two.do(P1, build(244, 269)).do(P1, build(244, 243));
    expect(four.why(P1, build(218, 217))).toEqual(['outOfCity', 'BEN-BUILD-8']);
    // into the city is not out of it, though it is costlier
    expect(two.do(P1, build(622, 594)).do(P1, build(594, 593)).turn.spent).toBe(2 + 1 + 5);
    // the next turn
    expect(two.do(P1, endTurn).until(6, P1).do(P1, build(619, 618)).owner(619, 618)).toBe(P1);
    // all in one action
    expect(
      play.why(P1, {
        type: 'build',
        segments: [
          [621, 622],
          [646, 670],
          [619, 618],
        ],
      }),
    ).toEqual(['outOfCity', 'BEN-BUILD-8']);
  });

  test('BEN-BUILD-8: with majorOut total, two in all', () => {
    const play = position({
      options: { majorOut: 'total' },
      track: [
        [P1, 593, 565, 537],
        [P1, 245, 270],
      ],
      building: true,
    });
    const two = play.do(P1, build(621, 622)).do(P1, build(244, 269));
    // of either city one only: what counts is all of them
    for (const [from, to] of [
      [646, 670],
      [244, 243],
    ] as const)
      expect(two.refused(P1, build(from, to))).toEqual({
        reason: 'outOfCities',
        rule: 'BEN-BUILD-8',
        params: { most: 2 },
      });
  });

  test('BEN-BUILD-9: two mileposts are joined by one segment at most, whoever’s it is', () => {
    const play = position({
      track: [
        [P1, 593, 565, 537],
        [P2, 565, 566],
      ],
      building: true,
    });
    expect(play.refused(P1, build(565, 537))).toMatchObject({
      reason: 'segmentThere',
      rule: 'BEN-BUILD-9',
      params: { owner: P1 },
    });
    expect(play.why(P1, build(537, 565))[0]).toBe('segmentThere');
    expect(play.refused(P1, build(565, 566))).toMatchObject({
      reason: 'segmentThere',
      params: { owner: P2 },
    });
  });

  test('BEN-BUILD-10: tracks of several players may meet at a milepost', () => {
    const play = position({ track: [[P2, 565, 566, 567]], building: true });
    expect(play.do(P1, build(593, 565)).owner(593, 565)).toBe(P1);
    expect(play.do(P1, build(593, 594, 566, 538)).turn.spent).toBe(3);
  });

  test('BEN-BUILD-11: no credit for track', () => {
    const play = position({
      track: [
        [P1, 645, 668],
        [P1, 270, 271],
      ],
      cash: [4],
      building: true,
    });
    expect(play.why(P1, build(270, 245))).toEqual(['noCredit', 'BEN-BUILD-11']);
    expect(play.do(P1, build(645, 669, 691, 690, 668)).cash(P1)).toBe(0);
    expect(play.why(P1, build(645, 669, 691, 690, 668, 667))).toEqual(['noCredit', 'BEN-BUILD-11']);
  });

  test('BEN-BUILD-12: several segments in one turn, each on the network as it stands then', () => {
    const play = position({ building: true });
    const chain = [593, 565, 566, 567, 568, 569];
    expect(play.do(P1, build(...chain)).turn.spent).toBe(5);
    expect(
      linked(chain)
        .reduce((one, pair) => one.do(P1, build(...pair)), play)
        .cash(P1),
    ).toBe(45);
    expect(
      play.why(P1, {
        type: 'build',
        segments: [
          [593, 565],
          [537, 538],
        ],
      }),
    ).toEqual(['notFromNetwork', 'BEN-BUILD-7']);
    // in the order in which they are named
    expect(
      play.why(P1, {
        type: 'build',
        segments: [
          [565, 537],
          [593, 565],
        ],
      })[0],
    ).toBe('notFromNetwork');
  });

  test('BEN-BUILD-13: track stays: nothing that may be done takes a segment away', () => {
    const play = position({
      track: [
        [P1, ...TO_ANTWERP],
        [P2, 565, 566],
      ],
      at: [509],
      loads: [['bier']],
    });
    const kinds = new Set(Object.values(table.game.tasks).flatMap(({ actions }) => Object.keys(actions)));
    expect([...kinds].filter((kind) => /remove|erase|sell|tear/i.test(kind))).toEqual([]);
    for (const part of [play, play.do(P1, { type: 'endMovement' })])
      for (const choice of table.choices(part.state, P1)) {
        const actions = choice.type === 'many' ? choice.list().slice(0, 20) : [choice.action];
        for (const action of actions) {
          const events = table.decide(part.state, P1, action);
          if ('reason' in events) throw new Error(events.reason);
          const after = events.reduce(table.evolve, part.state);
          expect(after.track).toMatchObject(part.state.track);
        }
      }
  });
});

describe('what a segment costs', () => {
  /** What is left of 50 M after this line. */
  const cost = (track: readonly number[][], ...way: number[]): number => {
    const play = position({ track: track.map((line) => [P1, ...line] as const), building: true });
    const after = play.do(P1, build(...way));
    expect(after.cash(P1)).toBe(50 - after.turn.spent);
    expect(after.told('segmentBuilt').reduce((sum, one) => sum + one.cost, 0)).toBe(after.turn.spent);
    return after.turn.spent;
  };

  test.each<[name: string, due: number, track: number[][], from: number, to: number]>([
    ['BEN-COST-1: a plain 1', 1, [[593, 565]], 565, 537],
    ['BEN-COST-2: a mountain 2', 2, [[717, 718]], 718, 719],
    ['BEN-COST-3: a small town 3', 3, [[733, 734]], 733, 714],
    ['BEN-COST-4: a medium city 3', 3, [[593, 565, 537]], 537, 509],
    ['BEN-COST-5: a large city 5', 5, [[270, 271]], 270, 245],
    ['BEN-COST-5: out of it to a plain 1', 1, [], 593, 565],
    ['BEN-COST-6: over a river 2 more: a mountain', 4, [[751, 750]], 751, 752],
    ['BEN-COST-6: from the mountain over the river to a plain', 3, [[752, 753]], 752, 751],
    ['BEN-COST-7: over a bay 3 more: a small town', 6, [[52, 51]], 52, 33],
    ['BEN-COST-7: over a lake to a plain', 4, [[246, 271]], 246, 247],
    ['BEN-COST-8: a plain over a river 3', 3, [[592, 591]], 591, 562],
    ['BEN-COST-7: river and bay on one edge: only the costlier counts', 6, [[53, 54]], 53, 33],
    ['BEN-COST-7: a crossing between ports is an edge over a bay', 4, [[8, 20]], 8, 9],
    ['BEN-COST-3: a port that is a town', 6, [[9, 10]], 9, 8],
  ])('%s', (_name, due, track, from, to) => {
    expect(cost(track, from, to)).toBe(due);
  });

  test('BEN-COST-9: out of a large city plain, plain, mountain over a river, small town, plain, medium city', () => {
    const play = position({
      track: [
        [P1, 750, 751],
        [P1, 733, 734],
        [P1, 246, 271],
      ],
      building: true,
    });
    const pairs = [
      [593, 565],
      [565, 537],
      [751, 752],
      [733, 714],
      [714, 715],
      [537, 509],
    ] as const;
    const after = pairs.reduce((one, pair) => one.do(P1, build(...pair)), play);
    expect(after.told('segmentBuilt').map(({ cost }) => cost)).toEqual([3]);
    expect([after.turn.spent, after.cash(P1)]).toEqual([13, 37]);
    const lake = after.do(P1, build(246, 247));
    expect(lake.turn.spent).toBe(17);
    expect(lake.refused(P1, build(246, 245))).toMatchObject({
      reason: 'overLimit',
      params: { cost: 5, left: 3 },
    });
  });

  test('BEN-COST-10: between two own points the direction says which end is paid', () => {
    // an own plain (536) and own Antwerp (509), a second own segment into Charleroi
    const track = [
      [593, 565, 537, 509],
      [565, 536],
      [714, 733, 715],
    ];
    expect(cost(track, 509, 536)).toBe(1);
    expect(cost(track, 536, 509)).toBe(3);
    expect(cost(track, 715, 714)).toBe(3);
    expect(cost(track, 714, 715)).toBe(1);
    expect(title.board.between(536, 509)?.kind).toBe('land');
  });
});

test('BEN-MOVE-1 BEN-BUILD-1: a train of round 2 without track stays in its city', () => {
  const play = firstRound().until(2, P1);
  expect(play.why(P1, move(593, 565))).toEqual(['noTrack', 'BEN-MOVE-1']);
  expect(play.do(P1, move(593)).train(P1).at).toBe(593);
});
