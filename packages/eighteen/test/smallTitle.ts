/**
 * A title of nothing but usual answers, for tests of what another title would answer: three companies on one line from A1 over
 * A3 to A5, a chart of three rows, 2-trains. `smallGame({ stock: { prolongs: … } })` is the same game with another answer.
 */
import { createTable, type Rules } from '@kursbuch/table';
import {
  type EighteenState,
  eighteenGame,
  type Facts,
  gridMarket,
  type KitGame,
  kitTasks,
  openingState,
  playerTrade,
  type ReasonOf,
  rowsFromText,
  SPECIAL_REASONS,
  type Title,
  usualCourse,
  usualDeals,
  usualEnding,
  usualFleet,
  usualHooks,
  usualMoney,
  usualOperating,
  usualPowers,
  usualRuns,
  usualShares,
  usualStations,
  usualStock,
  usualTrack,
  usualTrade,
} from '../src/index.ts';
import { boardWith, face } from './boards.ts';
import { tablesOf } from './tables.ts';

const company = (sym: string, home: string) =>
  [sym, { sym, name: sym, home, homeStop: 0, stationCosts: [0], color: 'red' }] as const;

export const FACTS: Facts = {
  id: 'small',
  currency: { sign: '$', before: true },
  board: boardWith('A1 A3 A5', {
    A1: { preprinted: 'yellow', ...face('c1', '4s0') },
    A3: { preprinted: 'yellow', ...face('c2', '1s0 4s0') },
    A5: { preprinted: 'yellow', ...face('c1', '1s0') },
  }),
  market: gridMarket(
    rowsFromText(['60 67* 82* 91 95 99 110', '55 62 77 85 89 93 100', '50 60 72 80 83 87 90'], {}),
  ),
  companies: new Map([company('ONE', 'A1'), company('TWO', 'A3'), company('SIX', 'A5')]),
  privates: new Map(),
  trains: new Map([['2', { name: '2', price: 100, count: 6, range: 2, rustsOn: null }]]),
  phases: [
    {
      name: '2',
      on: null,
      tiles: ['yellow'],
      trainLimit: 4,
      operatingRounds: 1,
      companiesBuyPrivates: false,
      privatesClose: false,
    },
  ],
  tileCounts: {},
  tilePowers: [],
  priceCut: 5,
};

const USUAL: Title = {
  ...FACTS,
  shares: { ...usualShares, certificateLimit: () => 20 },
  stock: usualStock,
  deals: { ...usualDeals(FACTS), betweenPlayers: playerTrade(usualTrade) },
  powers: usualPowers(FACTS),
  track: { ...usualTrack(FACTS), upgrades: () => [], printedUpgrades: () => [] },
  stations: usualStations(FACTS),
  runs: { ...usualRuns(FACTS), special: SPECIAL_REASONS },
  fleet: usualFleet(FACTS),
  course: usualCourse(FACTS),
  operating: usualOperating(FACTS),
  money: usualMoney,
  ending: usualEnding(FACTS),
  on: usualHooks,
};

type Answers = {
  readonly [Concern in
    | 'shares'
    | 'stock'
    | 'stations'
    | 'runs'
    | 'fleet'
    | 'course'
    | 'operating'
    | 'on']?: Partial<Title[Concern]>;
} & { readonly facts?: Partial<Facts> };

/** The small title with some answers (and facts) of its own, tasks it adds, and what it has to remember. */
export function smallGame(answers: Answers, more: KitGame['tasks'] = {}, own: EighteenState['own'] = {}) {
  const title: Title = {
    ...USUAL,
    ...answers.facts,
    shares: { ...USUAL.shares, ...answers.shares },
    stock: { ...USUAL.stock, ...answers.stock },
    stations: { ...USUAL.stations, ...answers.stations },
    runs: { ...USUAL.runs, ...answers.runs },
    fleet: { ...USUAL.fleet, ...answers.fleet },
    course: { ...USUAL.course, ...answers.course },
    operating: { ...USUAL.operating, ...answers.operating },
    on: { ...USUAL.on, ...answers.on },
  };
  const tasks = { ...kitTasks(title), ...more };
  const rules = new Proxy({} as Rules<ReasonOf<typeof tasks>>, {
    get: (_rules, reason) => `small-${String(reason)}`,
  });
  const game = eighteenGame(title, {
    tasks,
    rules,
    setup: ({ players, options }) =>
      openingState(title, {
        players,
        options,
        secrets: {},
        bank: 8000,
        cash: 500,
        certificates: [20, 10, 10, 10, 10, 10, 10, 10, 10],
        own,
      }),
  });
  const table = createTable(game);
  return { title, table, ...tablesOf({ game, table, title }) };
}
