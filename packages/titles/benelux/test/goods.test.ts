/** Chapters "Goods" and "Loading". */
import { describe, expect, test } from 'vitest';
import { endTurn, load, move, P1, P2, P3, position, unload } from './tableBenelux.ts';

describe('goods', () => {
  test('BEN-GOODS-1: fetched in a city that offers them', () => {
    const play = position({ at: [509] });
    expect(play.do(P1, load('diamanten')).train(P1).loads).toEqual(['diamanten']);
    expect(play.why(P1, load('oel'))).toEqual(['notOffered', 'BEN-GOODS-1']);
    expect(play.why(P1, load('oel', 'supply'))).toEqual(['notOffered', 'BEN-GOODS-1']);
    expect(play.why(P1, load('gold'))).toEqual(['noSuchGood', 'BEN-GOODS-1']);
    expect(play.why(P1, load('constructor'))).toEqual(['noSuchGood', 'BEN-GOODS-1']);
    // …or where one lies
    const lies = position({ at: [509], lying: [{ city: 'antwerpen', good: 'oel', by: P2, due: 9 }] });
    expect(lies.do(P1, load('oel')).state.lying).toEqual([]);
  });

  test('BEN-GOODS-2 BEN-LOAD-2: one piece a place', () => {
    const play = position({ at: [509], loads: [['bier', 'bier']] });
    expect(play.refused(P1, load('diamanten'))).toEqual({
      reason: 'full',
      rule: 'BEN-GOODS-2',
      params: { room: 2 },
    });
    const three = position({ at: [509], trains: ['B9'], loads: [['bier', 'bier']] });
    expect(three.do(P1, load('diamanten')).why(P1, load('diamanten'))[0]).toBe('full');
  });

  test('BEN-GOODS-3: left in any city without an order, not on open track', () => {
    const play = position({ at: [714], loads: [['bier']], track: [[P1, 714, 715]] });
    const left = play.do(P1, unload('bier'));
    expect(left.state.lying).toEqual([{ city: 'charleroi', good: 'bier', by: P1, due: 9 }]);
    expect([left.cash(P1), left.state.supply.bier, left.train(P1).loads]).toEqual([50, 3, []]);
    expect(play.do(P1, move(715)).why(P1, unload('bier'))).toEqual(['notInCity', 'BEN-GOODS-3']);
    expect(play.why(P1, unload('wein'))).toEqual(['notAboard', 'BEN-GOODS-3']);
  });

  test('BEN-GOODS-4: anybody may take them', () => {
    const play = position({ at: [714, 714], loads: [['bier']] })
      .do(P1, unload('bier'))
      .do(P1, endTurn);
    const taken = play.do(P2, load('bier'));
    expect([taken.train(P2).loads, taken.state.lying, taken.state.supply.bier]).toEqual([['bier'], [], 3]);
  });

  test('BEN-GOODS-5: back in the supply after four rounds, when the turn of who left it begins', () => {
    const play = position({ round: 6, turn: P1, at: [714], loads: [['bier']] }).do(P1, unload('bier'));
    // all turns until his own of round 10
    let now = play;
    for (let turns = 0; turns < 12; turns++) {
      expect(now.state.lying.length, `${now.state.round} ${now.turn.seat}`).toBe(1);
      now = now.do(now.turn.seat, endTurn);
    }
    expect([now.state.round, now.turn.seat, now.state.lying, now.state.supply.bier]).toEqual([10, P1, [], 4]);
    expect(now.told('goodExpired')).toEqual([
      { type: 'goodExpired', city: 'charleroi', good: 'bier', by: P1, due: 10 },
    ]);
    // left by P3 it goes when P3's turn begins
    const third = position({ round: 6, turn: P3, at: [0, 0, 714], loads: [[], [], ['bier']] }).do(
      P3,
      unload('bier'),
    );
    expect(third.until(10, P2).state.lying.length).toBe(1);
    expect(third.until(10, P3).state.lying.length).toBe(0);
  });

  test('BEN-GOODS-6: no more of a kind than there are chips', () => {
    // two chips of wine, both on trains
    const play = position({ at: [823], loads: [[], ['wein'], ['wein']] });
    expect(play.why(P1, load('wein'))).toEqual(['noneLeft', 'BEN-GOODS-6']);
    expect(position({ at: [823], loads: [[], ['wein']] }).do(P1, load('wein')).state.supply.wein).toBe(0);
  });

  test('BEN-GOODS-7: left where its kind is offered it lies there all the same', () => {
    const play = position({ loads: [['bier']] }).do(P1, unload('bier'));
    expect(play.state.lying).toEqual([{ city: 'bruessel', good: 'bier', by: P1, due: 9 }]);
    expect(play.state.supply.bier).toBe(3);
  });

  test('BEN-GOODS-8: a choice between what lies there and the supply; the one that lies there, unless told', () => {
    const lying = [{ city: 'bruessel', good: 'bier', by: P2, due: 7 }];
    const play = position({ lying });
    const usual = play.do(P1, load('bier'));
    expect([usual.state.lying, usual.state.supply.bier]).toEqual([[], 3]);
    expect(play.do(P1, load('bier', 'lying')).state).toEqual(usual.state);
    const fresh = play.do(P1, load('bier', 'supply'));
    expect([fresh.state.lying, fresh.state.supply.bier]).toEqual([lying, 2]);
    expect(position().why(P1, load('bier', 'lying'))).toEqual(['noneLying', 'BEN-GOODS-8']);
    // loading and leaving it again begins the four rounds anew, and they are the leaver's
    const again = usual.do(P1, unload('bier'));
    expect(again.state.lying).toEqual([{ city: 'bruessel', good: 'bier', by: P1, due: 9 }]);
    // of two that lie there the older is taken
    const two = position({ lying: [{ city: 'bruessel', good: 'bier', by: P3, due: 9 }, ...lying] });
    expect(two.do(P1, load('bier')).state.lying).toEqual([
      { city: 'bruessel', good: 'bier', by: P3, due: 9 },
    ]);
  });
});

describe('loading', () => {
  test('BEN-LOAD-1: in the city, passing or standing; not one step outside', () => {
    const play = position({ at: [537], track: [[P1, 537, 509, 481]] });
    expect(play.why(P1, load('diamanten'))).toEqual(['notInCity', 'BEN-LOAD-1']);
    const passed = play.do(P1, move(509)).do(P1, load('diamanten')).do(P1, move(481));
    expect(passed.train(P1)).toMatchObject({ at: 481, loads: ['diamanten'] });
    expect(passed.why(P1, load('diamanten'))).toEqual(['notInCity', 'BEN-LOAD-1']);
  });

  test('BEN-LOAD-2: two or three pieces by type', () => {
    for (const [type, room] of [
      ['A', 2],
      ['B9', 3],
      ['B12', 2],
      ['C12', 3],
      ['C15', 2],
    ] as const)
      expect(
        position({ trains: [type], loads: [Array(room).fill('bier')] }).refused(P1, load('bier')).params,
      ).toEqual({
        room,
      });
  });

  test('BEN-LOAD-3: no order is needed', () => {
    // nobody in this hand wants diamonds
    const play = position({ at: [509], hands: [['C02', 'C04', 'C05']] });
    expect(play.do(P1, load('diamanten')).train(P1).loads).toEqual(['diamanten']);
  });

  test('BEN-LOAD-4: it costs neither money nor points', () => {
    const play = position({ at: [509] })
      .do(P1, load('diamanten'))
      .do(P1, unload('diamanten'));
    expect([play.cash(P1), play.turn.points]).toEqual([50, 9]);
  });

  test('BEN-LOAD-5: a large city is one city on all its seven points', () => {
    // C20: kaffee>bruessel 32 on corner 621
    const play = position({ at: [621], loads: [['kaffee']], hands: [['C20']] });
    expect(play.do(P1, { type: 'deliver', good: 'kaffee', card: 'C20' }).cash(P1)).toBe(82);
    // left on 593, taken on 645
    const left = position({ at: [593, 645], loads: [['wein']] })
      .do(P1, unload('wein'))
      .do(P1, endTurn);
    expect(left.do(P2, load('wein')).train(P2).loads).toEqual(['wein']);
    for (const at of [620, 621, 646, 645, 619, 592, 593])
      expect(
        position({ at: [at] })
          .do(P1, load('schokolade'))
          .train(P1).loads,
      ).toEqual(['schokolade']);
  });
});
