import type { KitAction } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { P1, P2, P3, P4, type TableBuilder, table1830 } from './table1830.ts';

const ask = (one: string, price: number): KitAction => ({ type: 'requestPrivate', private: one, price });
const offer = (one: string, to: number, price: number): KitAction => ({
  type: 'offerPrivate',
  private: one,
  to,
  price,
});
const buyTrain = (kind: string, price: number): KitAction => ({
  type: 'buyTrain',
  from: 'bank',
  kind,
  price,
});
const accept = { type: 'accept' } as const;
const decline = { type: 'decline' } as const;
const pass = { type: 'pass' } as const;

test('1830-23.1a Players sell privates to each other in a stock round, on the turn of buyer or seller', () => {
  const play = table1830().private('D&H', P1).stockRound();
  const asked = play.do(P1, offer('D&H', P3, 1));
  expect([asked.waiting, asked.kinds(P3), asked.owner('D&H')]).toEqual([[P3], ['accept', 'decline'], P1]);
  asked.refuses(P1, pass, 'answerFirst', '1830-23.1a');
  const sold = asked.do(P3, accept);
  expect([sold.owner('D&H'), sold.cash(P1), sold.cash(P3)]).toEqual([P3, 601, 599]);
  const declined = asked.do(P3, decline);
  expect([declined.owner('D&H'), declined.cash(P1)]).toEqual([P1, 600]);
  const next = play.do(P1, pass);
  next.refuses(P1, offer('D&H', P3, 1), 'notYourTurn', '1830-4.0e');
  next.refuses(P3, ask('D&H', 1), 'notYourTurn', '1830-4.0e');
  expect(next.do(P2, ask('D&H', 500)).do(P1, accept).cash(P1)).toBe(1100);
  next.refuses(P2, offer('D&H', P3, 1), 'notYours', '1830-23.1a');
  play.refuses(P1, ask('D&H', 1), 'yoursAlready', '1830-23.1a');
});

test('1830-23.1a Players do not trade privates in an operating round', () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1)
    .private('D&H', P1)
    .private('C&SL', P2)
    .operating('PRR');
  play.refuses(P1, offer('D&H', P3, 1), 'onlyWhenForced', '1830-24.0p');
  play.refuses(P3, ask('D&H', 70), 'notDirector', '1830-5.0b');
  play.refuses(P2, offer('C&SL', P3, 1), 'onlyWhenForced', '1830-24.0p');
});

test('1830-23.1b Not in the first stock round', () => {
  const play = table1830().private('D&H', P1).stockRound({ set: 1 });
  play.refuses(P1, offer('D&H', P3, 1), 'firstRoundDeal', '1830-23.1b');
  play.do(P1, pass).refuses(P2, ask('D&H', 70), 'firstRoundDeal', '1830-23.1b');
  expect(play.kinds(P1)).not.toContain('offerPrivate');
  const sale = table1830().private('SVN&RR', P1).privateSale();
  sale.refuses(P1, offer('SVN&RR', P3, 1), 'dealsNotYet', '1830-23.1b');
});

test('1830-23.1c A private deal does not affect the priority', () => {
  const play = table1830().par('PRR', 100).shares(P1, 'PRR', 20).private('D&H', P1).stockRound();
  const end = play
    .do(P1, pass)
    .do(P2, { type: 'buyShare', company: 'PRR', from: 'offer' })
    .do(P2, pass)
    .do(P3, pass)
    .do(P4, ask('D&H', 70))
    .do(P1, accept)
    .do(P4, pass)
    .do(P1, pass)
    .do(P2, pass);
  expect(end.state.round).toMatchObject({ kind: 'stock', set: 3 });
  expect([end.state.priority, end.waiting, end.owner('D&H')]).toEqual([P3, [P3], P4]);
});

test('1830-23.1d Companies buy privates from players and never sell them', () => {
  const table = () => table1830().phase('3').company('PRR', P1).company('NYC', P2).private('D&H', 'NYC');
  table().private('C&SL', P2).operating('PRR').refuses(P1, ask('D&H', 70), 'notAPlayers', '1830-23.1d');
  const stock = table().stockRound();
  stock.refuses(P1, ask('D&H', 70), 'notAPlayers', '1830-23.1d');
  stock.do(P1, pass).refuses(P2, offer('D&H', P1, 70), 'notAPlayers', '1830-23.1d');
  expect([P1, P2].map((seat) => stock.kinds(seat).some((kind) => kind.endsWith('Private')))).toEqual([
    false,
    false,
  ]);
  // Not even to pay for a train.
  const forced = table().cash('NYC', 0).cash(P2, 0).tile('E19', '57', 2).tile('F20', '56', 0);
  const play = forced.atStep('NYC', 'trains');
  expect(play.kinds(P2)).toEqual(['sellShares']);
  play.refuses(P2, offer('D&H', P1, 70), 'notYours', '1830-23.1a');
});

test('1830-23.1e Companies buy privates from the first 3 on, also later in the same turn', () => {
  const play = table1830().supply('2', 0).company('PRR', P1).private('D&H', P1).atStep('PRR', 'trains');
  play.refuses(P1, ask('D&H', 70), 'privatesNotYet', '1830-23.1e');
  expect(play.do(P1, buyTrain('3', 180)).do(P1, ask('D&H', 70)).owner('D&H')).toBe('PRR');
});

test.each([
  ['SVN&RR', 10, 40],
  ['C&SL', 20, 80],
  ['D&H', 35, 140],
  ['M&H', 55, 220],
  ['C&A', 80, 320],
])('1830-23.1f A company pays between half and double the face price: %s %i to %i', (one, min, max) => {
  const play = table1830().phase('3').company('PRR', P1).private(one, P1).operating('PRR');
  for (const price of [min - 1, max + 1]) play.refuses(P1, ask(one, price), 'privatePrice', '1830-23.1f');
  for (const price of [min, max]) {
    const after = play.do(P1, ask(one, price));
    expect([after.owner(one), after.cash('PRR')]).toEqual(['PRR', 1000 - price]);
  }
});

test('1830-23.1g The price is announced publicly', () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1)
    .private('D&H', P1)
    .private('C&SL', P2)
    .operating('PRR');
  expect(play.do(P1, ask('D&H', 99)).events).toContainEqual({
    type: 'paid',
    from: 'PRR',
    to: P1,
    amount: 99,
    why: 'D&H',
  });
  const deal = { item: 'private', private: 'C&SL', buyer: 'PRR', seller: P2, price: 50 };
  const asked = play.do(P1, ask('C&SL', 50));
  expect(asked.events).toContainEqual({ type: 'offered', deal });
  expect(asked.do(P2, accept).events).toContainEqual({ type: 'answered', deal, accepted: true });
});

test("1830-23.1h A company buys on its own turn, with the owner's consent and its own money", () => {
  const table = (cash: number) =>
    table1830().phase('3').company('PRR', P1, { cash }).company('NYC', P2).private('D&H', P3);
  table(100).operating('NYC').refuses(P1, ask('D&H', 70), 'notDirector', '1830-5.0b');
  table(69).operating('PRR').refuses(P1, ask('D&H', 70), 'treasuryShort', '1830-17.0c');
  const asked = table(70).operating('PRR').do(P1, ask('D&H', 70));
  expect([asked.waiting, asked.owner('D&H')]).toEqual([[P3], P3]);
  expect(asked.do(P3, decline).owner('D&H')).toBe(P3);
  const sold = asked.do(P3, accept);
  expect([sold.owner('D&H'), sold.cash('PRR'), sold.cash(P3)]).toEqual(['PRR', 0, 670]);
});

test('1830-23.1i Worked example: the PRR buys the first 3, then C&A from its president for 320', () => {
  const play = table1830().supply('2', 0).company('PRR', P1).private('C&A', P1).atStep('PRR', 'trains');
  play.refuses(P1, ask('C&A', 320), 'privatesNotYet', '1830-23.1e');
  const bought = play.do(P1, buyTrain('3', 180));
  bought.refuses(P1, ask('C&A', 321), 'privatePrice', '1830-23.1f');
  const after = bought.do(P1, ask('C&A', 320));
  expect([after.owner('C&A'), after.cash(P1) - bought.cash(P1)]).toEqual(['PRR', 320]);
  expect(after.cash('PRR') - bought.cash('PRR')).toBe(-320);
});

test('1830-23.1j A deal between players is no purchase and no end of the turn; the buyer needs money and room', () => {
  const table = () => table1830().par('PRR', 100).shares(P2, 'PRR', 30).private('D&H', P2);
  const share = { type: 'buyShare', company: 'PRR', from: 'offer' } as const;
  const play = table().stockRound();
  for (const both of [
    play.do(P1, share).do(P1, ask('D&H', 70)).do(P2, accept),
    play.do(P1, ask('D&H', 70)).do(P2, accept).do(P1, share),
  ]) {
    expect([both.owner('D&H'), both.percent(P1, 'PRR'), both.waiting]).toEqual([P1, 10, [P1]]);
  }
  const poor = table().cash(P1, 50).stockRound();
  poor.refuses(P1, ask('D&H', 51), 'buyerShort', '1830-23.1j');
  for (const price of [50, 0])
    expect(poor.do(P1, ask('D&H', price)).do(P2, accept).cash(P1)).toBe(50 - price);
  for (const price of [-1, 1.5]) poor.refuses(P1, ask('D&H', price), 'malformed', '1830-0.1');
  const full = table().private('C&SL', P1);
  for (const company of ['NYC', 'C&O', 'CPR']) full.par(company, 100).shares(P1, company, 60);
  full.stockRound().refuses(P1, ask('D&H', 1), 'buyerAtLimit', '1830-23.1j');
  full.stockRound({ seat: P2 }).refuses(P2, offer('D&H', P1, 1), 'buyerAtLimit', '1830-23.1j');
  expect(full.closed('C&SL').stockRound().do(P1, ask('D&H', 1)).top).toBe('consent');
});

test('1830-23.1j The B&O private may go to another player; the presidency stays', () => {
  const play = table1830().par('B&O', 100).shares(P1, 'B&O', 20).private('B&O-P', P1).stockRound();
  const after = play.do(P1, offer('B&O-P', P3, 100)).do(P3, accept);
  expect([after.owner('B&O-P'), after.cash(P3), after.director('B&O')]).toEqual([P3, 500, P1]);
});

test('1830-23.1k The window for companies ends with the first 5', () => {
  const play = table1830()
    .phase('4')
    .supply('4', 0)
    .company('PRR', P1)
    .private('D&H', P1)
    .atStep('PRR', 'trains');
  expect(play.offers(P1, ask('D&H', 70))).toBe(true);
  play.do(P1, buyTrain('5', 450)).refuses(P1, ask('D&H', 70), 'privateClosed', '1830-23.1k');
});

test('1830-23.1l An offer that was declined is not made again in the same turn', () => {
  const play = table1830()
    .phase('3')
    .company('PRR', P1)
    .company('NYC', P2)
    .private('D&H', P2)
    .train('NYC', '3')
    .atStep('PRR', 'trains', { number: 1, of: 2 });
  const declined = play.do(P1, ask('D&H', 70)).do(P2, decline);
  for (const price of [70, 140]) declined.refuses(P1, ask('D&H', price), 'declinedAlready', '1830-23.1l');
  const train = (price: number): KitAction => ({ type: 'buyTrain', from: 'NYC', kind: '3', price });
  const both = declined.do(P1, train(1)).do(P2, decline);
  for (const price of [1, 180]) both.refuses(P1, train(price), 'declinedAlready', '1830-23.1l');
  expect(both.kinds(P1)).not.toContain('requestPrivate');
  const next = both.passTurn();
  expect([next.acting, next.state.round.number]).toEqual(['PRR', 2]);
  expect(next.do(P1, ask('D&H', 70)).do(P2, accept).owner('D&H')).toBe('PRR');
  expect(next.passUntil('trainStep').do(P1, train(1)).top).toBe('consent');
});

test('1830-23.1l A deal between players that was declined is not made again in the same turn', () => {
  const table = table1830().par('PRR', 100).shares(P2, 'PRR', 20).private('D&H', P2).private('C&SL', P1);
  const play = table
    .stockRound()
    .do(P1, ask('D&H', 70))
    .do(P2, decline)
    .do(P1, offer('C&SL', P3, 40))
    .do(P3, decline);
  play.refuses(P1, ask('D&H', 200), 'declinedAlready', '1830-23.1l');
  play.refuses(P1, offer('C&SL', P3, 1), 'declinedAlready', '1830-23.1l');
  expect(play.do(P1, offer('C&SL', P4, 1)).waiting).toEqual([P4]);
  const next = play.do(P1, pass).do(P2, { type: 'buyShare', company: 'PRR', from: 'offer' }).pass(3);
  expect(next.waiting).toEqual([P1]);
  expect(next.do(P1, ask('D&H', 70)).do(P2, accept).owner('D&H')).toBe(P1);
});

test("1830-23.2a The B&O private closes with the B&O's first train, M&H when it is swapped", () => {
  const play = table1830().company('B&O', P1).private('B&O-P', P2).atStep('B&O', 'trains');
  expect(play.state.privates['B&O-P']?.closed).toBe(false);
  expect(play.do(P1, buyTrain('2', 80)).state.privates['B&O-P']?.closed).toBe(true);
  const stock = table1830().par('NYC', 100).shares(P2, 'NYC', 20).private('M&H', P1).stockRound();
  const swapped = stock.do(P1, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(swapped.state.privates['M&H']?.closed).toBe(true);
});

const firstFive = () =>
  table1830()
    .phase('4')
    .supply('4', 0)
    .company('NYC', P1)
    .company('CPR', P2, { par: 90 })
    .company('C&O', P3, { par: 82 })
    .private('C&SL', P1)
    .private('D&H', 'C&O')
    .private('C&A', P4)
    .atStep('NYC', 'trains', { others: ['CPR', 'C&O'] });

test('1830-23.2b All other privates close with the first 5, and so do their powers and blocks', () => {
  const blocked = { type: 'layTile', hex: 'B20', tile: '58', rotation: 0 } as const;
  const power = { type: 'layTile', hex: 'F16', tile: '57', rotation: 0, power: 'D&H' } as const;
  const before = firstFive().passUntil('trackStep');
  before.refuses(P2, blocked, 'privateBlocks', '1830-18.0t');
  const five = firstFive().do(P1, buyTrain('5', 450));
  expect(Object.values(five.state.privates).map((one) => one.closed)).toEqual(Array(6).fill(true));
  const cpr = five.passUntil('trackStep');
  expect(cpr.do(P2, blocked).state.tiles.B20?.tile).toBe('58');
  const coal = cpr.passTurn();
  expect(coal.acting).toBe('C&O');
  coal.refuses(P3, power, 'privateGone', '1830-23.2d');
  expect(before.passTurn().do(P3, power).state.tiles.F16?.tile).toBe('57');
});

test('1830-23.2c A private is not closed at will nor sold to the bank', () => {
  const table = () => table1830().phase('3').company('PRR', P1).private('D&H', P1);
  for (const play of [table().stockRound(), table().operating('PRR'), table().atStep('PRR', 'trains')]) {
    expect(play.kinds(P1).filter((kind) => /close|sellPrivate/i.test(kind))).toEqual([]);
    play.refuses(P1, { type: 'closePrivate', private: 'D&H' }, 'unknownAction', '1830-0.1');
    play.refuses(P1, { type: 'sellPrivate', private: 'D&H' }, 'unknownAction', '1830-0.1');
    play.refuses(P1, { ...offer('D&H', 0, 1), to: 'bank' }, 'malformed', '1830-0.1');
  }
});

/** The scores when the game ends now: the bank is broken and the last operating round is over. */
const scores = (builder: TableBuilder) =>
  builder.set({ bankBroken: true }).operating([]).state.result?.scores;

/** Close these privates; they stay with their owners. */
const shut = (builder: TableBuilder, ...names: readonly string[]) =>
  builder.set({
    privates: Object.fromEntries(
      Object.entries(builder.state.privates).map(([one, facts]) =>
        names.includes(one) ? [one, { ...facts, closed: true }] : [one, facts],
      ),
    ),
  });

test('1830-23.2d A closed private has no income, no power, no certificate and no score', () => {
  const income = (builder: TableBuilder) => builder.company('PRR', P2).endOfStockRound().cash(P1);
  expect(income(table1830().private('D&H', P1))).toBe(615);
  expect(income(shut(table1830().private('D&H', P1), 'D&H'))).toBe(600);
  const power = { type: 'layTile', hex: 'B20', tile: '58', rotation: 0, power: 'C&SL' } as const;
  const owner = () => table1830().phase('3').company('PRR', P1).private('C&SL', 'PRR');
  expect(owner().operating('PRR').do(P1, power).state.tiles.B20?.tile).toBe('58');
  shut(owner(), 'C&SL').operating('PRR').refuses(P1, power, 'privateGone', '1830-23.2d');
  const closed = shut(table1830().private('D&H', P2), 'D&H');
  closed.stockRound().refuses(P1, ask('D&H', 1), 'privateGone', '1830-23.2d');
  expect(scores(closed)).toEqual([600, 600, 600, 600]);
});

test('1830-23.3a An open private of a player counts its face price at the end', () => {
  expect(scores(table1830().phase('4').private('D&H', P1))).toEqual([670, 600, 600, 600]);
});

test('1830-23.3b Privates of companies and closed ones count nothing', () => {
  const table = table1830().phase('4').par('PRR', 100).shares(P1, 'PRR', 20).private('D&H', 'PRR');
  expect(scores(table)).toEqual([800, 600, 600, 600]);
  expect(scores(shut(table1830().phase('4').private('D&H', P1), 'D&H'))).toEqual([600, 600, 600, 600]);
});

test('1830-23.2d 1830-23.3c Open privates count towards the certificate limit, closed ones do not', () => {
  const table = table1830().private('D&H', P1).private('C&SL', P1).par('PRR', 100).shares(P2, 'PRR', 20);
  for (const company of ['NYC', 'C&O']) table.par(company, 100).shares(P1, company, 60);
  table.par('CPR', 100).shares(P1, 'CPR', 50);
  const share = { type: 'buyShare', company: 'PRR', from: 'offer' } as const;
  const full = table.stockRound();
  full.refuses(P1, share, 'certificateLimit', '1830-10.0c');
  const room = shut(table, 'D&H').stockRound();
  expect(room.do(P1, share).percent(P1, 'PRR')).toBe(10);
});

test('1830-11.0i 1830-23.1j With closed cash an offer does not tell what the buyer has; only he learns that he cannot pay', () => {
  const offers = (cash: number, closedCash: boolean) => {
    const play = table1830({ closedCash }).private('D&H', P1).cash(P3, cash).stockRound();
    return JSON.stringify(play.actions(P1).filter((action) => action.type === 'offerPrivate'));
  };
  expect(offers(50, true)).toBe(offers(400, true));
  expect(offers(50, false)).not.toBe(offers(400, false));

  const offered = table1830({ closedCash: true })
    .private('D&H', P1)
    .cash(P3, 50)
    .stockRound()
    .do(P1, { type: 'offerPrivate', private: 'D&H', to: P3, price: 51 });
  expect(offered.kinds(P3)).toEqual(['decline']);
  offered.refuses(P3, { type: 'accept' }, 'buyerShort', '1830-23.1j');
  expect(offered.do(P3, { type: 'decline' }).owner('D&H')).toBe(P1);
});
