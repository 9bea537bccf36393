/** What was a constant of the first titles is an answer of every title: each of these tables gives another one. */
import type { Seat } from '@kursbuch/table';
import { describe, expect, test } from 'vitest';
import {
  answers,
  certificatesOf,
  directorOf,
  type EighteenState,
  type KitRules,
  percentOf,
  priceOf,
  roundOver,
  speakersFor,
} from '../src/index.ts';
import { FACTS, smallGame } from './smallTitle.ts';
import { P1, P2, P3, P4 } from './tables.ts';

const usual = smallGame({});
const buy = (company: string, from: 'offer' | 'pool' = 'offer') =>
  ({ type: 'buyShare', company, from }) as const;
const sell = (company: string, count = 1) => ({ type: 'sellShares', company, count }) as const;

describe('the operating order', () => {
  const two = ({ newTable }: typeof usual) =>
    newTable()
      .company('ONE', P1, { par: 67 })
      .company('TWO', P2, { par: 82 })
      .train('ONE', '2')
      .operating(['TWO', 'ONE']);

  test('the dearest first, as usual', () => expect(two(usual).acting).toBe('TWO'));

  test('or by number', () => {
    const numbers = [...FACTS.companies.keys()];
    const byNumber = smallGame({
      operating: {
        order: (_state, companies) => companies.toSorted((a, b) => numbers.indexOf(a) - numbers.indexOf(b)),
      },
    });
    const play = two(byNumber);
    expect(play.acting).toBe('ONE');
    expect(play.passTurn().acting).toBe('TWO');
  });
});

test('somebody else than a director can speak for a company', () => {
  const managed = smallGame({ operating: { speaker: () => P3 } });
  const play = managed
    .newTable()
    .par('ONE', 67)
    .floated('ONE')
    .operated('ONE')
    .cash('ONE', 100)
    .operating('ONE');
  expect(directorOf(play.state, 'ONE')).toBeNull();
  expect(play.waiting).toEqual([P3]);
  const purchase = { type: 'buyTrain', from: 'bank', kind: '2', price: 100 } as const;
  play.refuses(P1, purchase, 'notDirector');
  expect(play.do(P3, purchase).trains('ONE')).toEqual(['2']);
});

test('a turn has the steps that the title names, in its order, with tasks of its own among them', () => {
  interface MailTask {
    readonly kind: 'mailStep';
    readonly company: string;
  }
  const mailStep: KitRules<MailTask> = {
    actions: answers('pass'),
    actors: (state, { company }) => speakersFor(posted.title, state, company),
    choices: () => [{ type: 'one', action: { type: 'pass' } }],
    perform(move) {
      move.pop();
      return undefined;
    },
  };
  const steps = [
    { name: 'trains', task: 'trainStep' },
    { name: 'mail', task: 'mailStep' },
    { name: 'run', task: 'runStep' },
  ];
  const posted = smallGame({ operating: { steps: () => steps } }, { mailStep });
  const play = posted.newTable().company('ONE', P1, { par: 67 }).train('ONE', '2').operating('ONE');
  expect(play.top).toBe('trainStep');
  const mail = play.do(P1, { type: 'pass' });
  expect(mail.top).toBe('mailStep');
  const running = mail.do(P1, { type: 'pass' });
  expect(running.top).toBe('runStep');
  // The run is its last step: the set is over with it, and a stock round follows.
  expect(running.run().do(P1, { type: 'payOut' }).state.round.kind).toBe('stock');
});

describe('trains', () => {
  const atTrains = ({ newTable }: typeof usual) =>
    newTable().company('ONE', P1, { par: 67, cash: 150 }).atStep('ONE', 'trains');
  const purchase = (price: number) => ({ type: 'buyTrain', from: 'bank', kind: '2', price }) as const;

  test('are on sale to everybody at their price, as usual, or to each at another', () => {
    const costlier = smallGame({
      fleet: {
        onSale: (_title, _state, company) => [{ from: 'bank', kind: '2', price: prices[company] ?? 100 }],
      },
    });
    const prices: Readonly<Record<string, number>> = { ONE: 130 };
    expect(atTrains(usual).actions(P1)).toContainEqual(purchase(100));
    const play = atTrains(costlier);
    play.refuses(P1, purchase(100), 'facePrice');
    expect(play.do(P1, purchase(130)).cash('ONE')).toBe(20);
  });

  test('must be owned with a route, as usual, or need not', () => {
    const pass = { type: 'pass' } as const;
    atTrains(usual).refuses(P1, pass, 'mustOwnTrain');
    const free = atTrains(smallGame({ fleet: { mustOwnTrain: () => false } }));
    expect(free.actions(P1)).toContainEqual(pass);
  });
});

test('a place can be closed for stations by a rule of the title’s own', () => {
  const stations = { stationCosts: () => [0, 40] };
  const atStation = ({ newTable }: typeof usual) =>
    newTable().company('ONE', P1, { par: 67 }).train('ONE', '2').atStep('ONE', 'station');
  const place = { type: 'placeStation', hex: 'A3', stop: 0 } as const;
  expect(atStation(smallGame({ stations })).do(P1, place).stations('A3')).toEqual(['ONE:0']);
  const siteProblem = (_state: EighteenState, _company: string, hex: string) =>
    hex === 'A3' ? { reason: 'closedPlace' } : undefined;
  const closed = atStation(smallGame({ stations: { ...stations, siteProblem } }));
  expect(closed.top).toBe('runStep');
  closed.refuses(P1, place, 'closedPlace', 'small-closedPlace');
});

describe('what a run brings', () => {
  const running = ({ newTable }: typeof usual) =>
    newTable().company('ONE', P1, { par: 67, cash: 5 }).train('ONE', '2').atStep('ONE', 'run');
  const runs = [{ train: '2-0', stops: ['A1:0', 'A3:0'], legs: [['A1', 'A3']] }];

  test('may be mail too, which the company keeps whatever becomes of the dividend', () => {
    const posted = smallGame({ runs: { runRules: () => ({ colour: 'yellow', carries: true }) } });
    // The program proposes the train with the mail; both ends count once more.
    const carried = running(posted).run();
    expect(carried.events).toContainEqual({
      type: 'trainsRun',
      company: 'ONE',
      runs: [expect.objectContaining({ train: '2-0' })],
      revenue: 20,
      carried: { train: '2-0', amount: 20 },
    });
    expect(carried.cash('ONE')).toBe(25);
    expect(carried.do(P1, { type: 'payOut' }).cash('ONE')).toBe(25);
    expect(carried.do(P1, { type: 'withhold' }).cash('ONE')).toBe(45);
    // Nobody must carry any, and no train that stays at home can.
    expect(running(posted).do(P1, { type: 'runTrains', runs }).cash('ONE')).toBe(5);
    running(posted).refuses(P1, { type: 'runTrains', runs, mail: '2-1' }, 'nothingCarried');
    running(posted).refuses(P1, { type: 'runTrains', runs: [], mail: '2-0' }, 'nothingCarried');
    running(usual).refuses(P1, { type: 'runTrains', runs, mail: '2-0' }, 'nothingCarried');
  });

  test('may be bound to a place', () => {
    const bound = (...mustUse: readonly string[]) =>
      smallGame({ runs: { mayStayHome: () => true, runRules: () => ({ colour: 'yellow', mustUse }) } });
    expect(running(bound('A3')).run().top).toBe('revenueStep');
    expect(running(bound('A1:0', 'A3:0')).run().top).toBe('revenueStep');
    running(bound('A3')).refuses(P1, { type: 'runTrains', runs: [] }, 'notUsed');
    running(bound('A5')).refuses(P1, { type: 'runTrains', runs }, 'notUsed');
    expect(running(bound()).do(P1, { type: 'runTrains', runs: [] }).cash('ONE')).toBe(5);
    // A title that names no special runs has no word for them.
    const plain = smallGame({
      runs: { special: [], runRules: () => ({ colour: 'yellow', mustUse: ['A5'] }) },
    });
    running(plain).refuses(P1, { type: 'runTrains', runs }, 'broken');
  });
});

describe('the dividend moves the price', () => {
  const earned = ({ newTable }: typeof usual, pool = 0) => {
    const table = newTable().company('ONE', P1, { par: 67 });
    return (pool > 0 ? table.shares('pool', 'ONE', pool) : table).atRevenue('ONE', 200);
  };

  test('one step, as usual, and one back without', () => {
    expect(earned(usual).do(P1, { type: 'payOut' }).price('ONE')).toBe(82);
    expect(earned(usual).do(P1, { type: 'withhold' }).price('ONE')).toBe(60);
  });

  test('or as often as it holds the price, and back only with shares in the pool', () => {
    const several = smallGame({
      runs: {
        dividendMove(state, company, paid) {
          if (paid === 0) return { direction: 'left', steps: percentOf(state, company, 'pool') > 0 ? 1 : 0 };
          return {
            direction: 'right',
            steps: Math.floor(paid / (priceOf(FACTS.market, state, company) ?? 1)),
          };
        },
      },
    });
    expect(earned(several).do(P1, { type: 'payOut' }).price('ONE')).toBe(91);
    expect(earned(several).do(P1, { type: 'withhold' }).price('ONE')).toBe(67);
    expect(earned(several, 10).do(P1, { type: 'withhold' }).price('ONE')).toBe(60);
  });
});

describe('the stock round', () => {
  test('a sale moves the price, as usual, or not', () => {
    const sold = ({ newTable }: typeof usual) =>
      newTable().company('ONE', P1, { par: 67 }).stockRound().do(P1, sell('ONE')).price('ONE');
    expect(sold(usual)).toBe(62);
    expect(sold(smallGame({ shares: { saleSteps: () => 0 } }))).toBe(67);
  });

  test('a company that is sold out rises at its end, as usual, or not', () => {
    const soldOut = ({ newTable }: typeof usual) =>
      newTable()
        .company('ONE', P1, { par: 67, cell: '1,1' })
        .shares(P2, 'ONE', 40)
        .train('ONE', '2')
        .endOfStockRound()
        .price('ONE');
    expect(soldOut(usual)).toBe(67);
    expect(soldOut(smallGame({ stock: { closingSteps: () => 0 } }))).toBe(62);
  });

  /** P1 sells, P2 buys, and then P1 alone does something: he sells once more. */
  const trading = ({ newTable }: typeof usual) =>
    newTable()
      .company('ONE', P1, { par: 67 })
      .train('ONE', '2')
      .stockRound({ seat: P1 })
      .do(P1, sell('ONE'))
      .do(P1, { type: 'pass' })
      .do(P2, buy('ONE'))
      .do(P2, { type: 'pass' })
      .do(P3, { type: 'pass' })
      .do(P4, { type: 'pass' })
      .do(P1, sell('ONE'))
      .do(P1, { type: 'pass' })
      .do(P2, { type: 'pass' });

  test('every trade prolongs it, as usual', () => {
    const play = trading(usual);
    expect(play.top).toBe('stockTurn');
    expect(play.waiting).toEqual([P3]);
  });

  test('or purchases alone do: the priority goes to the left of the last buyer', () => {
    const play = trading(smallGame({ stock: { prolongs: ({ bought }) => bought !== null } }));
    expect(play.state.round.kind).toBe('operating');
    expect(play.state.priority).toBe(P3);
  });
});

describe('the director', () => {
  test('the next to the left takes over at a tie, as usual, or whoever has held longest', () => {
    const sold = ({ newTable }: typeof usual) =>
      newTable()
        .par('ONE', 67)
        .shares(P1, 'ONE', 40)
        .shares(P3, 'ONE', 20, { director: false })
        .shares(P2, 'ONE', 20, { director: false })
        .stockRound()
        .do(P1, sell('ONE', 3)).state;
    const byAge = smallGame({ shares: { successor: longestHolder } });
    expect(directorOf(sold(usual), 'ONE')).toBe(P2);
    expect(directorOf(sold(byAge), 'ONE')).toBe(P3);
  });

  test('a director’s certificate that nobody buys comes by exchange for two shares', () => {
    const swapped = smallGame({ shares: { successor: longestHolder } });
    const play = swapped.newTable().par('ONE', 67).shares(P1, 'ONE', 10).stockRound().do(P1, buy('ONE'));
    expect(directorOf(play.state, 'ONE')).toBe(P1);
    expect(play.papers(P1, 'ONE')).toEqual([20]);
    expect(certificatesOf(play.state, 'ONE').filter(({ holder }) => holder === 'offer')).toHaveLength(8);
  });

  /** The first in the order of the papers among those with most of them, and with at least two. */
  function longestHolder(state: EighteenState, company: string, director: Seat | null, percent: number) {
    const least = Math.max(20, percent + 10);
    const others = certificatesOf(state, company).flatMap(({ holder }) =>
      typeof holder === 'number' && holder !== director ? [holder] : [],
    );
    const held = (seat: Seat) => percentOf(state, company, seat);
    const most = Math.max(0, ...others.map(held));
    return most < least ? null : (others.find((seat) => held(seat) === most) ?? null);
  }
});

describe('the course of the game', () => {
  test('any round can open it', () => {
    const { newTable, table } = smallGame({ course: { first: 'stock' } });
    const state = table.settled(newTable().state);
    expect(state.round).toEqual({ kind: 'stock', set: 1, number: 0, of: 0 });
    expect(state.agenda.map(({ kind }) => kind)).toEqual(['game', 'stockRound', 'stockTurn']);
  });

  /** After a set the player with the priority may call for one more operating round. */
  const council: KitRules<{ readonly kind: 'council' }> = {
    actions: answers('accept', 'decline'),
    actors: (state) => [state.priority],
    choices: () => [
      { type: 'one', action: { type: 'accept' } },
      { type: 'one', action: { type: 'decline' } },
    ],
    perform(move, _task, _seat, { type }) {
      move.emit({ type: 'ownChanged', change: { more: type === 'accept' } });
      roundOver(move, 'council');
      return undefined;
    },
  };
  const called = smallGame(
    {
      course: {
        rounds: { ...usual.title.course.rounds, council: (_title, move) => move.push({ kind: 'council' }) },
        next: ({ own, round }, over) => {
          if (over === 'operating') return round.number < 2 ? 'council' : 'stock';
          return over === 'council' && !own.more ? 'stock' : 'operating';
        },
        endsAfter: (_state, over) => over === 'council',
        operatingRounds: () => 1,
      },
    },
    { council },
    { more: false },
  );
  const atCouncil = (bank = 1000) =>
    called
      .newTable()
      .company('ONE', P1, { par: 67 })
      .train('ONE', '2')
      .bank(bank)
      .operating('ONE')
      .run()
      .do(P1, { type: 'payOut' })
      .do(P1, { type: 'pass' });

  test('rounds of a title’s own stand between those of the kit', () => {
    const play = atCouncil();
    expect(play.top).toBe('council');
    const declined = play.do(P1, { type: 'decline' });
    expect(declined.state.round).toEqual({ kind: 'stock', set: 3, number: 0, of: 0 });
    const more = play.do(P1, { type: 'accept' });
    expect(more.state.round).toEqual({ kind: 'operating', set: 2, number: 2, of: 2 });
    expect(more.run().do(P1, { type: 'payOut' }).do(P1, { type: 'pass' }).state.round.kind).toBe('stock');
  });

  test('the game ends where the course lets it', () => {
    const play = atCouncil(1);
    expect(play.state.bankBroken).toBe(true);
    expect(play.state.result).toBeNull();
    expect(play.do(P1, { type: 'decline' }).state.result?.cause).toBe('bank');
  });
});
