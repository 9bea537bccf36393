/** Rulebook 11.0: when a corporation begins, and what it begins with. */
import { floatingOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { MAP } from '../facts/map.ts';
import { table, title } from '../rules/index.ts';
import { P1, P2, P3, P4, table1830 } from './table1830.ts';

const buy = (company: string) => ({ type: 'buyShare', company, from: 'offer' }) as const;

test('1830-11.0a A corporation takes part from the operating round after its 60th percent', () => {
  const round = table1830().par('CPR', 100).shares(P1, 'CPR', 50).stockRound().do(P1, buy('CPR')).pass(5);
  expect(round.state.round).toMatchObject({ kind: 'operating', set: 2, number: 1 });
  expect(round.acting).toBe('CPR');

  // NYC floats by the M&H exchange in the middle of an operating round: it waits for the next one
  const first = table1830()
    .company('PRR', P1)
    .par('NYC', 82)
    .shares(P2, 'NYC', 50)
    .private('M&H', P3)
    .operating('PRR', { number: 1, of: 2 });
  const floated = first.do(P3, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(floated.state.companies.NYC?.floated).toBe(true);
  expect(floated.cash('NYC')).toBe(0);
  const second = floated.passTurn();
  expect(second.state.round).toMatchObject({ kind: 'operating', number: 2 });
  expect(second.cash('NYC')).toBe(820);
  expect([second.acting, second.passTurn().acting]).toEqual(['PRR', 'NYC']);
});

test('1830-11.0b Shares that came with C&A, B&O or M&H count as sold', () => {
  const prr = table1830()
    .private('C&A', P2)
    .shares(P2, 'PRR', 10, { director: false })
    .par('PRR', 67)
    .shares(P1, 'PRR', 40)
    .stockRound();
  expect(prr.state.companies.PRR?.floated).toBe(false);
  expect(prr.do(P1, buy('PRR')).state.companies.PRR?.floated).toBe(true);

  const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H', 'C&A').privateSale(P3);
  let bando = sale
    .do(P3, { type: 'buyPrivate', private: 'B&O-P' })
    .do(P3, { type: 'setPar', company: 'B&O', price: 67 });
  for (const seat of [P4, P1, P2, P3]) {
    expect(bando.state.companies['B&O']?.floated).toBe(false);
    bando = bando.do(seat, buy('B&O'));
    if (bando.waiting[0] === seat) bando = bando.pass();
  }
  expect(bando.percent('offer', 'B&O')).toBe(40);
  expect(bando.state.companies['B&O']?.floated).toBe(true);

  const nyc = table1830().private('M&H', P2).par('NYC', 67).shares(P1, 'NYC', 50).stockRound({ seat: P2 });
  const exchanged = nyc.do(P2, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(exchanged.state.companies.NYC?.floated).toBe(true);
});

test('1830-11.0c The capital is paid at the start of the operating round', () => {
  const sold = table1830().par('CPR', 82).shares(P1, 'CPR', 50).stockRound().do(P1, buy('CPR'));
  expect(sold.state.companies.CPR?.floated).toBe(true);
  expect(sold.cash('CPR')).toBe(0);
  const last = sold.pass(4);
  expect(last.cash('CPR')).toBe(0);
  const round = last.pass();
  expect(round.state.round.kind).toBe('operating');
  expect(round.cash('CPR')).toBe(820);
  expect(round.cash('bank')).toBe(last.cash('bank') - 820);
  // with it come its card and its tokens: the first of them lies at home
  expect(round.state.stations).toEqual([{ company: 'CPR', hex: 'A19', stop: 0 }]);
});

test('1830-11.0c Option X03: the capital is paid the moment the corporation floats', () => {
  const sold = table1830({ reading: 'public' })
    .par('CPR', 82)
    .shares(P1, 'CPR', 50)
    .stockRound()
    .do(P1, buy('CPR'));
  expect(sold.cash('CPR')).toBe(820);
  expect(sold.cash('bank')).toBe(12000 - 2400 + 82 - 820);
  const round = sold.pass(5);
  expect(round.acting).toBe('CPR');
  expect(round.cash('CPR')).toBe(820);

  // by the exchange in the middle of an operating round: the money at once, the first turn in the next round
  const exchanged = table1830({ reading: 'public' })
    .company('PRR', P1)
    .par('NYC', 82)
    .shares(P2, 'NYC', 50)
    .private('M&H', P3)
    .operating('PRR', { number: 1, of: 2 })
    .do(P3, { type: 'exchangePrivate', private: 'M&H', from: 'offer' });
  expect(exchanged.cash('NYC')).toBe(820);
  const second = exchanged.passTurn();
  expect(second.state.round.number).toBe(2);
  expect(second.passTurn().acting).toBe('NYC');
  expect(second.cash('NYC')).toBe(820);
});

test('1830-11.0d The capital is the full 100%, whatever is unsold and whatever the market price is', () => {
  const round = table1830()
    .par('CPR', 90, '2,6')
    .shares(P1, 'CPR', 50)
    .stockRound()
    .do(P1, buy('CPR'))
    .pass(5);
  expect(round.percent('offer', 'CPR')).toBe(40);
  expect(round.price('CPR')).toBe(82);
  expect(round.cash('CPR')).toBe(900);
});

test('1830-11.0e Worked example: NYC at par 90 with 70% sold gets 900', () => {
  const round = table1830()
    .par('NYC', 90)
    .shares(P1, 'NYC', 50)
    .stockRound()
    .do(P1, buy('NYC'))
    .pass()
    .do(P2, buy('NYC'))
    .pass(5);
  expect(round.percent('offer', 'NYC')).toBe(30);
  expect(round.cash('NYC')).toBe(900);
});

test('1830-11.0f Tokens for the map: four, three or two, home included', () => {
  const tokens = (company: string) => title.companies.get(company)?.stationCosts.length;
  expect(['PRR', 'NYC', 'CPR'].map(tokens)).toEqual([4, 4, 4]);
  expect(['B&O', 'C&O', 'Erie'].map(tokens)).toEqual([3, 3, 3]);
  expect(['NYNH', 'B&M'].map(tokens)).toEqual([2, 2]);
  // each reaches one city more: the last token goes there, then none is left
  const step = (company: string, elsewhere: readonly string[]) => {
    const table = table1830()
      .company(company, P1)
      .tile('H10', '57', 1)
      .tile('J14', '57', 0)
      .tile('F22', '57', 1);
    for (const hex of elsewhere) table.station(company, hex);
    return table.atStep(company, 'station').top;
  };
  for (const [company, elsewhere] of [
    ['PRR', ['D2', 'D14']],
    ['B&O', ['D2']],
    ['B&M', []],
  ] as const) {
    expect(step(company, elsewhere)).toBe('stationStep');
    expect(step(company, [...elsewhere, 'F6'])).toBe('trainStep');
  }
});

test('1830-11.0g Every corporation begins in its home city', () => {
  const homes = {
    PRR: ['H12', 'Altoona', 0],
    NYC: ['E19', 'Albany', 0],
    CPR: ['A19', 'Montreal', 0],
    'B&O': ['I15', 'Baltimore', 0],
    'C&O': ['F6', 'Cleveland', 0],
    Erie: ['E11', 'Dunkirk & Buffalo', null],
    NYNH: ['G19', 'New York & Newark', 0],
    'B&M': ['E23', 'Boston', 0],
  } as const;
  for (const [company, [hex, name, stop]] of Object.entries(homes)) {
    const play = table1830().par(company, 100).shares(P1, company, 60).cash(company, 1000).operating(company);
    expect(play.state.stations).toEqual([{ company, hex, stop }]);
    expect(MAP.hexes.find((one) => one.id === hex)?.name).toBe(name);
  }
});

test('1830-11.0h 1830-11.0i Tokens and trains are open to all; the treasury may be covered', () => {
  const built = (closedCash: boolean) =>
    table1830({ closedCash })
      .company('CPR', P1, { cash: 770 })
      .train('CPR', '2')
      .train('CPR', '3')
      .stockRound().state;
  for (const closedCash of [false, true]) {
    const state = built(closedCash);
    for (const eye of [[P1], [P2], []]) {
      const seen = table.view(state, eye);
      expect(seen.stations).toEqual([{ company: 'CPR', hex: 'A19', stop: 0 }]);
      expect(seen.trains.filter((train) => train.holder === 'CPR').map((train) => train.kind)).toEqual([
        '2',
        '3',
      ]);
    }
  }
  expect(table.view(built(false), [P2]).cash.CPR).toBe(770);
  expect(table.view(built(true), [P2]).cash.CPR).toBeUndefined();
  expect(table.view(built(true), []).cash).toEqual({});
  // its president looks into it
  expect(table.view(built(true), [P1]).cash).toEqual({ 0: built(true).cash[0], CPR: 770 });
});

test('1830-11.0j The money of players and corporations is strictly separate', () => {
  const play = table1830().company('CPR', P1, { cash: 79 }).cash(P1, 2000).operating('CPR');
  const lay = { type: 'layTile', hex: 'B18', tile: '9', rotation: 0 } as const;
  play.refuses(P1, lay, 'treasuryShort', '1830-17.0c');
  play.refuses(P1, { ...lay, help: 1 }, 'malformed');
  play.refuses(P1, { type: 'payIntoTreasury', company: 'CPR', amount: 1 }, 'unknownAction', '1830-0.1');
  // nor does the president help himself: a tile moves the treasury's money only
  const rich = table1830().company('CPR', P1, { cash: 80 }).operating('CPR');
  const laid = rich.do(P1, lay);
  expect(laid.cash('CPR')).toBe(0);
  expect(laid.cash(P1)).toBe(rich.cash(P1));
  expect(rich.kinds(P1)).toEqual(['layTile', 'pass']);
});

test('1830-11.0a How far a corporation is: percent sold and needed, papers missing and their price, the capital', () => {
  const { state } = table1830().par('CPR', 82).shares(P1, 'CPR', 40).stockRound();
  expect(floatingOf(title, state, 'CPR')).toEqual({
    sold: 40,
    needed: 60,
    papers: 2,
    cost: 164,
    capital: 820,
    atOnce: false,
  });
  expect(floatingOf(title, state, 'NYC')).toMatchObject({ sold: 0, needed: 60, cost: null, capital: null });
  const floated = table1830().par('CPR', 82).shares(P1, 'CPR', 60).stockRound();
  expect(floatingOf(title, floated.state, 'CPR')).toBeNull();
  // A title answers how much is needed: nothing of it is known elsewhere.
  const half = { ...title, shares: { ...title.shares, floatPercent: () => 50 } };
  expect(floatingOf(half, state, 'CPR')).toMatchObject({ needed: 50, papers: 1, cost: 82 });
});
