/** 4.8: what the bank sells to whom, metre trains, cards that are a 2 or a 1M, engine tokens, help, trade between companies. */
import { describe, expect, test } from 'vitest';
import { engineTrain, title } from '../rules/index.ts';
import {
  founded,
  inPhase,
  managed,
  P1,
  P2,
  P3,
  type Play,
  pass,
  type TableBuilder,
  table1853,
  train,
  withOwn,
} from './table1853.ts';

const buy = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const credit = (kind: string) => ({ type: 'buyOnCredit', kind }) as const;

const PRICES: Readonly<Record<string, number>> = {
  '2': 300,
  '3': 440,
  '4': 620,
  '5': 830,
  '6': 1050,
  '1M': 180,
  '2M': 250,
  '3M': 430,
  '4M': 590,
};
const fresh = (kind: string) => buy(kind, PRICES[kind] ?? 0);
const used = (kind: string) => buy(kind, PRICES[kind] ?? 0, 'pool');

/** What the seat may buy, as "from kind". */
const offered = (play: Play, seat = P1) =>
  play.actions(seat).flatMap((one) => (one.type === 'buyTrain' ? [`${one.from} ${one.kind}`] : []));

/** What the bank has on sale to the SIR, whether it can pay for it or not. */
const sold = ({ state }: Play) =>
  title.fleet.onSale(title, state, 'SIR').map(({ from, kind }) => `${from} ${kind}`);

/** What the trains of a holder are. */
const kindsOf = ({ state }: Play, holder: string) =>
  state.trains.flatMap((one) => (one.holder === holder ? [one.kind] : [])).sort();

/** A game with small companies since the first stock round, or without: seven cards that are a 2 or a 1M, or six 2s. */
const withSmall = (): TableBuilder =>
  withOwn(table1853(), { bbci: 'small', smallTrains: true }).supply('2', 7);
const withoutSmall = (): TableBuilder =>
  withOwn(table1853(), { bbci: 'small', smallTrains: false }).supply('2', 6).supply('2M', 2).supply('3M', 3);

/** The company of player 1 has these trains and so much money, and may buy. */
function buyer(builder: TableBuilder, company: string, cash: number, ...trains: readonly string[]) {
  founded(builder, company, P1, { cash });
  for (const kind of trains) train(builder, company, kind);
  return builder;
}

describe('from the bank', () => {
  test('1853-4.8.1a Trains are bought at the end of the turn, and run from the next operating round on', () => {
    const table = founded(inPhase(withoutSmall(), '3'), 'MSM', P1, { cash: 900 });
    const begun = table.operating('MSM', { of: 2 });
    begun.refuses(P1, fresh('3'), 'stepOver', '1853-4.8.1a');
    const play = begun.passUntil('trainStep').do(P1, fresh('3'));
    play.refuses(P1, { type: 'runTrains', runs: [] }, 'stepOver', '1853-4.0b');
    const next = play.do(P1, pass);
    expect(next.state.round.number).toBe(2);
  });

  test('1853-4.8.2a Several new trains at the printed price', () => {
    let play = buyer(withoutSmall(), 'GIP', 900).atStep('GIP', 'trains');
    play.refuses(P1, buy('2', 299), 'facePrice', '1853-4.8.2a');
    play.refuses(P1, buy('2', 301), 'facePrice', '1853-4.8.2a');
    const bank = play.cash('bank');
    play = play.do(P1, fresh('2')).do(P1, fresh('2')).do(P1, fresh('2'));
    expect([play.cash('GIP'), play.cash('bank') - bank, kindsOf(play, 'GIP')]).toEqual([
      0,
      900,
      ['2', '2', '2'],
    ]);
  });

  test('1853-4.8.3a 1853-4.8.16b A kind must be sold out before the next is on sale; all seven cards with small companies', () => {
    const last = buyer(withoutSmall().supply('2', 1), 'GIP', 2000).atStep('GIP', 'trains');
    last.refuses(P1, fresh('3'), 'notOnSaleYet', '1853-4.8.3a');
    expect(offered(last)).toEqual(['bank 2']);
    expect(offered(last.do(P1, fresh('2')))).toEqual(['bank 3']);
    // six of seven cards are sold: the seventh holds the 3s back
    const seventh = buyer(withSmall(), 'GIP', 5000, '2', '2');
    buyer(seventh, 'NWR', 0, '2', '2');
    buyer(seventh, 'SIR', 0, '1M', '1M');
    const play = seventh.atStep('GIP', 'trains');
    play.refuses(P1, fresh('3'), 'notOnSaleYet', '1853-4.8.16b');
    expect(offered(play.do(P1, fresh('2'))).filter((one) => one.startsWith('bank'))).toEqual(['bank 3']);
  });

  test('1853-4.8.3b After the first 5 the 6s are on sale beside the 5s and 4Ms', () => {
    const before = buyer(inPhase(withoutSmall(), '4').supply('4', 0), 'GIP', 3000).atStep('GIP', 'trains');
    before.refuses(P1, fresh('6'), 'notOnSaleYet', '1853-4.8.3a');
    before.refuses(P1, fresh('4M'), 'metreNotThisPhase', '1853-4.8.13a');
    const play = before.do(P1, fresh('5'));
    expect(offered(play)).toEqual(['bank 5', 'bank 6', 'bank 3M', 'bank 4M']);
    const six = play.do(P1, fresh('6'));
    // 4.10.5b: the first 6 changes nothing
    expect([six.state.phase, kindsOf(six, 'GIP')]).toEqual(['5', ['5', '6']]);
    expect(six.events.some(({ type }) => type === 'phaseBegan')).toBe(false);
  });

  test('1853-4.8.4a Scrapped trains leave the game, and nothing is paid for them', () => {
    const table = buyer(inPhase(withSmall(), '3').supply('3', 0).supply('2', 7), 'GIP', 1000, '2');
    buyer(table, 'SIR', 100, '1M').supply('2', 0).train('pool', '2');
    const play = table.atStep('GIP', 'trains').do(P1, fresh('4'));
    expect([kindsOf(play, 'GIP'), kindsOf(play, 'SIR'), kindsOf(play, 'pool')]).toEqual([['4'], [], []]);
    expect([play.cash('GIP'), play.cash('SIR')]).toEqual([380, 100]);
    play.refuses(P1, used('2'), 'notInPool', '1853-4.8.6b');
  });

  test('1853-4.8.5a At its limit a company buys nothing, even if the purchase would scrap enough', () => {
    const table = buyer(inPhase(withoutSmall(), '3').supply('3', 0), 'GIP', 1000, '2', '2', '2', '2');
    const play = table.inTrainStep('GIP');
    play.refuses(P1, fresh('4'), 'trainLimit', '1853-4.8.5a');
    play.refuses(P1, fresh('2M'), 'trainLimit', '1853-4.8.5a');
    // nobody is asked where nothing can be bought
    expect(table.atStep('GIP', 'trains').top).not.toBe('trainStep');
  });

  test('1853-4.8.6a 1853-4.8.6b Above the limit after a change of phase: trains go back for nothing, and are on sale again', () => {
    const table = inPhase(withoutSmall(), '3').supply('3', 0);
    founded(table, 'GIP', P1, { cash: 700 });
    founded(table, 'NWR', P2, { cash: 500 });
    founded(table, 'BNR', P3, { cash: 500 });
    for (const kind of ['3', '3', '3', '2M']) train(table, 'NWR', kind);
    for (const kind of ['3', '3', '2M', '3M']) train(table, 'BNR', kind);
    const play = table.atStep('GIP', 'trains', { others: ['NWR', 'BNR'] }).do(P1, fresh('4'));
    // R60: companies in their order, the acting one waits
    expect([play.waiting, play.top]).toEqual([[P2], 'discardTrains']);
    expect(play.actions(P2)).toEqual([
      { type: 'discardTrain', company: 'NWR', kind: '3' },
      { type: 'discardTrain', company: 'NWR', kind: '2M' },
    ]);
    play.refuses(P1, pass, 'discardFirst', '1853-4.8.6a');
    play.refuses(P3, { type: 'discardTrain', company: 'BNR', kind: '3M' }, 'discardFirst', '1853-4.8.6a');
    play.refuses(P2, { type: 'discardTrain', company: 'NWR', kind: '4' }, 'discardNotOwned', '1853-4.8.6a');
    const next = play.do(P2, { type: 'discardTrain', company: 'NWR', kind: '3' });
    expect(next.waiting).toEqual([P3]);
    next.refuses(P2, { type: 'discardTrain', company: 'NWR', kind: '3' }, 'withinTrainLimit');
    const back = next.do(P3, { type: 'discardTrain', company: 'BNR', kind: '2M' });
    expect([back.cash('NWR'), back.cash('BNR'), kindsOf(back, 'pool')]).toEqual([500, 500, ['2M', '3']]);
    // full price, beside the new ones; they hold nothing back
    const rich = buyer(inPhase(withoutSmall(), '4'), 'GIP', 3000).train('pool', '3').atStep('GIP', 'trains');
    expect(offered(rich)).toEqual(['bank 4', 'bank 2M', 'bank 3M', 'pool 3']);
    rich.refuses(P1, buy('3', 439, 'pool'), 'facePrice', '1853-4.8.2a');
    const bought = rich.do(P1, used('3'));
    expect([bought.cash('GIP'), kindsOf(bought, 'GIP'), kindsOf(bought, 'pool')]).toEqual([2560, ['3'], []]);
    bought.refuses(P1, used('3'), 'notInPool', '1853-4.8.6b');
  });

  test('1853-4.8.6a Phase 5: two trains (R1), three with the option', () => {
    const fleet = (options: { threeTrainsAtTheEnd?: boolean }) => {
      const table = withOwn(inPhase(table1853(options), '4').supply('4', 2), { bbci: 'small' });
      buyer(table, 'GIP', 900);
      founded(table, 'NWR', P2);
      for (const kind of ['4', '4', '3M']) train(table, 'NWR', kind);
      return table.supply('4', 0).atStep('GIP', 'trains').do(P1, fresh('5'));
    };
    const two = fleet({});
    expect(two.waiting).toEqual([P2]);
    expect(two.actions(P2)).toEqual([
      { type: 'discardTrain', company: 'NWR', kind: '4' },
      { type: 'discardTrain', company: 'NWR', kind: '3M' },
    ]);
    const given = two.do(P2, { type: 'discardTrain', company: 'NWR', kind: '4' });
    expect([kindsOf(given, 'NWR'), kindsOf(given, 'pool')]).toEqual([['3M', '4'], ['4']]);
    expect(fleet({ threeTrainsAtTheEnd: true }).top).not.toBe('discardTrains');
  });

  test('1853-4.8.6a R60 A manager chooses what goes back', () => {
    const table = inPhase(withoutSmall(), '3').supply('3', 0);
    buyer(table, 'GIP', 700);
    managed(table, 'NWR', P2);
    for (const kind of ['3', '3', '3', '2M']) train(table, 'NWR', kind);
    const play = table.atStep('GIP', 'trains').do(P1, fresh('4'));
    expect(play.waiting).toEqual([P2]);
    expect(kindsOf(play.do(P2, { type: 'discardTrain', company: 'NWR', kind: '2M' }), 'NWR')).toEqual([
      '3',
      '3',
      '3',
    ]);
  });

  test('1853-4.8.7a Nothing is sold back to the bank, and nothing traded in', () => {
    const play = buyer(inPhase(withoutSmall(), '3'), 'GIP', 1000, '2').atStep('GIP', 'trains');
    play.refuses(P1, { ...fresh('3'), tradeIn: '2' }, 'noTradeIn', '1853-4.8.7a');
    play.refuses(P1, { type: 'discardTrain', company: 'GIP', kind: '2' }, 'withinTrainLimit', '1853-4.8.7a');
    expect(play.kinds(P1)).toEqual(['buyTrain', 'pass']);
  });
});

describe('the director helps', () => {
  test('1853-4.8.8a 1853-4.8.8b He may add exactly what the treasury lacks; the company then has nothing', () => {
    const play = buyer(withoutSmall(), 'GIP', 250).cash(P1, 500).atStep('GIP', 'trains');
    const helped = play.do(P1, fresh('2'));
    expect([helped.cash('GIP'), helped.cash(P1), kindsOf(helped, 'GIP')]).toEqual([0, 450, ['2']]);
    // he cannot pay more: the price is the printed one, and the treasury goes first
    play.refuses(P1, buy('2', 350), 'facePrice', '1853-4.8.2a');
    const rich = buyer(withoutSmall(), 'GIP', 300).cash(P1, 500).atStep('GIP', 'trains').do(P1, fresh('2'));
    expect([rich.cash('GIP'), rich.cash(P1)]).toEqual([0, 500]);
    // with an empty treasury he may pay all of it, also for several (R54)
    const poor = buyer(withoutSmall(), 'GIP', 0).cash(P1, 650).atStep('GIP', 'trains');
    const two = poor.do(P1, fresh('2')).do(P1, fresh('2'));
    expect([two.cash(P1), kindsOf(two, 'GIP')]).toEqual([50, ['2', '2']]);
    // his money too has an end
    const short = buyer(withoutSmall(), 'GIP', 250).cash(P1, 49).inTrainStep('GIP');
    short.refuses(P1, fresh('2'), 'directorShort', '1853-4.8.8a');
  });

  test('1853-4.8.8a A manager adds nothing (R28)', () => {
    const play = managed(withoutSmall(), 'GIP', P1, { cash: 250 }).cash(P1, 500).atStep('GIP', 'trains');
    play.refuses(P1, fresh('2'), 'treasuryShort', '1853-4.8.8a');
    expect(play.actions(P1)).toEqual([credit('2'), pass]);
  });

  test('1853-4.8.8b 1853-4.8.8c He gives for nothing but trains, and gets nothing back', () => {
    // Patna costs 60: the treasury alone pays
    const poor = founded(withoutSmall(), 'EIR', P1, { cash: 59 }).cash(P1, 500).operating('EIR');
    poor.refuses(
      P1,
      { type: 'layTile', hex: 'H24', tile: '6', rotation: 0 },
      'treasuryShort',
      '1853-4.1.12b',
    );
  });

  test('1853-3.0a Shares are sold on a turn of a stock round, in no step of a company, for a train or not', () => {
    const sale = { type: 'sellShares', company: 'GIP', count: 1 } as const;
    const table = () => buyer(withoutSmall(), 'GIP', 250).cash(P1, 20);
    table().inTrainStep('GIP').refuses(P1, sale, 'onlyWhenForced', '1853-3.0a');
    table().operating('GIP').refuses(P1, sale, 'notInOperatingRound', '1853-3.0a');
  });

  test('1853-4.8.8d Nobody must own a train: a rich company without one passes', () => {
    const table = buyer(withoutSmall(), 'MSM', 2000);
    const play = table.atStep('MSM', 'trains');
    expect(play.accepts(P1, pass)).toBe(true);
    play.refuses(P1, { type: 'declareBankruptcy' }, 'notBankrupt', '1853-4.8.8d');
  });
});

describe('from another company', () => {
  const two = (cash = 500) => {
    const table = buyer(inPhase(withoutSmall(), '3'), 'GIP', cash);
    founded(table, 'NWR', P2, { cash: 0 });
    return train(table, 'NWR', '2').cash(P1, 300);
  };
  const accept = { type: 'accept' } as const;
  const decline = { type: 'decline' } as const;

  test('1853-4.8.9a Both agree on a price; the seller may be left without a train (R55)', () => {
    const asked = two()
      .atStep('GIP', 'trains')
      .do(P1, buy('2', 200, 'NWR'));
    expect([asked.waiting, asked.kinds(P2)]).toEqual([[P2], ['accept', 'decline']]);
    expect([asked.cash('GIP'), kindsOf(asked, 'NWR')]).toEqual([500, ['2']]);
    asked.refuses(P1, pass, 'answerFirst', '1853-4.8.9a');
    asked.refuses(P2, pass, 'answerFirst', '1853-4.8.9a');
    const done = asked.do(P2, accept);
    expect([done.cash('GIP'), done.cash('NWR'), kindsOf(done, 'GIP'), kindsOf(done, 'NWR')]).toEqual([
      300,
      200,
      ['2'],
      [],
    ]);
    const refused = asked.do(P2, decline);
    expect([refused.cash('GIP'), kindsOf(refused, 'NWR')]).toEqual([500, ['2']]);
    refused.refuses(P1, buy('2', 200, 'NWR'), 'declinedAlready', '1853-4.8.9a');
    expect(refused.accepts(P1, buy('2', 210, 'NWR'))).toBe(true);
    // no train, no such company, its own train
    refused.refuses(P1, buy('3', 200, 'NWR'), 'trainNotOwned', '1853-4.8.9a');
    refused.refuses(P1, buy('2', 200, 'GIP'), 'ownTrain', '1853-4.8.9a');
    refused.refuses(P1, buy('2', 200, 'PRR'), 'noSuchCompany');
  });

  test('1853-4.8.9a One player who speaks for both needs nobody; a manager speaks for the seller too', () => {
    const same = buyer(inPhase(withoutSmall(), '3'), 'GIP', 500);
    train(founded(same, 'NWR', P1, { cash: 0 }), 'NWR', '2');
    const done = same.atStep('GIP', 'trains').do(P1, buy('2', 10, 'NWR'));
    expect([done.cash('NWR'), kindsOf(done, 'GIP'), done.top]).toEqual([10, ['2'], 'trainStep']);
    const led = buyer(inPhase(withoutSmall(), '3'), 'GIP', 500);
    train(managed(led, 'NWR', P3, { cash: 0 }), 'NWR', '2');
    expect(led.atStep('GIP', 'trains').do(P1, buy('2', 10, 'NWR')).waiting).toEqual([P3]);
  });

  test('1853-4.8.9b At least 10, and everybody is told', () => {
    const play = two().atStep('GIP', 'trains');
    play.refuses(P1, buy('2', 9, 'NWR'), 'priceAtLeastOne', '1853-4.8.9b');
    play.refuses(P1, buy('2', 0, 'NWR'), 'priceAtLeastOne', '1853-4.8.9b');
    play.refuses(P1, buy('2', -10, 'NWR'), 'malformed');
    const told = play.do(P1, buy('2', 10, 'NWR'));
    expect(told.events.find(({ type }) => type === 'offered')).toMatchObject({ deal: { price: 10 } });
    expect(told.do(P2, accept).cash('NWR')).toBe(10);
  });

  test('1853-4.8.9a R54 R55 No ceiling but money: the treasury first, then the director', () => {
    const play = two().atStep('GIP', 'trains');
    const done = play.do(P1, buy('2', 800, 'NWR')).do(P2, accept);
    expect([done.cash('GIP'), done.cash(P1), done.cash('NWR')]).toEqual([0, 0, 800]);
    play.refuses(P1, buy('2', 801, 'NWR'), 'directorShort', '1853-4.8.8a');
    // the option: he helps to pay the bank alone
    const bankOnly = withOwn(inPhase(table1853({ helpForBankOnly: true }), '3'), { bbci: 'small' });
    buyer(bankOnly, 'GIP', 400).cash(P1, 300);
    train(founded(bankOnly, 'NWR', P2, { cash: 0 }), 'NWR', '2');
    const strict = bankOnly.atStep('GIP', 'trains');
    strict.refuses(P1, buy('2', 401, 'NWR'), 'priceAboveTreasury', '1853-4.8.8a');
    expect(strict.accepts(P1, buy('2', 400, 'NWR'))).toBe(true);
    expect(strict.do(P1, fresh('3')).cash(P1)).toBe(260);
    // a manager has no money to add
    const led = managed(inPhase(withoutSmall(), '3'), 'GIP', P1, { cash: 400 }).cash(P1, 300);
    train(founded(led, 'NWR', P2, { cash: 0 }), 'NWR', '2');
    led.atStep('GIP', 'trains').refuses(P1, buy('2', 401, 'NWR'), 'priceAboveTreasury', '1853-4.8.8a');
  });

  test('1853-4.8.9c 1853-4.8.18d A large company gets no 1M, from the bank or a company', () => {
    const table = buyer(inPhase(withSmall(), '2'), 'GIP', 900);
    founded(table, 'SIR', P2);
    const play = train(table, 'SIR', '1M').atStep('GIP', 'trains');
    play.refuses(P1, buy('1M', 100, 'SIR'), 'smallOnly', '1853-4.8.9c');
    play.refuses(P1, fresh('1M'), 'smallOnly', '1853-4.8.18d');
    expect(offered(play)).toEqual(['bank 2']);
    const pool = buyer(withSmall(), 'GIP', 900).turnedTrain('pool', '1M').atStep('GIP', 'trains');
    pool.refuses(P1, used('1M'), 'smallOnly', '1853-4.8.18d');
    // small companies trade them: a 1M stays one (R56)
    const small = buyer(withSmall(), 'MSM', 900);
    founded(small, 'SIR', P2);
    const sold = train(small, 'SIR', '1M')
      .atStep('MSM', 'trains')
      .do(P1, buy('1M', 100, 'SIR'))
      .do(P2, accept);
    expect(kindsOf(sold, 'MSM')).toEqual(['1M']);
  });

  test('1853-4.8.9d The limit of the buyer holds', () => {
    const table = two();
    for (let count = 0; count < 4; count++) train(table, 'GIP', '2');
    table.inTrainStep('GIP').refuses(P1, buy('2', 10, 'NWR'), 'trainLimit', '1853-4.8.9d');
  });
});

describe('metre trains', () => {
  test('1853-4.8.11a They are sold beside the others, and never begin a phase', () => {
    for (const [phase, kind, room] of [
      ['3', '2M', 2],
      ['4', '3M', 2],
      ['5', '4M', 1],
    ] as const) {
      const play = buyer(inPhase(withoutSmall(), phase), 'GIP', 2000).atStep('GIP', 'trains');
      const next = play.do(P1, fresh(kind));
      expect([next.state.phase, kindsOf(next, 'GIP')]).toEqual([phase, [kind]]);
      expect(next.events.some((one) => one.type === 'phaseBegan')).toBe(false);
      expect(offered(next)).toContain(`bank ${phase}`);
      expect(room).toBeGreaterThan(0);
    }
  });

  test('1853-4.8.12a Older ones stay on sale: the buyer chooses freely', () => {
    const play = buyer(inPhase(withoutSmall(), '4').supply('2M', 1), 'GIP', 2000).atStep('GIP', 'trains');
    expect(offered(play)).toEqual(['bank 4', 'bank 2M', 'bank 3M']);
    expect(kindsOf(play.do(P1, fresh('3M')), 'GIP')).toEqual(['3M']);
    const older = play.do(P1, fresh('2M'));
    expect(offered(older)).toEqual(['bank 4', 'bank 3M']);
    older.refuses(P1, fresh('2M'), 'noTrainLeft', '1853-1e');
  });

  test('1853-4.8.13a A kind that is sold out does not bring the next', () => {
    const play = buyer(inPhase(withoutSmall(), '3').supply('2M', 0), 'GIP', 2000).atStep('GIP', 'trains');
    play.refuses(P1, fresh('3M'), 'metreNotThisPhase', '1853-4.8.13a');
    play.refuses(P1, fresh('4M'), 'metreNotThisPhase', '1853-4.8.13a');
    expect(offered(play)).toEqual(['bank 3']);
    // only a new standard train does
    const four = buyer(inPhase(withoutSmall(), '3').supply('3', 0).supply('2M', 0), 'GIP', 2000);
    expect(offered(four.atStep('GIP', 'trains').do(P1, fresh('4')))).toEqual(['bank 4', 'bank 3M']);
  });

  test('1853-4.8.14a They count against the limit', () => {
    const table = buyer(inPhase(withoutSmall(), '5'), 'GIP', 2000, '4M', '3M');
    table.inTrainStep('GIP').refuses(P1, fresh('5'), 'trainLimit', '1853-4.8.5a');
    const one = buyer(inPhase(withoutSmall(), '5'), 'GIP', 2000, '4M');
    expect(kindsOf(one.atStep('GIP', 'trains').do(P1, fresh('4M')), 'GIP')).toEqual(['4M', '4M']);
  });

  test('1853-4.8.15a Large companies buy them from phase 3 on, from nobody before (R73)', () => {
    const table = buyer(withSmall().supply('2', 0), 'GIP', 2000);
    founded(table, 'SIR', P2);
    const play = train(table, 'SIR', '2M').atStep('GIP', 'trains');
    play.refuses(P1, fresh('2M'), 'metreNotYet', '1853-4.8.15a');
    play.refuses(P1, buy('2M', 200, 'SIR'), 'metreNotYet', '1853-4.8.15a');
    expect(offered(play)).toEqual(['bank 3']);
    const three = play.do(P1, fresh('3'));
    expect(offered(three)).toEqual(['bank 3', 'bank 2M', 'SIR 2M', 'SIR 2M']);
  });
});

describe('cards that are a 2 or a 1M', () => {
  test('1853-4.8.16a 1853-4.8.18a Small companies buy a card as a 2 for 300 or as a 1M for 180; large ones as a 2', () => {
    const play = buyer(withSmall(), 'SIR', 480).atStep('SIR', 'trains');
    expect(offered(play)).toEqual(['bank 2', 'bank 1M']);
    play.refuses(P1, buy('1M', 300), 'facePrice', '1853-4.8.2a');
    const both = play.do(P1, fresh('1M')).do(P1, fresh('2'));
    expect([both.cash('SIR'), kindsOf(both, 'SIR')]).toEqual([0, ['1M', '2']]);
    // one card of the seven each
    expect(kindsOf(both, 'bank').filter((kind) => kind === '2')).toHaveLength(5);
    const large = buyer(withSmall(), 'EIR', 900).atStep('EIR', 'trains');
    large.refuses(P1, fresh('1M'), 'smallOnly', '1853-4.8.18d');
    expect(offered(large)).toEqual(['bank 2']);
    // a small BBCI is a small company, a large one is not (R9)
    expect(offered(buyer(withSmall(), 'BBCI', 480).atStep('BBCI', 'trains'))).toEqual(['bank 2', 'bank 1M']);
    const big = buyer(withOwn(withSmall(), { bbci: 'large' }), 'BBCI', 480).atStep('BBCI', 'trains');
    big.refuses(P1, fresh('1M'), 'smallOnly', '1853-4.8.18d');
  });

  test('1853-4.8.16a Without a small company since the first stock round there is no 1M', () => {
    const play = buyer(withoutSmall(), 'SIR', 480).atStep('SIR', 'trains');
    expect(offered(play)).toEqual(['bank 2', 'bank 2M']);
    play.refuses(P1, fresh('1M'), 'noOneMetre', '1853-4.8.16a');
  });

  test('1853-4.8.16a R56 A 1M stays a 1M: sold on, and given back', () => {
    const table = buyer(withSmall(), 'MSM', 500);
    train(founded(table, 'SIR', P1), 'SIR', '1M');
    const play = table.atStep('MSM', 'trains');
    play.refuses(P1, buy('2', 100, 'SIR'), 'trainNotOwned', '1853-4.8.9a');
    expect(kindsOf(play.do(P1, buy('1M', 100, 'SIR')), 'MSM')).toEqual(['1M']);
    const pool = buyer(withSmall(), 'MSM', 500).turnedTrain('pool', '1M').atStep('MSM', 'trains');
    expect(offered(pool)).toEqual(['bank 2', 'bank 1M', 'pool 1M']);
    pool.refuses(P1, used('2'), 'notInPool', '1853-4.8.6b');
  });

  /** The seven cards are sold; the company acts in this operating round. */
  const soldOut = (company: string, cash: number, how: { set?: number; number?: number; of?: number }) => {
    const table = buyer(withSmall(), company, cash);
    for (const other of ['NWR', 'BNR']) {
      founded(table, other, P2, { cash: 0 });
      for (let count = 0; count < (other === 'NWR' ? 4 : 3); count++) train(table, other, '2');
    }
    return table.atStep(company, 'trains', { others: ['NWR', 'BNR', 'MSM', 'SIR', 'ECR'], ...how });
  };
  const first = { set: 1, number: 1, of: 1 };
  const fromBank = (play: Play) => offered(play).filter((one) => one.startsWith('bank'));

  test('1853-4.8.17a In the first operating round of the game there is always one more card beside the 3s', () => {
    let play = soldOut('SIR', 1000, first);
    expect(fromBank(play)).toEqual(['bank 2', 'bank 3', 'bank 1M']);
    play = play.do(P1, fresh('1M')).do(P1, fresh('1M')).do(P1, fresh('2'));
    expect([kindsOf(play, 'SIR'), play.cash('SIR')]).toEqual([['1M', '1M', '2'], 340]);
    // R57, R68: not in the round that the elephant adds, not later
    for (const later of [
      { set: 1, number: 2, of: 1 },
      { set: 2, number: 1, of: 1 },
    ]) {
      const over = soldOut('SIR', 1000, later);
      expect(fromBank(over)).toEqual(['bank 3', 'bank 2M']);
      over.refuses(P1, fresh('2'), 'cardsGone', '1853-4.8.17a');
      over.refuses(P1, fresh('1M'), 'cardsGone', '1853-4.8.17a');
    }
    // only where there are 1Ms at all
    const none = buyer(withoutSmall().supply('2', 0), 'EIR', 1000).atStep('EIR', 'trains', first);
    expect(offered(none)).toEqual(['bank 3']);
  });

  test('1853-4.8.17b The first 3 ends it at once', () => {
    const play = soldOut('GIP', 2000, first);
    expect(fromBank(play)).toEqual(['bank 2', 'bank 3']);
    const three = play.do(P1, fresh('2')).do(P1, fresh('3'));
    expect(fromBank(three)).toEqual(['bank 3', 'bank 2M']);
    three.refuses(P1, fresh('2'), 'cardsGone', '1853-4.8.17b');
    expect(kindsOf(three, 'bank')).not.toContain('2');
  });

  test('1853-4.8.17a R57 With the end of the first operating round no spare 2 lies out', () => {
    const table = withSmall().supply('2', 0);
    founded(table, 'SIR', P1, { cash: 1000 });
    founded(table, 'GIP', P1, { cash: 1000 });
    const play = table.atStep('SIR', 'trains', first);
    expect(kindsOf(play, 'bank')).toContain('2');
    const over = play.do(P1, pass);
    expect([over.top, kindsOf(over, 'bank').includes('2')]).toEqual(['extraRound', false]);
  });
});

describe('engine tokens', () => {
  /** A small company, or another, where no metre train is on sale: in phase 2 all cards are sold. */
  const bare = (company: string, builder = withSmall(), later = {}) =>
    buyer(builder.supply('2', 0), company, 1000).atStep(company, 'trains', { set: 2, ...later });

  test('1853-4.8.19a 1853-4.8.19d Once a small company buys one of the next phase, where no metre train is on sale', () => {
    for (const company of ['MSM', 'SIR', 'ECR', 'BBCI']) {
      const play = bare(company);
      expect(offered(play)).toEqual(['bank 3', 'bank 2M']);
      const engine = play.do(P1, fresh('2M'));
      expect([engine.cash(company), kindsOf(engine, company), engine.state.phase]).toEqual([
        750,
        ['2M'],
        '2',
      ]);
      expect(kindsOf(engine, 'bank').filter((kind) => kind === '2M')).toHaveLength(2);
      engine.refuses(P1, fresh('2M'), 'engineUsed', '1853-4.8.19d');
      expect(offered(engine)).toEqual(['bank 3']);
    }
    for (const company of ['EIR', 'GIP', 'NWR', 'BNR'])
      bare(company).refuses(P1, fresh('2M'), 'metreNotYet', '1853-4.8.15a');
    bare('BBCI', withOwn(withSmall(), { bbci: 'large' })).refuses(P1, fresh('2M'), 'metreNotYet');
  });

  test('1853-4.8.19a In a game without 1Ms it brings a 2M in phase 2 (R58)', () => {
    const play = buyer(withoutSmall(), 'SIR', 1000).atStep('SIR', 'trains');
    expect(offered(play)).toEqual(['bank 2', 'bank 2M']);
    expect(kindsOf(play.do(P1, fresh('2M')), 'bank').filter((kind) => kind === '2M')).toHaveLength(1);
  });

  test('1853-4.8.19a It buys the next kind only, and in phase 5 it is worth nothing (R58)', () => {
    bare('SIR').refuses(P1, fresh('3M'), 'metreNotThisPhase', '1853-4.8.13a');
    const three = buyer(inPhase(withSmall(), '3').supply('2M', 0), 'SIR', 1000).atStep('SIR', 'trains');
    expect(offered(three)).toEqual(['bank 3', 'bank 3M']);
    const four = buyer(inPhase(withSmall(), '4').supply('2M', 0).supply('3M', 0), 'SIR', 1000);
    expect(offered(four.atStep('SIR', 'trains'))).toEqual(['bank 4', 'bank 4M']);
    const five = buyer(inPhase(withSmall(), '5').supply('3M', 0).supply('4M', 0), 'SIR', 2000);
    const last = five.atStep('SIR', 'trains');
    expect(offered(last)).toEqual(['bank 5', 'bank 6']);
    last.refuses(P1, fresh('4M'), 'noTrainLeft', '1853-1e');
  });

  test('1853-4.8.19b Not in the first operating round of the game; in the one the elephant adds it may (R68)', () => {
    const first = buyer(withoutSmall(), 'SIR', 1000).atStep('SIR', 'trains', { set: 1, number: 1 });
    first.refuses(P1, fresh('2M'), 'engineNotYet', '1853-4.8.19b');
    expect(offered(first)).toEqual(['bank 2']);
    expect(offered(bare('SIR', withSmall(), { set: 1, number: 2, of: 1 }))).toEqual(['bank 3', 'bank 2M']);
    // it is nowhere said to be on sale either, and there is none to fetch before an operating round
    expect([engineTrain(title, first.state, 'SIR'), sold(first)]).toEqual([null, ['bank 2']]);
    expect(engineTrain(title, bare('SIR').state, 'SIR')).toBe('2M');
    expect(
      engineTrain(title, buyer(withoutSmall(), 'SIR', 1000).stockRound({ seat: P1 }).state, 'SIR'),
    ).toBeNull();
  });

  test('1853-4.8.19c Not while the bank sells it a metre train, new or given back, costly or not (R58)', () => {
    const play = buyer(inPhase(withSmall(), '3'), 'SIR', 1000).atStep('SIR', 'trains');
    play.refuses(P1, fresh('3M'), 'metreOnSale', '1853-4.8.19c');
    // a 1M of the seven cards is one too
    const card = buyer(withSmall(), 'SIR', 1000).atStep('SIR', 'trains');
    card.refuses(P1, fresh('2M'), 'metreOnSale', '1853-4.8.19c');
    const back = buyer(inPhase(withSmall(), '3').supply('2M', 0).train('pool', '2M'), 'SIR', 1000);
    const pool = back.atStep('SIR', 'trains');
    pool.refuses(P1, fresh('3M'), 'metreOnSale', '1853-4.8.19c');
    // for the token the one that was given back is on sale, though it costs more than the company has
    expect([engineTrain(title, pool.state, 'SIR'), sold(pool)]).toEqual([null, ['bank 3', 'pool 2M']]);
    for (const one of [play, card]) expect(engineTrain(title, one.state, 'SIR')).toBeNull();
    expect(offered(pool.do(P1, used('2M')))).toEqual(['bank 3', 'bank 3M']);
  });

  test('1853-4.8.19d Nobody must use it, and nobody else can', () => {
    expect(bare('SIR').accepts(P1, pass)).toBe(true);
    const table = withOwn(buyer(withSmall().supply('2', 0), 'MSM', 1000), { enginesUsed: ['MSM'] });
    founded(table, 'SIR', P1);
    table.atStep('MSM', 'trains').refuses(P1, fresh('2M'), 'engineUsed', '1853-4.8.19d');
  });

  test('1853-4.8.19a A train fetched with it may change hands: a large company still has to wait for phase 3', () => {
    const engine = bare('SIR').do(P1, fresh('2M'));
    expect(engine.state.phase).toBe('2');
    const table = buyer(inPhase(withSmall(), '3').supply('2M', 0), 'GIP', 1000);
    train(founded(table, 'SIR', P1), 'SIR', '3M');
    const play = withOwn(table, { enginesUsed: ['SIR'] }).atStep('GIP', 'trains');
    expect(kindsOf(play.do(P1, buy('3M', 50, 'SIR')), 'GIP')).toEqual(['3M']);
  });

  test('1853-4.8.19a A manager buys with it on credit too (R27)', () => {
    const table = managed(withSmall().supply('2', 0), 'SIR', P1, { cash: 100 });
    const play = table.atStep('SIR', 'trains').do(P1, credit('2M'));
    expect(kindsOf(play, 'SIR')).toEqual(['2M']);
    expect(play.state.own).toMatchObject({ enginesUsed: ['SIR'], credit: { SIR: { debt: 250 } } });
  });
});
