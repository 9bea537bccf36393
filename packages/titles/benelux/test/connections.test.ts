/** Chapter "Connection limits": places in towns and ports, and ways that must stay open. */
import { boardOf, hasPlace } from '@kursbuch/crayon';
import { describe, expect, test } from 'vitest';
import { blockedBy } from '../../../crayon/src/places.ts';
import { BOARD } from '../facts/board.ts';
import { title } from '../rules/index.ts';
import { board, build, P1, P2, P3, type Position, position } from './tableBenelux.ts';

type Track = NonNullable<Position['track']>;

/** P3 has a line that ends before a milepost which P1 and P2 have joined. */
const full = (track: Track, ...segment: [number, number]) =>
  position({ turn: P3, building: true, track }).why(P3, build(...segment));

describe('places', () => {
  test('BEN-CONN-1: a small town takes two players', () => {
    // Charleroi: P1 from 733, P2 from 715; P3 comes from 732.
    const track: Track = [
      [P1, 733, 714],
      [P2, 715, 714],
      [P3, 731, 732],
    ];
    expect(full(track, 732, 714)).toEqual(['townFull', 'BEN-CONN-1']);
    // with one in it there is room, and whoever is in may come again
    const one = position({ turn: P3, building: true, track: track.filter(([seat]) => seat !== P2) });
    expect(one.do(P3, build(732, 714)).owner(732, 714)).toBe(P3);
  });

  test.each([
    ['vlissingen', 448, [448, 423], [448, 449], [474, 475], 475],
    ['breskens', 476, [476, 477], [476, 504], [474, 475], 475],
    ['enkhuizen', 153, [153, 152], [153, 175], [107, 129], 129],
    ['stavoren', 129, [129, 107], [129, 153], [154, 130], 130],
    ['delfzijl', 32, [32, 31], [32, 52], [50, 51], 51],
    ['emden', 33, [33, 17], [33, 34], [51, 52], 52],
    ['wilhelmshaven', 8, [8, 3], [8, 7], [19, 20], 20],
    ['eckwarden', 9, [9, 10], [9, 8], [20, 21], 21],
  ] as const)('BEN-CONN-2: the port %s takes two players', (port, at, first, second, third, from) => {
    expect(board.mileposts[at]?.port).toBe(port);
    const track: Track = [
      [P1, ...first],
      [P2, ...second],
      [P3, ...third],
    ];
    const [reason, rule] = full(track, from, at);
    expect([reason, rule]).toEqual(['townFull', board.mileposts[at]?.city ? 'BEN-CONN-1' : 'BEN-CONN-2']);
    // two players only: never full
    const two = position({
      players: 2,
      building: true,
      track: [
        [P1, ...third],
        [P2, ...second],
      ],
    });
    expect(two.do(P1, build(from, at)).owner(from, at)).toBe(P1);
  });

  test('BEN-CONN-2: there are eight ports, two of them towns', () => {
    const ports = board.mileposts.filter(({ port }) => port !== undefined);
    expect(ports.length).toBe(8);
    expect(ports.filter(({ city }) => city).map(({ city }) => city?.id)).toEqual(['wilhelmshaven', 'emden']);
  });

  test('BEN-CONN-3: a medium city takes three players', () => {
    expect(title.figures({}).places.medium).toBe(3);
    const play = position({
      turn: P3,
      building: true,
      track: [
        [P1, 537, 509],
        [P2, 510, 509],
        [P3, 507, 508],
      ],
    });
    expect(play.do(P3, build(508, 509)).owner(508, 509)).toBe(P3);
  });

  test('BEN-CONN-4: a large city takes all', () => {
    const play = position({
      turn: P3,
      building: true,
      track: [
        [P1, 565, 593],
        [P2, 564, 593],
        [P3, 566, 594],
      ],
    });
    expect(play.do(P3, build(594, 593)).owner(594, 593)).toBe(P3);
    for (const seat of [P1, P2, P3]) expect(hasPlace(title, play.state, seat, 593)).toBe(true);
  });

  test('BEN-CONN-8: a segment between two limited mileposts is checked at both ends', () => {
    // P1 and P2 have joined Emden; P3 stands in Delfzijl.
    const emden: Track = [
      [P1, 17, 33],
      [P2, 34, 33],
      [P3, 31, 32],
    ];
    expect(full(emden, 32, 33)).toEqual(['townFull', 'BEN-CONN-1']);
    // P1 and P2 have joined Delfzijl; P3 stands in Emden.
    const delfzijl: Track = [
      [P1, 31, 32],
      [P2, 51, 32],
      [P3, 17, 33],
    ];
    expect(full(delfzijl, 33, 32)).toEqual(['townFull', 'BEN-CONN-2']);
  });
});

describe('ways that stay open', () => {
  test('BEN-CONN-5: the last free edge into a town that can take another is left to him', () => {
    // Ostend has three edges. P1 holds two; the third is P2's or P3's.
    const track: Track = [[P1, 502, 501, 529, 528]];
    for (const players of [2, 3]) {
      const play = position({ players, building: true, track });
      expect(play.refused(P1, build(528, 501))).toMatchObject({
        reason: 'blocksCity',
        rule: 'BEN-CONN-5',
        params: { city: 'ostende' },
      });
      expect(play.refused(P1, build(501, 528))).toMatchObject({ reason: 'blocksCity' });
    }
    // with P2 in it the two places are taken: nobody is kept out any more
    const both = position({
      building: true,
      track: [
        [P1, 501, 529, 528],
        [P2, 502, 501],
      ],
    });
    expect(both.do(P1, build(528, 501)).owner(501, 528)).toBe(P1);
  });

  test('BEN-CONN-5: nobody in it yet, two places, two free edges left: neither is taken by who is in the other', () => {
    // P1 has 502–501: one place and two edges are left, one of which may go.
    const play = position({ building: true, track: [[P1, 501, 502, 529]] });
    const second = play.do(P1, build(529, 501));
    expect(second.why(P1, build(501, 528))).toEqual(['blocksCity', 'BEN-CONN-5']);
  });

  test('BEN-CONN-5: what is remembered of a track on one board says nothing about another', () => {
    // P2 holds two of Ostend's three edges; P1 takes the last one with the last place, which keeps nobody out.
    const { state } = position({
      building: true,
      track: [
        [P1, 528, 556],
        [P2, 502, 501, 529],
      ],
    });
    const edge = board.between(528, 501)?.id ?? -1;
    const twin = { ...title, board: boardOf(structuredClone(BOARD)) };
    expect(blockedBy(title, state, P1, edge)).toBeUndefined();
    expect(blockedBy(twin, state, P1, edge)).toBeUndefined();
  });

  test('BEN-CONN-6: one player may have several edges of a town and counts once', () => {
    // Charleroi with P1 on four of six edges: P2 still comes in, as the second, then P3 no more.
    const play = position({
      building: true,
      track: [
        [P1, 732, 714, 733],
        [P1, 734, 715],
        [P2, 691, 692],
        [P3, 712, 713],
      ],
    });
    const more = play.do(P1, build(715, 714)).do(P1, build(714, 693));
    const joined = more.do(P1, { type: 'endTurn' }).do(P2, build(692, 714));
    expect(joined.owner(692, 714)).toBe(P2);
    expect(joined.do(P2, { type: 'endTurn' }).why(P3, build(713, 714))).toEqual(['townFull', 'BEN-CONN-1']);
    // but the last free edge stays free as long as a place is
    expect(more.do(P1, build(714, 713)).why(P1, build(714, 692))).toEqual(['blocksCity', 'BEN-CONN-5']);
  });

  test('BEN-CONN-7: the way into the city, not only its last edge', () => {
    // P1 holds 501–502, 501–529, 528–529, 528–556. P2 comes to Ostend over 557–528 only.
    const track: Track = [
      [P1, 502, 501, 529, 528, 556],
      [P1, 529, 557],
    ];
    const play = position({ players: 2, building: true, track });
    for (const segment of [
      [557, 528],
      [528, 557],
    ] as const)
      expect(play.refused(P1, build(...segment))).toMatchObject({
        reason: 'blocksCity',
        params: { city: 'ostende' },
      });
    // as the inventory has it, without the second line to 557
    const plain = position({
      players: 2,
      building: true,
      track: [[P1, 502, 501, 529, 528, 556, 557]],
    });
    expect(plain.why(P1, build(557, 528))).toEqual(['blocksCity', 'BEN-CONN-7']);
  });

  test('BEN-CONN-7: a town that nobody has joined is not walled in either, wherever the last gap is', () => {
    // All that leads to Ostend and the three mileposts around it.
    const ring = [
      [502, 474],
      [502, 503],
      [502, 530],
      [528, 556],
      [528, 557],
      [529, 530],
      [529, 557],
      [529, 558],
    ] as const;
    for (const players of [2, 3])
      for (const gap of ring) {
        const walls: Track = ring.filter((one) => one !== gap).map((one) => [P1, ...one] as const);
        const play = position({ players, building: true, track: walls });
        expect(play.refused(P1, build(...gap)), `${players} players, ${gap}`).toMatchObject({
          reason: 'blocksCity',
          rule: 'BEN-CONN-7',
          params: { city: 'ostende' },
        });
        // a second gap leaves the way open
        const open = position({ players, building: true, track: walls.slice(1) });
        expect(open.do(P1, build(...gap)).owner(gap[0], gap[1])).toBe(P1);
      }
  });

  test('BEN-CONN-7: who takes the last place of a port closes the way through it', () => {
    // P1 leaves one edge into Emden, from Delfzijl, where one place is left when P1 is there too.
    const emden: Track = [16, 17, 34, 52, 53].map((at) => [P1, at, 33] as const);
    const arriving = (...more: Track) =>
      position({ turn: P2, building: true, track: [...emden, [P2, 50, 51], ...more] });
    expect(arriving([P1, 31, 32]).refused(P2, build(51, 32))).toMatchObject({
      reason: 'blocksCity',
      rule: 'BEN-CONN-7',
      params: { city: 'emden' },
    });
    // with a place left, or for whoever is in Delfzijl himself, the way stays open
    expect(arriving().do(P2, build(51, 32)).owner(51, 32)).toBe(P2);
    expect(arriving([P3, 31, 32]).do(P2, build(51, 32)).owner(51, 32)).toBe(P2);
  });

  test('BEN-CONN-5: an edge on the far side counts where a way leads round the city', () => {
    // Two edges of Antwerp are left for two: from the north, and from the south, where one comes round it.
    const track: Track = [...[480, 508, 510].map((at) => [P1, at, 509] as const), [P1, 508, 536, 537]];
    const play = position({ building: true, track });
    const open = play.do(P1, build(537, 509));
    expect(open.owner(537, 509)).toBe(P1);
    // of these two neither may go
    for (const last of [481, 536])
      expect(open.why(P1, build(509, last))).toEqual(['blocksCity', 'BEN-CONN-5']);
  });

  test('BEN-CONN-7: ports that are no town are not protected', () => {
    const play = position({ players: 2, building: true, track: [[P1, 152, 153, 129]] });
    expect(play.do(P1, build(153, 175)).owner(153, 175)).toBe(P1);
  });

  test('BEN-CONN-7: a mark that is full is no way for a third player', () => {
    // Eckwarden 9 and the dyke … whoever is not in a full port cannot pass it.
    const play = position({
      turn: P3,
      track: [
        [P1, 9, 10],
        [P2, 9, 21],
      ],
    });
    expect(hasPlace(title, play.state, P3, 9)).toBe(false);
    expect(hasPlace(title, play.state, P1, 9)).toBe(true);
  });
});
