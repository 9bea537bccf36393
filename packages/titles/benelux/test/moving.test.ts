/** Chapter "Movement". */
import { describe, expect, test } from 'vitest';
import { endMovement, endTurn, load, move, P1, P2, position } from './tableBenelux.ts';

const LINE = [593, 565, 566, 567, 568, 569, 570, 571, 572, 573, 574] as const;

describe('movement', () => {
  test('BEN-MOVE-1: on track only', () => {
    const play = position({ at: [593], track: [[P1, 593, 565]] });
    expect(play.do(P1, move(565)).train(P1).at).toBe(565);
    expect(play.why(P1, move(564))).toEqual(['noTrack', 'BEN-MOVE-1']);
    // nothing of a way that leads off the track is gone
    expect(play.why(P1, move(565, 566))).toEqual(['noTrack', 'BEN-MOVE-1']);
  });

  test('BEN-MOVE-2: nine steps for nine points', () => {
    const play = position({ at: [593], track: [[P1, ...LINE]] });
    const nine = play.do(P1, move(...LINE.slice(1, 10)));
    expect([nine.turn.points, nine.train(P1).at]).toEqual([0, 573]);
    expect(nine.refused(P1, move(574))).toEqual({
      reason: 'noPoints',
      rule: 'BEN-MOVE-2',
      params: { cost: 1, left: 0 },
    });
    expect(play.why(P1, move(...LINE.slice(1)))).toEqual(['noPoints', 'BEN-MOVE-2']);
  });

  test('BEN-MOVE-3: every step one point, over rivers, mountains and cities too', () => {
    for (const line of [
      [591, 562],
      [246, 247],
      [718, 719],
      [537, 509],
      [733, 714],
      [565, 593],
    ] as const)
      expect(position({ at: [line[0]], track: [[P1, ...line]] }).do(P1, move(line[1])).turn.points).toBe(8);
  });

  test('BEN-MOVE-4: points need not be used, and are lost then', () => {
    const play = position({ at: [593], track: [[P1, ...LINE]] }).do(P1, move(565, 566, 567));
    expect(play.do(P1, endMovement).do(P1, endTurn).turn.seat).toBe(P2);
    expect(play.do(P1, endTurn).until(6, P1).turn.points).toBe(9);
  });

  test('BEN-MOVE-5: any number of trains on the same track and in the same city', () => {
    const play = position({ at: [593, 565, 566], track: [[P1, ...LINE]] });
    expect(play.do(P1, move(565)).train(P1).at).toBe(565);
    expect(play.do(P1, move(565, 566, 567)).train(P1).at).toBe(567);
    expect(play.do(P1, move(565, 593, 565, 566)).train(P1).at).toBe(566);
  });

  test('BEN-MOVE-6: loading on the way', () => {
    const play = position({ at: [564], track: [[P1, 564, 565, 537, 509, 481, 454, 427, 400, 373, 347]] });
    const done = play
      .do(P1, move(565, 537, 509))
      .do(P1, load('diamanten'))
      .do(P1, move(481, 454, 427, 400, 373, 347));
    expect([done.train(P1), done.turn.points]).toMatchObject([{ at: 347, loads: ['diamanten'] }, 0]);
  });

  test('BEN-MOVE-7: a train stops and turns on open track', () => {
    const play = position({ at: [593], track: [[P1, ...LINE]] });
    expect(play.do(P1, move(565, 566, 565, 593)).train(P1).at).toBe(593);
    expect(play.do(P1, move(565, 566)).do(P1, endTurn).until(6, P1).do(P1, move(565)).train(P1).at).toBe(565);
  });

  test('BEN-MOVE-7: with turnOnlyInCities it turns in cities only, over the end of a turn too', () => {
    const options = { turnOnlyInCities: true };
    const play = position({
      options,
      at: [593],
      track: [
        [P1, ...LINE],
        [P1, 565, 537, 509],
      ],
    });
    const open = play.do(P1, move(565, 566));
    expect(open.why(P1, move(565))).toEqual(['noTurning', 'BEN-MOVE-7']);
    expect(play.why(P1, move(565, 566, 565))).toEqual(['noTurning', 'BEN-MOVE-7']);
    expect(open.do(P1, endTurn).until(6, P1).why(P1, move(565))).toEqual(['noTurning', 'BEN-MOVE-7']);
    expect(play.do(P1, move(565, 537, 509, 537)).train(P1).at).toBe(537);
  });

  test('BEN-MOVE-8: inside a large city without track, a point a step', () => {
    // in at 593, out at 645, segments outside only
    const play = position({
      at: [565],
      track: [
        [P1, 565, 593],
        [P1, 645, 668],
      ],
    });
    const through = play.do(P1, move(593, 620, 645, 668));
    expect([through.train(P1).at, through.turn.points]).toEqual([668, 5]);
    // into a city that nobody has joined there is no way but track
    expect(position({ at: [564] }).why(P1, move(593))).toEqual(['noTrack', 'BEN-MOVE-1']);
  });
});
