/** Mitsubishi Ferry: a tile that a player lays, whoever is on turn. */
import type { KitAction } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type Play, table1889 } from './table1889.ts';

const port = (hex: string, rotation: number): KitAction => ({
  type: 'layTile',
  hex,
  tile: '437',
  rotation,
  power: 'MF',
});
/** Where the exits of a port lead. */
const towards = (hex: string, rotation: number): string => {
  const exits = title.board.tiles.get('437')?.[rotation]?.exits ?? 0;
  const place = title.board.hexes.get(hex);
  return [0, 1, 2, 3, 4, 5]
    .flatMap((edge) => (exits & (1 << edge) ? [place?.neighbours[edge]?.facts.id ?? 'nothing'] : []))
    .sort()
    .join('+');
};
const portsOf = (play: Play, seat: number) =>
  play.actions(seat).flatMap((one) => (one.type === 'layTile' && one.power === 'MF' ? [one] : []));

const ferry = (owner: number = P1) => table1889().private('MF', owner);
const inStock = (owner: number = P1) => ferry(owner).stockRound({ seat: P2 });

describe('Mitsubishi Ferry', () => {
  test('1889-MF-1 1889-MF-4 Once the port on one of four towns, free', () => {
    const play = inStock().do(P1, port('G10', 2));
    expect([play.state.tiles.G10, play.state.tileStock['437'], play.state.cash]).toEqual([
      { tile: '437', rotation: 2 },
      0,
      inStock().state.cash,
    ]);
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'tileLaid', cost: 0 }));
    expect(title.board.tiles.get('437')?.[0]?.stops).toMatchObject([{ kind: 'town', revenue: 30 }]);
    inStock().refuses(P1, port('J5', 2), 'portsOnly', '1889-MF-1');
    inStock().refuses(P1, { ...port('G10', 2), tile: '58' }, 'portsOnly', '1889-MF-1');
  });

  test('1889-MF-2 Only where no tile lies yet', () => {
    const play = ferry().tile('J9', '58', 1).stockRound({ seat: P2 });
    play.refuses(P1, port('J9', 1), 'portTaken', '1889-MF-2');
    expect(play.accepts(P1, port('G10', 2))).toBe(true);
  });

  test('1889-MF-3 No connection, and no company to lead', () => {
    expect(inStock(P3).do(P3, port('B11', 2)).state.tiles.B11).toBeDefined();
  });

  test('1889-MF-4 It is nobody’s tile: the company may still lay its own', () => {
    const play = ferry().company('KO', P1, { cash: 80 }).operating('KO');
    const laid = play.do(P1, port('G10', 2));
    expect([laid.top, laid.cash('KO')]).toEqual(['trackStep', 80]);
    expect(laid.do(P1, { type: 'layTile', hex: 'J5', tile: '58', rotation: 2 }).state.tiles.J5).toBeDefined();
  });

  test('1889-MF-5 Both exits lead where track can be, exactly these', () => {
    const found: Record<string, string[]> = {};
    for (const { hex, rotation } of portsOf(inStock(), P1))
      found[hex] = [...(found[hex] ?? []), towards(hex, rotation)];
    expect(Object.fromEntries(Object.entries(found).map(([hex, exits]) => [hex, exits.sort()]))).toEqual({
      B11: ['A10+C10'],
      G10: ['F9+G12', 'F9+H9', 'G12+H9', 'G8+H11'].sort(),
      I12: ['H11+J11', 'H13+I10'],
      J9: ['I8+J11', 'I8+K8', 'J11+K8'],
    });
    // J7 is blank towards J9.
    inStock().refuses(P1, port('J9', 3), 'portExits', '1889-MF-5');
  });

  test('1889-MF-6 In a stock round at any time, in another’s turn too', () => {
    const play = inStock().do(P1, port('G10', 2));
    expect([play.waiting, play.top]).toEqual([[P2], 'stockTurn']);
    // It is neither purchase nor pass: P2 passes, then all others do, and the round is over.
    const acted = ferry().par('AR', 65).shares(P2, 'AR', 20).stockRound({ seat: P2 });
    const bought = acted.do(P2, { type: 'buyShare', company: 'AR', from: 'offer' });
    expect(bought.accepts(P1, port('G10', 2))).toBe(true);
    table1889().private('MF', P1).privateSale(P1).refuses(P1, port('G10', 2), 'portNotNow');
  });

  test('1889-MF-7 In an operating round between the turns of companies, whoever leads them', () => {
    const play = ferry()
      .company('KO', P2, { par: 100 })
      .company('AR', P3, { par: 90 })
      .operating(['KO', 'AR']);
    expect(play.accepts(P1, port('J9', 4))).toBe(true);
    const next = play.passTurn();
    expect([next.acting, next.accepts(P1, port('J9', 4))]).toEqual(['AR', true]);
    expect(next.do(P1, port('J9', 4)).waiting).toEqual([P3]);
  });

  test('1889-MF-8 1889-0.3 In the track step of a company its owner directs, and in no later one', () => {
    const built = ferry().company('KO', P1).operating('KO');
    const laid = built.do(P1, { type: 'layTile', hex: 'J5', tile: '58', rotation: 2 });
    expect([laid.top, laid.accepts(P1, port('G10', 2))]).toEqual(['trackStep', true]);
    const later = laid.pass();
    expect(later.top).not.toBe('trackStep');
    later.refuses(P1, port('G10', 2), 'portLate', '1889-MF-8');
    // A company that can lay nothing is asked for the port's sake.
    const idle = (owner: number) =>
      ['3', '5', '6', '7', '8', '9', '57', '58', '438']
        .reduce((built, tile) => built.tilesLeft(tile, 0), ferry(owner))
        .company('KO', P1)
        .operating('KO');
    expect([idle(P1).top, idle(P2).top === 'trackStep']).toEqual(['trackStep', false]);
    expect(idle(P1).kinds(P1)).toEqual(['layTile', 'pass']);
  });

  test('1889-MF-9 Not in the middle of another player’s company turn', () => {
    const play = ferry().company('AR', P3).operating('AR');
    const laid = play.do(P3, { type: 'layTile', hex: 'K8', tile: '57', rotation: 1 });
    expect(laid.acting).toBe('AR');
    laid.refuses(P1, port('G10', 2), 'portNotNow', '1889-MF-9');
  });

  test('1889-MF-10 It stays open: it pays on and may still be sold', () => {
    const used = ferry().company('KO', P1).phase('3').train('KO', '3').operating('KO').do(P1, port('G10', 2));
    expect(used.state.privates.MF).toEqual({ owner: P1, closed: false, used: true });
    const sold = used.do(P1, { type: 'requestPrivate', private: 'MF', price: 60 });
    expect(sold.owner('MF')).toBe('KO');
    const paid = table1889().set({ privates: used.state.privates }).endOfStockRound();
    expect(paid.events.length === 0 && paid.cash(P1)).toBe(425);
  });

  test('1889-MF-11 Only a player uses it; it is lost with a sale and ends with MF', () => {
    const sold = table1889().company('KO', P1).private('MF', 'KO').operating('KO');
    sold.refuses(P1, port('G10', 2), 'portNotYours', '1889-MF-11');
    inStock().refuses(P2, port('G10', 2), 'portNotYours', '1889-MF-11');
    table1889().closed('MF').stockRound().refuses(P1, port('G10', 2), 'privateGone', '1889-MF-11');
  });

  test('1889-MF-12 The port is never laid as a usual tile, and never replaced', () => {
    const play = table1889().company('AR', P1).tile('K8', '6', 1).operating('AR');
    play.refuses(P1, { type: 'layTile', hex: 'J9', tile: '437', rotation: 4 }, 'notAnUpgrade', '1889-MF-12');
    const laid = table1889()
      .phase('3')
      .company('AR', P1)
      .tile('K8', '6', 1)
      .tile('J9', '437', 4)
      .operating('AR');
    laid.refuses(P1, { type: 'layTile', hex: 'J9', tile: '15', rotation: 0 }, 'wrongStops');
    laid.refuses(P1, { type: 'layTile', hex: 'J9', tile: '58', rotation: 4 }, 'wrongColour', '1889-MF-12');
    expect(title.track.upgrades('437', title.board.hexes.get('J9')?.facts as never)).toEqual([]);
  });

  test('1889-MF-13 Once only', () => {
    const play = inStock().do(P1, port('G10', 2));
    play.refuses(P1, port('J9', 4), 'portLaid', '1889-MF-13');
  });
});
