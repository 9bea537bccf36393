/** The large companies. */
import { expect, test } from 'vitest';
import { MAJORS } from '../facts/components.ts';
import { title } from '../rules/index.ts';
import type { MailStepTask } from '../rules/mail.ts';
import {
  afterAuction,
  buy,
  gain,
  option,
  P1,
  P2,
  P3,
  Play,
  pass,
  run,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  withOwn,
} from './table1854.ts';

test('1854-MAJOR-1 R-28 Homes and stations of the eight', () => {
  expect(
    MAJORS.map(({ sym, home, homeStop, stationCosts }) => [sym, home, homeStop, stationCosts.length]),
  ).toEqual([
    ['KE', 'C23', 1, 4],
    ['FJ', 'C23', 2, 3],
    ['SD', 'C23', 0, 4],
    ['KR', 'C17', 0, 4],
    ['KT', 'H18', 0, 3],
    ['SB', 'E13', 0, 3],
    ['NT', 'F8', 0, 4],
    ['VB', 'E3', 0, 3],
  ]);
  const stations = [...title.companies.values()].reduce(
    (sum, { stationCosts }) => sum + stationCosts.length,
    0,
  );
  expect(stations).toBe(28 + 12 + 6);
});

test('1854-MAJOR-2 Ten shares in four certificates, 40, 20, 20 and 20', () => {
  const { state } = table1854();
  for (const { sym } of MAJORS)
    expect(state.certificates[sym]?.map(({ percent, director }) => [percent, director])).toEqual([
      [40, true],
      [20, false],
      [20, false],
      [20, false],
    ]);
  const play = table1854()
    .par('KT', 67)
    .shares(P1, 'KT', 40)
    .shares(P2, 'KT', 20)
    .shares(P3, 'KT', 20)
    .operated('KT')
    .atRevenue('KT', 100);
  const paid = play.do(P1, { type: 'payOut' });
  expect([P1, P2, P3].map((seat) => gain(play, paid, seat))).toEqual([40, 20, 20]);
});

test('1854-MAJOR-3 1854-MAJOR-6 With half of it sold a company starts, and gets ten times its par once', () => {
  const play = stockRound(table1854()).do(P1, start('KT', 82));
  expect([play.state.companies.KT?.floated, play.cash('KT')]).toEqual([false, 0]);
  const share = play.do(P2, buy('KT'));
  expect([share.state.companies.KT?.floated, share.cash('KT'), gain(play, share, 'bank')]).toEqual([
    true,
    820,
    164 - 820,
  ]);
  const more = share.do(P3, buy('KT'));
  expect([more.cash('KT'), gain(share, more, 'bank')]).toEqual([820, 164]);
});

test('1854-MAJOR-4 1854-OPT-15 The director certificate and an option are enough', () => {
  const play = stockRound(table1854()).do(P1, start('KT', 82));
  const bought = play.do(P2, option('KT'));
  expect([bought.state.companies.KT?.floated, bought.cash('KT'), bought.percent(P2, 'KT')]).toEqual([
    true,
    820,
    10,
  ]);
});

test.each([
  ['VB', 'AB', P1],
  ['SD', 'SM', P2],
] as const)(
  '1854-MAJOR-5 R-49 The paper of %s that came with a private counts as sold: its director starts it alone',
  (company, one, owner) => {
    const play = afterAuction(3);
    expect([play.owner(one), play.papers(owner, company), play.state.companies[company]?.floated]).toEqual([
      owner,
      [20],
      false,
    ]);
    const begun = play.do(P3, start(company, 77));
    expect([begun.state.companies[company]?.floated, begun.cash(company), begun.price(company)]).toEqual([
      true,
      770,
      77,
    ]);
    expect([begun.director(company), gain(play, begun, P3), gain(play, begun, 'bank')]).toEqual([
      P3,
      -308,
      308 - 770,
    ]);
    // any other is not
    expect(play.do(P3, start('KT', 77)).state.companies.KT?.floated).toBe(false);
  },
);

/** KT in Klagenfurt with a way to Laibach. */
const klagenfurt = (): TableBuilder =>
  table1854().par('KT', 82).shares(P1, 'KT', 60).operated('KT').tile('H18', '57', 2).cash('KT', 1000);

test.each([
  ['1', 4],
  ['2', 4],
  ['3', 4],
  ['4', 3],
  ['5', 2],
  ['6', 2],
  ['7', 2],
])('1854-MAJOR-7 Trains by phase: %s, %i', (phase, limit) => {
  expect(title.fleet.trainLimit(table1854().set({ phase }).state, 'KT')).toBe(limit);
});

test('1854-MAJOR-7 In phase 4 three trains are the most', () => {
  const three = klagenfurt().phase('4').train('KT', '3').train('KT', '3').train('KT', '2+');
  three
    .inTrainStep('KT')
    .refuses(P1, { type: 'buyTrain', from: 'bank', kind: '4', price: 320 }, 'trainLimit', '1854-TRAIN-4');
  const two = klagenfurt().phase('4').train('KT', '3').train('KT', '2+').atStep('KT', 'trains');
  expect(two.do(P1, { type: 'buyTrain', from: 'bank', kind: '4', price: 320 }).trains('KT')).toEqual([
    '3',
    '2+',
    '4',
  ]);
});

test('1854-MAJOR-8 It may own plus trains, but not run them', () => {
  const play = klagenfurt().train('KT', '2').train('KT', '1+').atStep('KT', 'run');
  const way = 'H18:0 I19:0';
  play.refuses(P1, { type: 'runTrains', runs: [run('1+-0', way)] }, 'cannotUseTrain', '1854-MAJOR-8');
  const ran = play.do(P1, { type: 'runTrains', runs: [run('2-0', way)] });
  expect(ran.state.agenda.at(-1)).toMatchObject({ kind: 'revenueStep', revenue: 40 });
  // it can be bought, to be sold again
  const buying = klagenfurt().train('KT', '2').atStep('KT', 'trains');
  expect(buying.do(P1, { type: 'buyTrain', from: 'bank', kind: '1+', price: 100 }).trains('KT')).toEqual([
    '2',
    '1+',
  ]);
});

test('1854-MAJOR-9 R-50 With a route it must own a train it can run', () => {
  const play = klagenfurt().train('KT', '1+').atStep('KT', 'trains');
  play.refuses(P1, pass, 'mustOwnTrain', '1854-TRAIN-1');
  expect(play.kinds(P1)).toEqual(['buyTrain']);
  const bought = play.do(P1, { type: 'buyTrain', from: 'bank', kind: '2', price: 100 });
  expect(bought.accepts(P1, pass)).toBe(true);
  // without a route it need not
  const alone = table1854()
    .par('KT', 82)
    .shares(P1, 'KT', 60)
    .operated('KT')
    .tile('H18', '57', 0)
    .cash('KT', 1000);
  expect(alone.atStep('KT', 'trains').accepts(P1, pass)).toBe(true);
});

test('1854-MAJOR-10 One mail contract, no second', () => {
  const atMail = (builder: TableBuilder): Play => {
    const { state } = builder.train('KT', '2').inTrainStep('KT');
    const step: MailStepTask = { kind: 'mailStep', company: 'KT' };
    return new Play({ ...state, agenda: [...state.agenda.slice(0, -1), step] });
  };
  const owner = atMail(withOwn(klagenfurt(), { mail: { KT: 'small' } }));
  owner.refuses(P1, { type: 'buyMail', size: 'large' }, 'mailOwned', '1854-MAIL-2');
  owner.refuses(P1, { type: 'buyMail', size: 'small' }, 'mailOwned', '1854-MAIL-2');
  expect(atMail(klagenfurt()).accepts(P1, { type: 'buyMail', size: 'large' })).toBe(true);
});
