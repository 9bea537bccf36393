/** Decisions of 1853 about contracts: bonds, cities, and the shares that came with them. */

import { cashOf, type StockTurnTask } from '@kursbuch/eighteen';
import {
  type Decisions,
  type Forms,
  type Game,
  type NotesAt,
  offered,
  shareTasks,
  words,
} from '@kursbuch/screens/eighteen';
import { type Seat, secretOf } from '@kursbuch/table';
import {
  type Action1853,
  contractSharesToSell,
  countOf,
  isOffered,
  managerOf,
  ownOf,
  type PardonTask,
  type Sheet,
} from '../rules/index.ts';
import { Bond } from './Bond.tsx';
import { Cities, CitiesBeside } from './Cities.tsx';
import { PardonVote } from './PardonVote.tsx';
import { isSaleDue, redeemCost, StockTray } from './StockTray.tsx';
import { cityName, cityValue, leftOf } from './sheet.ts';
import { asks, own } from './words.ts';

const money = ({ title }: Game, amount: number): string => words().money(title, amount);

/** The sheet of whoever is asked: only he is told of it. */
const sheetOf = ({ now }: Game, seat: Seat): Sheet => secretOf(now.value, seat) as Sheet;

/** Shares somebody has not redeemed, by company. */
export const unredeemedOf = ({ now }: Game, seat: Seat): readonly (readonly [string, number])[] =>
  Object.keys(ownOf(now.value).unredeemed).flatMap((company) => {
    const count = countOf(ownOf(now.value).unredeemed, company, seat);
    return count > 0 ? [[company, count] as const] : [];
  });

export const bidTasks: Decisions['tasks'] = {
  bonds: {
    asks: () => asks().bonds,
    line: () => own().envelopeHint,
    isSecret: true,
    didSecretly: () => own().sealed,
    Surface: Bond,
  },
  contracts: {
    asks: () => asks().contracts,
    line: (game, _asked, seat) => {
      const left = leftOf(sheetOf(game, seat));
      return own().cityLine(left > 0 ? money(game, left) : null);
    },
    pass: () => own().complete,
    isSecret: true,
    asksToPass: true,
    Surface: Cities,
    Beside: CitiesBeside,
    actions: {
      pass: { stands: 'bar', head: () => '', confirm: () => own().complete, refused: () => own().notPassed },
    },
  },
  // All whom it concerns vote at once.
  pardon: {
    asks: () => asks().pardon,
    line(game) {
      // More than half of the others.
      const others = game.now.value.players.length - 1;
      return own().pardonLine(culpritOf(game), Math.floor(others / 2) + 1, others);
    },
    isSecret: true,
    didSecretly: () => own().voted,
    tray: { kinds: ['pardon'], View: PardonVote },
  },
  stockTurn: {
    ...shareTasks.stockTurn,
    asks(asked) {
      const usual = shareTasks.stockTurn.asks(asked);
      return asked.offered.has('redeemShares') ? own().redeemOr(usual) : usual;
    },
    line(game, asked, seat) {
      const usual = shareTasks.stockTurn.line?.(game, asked, seat) ?? '';
      const open = unredeemedOf(game, seat).map(([company, count]) => own().taken(count, company));
      return open.length === 0 ? usual : `${own().redeemFirst(words().list(open))} ${usual}`;
    },
    tray: {
      kinds: ['redeemShares', 'sellShares'],
      View: StockTray,
      when: hasTray,
    },
  },
};

/** Whose contract the others judge. */
const culpritOf = (game: Game): string =>
  game.sitter((game.now.value.agenda.at(-1) as PardonTask | undefined)?.culprit ?? 0).name;

/** Is there something he can redeem, or must sell because of a limit? */
function hasTray(game: Game): boolean {
  return offered(game.ownOffers.value, 'redeemShares').length > 0 || isSaleDue(game);
}

type BidActions = Extract<Action1853, { type: 'writeBond' | 'writeCity' | 'redeemShares' | 'pardon' }>;

export const bidActions: Forms<BidActions> = {
  writeBond: {
    stands: 'papers',
    head: (game, { amount }, { seat }) =>
      own().bondDraft(money(game, amount), money(game, cashOf(game.now.value, seat) - amount)),
    confirm: (game, { amount }) => own().seal(money(game, amount)),
    refused: () => own().noBond,
    did: () => own().sealed,
    stays: () => true,
    // Once the last is sealed all are opened: that is told then.
    leavesOut: () => true,
    range: { label: () => own().yourBond, every: 10 },
  },
  writeCity: {
    stands: 'papers',
    head: (game, { city, company }, { seat }) => {
      const left = leftOf(sheetOf(game, seat)) - cityValue(city);
      return own().cityDraft(
        cityName(game, city),
        words().number(cityValue(city)),
        company,
        left > 0 ? words().number(left) : null,
      );
    },
    confirm: (game, { city, company }) => own().write(cityName(game, city), company),
    refused: (game, { city }) => own().notWritten(cityName(game, city)),
    did: ({ company }) => own().took(company),
    leavesOut: () => true,
  },
  redeemShares: {
    stands: 'tray',
    head: (game, { company, count }) =>
      own().redeemDraft(count, company, money(game, redeemCost(game, company, count))),
    confirm: (game, { company, count }) => own().redeemConfirm(money(game, redeemCost(game, company, count))),
    refused: (_game, { company }) => own().notRedeemed(company),
    did: ({ company }) => own().redeemed(company),
  },
  pardon: {
    stands: 'tray',
    head: (game, { pardons }) => (pardons ? own().pardonsDraft : own().condemnsDraft)(culpritOf(game)),
    confirm: (_game, { pardons }) => (pardons ? own().pardons : own().condemns),
    // How it was said stays secret until all have voted.
    did: () => own().voted,
    leavesOut: () => true,
  },
};

/** Shares of a holding that are not redeemed, and others that can be sold only now. */
export const holdingNotes: NotesAt<'holding'> = ({ state }, { company, seat }) => {
  const open = countOf(ownOf(state).unredeemed, company, seat);
  const task = state.agenda.at(-1);
  const isOn = task?.kind === 'stockTurn' && (task as StockTurnTask).seat === seat;
  const now = isOn ? contractSharesToSell(state, company, seat) : 0;
  return [
    ...(open > 0 ? [{ sign: own().openShort(open), text: own().openFull(open) }] : []),
    ...(now > 0 ? [{ sign: own().nowShort(now), text: own().nowFull(now) }] : []),
  ];
};

/** What the signs at holdings mean, and which companies nobody named in the bids wait. */
export const stockNotes: NotesAt<'stockRound'> = ({ title, state }) => {
  const companies = [...title.companies.keys()];
  const { unredeemed } = ownOf(state);
  const seats = [...state.players.keys()];
  const hasOpen = companies.some((one) => seats.some((seat) => countOf(unredeemed, one, seat) > 0));
  const task = state.agenda.at(-1);
  const { seat: turn } = (task?.kind === 'stockTurn' ? task : {}) as Partial<StockTurnTask>;
  const hasNow = turn !== undefined && companies.some((one) => contractSharesToSell(state, one, turn) > 0);
  const waiting = companies.filter((company) => !isOffered(state, company));
  const hasLeader = companies.some((company) => managerOf(state, company) !== null);
  return [
    ...(hasOpen ? [own().openKey] : []),
    ...(hasNow ? [own().nowKey] : []),
    ...(hasLeader ? [own().leadKey] : []),
    ...(waiting.length > 0 ? [own().waits(words().list(waiting), waiting.length > 1)] : []),
  ].map((text) => ({ text }));
};
