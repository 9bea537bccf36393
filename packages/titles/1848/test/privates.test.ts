/** Chapter V: what the privates pay, who may own them, and the rights of P2 and P4. Tasmania has its own file. */
import { certificateCount } from '@kursbuch/eighteen';
import { describe, expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, type TableBuilder, table1848, table2021 } from './table1848.ts';

const ALL = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'];
const loan = { type: 'takeLoan' } as const;
const lay = (hex: string, tile: string, rotation: number, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation, ...(power ? { power } : {}) }) as const;
const ask = (one: string, price: number) => ({ type: 'requestPrivate', private: one, price }) as const;
const buy = (kind: string, price: number, power?: string) =>
  ({ type: 'buyTrain', from: 'bank', kind, price, ...(power ? { power } : {}) }) as const;

/** What everybody has earned when the next operating round has begun. */
function incomes(play: Play, holders: readonly (number | string)[]): readonly number[] {
  const { round } = play.state;
  let next = play;
  while (next.state.round === round) next = next.acting === undefined ? next.pass() : next.passTurn();
  return holders.map((holder) => next.cash(holder) - play.cash(holder));
}

/** VR of P3 and NSW of P4, the cheapest companies: they act last and do nothing. */
const idle = (built: TableBuilder) =>
  built.company('VR', P3, { cell: '5,3' }).company('NSW', P4, { par: 90, cell: '5,2' });

/** VR of P3 stands before the purchase of the first 5; these companies act after it. */
function beforeFirstFive(built: TableBuilder, others: readonly string[] = []): Play {
  return built
    .phase('4')
    .supply('4', 0)
    .company('VR', P3, { cash: 2000 })
    .operating(['VR', ...others], { of: 2 })
    .passUntil('trainStep');
}
const firstFive = (built: TableBuilder, others: readonly string[] = []): Play =>
  beforeFirstFive(built, others).do(P3, buy('5', 500));

/** SAR stands beside the desert hex E6, QR beside E8; both belong to P1. */
const beside = (built: TableBuilder) =>
  built
    .company('SAR', P1, { par: 90 })
    .tile('F5', '57', 0)
    .station('SAR', 'F5')
    .company('QR', P1, { par: 80 })
    .tile('D9', '57', 0)
    .station('QR', 'D9')
    .tile('G6', '6', 2)
    .tile('B19', '6', 0);
/** Their desert tiles. */
const E6 = (power?: string) => lay('E6', '9', 0, power);
const E8 = (power?: string) => lay('E8', '9', 0, power);

describe('prices and incomes', () => {
  test('1848-V-1 Privates pay their owner, player or company, as each operating round begins', () => {
    const play = table1848().company('NSW', P1).private('P1', 'NSW').private('P4', P2).endOfStockRound();
    expect(play.state.round).toMatchObject({ kind: 'operating', number: 1 });
    expect([play.cash('NSW'), play.cash(P2)]).toEqual([1005, 650]);
    expect(play.cash('bank')).toBe(10000 - 4 * 630 - 1000 - 25);
    const second = table1848().phase('3').company('NSW', P1).private('P4', P2).operating('NSW', { of: 2 });
    expect(incomes(second, [P2])).toEqual([20]);
  });

  test('1848-V-14 1848-V-15 1848-V-20 1848-V-28 1848-V-32 1848-V-33 Six privates, their prices and incomes', () => {
    expect([...title.privates.values()].map(({ sym, price, income }) => [sym, price, income])).toEqual([
      ['P1', 30, 5],
      ['P2', 70, 10],
      ['P3', 110, 15],
      ['P4', 170, 20],
      ['P5', 170, 25],
      ['P6', 230, 30],
    ]);
    for (const { sym, price, income } of title.privates.values()) {
      const sale = table1848().privateSale();
      expect(sale.do(P1, { type: 'buyPrivate', private: sym }).cash(P1)).toBe(630 - price);
      expect(table1848().private(sym, P1).endOfStockRound().cash(P1)).toBe(630 + income);
    }
  });

  test.each([
    ['P1', 40],
    ['P2', 80],
    ['P3', 140],
    ['P4', 220],
  ])(
    '1848-V-5 1848-V-14 1848-V-15 1848-V-20 1848-V-28 A company pays from 1 to the printed maximum (%s: %i)',
    (one, most) => {
      const play = table1848().phase('3').company('VR', P1).private(one, P1).operating('VR');
      for (const price of [0, most + 1]) play.refuses(P1, ask(one, price), 'privatePrice', '1848-V-5');
      play.refuses(P1, ask(one, 1.5), 'malformed', '1848-0-1');
      for (const price of [1, most]) {
        expect(play.offers(P1, ask(one, price))).toBe(true);
        const bought = play.do(P1, ask(one, price));
        expect([bought.owner(one), bought.cash('VR'), bought.cash(P1)]).toEqual([
          'VR',
          1000 - price,
          630 + price,
        ]);
      }
    },
  );

  test('1848-V-11 1848-V-14 1848-V-15 1848-V-20 1848-V-28 1848-V-32 1848-V-34 The first 5 ends all incomes', () => {
    const given = () => {
      const built = table1848().company('NSW', P2, { par: 90 }).private('P1', 'NSW');
      for (const one of ALL.slice(1)) built.private(one, P1);
      return built.tile('I8', '241', 1).set({ privates: used(built, 'P3') });
    };
    const open = beforeFirstFive(given());
    expect(incomes(open, [P1, 'NSW'])).toEqual([10 + 15 + 20 + 25 + 30, 5]);
    const sold = open.do(P3, buy('5', 500));
    expect(sold.state.phase).toBe('5');
    expect(incomes(sold, [P1, 'NSW'])).toEqual([0, 0]);
    for (const one of ['P1', 'P3', 'P5', 'P6']) expect(sold.state.privates[one]?.closed).toBe(true);
    // the 5+ is the same card
    expect(incomes(open.do(P3, buy('5+', 550)), [P1, 'NSW'])).toEqual([0, 0]);
  });

  test('1848-V-11 A 5 that leaves the game with the second receivership closes them too', () => {
    const play = idle(table1848().phase('4'))
      .outOfGame('FT')
      .company('WA', P4, { par: 70, cell: '3,2' })
      .private('P1', P1)
      .private('P5', P2)
      .operating(['WA', 'VR'], { of: 2 });
    const under = play.do(P4, loan);
    expect([under.state.companies.WA?.closed, under.state.phase]).toEqual([true, '5']);
    expect(['P1', 'P5'].map((one) => under.state.privates[one]?.closed)).toEqual([true, true]);
    expect(incomes(under, [P1, P2])).toEqual([0, 0]);
  });

  test('1848-V-11 (2021) That happens even where the phase stays: a right that is left is no longer for sale', () => {
    const under = idle(table2021().phase('3'))
      .outOfGame('FT')
      .company('WA', P4, { par: 70, cell: '3,2' })
      .private('P2', P3)
      .operating(['WA', 'VR'], { of: 2 })
      .do(P4, loan);
    expect([under.acting, under.state.phase]).toEqual(['VR', '3']);
    under.refuses(P3, ask('P2', 60), 'notForCompanies', '1848-V-7');
    expect(under.kinds(P3)).not.toContain('requestPrivate');
    expect(incomes(under, [P3])).toEqual([0]);
  });

  test('1848-V-32 The QR share of P5 stays when P5 closes', () => {
    const bought = table1848().privateSale().do(P1, { type: 'buyPrivate', private: 'P5' }).state;
    const { certificates } = bought;
    const play = firstFive(table1848().private('P5', P1).set({ certificates }));
    expect(play.state.privates.P5?.closed).toBe(true);
    expect(play.percent(P1, 'QR')).toBe(10);
  });

  test('1848-V-34 P6 closes as soon as CAR owns a train', () => {
    const given = (built: TableBuilder) =>
      idle(built).company('CAR', P1).private('P6', P1).train('VR', '2').atStep('CAR', 'trains', { of: 2 });
    const early = given(table1848());
    expect(incomes(early, [P1])).toEqual([30]);
    for (const [kind, price] of [
      ['2', 100],
      ['2+', 120],
    ] as const) {
      const bought = early.do(P1, buy(kind, price));
      expect(bought.state.privates.P6?.closed).toBe(true);
      expect(incomes(bought, [P1])).toEqual([0]);
    }
    const second = given(table1848().phase('3'))
      .do(P1, { type: 'buyTrain', from: 'VR', kind: '2', price: 100 })
      .do(P3, { type: 'accept' });
    expect([second.trains('CAR'), second.state.privates.P6?.closed]).toEqual([['2'], true]);
    // a train of another company closes nothing
    const other = idle(table1848()).private('P6', P1).atStep('VR', 'trains').do(P3, buy('2', 100));
    expect(other.state.privates.P6?.closed).toBe(false);
  });
});

/** The states of the privates with the power of one used up. */
const used = (built: TableBuilder, one: string) => {
  const { privates } = built.state;
  return { ...privates, [one]: { ...(privates[one] as (typeof privates)[string]), used: true } };
};

describe('ownership', () => {
  test('1848-V-2 Privates lay no tiles and own no trains', () => {
    const given = table1848().phase('3').company('VR', P1).tile('H11', '57', 0);
    for (const one of ALL) given.private(one, 'VR');
    const play = given.operating('VR');
    for (const one of ['P1', 'P4', 'P5', 'P6']) {
      play.refuses(P1, lay('H9', '57', 1, one), 'noSuchPower', one === 'P1' ? '1848-V-14' : '1848-V-2');
      play.refuses(P1, lay('I10', '241', 1, one), 'noSuchPower', one === 'P1' ? '1848-V-14' : '1848-V-2');
    }
    const powers = play
      .actions(P1)
      .flatMap((one) => (one.type === 'layTile' && one.power ? [one.power] : []));
    expect([...new Set(powers)]).toEqual(['P3']);
    expect(play.do(P1, lay('I10', '241', 1, 'P3')).state.tiles.I10?.tile).toBe('241');
    const trains = given.atStep('VR', 'trains');
    trains.refuses(P1, { type: 'buyTrain', from: 'P1', kind: '2', price: 100 }, 'noSuchCompany');
  });

  test('1848-V-3 Privates do not count against the share limit', () => {
    const hand = table1848().private('P1', P1).private('P2', P1).private('P3', P1);
    for (const company of ['VR', 'NSW', 'SAR']) hand.par(company, 100).shares(P1, company, 60);
    hand.par('FT', 100).shares(P2, 'FT', 20).shares(P1, 'FT', 10);
    const play = hand.stockRound();
    expect(certificateCount(title, play.state, P1)).toBe(16);
    const share = { type: 'buyShare', company: 'FT', from: 'offer' } as const;
    const full = play.do(P1, share).pass(3);
    expect(certificateCount(title, full.state, P1)).toBe(17);
    full.refuses(P1, share, 'certificateLimit', '1848-XIII-11');
  });

  test('1848-V-4 From the first 3 a company buys P1 to P4 from its director', () => {
    const given = (phase: string) =>
      table1848().phase(phase).company('VR', P1).private('P2', P1).operating('VR');
    given('2').refuses(P1, ask('P2', 60), 'privatesNotYet', '1848-V-4');
    expect(given('2').offers(P1, ask('P2', 60))).toBe(false);
    for (const phase of ['3', '4']) {
      const bought = given(phase).do(P1, ask('P2', 60));
      expect([bought.owner('P2'), bought.cash('VR'), bought.cash(P1)]).toEqual(['VR', 940, 690]);
      // at any moment of the turn
      expect(given(phase).passUntil('trainStep').do(P1, ask('P2', 60)).owner('P2')).toBe('VR');
    }
    // after the first 5 a right that is left is no longer for sale
    const late = firstFive(table1848().private('P2', P3));
    late.refuses(P3, ask('P2', 60), 'rightStays', '1848-V-18');
  });

  test('1848-V-6 The treasury alone pays', () => {
    const given = (cash: number) =>
      table1848().phase('3').company('VR', P1, { cash }).private('P2', P1).operating('VR');
    given(59).refuses(P1, ask('P2', 60), 'privateTooExpensive', '1848-V-6');
    expect([given(59).offers(P1, ask('P2', 60)), given(59).offers(P1, ask('P2', 59))]).toEqual([false, true]);
    expect(given(60).do(P1, ask('P2', 60)).cash('VR')).toBe(0);
  });

  test('1848-V-7 1848-V-33 No company ever buys P5 or P6', () => {
    for (const phase of ['3', '4']) {
      const play = table1848()
        .phase(phase)
        .company('VR', P1)
        .private('P5', P1)
        .private('P6', P1)
        .operating('VR');
      for (const one of ['P5', 'P6'])
        for (const price of [0, 1, 170, 230])
          play.refuses(P1, ask(one, price), 'notForCompanies', '1848-V-7');
      expect(play.kinds(P1)).not.toContain('requestPrivate');
    }
  });

  test('1848-V-8 A company buys only from its own director', () => {
    const play = table1848().phase('3').company('VR', P1).private('P2', P2).operating('VR');
    play.refuses(P1, ask('P2', 60), 'notFromThisPlayer', '1848-V-8');
    expect(play.kinds(P1)).not.toContain('requestPrivate');
  });

  test('1848-V-8 (2021) As public games are played, any player may sell, if he agrees', () => {
    const play = table2021({ reading: 'public' })
      .phase('3')
      .company('VR', P1)
      .private('P2', P2)
      .operating('VR')
      .do(P1, ask('P2', 60));
    expect(play.waiting).toEqual([P2]);
    const sold = play.do(P2, { type: 'accept' });
    expect([sold.owner('P2'), sold.cash(P2)]).toEqual(['VR', 690]);
  });

  test('1848-V-10 A private of a company in receivership closes and does not go to the Bank of England', () => {
    const under = idle(table1848().phase('3'))
      .company('WA', P1, { par: 70, cell: '3,2' })
      .private('P1', 'WA')
      .private('P2', 'WA')
      .private('P4', P1)
      .operating(['WA', 'VR', 'NSW'], { of: 2 })
      .do(P1, loan);
    expect(under.state.companies.WA?.closed).toBe(true);
    expect(['P1', 'P2', 'P4'].map((one) => under.state.privates[one]?.closed)).toEqual([true, true, false]);
    expect([under.owner('P1'), under.owner('P2')]).not.toContain('BOE');
    expect(incomes(under, [P1, 'BOE', 'WA'])).toEqual([20, 0, 0]);
  });

  test('1848-V-13 Privates are traded neither between players nor between companies', () => {
    const stock = table1848().private('P1', P1).private('P2', P2).stockRound();
    stock.refuses(P1, { type: 'offerPrivate', private: 'P1', to: P2, price: 30 }, 'notTradable', '1848-V-13');
    stock.refuses(P1, ask('P2', 70), 'notTradable', '1848-V-13');
    expect(stock.kinds(P1)).toEqual(['buyShare', 'pass', 'startCompany']);
    const turn = table1848()
      .phase('3')
      .company('VR', P1)
      .company('NSW', P1, { par: 90 })
      .private('P1', 'NSW')
      .operating('VR');
    turn.refuses(P1, ask('P1', 30), 'notAPlayers', '1848-V-13');
    expect(turn.kinds(P1)).not.toContain('requestPrivate');
    expect(turn.accepts(P1, { type: 'offerPrivate', private: 'P1', to: P2, price: 30 })).toBe(false);
  });

  test('1848-V-14 P1 has no power', () => {
    for (const phase of ['3', '4']) {
      const given = () => table1848().phase(phase).company('VR', P1).tile('H11', '57', 0);
      const owner = given().private('P1', 'VR').operating('VR');
      expect(owner.actions(P1)).toEqual(given().operating('VR').actions(P1));
      owner.refuses(P1, lay('H9', '57', 1, 'P1'), 'noSuchPower', '1848-V-14');
      const trains = given().private('P1', 'VR').atStep('VR', 'trains');
      expect(trains.actions(P1)).toEqual(given().atStep('VR', 'trains').actions(P1));
    }
  });
});

describe('P2, the desert', () => {
  const at = (phase: string, owner: number | string, table = table1848()) =>
    beside(table.phase(phase)).private('P2', owner);

  test('1848-V-9 From the first 3 a company uses a private of its own or of its director', () => {
    for (const owner of [P1, 'SAR']) {
      const play = at('3', owner).operating('SAR');
      expect(play.offers(P1, E6('P2'))).toBe(true);
      expect(play.do(P1, E6('P2')).cash('SAR')).toBe(1000);
      at('2', owner).operating('SAR').refuses(P1, E6('P2'), 'powersNotYet', '1848-V-9');
      expect(at('2', owner).operating('SAR').offers(P1, E6('P2'))).toBe(false);
    }
    for (const owner of [P2, 'QR']) {
      const play = at('3', owner).operating('SAR');
      play.refuses(P1, E6('P2'), 'notYourPower', '1848-V-9');
      expect(play.offers(P1, E6('P2'))).toBe(false);
    }
  });

  test('1848-V-9 (2021) Public games use P2 before the first 3', () => {
    at('2', P1, table2021()).operating('SAR').refuses(P1, E6('P2'), 'powersNotYet', '1848-V-9');
    const play = at('2', P1, table2021({ reading: 'public' })).operating('SAR');
    expect(play.do(P1, E6('P2')).cash('SAR')).toBe(1000);
  });

  test('1848-V-16 One desert hex is 40 cheaper, once in the game', () => {
    const play = at('3', P1).operating('SAR');
    expect(play.do(P1, E6()).cash('SAR')).toBe(960);
    const saved = play.do(P1, E6('P2'));
    expect(saved.cash('SAR')).toBe(1000);
    expect(saved.state.tiles.E6).toEqual({ tile: '9', rotation: 0 });
    // it was the first yellow tile of the turn: a second may follow, but without the discount
    const next = lay('D7', '9', 0);
    expect(saved.do(P1, next).cash('SAR')).toBe(1000);
    const qr = at('3', P1).operating(['SAR', 'QR']).do(P1, E6('P2')).passTurn();
    expect(qr.acting).toBe('QR');
    qr.refuses(P1, E8('P2'), 'powerUsed', '1848-V-16');
    expect([qr.offers(P1, E8('P2')), qr.do(P1, E8()).cash('QR')]).toEqual([false, 960]);
    // the discount helps where the treasury is empty
    const poor = at('3', P1).cash('SAR', 0).operating('SAR');
    poor.refuses(P1, E6(), 'treasuryShort', '1848-VIII-34');
    expect(poor.do(P1, E6('P2')).cash('SAR')).toBe(0);
  });

  test('1848-V-17 The discount is for desert alone', () => {
    const mountain = table1848()
      .phase('3')
      .company('VR', P1)
      .tile('H11', '57', 1)
      .private('P2', P1)
      .operating('VR');
    mountain.refuses(P1, lay('H13', '9', 1, 'P2'), 'desertOnly', '1848-V-17');
    mountain.refuses(P1, lay('H9', '57', 1, 'P2'), 'desertOnly', '1848-V-17');
    expect(mountain.do(P1, lay('H13', '9', 1)).cash('VR')).toBe(950);
    expect(mountain.actions(P1).some((one) => one.type === 'layTile' && one.power === 'P2')).toBe(false);
    // a desert hex that carries a tile costs nothing any more
    const built = at('3', P1).tile('E6', '9', 0).operating('SAR');
    built.refuses(P1, lay('E6', '23', 0, 'P2'), 'desertOnly', '1848-V-17');
    expect(built.do(P1, lay('E6', '23', 0)).cash('SAR')).toBe(1000);
  });

  test('1848-V-12 1848-V-18 Unused in a player’s hands it outlives the first 5, for one company he directs', () => {
    const given = (table = table1848()) => beside(table).private('P2', P1);
    for (const table of [table1848(), table2021()]) {
      const sar = firstFive(given(table), ['SAR', 'QR']).passTurn();
      expect([sar.acting, sar.state.phase]).toEqual(['SAR', '5']);
      const used = sar.do(P1, E6('P2'));
      expect(used.cash('SAR')).toBe(1000);
      const qr = used.passTurn();
      qr.refuses(P1, E8('P2'), 'privateGone', '1848-V-11');
      expect(sar.passTurn().do(P1, E8('P2')).cash('QR')).toBe(1000);
    }
    const foreign = firstFive(beside(table1848()).private('P2', P2), ['SAR']).passTurn();
    foreign.refuses(P1, E6('P2'), 'notYourPower', '1848-V-9');
  });

  test('1848-V-12 1848-V-19 Unused in a company’s hands it stays with that company', () => {
    const sar = firstFive(beside(table1848()).private('P2', 'SAR'), ['SAR', 'QR']).passTurn();
    expect(sar.do(P1, E6('P2')).cash('SAR')).toBe(1000);
    const qr = sar.passTurn();
    expect(qr.acting).toBe('QR');
    qr.refuses(P1, E8('P2'), 'notYourPower', '1848-V-9');
    expect(qr.offers(P1, E8('P2'))).toBe(false);
  });
});

describe('P4, The Ghan', () => {
  const cheap = buy('2E', 100, 'P4');

  test('1848-V-12 1848-V-29 1848-V-30 A player’s P4 makes one 2E of one of his companies cheaper by 100', () => {
    for (const table of [table1848(), table2021()]) {
      const given = beside(table).private('P4', P1);
      const sar = firstFive(given, ['SAR', 'QR']).passTurn().passUntil('trainStep');
      expect([sar.acting, sar.offers(P1, cheap), sar.offers(P1, buy('2E', 200))]).toEqual([
        'SAR',
        true,
        true,
      ]);
      const bought = sar.do(P1, cheap);
      expect([bought.trains('SAR'), bought.cash('SAR')]).toEqual([['2E'], 900]);
      expect(bought.state.privates.P4?.closed).toBe(true);
      const qr = bought.passTurn().passUntil('trainStep');
      expect(qr.acting).toBe('QR');
      qr.refuses(P1, cheap, 'ghanUsed', '1848-V-29');
      qr.refuses(P1, buy('2E', 100), 'facePrice');
      expect([qr.offers(P1, cheap), qr.do(P1, buy('2E', 200)).cash('QR')]).toEqual([false, 800]);
      // any one of them: QR, if SAR leaves it
      const later = sar.passTurn().passUntil('trainStep').do(P1, cheap);
      expect(later.cash('QR')).toBe(900);
    }
  });

  test('1848-V-29 The discount is for a 2E, and for the company or its director', () => {
    const play = firstFive(table1848().private('P4', P1));
    play.refuses(P3, cheap, 'notYourPower', '1848-V-9');
    play.refuses(P3, buy('5', 400, 'P4'), 'ghanOnly', '1848-V-29');
    play.refuses(P3, buy('2E', 100, 'P1'), 'ghanOnly', '1848-V-29');
  });

  test('1848-V-12 1848-V-31 A company’s P4 serves that company alone', () => {
    const given = beside(table1848()).private('P4', 'SAR');
    const sar = firstFive(given, ['SAR', 'QR']).passTurn().passUntil('trainStep');
    const qr = sar.passTurn().passUntil('trainStep');
    qr.refuses(P1, cheap, 'notYourPower', '1848-V-9');
    expect(qr.offers(P1, cheap)).toBe(false);
    expect(sar.do(P1, cheap).cash('SAR')).toBe(900);
  });
});
