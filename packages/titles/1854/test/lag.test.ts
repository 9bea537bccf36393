/** Lokalbahn AGs: mergers of local railways, their home, their trains. */
import { describe, expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import {
  buy,
  dug,
  gain,
  lag,
  lagAt,
  locals,
  major,
  P1,
  P2,
  P3,
  P4,
  type Play,
  pass,
  phaseTable,
  sell,
  stockRound,
  type TableBuilder,
  train,
  withOwn,
} from './table1854.ts';

const merge = (one: string, other: string) => ({ type: 'proposeMerger', one, other }) as const;
const letter = (company: string) => ({ type: 'chooseLetter', company }) as const;
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const home = (hex: string) => ({ type: 'chooseHome', hex, stop: 0 }) as const;

/** The moment before the first operating round of a set in phase 5. */
const moment = (table: TableBuilder): Play => withOwn(table, { stockRounds: 2 }).endOfStockRound();
const six = (phase = '5') => locals(phaseTable(phase), [P1, P2, P3, P4, P1, P2]);

describe('mergers', () => {
  test('1854-LAG-2 1854-LOC-14 From phase 5 on, if both owners agree', () => {
    const early = moment(six('4'));
    expect(early.acting).toBe('L1');
    early.refuses(P1, merge('L1', 'L2'), 'mergersNotYet', '1854-LOC-14');
    const play = moment(six());
    expect([play.top, play.waiting]).toEqual(['mergers', [P1, P2, P3, P4]]);
    play.refuses(P1, merge('L2', 'L3'), 'notItsOwner', '1854-LAG-2');
    play.refuses(P1, merge('L1', 'L1'), 'sameLocal', '1854-LAG-2');
    play.refuses(P1, merge('L5', 'L2'), 'lowerFirst', '1854-LAG-4');
    play.refuses(P1, merge('L1', 'KE'), 'notALocal', '1854-LAG-2');
    const asked = play.do(P1, merge('L2', 'L5'));
    expect([asked.waiting, asked.top]).toEqual([[P2], 'mergerConsent']);
    asked.refuses(P1, accept, 'notYourTurn');
    asked.refuses(P3, merge('L3', 'L4'), 'mergerFirst', '1854-LAG-2');
    expect(asked.state.companies.A?.floated).toBe(false);
    const no = asked.do(P2, decline);
    expect([no.top, no.waiting]).toEqual(['mergers', [P1, P2, P3, P4]]);
    no.refuses(P1, merge('L2', 'L5'), 'mergerDeclined', '1854-LAG-2');
    expect(no.do(P1, merge('L1', 'L2')).top).toBe('mergerConsent');
    expect(asked.do(P2, accept).top).toBe('lagLetter');
    // Who proposes nothing more may still be asked; when all have passed the round begins.
    const passed = play.do(P2, pass).do(P1, merge('L1', 'L2'));
    expect(passed.waiting).toEqual([P2]);
    expect(play.pass(4).acting).toBe('L1');
  });

  test('1854-LAG-3 Only at the beginning or the end of an operating round', () => {
    const inRound = moment(six()).pass(4);
    expect(inRound.acting).toBe('L1');
    inRound.refuses(P1, merge('L1', 'L5'), 'notAtThisMoment', '1854-LAG-3');
    const inStock = stockRound(six());
    inStock.refuses(P1, merge('L1', 'L5'), 'notAtThisMoment', '1854-LAG-3');
    expect(inStock.kinds(P1)).not.toContain('proposeMerger');
  });

  test('1854-LAG-4 1854-LAG-5 1854-LAG-6 1854-LAG-1 The lower number directs and chooses a free sheet; the other owner gets the other half', () => {
    const play = moment(six()).do(P1, merge('L2', 'L5')).do(P2, accept);
    expect([play.waiting, play.actions(P2)]).toEqual([[P2], [letter('A'), letter('B'), letter('C')]]);
    play.refuses(P1, letter('A'), 'notYourTurn');
    play.refuses(P2, pass, 'letterFirst', '1854-LAG-5');
    const formed = play.do(P2, letter('B'));
    expect([formed.director('B'), formed.papers(P2, 'B'), formed.papers(P1, 'B')]).toEqual([P2, [50], [50]]);
    const second = formed.do(P3, merge('L3', 'L4')).do(P4, accept);
    expect(second.actions(P3)).toEqual([letter('A'), letter('C')]);
    second.refuses(P3, letter('B'), 'letterTaken', '1854-LAG-5');
    second.refuses(P3, letter('D'), 'letterTaken', '1854-LAG-5');
    const third = second.do(P3, letter('C'));
    expect(third.director('C')).toBe(P3);
    // one letter is left: nobody is asked for it
    const last = third.do(P1, merge('L1', 'L6')).do(P2, accept);
    expect([last.director('A'), last.papers(P2, 'A')]).toEqual([P1, [50]]);
    // both of one player: he gets both papers, and nobody else is asked
    const alone = moment(six()).do(P1, merge('L1', 'L5')).do(P1, letter('C'));
    expect([alone.papers(P1, 'C'), alone.director('C')]).toEqual([[50, 50], P1]);
  });

  test('1854-LAG-9 1854-OR-3 Its marker goes under those on 67', () => {
    const table = major(locals(phaseTable('5'), [P1, P2]), 'KT', P3, { par: 67 });
    const play = moment(table).do(P1, merge('L1', 'L2')).do(P2, accept).do(P1, letter('A'));
    expect([play.price('A'), play.cell('A'), play.acting]).toEqual([67, play.cell('KT'), 'KT']);
    expect(play.passTurn().acting).toBe('A');
  });

  test('1854-LAG-10 1854-LAG-11 1854-LAG-12 1854-LAG-20 Treasuries join, plus trains leave, regular ones go to the pool, none is taken over (R-12)', () => {
    const table = six().cash('L2', 80).cash('L5', 130).train('L2', '3+').train('L5', '3').train('L1', '4');
    const play = moment(table);
    const formed = play.do(P1, merge('L2', 'L5')).do(P2, accept).do(P2, letter('A'));
    expect([formed.cash('A'), formed.cash('L2'), formed.cash('L5'), gain(play, formed, 'bank')]).toEqual([
      210, 0, 0, 0,
    ]);
    expect([formed.trains('A'), formed.trains('pool'), formed.trains('L1')]).toEqual([[], ['3'], ['4']]);
    expect(formed.state.trains.filter(({ kind, holder }) => kind === '3+' && holder !== 'bank')).toEqual([
      expect.objectContaining({ holder: 'scrap' }),
    ]);
  });

  test('1854-LAG-13 1854-STATION-14 Their stations leave the map of the region', () => {
    const play = moment(six());
    expect(play.stations('J38')).toEqual(['L1:0', 'L2:1']);
    const formed = play.do(P1, merge('L1', 'L2')).do(P2, accept).do(P1, letter('A'));
    expect([formed.stations('J38'), formed.state.stations.some(({ company }) => company === 'A')]).toEqual([
      [],
      false,
    ]);
  });

  test('1854-LAG-35 A new Lokalbahn AG acts in the operating round that follows; its local railways do not (R-15)', () => {
    const start = moment(six()).do(P1, merge('L1', 'L2')).do(P2, accept).do(P1, letter('A')).pass(4);
    const order: string[] = [];
    let play: Play = start;
    while (play.state.round.number === 1 && play.top !== 'mergers') {
      order.push(play.acting as string);
      play = play.top === 'lagHome' ? play.do(P1, lay('D18', '14', 0)).passTurn() : play.passTurn();
    }
    expect(order).toEqual(['L3', 'L4', 'L5', 'L6', 'A']);
    // at the end of x.1: it acts in x.2
    const merged = play.do(P3, merge('L3', 'L4')).do(P4, accept).do(P3, letter('C')).pass(2);
    expect(merged.state.round.number).toBe(2);
    const second: string[] = [];
    play = merged;
    while (play.state.round.number === 2 && play.top !== 'mergers') {
      second.push(play.acting as string);
      play = play.top === 'lagHome' ? play.do(P3, lay('D20', '14', 0)).passTurn() : play.passTurn();
    }
    // A has earned nothing and stands below 67 now
    expect(second).toEqual(['L5', 'L6', 'C', 'A']);
  });

  test('1854-LAG-32 1854-LAG-33 1854-LAG-34 By force the lowest numbers first; lower numbers direct and choose (phase 6)', () => {
    // 3 and 5 have merged; 1, 2, 4 and 6 are left
    const table = locals(phaseTable('6'), [P1, P2, null, P3, null, P4]);
    lag(table, 'B', [P1, P2], { locals: ['L3', 'L5'] });
    major(table, 'KE', P1);
    let play: Play = table.atStep('KE', 'trains', { number: 1, of: 3 }).passTurn();
    expect([play.top, play.waiting]).toEqual(['mergers', [P1, P2, P3, P4]]);
    // one pair could agree: the others are forced, and need not be asked any more
    const agreed = play.do(P1, merge('L1', 'L6')).do(P4, accept).do(P1, letter('A'));
    expect([agreed.papers(P2, 'C'), agreed.papers(P3, 'C'), agreed.director('C')]).toEqual([[50], [50], P2]);
    // nobody agrees
    play = play.do(P1, merge('L1', 'L6')).do(P4, decline).pass(4);
    expect([play.top, play.waiting]).toEqual(['lagLetter', [P1]]);
    play = play.do(P1, letter('C'));
    expect([play.papers(P1, 'C'), play.papers(P2, 'C')]).toEqual([[50], [50]]);
    expect([play.papers(P3, 'A'), play.papers(P4, 'A'), play.director('A')]).toEqual([[50], [50], P3]);
    expect(play.state.round).toMatchObject({ number: 2, of: 3 });
  });

  test('1854-LAG-36 With the last of them the region is cleared, tunnels too, and its tiles are for all again', () => {
    const table = locals(phaseTable('5'), [P1, P2, P3, P4]).tile('J36', '9', 1).tile('K31', '8', 0);
    lag(dug(table, { L30: [[0, 1]] }), 'C', [P1, P2], { locals: ['L5', 'L6'] });
    const play = moment(table);
    const left = play.state.tileStock['9'] as number;
    const one = play.do(P1, merge('L1', 'L2')).do(P2, accept).do(P1, letter('A'));
    expect([one.state.tiles.J36?.tile, one.state.addedTrack.L30]).toEqual(['9', [[0, 1]]]);
    const all = one.do(P3, merge('L3', 'L4')).do(P4, accept);
    expect([all.state.tiles.J36, all.state.tiles.K31, all.state.addedTrack.L30]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(all.state.tileStock['9']).toBe(left + 1);
    expect(all.state.stations.filter(({ company }) => company.startsWith('L'))).toEqual([]);
  });
});

describe('its shares', () => {
  const owned = (cell?: string) =>
    lag(phaseTable('5'), 'A', [P1, P2], cell === undefined ? {} : { cell }).cash('A', 300);

  test('1854-LAG-1 1854-LAG-37 Two papers of 50 percent, which never split (R-16)', () => {
    const play = owned('0,2').operated('A', null).atRevenue('A', 80);
    const paid = play.do(P1, { type: 'payOut' });
    expect([gain(play, paid, P1), gain(play, paid, P2), paid.price('A')]).toEqual([40, 40, 97]);
    expect([paid.papers(P1, 'A'), paid.papers(P2, 'A'), ownOf(paid.state).split]).toEqual([[50], [50], []]);
  });

  test('1854-LAG-7 1854-LAG-8 1854-BUY-10 The price is that of one paper; a sale moves the marker one cell (R-30)', () => {
    const play = stockRound(owned(), { seat: P2 });
    const sold = play.do(P2, sell('A'));
    expect([gain(play, sold, P2), sold.price('A'), sold.papers('pool', 'A')]).toEqual([67, 62, [50]]);
    const bought = sold.pass(2).do(P4, buy('A', 'pool'));
    expect([gain(sold, bought, P4), bought.papers(P4, 'A')]).toEqual([-62, [50]]);
  });
});

describe('its home', () => {
  /** The first turn of A, with these tiles on the map. */
  const first = (build: (table: TableBuilder) => unknown = () => undefined) => {
    const table = locals(phaseTable('5'), [P1, P2]);
    build(table);
    return moment(table).do(P1, merge('L1', 'L2')).do(P2, accept).do(P1, letter('A'));
  };

  test('1854-LAG-15 1854-LAG-16 1854-LAG-17 Steyr or Sankt Pölten, as its director likes; where there is no room it lays 14, 15 or 619 (R-13)', () => {
    const play = first();
    expect([play.acting, play.top]).toEqual(['A', 'lagHome']);
    const lays = play.actions(P1);
    const seen = new Set(lays.map((one) => (one.type === 'layTile' ? `${one.hex} ${one.tile}` : one.type)));
    expect([...seen].sort()).toEqual(['D18 14', 'D18 15', 'D18 619', 'D20 14', 'D20 15', 'D20 619']);
    play.refuses(P1, lay('D18', '57', 0), 'lagHomeTile', '1854-LAG-16');
    play.refuses(P1, lay('D16', '15', 0), 'notALagHome', '1854-LAG-15');
    play.refuses(P1, { ...lay('D18', '15', 0), power: 'AF' }, 'noSuchPower', '1854-MTN-4');
    play.refuses(P1, home('D18'), 'lagHomeFull', '1854-LAG-16');
    play.refuses(P1, pass, 'lagHomeFirst', '1854-LAG-15');
    const built = play.do(P1, lay('D18', '15', 0));
    expect([built.stations('D18'), gain(play, built, 'A'), built.top]).toEqual([['A:0'], 0, 'trackStep']);
    // besides the tile of the turn
    expect(built.kinds(P1)).toContain('layTile');
  });

  test('1854-LAG-16 A yellow tile is built up, keeping its track; where there is room nothing is laid', () => {
    const yellow = first((table) => table.tile('D18', '55', 0));
    expect(
      new Set(
        yellow.actions(P1).flatMap((one) => (one.type === 'layTile' && one.hex === 'D18' ? [one.tile] : [])),
      ),
    ).toEqual(new Set(['14']));
    const green = first((table) => table.tile('D18', '14', 0));
    green.refuses(P1, lay('D18', '15', 0), 'lagHomeHasRoom', '1854-LAG-16');
    const placed = green.do(P1, home('D18'));
    expect(placed.stations('D18')).toEqual(['A:0']);
    expect(placed.state.tiles.D18?.tile).toBe('14');
  });

  test('1854-LAG-16 1854-LAG-17 The third goes where there is room (R-13)', () => {
    const table = locals(phaseTable('5'), [P1, P2]).tile('D18', '14', 0);
    for (const one of ['B', 'C'])
      lag(table, one, [P3, P4], { locals: one === 'B' ? ['L3', 'L4'] : ['L5', 'L6'] })
        .station(one, 'D18')
        .set({
          companies: {
            ...table.state.companies,
            [one]: {
              ...(table.state.companies[one] as TableBuilder['state']['companies'][string]),
              operated: true,
            },
          },
        });
    const play = moment(table).do(P1, merge('L1', 'L2')).do(P2, accept);
    let turn: Play = play;
    while (turn.acting !== 'A') turn = turn.passTurn();
    turn.refuses(P1, home('D18'), 'lagHomeFull', '1854-LAG-16');
    expect(new Set(turn.actions(P1).flatMap((one) => ('hex' in one ? [one.hex] : [])))).toEqual(
      new Set(['D20']),
    );
    expect(turn.do(P1, lay('D20', '619', 0)).stations('D20')).toEqual(['A:0']);
  });

  test('1854-LAG-14 It builds on the map of Austria', () => {
    const play = first().do(P1, lay('D18', '15', 0));
    play.refuses(P1, lay('J36', '9', 1), 'otherMap');
  });

  test('1854-LAG-18 1854-STATION-13 1854-STATION-12 One more station for 40', () => {
    const table = lagAt(phaseTable('5').tile('D18', '14', 0).tile('D20', '14', 0), 'A', [P1, P2], 'D20', 500);
    withOwn(table, { acted: ['A', 'B', 'C'] });
    const place = { type: 'placeStation', hex: 'D18', stop: 0 } as const;
    const play = table.atStep('A', 'station');
    const placed = play.do(P1, place);
    expect([gain(play, placed, 'A'), placed.stations('D18')]).toEqual([-40, ['A:0']]);
    const third = table.station('A', 'C17').atStep('A', 'station');
    third.refuses(P1, place, 'noStationLeft');
    // not before all three have acted
    const early = lagAt(phaseTable('5').tile('D18', '14', 0).tile('D20', '14', 0), 'A', [P1, P2], 'D20', 500);
    withOwn(early, { acted: ['A', 'B'] })
      .atStep('A', 'station')
      .refuses(P1, place, 'lagsFirst', '1854-STATION-12');
  });
});

describe('its trains', () => {
  /** A with a route from Sankt Pölten to Steyr, in a phase, with so much money; its director has as much as told. */
  const routed = (phase: string, cash: number, purse = 500) =>
    lagAt(phaseTable(phase).tile('D18', '14', 0).tile('D20', '14', 0), 'A', [P1, P2], 'D20', cash).cash(
      P1,
      purse,
    );
  const offers = (play: Play) =>
    play
      .actions(P1)
      .flatMap((one) => (one.type === 'buyTrain' ? [`${one.from} ${one.kind} ${one.price}`] : []));

  test('1854-LAG-21 No new train, and none of a large company', () => {
    const play = major(routed('5', 900), 'KE', P1).train('KE', '3').inTrainStep('A');
    play.refuses(P1, train('5', 530), 'lagsBuyNoNew', '1854-LAG-21');
    play.refuses(P1, train('3', 100, 'KE'), 'tradesApart', '1854-TRAIN-20');
  });

  test('1854-LAG-22 1854-LAG-23 1854-LAG-24 1854-LAG-26 In phase 5 only 2s for 130, from 6 also 3s for 230, from 7 also 4s for 350 (R-14)', () => {
    const pool = (phase: string) =>
      routed(phase, 900).train('pool', '2').train('pool', '3').train('pool', '4').inTrainStep('A');
    expect(offers(pool('5'))).toEqual(['pool 2 130']);
    expect(offers(pool('6'))).toEqual(['pool 2 130', 'pool 3 230']);
    expect(offers(pool('7'))).toEqual(['pool 2 130', 'pool 3 230', 'pool 4 350']);
    pool('5').refuses(P1, train('3', 230, 'pool'), 'lagKind', '1854-LAG-22');
    pool('6').refuses(P1, train('4', 350, 'pool'), 'lagKind', '1854-LAG-24');
    pool('6').refuses(P1, train('3', 200, 'pool'), 'repairPrice', '1854-LAG-26');
    expect(
      pool('6')
        .do(P1, train('3', 230, 'pool'))
        .cash('A'),
    ).toBe(670);
    expect(
      pool('7')
        .do(P1, train('4', 350, 'pool'))
        .cash('A'),
    ).toBe(550);
  });

  test('1854-LAG-28 With a route it must own a train, if there is one for it (R-41)', () => {
    const play = routed('5', 300).train('pool', '2').atStep('A', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-LAG-28');
    expect(routed('5', 300).atStep('A', 'trains').top).toBe('mailStep');
    // a surplus 3 is none for it
    expect(routed('5', 300).train('pool', '3').atStep('A', 'trains').top).toBe('mailStep');
    // no route
    const alone = lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P1, P2], 'D20', 300).train('pool', '2');
    expect(alone.atStep('A', 'trains').accepts(P1, pass)).toBe(true);
  });

  test('1854-LAG-28 The bank has none, but another Lokalbahn AG of the same director sells one: it must (R-41)', () => {
    const two = (cash: number, director: number = P1) =>
      lagAt(routed('5', cash), 'B', [director, P3], 'D18', 100).train('B', '2');
    const play = two(300).atStep('A', 'trains');
    play.refuses(P1, pass, 'mustOwnTrain', '1854-LAG-28');
    expect(offers(play)).toEqual(['B 2 1', 'B 2 300']);
    play.refuses(P1, train('2', 301, 'B'), 'priceAboveTreasury', '1854-TRAIN-29');
    const bought = play.do(P1, train('2', 1, 'B'));
    expect([bought.trains('A'), bought.trains('B'), bought.cash('A')]).toEqual([['2'], [], 299]);
    // with an empty treasury its director pays, at the face value at most
    const poor = two(0).cash(P1, 400).atStep('A', 'trains');
    expect(offers(poor)).toEqual(['B 2 1', 'B 2 100']);
    poor.refuses(P1, pass, 'mustOwnTrain', '1854-LAG-28');
    poor.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1854-TRAIN-27');
    // nobody has a guilder: nothing can be bought, and nobody is ruined by it
    expect(two(0).cash(P1, 0).atStep('A', 'trains').state.round.kind).toBe('stock');
    // his share pays for it
    const owner = major(two(0).cash(P1, 0), 'KT', P2).shares(P1, 'KT', 20).atStep('A', 'trains');
    expect(owner.actions(P1)).toEqual([{ type: 'sellShares', company: 'KT', count: 1 }]);
    expect(offers(owner.do(P1, { type: 'sellShares', company: 'KT', count: 1 }))).toEqual([
      'B 2 1',
      'B 2 100',
    ]);
    // in older records it could go without
    const older = two(300);
    older.set({ options: { ...older.state.options, earlierRulings: true } });
    expect(older.atStep('A', 'trains').accepts(P1, pass)).toBe(true);
    // another director need not sell
    expect(two(300, P2).atStep('A', 'trains').accepts(P1, pass)).toBe(true);
  });

  test('1854-LAG-29 1854-LAG-30 It chooses freely, but takes the cheapest if its director has to add money', () => {
    const pool = (cash: number) =>
      routed('6', cash).train('pool', '2').train('pool', '3').atStep('A', 'trains');
    expect(offers(pool(400))).toEqual(['pool 2 130', 'pool 3 230']);
    const short = pool(100);
    expect(offers(short)).toEqual(['pool 2 130']);
    short.refuses(P1, train('3', 230, 'pool'), 'cheapestOnly', '1854-LAG-30');
    const bought = short.do(P1, train('2', 130, 'pool'));
    expect([gain(short, bought, P1), bought.cash('A')]).toEqual([-30, 0]);
    // enough for the 2: no help for the 3
    pool(150).refuses(P1, train('3', 230, 'pool'), 'noHelpForCostlier', '1854-TRAIN-29');
  });

  test('1854-LAG-27 1854-LAG-30 Nor does he help to another one’s train that is costlier than the cheapest', () => {
    const table = routed('6', 100).train('pool', '2');
    lagAt(table, 'B', [P2, P3], 'D18', 100).train('B', '3');
    const play = table.atStep('A', 'trains');
    expect(offers(play)).toEqual(['pool 2 130', 'B 3 1', 'B 3 130']);
    play.refuses(P1, train('3', 131, 'B'), 'cheapestOnly', '1854-LAG-30');
    const bought = play.do(P1, train('3', 120, 'B')).do(P2, accept);
    expect([gain(play, bought, P1), bought.price('A'), bought.price('B')]).toEqual([-20, 69, 65]);
  });

  test('1854-LAG-21 1854-TRAIN-27 A director who cannot pay for the cheapest is bankrupt', () => {
    const play = routed('5', 100, 10).train('pool', '2').atStep('A', 'trains');
    expect(play.kinds(P1)).toEqual(['declareBankruptcy']);
    expect(play.do(P1, { type: 'declareBankruptcy' }).state.result?.cause).toBe('bankruptcy');
  });
});
