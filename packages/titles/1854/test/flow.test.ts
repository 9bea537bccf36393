/** The course of the game. */
import { expect, test } from 'vitest';
import {
  afterAuction,
  buy,
  idleUntil,
  inPhase,
  P1,
  P2,
  P3,
  type Play,
  pass,
  sell,
  splitPapers,
  start,
  stockRound,
  type TableBuilder,
  table1854,
} from './table1854.ts';

test('1854-FLOW-1 An auction round, then stock rounds and operating rounds in turn', () => {
  const seen: string[] = [];
  const note = ({ state: { round } }: Play) => {
    const name = `${round.kind} ${round.set}`;
    if (seen.at(-1) !== name) seen.push(name);
  };
  let play = table1854({ players: 3 }).privateSale();
  note(play);
  play = afterAuction(3);
  note(play);
  play = play.do(P3, start('VB', 77));
  for (let round = 0; round < 4; round++) {
    play = idleUntil(play, play.state.round.kind === 'stock' ? 'operating' : 'stock');
    note(play);
  }
  expect(seen).toEqual(['privateSale 1', 'stock 1', 'operating 1', 'stock 2', 'operating 2', 'stock 3']);
});

test('1854-FLOW-1 An auction that stops is followed by an operating round and goes on', () => {
  const stopped = table1854({ players: 3 })
    .privateSale()
    .do(P1, { type: 'buyPrivate', private: 'AF' })
    .pass(3);
  // nothing to act yet: the operating round is over at once, and the next private is on offer
  expect([stopped.state.round.kind, stopped.onOffer?.[0]]).toEqual(['privateSale', 'MT']);
  expect(stopped.cash(P1)).toBe(860 - 20 + 5);
});

/** KT with a route from Klagenfurt to Laibach and a train. */
const klagenfurt = (phase: string, train: string): TableBuilder =>
  inPhase(table1854(), phase)
    .par('KT', 82)
    .shares(P1, 'KT', 60)
    .operated('KT')
    .tile('H18', '57', 2)
    .cash('KT', 1000)
    .train('KT', train);

test('1854-FLOW-2 The first 3 lets two operating rounds follow the next stock round', () => {
  const play = klagenfurt('2', '2')
    .supply('2', 0)
    .supply('1+', 0)
    .atStep('KT', 'trains')
    .do(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 200 });
  expect(play.state.phase).toBe('3');
  const stock = idleUntil(play, 'stock');
  expect(stock.state.round.set).toBe(3);
  const operating = idleUntil(stock, 'operating');
  expect([operating.state.round.number, operating.state.round.of]).toEqual([1, 2]);
});

test('1854-FLOW-2 The first 5 lets three follow; the set that is played stays as long as it was', () => {
  const play = klagenfurt('4', '3')
    .supply('4', 0)
    .atStep('KT', 'trains', { of: 2 })
    .do(P1, { type: 'buyTrain', from: 'bank', kind: '5', price: 530 });
  expect(play.state.phase).toBe('5');
  let next = play;
  while (next.state.round.number === 1) next = next.pass();
  expect([next.state.round.kind, next.state.round.number, next.state.round.of]).toEqual(['operating', 2, 2]);
  const stock = idleUntil(next, 'stock');
  const operating = idleUntil(stock, 'operating');
  expect([operating.state.round.number, operating.state.round.of]).toEqual([1, 3]);
});

test('1854-FLOW-3 In stock rounds players use their own money, and sell their own papers', () => {
  const builder = splitPapers(
    table1854().par('KT', 82, '2,5').floated('KT').cash('KT', 2000).cash(P1, 50),
    'KT',
    P1,
    [
      [P1, 1],
      [P2, 2],
      ['offer', 1],
    ],
  );
  const play = stockRound(builder);
  play.refuses(P1, buy('KT'), 'shareTooExpensive', '1854-BUY-6');
  play.refuses(P1, { ...buy('KT'), by: 'KT' }, 'malformed', '1854-0.1');
  // five papers lie in the company's hands: they are not its director's to sell
  play.refuses(P1, sell('KT', 4), 'notHeld', '1854-SELL-2');
  expect(play.actions(P1)).toEqual([sell('KT'), sell('KT', 2), sell('KT', 3), pass]);
  // and in an operating round nobody trades shares
  const turn = builder.operated('KT').tile('H18', '57', 2).atStep('KT', 'track');
  turn.refuses(P1, sell('KT'), 'notInOperatingRound', '1854-FLOW-4');
  turn.refuses(P1, buy('KT'), 'notInOperatingRound', '1854-FLOW-4');
});

test('1854-FLOW-4 In operating rounds the director acts, with the money of the company', () => {
  // from Klagenfurt west into the mountains of Villach (70), east into open country
  const mountain = (treasury: number) =>
    table1854()
      .par('KT', 82)
      .shares(P1, 'KT', 60)
      .operated('KT')
      .tile('H18', '57', 1)
      .cash('KT', treasury)
      .cash(P1, 1000)
      .atStep('KT', 'track');
  const lay = { type: 'layTile', hex: 'H16', tile: '1', rotation: 0 } as const;
  mountain(69).refuses(P1, lay, 'treasuryShort', '1854-TRACK-12');
  const built = mountain(70).do(P1, lay);
  expect([built.cash('KT'), built.cash(P1)]).toEqual([0, 1000]);
  mountain(70).refuses(P2, lay, 'notDirector', '1854-FLOW-4');
});

test('1854-FLOW-5 The director is always one with the most shares', () => {
  const play = stockRound(
    table1854()
      .par('KT', 67)
      .shares(P1, 'KT', 40)
      .shares(P2, 'KT', 20)
      .shares(P3, 'KT', 20)
      .floated('KT')
      .cash(P3, 500)
      .priority(P3),
  );
  const bought = play.do(P3, buy('KT'));
  expect([P1, P2, P3].map((seat) => bought.percent(seat, 'KT'))).toEqual([40, 20, 40]);
  expect(bought.director('KT')).toBe(P1);
});
