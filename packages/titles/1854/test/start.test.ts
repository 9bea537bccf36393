/** A company begins. */
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import {
  buy,
  directorOnly,
  gain,
  idleUntil,
  option,
  P1,
  P2,
  P3,
  pass,
  sell,
  sellOption,
  start,
  stockRound,
  table1854,
  untilSeat,
} from './table1854.ts';

test('1854-START-1 1854-START-3 With half of it sold a company begins, in the same turn, with ten times its par', () => {
  const play = stockRound(table1854()).do(P1, start('KT', 67));
  expect(play.state.companies.KT?.floated).toBe(false);
  const floated = play.do(P2, buy('KT'));
  expect([floated.state.companies.KT?.floated, floated.cash('KT')]).toEqual([true, 670]);
  expect(gain(play, floated, 'bank')).toBe(134 - 670);
  // the next paper brings it nothing more
  const third = floated.do(P3, buy('KT'));
  expect([third.cash('KT'), gain(floated, third, 'bank')]).toEqual([670, 134]);
});

test('1854-START-2 R-37 It acts from the next operating round on, however little players hold then', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P1, 67).cash(P2, 500)).pass();
  const floated = play.do(P2, buy('KT'));
  expect(untilSeat(floated, P3).pass(2).waiting).toEqual([P1]);
  // P2 sells his paper on a later turn of the same stock round
  const sold = untilSeat(floated, P2).do(P2, sell('KT'));
  expect([sold.percent('pool', 'KT'), sold.percent(P1, 'KT')]).toEqual([20, 40]);
  const operating = idleUntil(sold.do(P2, pass), 'operating');
  expect(operating.acting).toBe('KT');
  expect(operating.waiting).toEqual([P1]);
});

test('1854-START-2 1854-MAJOR-4 R-37 A company begun by an option acts on, though the option is sold', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P1, 67))
    .pass()
    .do(P2, option('KT'));
  expect(play.state.companies.KT?.floated).toBe(true);
  const next = untilSeat(idleUntil(idleUntil(play, 'operating'), 'stock'), P2);
  const sold = next.do(P2, sellOption).do(P2, pass);
  expect([sold.percent('pool', 'KT'), sold.state.companies.KT?.floated]).toEqual([20, true]);
  expect(idleUntil(sold, 'operating').acting).toBe('KT');
});

test('1854-START-4 The price marker goes on the par cell, under the markers there', () => {
  const play = stockRound(
    directorOnly(table1854().par('SB', 82).shares(P2, 'SB', 60).cash('SB', 500), 'KT', P3, 82),
  );
  const floated = play.do(P1, buy('KT'));
  expect([floated.cell('KT'), floated.cell('SB')]).toEqual(['2,2', '2,2']);
  expect(title.operating.order(floated.state, ['KT', 'SB'])).toEqual(['SB', 'KT']);
  const operating = idleUntil(floated, 'operating');
  expect(operating.acting).toBe('SB');
});

test('1854-START-5 1854-MAJOR-1 On its first turn a company lays the tile of its home, and its station goes there', () => {
  const play = stockRound(directorOnly(table1854(), 'KT', P1, 82))
    .pass()
    .do(P2, buy('KT'));
  const turn = idleUntil(play, 'operating');
  expect([turn.acting, turn.top, turn.waiting]).toEqual(['KT', 'trackStep', [P1]]);
  const hexes = new Set(turn.actions(P1).map((one) => (one.type === 'layTile' ? one.hex : one.type)));
  expect([...hexes]).toEqual(['H18']);
  turn.refuses(P1, pass, 'homeTileDue', '1854-START-5');
  turn.refuses(P1, { type: 'layTile', hex: 'E17', tile: '9', rotation: 1 }, 'homeTileFirst', '1854-TRACK-13');
  const laid = turn.do(P1, turn.actions(P1)[0] as ReturnType<typeof turn.actions>[number]);
  expect(laid.stations('H18')).toEqual(['KT:0']);
  expect(laid.cash('KT')).toBe(820);
});

test('1854-START-5 In Vienna, or where a tile lies, the station is placed at once', () => {
  const vienna = idleUntil(
    stockRound(directorOnly(table1854(), 'KE', P1, 82))
      .pass()
      .do(P2, buy('KE')),
    'operating',
  );
  expect([vienna.acting, vienna.stations('C23')]).toEqual(['KE', ['KE:1']]);
  const built = idleUntil(
    stockRound(directorOnly(table1854().tile('H18', '57', 0), 'KT', P1, 82))
      .pass()
      .do(P2, buy('KT')),
    'operating',
  );
  expect([built.acting, built.stations('H18')]).toEqual(['KT', ['KT:0']]);
  expect(built.accepts(P1, pass)).toBe(true);
});
