/** The elephant: where it goes, its sale, the operating round it calls (3.1.11, 4.9). */
import { describe, expect, test } from 'vitest';
import { buy, nextStockRound, sell, turn } from './shares.ts';
import {
  afterBids,
  founded,
  inPhase,
  P1,
  P2,
  P3,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  withOwn,
} from './table1853.ts';

const offer = (to: number, price: number) => ({ type: 'offerElephant', to, price }) as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const call = { type: 'callRound' } as const;

/** They sit by their bonds, as in the example, and against the order in which they are listed. */
const [ULRICH, HELMUT, BERND] = [P3, P2, P1];

const seated = (): TableBuilder => {
  const builder = withOwn(table1853(), { seating: [ULRICH, HELMUT, BERND] }).priority(ULRICH);
  return founded(builder, 'SIR', HELMUT, { cash: 0 });
};

describe('3.1.11 where it goes', () => {
  test('1853-3.1.11a To the left of the last buyer, in the order of the bonds (R74)', () => {
    const first = turn(seated().stockRound(), ULRICH, pass);
    expect(turn(first, HELMUT, buy('NWR')).passUntil('elephant').state.priority).toBe(BERND);
    const second = turn(first, HELMUT, pass);
    expect(turn(second, BERND, buy('NWR')).passUntil('elephant').state.priority).toBe(ULRICH);
  });

  test('1853-3.1.11c Nobody has bought: it stays where it is, and may be offered all the same (R19, R20)', () => {
    const play = turn(turn(seated().stockRound(), ULRICH), HELMUT, sell('SIR')).passUntil('elephant');
    expect([play.state.priority, play.waiting]).toEqual([ULRICH, [ULRICH]]);
    expect(play.accepts(ULRICH, offer(BERND, 10))).toBe(true);
  });

  const atEnd = (): Play => {
    const builder = seated().cash(HELMUT, 300).cash(BERND, 50).cash(ULRICH, 200);
    return turn(turn(builder.stockRound(), ULRICH), HELMUT, buy('NWR')).passUntil('elephant');
  };

  test('1853-3.1.11b At that moment it is sold to one player for a price both agree on', () => {
    const play = atEnd();
    expect([play.waiting, play.kinds(BERND)]).toEqual([[BERND], ['offerElephant', 'pass']]);
    const offered = play.do(BERND, offer(ULRICH, 50));
    expect([offered.waiting, offered.actions(ULRICH)]).toEqual([[ULRICH], [accept, decline]]);
    const sold = offered.do(ULRICH, accept);
    expect([sold.cash(BERND), sold.cash(ULRICH), sold.state.priority]).toEqual([100, 150, ULRICH]);
    // all its rights: ULRICH is asked for the extra round, and begins the next stock round
    const extra = sold.passTurn();
    expect([extra.top, extra.waiting]).toEqual(['extraRound', [ULRICH]]);
    expect(extra.do(ULRICH, pass).waiting).toEqual([ULRICH]);
  });

  test('1853-3.1.11b A price from nothing to all the buyer has; nobody sells it to himself or to nobody', () => {
    const play = atEnd();
    expect(play.accepts(BERND, offer(ULRICH, 0))).toBe(true);
    expect(play.accepts(BERND, offer(ULRICH, 200))).toBe(true);
    play.refuses(BERND, offer(ULRICH, 201), 'buyerLacksMoney', '1853-3.1.11b');
    play.refuses(BERND, offer(ULRICH, -1), 'malformed', '1853-0.1');
    play.refuses(BERND, offer(ULRICH, 0.5), 'malformed', '1853-0.1');
    play.refuses(BERND, offer(BERND, 10), 'noSuchBuyer', '1853-3.1.11b');
    play.refuses(BERND, offer(7, 10), 'noSuchBuyer', '1853-3.1.11b');
    play.refuses(HELMUT, offer(ULRICH, 10), 'elephantDecides', '1853-3.1.11b');
    play.refuses(ULRICH, accept, 'nothingOffered', '1853-0.3');
  });

  test('1853-3.1.11b One offer at a time; after a refusal he offers again or keeps it', () => {
    const play = atEnd();
    const offered = play.do(BERND, offer(ULRICH, 50));
    offered.refuses(BERND, offer(HELMUT, 10), 'elephantFirst', '1853-3.1.11b');
    offered.refuses(BERND, pass, 'elephantFirst', '1853-3.1.11b');
    offered.refuses(HELMUT, accept, 'notYourTurn', '1853-0.3');
    const again = offered.do(ULRICH, decline);
    expect([again.top, again.waiting]).toEqual(['elephant', [BERND]]);
    expect(again.do(BERND, offer(HELMUT, 10)).do(HELMUT, accept).state.priority).toBe(HELMUT);
    const kept = again.do(BERND, pass);
    expect([kept.state.priority, kept.acting]).toEqual([BERND, 'SIR']);
  });

  test('1853-3.1.11b At no other time, and never a second time: who bought it cannot sell it on', () => {
    const bought = atEnd().do(BERND, offer(ULRICH, 50)).do(ULRICH, accept);
    bought.refuses(ULRICH, offer(HELMUT, 10), 'elephantMoment', '1853-3.1.11b');
    const next = nextStockRound(bought);
    next.refuses(ULRICH, offer(HELMUT, 10), 'elephantMoment', '1853-3.1.11b');
    const bids = [
      {
        bond: 130,
        cities: [
          ['J28', 'EIR'],
          ['H24', 'EIR'],
          ['F14', 'EIR'],
          ['G13', 'BBCI'],
        ],
      },
      {
        bond: 100,
        cities: [
          ['M9', 'BBCI'],
          ['H10', 'BBCI'],
          ['J8', 'BBCI'],
          ['K17', 'GIP'],
        ],
      },
      {
        bond: 90,
        cities: [
          ['C11', 'NWR'],
          ['B10', 'NWR'],
          ['B8', 'NWR'],
          ['E7', 'NWR'],
        ],
      },
    ] as const;
    const first = afterBids(bids);
    first.refuses(P1, offer(P2, 10), 'elephantMoment', '1853-3.1.11b');
  });
});

describe('4.9 one more operating round', () => {
  /** A phase with so many operating rounds a series; P2 has the elephant. */
  const phase = (name: '2' | '3' | '4' | '5'): Play => {
    const builder = inPhase(founded(table1853(), 'SIR', P1, { cash: 0 }), name).priority(P2);
    return builder.endOfStockRound({ seat: P2 });
  };

  /** Turns and questions until the next stock round; the elephant calls a round where it is told to. */
  function trace(start: Play, calls: boolean): readonly string[] {
    const seen: string[] = [];
    let play = start;
    const { set } = play.state.round;
    for (let guard = 0; guard < 30 && play.state.round.set === set; guard++) {
      const { number, kind } = play.state.round;
      seen.push(play.acting === undefined ? play.top : `${kind} ${number}`);
      if (play.top === 'extraRound') play = play.do(P2, calls ? call : pass);
      else play = play.acting === undefined ? play.pass() : play.passTurn();
    }
    return seen;
  }

  test('1853-4.9a 1853-T6b After a regular series the elephant calls one more round, or not', () => {
    expect(trace(phase('2'), false)).toEqual(['elephant', 'operating 1', 'extraRound']);
    expect(trace(phase('2'), true)).toEqual(['elephant', 'operating 1', 'extraRound', 'operating 2']);
  });

  test.each([
    ['2', 1],
    ['3', 2],
    ['4', 3],
    ['5', 3],
  ] as const)(
    '1853-T6b Phase %s: %i operating rounds between stock rounds, and one by the elephant',
    (name, rounds) => {
      const regular = Array.from({ length: rounds }, (_, index) => `operating ${index + 1}`);
      expect(trace(phase(name), false)).toEqual(['elephant', ...regular, 'extraRound']);
      expect(trace(phase(name), true)).toEqual([
        'elephant',
        ...regular,
        'extraRound',
        `operating ${rounds + 1}`,
      ]);
    },
  );

  test('1853-4.9b Only its holder decides, only then, and only one round (R21)', () => {
    const asked = phase('2').pass().passTurn();
    expect([asked.waiting, asked.actions(P2)]).toEqual([[P2], [call, pass]]);
    asked.refuses(P1, call, 'elephantDecides', '1853-4.9b');
    asked.refuses(P1, pass, 'elephantDecides', '1853-4.9b');
    asked.refuses(P2, offer(P1, 10), 'elephantMoment', '1853-3.1.11b');
    const extra = asked.do(P2, call);
    expect([extra.state.round.number, extra.acting]).toEqual([2, 'SIR']);
    extra.refuses(P2, call, 'elephantMoment', '1853-4.9a');
    const over = extra.passTurn();
    expect([over.state.round.kind, over.state.round.set]).toEqual(['stock', 3]);
    over.refuses(P2, call, 'elephantMoment', '1853-4.9a');
  });

  test('1853-4.9b It is asked again after the next series, also after the first of the game (R21)', () => {
    let play = founded(table1853(), 'SIR', P1, { cash: 0 })
      .priority(P2)
      .endOfStockRound({ seat: P2, set: 1 });
    play = play.pass().passTurn().do(P2, call).passTurn();
    expect(play.state.round.kind).toBe('stock');
    play = play.passUntil('elephant').pass().passTurn();
    expect([play.top, play.accepts(P2, call)]).toEqual(['extraRound', true]);
  });
});
