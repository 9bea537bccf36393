/** Chapters 0, II and III: the table, the components, the preparation. */
import { newKinds, opposite } from '@kursbuch/eighteen';
import { isRefusal, type Setup } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import { TILES } from '../facts/tiles.ts';
import { table, title } from '../rules/index.ts';
import {
  P1,
  P2,
  P3,
  P4,
  Play,
  run,
  type TableBuilder,
  table1848,
  table2021,
  withLoans,
} from './table1848.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];
const RAILWAYS = ['QR', 'VR', 'NSW', 'WA', 'CAR', 'SAR', 'FT', 'COM'];

const pass = { type: 'pass' } as const;
const lay = (hex: string, tile: string, rotation: number) =>
  ({ type: 'layTile', hex, tile, rotation }) as const;
const buy = (kind: string, price: number, from = 'bank') =>
  ({ type: 'buyTrain', from, kind, price }) as const;
const bankShare = { type: 'buyShare', company: 'BOE', from: 'pool' } as const;

const setUp = (players: readonly string[], options: Setup['options'] = {}, seed = 'seed') => {
  const state = table.setup({ players, seed, options });
  if (isRefusal(state)) throw new Error(state.reason);
  return new Play(state);
};
const noTable = (players: readonly string[], options: Setup['options'] = {}) =>
  table.setup({ players, seed: 'seed', options });

describe('0 At this table', () => {
  test('1848-0-1 An action must have the form of one', () => {
    const play = table1848().privateSale();
    for (const [action, reason] of [
      [null, 'malformed'],
      ['pass', 'malformed'],
      [[], 'malformed'],
      [{}, 'unknownAction'],
      [{ type: 'fly' }, 'unknownAction'],
      [{ type: 'constructor' }, 'unknownAction'],
      [{ type: 'buyPrivate' }, 'malformed'],
      [{ type: 'lowerPrice', private: 3 }, 'malformed'],
      [{ type: 'lowerPrice', private: 'P1', by: 10 }, 'malformed'],
      [{ type: 'startCompany', company: 'VR', price: 1.5 }, 'malformed'],
      [{ type: 'requestPrivate', private: 'P1', price: -1 }, 'malformed'],
      [{ type: 'takeLoan', company: 'VR' }, 'malformed'],
    ] as const)
      play.refuses(P1, action, reason, '1848-0-1');
    for (const seat of [9, -1, 0.5]) play.refuses(seat, pass, 'noSuchSeat', '1848-0-1');
  });

  test('1848-0-1 An action must name things that exist', () => {
    const sale = table1848().privateSale();
    sale.refuses(P1, { type: 'buyPrivate', private: 'XYZ' }, 'noSuchPrivate', '1848-0-1');
    sale.refuses(P1, { type: 'lowerPrice', private: 'XYZ' }, 'noSuchPrivate', '1848-0-1');
    const stock = table1848().stockRound();
    for (const action of [
      { type: 'buyShare', company: 'XYZ', from: 'offer' },
      { type: 'startCompany', company: 'XYZ', price: 100 },
      { type: 'sellShares', company: 'XYZ', count: 1 },
    ])
      stock.refuses(P1, action, 'noSuchCompany', '1848-0-1');
    const trains = table1848().phase('3').company('VR', P1).atStep('VR', 'trains');
    trains.refuses(P1, buy('XYZ', 100), 'noSuchKind', '1848-0-1');
    trains.refuses(P1, buy('2', 100, 'XYZ'), 'noSuchCompany', '1848-0-1');
    trains.refuses(P1, { type: 'requestPrivate', private: 'XYZ', price: 5 }, 'noSuchPrivate', '1848-0-1');
  });

  test('1848-0-2 Options must be known ones with sensible values', () => {
    const four = NAMES.slice(0, 4);
    expect(noTable(four, { turbo: true })).toMatchObject({ reason: 'unknownOption', rule: '1848-0-2' });
    for (const options of [
      { edition: '1999' },
      { edition: 2021 },
      { drawSeats: 3 },
      { fourGauges: 'yes' },
      { reading: 'free' },
      { reading: 'public', edition: '2007' },
    ])
      expect(noTable(four, options as Setup['options'])).toMatchObject({
        reason: 'badOption',
        rule: '1848-0-2',
      });
    for (const edition of ['2007', '2021'])
      expect(setUp(four, { edition }).state.options).toMatchObject({ edition });
    expect(setUp(four).state.options).toMatchObject({ edition: '2007', reading: 'printed' });
    // who asks for public games has their edition too
    expect(setUp(four, { reading: 'public' }).state.options).toMatchObject({
      edition: '2021',
      fourGauges: true,
    });
  });

  test('1848-0-3 An offer that was declined is not made again in the same turn', () => {
    const ask = buy('2', 100, 'NSW');
    const asked = table1848()
      .phase('3')
      .company('VR', P1)
      .company('NSW', P2, { par: 90 })
      .train('NSW', '2')
      .operating(['VR', 'NSW'], { of: 2 })
      .passUntil('trainStep')
      .do(P1, ask);
    expect([asked.top, asked.waiting]).toEqual(['consent', [P2]]);
    const declined = asked.do(P2, { type: 'decline' });
    expect([declined.trains('NSW'), declined.cash('VR')]).toEqual([['2'], 1000]);
    declined.refuses(P1, ask, 'declinedAlready', '1848-0-3');
    expect(declined.offers(P1, ask)).toBe(false);
    const next = declined.passTurn().passTurn().passUntil('trainStep');
    expect([next.acting, next.state.round.number]).toEqual(['VR', 2]);
    expect(next.do(P1, ask).do(P2, { type: 'accept' }).trains('VR')).toEqual(['2']);
  });
});

describe('II General and components', () => {
  test('1848-II-1 Three to six play', () => {
    for (const players of [3, 4, 5, 6])
      expect(setUp(NAMES.slice(0, players)).state.players).toHaveLength(players);
    for (const players of [NAMES.slice(0, 2), [...NAMES, 'Gus'], []])
      expect(noTable(players)).toMatchObject({ reason: 'badPlayers', rule: '1848-II-1' });
  });

  test('1848-II-2 Six privates, eight railways and the Bank of England are in play', () => {
    const { privates, companies, certificates } = setUp(NAMES.slice(0, 3)).state;
    expect(Object.keys(privates)).toEqual(['P1', 'P2', 'P3', 'P4', 'P5', 'P6']);
    expect(Object.keys(companies).sort()).toEqual([...RAILWAYS, 'BOE'].sort());
    expect(Object.keys(certificates).sort()).toEqual([...RAILWAYS, 'BOE'].sort());
  });

  test('1848-II-3 1848-III-9 Each railway has a paper of 20 percent and eight of 10, all new and without a price', () => {
    const play = setUp(NAMES.slice(0, 3));
    let papers = 0;
    for (const company of RAILWAYS) {
      const own = play.state.certificates[company] ?? [];
      papers += own.length;
      expect(own.map((one) => one.percent)).toEqual([20, 10, 10, 10, 10, 10, 10, 10, 10]);
      expect(own.map((one) => one.director)).toEqual([true, ...Array(8).fill(false)]);
      expect([play.percent('offer', company), play.percent('pool', company)]).toEqual([100, 0]);
      expect([play.state.companies[company]?.par, play.price(company)]).toEqual([null, undefined]);
    }
    expect(papers).toBe(72);
  });

  test('1848-II-4 The Bank of England has ten papers of 10 percent and no director', () => {
    const papers = setUp(NAMES.slice(0, 3)).state.certificates.BOE ?? [];
    expect(papers.map(({ percent, director }) => [percent, director])).toEqual(Array(10).fill([10, false]));
    let play = table1848({ players: 3 }).cash(P1, 2000).stockRound();
    for (let shares = 1; shares <= 7; shares++) {
      play = play.do(P1, bankShare).pass(2);
      expect([play.percent(P1, 'BOE'), play.director('BOE')]).toEqual([shares * 10, null]);
    }
    play.refuses(P1, { type: 'startCompany', company: 'BOE', price: 100 }, 'notForSale', '1848-II-4');
  });

  test('1848-II-5 The supply is 43 yellow, 31 green, 22 brown, 3 grey tiles and a blue one', () => {
    const colours: Record<string, number> = {};
    for (const [tile, count] of Object.entries(setUp(NAMES.slice(0, 3)).state.tileStock)) {
      const colour = TILES[tile]?.color ?? '';
      colours[colour] = (colours[colour] ?? 0) + count;
    }
    expect(colours).toEqual({ yellow: 43, green: 31, brown: 22, gray: 3, blue: 1 });
    const home = lay('F17', '57', 0);
    const given = (hexes: readonly string[]) => {
      const built = table1848().company('NSW', P1);
      for (const hex of hexes) built.tile(hex, '57', 1);
      return built.operating('NSW');
    };
    given(['E2', 'D9', 'E14']).refuses(P1, home, 'noTileLeft', '1848-II-5');
    expect(given(['E2', 'D9', 'E14']).offers(P1, home)).toBe(false);
    expect(given(['E2', 'D9']).accepts(P1, home)).toBe(true);
  });

  test('1848-II-6 The bank has 6, 5, 4, 3 and 2 of the limited trains; the 2E and the 8 have no end', () => {
    const supply: Record<string, number> = {};
    for (const { kind, holder } of setUp(NAMES.slice(0, 3)).state.trains)
      if (holder === 'bank') supply[kind] = (supply[kind] ?? 0) + 1;
    expect(supply).toMatchObject({ '2': 6, '3': 5, '4': 4, '5': 3, '6': 2 });
    for (const side of ['2+', '3+', '4+', '5+', '6+', 'D']) expect(supply[side]).toBeUndefined();

    const five = ['QR', 'VR', 'WA', 'SAR', 'FT'];
    const ghans = table1848().phase('5').company('NSW', P1);
    for (const company of five) ghans.train(company, '2E');
    expect(ghans.atStep('NSW', 'trains').do(P1, buy('2E', 200)).trains('NSW')).toEqual(['2E']);
    const eights = table1848().phase('8').company('NSW', P1);
    for (const company of five) eights.train(company, '8');
    expect(eights.atStep('NSW', 'trains').do(P1, buy('8', 800)).trains('NSW')).toEqual(['8']);
  });

  test('1848-II-7 A card is one train, whichever side is bought', () => {
    const play = table1848().company('NSW', P1).supply('2', 1).atStep('NSW', 'trains');
    expect(newKinds(title, play.state)).toEqual(['2', '2+']);
    const bought = play.do(P1, buy('2+', 120));
    expect(bought.trains('NSW')).toEqual(['2+']);
    expect(newKinds(title, bought.state)).toEqual(['3', '3+']);
    bought.refuses(P1, buy('2', 100), 'noTrainLeft');
  });

  test('1848-II-8 Twenty loans of 100 lie beside the 10000 of the bank', () => {
    const { cash } = setUp(NAMES.slice(0, 4)).state;
    expect((cash.bank ?? 0) + [0, 1, 2, 3].reduce((sum, seat) => sum + (cash[seat] ?? 0), 0)).toBe(10000);
    expect(cash.BOE).toBe(2000);
    const given = (loans: number) =>
      withLoans(table1848().phase('3').company('NSW', P1).company('VR', P2), { VR: loans }).operating('NSW');
    const last = given(19).do(P1, { type: 'takeLoan' });
    expect([last.cash('BOE'), last.cash('NSW'), last.cash('bank')]).toEqual([
      0,
      1100,
      given(19).cash('bank'),
    ]);
    given(20).refuses(P1, { type: 'takeLoan' }, 'noLoanLeft', '1848-VI-81');
  });

  test('1848-II-9 There are 33 stations, three of them of CAR; in 2021 CAR has four', () => {
    const counts = (built: TableBuilder) =>
      RAILWAYS.map((company) => title.stations.stationCosts(built.state, company).length);
    expect(counts(table1848())).toEqual([5, 3, 4, 5, 3, 4, 4, 5]);
    expect(counts(table1848()).reduce((sum, count) => sum + count)).toBe(33);
    expect(counts(table2021())).toEqual([5, 3, 4, 5, 4, 4, 4, 5]);
  });

  test('1848-II-10 A thirteenth change of gauge is built like any other, and uses range', () => {
    /** Sides where track crosses from one gauge to another, counted once. */
    const changes = ({ state: { tiles } }: Play): number => {
      let found = 0;
      for (const { facts, neighbours } of title.board.hexes.values())
        for (const edge of facts.gaugeBorders ?? []) {
          const exits = [facts.id, neighbours[edge]?.facts.id ?? ''].map((hex) => {
            const laid = tiles[hex];
            return laid ? (title.board.tiles.get(laid.tile)?.[laid.rotation]?.exits ?? 0) : 0;
          });
          if ((exits[0] ?? 0) & (1 << edge) && (exits[1] ?? 0) & (1 << opposite(edge))) found++;
        }
      return found / 2;
    };
    // a line that winds along the border of Queensland, and two changes more in the west and south
    const given = table1848().phase('3').company('VR', P1).tilesLeft('7', 12);
    given.tile('D7', '7', 3).tile('D9', '5', 2);
    for (const hex of ['C8', 'C10', 'C12', 'C14', 'C16']) given.tile(hex, '7', 5);
    for (const hex of ['D11', 'D13', 'D15', 'D17']) given.tile(hex, '7', 2);
    for (const hex of ['B7', 'B9', 'F7', 'F9']) given.tile(hex, '9', 1);
    const play = given
      .tile('H11', '57', 1)
      .tile('H9', '57', 1)
      .train('VR', '3')
      .turnedTrain('VR', '3+')
      .operating('VR');
    expect(changes(play)).toBe(12);
    const laid = play.do(P1, lay('H7', '6', 2));
    expect(changes(laid)).toBe(13);
    const trains = laid.state.trains.filter((train) => train.holder === 'VR');
    const way = (kind: string) =>
      run(trains.find((train) => train.kind === kind)?.id ?? '', 'H7:0 H9:0 H11:0');
    const running = laid.passUntil('runStep');
    running.refuses(P1, { type: 'runTrains', runs: [way('3')] }, 'tooManyGauges');
    expect(running.do(P1, { type: 'runTrains', runs: [way('3+')] }).top).toBe('revenueStep');
  });

  test('1848-II-11 The player with the most shares is the director and alone decides', () => {
    const play = table1848()
      .par('NSW', 100)
      .shares(P1, 'NSW', 40)
      .shares(P2, 'NSW', 20, { director: false })
      .operated('NSW')
      .operating('NSW');
    expect(play.director('NSW')).toBe(P1);
    for (const seat of [P2, P3, P4]) {
      play.refuses(seat, lay('F17', '57', 0), 'notDirector', '1848-VII-3');
      play.refuses(seat, pass, 'notDirector', '1848-VII-3');
      expect(play.actions(seat)).toEqual([]);
    }
    expect(play.accepts(P1, lay('F17', '57', 0))).toBe(true);
  });

  test('1848-II-12 A company pays with its own money alone', () => {
    const mountain = lay('H13', '9', 1);
    const given = (cash: number) =>
      table1848()
        .company('VR', P1, { cash })
        .company('NSW', P1, { par: 90, cash: 1000 })
        .cash(P1, 600)
        .tile('H11', '57', 1)
        .operating('VR');
    given(30).refuses(P1, mountain, 'treasuryShort', '1848-VIII-34');
    expect(given(30).offers(P1, mountain)).toBe(false);
    given(30).refuses(P1, { ...mountain, payer: P1 }, 'malformed', '1848-0-1');
    const paid = given(50).do(P1, mountain);
    expect([paid.cash('VR'), paid.cash('NSW'), paid.cash(P1)]).toEqual([0, 1000, 600]);
  });
});

describe('III Preparation', () => {
  test('1848-III-1 The seats are drawn by lot, fixed by the seed', () => {
    const four = NAMES.slice(0, 4);
    const drawn = (seed: string) => setUp(four, {}, seed).state.players;
    expect(drawn('a')).toEqual(drawn('a'));
    expect([...drawn('a')].sort()).toEqual(four);
    const orders = new Set(Array.from({ length: 300 }, (_, seed) => drawn(`${seed}`).join()));
    expect(orders.size).toBe(24);
    expect(setUp(four, { drawSeats: false }).state.players).toEqual(four);
    expect(noTable(['Ada', ' Ada ', 'Ben'])).toMatchObject({ reason: 'sameName', rule: '1848-III-1' });
  });

  test('1848-III-2 In a stock round play goes round the table', () => {
    let play = table1848({ players: 3 }).stockRound();
    for (const seat of [P1, P2, P3, P1]) {
      expect(play.waiting).toEqual([seat]);
      play = play.do(seat, bankShare);
    }
  });

  test('1848-III-3 1848-III-4 Left of the last who acted sits the priority, and begins the next stock round', () => {
    const next = table1848({ players: 3 }).stockRound().pass().do(P2, bankShare).pass(3);
    expect(next.state.round).toMatchObject({ kind: 'stock', set: 3 });
    expect(next.state.priority).toBe(P3);
    expect(next.waiting).toEqual([P3]);
    next.refuses(P1, pass, 'notYourTurn', '1848-XIII-1');
    const sold = table1848({ players: 3 })
      .par('VR', 100)
      .shares(P1, 'VR', 20)
      .shares(P2, 'VR', 10)
      .stockRound({ seat: P2 })
      .do(P2, { type: 'sellShares', company: 'VR', count: 1 })
      .pass(4);
    expect([sold.state.priority, sold.waiting]).toEqual([P3, [P3]]);
    // nobody acts: the card stays where it is
    expect(table1848({ players: 3 }).priority(P2).stockRound().pass(3).state.priority).toBe(P2);
  });

  test.each([
    [3, 840, 7480],
    [4, 630, 7480],
    [5, 510, 7450],
    [6, 430, 7420],
  ])('1848-III-5 1848-III-6 %i players have %i each, out of the 10000 of the bank', (players, each, bank) => {
    const play = setUp(NAMES.slice(0, players));
    expect(NAMES.slice(0, players).map((_, seat) => play.cash(seat))).toEqual(Array(players).fill(each));
    expect(play.cash('bank')).toBe(bank);
  });

  test('1848-III-7 All property is open to everybody', () => {
    const { state } = table1848()
      .phase('3')
      .company('VR', P1, { cash: 345 })
      .turnedTrain('VR', '3+')
      .private('P2', P3)
      .cash(P2, 77)
      .operating('VR')
      .do(P1, { type: 'takeLoan' });
    for (const eye of [[P1], [P2], [P3], [P4], []]) {
      const { secrets, ...seen } = table.view(state, eye);
      const { secrets: _hidden, ...all } = state;
      expect(seen).toEqual(all);
      expect([seen.cash[P2], seen.cash.VR, seen.companies.VR?.loans]).toEqual([77, 445, 1]);
      expect(secrets).not.toEqual(state.secrets);
    }
  });

  test('1848-III-8 The program binds nobody to an agreement: there is no action for it', () => {
    const stock = table1848().private('P1', P1).company('VR', P1).stockRound();
    expect(stock.kinds(P1)).toEqual(['buyShare', 'pass', 'sellShares', 'startCompany']);
    const turn = table1848().phase('3').company('VR', P1).operating('VR');
    expect(turn.kinds(P1)).toEqual(['layTile', 'pass', 'takeLoan']);
    for (const play of [stock, turn])
      play.refuses(P1, { type: 'agree', with: P2, what: 'no track to Sydney' }, 'unknownAction', '1848-0-1');
  });

  test('1848-III-10 The price of the Bank of England is the first of its row, and rises as loans uncover it', () => {
    const fresh = setUp(NAMES.slice(0, 3));
    expect(fresh.price('BOE')).toBe(70);
    for (const company of RAILWAYS) expect(fresh.state.companies[company]?.loans).toBe(0);
    const lent = table1848().phase('3').company('NSW', P1).operating('NSW').do(P1, { type: 'takeLoan' });
    expect(lent.price('BOE')).toBe(80);
  });

  test('1848-III-11 Trains lie in ascending order; the 2E lies apart and is not for sale yet', () => {
    const order: string[] = [];
    const table = table1848().company('NSW', P1);
    for (const kind of ['2', '3', '4', '5', '6', '8']) {
      const play = table.atStep('NSW', 'trains');
      order.push(newKinds(title, play.state).join('/'));
      if (['2', '3', '4'].includes(kind)) play.refuses(P1, buy('2E', 200), 'ghanNotYet', '1848-IX-11');
      table.supply(kind, kind === '8' ? 40 : 0);
    }
    // with the first 5 gone the 2E lies open beside whatever comes next
    expect(order).toEqual(['2/2+', '3/3+', '4/4+', '5/5+', '2E/6/6+', '2E/8/D']);
    expect(title.trains.get('2E')?.availableOn).toBe('5');
  });

  test('1848-III-12 Before the first 3 only yellow tiles are used', () => {
    const green = lay('F17', '236', 1);
    const given = () => table1848().company('NSW', P1).tile('F17', '57', 0);
    const early = given().operating('NSW');
    const colours = early.actions(P1).map((one) => one.type === 'layTile' && TILES[one.tile]?.color);
    expect([...new Set(colours)].filter(Boolean)).toEqual(['yellow']);
    for (const rotation of [0, 1, 2, 3, 4, 5])
      early.refuses(P1, { ...green, rotation }, 'colourNotYet', '1848-VIII-37');
    expect(given().phase('3').operating('NSW').rotations(P1, 'F17', '236')).not.toEqual([]);
  });
});
