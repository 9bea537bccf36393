/** Chapter VI: loans, of a company's own will and in a forced purchase. */
import { expect, test } from 'vitest';
import { P1, P2, P3, type Play, type TableBuilder, table1848, table2021, withLoans } from './table1848.ts';

const loan = { type: 'takeLoan' } as const;
const pass = { type: 'pass' } as const;
const buyTrain = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;

/** Melbourne to Geelong, and a way on into the mountains. */
const tracks = (table: TableBuilder) => table.tile('H11', '57', 1).tile('H9', '57', 1);
/** The VR of P1 has a route and no train; 250 in its treasury, at 250; the next new train is a 5 for 500. */
const needy = (table: TableBuilder = table1848()) =>
  tracks(table.phase('5').company('VR', P1, { cell: '0,11', cash: 250 }));

const loans = (play: Play, company = 'VR') => play.state.companies[company]?.loans;

test('1848-VI-70 One loan in every operating round', () => {
  const play = table1848().phase('3').company('VR', P1, { cash: 0 }).operating('VR', { of: 2 });
  const once = play.do(P1, loan);
  expect([once.cash('VR'), loans(once)]).toEqual([100, 1]);
  once.refuses(P1, loan, 'oneLoan', '1848-VI-70');
  expect(once.kinds(P1)).not.toContain('takeLoan');
  const next = once.passTurn();
  expect([next.state.round.number, next.acting]).toEqual([2, 'VR']);
  expect(loans(next.do(P1, loan))).toBe(2);
});

test('1848-VI-71 More than one only in a forced purchase', () => {
  const owner = needy().train('VR', '5').atStep('VR', 'trains').do(P1, loan);
  owner.refuses(P1, loan, 'oneLoan', '1848-VI-70');
  owner.refuses(P1, buyTrain('5', 500), 'trainTooExpensive');
  expect(owner.actions(P1).map((one) => one.type)).not.toContain('takeLoan');
  const trainless = needy().atStep('VR', 'trains').do(P1, loan);
  const bought = trainless.do(P1, buyTrain('5', 500));
  expect([loans(bought), bought.trains('VR'), bought.cash('VR')]).toEqual([3, ['5'], 50]);
});

test('1848-VI-72 The money is there at once', () => {
  const mountain = { type: 'layTile', hex: 'H13', tile: '9', rotation: 1 } as const;
  const play = tracks(table1848().phase('3').company('VR', P1, { cash: 20 })).operating('VR');
  play.refuses(P1, mountain, 'treasuryShort', '1848-VIII-34');
  const after = play.do(P1, loan).do(P1, mountain);
  expect(after.cash('VR')).toBe(70);
});

test('1848-VI-73 Loans are never paid back', () => {
  let play = withLoans(tracks(table1848().phase('3').company('VR', P1).train('VR', '2')), {
    VR: 2,
  }).operating('VR');
  const known = [
    'layTile',
    'pass',
    'takeLoan',
    'placeStation',
    'runTrains',
    'payOut',
    'withhold',
    'buyTrain',
  ];
  while (play.acting === 'VR') {
    for (const type of ['repayLoan', 'payBackLoan', 'returnLoan'])
      play.refuses(P1, { type }, 'unknownAction', '1848-0-1');
    expect(known).toEqual(expect.arrayContaining([...play.kinds(P1)]));
    expect([loans(play), play.cash('BOE'), play.price('BOE')]).toEqual([2, 1800, 90]);
    if (play.top === 'runStep') play = play.run();
    else if (play.top === 'revenueStep') play = play.do(P1, { type: 'payOut' });
    else play = play.pass();
  }
  expect(play.state.round.kind).toBe('stock');
  expect(loans(play)).toBe(2);
});

test('1848-VI-74 The price falls two cells, that of the Bank of England rises one', () => {
  const play = table1848().phase('3').company('VR', P1, { par: 100 }).operating('VR');
  expect([play.price('VR'), play.price('BOE')]).toEqual([100, 70]);
  const after = play.do(P1, loan);
  expect([after.price('VR'), after.cell('VR'), after.price('BOE')]).toEqual([80, '1,3', 80]);
});

test('1848-VI-75 At any moment of the own turn, and at no other', () => {
  const table = tracks(table1848().phase('3').company('VR', P1, { par: 100 }).train('VR', '2'))
    .company('NSW', P2, { par: 90 })
    .station('NSW', 'G16');
  let play = table.tile('H13', '9', 1).operating(['VR', 'NSW']);
  const steps: string[] = [];
  while (play.acting === 'VR') {
    steps.push(play.top);
    expect(play.offers(P1, loan), play.top).toBe(true);
    expect(loans(play.do(P1, loan))).toBe(1);
    play.refuses(P2, loan, 'notDirector', '1848-VII-3');
    if (play.top === 'runStep') play = play.run();
    else if (play.top === 'revenueStep') play = play.do(P1, { type: 'payOut' });
    else play = play.pass();
  }
  expect(steps).toEqual(['trackStep', 'stationStep', 'runStep', 'revenueStep', 'trainStep', 'privatesStep']);
  expect(play.acting).toBe('NSW');
  play.refuses(P1, loan, 'notDirector', '1848-VII-3');
  table.stockRound().refuses(P1, loan, 'loanInOwnTurn', '1848-VI-75');
});

test('1848-VI-75 Even before the price falls into the hatched area for want of a train', () => {
  const play = table1848()
    .phase('3')
    .company('VR', P1, { par: 70, cell: '4,1', cash: 0 })
    .atStep('VR', 'run');
  expect(play.kinds(P1)).toEqual(['runTrains', 'takeLoan']);
  const home = play.do(P1, { type: 'runTrains', runs: [] });
  expect([home.state.companies.VR?.closed, home.price('BOE')]).toEqual([true, 70]);
  const borrowed = play.do(P1, loan);
  expect([borrowed.state.companies.VR?.closed, borrowed.price('BOE')]).toEqual([true, 80]);
  // Where no loan can be had nobody is asked.
  const early = table1848().company('VR', P1, { par: 70, cell: '4,1' }).atStep('VR', 'run');
  expect(early.state.companies.VR?.closed).toBe(true);
});

test('1848-VI-76 1848-VI-77 Five loans of its own will; a forced purchase may bring more', () => {
  const play = withLoans(needy(), { VR: 5 }).atStep('VR', 'trains');
  play.refuses(P1, loan, 'fiveLoans', '1848-VI-76');
  expect(play.kinds(P1)).not.toContain('takeLoan');
  const bought = play.do(P1, buyTrain('5', 500));
  expect([loans(bought), bought.trains('VR'), bought.cash('VR')]).toEqual([8, ['5'], 50]);
  const four = withLoans(needy(), { VR: 4 }).atStep('VR', 'trains');
  expect(loans(four.do(P1, loan))).toBe(5);
});

test('1848-VI-78 From the second of the round on each moves the price three cells', () => {
  const play = needy().atStep('VR', 'trains');
  const first = play.do(P1, loan);
  expect([play.cell('VR'), first.cell('VR')]).toEqual(['0,11', '0,9']);
  const bought = first.do(P1, buyTrain('5', 500));
  const cells = bought.events.flatMap((event) =>
    event.type === 'markerMoved' && event.company === 'VR' ? [event.cell] : [],
  );
  expect(cells).toEqual(['0,6', '0,3']);
  // All in one purchase: the first is the one of two cells.
  expect(play.do(P1, buyTrain('5', 500)).cell('VR')).toBe('0,3');
  // Also if it could not take one of its own will any more.
  expect(withLoans(needy(), { VR: 5 }).atStep('VR', 'trains').do(P1, buyTrain('5', 500)).cell('VR')).toBe(
    '0,3',
  );
});

test('1848-VI-78 (2021) The loan of its own will comes first; every forced one moves three cells', () => {
  const play = needy(table2021()).atStep('VR', 'trains');
  play.refuses(P1, buyTrain('5', 500), 'trainTooExpensive');
  expect(play.do(P1, loan).do(P1, buyTrain('5', 500)).cell('VR')).toBe('0,3');
  const five = withLoans(needy(table2021()), { VR: 5 }).atStep('VR', 'trains').do(P1, buyTrain('5', 500));
  expect([five.cell('VR'), loans(five)]).toEqual(['0,2', 8]);
});

test('1848-VI-79 Extra loans are for a new train of the bank', () => {
  const seller = (table: TableBuilder) => table.company('NSW', P2).train('NSW', '5');
  const play = seller(needy()).atStep('VR', 'trains').do(P1, loan);
  play.refuses(P1, buyTrain('5', 500, 'NSW'), 'loansForBankTrain', '1848-IX-36');
  expect(play.offers(P1, buyTrain('5', 500, 'NSW'))).toBe(false);
  expect(play.offers(P1, buyTrain('5', 500))).toBe(true);
  // 2021: for another company's train too
  const other = seller(needy(table2021())).atStep('VR', 'trains').do(P1, loan);
  const bought = other.do(P1, buyTrain('5', 500, 'NSW')).do(P2, { type: 'accept' });
  expect([bought.trains('VR'), loans(bought)]).toEqual([['5'], 3]);
  // Nothing is borrowed before the other director has agreed.
  const declined = other.do(P1, buyTrain('5', 500, 'NSW')).do(P2, { type: 'decline' });
  expect([declined.trains('VR'), loans(declined), declined.cash('VR')]).toEqual([[], 1, other.cash('VR')]);
});

test('1848-VI-80 A loan into the hatched area ends the company; its 100 go to the shareholders', () => {
  const play = table1848()
    .phase('3')
    .company('VR', P1, { par: 80, cell: '3,2', percent: 40, cash: 100 })
    .shares(P2, 'VR', 20)
    .shares(P3, 'VR', 10)
    .operating('VR');
  const after = play.do(P1, loan);
  expect(after.state.companies.VR?.closed).toBe(true);
  expect([after.cash(P2), after.cash(P3), after.cash(P1)]).toEqual([630 + 160, 630 + 80, 630 - 40]);
  // The marker stays issued.
  expect([loans(after), after.cash('BOE'), after.price('BOE')]).toEqual([1, 1900, 80]);
});

test('1848-VI-81 With all twenty markers out there is no loan', () => {
  const table = table1848().phase('5').company('VR', P1).train('VR', '5').company('NSW', P2);
  const play = withLoans(table, { VR: 2, NSW: 18 }).operating('VR');
  play.refuses(P1, loan, 'noLoanLeft', '1848-VI-81');
  expect(play.kinds(P1)).not.toContain('takeLoan');
  expect([play.cash('BOE'), play.price('BOE')]).toEqual([0, 340]);
  const last = withLoans(table, { VR: 2, NSW: 17 }).operating('VR').do(P1, loan);
  expect([last.cash('BOE'), last.price('BOE')]).toEqual([0, 340]);
});

test('1848-VI-82 Receivership ends the turn: what has been run and not paid is lost', () => {
  const play = table1848()
    .phase('3')
    .company('SAR', P1, { par: 90, cell: '2,2', percent: 40, cash: 200 })
    .shares(P2, 'SAR', 20)
    .company('QR', P3, { par: 70 })
    .cash(P1, 100)
    .cash(P2, 0)
    .atRevenue('SAR', 120, { others: ['QR'] });
  const after = play.do(P1, loan);
  expect(after.state.companies.SAR?.closed).toBe(true);
  expect([after.cash(P1), after.cash(P2), after.cash('SAR')]).toEqual([100, 180, 0]);
  expect(after.cash('bank')).toBe(play.cash('bank') + 200 + 100 - 180);
  expect([after.acting, after.waiting]).toEqual(['QR', [P3]]);
  expect(after.accepts(P1, pass)).toBe(false);
});
