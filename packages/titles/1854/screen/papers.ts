/** Decisions of 1854 about papers: bids withdrawn, options, mergers of local railways, mail contracts. */

import {
  bidsOn,
  cashOf,
  type KitAction,
  overLimit,
  priceOf,
  privateState,
  type StockTurnTask,
} from '@kursbuch/eighteen';
import {
  type ActEntry,
  answerActions,
  type Decisions,
  type Forms,
  type Game,
  privateTasks,
  shareTasks,
  trainTasks,
  ui,
  verbs,
  words,
} from '@kursbuch/screens/eighteen';
import type { Seat } from '@kursbuch/table';
import {
  type Action1854,
  isMajor,
  isSplit,
  type LocalId,
  MAIL,
  type MailSize,
  mailIncomeOf,
  optionOf,
  optionPrice,
  ownOf,
} from '../rules/index.ts';
import { Mail } from './Mail.tsx';
import { Mergers } from './Mergers.tsx';
import { asks, own } from './words.ts';

const money = ({ title }: Game, amount: number): string => words().money(title, amount);

/** Bought before the stock round that is played now. */
const isDue = ({ now }: Game, seat: Seat): boolean => {
  const paper = optionOf(now.value, seat);
  return paper !== undefined && paper.round < ownOf(now.value).stockRounds;
};

/** The open option of whoever is on turn. */
const paperOf = ({ now, seat }: Game) => {
  const [who] = [seat.value ?? (now.value.agenda.at(-1) as Partial<StockTurnTask> | undefined)?.seat];
  return who === undefined ? undefined : optionOf(now.value, who);
};

/** What an open option would bring. */
const optionValue = (game: Game): string => {
  const paper = paperOf(game);
  return paper ? money(game, priceOf(game.title.market, game.now.value, paper.company) ?? 0) : '';
};

/** The owner of a local railway. */
const ownerOf = ({ now }: Game, local: LocalId): Seat | null => {
  const { owner } = privateState(now.value, local);
  return typeof owner === 'number' ? owner : null;
};

/** Who else owns one of the two, by name. */
function partnerOf(game: Game, seat: Seat, one: LocalId, other: LocalId): string | null {
  const partner = [one, other].map((local) => ownerOf(game, local)).find((owner) => owner !== seat);
  return partner === undefined || partner === null ? null : words().nameOf(game.now.value, partner);
}

const isForced = ({ now }: Game): boolean => Number(now.value.phase) >= 6;

export const paperTasks: Decisions['tasks'] = {
  privateSale: {
    ...privateTasks.privateSale,
    asks: (asked) =>
      asked.offered.size === 0
        ? ui().bar.asks.privateSale
        : words().either([
            ...verbs(asked, ['buyPrivate', 'bid']),
            ...(asked.offered.has('withdrawBid') ? [own().withdrawABid] : []),
            ...verbs(asked, ['pass']),
          ]),
  },
  stockTurn: {
    ...shareTasks.stockTurn,
    asks(asked) {
      const { offered } = asked;
      const [settles, sells] = [offered.has('settleOption'), offered.has('sellOption')];
      if (!offered.has('pass') && settles) return sells ? own().settleOrSell : own().settle;
      return shareTasks.stockTurn.asks(asked);
    },
    line(game, asked, seat) {
      const paper = optionOf(game.now.value, seat);
      const usual = () => shareTasks.stockTurn.line?.(game, asked, seat) ?? '';
      const passes = asked.offered.has('pass');
      // Over the limit a sale comes first, whatever is owed.
      if (!paper || (!passes && overLimit(game.title, game.now.value, seat))) return usual();
      const told = own().optionRest(paper.company, money(game, paper.price), isDue(game, seat));
      return passes ? `${told} ${usual()}` : told;
    },
    tray: { ...shareTasks.stockTurn.tray, kinds: ['sellShares', 'sellOption'] },
  },
  trainStep: {
    ...trainTasks.trainStep,
    tray: { ...trainTasks.trainStep.tray, kinds: [...trainTasks.trainStep.tray.kinds, 'sellOption'] },
    // Among what may be sold for the train, not the way to it.
    get actions() {
      const { button: _none, ...form } = paperActions.sellOption;
      return { sellOption: { ...form, stands: 'tray' as const } };
    },
  },
  mergers: {
    asks: () => asks().mergers,
    line: (game) => (isForced(game) ? own().mergersForced : own().mergersLine),
    pass: (game) => (isForced(game) ? own().restForced : own().noMerger),
    Surface: Mergers,
  },
  mergerConsent: {
    asks: () => asks().mergerConsent,
    Surface: Mergers,
    actions: {
      accept: {
        ...answerActions.accept,
        button: { tone: 'go', atOnce: true, label: () => own().agree },
      },
      decline: {
        ...answerActions.decline,
        button: { tone: 'alt', atOnce: true, label: () => own().refuse },
      },
    },
  },
  lagLetter: { asks: () => asks().lagLetter, Surface: Mergers },
  mailStep: {
    asks: () => asks().mailStep,
    line: ({ title, now }, { company }) =>
      company === null ? '' : ui().bar.treasury(words().money(title, cashOf(now.value, company))),
    step: () => own().mail,
    pass: () => own().noMail,
    tray: { kinds: ['buyMail'], View: Mail },
  },
};

/** The name of a contract. */
const mailName = (size: MailSize): string => own()[size];

type PaperAction = Exclude<Action1854, KitAction | { type: 'buildTunnel' }>;

export const paperActions: Forms<PaperAction> = {
  withdrawBid: {
    stands: 'papers',
    head: (_game, { private: one }) => own().withdrawDraft(one),
    confirm: () => own().withdrawConfirm,
    refused: (_game, { private: one }) => ui().bar.refused.private(one),
    did: ({ private: one }) => own().withdrew(one),
  },
  buyOption: {
    stands: 'papers',
    head: (game, { company, from }) =>
      own().optionDraft(company, money(game, optionPrice(game.title, game.now.value, company, from) ?? 0)),
    confirm: (game, { company, from }) =>
      own().optionConfirm(money(game, optionPrice(game.title, game.now.value, company, from) ?? 0)),
    refused: (_game, { company }) => own().optionNot(company),
    did: ({ company }) => own().tookOption(company),
  },
  settleOption: {
    stands: 'bar',
    head(game) {
      const paper = paperOf(game);
      return paper ? own().settleDraft(paper.company, money(game, paper.price)) : '';
    },
    confirm: (game) => own().settleButton(money(game, paperOf(game)?.price ?? 0)),
    refused: () => own().noSettling,
    did: () => own().settle,
    button: {
      tone: 'go',
      atOnce: false,
      label: (game) => own().settleButton(money(game, paperOf(game)?.price ?? 0)),
    },
  },
  sellOption: {
    stands: 'bar',
    head: (game) => own().sellOptionDraft(paperOf(game)?.company ?? '', optionValue(game)),
    confirm: (game) => own().sellOptionButton(optionValue(game)),
    refused: () => own().noOptionSale,
    did: () => own().soldOption,
    button: { tone: 'alt', atOnce: false, label: (game) => own().sellOptionButton(optionValue(game)) },
  },
  proposeMerger: {
    stands: 'papers',
    head(game, { one, other }, { seat }) {
      const [first, second] = [nameOf(game.title, one), nameOf(game.title, other)];
      return own().proposeDraft(first, second, partnerOf(game, seat, one, other));
    },
    confirm(game, { one, other }, { seat }) {
      const partner = partnerOf(game, seat, one, other);
      return partner === null ? own().mergeOwn : own().propose(partner);
    },
    refused: () => own().noProposal,
    did: ({ one, other }) => own().proposed(one, other),
  },
  chooseLetter: {
    stands: 'papers',
    head: (_game, { company }) => own().letterDraft(company),
    confirm: (_game, { company }) => own().letterConfirm(company),
    did: ({ company }) => own().letterConfirm(company),
  },
  buyMail: {
    stands: 'tray',
    head: (game, { size }) =>
      own().mailDraft(
        mailName(size),
        money(game, MAIL[size].price),
        money(game, mailIncomeOf(game.title, game.now.value, size)),
      ),
    confirm: (game, { size }) => own().mailConfirm(money(game, MAIL[size].price)),
    refused: () => own().noMailNow,
    did: () => own().boughtMail,
  },
};

const nameOf = (title: Game['title'], local: LocalId): string => title.companies.get(local)?.name ?? local;

export const paperActs: readonly ActEntry[] = [
  // An outbid bid may be withdrawn.
  {
    at: 'lot',
    acts({ now, seat }, lot) {
      const bids = bidsOn(now.value, lot);
      const mine = bids.find((bid) => bid.seat === seat.value);
      const isOutbid = mine !== undefined && bids.some(({ amount }) => amount > mine.amount);
      const isSale = now.value.agenda.at(-1)?.kind === 'privateSale';
      if (!isOutbid || !isSale) return [];
      const label = own().withdraw(words().number(mine.amount));
      return [{ action: { type: 'withdrawBid', private: lot }, label }];
    },
  },
  // Beside the purchase of a paper of 20 percent: half of it now.
  {
    at: 'paper',
    acts({ title, now }, { company, from }) {
      const state = now.value;
      if (from === 'treasury' || !isMajor(company) || isSplit(state, company)) return [];
      const price =
        state.companies[company]?.par === null ? undefined : optionPrice(title, state, company, from);
      if (price === undefined) return [];
      return [{ action: { type: 'buyOption', company, from }, label: own().option(words().number(price)) }];
    },
  },
  // Whoever must sell may part with a paper he has half paid for.
  {
    at: 'sale',
    acts({ title, now }, seat) {
      const company = optionOf(now.value, seat)?.company;
      if (company === undefined) return [];
      const brings = priceOf(title.market, now.value, company) ?? 0;
      return [{ action: { type: 'sellOption' }, label: own().optionOn(company), company, brings }];
    },
  },
];
