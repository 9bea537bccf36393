/** Mail contracts: the last step of a turn. */
import { expect, test } from 'vitest';
import { ownOf } from '../rules/own.ts';
import {
  buy,
  gain,
  lagAt,
  local,
  major,
  P1,
  P2,
  Play,
  pass,
  phaseTable,
  stockRound,
  type TableBuilder,
  table1854,
  train,
  withOwn,
} from './table1854.ts';

const mail = (size: 'small' | 'large') => ({ type: 'buyMail', size }) as const;
const withMail = (table: TableBuilder, contracts: Readonly<Record<string, 'small' | 'large'>>) =>
  withOwn(table, { mail: contracts });
const contractOf = (play: Play, company: string) => ownOf(play.state).mail[company];

test('1854-MAIL-1 1854-LAG-31 Every company but a local railway may buy one, after the trains', () => {
  const play = major(phaseTable('3'), 'KE', P1, { cash: 300 }).atStep('KE', 'trains');
  play.refuses(P1, mail('small'), 'stepOver', '1854-OR-6');
  const step = play.do(P1, pass);
  expect([step.top, step.actions(P1)]).toEqual(['mailStep', [mail('small'), mail('large'), pass]]);
  step.refuses(P1, train('3', 200), 'stepOver', '1854-OR-6');
  expect(contractOf(step.do(P1, mail('small')), 'KE')).toBe('small');
  const ag = lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P2, P1], 'D20', 150).atStep('A', 'mail');
  expect(ag.actions(P2)).toEqual([mail('small'), pass]);
  expect(ag.do(P2, mail('small')).cash('A')).toBe(50);
  withMail(lagAt(phaseTable('5').tile('D20', '14', 0), 'A', [P2, P1], 'D20', 350).train('A', '2'), {
    A: 'small',
  })
    .inTrainStep('A')
    .refuses(P2, mail('small'), 'stepOver');
  local(phaseTable('3'), 'L1', P1, 300)
    .atStep('L1', 'trains')
    .refuses(P1, mail('small'), 'mailNotForLocals', '1854-LOC-11');
});

test('1854-MAIL-2 One for each company: whoever has one is not asked', () => {
  for (const size of ['small', 'large'] as const) {
    const table = withMail(major(phaseTable('3'), 'KT', P1, { cash: 900 }), { KT: size });
    const play = table.atStep('KT', 'trains').do(P1, pass);
    expect(play.top).not.toBe('mailStep');
    const { state } = table.inTrainStep('KT');
    const agenda = [...state.agenda.slice(0, -1), { kind: 'mailStep', company: 'KT' }];
    for (const other of ['small', 'large'] as const)
      new Play({ ...state, agenda }).refuses(P1, mail(other), 'mailOwned', '1854-MAIL-2');
  }
});

test('1854-MAIL-3 1854-DIR-3 It is never sold, and stays with the company when its director changes', () => {
  const table = withMail(major(phaseTable('3'), 'KT', P1, { percent: 40 }), { KT: 'large' });
  table.shares(P2, 'KT', 40).cash(P2, 500);
  const play = stockRound(table, { seat: P2 });
  expect(play.director('KT')).toBe(P1);
  const changed = play.do(P2, buy('KT'));
  expect([changed.director('KT'), contractOf(changed, 'KT')]).toEqual([P2, 'large']);
  for (const type of ['sellMail', 'offerMail'])
    changed.refuses(
      changed.waiting[0] as number,
      { type, company: 'KT', price: 100 },
      'unknownAction',
      '1854-0.1',
    );
});

test('1854-MAIL-4 1854-SETUP-14 Small 100, large 200, six of each', () => {
  const play = major(phaseTable('3'), 'KE', P1, { cash: 300 }).atStep('KE', 'mail');
  expect(gain(play, play.do(P1, mail('small')), 'KE')).toBe(-100);
  expect(gain(play, play.do(P1, mail('large')), 'KE')).toBe(-200);
  expect(gain(play, play.do(P1, mail('large')), 'bank')).toBe(200);
  const six = (size: 'small' | 'large') => ({ FJ: size, SD: size, KR: size, KT: size, SB: size, NT: size });
  const noSmall = withMail(major(phaseTable('3'), 'KE', P1, { cash: 300 }), six('small')).atStep(
    'KE',
    'mail',
  );
  noSmall.refuses(P1, mail('small'), 'mailSoldOut', '1854-SETUP-14');
  expect(noSmall.actions(P1)).toEqual([mail('large'), pass]);
  const noLarge = withMail(major(phaseTable('3'), 'KE', P1, { cash: 300 }), six('large')).atStep(
    'KE',
    'mail',
  );
  noLarge.refuses(P1, mail('large'), 'mailSoldOut', '1854-SETUP-14');
});

test('1854-MAIL-5 It pays from the next turn on', () => {
  const play = major(table1854(), 'KE', P1, { cash: 300 }).atStep('KE', 'mail', { number: 1, of: 2 });
  const bought = play.do(P1, mail('large'));
  expect([bought.state.round.number, bought.acting]).toEqual([2, 'KE']);
  // 300 less 200, and 30 at the start of the next turn
  expect(bought.cash('KE')).toBe(130);
  const paid = bought.events.filter((event) => event.type === 'paid' && event.why === 'mail');
  expect(paid).toHaveLength(1);
});

test('1854-MAIL-6 The treasury pays, and the director may not help', () => {
  const play = major(phaseTable('3'), 'KE', P1, { cash: 199 }).cash(P1, 900).atStep('KE', 'mail');
  play.refuses(P1, mail('large'), 'mailTooExpensive', '1854-MAIL-6');
  expect(play.actions(P1)).toEqual([mail('small'), pass]);
  // nobody is asked who can buy none
  expect(major(phaseTable('3'), 'KE', P1, { cash: 99 }).cash(P1, 900).atStep('KE', 'mail').top).not.toBe(
    'mailStep',
  );
});
