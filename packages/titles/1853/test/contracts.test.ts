/** Contracts being fulfilled, and what becomes of an invalid one where nobody checks the sheets (4.3, D20, D21). */
import { describe, expect, test } from 'vitest';
import { isRefusal, type Seat } from '../../../table/src/index.ts';
import { faultsOf, isValid } from '../rules/contract.ts';
import { table, title } from '../rules/index.ts';
import { areJoined, joinedCities } from '../rules/joined.ts';
import { envelopeOf, neverSettled, ownOf } from '../rules/own.ts';
import {
  AHMADABAD,
  AJMER,
  ALLAHABAD,
  BANGALORE,
  BENARES,
  BOMBAY,
  CALCUTTA,
  CAWNPORE,
  DELHI,
  HYDERABAD,
  JAIPUR,
  LAHORE,
  LUCKNOW,
  MADRAS,
  MYSORE,
  NAGPUR,
  PATNA,
  TRICHINOPOLY,
} from './cities.ts';
import {
  afterBonds,
  built,
  buy,
  contract,
  founded,
  inPhase,
  lay,
  P1,
  P2,
  P3,
  P4,
  type Play,
  pass,
  run,
  runs,
  sell,
  type TableBuilder,
  table1853,
  train,
  trainId,
  withOwn,
  write,
} from './table1853.ts';

const joined = ({ state }: { readonly state: Play['state'] }, ...cities: readonly string[]): boolean =>
  areJoined(joinedCities(title, state), cities);

/** Cawnpore as the hub: Jaipur by G15, Delhi by F16, and an arm towards Lucknow. GIP stands in Allahabad and may build on Lucknow. */
function hub(players = 3, options: Parameters<typeof table1853>[0] = {}): TableBuilder {
  const builder = inPhase(table1853({ players, ...options }), '3');
  built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
  built(builder, 'G15', '4', JAIPUR, CAWNPORE);
  built(builder, JAIPUR, '115', 'G15');
  built(builder, 'F16', '1', DELHI, 'E15', 'F18', CAWNPORE);
  built(builder, ALLAHABAD, '6', LUCKNOW, BENARES);
  return founded(builder, 'GIP', P2, { cash: 500 });
}
const LAST = lay(LUCKNOW, '6', ALLAHABAD, CAWNPORE);
const TREE = [DELHI, JAIPUR, CAWNPORE, LUCKNOW] as const;

/** And from Allahabad on to Calcutta: the line of the rulebook's example lacks nothing but Lucknow. */
function line(builder: TableBuilder): TableBuilder {
  built(builder, BENARES, '14', ALLAHABAD, 'G21', PATNA, 'I23');
  built(builder, PATNA, '14', BENARES, 'G23', 'H26', 'I25');
  built(builder, 'H26', '8', PATNA, 'I27');
  return built(builder, 'I27', '4', 'H26', CALCUTTA);
}

describe('joined', () => {
  test('1853-4.3.1a 1853-2.5a All its cities in one network, a tree with branches; whoever has built it', () => {
    const before = contract(hub(), P1, 100, TREE).operating('GIP');
    expect(joined(before, DELHI, JAIPUR, CAWNPORE)).toBe(true);
    expect(joined(before, ...TREE)).toBe(false); // three of four
    expect(ownOf(before.state).contracts[P1]?.fulfilled).toBe(false);
    // the company of another lays the last tile
    const after = before.do(P2, LAST);
    expect(joined(after, ...TREE)).toBe(true);
    expect(after.cash(P1)).toBe(before.cash(P1) + 100);
    // a sheet that was shown is put away: nothing of it is left to be opened at the end
    const result = { winners: [P1], scores: [] } as never;
    expect(neverSettled({ ...after.state, result }, P1)).toBeNull();
    expect(neverSettled({ ...before.state, result }, P1)).toEqual(TREE);
    // another city that is not joined: nothing
    const more = contract(hub(), P1, 120, [...TREE, NAGPUR])
      .operating('GIP')
      .do(P2, LAST);
    expect(ownOf(more.state).contracts[P1]).toMatchObject({ fulfilled: false, cities: null });
    expect(more.cash(envelopeOf(P1))).toBe(120);
  });

  test('1853-2.5b Stations of others in the way break nothing, and no train need be able to run it', () => {
    const blocked = hub().station('EIR', CAWNPORE, 0).station('BNR', CAWNPORE, 0);
    const play = contract(blocked, P1, 100, TREE).operating('GIP');
    expect(play.state.trains.every(({ holder }) => holder === 'bank' || holder === 'scrap')).toBe(true);
    expect(ownOf(play.do(P2, LAST).state).contracts[P1]?.fulfilled).toBe(true);
  });

  test('1853-4.3.1b In any station on the way one may change trains and gauge', () => {
    const builder = inPhase(table1853(), '3');
    built(builder, JAIPUR, '113', 'G15');
    built(builder, 'G15', '74', JAIPUR, CAWNPORE);
    // 718 of Cawnpore: metre towards G15, standard towards Lucknow
    built(builder, CAWNPORE, '718', 'H16', 'G15/metre', 'F16', 'F18', 'G19/standard', 'H18');
    built(builder, LUCKNOW, '115', CAWNPORE);
    expect(joined(builder, JAIPUR, CAWNPORE)).toBe(true);
    expect(joined(builder, JAIPUR, LUCKNOW)).toBe(true);
    // and in metre all the way from Jaipur there is no way to a standard arm but through that station
    built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
    expect(joined(builder, JAIPUR, CAWNPORE)).toBe(false);
  });

  /** Allahabad and Benares with a tile of I21 between them, in these gauges. */
  function between(
    one: 'standard' | 'metre',
    other: 'standard' | 'metre',
    tile: string,
    ...to: readonly string[]
  ) {
    const builder = inPhase(table1853(), '4');
    built(builder, ALLAHABAD, one === 'standard' ? '115' : '113', 'I21');
    built(builder, BENARES, other === 'standard' ? '115' : '113', 'I21');
    return built(builder, 'I21', tile, ALLAHABAD, BENARES, ...to);
  }

  test('1853-4.3.1c No change of gauge on open track, dual track fits both', () => {
    for (const tile of ['7', '77', '234'])
      expect(joined(between('standard', 'metre', tile), ALLAHABAD, BENARES)).toBe(false);
    expect(joined(between('standard', 'standard', '7'), ALLAHABAD, BENARES)).toBe(true);
    expect(joined(between('metre', 'metre', '7'), ALLAHABAD, BENARES)).toBe(false);
    expect(joined(between('metre', 'metre', '77'), ALLAHABAD, BENARES)).toBe(true);
    for (const gauge of ['standard', 'metre'] as const)
      expect(joined(between(gauge, gauge, '234'), ALLAHABAD, BENARES)).toBe(true);
    // the junctions of brown and grey are no stations either
    const junctions = [
      ['107', 'I19', 'J22'],
      ['108', 'I19', 'J22'],
      ['112', 'I19', 'I23', 'J20'],
    ] as const;
    for (const [tile, ...to] of junctions) {
      const lies = (one: 'standard' | 'metre', other: 'standard' | 'metre') => {
        for (let rotation = 0; rotation < 6; rotation++) {
          const face = title.board.tiles.get(tile)?.[rotation];
          if (face && (face.exits & 0b001100) === 0b001100)
            return between(one, other, '234').tile('I21', tile, rotation);
        }
        throw new Error(`${tile} ${to}`);
      };
      expect(joined(lies('standard', 'metre'), ALLAHABAD, BENARES), tile).toBe(false);
      expect(joined(lies('metre', 'metre'), ALLAHABAD, BENARES), tile).toBe(true);
      expect(joined(lies('standard', 'standard'), ALLAHABAD, BENARES), tile).toBe(true);
    }
  });

  test('1853-4.3.1c Standard and metre that meet at the side of a hex do not join', () => {
    const builder = built(built(table1853(), JAIPUR, '113', 'G15'), 'G15', '4', JAIPUR, CAWNPORE);
    built(builder, CAWNPORE, '115', 'G15');
    expect(joined(builder, JAIPUR, CAWNPORE)).toBe(false);
    expect(
      joined(builder.tile(JAIPUR, '115', builder.state.tiles[JAIPUR]?.rotation ?? 0), JAIPUR, CAWNPORE),
    ).toBe(true);
  });

  test('1853-4.3.1d A rickshaw joins the separate stations of a city for contracts, not for trains', () => {
    // one line ends in Delhi's station towards Jaipur, another in that towards F16
    const builder = inPhase(table1853(), '3');
    built(builder, JAIPUR, '115', DELHI);
    built(builder, 'F16', '1', DELHI, 'E15', 'F18', CAWNPORE);
    built(builder, CAWNPORE, '15', 'G15', 'F16', 'F18', LUCKNOW);
    founded(builder, 'GIP', P1).station('GIP', JAIPUR, 0);
    train(builder, 'GIP', '3');
    expect(joined(builder, JAIPUR, DELHI, CAWNPORE)).toBe(true);
    const play = builder.atStep('GIP', 'run');
    const id = trainId(play, 'GIP', '3');
    expect(play.accepts(P1, runs(run(id, 'G13:0 F14:2')))).toBe(true);
    expect(isRefusal(table.act(play.state, P1, runs(run(id, 'G13:0 F14:2 F14:1 F16:1 G17:0'))))).toBe(true);
    expect(isRefusal(table.act(play.state, P1, runs(run(id, 'G13:0 F14:2 F16:1 G17:0'))))).toBe(true);
  });

  test('1853-4.3.1d So it does in Calcutta, Madras and Bombay; a double town is joined by nothing', () => {
    const builder = line(table1853());
    built(builder, 'K27', '8', CALCUTTA, 'K25');
    built(builder, 'K25', '4', 'K27', 'K23');
    built(builder, 'K23', '9', 'K25', 'K21');
    built(builder, 'K21', '9', 'K23', 'K19');
    built(builder, 'K19', '4', 'K21', NAGPUR);
    expect(joined(builder, PATNA, NAGPUR)).toBe(false);
    expect(joined(built(builder, NAGPUR, '115', 'K19'), PATNA, NAGPUR)).toBe(true);

    const madras = built(built(table1853(), TRICHINOPOLY, '115', 'S17'), 'S17', '4', TRICHINOPOLY, MADRAS);
    built(built(madras, BANGALORE, '115', 'Q17'), 'Q17', '7', BANGALORE, MADRAS);
    expect(joined(madras, TRICHINOPOLY, BANGALORE)).toBe(true);

    const bombay = built(built(table1853(), AHMADABAD, '115', 'K9'), 'K9', '4', AHMADABAD, 'L10');
    built(built(bombay, 'L10', '58', 'K9', BOMBAY), 'N10', '58', BOMBAY, 'N12');
    built(built(bombay, 'N12', '9', 'N10', 'N14'), 'N14', '58', 'N12', HYDERABAD);
    expect(joined(built(bombay, HYDERABAD, '115', 'N14'), AHMADABAD, HYDERABAD)).toBe(true);

    // tile 1 leads from Delhi through one town to Cawnpore; on tile 55 the two lines only cross
    for (const [tile, isJoined] of [
      ['1', true],
      ['55', false],
    ] as const) {
      const towns = built(table1853(), 'F16', tile, DELHI, 'E15', 'F18', CAWNPORE);
      expect(joined(built(towns, CAWNPORE, '115', 'F16'), DELHI, CAWNPORE)).toBe(isJoined);
    }
  });
});

describe('shown and paid back', () => {
  const CITIES = [CALCUTTA, PATNA, DELHI, JAIPUR] as const;

  test('1853-4.3.2a Ulrich, 130: shown, and the whole bond comes back at once, out of the envelope', () => {
    const builder = line(hub());
    built(builder, JAIPUR, '115', 'G15');
    const before = contract(builder, P1, 130, CITIES).operating('GIP');
    expect(joined(before, ...CITIES)).toBe(false);
    const after = before.do(P2, LAST);
    expect(after.cash(P1) - before.cash(P1)).toBe(130);
    expect(after.cash(envelopeOf(P1))).toBe(0);
    // of the bank's money nothing moves but what GIP pays for the terrain
    expect(after.cash('bank') - before.cash('bank')).toBe(before.cash('GIP') - after.cash('GIP'));
    for (const eye of [[], [P2], [P3]]) {
      expect(ownOf(table.view(before.state, eye)).contracts[P1]).toMatchObject({ cities: null });
      expect(ownOf(table.view(after.state, eye)).contracts[P1]).toEqual({
        bond: 130,
        count: 4,
        cities: CITIES,
        fulfilled: true,
      });
    }
    // a second time nothing comes
    const paid = after.events.filter((one) => one.type === 'paid' && one.why === 'bondBack');
    expect(paid).toHaveLength(1);
  });

  test('1853-4.3.2a At once: before the second tile of the same turn (R7)', () => {
    const builder = contract(hub(), P1, 100, TREE);
    const twice = withOwn(builder, { twoTiles: { GIP: 'now' } });
    const after = twice.operating('GIP').do(P2, LAST);
    expect(after.cash(envelopeOf(P1))).toBe(0);
    expect([after.top, after.acting]).toEqual(['trackStep', 'GIP']);
  });

  test('1853-4.3.2b One tile fulfils several contracts: each is paid in the order of the seats', () => {
    const builder = withOwn(hub(), { seating: [P3, P1, P2] });
    contract(builder, P1, 100, TREE);
    contract(builder, P2, 150, [DELHI, JAIPUR, CAWNPORE, NAGPUR]);
    contract(builder, P3, 110, [LUCKNOW, CAWNPORE, JAIPUR, DELHI]);
    const after = builder.operating('GIP').do(P2, LAST);
    const paid = after.events.flatMap((one) =>
      one.type === 'paid' && one.why === 'bondBack' ? [one.to] : [],
    );
    expect(paid).toEqual([P3, P1]);
    expect([P1, P2, P3].map((seat) => after.cash(envelopeOf(seat)))).toEqual([0, 150, 0]);
  });
});

// ---------------------------------------------------------------- table mode

/** Three of the Ganges valley: against 2.5.7. */
const INVALID = [DELHI, CAWNPORE, LUCKNOW, ALLAHABAD] as const;
/** All others have contracts that nothing here fulfils. */
const FAR = [NAGPUR, HYDERABAD, MYSORE, BANGALORE] as const;
const unchecked = (players: number): TableBuilder => {
  const builder = hub(players, { uncheckedBids: true });
  for (const seat of builder.state.players.keys()) contract(builder, seat, 80, FAR);
  return contract(builder, P1, 130, INVALID);
};
const SHARES = { EIR: { [P1]: 3 }, GIP: { [P1]: 1 } };

/** P1 has shown an invalid contract of his; he directs the EIR with three shares to P3's two. The others vote. */
function voting(): Play {
  const builder = unchecked(4);
  founded(builder, 'EIR', P1, { percent: 30, cash: 300 }).shares(P3, 'EIR', 20, { director: false });
  builder.shares('pool', 'EIR', 10);
  withOwn(builder, { contractShares: SHARES, firstGroup: ['EIR', 'GIP'] });
  return builder
    .priority(P1)
    .operating(['EIR', 'GIP'], { acted: ['EIR'] })
    .do(P2, LAST);
}

const pardon = (pardons: boolean) => ({ type: 'pardon', pardons }) as const;

/** The turn of the GIP is over, nobody calls another round: the next stock round begins. */
function nextStockRound(play: Play): Play {
  const after = play.passTurn();
  return after.top === 'extraRound' ? after.pass() : after;
}

describe('table mode: sheets are not checked', () => {
  test('1853-2.5.12a Whatever is written is taken, as far as everybody sees it; only then it is seen that it was invalid (R6)', () => {
    const play = afterBonds([60, 60, 60, 60], { uncheckedBids: true });
    const [seat = 0] = play.waiting;
    // beyond the bond, no share of this city, all of the valley
    expect(play.accepts(seat, write(CALCUTTA, 'SIR'))).toBe(true);
    expect(play.accepts(seat, write(LAHORE, 'ECR'))).toBe(true);
    let one = play;
    const others: Seat[] = [];
    for (let turn = 0; turn < 3; turn++)
      for (let left = 4; left > 0; left--) {
        const [next = 0] = one.waiting;
        if (turn === 0) others.push(next);
        one = one.do(next, write(CALCUTTA, ['EIR', 'BNR', 'ECR'][turn] as string));
      }
    // how many there are everybody counts: three to six
    play.refuses(seat, pass, 'tooFewCities', '1853-2.5.4c');
    expect(one.accepts(others[0] as Seat, pass)).toBe(true);
    play.refuses(seat, write('G15', 'EIR'), 'notInContracts', '1853-2.5.8a');
    // a checked table refuses the same
    afterBonds([80, 60, 60, 60]).refuses(P1, write(CALCUTTA, 'EIR'), 'minimumOutOfReach');
  });

  test('1853-2.5.12a What makes a contract invalid', () => {
    const { state } = table1853({ players: 4 });
    const taken = { EIR: 2, BBCI: 1, NWR: 1 };
    const good = { bond: 120, cities: [CALCUTTA, PATNA, JAIPUR, LAHORE] };
    expect(isValid(state, good, taken)).toBe(true);
    expect(faultsOf(state, { ...good, bond: 100 }, taken)).toEqual(['overBond']);
    expect(faultsOf(state, { ...good, bond: 150 }, taken)).toEqual(['bondUnspent']);
    const twice = { ...good, cities: [PATNA, PATNA, JAIPUR, LAHORE] };
    expect(faultsOf(state, twice, taken)).toEqual(['cityTwice', 'bondUnspent']);
    const three = { bond: 90, cities: [PATNA, BENARES, LUCKNOW, JAIPUR] };
    expect(faultsOf(state, three, { EIR: 3, BBCI: 1 })).toEqual(['tooManyGanges']);
    const two = { bond: 60, cities: [PATNA, BENARES, JAIPUR] };
    expect(faultsOf(state, two, { EIR: 2, BBCI: 1 })).toEqual(['gangesOfThree']);
    // no city offers the second BBCI
    expect(faultsOf(state, good, { EIR: 1, BBCI: 2, NWR: 1 })).toEqual(['sharesUnlike']);
    const few = { bond: 40, cities: [JAIPUR, LAHORE] };
    expect(faultsOf(state, few, { BBCI: 1, NWR: 1 })).toEqual(['cityCount']);
    expect(isValid(state, few, { BBCI: 1, NWR: 1 })).toBe(false);
    // the shares may have been taken in any order: Delhi for BBCI, Jaipur cannot be anything else
    const delhi = { bond: 80, cities: [DELHI, JAIPUR, AJMER] };
    expect(isValid(state, delhi, { BBCI: 3 })).toBe(true);
    expect(isValid(state, delhi, { NWR: 1, BBCI: 2 })).toBe(true);
    expect(isValid(state, delhi, { NWR: 2, BBCI: 1 })).toBe(false);
  });

  test('1853-4.3.2c The others vote at once, and nobody sees another’s vote before all have (D20)', () => {
    const play = voting();
    expect(play.cash(envelopeOf(P1))).toBe(0); // the bond is back all the same
    expect([play.top, play.waiting]).toEqual(['pardon', [P2, P3, P4]]);
    expect(play.actions(P2)).toEqual([pardon(true), pardon(false)]);
    expect(play.actions(P1)).toEqual([]);
    play.refuses(P1, pardon(true), 'notYourTurn', '1853-0.3');
    play.refuses(P2, pass, 'pardonFirst', '1853-4.3.2c');
    const [yes, no] = [play.do(P3, pardon(true)), play.do(P3, pardon(false))];
    expect(yes.waiting).toEqual([P2, P4]);
    yes.refuses(P3, pardon(false), 'notYourTurn', '1853-0.3');
    for (const eye of [[], [P1], [P2], [P4], [P1, P2, P4]]) {
      expect(JSON.stringify(table.view(yes.state, eye))).toBe(JSON.stringify(table.view(no.state, eye)));
      expect(JSON.stringify(table.seen(play.state, yes.events, eye))).toBe(
        JSON.stringify(table.seen(play.state, no.events, eye)),
      );
    }
    // the last voter cannot foresee it either
    const last = yes.do(P2, pardon(true));
    expect(table.rehearse(table.view(last.state, [P4]), P4, pardon(false))).toMatchObject({ open: true });
    expect(table.game.sealed?.(last.state)).toBe(true);
  });

  test('1853-4.3.2c Two of three pardon: nothing happens; the verdict is open', () => {
    const play = voting().do(P2, pardon(true)).do(P4, pardon(false)).do(P3, pardon(true));
    expect(ownOf(play.state)).toMatchObject({
      punished: [],
      verdicts: { [P1]: { isPardoned: true, pardonedBy: [P2, P3] } },
    });
    expect(play.acting).toBe('GIP');
    const stock = nextStockRound(play);
    expect([stock.state.round.kind, stock.waiting]).toEqual(['stock', [P1]]);
    expect(stock.accepts(P1, pass)).toBe(true);
  });

  test('1853-4.3.2c 1853-4.3.2d One of three pardons: at the first chance he sells until he directs nothing, and cannot buy it back in that round (D21)', () => {
    const play = voting().do(P2, pardon(false)).do(P3, pardon(true)).do(P4, pardon(false));
    expect(ownOf(play.state).punished).toEqual([P1]);
    const stock = nextStockRound(play);
    expect([stock.state.round.kind, stock.waiting, stock.director('EIR')]).toEqual(['stock', [P1], P1]);
    expect(stock.actions(P1)).toEqual([sell('EIR', 1), sell('EIR', 2), sell('EIR', 3)]);
    stock.refuses(P1, pass, 'punishedSells', '1853-4.3.2c');
    stock.refuses(P1, buy('EIR'), 'punishedSells', '1853-4.3.2c');
    stock.refuses(P1, buy('GIP'), 'punishedSells', '1853-4.3.2c');
    // one is not enough: two to P3's two, he still directs it
    const one = stock.do(P1, sell('EIR'));
    expect([one.director('EIR'), one.waiting]).toEqual([P1, [P1]]);
    one.refuses(P1, pass, 'punishedSells', '1853-4.3.2c');
    const two = one.do(P1, sell('EIR'));
    expect(two.director('EIR')).toBe(P3);
    expect(ownOf(two.state).punished).toEqual([]);
    // now he may do what he likes, but for EIR
    expect(two.waiting).toEqual([P1]);
    two.refuses(P1, buy('EIR'), 'soldThisRound', '1853-3.1.9a');
    two.refuses(P1, buy('EIR', 'pool'), 'soldThisRound', '1853-3.1.9a');
    expect(two.accepts(P1, buy('GIP'))).toBe(true);
  });

  test('1853-4.3.2c Half of the others is no majority', () => {
    const builder = unchecked(3);
    const play = withOwn(builder, { contractShares: SHARES }).operating('GIP').do(P2, LAST);
    const half = play.do(P2, pardon(true)).do(P3, pardon(false));
    expect(ownOf(half.state).punished).toEqual([P1]);
    expect(ownOf(play.do(P2, pardon(true)).do(P3, pardon(true)).state).punished).toEqual([]);
  });

  test('1853-4.3.2c Whoever directs nothing when his turn comes has nothing to lose, and is free to buy', () => {
    const builder = unchecked(3).priority(P1);
    withOwn(builder, { contractShares: SHARES, firstGroup: ['GIP'] });
    const play = builder.operating('GIP').do(P2, LAST).do(P2, pardon(false)).do(P3, pardon(false));
    const stock = nextStockRound(play);
    expect(stock.waiting).toEqual([P1]);
    expect(ownOf(stock.state).punished).toEqual([]);
    expect(stock.accepts(P1, buy('GIP'))).toBe(true);
  });

  test('1853-4.3.2c Two invalid contracts at once: the others judge the first seat first', () => {
    const builder = withOwn(unchecked(3), {
      seating: [P3, P1, P2],
      contractShares: SHARES,
    });
    contract(builder, P3, 130, INVALID);
    const play = builder.operating('GIP').do(P2, LAST);
    expect(play.state.agenda.at(-1)).toMatchObject({ kind: 'pardon', culprit: P3 });
    const second = play.do(P1, pardon(true)).do(P2, pardon(true));
    expect(second.state.agenda.at(-1)).toMatchObject({ kind: 'pardon', culprit: P1 });
    const both = second.do(P2, pardon(false)).do(P3, pardon(true));
    expect(ownOf(both.state)).toMatchObject({
      punished: [P1],
      verdicts: { [P3]: { isPardoned: true }, [P1]: { isPardoned: false, pardonedBy: [P3] } },
    });
  });

  test('1853-4.3.2c A checked table asks nobody: an invalid sheet cannot be, and none is judged', () => {
    const play = contract(hub(), P1, 130, INVALID).operating('GIP').do(P2, LAST);
    expect(ownOf(play.state).contracts[P1]?.fulfilled).toBe(true);
    expect(play.top).not.toBe('pardon');
    play.refuses(P2, pardon(true), 'notNow');
    expect(joined(play, HYDERABAD, NAGPUR)).toBe(false);
  });
});
