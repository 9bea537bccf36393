/** The local railways 1 to 6 (LOC): privates that operate on a map of their own. */
import { certificateCount } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { table, title } from '../rules/index.ts';
import { LOCAL_IDS } from '../rules/kinds.ts';
import {
  gain,
  inPhase,
  local,
  major,
  P1,
  P2,
  P3,
  P4,
  Play,
  pass,
  run,
  sell,
  stockRound,
  type TableBuilder,
  table1854,
} from './table1854.ts';

const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const station = (hex: string, stop = 0) => ({ type: 'placeStation', hex, stop }) as const;
const train = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const merger = (one: string, other: string) => ({ type: 'proposeMerger', one, other }) as const;
const ride = (id: string, way: string) => ({ type: 'runTrains', runs: [run(id, way)] }) as const;

/** LOC 6 stands in Bad Ischl (L28), with track to the town of L30. */
const ischl = (builder: TableBuilder, cash = 150, owner = P1): TableBuilder =>
  local(builder, 'L6', owner, cash).tile('L30', '4', 1);

/** LOC 4 stands in Steyr (J32), joined to Amstetten (J34), a city with room. */
const steyr = (cash = 150): TableBuilder =>
  local(table1854(), 'L4', P1, cash).tile('J32', '57', 1).tile('J34', '57', 1);

describe('its paper', () => {
  test('1854-LOC-4 Its capital is 150, whatever was bid', () => {
    const builder = table1854().private('AF', P2).private('MT', P2).private('GK', P2);
    const play = builder.privateSale().do(P1, { type: 'bid', private: 'L2', amount: 175 });
    const sold = play.do(P2, { type: 'buyPrivate', private: 'L1' });
    expect([sold.owner('L1'), sold.owner('L2')]).toEqual([P2, P1]);
    expect([gain(play, sold, P1), gain(play, sold, P2)]).toEqual([-175, -150]);
    expect([sold.cash('L1'), sold.cash('L2')]).toEqual([150, 150]);
    expect(gain(play, sold, 'bank')).toBe(175 + 150 - 300);
    expect([sold.state.companies.L2?.floated, sold.state.companies.L3?.floated]).toEqual([true, false]);
  });

  test('1854-LOC-2 Its paper counts against the limit, and so do those of the AG it becomes', () => {
    const builder = local(local(inPhase(table1854(), '5'), 'L1', P1), 'L4', P1);
    const play = builder.endOfStockRound();
    expect(certificateCount(title, play.state, P1)).toBe(2);
    const merged = play.do(P1, merger('L1', 'L4')).do(P1, { type: 'chooseLetter', company: 'B' });
    expect([merged.papers(P1, 'B'), certificateCount(title, merged.state, P1)]).toEqual([[50, 50], 2]);
  });

  test('1854-LOC-15 It cannot be sold', () => {
    const builder = table1854({ players: 6 });
    for (const one of LOCAL_IDS) builder.private(one, P1);
    const held = builder.par('KE', 67).shares(P2, 'KE', 40).shares(P1, 'KE', 20).floated('KE');
    const play = stockRound(held, { seat: P1 });
    // Over the limit of 5: a share can be sold, a local railway cannot
    expect(certificateCount(title, play.state, P1)).toBe(7);
    for (const one of LOCAL_IDS) play.refuses(P1, sell(one), 'notTradable', '1854-SELL-1');
    expect(play.actions(P1)).toEqual([sell('KE')]);
    // still over, and nothing more to sell: he goes on without
    const sold = play.do(P1, sell('KE'));
    expect([certificateCount(title, sold.state, P1), sold.waiting]).toEqual([6, [P2]]);
    const offer = { type: 'offerPrivate', private: 'L2', to: P1, price: 100 } as const;
    const free = stockRound(table1854().private('L2', P2), { seat: P2 });
    free.refuses(P2, offer, 'notTradable', '1854-SELL-1');
    free.refuses(P2, sell('L2'), 'notTradable', '1854-SELL-1');
  });

  test('1854-LOC-14 Two may merge from phase 5 on, at the start and the end of an operating round; with phase 6 all must', () => {
    const four = local(local(inPhase(table1854(), '4'), 'L1', P1), 'L2', P2);
    const early = four.endOfStockRound();
    expect(early.acting).toBe('L1');
    early.refuses(P1, merger('L1', 'L2'), 'mergersNotYet', '1854-LOC-14');
    const five = local(local(inPhase(table1854(), '5'), 'L1', P1), 'L2', P2).endOfStockRound();
    expect([five.top, five.offers(P1, merger('L1', 'L2'))]).toEqual(['mergers', true]);
    const acting = five.do(P1, pass).do(P2, pass);
    expect([acting.acting, acting.state.round.kind]).toEqual(['L1', 'operating']);
    acting.refuses(P1, merger('L1', 'L2'), 'notAtThisMoment', '1854-LAG-3');
    const end = acting.passTurn().passTurn();
    expect([end.top, [...end.waiting].sort()]).toEqual(['mergers', [P1, P2]]);
    const on = end.do(P1, pass).do(P2, pass);
    expect(on.state.privates.L1?.closed).toBe(false);
    // Phase 6: without agreement they merge all the same.
    const six = local(local(inPhase(table1854(), '6'), 'L1', P1), 'L2', P2);
    const forced = six.operating(['L1', 'L2'], { acted: ['L1', 'L2'] });
    forced.refuses(P1, pass, 'letterFirst', '1854-LAG-5');
    const letter = forced.do(P1, { type: 'chooseLetter', company: 'A' });
    expect([letter.state.privates.L1?.closed, letter.director('A'), letter.percent(P2, 'A')]).toEqual([
      true,
      P1,
      50,
    ]);
  });
});

describe('on its map', () => {
  test('1854-LOC-1 It builds and stands on the extra map only', () => {
    const play = steyr().operating('L4');
    const lays = play.actions(P1).flatMap((one) => (one.type === 'layTile' ? [one.hex] : []));
    expect(lays.length).toBeGreaterThan(0);
    expect(lays.every((hex) => hex > 'I2')).toBe(true);
    play.refuses(P1, lay('D16', '4', 0), 'otherMap', '1854-TRACK-1');
    play.refuses(P1, lay('D18', '55', 0), 'otherMap', '1854-TRACK-1');
    const tokens = steyr().tile('F22', '57', 0).atStep('L4', 'station');
    tokens.refuses(P1, station('F22'), 'otherMap', '1854-TRACK-1');
    expect(tokens.accepts(P1, station('J34'))).toBe(true);
    // The other way round
    const ke = major(table1854(), 'KE', P1).operating('KE');
    ke.refuses(P1, lay('J36', '55', 0), 'otherMap', '1854-TRACK-1');
    ke.refuses(P1, { type: 'buildTunnel', hex: 'K31', from: 0, to: 3 }, 'otherMap', '1854-TRACK-1');
  });

  test('1854-LOC-3 Its turn: track, station, run, trains; its owner decides, and the first turn begins at home', () => {
    const builder = table1854().private('L4', P2).floated('L4').cash('L4', 150);
    const first = builder.operating('L4');
    // START-5: the home tile before anything else
    expect([first.waiting, first.top, first.stations('J32')]).toEqual([[P2], 'trackStep', ['L4:0']]);
    expect(new Set(first.actions(P2).map((one) => (one.type === 'layTile' ? one.hex : one.type)))).toEqual(
      new Set(['J32']),
    );
    first.refuses(P2, pass, 'homeTileDue', '1854-START-5');
    first.refuses(P1, lay('J32', '57', 0), 'notDirector', '1854-FLOW-4');
    const second = steyr().train('L4', '1+').operating('L4');
    const seen: string[] = [];
    let play: Play = second;
    for (let guard = 0; guard < 8 && play.acting === 'L4'; guard++) {
      seen.push(play.top);
      const step = play.actions(P1).find((one) => ['pass', 'runTrains'].includes(one.type));
      if (!step) throw new Error(play.top);
      play = play.do(P1, step);
    }
    // With a 1+ there is no run of two cities: nothing to run
    expect(seen).toEqual(['trackStep', 'stationStep', 'trainStep']);
    const runs = ischl(table1854().train('L6', '1+')).operating('L6').passUntil('runStep');
    expect(runs.kinds(P1)).toEqual(['runTrains']);
  });

  test('1854-LOC-10 Two stations: the home is free, the second costs 40', () => {
    const home = table1854().private('L6', P1).floated('L6').cash('L6', 150).operating('L6');
    expect([home.stations('L28'), home.cash('L6')]).toEqual([['L6:0'], 150]);
    const play = steyr().atStep('L4', 'station');
    const placed = play.do(P1, station('J34'));
    expect([placed.cash('L4'), placed.stations('J34')]).toEqual([110, ['L4:0']]);
    const full = steyr().station('L4', 'J34').tile('K33', '58', 0).atStep('L4', 'trains');
    full.refuses(P1, station('J38'), 'noStationLeft', '1854-LOC-10');
    const poor = steyr(39).atStep('L4', 'station');
    expect(poor.top).not.toBe('stationStep');
  });
});

describe('trains', () => {
  test('1854-LOC-5 It runs plus trains alone', () => {
    const builder = ischl(table1854().train('L6', '1+').train('L6', '2'));
    const play = builder.atStep('L6', 'run');
    const way = 'L28:0 L30:0';
    play.refuses(P1, ride('2-0', way), 'cannotUseTrain', '1854-RUN-17');
    expect(play.accepts(P1, ride('1+-0', way))).toBe(true);
    // With a 2 alone it does not run at all.
    const idle = ischl(table1854().train('L6', '2')).operating('L6');
    expect(idle.pass().top).toBe('trainStep');
  });

  test('1854-LOC-6 It may own other trains', () => {
    const play = ischl(table1854()).atStep('L6', 'trains');
    const bought = play.do(P1, train('2', 100));
    expect([bought.trains('L6'), bought.cash('L6')]).toEqual([['2'], 50]);
    // And sell it later (phase 3), without a price to move
    const builder = major(inPhase(table1854(), '3'), 'KE', P2, { cash: 500 }).train('L6', '2');
    const sale = ischl(builder)
      .atStep('KE', 'trains')
      .do(P2, train('2', 60, 'L6'));
    const sold = sale.do(P1, { type: 'accept' });
    expect([sold.trains('KE'), sold.cash('L6')]).toEqual([['2'], 210]);
  });

  test('1854-LOC-7 Two trains at most, one from phase 4 on', () => {
    const full = ischl(inPhase(table1854(), '3').supply('1+', 4).train('L6', '1+').train('L6', '1+'), 500);
    const play = full.inTrainStep('L6');
    play.refuses(P1, train('1+', 100), 'trainLimit', '1854-LOC-7');
    play.refuses(P1, train('3', 200), 'trainLimit', '1854-LOC-7');
    const one = ischl(inPhase(table1854(), '3').supply('1+', 4).train('L6', '1+'), 500).atStep(
      'L6',
      'trains',
    );
    expect(one.accepts(P1, train('1+', 100))).toBe(true);
    const four = ischl(inPhase(table1854(), '4').train('L6', '3+'), 500).inTrainStep('L6');
    four.refuses(P1, train('4', 320), 'trainLimit', '1854-LOC-7');
  });

  test('1854-LOC-7 With the first 4 the owner gives one of two back', () => {
    const builder = major(inPhase(table1854(), '3'), 'KE', P2, { cash: 500 }).supply('3', 0);
    const play = ischl(builder.train('L6', '2+').train('L6', '3')).atStep('KE', 'trains');
    const bought = play.do(P2, train('4', 320));
    expect([bought.top, bought.waiting]).toEqual(['discardTrains', [P1]]);
    expect(bought.actions(P1)).toEqual([
      { type: 'discardTrain', company: 'L6', kind: '3' },
      { type: 'discardTrain', company: 'L6', kind: '2+' },
    ]);
    const left = bought.do(P1, { type: 'discardTrain', company: 'L6', kind: '3' });
    expect([left.trains('L6'), left.trains('pool')]).toEqual([['2+'], ['3']]);
  });

  test('1854-LOC-8 It need not own a train', () => {
    const play = ischl(table1854(), 500).atStep('L6', 'trains');
    expect(play.offers(P1, pass)).toBe(true);
    const over = play.do(P1, pass);
    expect([over.state.round.kind, over.trains('L6')]).toEqual(['stock', []]);
  });

  test('1854-LOC-9 Its owner does not help to pay', () => {
    const play = ischl(table1854(), 60).cash(P1, 2000).inTrainStep('L6');
    play.refuses(P1, train('1+', 100), 'ownerPaysNoTrain', '1854-LOC-9');
    expect(play.accepts(P1, pass)).toBe(true);
    // Where nothing can be bought nobody is asked.
    expect(ischl(table1854(), 60).cash(P1, 2000).atStep('L6', 'trains').state.round.kind).toBe('stock');
  });

  test('1854-LOC-11 It has no mail contract, and nobody is asked for one', () => {
    const play = ischl(table1854(), 500).atStep('L6', 'trains');
    play.refuses(P1, { type: 'buyMail', size: 'small' }, 'mailNotForLocals', '1854-LOC-11');
    const over = play.do(P1, pass);
    expect(over.acting).toBeUndefined();
    expect(title.operating.steps(play.state, 'L6').map(({ name }) => name)).toEqual([
      'track',
      'station',
      'run',
      'trains',
    ]);
  });
});

describe('earnings', () => {
  test('1854-LOC-12 Half to the owner, half to its treasury, and nobody is asked', () => {
    const seventy = ischl(table1854()).atRevenue('L6', 70);
    const shared = new Play(table.settled(seventy.state));
    expect([gain(seventy, shared, P1), gain(seventy, shared, 'L6')]).toEqual([35, 35]);
    expect(gain(seventy, shared, 'bank')).toBe(-70);
    expect(shared.top).toBe('trainStep');
    // A whole run: 20 for Bad Ischl and 10 for the town
    const play = ischl(table1854().train('L6', '1+')).atStep('L6', 'run');
    const ran = play.run();
    expect([gain(play, ran, P1), gain(play, ran, 'L6'), ran.top]).toEqual([15, 15, 'trainStep']);
    ran.refuses(P1, { type: 'payOut' }, 'stepOver', '1854-OR-6');
    ran.refuses(P1, { type: 'withhold' }, 'stepOver', '1854-OR-6');
  });

  test('1854-LOC-13 It has no price that could move', () => {
    const play = ischl(table1854().train('L6', '1+')).atStep('L6', 'run');
    const ran = play.run();
    expect([play.state.markers, ran.state.markers]).toEqual([{}, {}]);
    expect(ran.price('L6')).toBeUndefined();
    // A trade of trains: only the large company's marker moves
    const builder = major(inPhase(table1854(), '3'), 'KE', P2, { cash: 500 }).train('L6', '2');
    const sale = ischl(builder)
      .atStep('KE', 'trains')
      .do(P2, train('2', 60, 'L6'));
    const sold = sale.do(P1, { type: 'accept' });
    expect([sold.price('KE'), Object.keys(sold.state.markers)]).toEqual([84, ['KE']]);
    const buys = ischl(
      major(inPhase(table1854(), '3'), 'KE', P2, { cash: 500 }).train('KE', '1+').train('KE', '3'),
    );
    const bought = buys
      .atStep('L6', 'trains')
      .do(P1, train('1+', 40, 'KE'))
      .do(P2, { type: 'accept' });
    expect([bought.price('KE'), bought.trains('L6'), bought.cash('L6')]).toEqual([80, ['1+'], 110]);
  });
});

test('the order of a round: local railways by number, each decided by its owner', () => {
  const builder = local(local(local(table1854(), 'L6', P3), 'L1', P4), 'L3', P2);
  let play = builder.endOfStockRound();
  const order: (string | undefined)[] = [];
  while (play.state.round.kind === 'operating') {
    order.push(`${play.acting} ${play.waiting}`);
    play = play.passTurn();
  }
  expect(order).toEqual(['L1 3', 'L3 1', 'L6 2']);
});
