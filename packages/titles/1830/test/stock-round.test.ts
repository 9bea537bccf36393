import { expect, test } from 'vitest';
import { P1, P2, P3, P4, type Play, table1830 } from './table1830.ts';

const pass = { type: 'pass' } as const;
const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, count: number) => ({ type: 'sellShares', company, count }) as const;
const start = (company: string, price: number) => ({ type: 'startCompany', company, price }) as const;
const rounds = (play: Play) =>
  play.events.flatMap((event) => (event.type === 'roundBegan' ? [event.round.kind] : []));

/** P2 directs NYC, PRR and CPR (none floated); P1 has two NYC and two PRR shares; nothing lies in the pool. */
const market = (options: Parameters<typeof table1830>[0] = {}) =>
  ['NYC', 'PRR', 'CPR']
    .reduce((table, company) => table.par(company, 67).shares(P2, company, 20), table1830(options))
    .shares(P1, 'NYC', 20, { director: false })
    .shares(P1, 'PRR', 20, { director: false });

test('1830-4.0a In a turn a player buys at most one certificate', () => {
  const play = market().stockRound().do(P1, buy('CPR'));
  expect(play.waiting).toEqual([P1]);
  for (const second of [buy('CPR'), buy('NYC'), start('Erie', 67)])
    play.refuses(P1, second, 'boughtAlready', '1830-4.0a');
  expect(play.kinds(P1)).toEqual(['pass', 'sellShares']);
  market()
    .stockRound()
    .refuses(P1, { ...buy('CPR'), count: 2 }, 'onlyOne');
});

test('1830-4.0b In a turn a player sells any number of shares, of several companies', () => {
  const three = market().shares(P2, 'NYC', 10).shares(P1, 'NYC', 10).stockRound();
  const play = three.do(P1, sell('NYC', 2)).do(P1, sell('PRR', 2));
  const all = play.do(P1, sell('NYC', 1));
  expect([all.percent('pool', 'NYC'), all.percent('pool', 'PRR')]).toEqual([30, 20]);
  expect([all.percent(P1, 'NYC'), all.percent(P1, 'PRR')]).toEqual([0, 0]);
  expect(all.waiting).toEqual([P1]);
});

test('1830-4.0c Sell, buy and sell again in one turn', () => {
  const play = market().stockRound().do(P1, sell('NYC', 1)).do(P1, buy('CPR')).do(P1, sell('PRR', 2));
  expect([play.percent(P1, 'NYC'), play.percent(P1, 'CPR'), play.percent(P1, 'PRR')]).toEqual([10, 10, 0]);
  expect(play.waiting).toEqual([P1]);
});

test('1830-4.0d Only buying, only selling and passing are turns too', () => {
  const turn = market().stockRound();
  const bought = turn.do(P1, buy('CPR'));
  expect(bought.waiting).toEqual([P1]);
  expect(bought.do(P1, pass).waiting).toEqual([P2]);
  expect(turn.do(P1, sell('NYC', 1)).do(P1, pass).waiting).toEqual([P2]);
  expect(turn.do(P1, pass).waiting).toEqual([P2]);
});

test('1830-4.0d A purchase ends the turn by itself where no sale is possible', () => {
  expect(market().stockRound({ set: 1 }).do(P1, buy('CPR')).waiting).toEqual([P2]);
});

test('1830-4.0e After a turn the player to the left is next', () => {
  expect(market().stockRound({ seat: P4 }).do(P4, pass).waiting).toEqual([P1]);
  const second = market().stockRound({ seat: P2 });
  for (const action of [pass, buy('CPR'), start('Erie', 67)])
    second.refuses(P3, action, 'notYourTurn', '1830-4.0e');
  expect(second.kinds(P3)).toEqual([]);
});

test('1830-4.0f A player may get several turns in one stock round', () => {
  const play = market().stockRound().do(P1, buy('CPR')).do(P1, pass).pass(3);
  expect(play.waiting).toEqual([P1]);
  expect(play.state.round).toMatchObject({ kind: 'stock', set: 2 });
  expect(play.do(P1, buy('CPR')).percent(P1, 'CPR')).toBe(20);
});

test('1830-4.0g 1830-6.0c Privates left over are sold in the next stock round, before any share', () => {
  const first = ['SVN&RR', 'C&SL', 'D&H', 'C&A']
    .reduce((table, one) => table.private(one, P1), market())
    .closed('M&H')
    .privateSale(P2);
  const second = first.pass(4);
  expect(second.state.round).toMatchObject({ kind: 'privateSale', set: 2 });
  expect(second.onOffer).toEqual(['B&O-P', 220]);
  expect(second.kinds(P2)).toEqual(['buyPrivate', 'pass']);
  second.refuses(P2, buy('CPR'), 'privatesUnsold', '1830-6.0c');
  const shares = second
    .do(P2, { type: 'buyPrivate', private: 'B&O-P' })
    .do(P2, { type: 'setPar', company: 'B&O', price: 67 });
  expect(shares.do(P3, buy('CPR')).percent(P3, 'CPR')).toBe(10);
});

test('1830-4.0h Shares come from the initial offering or, if there are any, from the pool', () => {
  const play = table1830()
    .par('NYC', 76, '1,6')
    .shares(P2, 'NYC', 50)
    .shares('pool', 'NYC', 10)
    .par('PRR', 67)
    .shares(P2, 'PRR', 20)
    .stockRound();
  expect(play.percent('offer', 'NYC')).toBe(40);
  expect([play.offers(P1, buy('NYC', 'offer')), play.offers(P1, buy('NYC', 'pool'))]).toEqual([true, true]);
  expect(play.do(P1, buy('NYC', 'offer')).cash(P1)).toBe(600 - 76);
  expect(play.do(P1, buy('NYC', 'pool')).cash(P1)).toBe(600 - 90);
  expect(play.offers(P1, buy('PRR', 'pool'))).toBe(false);
  play.refuses(P1, buy('PRR', 'pool'), 'noShareThere', '1830-4.0h');
});

test('1830-4.0i Sold shares lie in the pool, and others buy them on their turns', () => {
  const play = market().stockRound().do(P1, sell('NYC', 1)).do(P1, pass);
  expect([play.percent('pool', 'NYC'), play.percent('offer', 'NYC')]).toEqual([10, 60]);
  const bought = play.do(P2, buy('NYC', 'pool'));
  expect([bought.percent('pool', 'NYC'), bought.percent(P2, 'NYC')]).toEqual([0, 30]);
});

test('1830-4.0j 1830-4.0k Whoever sold shares of a company buys none of it until the round is over', () => {
  const sold = market().stockRound().do(P1, sell('PRR', 1));
  const later = sold.do(P1, pass).do(P2, buy('CPR')).do(P2, pass).pass(2);
  const twoTurnsLater = later.do(P1, buy('CPR')).do(P1, pass).do(P2, buy('CPR')).do(P2, pass).pass(2);
  for (const play of [sold, later, twoTurnsLater]) {
    expect(play.waiting).toEqual([P1]);
    for (const from of ['offer', 'pool'] as const) {
      play.refuses(P1, buy('PRR', from), 'soldThisRound', '1830-4.0j');
      expect(play.offers(P1, buy('PRR', from))).toBe(false);
    }
  }
  expect(later.offers(P1, buy('NYC'))).toBe(true);
  const next = sold.do(P1, pass).pass(4);
  expect(next.state.round).toMatchObject({ kind: 'stock', set: 3 });
  for (const from of ['offer', 'pool'] as const)
    expect(next.pass(3).do(P1, buy('PRR', from)).percent(P1, 'PRR')).toBe(20);
});

test('1830-4.0l Buying first and then selling shares of the same company is allowed', () => {
  const play = market().shares(P1, 'CPR', 10).stockRound().do(P1, buy('CPR')).do(P1, sell('CPR', 2));
  expect([play.percent(P1, 'CPR'), play.percent('pool', 'CPR')]).toEqual([0, 20]);
});

test('1830-4.0m The stock round ends when all pass one after the other', () => {
  const three = market().stockRound({ seat: P2 }).pass(3);
  expect(three.waiting).toEqual([P1]);
  expect(three.state.round).toMatchObject({ kind: 'stock', set: 2 });
  expect(rounds(three.do(P1, pass))).toEqual(['operating', 'stock']);
  const sold = three.do(P1, sell('NYC', 1)).do(P1, pass);
  expect([sold.waiting, sold.state.round.set]).toEqual([[P2], 2]);
  expect(sold.pass(3).state.round.set).toBe(2);
  expect(rounds(sold.pass(4))).toEqual(['operating', 'stock']);
});

test('1830-4.0n A pass does not exclude a player from later turns', () => {
  const play = market().stockRound().do(P1, pass).do(P2, buy('CPR')).do(P2, pass).pass(2);
  expect(play.waiting).toEqual([P1]);
  expect(play.do(P1, buy('CPR')).percent(P1, 'CPR')).toBe(10);
});

test('1830-4.0o 1830-4.0p The priority goes to the left of the last trader, who begins the next stock round', () => {
  const play = market().stockRound().do(P1, sell('NYC', 1)).do(P1, pass).do(P2, pass);
  const bought = play.do(P3, start('Erie', 67)).pass(4);
  expect(bought.state.priority).toBe(P4);
  expect(bought.state.round).toMatchObject({ kind: 'stock', set: 3 });
  expect(bought.waiting).toEqual([P4]);
  const sold = play.pass(2).do(P1, sell('NYC', 1)).do(P1, pass).pass(4);
  expect(sold.state.priority).toBe(P2);
});

test('1830-4.0q If nobody traded the priority stays where it was', () => {
  const play = market().priority(P2).stockRound().pass(4);
  expect(play.state.round.set).toBe(3);
  expect(play.state.priority).toBe(P2);
  expect(play.waiting).toEqual([P2]);
});

test('1830-4.0r Before anybody has traded the priority is with the lowest seat', () => {
  const play = table1830().privateSale();
  expect(play.state.priority).toBe(P1);
  const second = play.do(P1, pass).do(P2, { type: 'bid', private: 'D&H', amount: 75 }).pass(4);
  expect(second.state.round.set).toBe(2);
  expect(second.state.priority).toBe(P1);
  expect(second.waiting).toEqual([P1]);
});

test('1830-4.0s A turn with nothing but a private deal counts as a pass', () => {
  const play = market({ players: 3 })
    .private('D&H', P2)
    .stockRound()
    .do(P1, { type: 'requestPrivate', private: 'D&H', price: 70 })
    .do(P2, { type: 'accept' });
  expect([play.owner('D&H'), play.cash(P1), play.cash(P2)]).toEqual([P1, 730, 870]);
  const over = play.do(P1, pass).pass(2);
  expect(rounds(over)).toEqual(['operating', 'stock']);
});

test('1830-4.0s A turn with nothing but an M&H swap counts as a pass', () => {
  const play = market({ players: 3 })
    .private('M&H', P1)
    .stockRound()
    .do(P1, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(play.percent(P1, 'NYC')).toBe(30);
  expect(rounds(play.do(P1, pass).pass(2))).toEqual(['operating', 'stock']);
});

test('1830-4.0s 1830-4.0a (public reading) A private deal is the purchase of the turn and no pass', () => {
  const play = market({ players: 3, reading: 'public' })
    .private('D&H', P2)
    .stockRound()
    .do(P1, { type: 'requestPrivate', private: 'D&H', price: 70 });
  expect([play.owner('D&H'), play.cash(P1), play.cash(P2)]).toEqual([P1, 730, 870]);
  play.refuses(P1, buy('CPR'), 'boughtAlready', '1830-4.0a');
  const asked = play.do(P1, pass).pass(2);
  expect([asked.waiting, asked.state.round.set]).toEqual([[P1], 2]);
  expect(rounds(asked.do(P1, pass))).toEqual(['operating', 'stock']);
});
