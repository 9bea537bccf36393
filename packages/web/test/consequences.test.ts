/** What the decision bar tells before somebody says yes, in positions of the real games. */

import {
  type EighteenAction,
  type EighteenState,
  type EighteenTable,
  pricesAtEnd,
  type Title,
} from '@kursbuch/eighteen';
import { consequencesOf, isLoud } from '@kursbuch/screens/eighteen/foresight/consequences.ts';
import { saidOf } from '@kursbuch/screens/eighteen/foresight/consequenceWords.ts';
import { fallWarning, fallWith } from '@kursbuch/screens/eighteen/foresight/fall.ts';
import { calledBy } from '@kursbuch/screens/eighteen/foresight/foresee.ts';
import type { Consequence } from '@kursbuch/screens/eighteen/game/consequence.ts';
import type { Look } from '@kursbuch/screens/eighteen/game/look.ts';
import { speakOf, ui } from '@kursbuch/screens/eighteen/words/index.ts';
import { screenWords, speak } from '@kursbuch/screens/words/index.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import { table as table30, title as title30 } from '@kursbuch/titles/1830';
import { words as voices30 } from '@kursbuch/titles/1830/words/index.ts';
import { table as table48, title as title48 } from '@kursbuch/titles/1848';
import { words as voices48 } from '@kursbuch/titles/1848/words/index.ts';
import { table as table54, title as title54 } from '@kursbuch/titles/1854';
import { words as voices54 } from '@kursbuch/titles/1854/words/index.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { P1, P2, P3, P4, table1830 } from '../../titles/1830/test/table1830.ts';
import { consequences as own48 } from '../../titles/1848/screen/consequences.ts';
import { table1848 } from '../../titles/1848/test/table1848.ts';
import { consequences as own54 } from '../../titles/1854/screen/consequences.ts';
import { lagAt, pass, phaseTable, stockRound, table1854 } from '../../titles/1854/test/table1854.ts';

// The words of the screen ask the device what it prefers.
vi.hoisted(() => {
  const prefersNothing = { matches: false, addEventListener: () => {} };
  vi.stubGlobal('matchMedia', () => prefersNothing);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('location', { search: '', hash: '' });
});

const games: Readonly<Record<string, readonly [EighteenTable, Title, Pick<Look, 'consequences'>]>> = {
  1830: [table30, title30, {}],
  1848: [table48, title48, { consequences: own48 }],
  1854: [table54, title54, { consequences: own54 }],
};

beforeAll(async () => {
  await speak('en');
  const voices = { '1830': voices30, '1848': voices48, '1854': voices54 };
  const spoken = Object.entries(voices).map(([id, one]) => [speakOf(id, one), screenWords(one).load()]);
  await Promise.all([ui.load(), ...spoken.flat()]);
});

/** What a title tells of its own, in its own words. */
const ownWords = ({ state }: { readonly state: EighteenState }, seat: Seat, all: readonly Consequence[]) =>
  saidOf(
    { title: games[state.title]?.[1] as Title, state, seat },
    all.filter(({ kind }) => kind === 'own'),
  ).map(({ text, loud }) => ({ text, loud }));

/** What the bar would tell about an action in this position. */
function brings({ state }: { readonly state: EighteenState }, seat: Seat, action: EighteenAction) {
  const [table, title, look] = games[state.title] as (typeof games)[string];
  const outcome = table.act(state, seat, action);
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.reason} ${JSON.stringify(outcome.params)}`);
  return consequencesOf({ title, look }, state, outcome.events, outcome.state, seat);
}

const ofKind = <K extends Consequence['kind']>(all: readonly Consequence[], kind: K) =>
  all.filter((one): one is Extract<Consequence, { kind: K }> => one.kind === kind);

test('a sale tells the money, the price it leaves, what is left and who directs then', () => {
  const play = table1830()
    .company('NYC', P1, { par: 100, percent: 60 })
    .shares(P4, 'NYC', 30)
    .cash(P1, 272)
    .stockRound();
  expect(brings(play, P1, { type: 'sellShares', company: 'NYC', count: 4 })).toEqual([
    { kind: 'cash', holder: P1, before: 272, after: 672 },
    { kind: 'price', company: 'NYC', before: 100, after: 71 },
    { kind: 'holding', seat: P1, company: 'NYC', before: 60, after: 20 },
    { kind: 'certificates', seat: P1, count: 2, limit: 16 },
    { kind: 'director', company: 'NYC', from: P1, to: P4 },
  ]);
});

test('a purchase tells what is left of the cash, the papers against their limit, and a company that floats', () => {
  const play = table1830().par('NYC', 90).shares(P1, 'NYC', 50).cash(P1, 272).stockRound();
  const told = brings(play, P1, { type: 'buyShare', company: 'NYC', from: 'offer' });
  expect(told).toEqual([
    { kind: 'cash', holder: P1, before: 272, after: 182 },
    { kind: 'holding', seat: P1, company: 'NYC', before: 50, after: 60 },
    { kind: 'certificates', seat: P1, count: 5, limit: 16 },
    { kind: 'floats', company: 'NYC', capital: null },
  ]);
  expect(told.filter((one) => isLoud(one, P1)).map(({ kind }) => kind)).toEqual(['floats']);
});

test('certificates at the limit are told loud', () => {
  expect(isLoud({ kind: 'certificates', seat: P1, count: 15, limit: 16 }, P1)).toBe(false);
  expect(isLoud({ kind: 'certificates', seat: P1, count: 16, limit: 16 }, P1)).toBe(true);
});

test('a bid tells what stays free; dropping out tells who gets the private', () => {
  const sale = table1830().privateSale();
  expect(brings(sale, P1, { type: 'bid', private: 'C&A', amount: 165 })).toEqual([
    { kind: 'free', seat: P1, amount: 435 },
  ]);
  const auction = sale
    .do(P1, { type: 'bid', private: 'C&SL', amount: 45 })
    .do(P2, { type: 'bid', private: 'C&SL', amount: 50 })
    .do(P3, { type: 'buyPrivate', private: 'SVN&RR' });
  expect(auction.top).toBe('bidding');
  const told = brings(auction, P1, { type: 'pass' });
  expect(told).toContainEqual({ kind: 'free', seat: P1, amount: 600 });
  expect(told).toContainEqual({ kind: 'changesHands', private: 'C&SL', to: P2, price: 50 });
});

test('a private tells the share that comes with it', () => {
  const sale = table1830().closed('SVN&RR', 'C&SL', 'D&H', 'M&H').privateSale();
  expect(ofKind(brings(sale, P1, { type: 'buyPrivate', private: 'C&A' }), 'comesWith')).toEqual([
    { kind: 'comesWith', seat: P1, company: 'PRR', percent: 10 },
  ]);
});

test('all passing makes the first private cheaper', () => {
  const sale = table1830().privateSale().pass(3);
  expect(ofKind(brings(sale, P4, { type: 'pass' }), 'cheaper')).toEqual([
    { kind: 'cheaper', private: 'SVN&RR', price: 15 },
  ]);
});

test('the first 4 tells the phase, the trains it scraps and whose they are', () => {
  const play = table1830()
    .phase('3')
    .supply('3', 0)
    .company('PRR', P1, { cash: 500 })
    .company('NYC', P2)
    .train('PRR', '2')
    .train('NYC', '2')
    .train('NYC', '2')
    .train('NYC', '3')
    .atStep('PRR', 'trains');
  const told = brings(play, P1, { type: 'buyTrain', from: 'bank', kind: '4', price: 300 });
  expect(ofKind(told, 'cash')).toEqual([{ kind: 'cash', holder: 'PRR', before: 500, after: 200 }]);
  expect(ofKind(told, 'phase')).toEqual([{ kind: 'phase', phase: '4' }]);
  expect(ofKind(told, 'scrapped')).toEqual([
    { kind: 'scrapped', owner: 'PRR', trains: ['2'] },
    { kind: 'scrapped', owner: 'NYC', trains: ['2', '2'] },
  ]);
  expect(ofKind(told, 'surplus')).toEqual([]);
});

test('the first 5 tells the privates that close and the trains that must be given back', () => {
  const play = table1830()
    .phase('4')
    .supply('4', 0)
    .private('M&H', P2)
    .private('D&H', 'PRR')
    .noPrivates()
    .company('PRR', P1, { cash: 500 })
    .company('NYC', P2)
    .train('NYC', '3')
    .train('NYC', '4')
    .train('NYC', '4')
    .atStep('PRR', 'trains');
  const told = brings(play, P1, { type: 'buyTrain', from: 'bank', kind: '5', price: 450 });
  expect(ofKind(told, 'closes')).toEqual([
    { kind: 'closes', private: 'D&H', owner: 'PRR' },
    { kind: 'closes', private: 'M&H', owner: P2 },
  ]);
  expect(ofKind(told, 'surplus')).toEqual([{ kind: 'surplus', company: 'NYC', count: 1 }]);
});

test('a forced purchase tells what the director adds; a forced sale what is still missing', () => {
  const needy = (purse: number) =>
    table1830()
      .company('PRR', P1, { percent: 20, cash: 30 })
      .shares(P2, 'PRR', 10)
      .tile('H10', '57', 1)
      .cash(P1, purse);
  const helped = brings(needy(500).atStep('PRR', 'trains'), P1, {
    type: 'buyTrain',
    from: 'bank',
    kind: '2',
    price: 80,
  });
  expect(ofKind(helped, 'help')).toEqual([{ kind: 'help', seat: P1, amount: 50 }]);
  expect(helped.some((one) => one.kind === 'help' && isLoud(one, P1))).toBe(true);
  expect(ofKind(helped, 'cash')).toContainEqual({ kind: 'cash', holder: P1, before: 500, after: 450 });

  const poor = needy(10)
    .company('NYC', P3, { par: 67, percent: 40 })
    .shares(P1, 'NYC', 20)
    .atStep('PRR', 'trains');
  expect(ofKind(brings(poor, P1, { type: 'sellShares', company: 'NYC', count: 1 }), 'missing')).toEqual([
    { kind: 'missing', amount: 0 },
  ]);
});

test('bankruptcy tells who is bankrupt and that the game ends', () => {
  const play = table1830()
    .company('PRR', P1, { percent: 20, cash: 0 })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .cash(P1, 0)
    .atStep('PRR', 'trains');
  const told = brings(play, P1, { type: 'declareBankruptcy' });
  expect(ofKind(told, 'bankrupt')).toEqual([{ kind: 'bankrupt', seat: P1 }]);
  expect(told.at(-1)).toEqual({ kind: 'ended', cause: 'bankruptcy' });
});

test('a dividend tells everybody’s share; the next company’s turn is not told with it', () => {
  const table = () =>
    table1830()
      .company('PRR', P1, { par: 100, percent: 60, cash: 0 })
      .shares(P2, 'PRR', 20)
      .shares('pool', 'PRR', 20)
      .company('NYC', P2, { par: 67 })
      .train('PRR', '2');
  const play = table().atRevenue('PRR', 180, { others: ['NYC'] });
  const paid = brings(play, P1, { type: 'payOut' });
  expect(ofKind(paid, 'incomes')).toEqual([
    {
      kind: 'incomes',
      incomes: [
        { holder: P1, amount: 108 },
        { holder: P2, amount: 36 },
        { holder: 'PRR', amount: 36 },
      ],
    },
  ]);
  expect(ofKind(paid, 'price')).toEqual([{ kind: 'price', company: 'PRR', before: 100, after: 112 }]);
  const kept = brings(play, P1, { type: 'withhold' });
  expect(ofKind(kept, 'cash')).toEqual([{ kind: 'cash', holder: 'PRR', before: 0, after: 180 }]);
  expect(ofKind(kept, 'price')).toEqual([{ kind: 'price', company: 'PRR', before: 100, after: 90 }]);
});

test('what another has to agree to says so', () => {
  const play = table1830()
    .private('M&H', P2)
    .noPrivates()
    .phase('3')
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '3')
    .atStep('PRR', 'privates');
  expect(brings(play, P1, { type: 'requestPrivate', private: 'M&H', price: 110 })).toEqual([
    { kind: 'consent', seat: P2 },
  ]);
});

test('the bank’s last money ends the game after these rounds', () => {
  const play = table1830()
    .company('PRR', P1, { percent: 60 })
    .train('PRR', '2')
    .bank(50)
    .atRevenue('PRR', 180, { number: 1, of: 2 });
  expect(ofKind(brings(play, P1, { type: 'payOut' }), 'lastRounds')).toEqual([
    { kind: 'lastRounds', cause: 'bank' },
  ]);
});

test('a loan tells the money, what is left for others, and both prices', () => {
  const play = table1848()
    .phase('3')
    .company('SAR', P1, { par: 80, cash: 30 })
    .train('SAR', '3')
    .atStep('SAR', 'trains');
  const told = brings(play, P1, { type: 'takeLoan' });
  expect(ownWords(play, P1, told)).toEqual([{ text: 'A loan of £100, 19 left.', loud: false }]);
  expect(ofKind(told, 'cash')).toEqual([{ kind: 'cash', holder: 'SAR', before: 30, after: 130 }]);
  expect(ofKind(told, 'price').map(({ company }) => company)).toEqual(['BOE', 'SAR']);
  expect(ofKind(told, 'price').find(({ company }) => company === 'SAR')).toMatchObject({
    before: 80,
    after: 60,
  });
});

test('a company that goes under tells what its director pays, and what he then owes', () => {
  const play = table1848()
    .company('SAR', P1, { par: 80, cell: '3,1', percent: 40, cash: 0 })
    .shares(P2, 'SAR', 20)
    .shares(P3, 'SAR', 10)
    .cash(P1, 100)
    .atRevenue('SAR', 100);
  const told = brings(play, P1, { type: 'withhold' });
  expect(ownWords(play, P1, told)).toEqual([
    { text: 'SAR goes into receivership. P1 pays £140 in compensation.', loud: true },
    { text: 'P1 owes £40.', loud: true },
  ]);
  // The treasury of a company out of the game is nobody's business.
  expect(ofKind(told, 'cash').map(({ holder }) => holder)).toEqual([P1]);
});

test('what the Bank of England pays on its shares is told as a dividend is', () => {
  const { state } = table1848().stockRound();
  const events = [
    { type: 'paid', from: 'bank', to: P1, amount: 10, why: 'bankOfEngland' },
    { type: 'paid', from: 'bank', to: P2, amount: 5, why: 'bankOfEngland' },
  ] as const;
  const look = { consequences: own48 };
  expect(ofKind(consequencesOf({ title: title48, look }, state, events, state, P1), 'incomes')).toEqual([
    {
      kind: 'incomes',
      incomes: [
        { holder: P1, amount: 10 },
        { holder: P2, amount: 5 },
      ],
    },
  ]);
  // Without the title's word a payment is a payment.
  expect(ofKind(consequencesOf({ title: title48, look: {} }, state, events, state, P1), 'incomes')).toEqual(
    [],
  );
});

test('a dividend across the red line tells the split: what the bank pays each owner, and the new limit', () => {
  const play = table1854()
    .par('VB', 87, '1,3')
    .shares(P1, 'VB', 40, { director: true })
    .shares(P2, 'VB', 40)
    .floated('VB')
    .operated('VB')
    .atRevenue('VB', 100);
  const [split] = ownWords(play, P1, brings(play, P1, { type: 'payOut' }));
  expect(split?.loud).toBe(true);
  // The worked example of the rulebook: 95 for each tenth that is gone (1854-SPLIT-5).
  expect(split?.text.replace(/[^\w\s:.,;%]/g, '')).toMatch(
    /VB splits.*: the bank pays P1 190.G and P2 190.G.*limit.*9/,
  );
  expect(ownWords(play, P1, brings(play, P1, { type: 'withhold' }))).toEqual([]);
});

/** VB stands before the red line with all its papers sold: it rises across it when the stock round is over. */
const soldOutBeforeTheLine = () =>
  stockRound(
    table1854()
      .par('VB', 87, '1,3')
      .shares(P1, 'VB', 60, { director: true })
      .shares(P2, 'VB', 40)
      .floated('VB')
      .operated('VB'),
  );

test('the pass that ends a stock round is called by the split it brings, and tells what each owner is paid', () => {
  const play = soldOutBeforeTheLine();
  expect(calledBy(brings(play, P1, pass), 'Pass')).toBe('Pass');
  const last = play.pass(3);
  const told = brings(last, P4, pass);
  expect(calledBy(told, 'Pass')).toBe('Pass: VB splits');
  const [split] = ownWords(last, P4, told);
  expect(split?.loud).toBe(true);
  expect(split?.text.replace(/[^\w\s:.,;%]/g, '')).toMatch(/VB splits.*P1 291.G and P2 194.G.*limit.*9/);
});

test('while the round is played its end is told before: the same split, from the first turn on', () => {
  const { state } = soldOutBeforeTheLine();
  const { events, after } = pricesAtEnd(title54, state);
  const told = consequencesOf({ title: title54, look: { consequences: own54 } }, state, events, after, P3);
  expect(ofKind(told, 'price')).toEqual([{ kind: 'price', company: 'VB', before: 91, after: 97 }]);
  expect(ownWords({ state }, P3, told)[0]?.text).toMatch(/VB splits.*P1.*291/);
  // With a paper left at the bank nothing rises.
  const unsold = stockRound(
    table1854().par('VB', 87, '1,3').shares(P1, 'VB', 60, { director: true }).floated('VB').operated('VB'),
  );
  expect(pricesAtEnd(title54, unsold.state).events).toEqual([]);
});

test('that a price falls without a train is said of the company that acts, to whoever speaks for it', () => {
  const built = phaseTable('5').tile('D20', '14', 0).tile('D18', '14', 0);
  lagAt(built, 'A', [P2, P3], 'D20', 150);
  lagAt(built, 'B', [P1, P3], 'D18', 150);
  const game = (state: EighteenState) => ({
    title: title54,
    look: { voices: voices54, marks: {}, panels: [], trainPlace: 'left' } as const,
    now: { value: state } as Parameters<typeof fallWith>[0]['now'],
  });
  const track = built.atStep('A', 'track').state;
  expect(fallWarning(game(track), track, P2)).toMatch(/Without a train A falls/);
  // Somebody else who is asked something in its turn hears nothing of it,
  expect(fallWarning(game(track), track, P3)).toBeNull();
  // and nobody of the company that follows: its turn has begun with what he has in the hand.
  const end = built.atStep('A', 'mail', { others: ['B'] });
  const done = table54.act(end.state, P2, pass);
  if (isRefusal(done)) throw new Error(done.reason);
  expect(done.state.agenda.some((task) => 'company' in task && task.company === 'B')).toBe(true);
  expect(fallWarning(game(done.state), done.state, P1)).toMatch(/Without a train B falls/);
  const outcome = { events: done.events, after: done.state, open: false };
  expect(fallWith(game(end.state), { seat: P2, outcome })).toBeNull();
  // Nor of the same company, where it acts last in one round and first in the next.
  const last = table1830()
    .company('PRR', P1, { cash: 500 })
    .train('PRR', '2')
    .atStep('PRR', 'trains', { number: 1, of: 2 });
  const next = table30.act(last.state, P1, pass);
  if (isRefusal(next)) throw new Error(next.reason);
  const told30 = {
    title: title30,
    look: {} as Look,
    now: { value: last.state } as Parameters<typeof fallWith>[0]['now'],
  };
  expect(fallWarning(told30, next.state, P1)).toMatch(/PRR falls/);
  const again = { events: next.events, after: next.state, open: false };
  expect(fallWith(told30, { seat: P1, outcome: again })).toBeNull();
});

test('that a price falls without a train is said at the steps of a turn, not while a home is chosen', () => {
  const erie = table1830()
    .par('Erie', 100)
    .shares(P1, 'Erie', 60)
    .cash('Erie', 500)
    .tile('E11', '59', 0)
    .operating('Erie');
  expect(erie.top).toBe('chooseHome');
  const told = {
    title: title30,
    look: {} as Look,
    now: { value: erie.state } as Parameters<typeof fallWith>[0]['now'],
  };
  expect(fallWarning(told, erie.state, P1)).toBeNull();
  const done = table30.act(erie.state, P1, { type: 'chooseHome', hex: 'E11', stop: 0 });
  if (isRefusal(done)) throw new Error(done.reason);
  const outcome = { events: done.events, after: done.state, open: false };
  expect(fallWith(told, { seat: P1, outcome })).toBeNull();
  // The step that follows says it.
  expect(fallWarning(told, done.state, P1)).toMatch(/Without a train Erie falls/);
});
