/** Refusals that name the rule of the case, and not one that only seems near. */
import { expect, test } from 'vitest';
import {
  directorOnly,
  lagAt,
  local,
  locals,
  major,
  P1,
  P2,
  P3,
  P4,
  phaseTable,
  sell,
  start,
  stockRound,
  type TableBuilder,
  table1854,
  train,
} from './table1854.ts';

const withRoute = (builder: TableBuilder): TableBuilder => builder.tile('C21', '1', 0);
const lay = (hex: string, tile: string, power?: string) =>
  ({ type: 'layTile', hex, tile, rotation: 0, ...(power && { power }) }) as const;

test('1854-AUCTION-19 Between two auction rounds the privates are not all sold: the auction waits', () => {
  const buy = (one: string) => ({ type: 'buyPrivate', private: one }) as const;
  const between = table1854({ players: 3 })
    .privateSale()
    .do(P1, buy('AF'))
    .do(P2, buy('MT'))
    .do(P3, buy('GK'))
    .do(P1, buy('L1'))
    .pass(3);
  expect([between.state.round.kind, between.acting]).toEqual(['operating', 'L1']);
  for (const action of [
    buy('L2'),
    { type: 'bid', private: 'L3', amount: 200 },
    { type: 'withdrawBid', private: 'L3' },
  ])
    between.refuses(P1, action, 'saleWaits', '1854-AUCTION-19');
});

test('1854-BUY-7 A local railway has no shares, and a Lokalbahn AG none before its merger', () => {
  const play = stockRound(locals(phaseTable('5'), [P1, P2, P3, P4, P1, P2]));
  for (const company of ['L3', 'A'])
    for (const from of ['offer', 'pool', 'treasury'])
      play.refuses(P1, { type: 'buyShare', company, from }, 'notForSale', '1854-BUY-7');
  play.refuses(P1, start('A', 67), 'notForSale', '1854-BUY-7');
  play.refuses(P1, { type: 'buyShare', company: 'KE', from: 'offer' }, 'directorFirst', '1854-SETUP-9');
});

test('1854-SELL-1 1854-MTN-7 1854-LOC-15 A private is never sold, whether a train must be paid for or not', () => {
  const owned = () => local(table1854().private('AF', P1), 'L1', P1);
  const step = major(owned(), 'KE', P1, { cash: 500 }).inTrainStep('KE');
  const forced = withRoute(major(owned(), 'KE', P1, { cash: 0 }))
    .cash(P1, 10)
    .atStep('KE', 'trains');
  for (const one of ['AF', 'L1'])
    for (const play of [step, forced]) {
      play.refuses(P1, { type: 'offerPrivate', private: one, to: P2, price: 10 }, 'notTradable');
      play.refuses(P1, { type: 'requestPrivate', private: one, price: 10 }, 'notTradable', '1854-SELL-1');
    }
  step.refuses(P1, { type: 'offerPrivate', private: 'XX', to: P2, price: 10 }, 'noSuchPrivate', '1854-0.1');
});

test('1854-TRACK-14 1854-MTN-9 The discount does not lead to a mountain that no track leads to', () => {
  const table = major(table1854().private('AF', P1), 'KE', P1, { cash: 500 });
  const play = table.operating('KE');
  for (const hex of ['E17', 'B20']) play.refuses(P1, lay(hex, '9', 'AF'), 'notConnected', '1854-TRACK-14');
  play.refuses(P1, lay('F10', '9', 'AF'), 'onlyMountains', '1854-MTN-9');
  // and when the tile of the turn is no longer to be laid, that is why
  table.inTrainStep('KE').refuses(P1, lay('E17', '9', 'AF'), 'stepOver', '1854-OR-6');
});

test('1854-UPG-10 1854-UPG-11 Of two places with several cities only Wien takes W tiles, and one after the other', () => {
  const wien = (tile?: string) => {
    const table = major(phaseTable('7'), 'KE', P1);
    return (tile === undefined ? table : table.tile('C23', tile, 0)).operating('KE');
  };
  wien().refuses(P1, lay('C23', '456'), 'wrongStops', '1854-UPG-10');
  wien('433').refuses(P1, lay('C23', '456'), 'wrongStops', '1854-UPG-10');
  wien('433').refuses(P1, lay('C23', '15'), 'labelledHex', '1854-UPG-10');
  const region = local(phaseTable('3'), 'L1', P1).operating('L1');
  region.refuses(P1, lay('J38', '433'), 'wrongStops', '1854-UPG-10');
  for (const tile of ['57', '14', '23']) region.refuses(P1, lay('J38', tile), 'onlyFifteen', '1854-UPG-11');
});

test('1854-PHASE-5 1854-PHASE-6 2+ and 3+ wait for the first 3, and the 3+ for the last 2+', () => {
  const early = major(phaseTable('2').supply('1+', 0), 'KE', P1, { cash: 500 }).inTrainStep('KE');
  for (const kind of ['2+', '3+']) early.refuses(P1, train(kind, 120), 'plusNotYet', '1854-PHASE-5');
  early.refuses(P1, train('3', 300), 'notOnSaleYet', '1854-TRAIN-7');
  const later = major(phaseTable('3').supply('1+', 0), 'KE', P1, { cash: 500 }).inTrainStep('KE');
  later.refuses(P1, train('3+', 160), 'notOnSaleYet', '1854-PHASE-6');
});

test('1854-TRAIN-29 1854-TRAIN-19 The director pays for no plus train: the treasury is short, not rich enough', () => {
  const play = withRoute(major(phaseTable('4'), 'KE', P1, { cash: 100 }))
    .cash(P1, 600)
    .atStep('KE', 'trains');
  const refusal = play.refuses(P1, train('2+', 120), 'treasuryShort', '1854-TRAIN-29');
  expect(refusal.params).toMatchObject({ cost: 120, cash: 100 });
});

test('1854-DIR-5 The certificate of a company that has not begun is not sold for a train either', () => {
  const table = withRoute(major(phaseTable('3'), 'KE', P1, { cash: 0, percent: 40 })).cash(P1, 0);
  const play = directorOnly(table, 'KT', P1, 82)
    .shares(P1, 'SD', 20, { director: false })
    .atStep('KE', 'trains');
  play.refuses(P1, sell('KT'), 'nobodyToDirect', '1854-DIR-5');
  // a paper that came with a private waits for a director
  play.refuses(P1, sell('SD'), 'noPrice', '1854-SELL-9');
  expect(play.kinds(P1)).toEqual(['declareBankruptcy']);
});

test('1854-TRAIN-15 A company buys no train of its own', () => {
  const play = major(phaseTable('3'), 'KE', P1, { cash: 500 }).train('KE', '3').inTrainStep('KE');
  play.refuses(P1, train('3', 50, 'KE'), 'ownTrain', '1854-TRAIN-15');
});

test('1854-LAG-21 5s, 6s and 8s are never for a Lokalbahn AG; 3s and 4s come later', () => {
  for (const phase of ['5', '6', '7']) {
    const pool = lagAt(phaseTable(phase).tile('D20', '14', 0), 'A', [P1, P2], 'D20', 2000).train('pool', '5');
    const play = pool.inTrainStep('A');
    play.refuses(P1, train('5', 530, 'pool'), 'lagsBuyScrapped', '1854-LAG-21');
    play.refuses(P1, train('8Ox', 1230, 'pool'), 'lagsBuyScrapped', '1854-LAG-21');
    // a new one is not for it, though it may own such a train
    play.refuses(P1, train('2', 100), 'lagsBuyNoNew', '1854-LAG-21');
    play.refuses(P1, train('8', 900), 'lagsBuyNoNew', '1854-LAG-21');
    if (phase === '5') play.refuses(P1, train('3', 230, 'pool'), 'lagKind', '1854-LAG-22');
    if (phase === '6') play.refuses(P1, train('4', 350, 'pool'), 'lagKind', '1854-LAG-24');
  }
});
