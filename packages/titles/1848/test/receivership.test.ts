/** Chapter VI: receivership, who pays for it, and what the Bank of England earns by it. */
import { certificateCount, worth } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { openingOwn } from '../rules/own.ts';
import { P1, P2, P3, P4, type Play, run, type TableBuilder, table1848, table2021 } from './table1848.ts';

const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const loan = { type: 'takeLoan' } as const;
const pass = { type: 'pass' } as const;
const withhold = { type: 'withhold' } as const;

/** The SAR (par 80) of P1 stands in the first column; P2 holds 20%, P3 10%, so 240 are due. So much in its treasury. */
const shaky = (treasury: number, table: TableBuilder = table1848()) =>
  table
    .company('SAR', P1, { par: 80, cell: '3,1', percent: 40, cash: treasury - 100 })
    .shares(P2, 'SAR', 20)
    .shares(P3, 'SAR', 10);

/** It keeps its last revenue, 100: with them the treasury has what `shaky` said. */
const fail = (table: TableBuilder, others: readonly string[] = [], of = 1): Play =>
  table.atRevenue('SAR', 100, { others, of }).do(P1, withhold);

const closed = ({ state }: Play, company = 'SAR') => state.companies[company]?.closed;

test('1848-VI-49 A marker in the hatched area: taken over at once, and the turn is over', () => {
  const table = shaky(500).company('QR', P4, { par: 70 }).train('SAR', '2');
  const play = table.atRevenue('SAR', 100, { others: ['QR'] });
  expect([play.price('SAR'), closed(play)]).toEqual([40, false]);
  const after = play.do(P1, withhold);
  expect([closed(after), after.cell('SAR'), after.acting]).toEqual([true, undefined, 'QR']);
  // One cell further right nothing happens.
  const safe = table1848()
    .company('SAR', P1, { par: 80, cell: '3,2' })
    .atRevenue('SAR', 100)
    .do(P1, withhold);
  expect([closed(safe), safe.price('SAR')]).toEqual([false, 40]);
});

test('1848-VI-49 Two companies never fail at once: sales lower a price, but not into the hatched area (R-38)', () => {
  const { cells } = title.market;
  for (const cell of cells.values())
    for (const way of ['up', 'down', 'right'] as const)
      if (cell.zone !== 'receivership')
        expect(cells.get(title.market.move(cell.id, way))?.zone, `${cell.id} ${way}`).not.toBe(
          'receivership',
        );
  // The liable director sells shares of another company in the first column: it falls, and stays.
  const table = shaky(100)
    .cash(P1, 130)
    .company('QR', P2, { par: 70, cell: '4,1', percent: 30 })
    .shares(P1, 'QR', 10);
  const debt = fail(table, ['QR']);
  expect([debt.top, debt.cash(P1)]).toEqual(['debt', -10]);
  const sold = debt.do(P1, sell('QR', 1));
  expect([sold.cell('QR'), closed(sold, 'QR'), sold.acting]).toEqual(['5,1', false, 'QR']);
  // It fails in its own turn, by its own move to the left.
  const second = sold.passTurn();
  expect([closed(second, 'SAR'), closed(second, 'QR')]).toEqual([true, true]);
});

test('1848-VI-49 (2021) Without earnings in the first column only the loan is left, if there is one', () => {
  const play = shaky(500, table2021().phase('3')).atStep('SAR', 'run');
  play.refuses(P1, pass, 'mustRun');
  play.refuses(P1, { type: 'runTrains', runs: [] }, 'mustBorrow', '1848-VI-49');
  expect(play.kinds(P1)).toEqual(['takeLoan']);
  const after = play.do(P1, loan);
  // 400 and 100 in the treasury, 240 due
  expect([closed(after), after.cash('bank') - play.cash('bank'), after.price('BOE')]).toEqual([
    true,
    260,
    80,
  ]);
  expect(closed(shaky(500, table2021()).atStep('SAR', 'run'))).toBe(true);
});

test('1848-VI-50 1848-VI-51 1848-VI-52 1848-VI-62 The others get par, nobody else anything; the rest is the bank’s', () => {
  const play = shaky(500).shares('pool', 'SAR', 30).atRevenue('SAR', 100);
  const after = play.do(P1, withhold);
  expect([P1, P2, P3, P4].map((seat) => after.cash(seat))).toEqual([630, 630 + 160, 630 + 80, 630]);
  expect([after.cash('SAR'), after.cash('bank')]).toEqual([0, play.cash('bank') - 100 + 260]);
});

test('1848-VI-53 What the treasury lacks the director pays', () => {
  const after = fail(shaky(100));
  expect([P1, P2, P3].map((seat) => after.cash(seat))).toEqual([630 - 140, 630 + 160, 630 + 80]);
  expect(after.cash('SAR')).toBe(0);
});

/** P1 has 50 and owes 140; P2 directs the VR, at 90, of which P1 holds two shares. The QR of P4 acts next. */
const liable = (table: TableBuilder = table1848()) =>
  shaky(100, table)
    .cash(P1, 50)
    .company('VR', P2, { par: 90, percent: 30 })
    .shares(P1, 'VR', 20, { director: false })
    .company('QR', P4, { par: 70 });

test('1848-VI-54 No loan pays the shareholders', () => {
  const play = fail(liable(table1848().phase('3')), ['QR']);
  expect(play.top).toBe('debt');
  play.refuses(P1, loan, 'noLoanForDebt', '1848-VI-54');
  expect(play.kinds(P1)).toEqual(['sellShares']);
  expect([play.cash('BOE'), play.price('BOE'), play.state.companies.SAR?.loans]).toEqual([2000, 70, 0]);
});

test('1848-VI-55 Who cannot pay sells shares at once, and no more than needed (R-35)', () => {
  const play = fail(liable(), ['QR']);
  expect([play.cash(P1), play.top, play.waiting]).toEqual([-90, 'debt', [P1]]);
  // the others have their money already
  expect([play.cash(P2), play.cash(P3)]).toEqual([630 + 160, 630 + 80]);
  play.refuses(P1, pass, 'debtSaleFirst', '1848-VI-55');
  play.refuses(P1, buy('QR'), 'debtSaleFirst', '1848-VI-55');
  play.refuses(P1, sell('VR', 2), 'sellsTooMuch', '1848-VI-55');
  play.refuses(P1, sell('VR', 3), 'notHeld');
  play.refuses(P4, pass, 'debtSaleFirst');
  expect(play.actions(P1)).toEqual([sell('VR', 1)]);
  const sold = play.do(P1, sell('VR', 1));
  // The price drop of a normal sale, and the next company acts.
  expect([sold.cash(P1), sold.percent('pool', 'VR'), sold.price('VR')]).toEqual([0, 10, 80]);
  expect([sold.acting, sold.waiting]).toEqual(['QR', [P4]]);
});

test('1848-VI-55 Block after block, each moves the price; the pool takes half of a company (R-35)', () => {
  const play = fail(liable().cash(P1, 49), ['QR']);
  expect([play.cash(P1), play.actions(P1)]).toEqual([-91, [sell('VR', 1), sell('VR', 2)]]);
  const first = play.do(P1, sell('VR', 1));
  expect([first.cash(P1), first.top, first.price('VR')]).toEqual([-1, 'debt', 80]);
  const second = first.do(P1, sell('VR', 1));
  expect([second.cash(P1), second.price('VR'), second.acting]).toEqual([79, 70, 'QR']);
  const full = fail(liable().shares('pool', 'VR', 50), ['QR']);
  expect([full.cash(P1), full.acting]).toEqual([-90, 'QR']);
});

test('1848-VI-55 (2021) After the last company of a round one block is asked, and the rest stays debt', () => {
  const last = fail(liable(table2021()).cash(P1, 49));
  expect([last.cash(P1), last.top]).toEqual([-91, 'debt']);
  const sold = last.do(P1, sell('VR', 1));
  expect([sold.cash(P1), sold.state.round.kind]).toEqual([-1, 'stock']);
  // Not the last: until it is covered.
  const early = fail(liable(table2021()).cash(P1, 49), ['QR']).do(P1, sell('VR', 1));
  expect([early.cash(P1), early.top, early.waiting]).toEqual([-1, 'debt', [P1]]);
});

test('1848-VI-55 (2021) Debtors are asked again in later rounds, when a company has done something', () => {
  const play = liable(table2021()).outOfGame('SAR').cash(P1, -90).operating('QR');
  expect([play.top, play.waiting]).toEqual(['trackStep', [P4]]);
  const asked = play.pass();
  expect([asked.top, asked.waiting, asked.acting]).toEqual(['debt', [P1], 'QR']);
  const sold = asked.do(P1, sell('VR', 1));
  expect([sold.cash(P1), sold.waiting]).toEqual([0, [P4]]);
  // 2007: only at once
  const old = liable().outOfGame('SAR').cash(P1, -90).operating('QR').pass();
  expect([old.top, old.waiting]).toEqual(['trainStep', [P4]]);
});

test('1848-VI-56 No directorship changes by such a sale', () => {
  const director = (percent: number) =>
    fail(
      shaky(100)
        .cash(P1, 50)
        .company('VR', P1, { par: 90, percent })
        .shares(P2, 'VR', 30)
        .fromPool(P1, 'BOE', 10),
    );
  const tied = director(30);
  tied.refuses(P1, sell('VR', 1), 'keepsOffice', '1848-VI-56');
  expect(tied.actions(P1)).toEqual([sell('BOE', 1)]);
  // A sale that only ties is allowed.
  const ahead = director(40);
  expect(ahead.offers(P1, sell('VR', 1))).toBe(true);
  expect(ahead.do(P1, sell('VR', 1)).director('VR')).toBe(P1);
});

test('1848-VI-57 What no sale covers stays as a debt without interest; the shareholders are paid in full', () => {
  const play = fail(shaky(100).cash(P1, 50).company('QR', P4, { par: 70 }), ['QR'], 2);
  expect([P1, P2, P3].map((seat) => play.cash(seat))).toEqual([-90, 630 + 160, 630 + 80]);
  expect(play.acting).toBe('QR');
  const later = play.passTurn();
  expect([later.state.round.number, later.cash(P1)]).toEqual([2, -90]);
});

/** P1 owes 90 and directs the VR with 20%, which nobody could take over. */
const debtor = (table: TableBuilder = table1848()) =>
  table.company('VR', P1, { par: 90, percent: 20 }).cash(P1, -90);

test('1848-VI-58 Every later income repays the debt first', () => {
  const paid = debtor().atRevenue('VR', 300).do(P1, { type: 'payOut' });
  expect(paid.cash(P1)).toBe(-30);
  const sale = debtor().fromPool(P1, 'BOE', 20).stockRound();
  expect(sale.do(P1, sell('BOE', 1)).cash(P1)).toBe(-20);
  // Nothing is bought on credit: he lacks the money, and where the table wants it he must sell first.
  sale.refuses(P1, buy('VR'), 'shareTooExpensive', '1848-XIII-19');
  expect(sale.kinds(P1)).toEqual(['pass', 'sellShares']);
  const bound = debtor(table1848({ debtorsMustSell: true }))
    .fromPool(P1, 'BOE', 20)
    .stockRound();
  bound.refuses(P1, buy('VR'), 'debtFirst', '1848-XIII-35');
});

test('1848-VI-58 A director fails, and the dividend of his next company goes into his debt', () => {
  const table = shaky(100)
    .cash(P1, 50)
    .company('VR', P1, { par: 70, percent: 20 })
    .tile('H11', '57', 1)
    .tile('H9', '57', 1)
    .train('VR', '2');
  const failed = fail(table, ['VR']);
  expect([failed.cash(P1), failed.acting]).toEqual([-90, 'VR']);
  const ran = failed.passUntil('runStep').run();
  const paid = ran.do(P1, { type: 'payOut' });
  expect([paid.cash(P1), paid.cash('bank')]).toEqual([-90 + 8, ran.cash('bank') - 8]);
});

test.each([
  [3, 20, 18, 16],
  [4, 17, 15, 13],
  [5, 14, 13, 12],
  [6, 12, 11, 10],
])(
  '1848-VI-59 1848-VI-60 1848-VI-61 With %i players the limit falls from %i to %i, for the former director to %i',
  (players, before, others, former) => {
    const limits = ({ state }: Play) =>
      state.players.map((_, seat) => title.shares.certificateLimit(state, seat));
    const table = shaky(500, table1848({ players }));
    const play = table.atRevenue('SAR', 100);
    expect(limits(play)).toEqual(Array(players).fill(before));
    const after = play.do(P1, withhold);
    expect(limits(after)).toEqual([former, ...Array(players - 1).fill(others)]);
    // for every company he has lost
    const twice = fail(
      shaky(
        500,
        table1848({ players })
          .company('QR', P1)
          .outOfGame('QR')
          .set({ own: { ...openingOwn(players), lost: [1, ...Array(players - 1).fill(0)] } }),
      ),
    );
    const cut = (players < 5 ? 2 : 1) * 2;
    const [first, second] = limits(twice) as [number, number];
    expect(second - first).toBe(cut);
  },
);

test('1848-VI-59 1848-VI-60 Nobody buys beyond the lowered limit', () => {
  const table = table1848()
    .company('QR', P4)
    .outOfGame('QR')
    .set({ own: { ...openingOwn(4), lost: [0, 0, 0, 1] } });
  for (const company of ['VR', 'NSW', 'WA', 'CAR', 'SAR'])
    table.par(company, 80).shares(P4, company, 40).shares(P1, company, 30, { director: false });
  table.cash(P1, 1000).cash(P4, 1000).par('FT', 80).shares(P2, 'FT', 20);
  const stock = table.stockRound({ seat: P1 });
  expect([P1, P4].map((seat) => certificateCount(title, stock.state, seat))).toEqual([15, 15]);
  expect(stock.refuses(P1, buy('FT'), 'certificateLimit', '1848-XIII-11').params).toEqual({
    held: 15,
    limit: 15,
  });
  // The former director is two papers above his: he must sell.
  const former = table.stockRound({ seat: P4 });
  expect(former.refuses(P4, pass, 'mustSell', '1848-XIII-13').params).toEqual({ held: 15, limit: 13 });
});

test('1848-VI-63 Its trains leave the game', () => {
  const table = shaky(500, table1848().phase('3'))
    .train('SAR', '2')
    .train('SAR', '3')
    .company('QR', P1, { par: 70 });
  const play = fail(table, ['QR']);
  expect([play.trains('SAR'), play.trains('pool')]).toEqual([[], []]);
  expect(play.trains('bank').filter((kind) => kind === '3').length).toBe(3);
  const trains = play.passUntil('trainStep');
  trains.refuses(P1, { type: 'buyTrain', from: 'SAR', kind: '3', price: 1 }, 'trainNotOwned');
  expect(trains.actions(P1).some((one) => one.type === 'buyTrain' && one.from === 'SAR')).toBe(false);
});

test('1848-VI-64 Its stations stay and stand in the way of all', () => {
  // Port Pirie – Adelaide – Mount Gambier; the QR stands in Port Pirie.
  const table = shaky(500, table1848().phase('3'))
    .company('QR', P4, { par: 70 })
    .station('QR', 'F5')
    .tile('F5', '6', 3)
    .tile('G6', '57', 2)
    .tile('H7', '5', 1)
    .tile('B19', '57', 1)
    .train('QR', '3');
  const play = fail(table, ['QR']);
  expect([play.stations('G6'), play.acting]).toEqual([['SAR:0'], 'QR']);
  play.refuses(P4, { type: 'placeStation', hex: 'G6', stop: 0 }, 'cityFull', '1848-VIII-51');
  const train = play.state.trains.find((one) => one.holder === 'QR')?.id ?? '';
  const runs = play.passUntil('runStep');
  runs.refuses(P4, { type: 'runTrains', runs: [run(train, 'F5:0 G6:0 H7:0')] }, 'closedCity', '1848-XI-9');
  expect(runs.accepts(P4, { type: 'runTrains', runs: [run(train, 'F5:0 G6:0')] })).toBe(true);
});

test('1848-VI-65 All its shares leave the game', () => {
  const table = shaky(500).shares('pool', 'SAR', 10);
  const before = table.stockRound();
  expect([P1, P2, P3].map((seat) => certificateCount(title, before.state, seat))).toEqual([3, 2, 1]);
  const play = fail(table);
  for (const holder of [P1, P2, P3, 'pool', 'offer'] as const)
    expect(play.percent(holder, 'SAR'), String(holder)).toBe(0);
  expect([P1, P2, P3].map((seat) => certificateCount(title, play.state, seat))).toEqual([0, 0, 0]);
  expect(worth(title, play.state, P2)).toBe(630 + 160);
  expect([play.state.round.kind, play.waiting]).toEqual(['stock', [P1]]);
  play.refuses(P1, sell('SAR', 1), 'companyGone', '1848-VI-65');
  play.refuses(P1, buy('SAR'), 'companyGone', '1848-VI-65');
  play.refuses(P1, buy('SAR', 'pool'), 'companyGone', '1848-VI-65');
  play.refuses(P1, { type: 'startCompany', company: 'SAR', price: 80 }, 'alreadyStarted');
  expect(play.actions(P1).some((one) => 'company' in one && one.company === 'SAR')).toBe(false);
});

test('1848-VI-66 With the fifth company the game ends after the present set', () => {
  const table = table1848().phase('5');
  for (const company of ['QR', 'VR', 'NSW', 'CAR']) table.company(company, P4);
  const four = shaky(500, table.outOfGame('QR', 'VR', 'NSW', 'CAR')).company('FT', P2, { par: 100 });
  const fifth = fail(four, ['FT'], 3);
  expect([fifth.state.result, fifth.acting, fifth.state.round.number]).toEqual([null, 'FT', 1]);
  const second = fifth.passTurn();
  const third = second.passTurn();
  expect([second.state.round.number, third.state.round.number, third.state.result]).toEqual([2, 3, null]);
  expect(third.passTurn().state.result?.cause).toBe('receiverships');
  // Four are not enough.
  const three = table1848().phase('5').company('QR', P4).company('VR', P4).company('NSW', P4);
  const fourth = fail(shaky(500, three.outOfGame('QR', 'VR', 'NSW')));
  expect([fourth.state.result, fourth.state.round.kind]).toEqual([null, 'stock']);
});

/** What a share of the Bank of England earns at the start of an operating round, and its price before and after. */
function perShare(table: TableBuilder): number {
  const play = table.company('VR', P1).fromPool(P2, 'BOE', 10).cash(P2, 0).endOfStockRound();
  expect([play.acting, play.price('BOE'), play.cell('BOE')]).toEqual(['VR', 70, '6,0']);
  return play.cash(P2);
}

test('1848-VI-67 The stations of all closed companies are added up, those at the edge too', () => {
  const table = table1848()
    .phase('3')
    .company('NSW', P3)
    .tile('F17', '5', 1)
    .tile('G6', '236', 0)
    .par('COM', 100)
    .shares(P4, 'COM', 60);
  const { stations } = table.state;
  const edge = { company: 'COM', stop: 0, edge: true } as const;
  const beside = [...stations, { ...edge, hex: 'F17' }, { ...edge, hex: 'G6' }];
  // 100 for the phase; Sydney 20 and 20, Adelaide 40
  expect(perShare(table.set({ stations: beside }).outOfGame('NSW', 'COM'))).toBe(18);
});

test('1848-VI-68 1848-VI-69 Two stations in one city count it twice; the price stays', () => {
  const table = table1848()
    .phase('5')
    .company('NSW', P3)
    .company('QR', P4)
    .station('QR', 'F17')
    .tile('F17', '239', 0);
  const { stations } = table.state;
  const sydney = stations.filter((one) => one.hex === 'F17');
  expect(sydney.length).toBe(2);
  // 200 for the phase, and twice 60
  expect(perShare(table.set({ stations: sydney }).outOfGame('NSW', 'QR'))).toBe(32);
});

test('1848-VI-83 A station earns what its city is worth now, on an unbuilt hex nothing', () => {
  const canberra = () => table1848().phase('3').company('FT', P3).outOfGame('FT');
  expect(perShare(canberra())).toBe(10);
  expect(perShare(canberra().tile('G14', '57', 1))).toBe(12);
  expect(perShare(canberra().tile('G14', '14', 1))).toBe(13);
  // The western home is worth what the phase says: 40.
  expect(perShare(table1848().phase('3').company('WA', P3).outOfGame('WA'))).toBe(14);
});
