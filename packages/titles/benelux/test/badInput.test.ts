/** Bad input: one clear refusal with its rule, and nothing changes (states here are frozen: a change would throw). */
import { readFileSync } from 'node:fs';
import { citedRules, isRefusal } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { table } from '../rules/index.ts';
import { RULES } from '../rules/ruleIds.ts';
import {
  build,
  deliver,
  endTurn,
  firstRound,
  giveUp,
  load,
  move,
  newTable,
  P1,
  P2,
  P3,
  position,
  unload,
} from './tableBenelux.ts';

const INVENTORY = new Set(
  [...readFileSync('docs/rules/benelux.md', 'utf8').matchAll(/^\|\s*(BEN-[A-Za-z0-9-]+)\s*\|/gm)].map(
    ([, id]) => id,
  ),
);

test('every rule that a refusal can cite stands in the inventory', () => {
  expect(INVENTORY.size).toBeGreaterThan(150);
  for (const rule of citedRules(RULES)) expect(INVENTORY, rule).toContain(rule);
});

describe('what the table must not take', () => {
  test('across the sea', () => {
    const play = position({ building: true, track: [[P1, 84, 106]] });
    expect(play.why(P1, build(106, 107))).toEqual(['notNeighbours', 'BEN-BUILD-4']);
  });

  test('a third segment out of a large city', () => {
    const play = position({ building: true });
    const out = {
      type: 'build',
      segments: [
        [593, 565],
        [621, 622],
        [646, 670],
      ],
    };
    expect(play.why(P1, out)).toEqual(['outOfCity', 'BEN-BUILD-8']);
  });

  test('an edge that another owns', () => {
    const play = position({ building: true, track: [[P2, 593, 565]] });
    expect(play.refused(P1, build(593, 565))).toMatchObject({
      reason: 'segmentThere',
      params: { owner: P2 },
    });
  });

  test('a player too many in a town', () => {
    const play = position({
      building: true,
      track: [
        [P2, 733, 714],
        [P3, 715, 714],
        [P1, 731, 732],
      ],
    });
    expect(play.why(P1, build(732, 714))).toEqual(['townFull', 'BEN-CONN-1']);
  });

  test('loading what is not there, or without room', () => {
    expect(position({ at: [509] }).why(P1, load('wein'))).toEqual(['notOffered', 'BEN-GOODS-1']);
    expect(position({ at: [509] }).why(P1, load('diamanten', 'lying'))).toEqual(['noneLying', 'BEN-GOODS-8']);
    const gone = position({ at: [509], loads: [[], ['diamanten', 'diamanten']] });
    expect(gone.why(P1, load('diamanten'))).toEqual(['noneLeft', 'BEN-GOODS-6']);
    expect(position({ at: [509], loads: [['bier', 'bier']] }).why(P1, load('diamanten'))).toEqual([
      'full',
      'BEN-GOODS-2',
    ]);
    expect(position({ at: [509] }).why(P1, unload('bier'))[0]).toBe('notAboard');
  });

  test('delivering without an order', () => {
    const play = position({ at: [509], loads: [['kaese']], hands: [['C01'], ['C70']] });
    for (const card of ['C70', 'C01', 'C99', '', 'E05'])
      expect(play.why(P1, deliver('kaese', card))).toEqual(['noOrder', 'BEN-DELIV-1']);
  });

  test('paying with money one does not have', () => {
    const poor = position({
      cash: [0],
      at: [593],
      track: [
        [P2, 593, 565],
        [P1, 621, 622],
      ],
      trains: ['B9'],
    });
    expect(poor.why(P1, build(622, 623))).toEqual(['noCredit', 'BEN-BUILD-11']);
    expect(poor.why(P1, { type: 'changeTrain', train: 'B12' })).toEqual(['noCredit', 'BEN-BUILD-11']);
    expect(poor.why(P1, move(565))).toEqual(['noFee', 'BEN-FEE-6']);
    const flat = { type: 'proposeRate', partner: P2, side: 'user', kind: 'flat', amount: 1, rounds: 1 };
    expect(poor.why(P1, flat)).toEqual(['noMoneyToLay', 'BEN-FEE-7']);
  });

  test('moving beyond the points', () => {
    const play = position({ at: [593], track: [[P1, 593, 565]] });
    const way = Array.from({ length: 10 }, (_, step) => (step % 2 === 0 ? 565 : 593));
    expect(play.why(P1, move(...way))).toEqual(['noPoints', 'BEN-MOVE-2']);
  });

  test('BEN-0-4: an offer that is gone, another’s offer, one’s own', () => {
    const offer = {
      type: 'proposeRate',
      partner: P2,
      side: 'user',
      kind: 'flat',
      amount: 3,
      rounds: 2,
    } as const;
    const made = position({ track: [[P2, 509, 481]] }).do(P1, offer);
    expect(made.why(P3, { type: 'acceptOffer', offer: 0 })).toEqual(['notYourOffer', 'BEN-0-4']);
    expect(made.why(P1, { type: 'acceptOffer', offer: 0 })).toEqual(['notYourOffer', 'BEN-0-4']);
    expect(made.why(P2, { type: 'withdrawOffer', offer: 0 })).toEqual(['notYourOffer', 'BEN-0-4']);
    expect(made.why(P2, { type: 'acceptOffer', offer: 1 })).toEqual(['offerGone', 'BEN-0-4']);
    for (const gone of [
      made.do(P1, { type: 'withdrawOffer', offer: 0 }),
      made.do(P2, { type: 'declineOffer', offer: 0 }),
      made.do(P2, { type: 'acceptOffer', offer: 0 }),
      made.do(P1, { ...offer, amount: 2 }),
    ])
      for (const type of ['acceptOffer', 'declineOffer', 'withdrawOffer'])
        expect(gone.why(P2, { type, offer: 0 })).toEqual(['offerGone', 'BEN-0-4']);
  });

  test.each<[string, unknown, string]>([
    ['nothing', null, 'malformed'],
    ['a list', [], 'malformed'],
    ['a word', 'endTurn', 'malformed'],
    ['no type', {}, 'unknownAction'],
    ['an unknown type', { type: 'teleport' }, 'unknownAction'],
    ['a field too few', { type: 'move' }, 'malformed'],
    ['a field too many', { type: 'endTurn', now: true }, 'malformed'],
    ['an empty way', { type: 'move', way: [] }, 'malformed'],
    ['an empty line', { type: 'build', segments: [] }, 'malformed'],
    ['half a segment', { type: 'build', segments: [[593]] }, 'malformed'],
    ['a segment of three', { type: 'build', segments: [[593, 565, 537]] }, 'malformed'],
    ['half a milepost', { type: 'move', way: [592.5] }, 'malformed'],
    ['a milepost as text', { type: 'move', way: ['593'] }, 'malformed'],
    [
      'a rate of half a million',
      { type: 'proposeRate', partner: 1, side: 'user', kind: 'perTurn', amount: 2.5, rounds: 1 },
      'malformed',
    ],
    [
      'a negative rate',
      { type: 'proposeRate', partner: 1, side: 'user', kind: 'perTurn', amount: -1, rounds: 1 },
      'malformed',
    ],
    ['a way without end', { type: 'move', way: Array(65).fill(593) }, 'malformed'],
    ['a long name', { type: 'load', good: 'x'.repeat(65) }, 'malformed'],
    ['a source that is none', { type: 'load', good: 'bier', from: 'heaven' }, 'malformed'],
  ])('BEN-0-1: %s', (_what, action, reason) => {
    expect(position().why(P1, action)).toEqual([reason, 'BEN-0-1']);
  });

  test('BEN-0-1: things that do not exist', () => {
    expect(position().why(9, endTurn)).toEqual(['noSuchSeat', 'BEN-0-1']);
    expect(position().why(0.5, endTurn)).toEqual(['noSuchSeat', 'BEN-0-1']);
    expect(position().why(P1, move(9999))).toEqual(['noSuchMilepost', 'BEN-MAP-2']);
    expect(position({ building: true }).why(P1, build(593, 9999))).toEqual(['noSuchMilepost', 'BEN-MAP-2']);
    expect(position({ building: true }).why(P1, build(-1, 593))).toEqual(['noSuchMilepost', 'BEN-MAP-2']);
    expect(newTable().why(P1, { type: 'chooseStart', city: 'Atlantis' })).toEqual([
      'noSuchCity',
      'BEN-MAP-1',
    ]);
    expect(position().why(P1, { type: 'changeTrain', train: '__proto__' })).toEqual([
      'noSuchTrain',
      'BEN-0-1',
    ]);
  });

  test('BEN-0-2: options that are none, and two players of one name', () => {
    const refused = (players: unknown, options: unknown) => {
      const outcome = table.setup({ players, seed: 's', options });
      return isRefusal(outcome) ? [outcome.reason, outcome.rule] : outcome;
    };
    expect(refused(['A', 'B'], { turbo: true })).toEqual(['unknownOption', 'BEN-0-2']);
    for (const options of [{ fastGame: 1 }, { startPlayer: 'nobody' }, { majorOut: true }, { firstTurn: '' }])
      expect(refused(['A', 'B'], options)).toEqual(['badOption', 'BEN-0-2']);
    expect(refused(['Anna', 'Anna'], {})).toEqual(['sameName', 'BEN-0-2']);
  });

  test('BEN-0-3: only who is asked acts, and only with what he is asked for', () => {
    expect(firstRound().why(P2, build(220, 221))).toEqual(['notYourTurn', 'BEN-TURN-2']);
    expect(newTable().why(P1, move(593))).toEqual(['outsetFirst', 'BEN-START-8']);
    expect(newTable().why(P1, { type: 'acceptOffer', offer: 0 })).toEqual(['outsetFirst', 'BEN-START-8']);
    expect(position().why(P1, { type: 'keepOrders', cards: [] })).toEqual(['notNow', 'BEN-0-3']);
    expect(position().why(P1, { type: 'giveUpLoad', good: 'bier' })).toEqual(['notNow', 'BEN-0-3']);
  });
});

describe('a refusal cites the narrowest rule', () => {
  test('BEN-START-2 BEN-START-5: whoever is ready hears that he has chosen, not that it is others’ turn', () => {
    const play = newTable();
    const cards = play.hand(P1).slice(0, 3);
    const ready = play.do(P1, { type: 'keepOrders', cards }).do(P1, { type: 'chooseStart', city: 'bremen' });
    expect(ready.why(P1, { type: 'keepOrders', cards })).toEqual(['keptAlready', 'BEN-START-2']);
    expect(ready.refused(P1, { type: 'chooseStart', city: 'amsterdam' })).toEqual({
      reason: 'chosenAlready',
      rule: 'BEN-START-5',
      params: { city: 'bremen' },
    });
  });

  test('BEN-GOODS-3 BEN-DELIV-1: on open track, by what was to be done there', () => {
    const play = position({ at: [565], loads: [['kaese']], hands: [['C70']] });
    expect(play.why(P1, unload('kaese'))).toEqual(['notInCity', 'BEN-GOODS-3']);
    expect(play.why(P1, deliver('kaese', 'C70'))).toEqual(['notInCity', 'BEN-DELIV-1']);
    expect(play.why(P1, load('kaese'))).toEqual(['notInCity', 'BEN-LOAD-1']);
  });

  test('BEN-EVT-14: who has to give up a load, and what', () => {
    // P1 has nothing to choose and P2 has: it is P1's turn all the same
    const play = position({
      at: [676, 676],
      loads: [['bier'], ['bier', 'wein']],
      deck: ['E07', 'C80', 'C81', 'C82'],
    }).do(P1, { type: 'discardHand' });
    expect(play.top).toBe('loss');
    expect(play.why(P2, giveUp('oel'))).toEqual(['notAboard', 'BEN-EVT-14']);
    for (const seat of [P1, P3]) expect(play.why(seat, giveUp('wein'))).toEqual(['loseFirst', 'BEN-EVT-14']);
    expect(play.do(P2, giveUp('wein')).turn.seat).toBe(P2);
  });

  test('BEN-TRAIN-10: what goes overboard is aboard', () => {
    const play = position({ trains: ['B9'], loads: [['bier', 'wein', 'oel']] })
      .do(P1, { type: 'changeTrain', train: 'B12' })
      .do(P1, endTurn);
    expect(play.why(P1, giveUp('holz'))).toEqual(['notAboard', 'BEN-TRAIN-10']);
    expect(play.why(P2, giveUp('wein'))).toEqual(['loseFirst', 'BEN-TRAIN-10']);
  });

  test('BEN-FEE-8: a promise to oneself', () => {
    const promise = { type: 'proposeSupply', partner: P1, side: 'carrier', good: 'bier', city: 'gent' };
    expect(position().why(P1, promise)).toEqual(['noPartner', 'BEN-FEE-8']);
  });
});
