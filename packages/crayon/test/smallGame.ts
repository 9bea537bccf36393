/** A small made-up crayon game: two large cities on a board of 108 mileposts, for what the boards of titles lack and for slow searches. */
import { type Chance, chanceFrom, createTable, draw, isRefusal, type Seat } from '@kursbuch/table';
import {
  boardOf,
  byId,
  type CrayonRules,
  type CrayonState,
  type CrayonTitle,
  crayonGame,
  type EdgeId,
  type Figures,
  type Hidden,
  type RoundsTask,
} from '../src/index.ts';

export const board = boardOf({
  rows: [
    '....o......o',
    '...^........',
    '......s.....',
    '..HH....HH..',
    '..HHH...HHH.',
    '..HH.^..HH..',
    '.....^......',
    '.s....o.....',
    'o...........',
  ],
  cities: [
    { id: 'west', kind: 'large', at: [51, 52, 63, 62, 50, 38, 39], goods: ['salt'] },
    { id: 'east', kind: 'large', at: [57, 58, 69, 68, 56, 44, 45], goods: ['tea'] },
    { id: 'mid', kind: 'medium', at: [30], goods: ['oats'] },
    { id: 'south', kind: 'medium', at: [85], goods: [] },
    { id: 'north', kind: 'small', at: [4], goods: ['oats'] },
    { id: 'corner', kind: 'small', at: [11], goods: [] },
    { id: 'harbour', kind: 'small', at: [90], goods: ['salt'] },
    { id: 'end', kind: 'small', at: [96], goods: [] },
  ],
  ports: [
    { id: 'left', at: 20 },
    { id: 'right', at: 21 },
    { id: 'harbour', at: 90 },
  ],
  waters: [
    [20, 21, 'lake', [], 'ferry'],
    [54, 55, 'blocked'],
    [66, 67, 'lake'],
    [77, 78, 'river', ['brook']],
    [77, 89, 'river', ['brook']],
    [8, 20, 'lake'],
    [64, 76, 'river', ['brook']],
  ],
  regions: { fog: [52, 53, 64, 65, 76, 77], hills: [15, 65, 77], coast: [0, 1, 2, 12, 13, 24] },
});

const FIGURES: Figures = {
  startMoney: 50,
  goal: 250,
  citiesToJoin: 2,
  toldAt: 200,
  buildLimit: 20,
  terrain: { plain: 1, mountain: 2, small: 3, medium: 3, large: 5 },
  water: { river: 2, lake: 3 },
  places: { small: 2, medium: 3, port: 2 },
  out: { most: 2, scope: 'perCity' },
  fee: 4,
  rateRounds: 10,
  earlierRulings: false,
  feeOnCredit: false,
  upgrade: 20,
  refit: 5,
  upgradeInstead: true,
  trainsInFirstRound: false,
  turnsInCitiesOnly: false,
  handling: 0,
  hand: 2,
  dealt: 3,
  open: 1,
  openFrom: 2,
  lies: 4,
  starter: 'fixed',
  firstTurn: 'ready',
  speed: { slow: 9, quick: 12 },
};

/** The options of this game are the figures that differ. */
const remembered = new WeakMap<object, Figures>();
const figures: CrayonTitle['figures'] = (options) => {
  const found = remembered.get(options) ?? {
    ...FIGURES,
    turnsInCitiesOnly: options.turnsInCitiesOnly === true,
    feeOnCredit: options.feeOnCredit === true,
    out: { most: 2, scope: options.total === true ? 'total' : 'perCity' },
    buildLimit: options.rich === true ? 9999 : FIGURES.buildLimit,
  };
  remembered.set(options, found);
  return found;
};

/** Two cards ask for the same good in the same city. */
const order = (id: string, pays: number) => ({
  id,
  orders: [
    { city: 'mid', good: 'salt', pays },
    { city: 'west', good: 'tea', pays: pays + 1 },
    { city: 'east', good: 'oats', pays: pays + 2 },
  ],
});

export const title: CrayonTitle = {
  id: 'small',
  board,
  chips: { salt: 3, tea: 2, oats: 2 },
  orders: byId(Array.from({ length: 14 }, (_, index) => order(`c${index}`, 5 + index))),
  incidents: byId([
    { id: 'fog', lasts: true, effects: [{ type: 'halfSpeed', region: 'fog' }] },
    {
      id: 'snow',
      lasts: true,
      effects: [
        { type: 'stepCost', region: 'hills', points: 2 },
        { type: 'noConnecting', region: 'hills' },
      ],
    },
    { id: 'locks', lasts: true, effects: [{ type: 'closedEdges', edges: 'lakes' }] },
    { id: 'tide', lasts: true, effects: [{ type: 'noBuilding', region: 'coast' }] },
  ]),
  trains: byId([
    { id: 'slow', level: 'A', speed: 9, capacity: 2 },
    { id: 'quick', level: 'B', speed: 12, capacity: 2 },
  ]),
  levels: ['A', 'B'],
  figures,
};

/** Every reason cites itself: this game has no book of rules. */
const rules = new Proxy({} as CrayonRules, { get: (_, reason) => String(reason) });

export const table = createTable(
  crayonGame(title, {
    rules,
    players: { 2: true, 3: true },
    parseOptions: (given) => given,
    drawsSeats: () => false,
  }),
);

/** Numbers below a count, one after the other. */
export type Dice = (count: number) => number;

export function diceOf(seed: string): Dice {
  let chance: Chance = chanceFrom(seed);
  return (count) => {
    let value: number;
    [value, chance] = draw(chance, count);
    return value;
  };
}

/** A table in its third round, the seats at home in these cities. */
export function started(
  players: number,
  change: Partial<CrayonState> = {},
  options: Record<string, boolean> = {},
  starts: readonly string[] = ['west', 'east', 'west'],
): CrayonState {
  const setup = table.setup({ players: ['A', 'B', 'C'].slice(0, players), seed: 's', options });
  if (isRefusal(setup)) throw new Error(setup.reason);
  let state: CrayonState = setup;
  for (const seat of setup.players.keys())
    for (const action of [
      { type: 'keepOrders', cards: ['c0'] },
      { type: 'chooseStart', city: starts[seat] ?? 'west' },
    ]) {
      const hand = (state.secrets[seat] as { cards: readonly string[] }).cards.slice(0, 2);
      const outcome = table.act(
        state,
        seat,
        action.type === 'keepOrders' ? { ...action, cards: hand } : action,
      );
      if (isRefusal(outcome)) throw new Error(outcome.reason);
      state = outcome.state;
    }
  const rounds: RoundsTask = { kind: 'rounds', begun: [] };
  const hidden = state.secrets.table as Hidden;
  const open = hidden.deck.filter((card) => title.orders.has(card)).slice(0, 1);
  const deck = hidden.deck.filter((card) => !open.includes(card));
  return table.settled({
    ...state,
    agenda: [rounds],
    round: 3,
    open,
    secrets: { ...state.secrets, table: { ...hidden, deck } },
    pile: deck.length,
    ...change,
  });
}

/**
 * Track at random: each edge with so many chances in ten, nobody in a town or port beyond its places. Half the time most
 * of it is one player's, who may come to close ways.
 */
export function randomTrack(dice: Dice, players: number, density: number): Record<EdgeId, Seat> {
  const busy = dice(players * 2);
  const track: Record<EdgeId, Seat> = {};
  const inside = new Map<number, Set<Seat>>();
  for (const { id, a, b, kind } of board.edges) {
    if (kind === 'city' || kind === 'blocked' || dice(10) >= density) continue;
    const seat = busy < players && dice(8) > 0 ? busy : dice(players);
    const isFull = [a, b].some((at) => {
      const { city, port } = board.mileposts[at]!;
      const seats = inside.get(at) ?? new Set();
      return (city?.kind === 'small' || port) && !seats.has(seat) && seats.size >= 2;
    });
    if (isFull) continue;
    for (const at of [a, b]) inside.set(at, (inside.get(at) ?? new Set()).add(seat));
    track[id] = seat;
  }
  return track;
}
