import { isRefusal } from '@kursbuch/table';
import { expect, test } from 'vitest';
import { table } from '../rules/index.ts';
import { P1, P2, P3, P4, type Play, run, type TableBuilder, table1830 } from './table1830.ts';

const bankrupt = { type: 'declareBankruptcy' } as const;
const pass = { type: 'pass' } as const;

/** P1 must buy a 5 for the PRR and cannot; he has 10, the president's certificate at 40 and an NYC share at 60. */
const ruined = (builder: TableBuilder = table1830().phase('5')) =>
  builder
    .company('PRR', P1, { percent: 20, cash: 0, cell: '7,3' })
    .shares(P2, 'PRR', 10)
    .tile('H10', '57', 1)
    .par('NYC', 100, '3,3')
    .shares(P2, 'NYC', 30)
    .shares(P1, 'NYC', 10)
    .cash(P1, 10);

test('1830-25.0a Bankruptcy ends the game at once', () => {
  const play = ruined()
    .company('B&O', P3, { cell: '7,0' })
    .atStep('PRR', 'trains', { others: ['B&O'] });
  const end = play.do(P1, bankrupt);
  expect(end.state.result).toMatchObject({ cause: 'bankruptcy' });
  expect(end.waiting).toEqual([]);
  for (const seat of [P1, P2, P3, P4]) {
    expect(end.actions(seat)).toEqual([]);
    end.refuses(seat, pass, 'gameOver', '1830-25.0a');
  }
});

test('1830-25.0b 1830-25.0c The bankrupt player scores the shares he could not sell, the others as always', () => {
  const end = ruined().atStep('PRR', 'trains').do(P1, bankrupt);
  expect([end.cash(P1), end.papers(P1, 'PRR'), end.percent(P1, 'NYC')]).toEqual([0, [20], 0]);
  expect([end.price('PRR'), end.price('NYC')]).toEqual([40, 55]);
  expect(end.state.result?.scores).toEqual([80, 600 + 40 + 3 * 55, 600, 600]);
});

test('1830-25.0j The privates of a bankrupt player count nothing', () => {
  const end = ruined(table1830().phase('4')).private('D&H', P1).private('C&SL', P3).atStep('PRR', 'trains');
  expect(end.do(P1, bankrupt).state.result?.scores).toEqual([80, 805, 640, 600]);
});

/** The PRR with a run of 100 and all shares in the hands of P1 (60 percent) and P2. */
const dividend = (phase: string, bank: number) =>
  table1830()
    .phase(phase)
    .company('PRR', P1)
    .shares(P2, 'PRR', 40)
    .train('PRR', '4')
    .tile('H10', '57', 1)
    .tile('H14', '9', 1)
    .tile('H16', '14', 0)
    .tile('H18', '59', 1)
    .bank(bank);

const payOut = (play: Play) =>
  play
    .do(P1, { type: 'runTrains', runs: [run('4-0', 'H10:0 H12:0 H14 H16:0 H18:0')] })
    .do(P1, { type: 'payOut' });

/** Let everybody pass and keep all revenue to the end of the game; the operating rounds that were begun. */
function playOut(play: Play): { rounds: readonly string[]; end: Play } {
  const rounds: string[] = [];
  let now = play;
  for (let guard = 0; guard < 100 && !now.state.result; guard++) {
    now = now.acting === undefined ? now.pass() : now.passTurn();
    for (const event of now.events)
      if (event.type === 'roundBegan')
        rounds.push(`${event.round.kind} ${event.round.number} of ${event.round.of}`);
  }
  return { rounds, end: now };
}

test('1830-25.0d If the bank runs out the game ends after the set of operating rounds, before the next stock round', () => {
  const play = payOut(dividend('3', 100).atStep('PRR', 'run', { number: 1, of: 2 }));
  expect([play.state.bankBroken, play.state.result]).toEqual([true, null]);
  const { rounds, end } = playOut(play);
  expect(rounds).toEqual(['operating 2 of 2']);
  expect(end.state.result?.cause).toBe('bank');
});

test.each([
  ['2', ['operating 1 of 1']],
  ['3', ['operating 1 of 2', 'operating 2 of 2']],
  ['5', ['operating 1 of 3', 'operating 2 of 3', 'operating 3 of 3']],
])(
  '1830-25.0e Worked example: broken in a stock round of phase %s, the whole next set is played',
  (phase, set) => {
    const table = table1830().phase(phase).par('PRR', 100).shares(P1, 'PRR', 40).bank(100);
    const play = table.stockRound().do(P1, { type: 'sellShares', company: 'PRR', count: 1 });
    expect(play.state.bankBroken).toBe(true);
    // No company has floated, so the rounds go by: the last pass begins and ends all of them.
    let last = play;
    for (let guard = 0; guard < 10 && !last.state.result; guard++) last = last.pass();
    const rounds = last.events.flatMap((event) =>
      event.type === 'roundBegan' ? [`${event.round.kind} ${event.round.number} of ${event.round.of}`] : [],
    );
    expect(rounds).toEqual(set);
    expect(last.state.result?.cause).toBe('bank');
  },
);

test('R59 With closed cash a payment of the bank is rehearsed, and left open: it may be its last', () => {
  const selling = (closedCash: boolean) => {
    const { state } = table1830({ closedCash }).par('PRR', 100).shares(P1, 'PRR', 40).bank(100).stockRound();
    const sale = { type: 'sellShares', company: 'PRR', count: 1 };
    const rehearsed = table.rehearse(table.view(state, [P1]), P1, sale);
    if (isRefusal(rehearsed)) throw new Error(rehearsed.reason);
    const types = rehearsed.events.map(({ type }) => type);
    return [types.includes('paid'), types.includes('bankBroke'), rehearsed.open];
  };
  expect([selling(false), selling(true)]).toEqual([
    [true, true, false],
    [true, false, true],
  ]);
});

test('1830-25.0f Worked example: broken in the first of three operating rounds, three are played', () => {
  const play = payOut(dividend('5', 100).atStep('PRR', 'run', { number: 1, of: 3 }));
  expect(play.state.bankBroken).toBe(true);
  const { rounds, end } = playOut(play);
  expect(rounds).toEqual(['operating 2 of 3', 'operating 3 of 3']);
  expect([end.state.result?.cause, end.state.round]).toEqual([
    'bank',
    expect.objectContaining({ number: 3 }),
  ]);
});

test('1830-25.0g Payments the bank can no longer make are noted and count', () => {
  const play = dividend('3', 40).atStep('PRR', 'run');
  const after = payOut(play);
  expect(after.events.filter((event) => event.type === 'bankBroke')).toHaveLength(1);
  expect([P1, P2].map((seat) => after.cash(seat) - play.cash(seat))).toEqual([60, 40]);
  expect(after.cash('bank')).toBe(-60);
  const { end } = playOut(after);
  expect(end.state.result?.scores[P2]).toBe(end.cash(P2) + 4 * (end.price('PRR') ?? 0));
});

test('1830-25.0h An equal sum paid into the bank by everybody would change no difference between the players', () => {
  const paidIn = dividend('3', 40);
  for (const seat of [P1, P2, P3, P4]) paidIn.cash(seat, (paidIn.state.cash[seat] ?? 0) - 100);
  const differences = (table: TableBuilder) => {
    const scores = playOut(payOut(table.set({ bankBroken: true }).atStep('PRR', 'run'))).end.state.result
      ?.scores;
    return scores?.map((score) => score - (scores[0] ?? 0));
  };
  expect(paidIn.state.cash.bank).toBe(440);
  expect(differences(paidIn)).toEqual(differences(dividend('3', 40)));
  expect(differences(paidIn)).toHaveLength(4);
});

test('1830-25.0i The bank is out of money at exactly nothing and stays so', () => {
  const left = payOut(dividend('3', 101).atStep('PRR', 'run'));
  expect([left.cash('bank'), left.state.bankBroken]).toEqual([1, false]);
  const broken = payOut(dividend('3', 100).atStep('PRR', 'run'));
  expect([broken.cash('bank'), broken.state.bankBroken]).toEqual([0, true]);
  expect(broken.events).toContainEqual({ type: 'bankBroke' });
  const again = broken.do(P1, { type: 'buyTrain', from: 'bank', kind: '3', price: 180 });
  expect([again.cash('bank'), again.state.bankBroken]).toEqual([180, true]);
  expect(playOut(again).end.state.result?.cause).toBe('bank');
});

test('1830-0.4 Nobody can do anything any more, and no round changes anything: the game ends', () => {
  const broke = (cash: number) => table1830({ players: 2 }).cash(P1, cash).cash(P2, 0).stockRound();
  // The cheapest way into the game is a president's certificate at 67.
  expect(broke(133).state.result).toEqual({ cause: 'standstill', scores: [133, 0] });
  expect(broke(134).state.result).toBeNull();
});
