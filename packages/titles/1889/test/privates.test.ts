/** Privates and what they let their owners do, but for the ferry. */
import type { KitAction } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { lessons as german } from '../words/de/lessons.ts';
import { lessons as english } from '../words/en/lessons.ts';
import { P1, P2, P3, P4, type Play, type TableBuilder, table1889 } from './table1889.ts';

const lay = (hex: string, tile: string, rotation: number): KitAction => ({
  type: 'layTile',
  hex,
  tile,
  rotation,
});
const request = (one: string, price: number): KitAction => ({ type: 'requestPrivate', private: one, price });
const exchange = (from: 'offer' | 'pool' = 'offer'): KitAction => ({
  type: 'exchangePrivate',
  private: 'DR',
  from,
});
const buyTrain = (kind: string, price: number): KitAction => ({
  type: 'buyTrain',
  from: 'bank',
  kind,
  price,
});

const ALL = ['TR-P', 'MF', 'ER', 'SMR', 'DR', 'SIR', 'UTF'];
const allOf = (seat: number, builder: TableBuilder) =>
  ALL.reduce((built, one) => built.private(one, seat), builder);

/** The first 5 is bought by KO of P1, which has a train already. */
const firstFive = (builder: TableBuilder) =>
  builder
    .phase('4')
    .supply('4', 0)
    .company('KO', P1, { cash: 2000 })
    .train('KO', '4')
    .atStep('KO', 'trains')
    .do(P1, buyTrain('5', 450));

describe('privates', () => {
  test('1889-PRIV-1 They pay at the start of every operating round, a company into its treasury', () => {
    const paid = allOf(P1, table1889()).endOfStockRound();
    expect(paid.cash(P1)).toBe(520);
    const each = ALL.map((one) => title.operating.privateIncome(table1889().state, one));
    expect(each).toEqual([5, 5, 10, 15, 15, 20, 30]);
    const owned = table1889()
      .phase('3')
      .company('KO', P1, { cash: 0 })
      .private('SIR', 'KO')
      .endOfStockRound();
    expect(owned.cash('KO')).toBe(20);
  });

  test('1889-PRIV-2 1889-PRIV-5 TR-P closes K4 to tiles while a player owns it', () => {
    const takamatsu = (owner: number | 'KO' | 'closed') => {
      const built = table1889().phase('3').company('KO', P1);
      return (owner === 'closed' ? built.closed('TR-P') : built.private('TR-P', owner)).operating('KO');
    };
    takamatsu(P2).refuses(P1, lay('K4', '440', 0), 'privateBlocks', '1889-PRIV-2');
    // it binds the company of its owner too
    takamatsu(P1).refuses(P1, lay('K4', '440', 0), 'privateBlocks', '1889-PRIV-2');
    expect([
      takamatsu('KO').accepts(P1, lay('K4', '440', 0)),
      takamatsu('closed').accepts(P1, lay('K4', '440', 0)),
    ]).toEqual([true, true]);
    expect(title.powers.usable(takamatsu(P2).state, 'KO')).toEqual([]);
  });

  test('1889-PRIV-3 The block concerns tiles only', () => {
    const play = table1889()
      .private('TR-P', P1)
      .par('KO', 65)
      .shares(P1, 'KO', 50)
      .floated('KO')
      .cash('KO', 650)
      .endOfStockRound();
    expect(play.stations('K4')).toEqual(['KO:0']);
    const hexes = new Set(play.actions(P1).flatMap((one) => (one.type === 'layTile' ? [one.hex] : [])));
    expect([...hexes].sort()).toEqual(['J3', 'J5', 'K6']);
  });

  test('1889-PRIV-4 1889-PRIV-5 ER closes C4 while a player owns it', () => {
    const ohzu = (owner: number | 'IR') =>
      table1889()
        .phase('3')
        .company('UR', P1)
        .tile('B5', '8', 4)
        .private('ER', owner)
        .company('IR', P2)
        .operating('UR');
    ohzu(P2).refuses(P1, lay('C4', '205', 1), 'privateBlocks', '1889-PRIV-4');
    expect(ohzu('IR').accepts(P1, lay('C4', '205', 1))).toBe(true);
  });

  test('1889-PRIV-6 SIR has no power and blocks nothing', () => {
    const play = table1889().private('SIR', P1).company('KO', P1).operating('KO');
    play.refuses(P1, { ...lay('J5', '58', 2), power: 'SIR' }, 'noSuchPower', '1889-PRIV-6');
    play.refuses(P1, { type: 'exchangePrivate', private: 'SIR', from: 'offer' }, 'notExchangeable');
    const blocked = [...title.board.hexes.keys()].filter((hex) => title.track.hexBlocked(play.state, hex));
    expect(blocked).toEqual([]);
  });

  test('1889-PRIV-7 Companies buy from players, from the first 3 to the first 5', () => {
    const turn = (phase: string) =>
      table1889().phase(phase).private('DR', P1).company('KO', P1).operating('KO');
    turn('2').refuses(P1, request('DR', 60), 'privatesNotYet', '1889-PRIV-7');
    expect(turn('3').do(P1, request('DR', 60)).owner('DR')).toBe('KO');
    turn('5').refuses(P1, request('DR', 60), 'privatesNotYet');
    const foreign = table1889()
      .phase('3')
      .company('IR', P2)
      .private('DR', 'IR')
      .company('KO', P1)
      .operating('KO');
    foreign.refuses(P1, request('DR', 60), 'notAPlayers', '1889-PRIV-7');
    // right after the first 3, in the same turn
    const bought = table1889()
      .supply('2', 0)
      .private('DR', P1)
      .company('KO', P1)
      .tile('J5', '58', 2)
      .atStep('KO', 'trains')
      .do(P1, buyTrain('3', 180));
    expect(bought.accepts(P1, request('DR', 60))).toBe(true);
  });

  test.each([
    ['TR-P', 10, 40],
    ['MF', 15, 60],
    ['ER', 20, 80],
    ['SMR', 25, 100],
    ['DR', 30, 120],
    ['SIR', 40, 160],
    ['UTF', 75, 300],
  ])('1889-PRIV-8 %s costs a company %i to %i', (one, min, max) => {
    const play = table1889().phase('3').private(one, P1).company('KO', P1).operating('KO');
    for (const price of [min - 1, max + 1])
      play.refuses(P1, request(one, price), 'privatePrice', '1889-PRIV-8');
    for (const price of [min, max]) expect(play.accepts(P1, request(one, price))).toBe(true);
  });

  test('1889-PRIV-9 At any moment of the turn, with the owner’s consent', () => {
    const built = () =>
      table1889().phase('3').private('DR', P2).company('KO', P1).tile('J5', '58', 2).train('KO', '3');
    for (const step of ['track', 'run', 'trains']) {
      const play = built().atStep('KO', step).do(P1, request('DR', 60));
      expect([play.top, play.waiting]).toEqual(['consent', [P2]]);
      play.refuses(P1, { type: 'pass' }, 'answerFirst', '1889-PRIV-9');
      expect(play.do(P2, { type: 'decline' }).owner('DR')).toBe(P2);
      const bought = play.do(P2, { type: 'accept' });
      // The turn goes on: only the seller of Ehime is asked something.
      expect([bought.owner('DR'), bought.top]).toEqual(['KO', built().atStep('KO', step).top]);
    }
    const poor = table1889().phase('3').private('DR', P2).company('KO', P1, { cash: 29 }).operating('KO');
    poor.refuses(P1, request('DR', 30), 'treasuryShort');
    const declined = built().atStep('KO', 'track').do(P1, request('DR', 60)).do(P2, { type: 'decline' });
    declined.refuses(P1, request('DR', 70), 'declinedAlready', '1889-PRIV-9');
  });

  test('1889-PRIV-10 1889-SHARE-9 Players sell each other neither privates nor shares (R-08)', () => {
    const offer = { type: 'offerPrivate', private: 'SIR', to: P2, price: 80 };
    const stock = (more = {}) => table1889(more).private('SIR', P1).stockRound();
    stock().refuses(P1, offer, 'notTradable', '1889-PRIV-10');
    expect(stock().kinds(P1)).not.toContain('offerPrivate');
    expect(stock({ playersTradePrivates: true }).accepts(P1, offer)).toBe(true);
    table1889({ playersTradePrivates: true })
      .private('SIR', P1)
      .stockRound({ set: 1 })
      .refuses(P1, offer, 'firstRoundDeal', '1889-PRIV-10');
    stock().refuses(P1, { type: 'sellShares', company: 'AR', to: P2, count: 1 }, 'malformed');
  });

  test.each([english, german])(
    '1889-PRIV-11 1889-UTF-2 The lesson names the one that stays open',
    (lessons) => {
      expect(lessons.closing?.steps.five?.why).toMatch(/(but|bis auf) .*Uno-Takamatsu Ferry/);
    },
  );

  test('1889-PRIV-11 1889-UTF-2 1889-ER-8 All close with the first 5, but a UTF that a player owns', () => {
    const play = firstFive(allOf(P2, table1889()));
    const open = ALL.filter((one) => !play.state.privates[one]?.closed);
    expect([open, play.top === 'sellersTile']).toEqual([['UTF'], false]);
    const again = firstFive(allOf(P2, table1889()).closed('DR'));
    expect(again.events.filter((event) => event.type === 'privateClosed')).toHaveLength(5);
    expect(title.track.hexBlocked(play.state, 'C4')).toBeNull();
    expect(title.operating.privateIncome(play.state, 'UTF')).toBe(50);
    const held = table1889().phase('5').set({ privates: play.state.privates }).endOfStockRound();
    // three operating rounds in which no company acts
    expect(held.cash(P2)).toBe(570);
  });

  test('1889-PRIV-12 1889-UTF-5 An open private counts one certificate and its price at the end', () => {
    const { state } = table1889().phase('D').private('UTF', P1).private('DR', P1);
    expect(title.ending.privateWorth(state, 'UTF')).toBe(150);
    const full = table1889()
      .private('UTF', P1)
      .par('AR', 65)
      .shares(P1, 'AR', 60)
      .par('KO', 65)
      .shares(P1, 'KO', 60)
      .par('SR', 65)
      .shares(P1, 'SR', 40)
      .cash(P1, 400);
    // 5 + 5 + 3 shares and UTF: fourteen
    full.stockRound().refuses(P1, { type: 'startCompany', company: 'IR', price: 65 }, 'certificateLimit');
    expect(title.ending.privateWorth(state, 'DR')).toBe(60);
  });

  test('1889-UTF-3 1889-UTF-6 From the first 5 on it is not sold to companies, and never closes', () => {
    const play = table1889().phase('5').private('UTF', P2).company('KO', P1).operating('KO');
    play.refuses(P1, request('UTF', 150), 'privatesNotYet', '1889-UTF-3');
    const six = table1889()
      .phase('5')
      .supply('5', 0)
      .private('UTF', P2)
      .company('KO', P1, { cash: 3000 })
      .train('KO', '5')
      .atStep('KO', 'trains')
      .do(P1, buyTrain('6', 630));
    expect([six.state.phase, six.state.privates.UTF?.closed]).toEqual(['6', false]);
    const diesel = table1889()
      .phase('6')
      .private('UTF', P2)
      .company('KO', P1, { cash: 3000 })
      .train('KO', '5')
      .atStep('KO', 'trains')
      .do(P1, buyTrain('D', 1100));
    expect([diesel.state.phase, diesel.state.privates.UTF?.closed]).toEqual(['D', false]);
    expect(title.operating.privateIncome(diesel.state, 'UTF')).toBe(50);
  });

  test('1889-UTF-4 In the hands of a company it closes', () => {
    expect(firstFive(table1889().private('UTF', 'KO')).state.privates.UTF?.closed).toBe(true);
  });
});

describe('Ehime Railway', () => {
  const selling = (step = 'track', builder = table1889()) =>
    builder
      .phase('3')
      .private('ER', P2)
      .company('IR', P1)
      .tile('E2', '57', 1)
      .tile('F3', '57', 2)
      .train('IR', '3')
      .atStep('IR', step);
  const sold = (step = 'track', builder = table1889()): Play =>
    selling(step, builder).do(P1, request('ER', 40)).do(P2, { type: 'accept' });
  const tile = (number: string, rotation: number): KitAction =>
    ({ ...lay('C4', number, rotation), power: 'ER' }) as KitAction;

  test('1889-ER-1 The seller is asked at once, before anything else of the turn', () => {
    const play = sold();
    expect([play.top, play.waiting, play.owner('ER')]).toEqual(['sellersTile', [P2], 'IR']);
    play.refuses(P1, request('SIR', 80), 'sellerFirst', '1889-ER-1');
  });

  test('1889-ER-2 One of six green tiles that keeps the exit to B3, exactly these', () => {
    const play = sold();
    const exits = (number: string, rotation: number) =>
      [0, 1, 2, 3, 4, 5]
        .filter((edge) => (title.board.tiles.get(number)?.[rotation]?.exits ?? 0) & (1 << edge))
        .map((edge) => title.board.hexes.get('C4')?.neighbours[edge]?.facts.id)
        .sort()
        .join(' ');
    const found = new Set(
      play
        .actions(P2)
        .flatMap((one) => (one.type === 'layTile' ? [`${one.tile}: ${exits(one.tile, one.rotation)}`] : [])),
    );
    expect([...found].sort()).toEqual([
      '12: B3 B5 C6',
      '13: B3 C6 D3',
      '14: B3 B5 D3 D5',
      '15: B3 B5 C6 D5',
      '205: B3 B5 D3',
      '205: B3 C6 D5',
      '206: B3 B5 D5',
      '206: B3 D3 D5',
    ]);
    play.refuses(P2, tile('57', 2), 'ohzuOnly', '1889-ER-2');
    play.refuses(P2, { ...lay('C6', '15', 0) }, 'ohzuOnly', '1889-ER-2');
    play.refuses(P2, { ...tile('14', 1), power: 'SIR' }, 'ohzuOnly', '1889-ER-2');
    play.refuses(P2, tile('12', 3), 'losesTrack', '1889-ER-2');
    sold('track', table1889().tilesLeft('14', 0)).refuses(P2, tile('14', 1), 'noTileLeft');
    // Who could lay nothing is not asked; public games ask him all the same.
    const none = (reading: 'printed' | 'public') =>
      sold(
        'track',
        ['12', '13', '14', '15', '205', '206'].reduce(
          (built, one) => built.tilesLeft(one, 0),
          table1889({ reading }),
        ),
      ).top;
    expect([none('printed'), none('public')]).toEqual(['trackStep', 'sellersTile']);
  });

  test('1889-ER-3 Free, without a connection, beside the company’s own tile', () => {
    const asked = sold();
    const play = asked.do(P2, tile('14', 1));
    expect([play.state.tiles.C4, play.cash('IR'), play.top]).toEqual([
      { tile: '14', rotation: 1 },
      960,
      'trackStep',
    ]);
    expect([play.state.cash, play.state.privates.ER?.used]).toEqual([asked.state.cash, true]);
    expect(play.events).toContainEqual(expect.objectContaining({ type: 'tileLaid', cost: 0 }));
    const laid = selling('track')
      .do(P1, lay('D3', '8', 4))
      .do(P1, request('ER', 40))
      .do(P2, { type: 'accept' });
    expect(laid.do(P2, tile('14', 1)).state.tiles.C4).toBeDefined();
  });

  test('1889-ER-4 The seller may decline; the power is then gone', () => {
    const play = sold().do(P2, { type: 'pass' });
    expect([play.top, play.state.tiles.C4]).toEqual(['trackStep', undefined]);
    play.refuses(P2, tile('14', 1), 'notDirector');
    play.refuses(P1, tile('14', 1), 'noSuchPower');
  });

  test('1889-ER-5 Nobody answers for the seller', () => {
    const play = sold();
    for (const action of [tile('14', 1), { type: 'pass' }])
      play.refuses(P1, action, 'onlyTheSeller', '1889-ER-5');
  });

  test('1889-ER-6 ER stays open, the company’s, and C4 is free', () => {
    const play = sold().do(P2, { type: 'pass' });
    expect([play.state.privates.ER?.closed, title.track.hexBlocked(play.state, 'C4')]).toEqual([false, null]);
    const paid = table1889().phase('3').company('IR', P1, { cash: 0 }).private('ER', 'IR').endOfStockRound();
    expect(paid.cash('IR')).toBe(10);
  });

  test('1889-ER-1 Who sells it to a company of his own is asked too', () => {
    const own = table1889().phase('3').private('ER', P1).company('IR', P1).operating('IR');
    const play = own.do(P1, request('ER', 20));
    expect([play.top, play.waiting, play.owner('ER')]).toEqual(['sellersTile', [P1], 'IR']);
  });

  test('1889-ER-7 The turn goes on where it was', () => {
    for (const [step, top] of [
      ['run', 'runStep'],
      ['trains', 'trainStep'],
    ] as const)
      expect(sold(step).do(P2, tile('14', 1)).top).toBe(top);
  });
});

describe('Sumitomo Mines Railway', () => {
  const MOUNTAINS = ['A8', 'B9', 'C6', 'D5', 'D7', 'E4', 'E6', 'F5', 'F7', 'G6', 'G8', 'H9', 'H11', 'H13'];
  const costs = (builder: TableBuilder, company = 'KO') =>
    [...title.board.hexes.keys()].filter((hex) => title.track.terrainCost(builder.state, company, hex) === 0);

  test('1889-SMR-1 1889-SMR-2 1889-SMR-3 Its company pays nothing for mountains without a river, as often as it builds', () => {
    const without = costs(table1889().private('SMR', P1));
    const owned = costs(table1889().private('SMR', 'KO'));
    expect(owned.filter((hex) => !without.includes(hex)).sort()).toEqual([...MOUNTAINS].sort());
    for (const hex of ['H5', 'I6', 'K6', 'I4', 'F9'])
      expect(title.track.terrainCost(table1889().private('SMR', 'KO').state, 'KO', hex)).toBe(80);
    const builder = () =>
      table1889().phase('3').company('IR', P1, { cash: 0 }).tile('E2', '6', 4).private('SMR', 'IR');
    const play = builder()
      .operating('IR')
      .do(P1, lay('E4', '9', 0));
    expect(play.cash('IR')).toBe(0);
    const again = builder()
      .tile('E4', '9', 0)
      .operating('IR')
      .do(P1, lay('E6', '8', 3));
    expect(again.cash('IR')).toBe(0);
    const river = table1889().phase('3').company('KO', P1, { cash: 79 }).private('SMR', 'KO').operating('KO');
    river.refuses(P1, lay('K6', '9', 0), 'treasuryShort', '1889-TRACK-10');
  });

  test('1889-SMR-4 All other rules of laying hold', () => {
    const play = table1889().phase('3').company('KO', P1).private('SMR', 'KO').operating('KO');
    play.refuses(P1, lay('F5', '9', 0), 'notConnected');
  });

  test('1889-SMR-5 It helps no player and no other company, and ends with the first 5', () => {
    for (const [builder, company] of [
      [table1889().private('SMR', P1), 'AR'],
      [table1889().private('SMR', 'KO'), 'AR'],
      [firstFive(table1889().private('SMR', 'KO')), 'KO'],
    ] as const)
      expect(title.track.terrainCost(builder.state, company, 'F5')).toBe(80);
  });
});

describe('Dougo Railway', () => {
  const iyo = (percent = 20, owner: number = P2) =>
    table1889().private('DR', P1).par('IR', 75).shares(owner, 'IR', percent);

  test('1889-DR-1 A share of the offering, for nothing; DR is closed', () => {
    const play = iyo().stockRound().do(P1, exchange());
    expect([play.percent(P1, 'IR'), play.cash(P1), play.state.privates.DR?.closed]).toEqual([10, 420, true]);
    play.refuses(P1, exchange(), 'privateGone', '1889-PRIV-11');
    iyo()
      .stockRound()
      .refuses(
        P1,
        { type: 'exchangePrivate', private: 'SIR', from: 'offer' },
        'notExchangeable',
        '1889-DR-1',
      );
  });

  test('1889-DR-2 Never from the pool', () => {
    const play = iyo(40).shares('pool', 'IR', 20).shares(P3, 'IR', 40).stockRound();
    play.refuses(P1, exchange('pool'), 'noShareToExchange', '1889-DR-2');
    play.refuses(P1, exchange('offer'), 'noShareToExchange');
    iyo()
      .shares('pool', 'IR', 10)
      .stockRound()
      .refuses(P1, exchange('pool'), 'noShareToExchange', '1889-DR-2');
  });

  test('1889-DR-3 Not the director’s certificate', () => {
    const play = table1889().private('DR', P1).shares('pool', 'IR', 80, { director: false }).stockRound();
    play.refuses(P1, exchange(), 'noShareToExchange', '1889-DR-3');
  });

  test('1889-DR-4 Not beyond 60%, unless the marker is in the orange zone', () => {
    iyo(60, P1).stockRound().refuses(P1, exchange(), 'exchangeLimit', '1889-DR-4');
    const orange = table1889().private('DR', P1).par('IR', 75, '8,0').shares(P1, 'IR', 60).stockRound();
    expect(orange.do(P1, exchange()).percent(P1, 'IR')).toBe(70);
  });

  test('1889-DR-5 The certificate limit does not hold it back', () => {
    const full = iyo()
      .par('AR', 65)
      .shares(P1, 'AR', 60)
      .par('KO', 65)
      .shares(P1, 'KO', 60)
      .par('SR', 65)
      .shares(P1, 'SR', 40);
    expect(full.stockRound().do(P1, exchange()).percent(P1, 'IR')).toBe(10);
  });

  test('1889-DR-6 At any time of a round, not during the sale', () => {
    expect(iyo().stockRound({ seat: P3 }).accepts(P1, exchange())).toBe(true);
    const turn = iyo()
      .company('KO', P3)
      .operating('KO')
      .do(P3, lay('J5', '58', 2));
    expect(turn.accepts(P1, exchange())).toBe(true);
    table1889()
      .private('DR', P1)
      .privateSale(P1)
      .refuses(P1, exchange(), 'exchangePrivatesUnsold', '1889-DR-6');
  });

  test('1889-DR-7 It is no purchase and no trade', () => {
    const play = iyo().par('AR', 65).shares(P2, 'AR', 20).stockRound();
    const both = play.do(P1, { type: 'buyShare', company: 'AR', from: 'offer' }).do(P1, exchange());
    expect([both.percent(P1, 'AR'), both.percent(P1, 'IR')]).toEqual([10, 10]);
    // a turn with nothing else is a pass: everybody passes and the round is over
    const passed = iyo().company('KO', P3).stockRound().do(P1, exchange()).pass(4);
    expect(passed.state.round.kind).toBe('operating');
    expect(passed.state.priority).toBe(P1);
    const seller = iyo()
      .shares(P1, 'IR', 10)
      .stockRound()
      .do(P1, { type: 'sellShares', company: 'IR', count: 1 });
    expect(seller.accepts(P1, exchange())).toBe(true);
  });

  test('1889-DR-8 1889-SHARE-6 IR may float by it, the director may change; it acts from the next round on', () => {
    const play = iyo(40).company('KO', P3).operating('KO').do(P1, exchange());
    expect([play.state.companies.IR?.floated, play.cash('IR'), play.acting]).toEqual([true, 750, 'KO']);
    const over = play.passTurn();
    expect(over.state.round.kind).not.toBe('operating');
    const director = iyo(20).shares(P1, 'IR', 20).stockRound().do(P1, exchange());
    expect(director.director('IR')).toBe(P1);
  });

  test('1889-DR-9 It is possible before IR is started; the share has no price', () => {
    const play = table1889().private('DR', P1).stockRound().do(P1, exchange());
    expect(play.percent(P1, 'IR')).toBe(10);
    play.refuses(P1, { type: 'sellShares', company: 'IR', count: 1 }, 'noPrice', '1889-DR-9');
    expect(title.ending.sharesWorth(title, play.state, P1, 'IR')).toBe(0);
  });

  test('1889-DR-10 Its owner is asked though he has no money (R-09)', () => {
    const poor = (reading: 'printed' | 'public') =>
      table1889({ reading }).private('DR', P1).cash(P1, 0).stockRound({ set: 1 });
    expect([poor('printed').waiting, poor('public').waiting]).toEqual([[P1], [P2]]);
    expect(table1889().cash(P1, 0).stockRound({ set: 1 }).waiting).toEqual([P2]);
    // Where no share is left to take, he is not.
    const taken = iyo(60).shares(P3, 'IR', 40).cash(P1, 0).stockRound({ set: 1 });
    expect(taken.waiting).toEqual([P2]);
  });

  test('1889-DR-9 1889-SHARE-3 A share taken before the start counts for the float', () => {
    const early = table1889().private('DR', P1).cash(P1, 1000).stockRound().do(P1, exchange());
    const play = early.do(P1, { type: 'startCompany', company: 'IR', price: 65 });
    expect([play.percent(P1, 'IR'), play.director('IR'), play.state.companies.IR?.floated]).toEqual([
      30,
      P1,
      false,
    ]);
    const bought = [0, 1].reduce(
      (at) => at.pass(4).do(P1, { type: 'buyShare', company: 'IR', from: 'offer' }),
      play,
    );
    expect([bought.percent(P1, 'IR'), bought.state.companies.IR?.floated, bought.cash('IR')]).toEqual([
      50,
      true,
      650,
    ]);
  });

  test('1889-DR-11 Only a player can exchange', () => {
    const play = table1889().company('KO', P1).private('DR', 'KO').operating('KO');
    play.refuses(P1, exchange(), 'noExchange', '1889-DR-11');
    iyo().stockRound().refuses(P4, exchange(), 'noExchange', '1889-DR-11');
  });
});
