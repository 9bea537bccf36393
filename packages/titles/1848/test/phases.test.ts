/** Chapter X: what the first train of each kind sets off. The book's phases 1 to 7 are named after their trains here. */
import { phaseOf } from '@kursbuch/eighteen';
import { expect, test } from 'vitest';
import { title } from '../rules/index.ts';
import { P1, P2, P3, type Play, type TableBuilder, table1848 } from './table1848.ts';

const pass = { type: 'pass' } as const;
const buy = (kind: string, how: { price?: number; from?: string; tradeIn?: string } = {}) => ({
  type: 'buyTrain' as const,
  from: how.from ?? 'bank',
  kind,
  price: how.price ?? (title.trains.get(kind)?.price as number),
  ...(how.tradeIn === undefined ? {} : { tradeIn: how.tradeIn }),
});

/** The NSW of P1 between Sydney and Newcastle, the VR of P2 (who acts after it) between Melbourne and Geelong. */
const companies = (builder: TableBuilder, cash = 2000): TableBuilder =>
  builder
    .company('NSW', P1, { cash })
    .tile('F17', '6', 1)
    .tile('E18', '6', 0)
    .company('VR', P2, { cash, par: 90 })
    .tile('H11', '57', 1)
    .tile('H9', '57', 1);

const buying = (builder: TableBuilder): Play => builder.atStep('NSW', 'trains', { others: ['VR'] });

/** The bank's next card is the first of this kind. */
const firstOf = (kind: '3' | '4' | '5' | '6' | '8', builder = table1848()): TableBuilder => {
  const before = { '3': '2', '4': '3', '5': '4', '6': '5', '8': '6' } as const;
  return builder.phase(before[kind]).supply(before[kind], 0);
};

/** NSW buys, its turn ends, and the VR is on turn. */
const nextTurn = (builder: TableBuilder, kind: string): Play => buying(builder).do(P1, buy(kind)).passTurn();

const colours = (play: Play, seat: number): readonly string[] =>
  [
    ...new Set(
      play
        .actions(seat)
        .flatMap((one) =>
          one.type === 'layTile' ? [title.board.tiles.get(one.tile)?.[0]?.color ?? ''] : [],
        ),
    ),
  ].sort();

const offered = (play: Play, seat: number): readonly string[] =>
  play
    .actions(seat)
    .flatMap((one) => (one.type === 'buyTrain' && one.from === 'bank' ? [`${one.kind} ${one.price}`] : []));

/** The company on turn lays nothing, keeps its revenue and comes to its trains. */
function toTrains(play: Play): Play {
  let now = play;
  for (let guard = 0; guard < 10 && now.top !== 'trainStep'; guard++) {
    const seat = now.waiting[0] as number;
    const idle = now.actions(seat).find((one) => ['pass', 'runTrains', 'withhold'].includes(one.type));
    now = now.do(seat, idle as NonNullable<typeof idle>);
  }
  return now;
}

/** The set of operating rounds that follows when this stock round ends. */
const roundsAfter = (builder: TableBuilder): number => builder.endOfStockRound().state.round.of;

/** Pass until the operating round of this name has begun, and list the rounds that begin on the way. */
function roundsUntil(play: Play, last: string): readonly string[] {
  const begun: string[] = [];
  let now = play;
  for (let guard = 0; guard < 200 && begun.at(-1) !== last; guard++) {
    now = now.acting === undefined ? now.pass() : now.passTurn();
    for (const event of now.events)
      if (event.type === 'roundBegan')
        begun.push(
          event.round.kind === 'stock' ? `SR ${event.round.set}` : `${event.round.set}.${event.round.number}`,
        );
  }
  return begun;
}

test('1848-X-1 Phase 1: yellow tiles, one yellow lay, four trains, one operating round', () => {
  const track = companies(table1848()).train('NSW', '2').atStep('NSW', 'track');
  expect(track.state.phase).toBe('2');
  expect(colours(track, P1)).toEqual(['yellow']);
  const laid = track.do(P1, { type: 'layTile', hex: 'D17', tile: '9', rotation: 2 });
  expect(laid.top).not.toBe('trackStep');
  laid.refuses(P1, { type: 'layTile', hex: 'F15', tile: '235', rotation: 4 }, 'oneYellow', '1848-VIII-18');
  const four = companies(table1848());
  for (let count = 0; count < 4; count++) four.train('NSW', '2');
  four.inTrainStep('NSW').refuses(P1, buy('2'), 'trainLimit', '1848-IX-29');
  expect(roundsAfter(companies(table1848()))).toBe(1);
});

test('1848-X-2 Phase 1: only 2 and 2+ are on sale', () => {
  const play = buying(companies(table1848()));
  expect(offered(play, P1)).toEqual(['2 100', '2+ 120']);
  play.refuses(P1, buy('3'), 'notOnSaleYet', '1848-IX-27');
});

test('1848-X-3 Phase 2: the first 2 or 2+ changes nothing', () => {
  for (const kind of ['2', '2+']) {
    const before = buying(companies(table1848()));
    const after = before.do(P1, buy(kind));
    expect(phaseOf(title, after.state)).toEqual(phaseOf(title, before.state));
    expect(after.events.map((event) => event.type)).not.toContain('phaseBegan');
    expect(offered(after, P1)).toEqual(['2 100', '2+ 120']);
    expect(colours(after.passTurn(), P2)).toEqual(['yellow']);
  }
});

test.each(['3', '3+'])(
  '1848-X-4 Phase 3, begun by a %s: green tiles for the next company, brown not yet',
  (kind) => {
    const play = nextTurn(companies(firstOf('3')), kind);
    expect([play.state.phase, play.acting]).toEqual(['3', 'VR']);
    expect(colours(play, P2)).toEqual(['green', 'yellow']);
    const green = { type: 'layTile', hex: 'H11', tile: '236', rotation: 1 } as const;
    const built = companies(table1848().phase('3')).tile('H11', '236', 1).atStep('VR', 'track');
    built.refuses(P2, { ...green, tile: '239' }, 'colourNotYet', '1848-VIII-37');
    expect(play.do(P2, green).state.tiles.H11?.tile).toBe('236');
  },
);

test('1848-X-5 Phase 3: two yellow tiles or one upgrade', () => {
  const play = nextTurn(companies(firstOf('3')), '3');
  const first = play.do(P2, { type: 'layTile', hex: 'H13', tile: '8', rotation: 1 });
  expect(colours(first, P2)).toEqual(['yellow']);
  const second = first.do(P2, { type: 'layTile', hex: 'H7', tile: '6', rotation: 2 });
  expect([second.state.tiles.H13?.tile, second.state.tiles.H7?.tile]).toEqual(['8', '6']);
  expect(second.top).not.toBe('trackStep');
  const upgraded = play.do(P2, { type: 'layTile', hex: 'H11', tile: '236', rotation: 1 });
  expect(upgraded.top).not.toBe('trackStep');
});

test('1848-X-6 Phase 3: companies buy P1 to P4 and use their powers', () => {
  const request = { type: 'requestPrivate', private: 'P1', price: 30 } as const;
  const west = (builder: TableBuilder) =>
    companies(builder)
      .private('P1', P1)
      .private('P2', P1)
      .company('CAR', P1, { cash: 100 })
      .tile('E4', '5', 4);
  const early = west(firstOf('3'));
  early.atStep('NSW', 'trains').refuses(P1, request, 'privatesNotYet', '1848-V-4');
  const desert = { type: 'layTile', hex: 'E6', tile: '9', rotation: 1, power: 'P2' } as const;
  west(firstOf('3')).atStep('CAR', 'track').refuses(P1, desert, 'powersNotYet', '1848-V-9');
  const bought = early.atStep('NSW', 'trains').do(P1, buy('3')).do(P1, request);
  expect([bought.owner('P1'), bought.cash('NSW')]).toEqual(['NSW', 2000 - 200 - 30]);
  const laid = west(table1848().phase('3')).atStep('CAR', 'track').do(P1, desert);
  expect([laid.state.tiles.E6?.tile, laid.cash('CAR')]).toEqual(['9', 100]);
});

test.each([
  ['1848-X-7', '3', 3, 30],
  ['1848-X-15', '5', 2, 40],
  ['1848-X-24', '8', 5, 150],
])('%s Phase %s: the Bank of England pays at least so much for %i shares: %i', (_id, phase, shares, paid) => {
  const before = (name: string) =>
    companies(table1848({ players: 3 }).phase(name))
      .fromPool(P2, 'BOE', shares * 10)
      .cash(P2, 0)
      .endOfStockRound();
  expect(before(phase).cash(P2)).toBe(paid);
  // a phase earlier it is less
  const earlier = { '3': '2', '5': '4', '8': '6' }[phase] as string;
  expect(before(earlier).cash(P2)).toBe(paid - 10 * shares);
});

test('1848-X-7 1848-X-15 1848-X-24 The phase counts from the next operating round on', () => {
  const firsts = [
    ['3', 30],
    ['5', 60],
    ['8', 90],
  ] as const;
  for (const [kind, paid] of firsts) {
    const play = companies(firstOf(kind))
      .train('VR', '5')
      .fromPool(P3, 'BOE', 30)
      .atStep('NSW', 'trains', { others: ['VR'], number: 1, of: 2 });
    const bought = play.do(P1, buy(kind));
    expect(bought.cash(P3)).toBe(play.cash(P3));
    const next = bought.passTurn().passTurn();
    expect([next.state.round.number, next.cash(P3) - play.cash(P3)]).toEqual([2, paid]);
  }
});

test('1848-X-8 Phase 3: the buyer of the first 3 may take a loan in the same turn', () => {
  const play = buying(companies(firstOf('3')));
  play.refuses(P1, { type: 'takeLoan' }, 'loansNotYet', '1848-VI-38');
  expect(play.kinds(P1)).not.toContain('takeLoan');
  const bought = play.do(P1, buy('3+'));
  expect(bought.kinds(P1)).toContain('takeLoan');
  const lent = bought.do(P1, { type: 'takeLoan' });
  expect([lent.cash('NSW'), lent.price('NSW')]).toEqual([2000 - 230 + 100, 80]);
});

test('1848-X-9 Phase 3: the buyer of the first 3 may then buy from other companies', () => {
  const foreign = buy('2', { from: 'VR' });
  const play = buying(companies(firstOf('3')).train('VR', '2'));
  play.refuses(P1, foreign, 'tradeNotYet', '1848-IX-22');
  const bought = play.do(P1, buy('3'));
  expect(bought.offers(P1, foreign)).toBe(true);
  const traded = bought.do(P1, foreign).do(P2, { type: 'accept' });
  expect([traded.trains('NSW'), traded.trains('VR')]).toEqual([['2', '3'], []]);
});

test('1848-X-10 Phase 3: two operating rounds from the next stock round on', () => {
  const play = companies(firstOf('3'))
    .train('VR', '2')
    .atStep('NSW', 'trains', { others: ['VR'], set: 3, number: 1, of: 1 })
    .do(P1, buy('3'));
  expect(roundsUntil(play, 'SR 5')).toEqual(['SR 4', '4.1', '4.2', 'SR 5']);
});

/** Four companies with 2s and 2+s. */
const oldTrains = (builder: TableBuilder) =>
  companies(builder)
    .company('QR', P3, { cash: 50 })
    .company('FT', P3, { cash: 50 })
    .turnedTrain('VR', '2+')
    .turnedTrain('QR', '2+')
    .train('NSW', '2')
    .train('NSW', '3')
    .train('QR', '2')
    .train('FT', '2');

test.each(['4', '4+'])(
  '1848-X-11 Phase 4, begun by a %s: every 2 and 2+ is scrapped, without money',
  (kind) => {
    const builder = oldTrains(table1848()).supply('2', 0).supply('3', 0).set({ phase: '3' });
    const before = buying(builder);
    const play = before.do(P1, buy(kind));
    expect(play.state.phase).toBe('4');
    expect(play.trains('NSW')).toEqual(['3', kind]);
    for (const company of ['VR', 'QR', 'FT']) expect(play.trains(company)).toEqual([]);
    expect(play.trains('scrap').filter((one) => one.startsWith('2'))).toHaveLength(6);
    for (const company of ['VR', 'QR', 'FT']) expect(play.cash(company)).toBe(before.cash(company));
  },
);

test('1848-X-12 Phase 4: three trains; a fourth is dropped at once', () => {
  const builder = companies(table1848());
  for (let count = 0; count < 4; count++) builder.train('VR', '3');
  const play = buying(builder.supply('2', 0).supply('3', 0).set({ phase: '3' })).do(P1, buy('4'));
  expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
  play.refuses(P1, buy('4'), 'discardFirst', '1848-IX-31');
  const dropped = play.do(P2, { type: 'discardTrain', company: 'VR', kind: '3' });
  expect([dropped.trains('VR'), dropped.cash('VR')]).toEqual([['3', '3', '3'], 2000]);
  expect([dropped.trains('bank').includes('3'), dropped.trains('pool')]).toEqual([false, []]);
  expect(dropped.waiting).toEqual([P1]);
  const full = companies(table1848().phase('4'));
  for (const kind of ['3', '3', '4']) full.train('NSW', kind);
  full.inTrainStep('NSW').refuses(P1, buy('4'), 'trainLimit', '1848-IX-29');
});

test('1848-X-13 Phase 5: brown tiles for the next company', () => {
  const builder = (kind: '5') => companies(firstOf(kind)).train('VR', '4').tile('H11', '236', 1);
  const brown = { type: 'layTile', hex: 'H11', tile: '239', rotation: 1 } as const;
  builder('5').atStep('VR', 'track').refuses(P2, brown, 'colourNotYet', '1848-VIII-37');
  const play = nextTurn(builder('5'), '5+');
  expect([play.state.phase, play.acting]).toEqual(['5', 'VR']);
  expect(colours(play, P2)).toEqual(['brown', 'green', 'yellow']);
  expect(play.do(P2, brown).state.tiles.H11?.tile).toBe('239');
});

test('1848-X-14 Phase 5: the 2E is on sale, also for the buyer of the first 5 in the same turn', () => {
  const play = buying(companies(firstOf('5')));
  play.refuses(P1, buy('2E'), 'ghanNotYet', '1848-IX-11');
  const bought = play.do(P1, buy('5'));
  expect(offered(bought, P1)).toContain('2E 200');
  expect(bought.do(P1, buy('2E')).trains('NSW')).toEqual(['5', '2E']);
});

test('1848-X-16 Phase 5: two trains; a third is dropped, and a 2E does not count', () => {
  const builder = companies(firstOf('5'));
  for (const kind of ['3', '4', '4']) builder.train('VR', kind);
  const play = buying(builder).do(P1, buy('5'));
  expect([play.top, play.waiting]).toEqual(['discardTrains', [P2]]);
  const dropped = play.do(P2, { type: 'discardTrain', company: 'VR', kind: '3' });
  expect([dropped.trains('VR'), dropped.trains('pool')]).toEqual([['4', '4'], []]);
  expect(dropped.cash('VR')).toBe(2000);
  // two trains and a 2E are not too many
  const two = dropped.do(P1, buy('5'));
  two.refuses(P1, buy('5'), 'trainLimit', '1848-IX-29');
  const three = two.do(P1, buy('2E'));
  expect([three.trains('NSW'), three.top]).toEqual([['5', '5', '2E'], 'privatesStep']);
});

test('1848-X-17 Phase 5: three operating rounds from the next stock round on', () => {
  const play = companies(firstOf('5'))
    .train('VR', '4')
    .atStep('NSW', 'trains', { others: ['VR'], set: 5, number: 1, of: 2 })
    .do(P1, buy('5'));
  expect(roundsUntil(play, 'SR 7')).toEqual(['5.2', 'SR 6', '6.1', '6.2', '6.3', 'SR 7']);
});

/** All privates are owned; the Tasmania tile lies already. */
const withPrivates = (builder: TableBuilder) => {
  for (const one of ['P1', 'P2', 'P4', 'P5']) builder.private(one, P3);
  return builder.private('P6', 'VR');
};

test('1848-X-18 Phase 5: all privates close, but the rights of P2 and P4 stay', () => {
  const play = withPrivates(companies(firstOf('5')))
    .private('P4', 'NSW')
    .train('VR', '4')
    .atStep('NSW', 'trains', { others: ['VR'], number: 1, of: 2 });
  const closed = play.do(P1, buy('5'));
  for (const one of ['P1', 'P5', 'P6']) expect(closed.state.privates[one]?.closed).toBe(true);
  const next = closed.passTurn().passTurn();
  expect(next.state.round.number).toBe(2);
  expect(next.events.filter((event) => event.type === 'paid' && /^P\d$/.test(event.why))).toEqual([]);
  expect(next.cash(P3)).toBe(play.cash(P3));
  // P4's right in the same turn, P2's (with the director) in the turn of the CAR
  const ghan = closed.do(P1, { ...buy('2E', { price: 100 }), power: 'P4' });
  expect(ghan.cash('NSW')).toBe(2000 - 500 - 100);
  const desert = { type: 'layTile', hex: 'E6', tile: '9', rotation: 1, power: 'P2' } as const;
  const car = companies(firstOf('5'))
    .private('P2', P2)
    .company('CAR', P2, { cash: 100, par: 80 })
    .tile('E4', '5', 4)
    .atStep('NSW', 'trains', { others: ['CAR'] });
  const laid = car.do(P1, buy('5')).passTurn().do(P2, desert);
  expect([laid.state.tiles.E6?.tile, laid.cash('CAR')]).toEqual(['9', 100]);
});

test('1848-X-19 Phase 5: an unlaid Tasmania tile is laid at once, by the owner of P3', () => {
  const play = buying(companies(firstOf('5')).private('P3', P2).train('VR', '4')).do(P1, buy('5'));
  expect([play.top, play.waiting]).toEqual(['tasmania', [P2]]);
  expect(play.kinds(P1)).toEqual([]);
  play.refuses(P1, pass, 'tasmaniaFirst', '1848-V-25');
  play.refuses(P2, { type: 'takeLoan' }, 'tasmaniaFirst', '1848-V-25');
  const lays = play.actions(P2);
  expect(lays.map((one) => one.type === 'layTile' && one.hex)).toEqual(['I8', 'I10']);
  const laid = play.do(P2, lays[0] as (typeof lays)[number]);
  expect([laid.state.tiles.I8?.tile, laid.waiting, laid.acting]).toEqual(['241', [P1], 'NSW']);
});

test.each(['6', '6+'])(
  '1848-X-20 Phase 6, begun by a %s: every 3 and 3+ is scrapped, without money',
  (kind) => {
    const builder = companies(table1848())
      .company('FT', P3, { cash: 50 })
      .turnedTrain('VR', '3+')
      .train('VR', '5')
      .train('FT', '3')
      .train('FT', '4');
    for (const sold of ['2', '3', '4', '5']) builder.supply(sold, 0);
    const play = buying(builder.set({ phase: '5' })).do(P1, buy(kind));
    expect(play.state.phase).toBe('6');
    expect([play.trains('VR'), play.trains('FT')]).toEqual([['5'], ['4']]);
    expect(play.trains('scrap').filter((one) => one.startsWith('3'))).toHaveLength(5);
    expect([play.cash('VR'), play.cash('FT')]).toEqual([2000, 50]);
  },
);

test('1848-X-21 Phase 6: COM operates without the link, in this round if its place has not been passed', () => {
  const table = (par: number) =>
    companies(firstOf('6'))
      .train('NSW', '5')
      .train('VR', '5')
      .par('COM', par)
      .shares(P3, 'COM', 60)
      .operating(['NSW', 'VR', 'COM'], { number: 1, of: 2 });
  // no 6 sold: COM is passed over
  const without = table(80).passTurn().passTurn();
  expect([without.state.round.number, without.acting]).toEqual([2, 'NSW']);
  const sold = toTrains(table(80)).do(P1, buy('6'));
  const acts = sold.passTurn().passTurn();
  expect([acts.state.round.number, acts.acting, acts.waiting]).toEqual([1, 'COM', [P3]]);
  // the VR acts behind COM's place: COM begins in the next round
  const late = table(100).passTurn();
  expect(late.acting).toBe('VR');
  const next = toTrains(late).do(P2, buy('6')).passTurn();
  expect([next.state.round.number, next.acting]).toEqual([2, 'COM']);
});

test('1848-X-22 Phase 7: grey tiles', () => {
  const gray = { type: 'layTile', hex: 'H11', tile: '240', rotation: 1 } as const;
  const builder = () => companies(firstOf('8')).train('VR', '6').tile('H11', '239', 1);
  builder().atStep('VR', 'track').refuses(P2, gray, 'colourNotYet', '1848-VIII-37');
  const play = nextTurn(builder(), '8');
  expect([play.state.phase, play.acting]).toEqual(['8', 'VR']);
  expect(colours(play, P2)).toContain('gray');
  expect(play.do(P2, gray).state.tiles.H11?.tile).toBe('240');
});

test('1848-X-23 Phase 7: every 4 and 4+ is scrapped; one given for the first diesel is 300 off', () => {
  const table = () => {
    const builder = companies(table1848())
      .company('FT', P3, { cash: 50 })
      .turnedTrain('VR', '4+')
      .train('VR', '5')
      .train('FT', '4')
      .train('NSW', '4');
    for (const sold of ['2', '3', '4', '5', '6']) builder.supply(sold, 0);
    return buying(builder.set({ phase: '6' }));
  };
  for (const [action, paid, kept] of [
    [buy('8'), 800, '8'],
    [buy('D'), 1100, 'D'],
    [buy('D', { price: 800, tradeIn: '4' }), 800, 'D'],
  ] as const) {
    const play = table().do(P1, action);
    expect(play.state.phase).toBe('8');
    expect([play.trains('NSW'), play.trains('VR'), play.trains('FT')]).toEqual([[kept], ['5'], []]);
    expect([play.cash('NSW'), play.cash('VR'), play.cash('FT')]).toEqual([2000 - paid, 2000, 50]);
  }
});

test('1848-X-25 Effects come at once, within the turn of the buyer', () => {
  const builder = companies(table1848()).train('NSW', '2').train('NSW', '3');
  for (const sold of ['2', '3']) builder.supply(sold, 0);
  const play = buying(builder.set({ phase: '3' })).do(P1, buy('4'));
  expect([play.trains('NSW'), play.acting, play.top]).toEqual([['3', '4'], 'NSW', 'trainStep']);
  // the place of the 2 is free before the next purchase, and the limit is three already
  const next = play.do(P1, buy('4'));
  expect([next.trains('NSW'), next.top]).toEqual([['3', '4', '4'], 'privatesStep']);
  expect(next.kinds(P1)).not.toContain('buyTrain');
});

test('1848-X-26 Who loses the last train in the turn of another buys one at the end of the own next turn', () => {
  const builder = companies(table1848()).train('VR', '2').train('NSW', '3');
  for (const sold of ['2', '3']) builder.supply(sold, 0);
  const play = buying(builder.set({ phase: '3' })).do(P1, buy('4'));
  expect([play.trains('VR'), play.waiting, play.top]).toEqual([[], [P1], 'trainStep']);
  const turn = play.passTurn();
  expect([turn.acting, turn.top, turn.price('VR')]).toEqual(['VR', 'trackStep', 90]);
  // it runs nothing, falls, and then must buy
  const trains = turn.passUntil('trainStep');
  expect(trains.price('VR')).toBe(80);
  trains.refuses(P2, pass, 'mustOwnTrain', '1848-IX-1');
  expect(trains.do(P2, buy('4')).passTurn().acting).not.toBe('VR');
});
