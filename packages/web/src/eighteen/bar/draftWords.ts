/** What is in the hand, in words: the beginning of the line, and the button that does it. */
import {
  bidsOn,
  companyTurnOf,
  type EighteenState,
  type Holder,
  nextStationCost,
  priceOf,
  type RevenueStepTask,
  salePrice,
  sharePrice,
  terrainCost,
  valueAt,
} from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import { ui, words } from '../../words/index.ts';
import { type Consequence, consequencesOf } from '../foresight/consequences.ts';
import { type ActionOf, type Draft, type Game, type Happening, isOutcome } from '../game/game.ts';

/** What would happen, as far as it is known. */
const eventsOf = ({ outcome }: Draft): readonly Happening[] => (isOutcome(outcome) ? outcome.events : []);

/** What the action itself moves from one purse to another. */
function paidBy(draft: Draft, from: Holder, why: string): number | null {
  for (const event of eventsOf(draft))
    if (event.type === 'paid' && event.from === from && event.why === why) return event.amount;
  return null;
}

function layCost(draft: Draft): number {
  for (const event of eventsOf(draft)) if (event.type === 'tileLaid') return event.cost;
  return 0;
}

const revenueOf = (draft: Draft): number => {
  for (const event of eventsOf(draft)) if (event.type === 'trainsRun') return event.revenue;
  return 0;
};

/** The price of the acting company when all is done. */
function priceThen(game: Game, draft: Draft): string {
  const state = game.now.value;
  const company = companyTurnOf(state)?.company;
  if (company === undefined) return '';
  const then = consequencesIn(game, draft).find((one) => one.kind === 'price' && one.company === company);
  const price = then?.kind === 'price' ? then.after : priceOf(game.title.market, state, company);
  return price === undefined ? '' : words().number(price);
}

/** Cost of a station with a private's power or without. */
const stationCost = (game: Game, draft: Draft): number => {
  const company = companyTurnOf(game.now.value)?.company;
  if (company === undefined) return 0;
  if (isOutcome(draft.outcome)) return paidBy(draft, company, 'station') ?? 0;
  return draft.action.type === 'placeStation' && draft.action.power === undefined
    ? nextStationCost(game.title, game.now.value, company)
    : 0;
};

const needsConsent = (draft: Draft): boolean => eventsOf(draft).some(({ type }) => type === 'offered');

/** Nobody has to be asked: it is done with the word. */
const isAgreed = (draft: Draft): boolean => isOutcome(draft.outcome) && !needsConsent(draft);

/** The bid to beat, by somebody else. */
function highestOther(state: EighteenState, one: string, seat: Seat) {
  const others = bidsOn(state, one).filter((bid) => bid.seat !== seat);
  return others.sort((a, b) => b.amount - a.amount)[0];
}

/** The consequences of what is in the hand, without what the first words say already. */
export function consequencesIn(game: Game, draft: Draft): readonly Consequence[] {
  const { outcome, action, seat } = draft;
  if (!isOutcome(outcome)) return [];
  const all = consequencesOf(game.title, game.now.value, outcome.events, outcome.after, seat);
  // At the end of the game only that counts.
  if (action.type === 'declareBankruptcy') return all.filter(({ kind }) => LAST.has(kind));
  return all.filter((one) => {
    switch (one.kind) {
      case 'changesHands':
        return !('private' in action && action.private === one.private);
      case 'closes':
        return !(action.type === 'exchangePrivate' && action.private === one.private);
      case 'loans':
        return action.type !== 'takeLoan';
      case 'incomes':
        // The two ways of a dividend stand side by side, with everybody's share.
        return game.now.value.agenda.at(-1)?.kind !== 'revenueStep';
      case 'cheaper':
        return action.type !== 'lowerPrice';
      case 'round':
        // Somebody else's next turn is no news; a new round after a pass is.
        return action.type === 'pass';
      default:
        return true;
    }
  });
}

const LAST: ReadonlySet<Consequence['kind']> = new Set(['director', 'bankrupt', 'ended']);

/** The first words of the line: what is in the hand. */
export function draftHead(game: Game, draft: Draft): string {
  const text = ui().bar.draft;
  const { title } = game;
  const state = game.now.value;
  const { action, seat } = draft;
  const cash = (amount: number) => words().money(title, amount);
  const free = (amount: number) => (amount === 0 ? null : cash(amount));
  const name = (holder: Holder) => words().nameOf(state, holder);
  switch (action.type) {
    case 'buyPrivate':
      return text.buyPrivate(action.private, cash(salePrice(title, state, action.private)));
    case 'bid': {
      const other = highestOther(state, action.private, seat);
      if (!other) return text.bid(cash(action.amount), action.private);
      const more = words().number(action.amount - other.amount);
      return text.bidOver(cash(action.amount), action.private, more, name(other.seat));
    }
    case 'setPar':
      return text.setPar(action.company, cash(action.price));
    case 'startCompany':
      return text.startCompany(action.company, cash(action.price), cash(startCost(game, action)));
    case 'buyShare':
      return text.buyShare(
        action.count ?? 1,
        action.company,
        action.from === 'pool',
        cash(shareCost(game, action)),
      );
    case 'sellShares':
      return text.sellShares(action.count, action.company, cash(saleSum(game, action)));
    case 'exchangePrivate': {
      const power = title.powers.exchange(state, seat, action.private);
      return text.exchangePrivate(
        action.private,
        'company' in power ? power.company : '',
        action.from === 'pool',
      );
    }
    case 'offerPrivate':
      return text.offerPrivate(action.private, name(action.to), cash(action.price));
    case 'requestPrivate': {
      const owner = state.privates[action.private]?.owner ?? 'bank';
      if (owner === seat) return text.buyPrivateFrom(action.private, cash(action.price));
      return isAgreed(draft)
        ? text.buyPrivateOf(action.private, name(owner), cash(action.price))
        : text.askPrivate(action.private, name(owner), cash(action.price));
    }
    case 'layTile': {
      const colour = title.board.tiles.get(action.tile)?.[0]?.color ?? '';
      const cost = isOutcome(draft.outcome) ? layCost(draft) : terrainCost(title, state, action.hex);
      const head = text.layTile(
        capital(words().colourName(colour)),
        action.tile,
        words().placeName(title, action.hex),
        free(cost),
      );
      return action.power === undefined ? head : `${head} ${text.withPower(action.power)}`;
    }
    case 'placeStation': {
      const head = text.placeStation(words().placeName(title, action.hex), free(stationCost(game, draft)));
      return action.power === undefined ? head : `${head} ${text.withPower(action.power)}`;
    }
    case 'chooseHome': {
      const task = state.agenda.at(-1) as { company?: string } | undefined;
      return text.chooseHome(task?.company ?? '', words().placeName(title, action.hex));
    }
    case 'runTrains':
      return action.runs.length === 0 ? text.stayHome : text.runTrains(cash(revenueOf(draft)));
    case 'payOut': {
      if (state.agenda.at(-1)?.kind !== 'revenueStep')
        return text.institution((state.agenda.at(-1) as { company?: string } | undefined)?.company ?? '');
      const { company, revenue } = state.agenda.at(-1) as RevenueStepTask;
      return text.payOut(cash(revenue), cash((revenue * title.shares.paperSize(state, company)) / 100));
    }
    case 'withhold':
      return text.withhold(cash((state.agenda.at(-1) as RevenueStepTask).revenue));
    case 'buyTrain': {
      const foreign = action.from !== 'bank' && action.from !== 'pool';
      const head = foreign
        ? text.buyTrainFrom(action.kind, action.from, cash(action.price))
        : text.buyTrain(action.kind, cash(action.price));
      const traded = action.tradeIn === undefined ? '' : ` ${text.tradeIn(action.tradeIn)}`;
      const power = action.power === undefined ? '' : ` ${text.withPower(action.power)}`;
      return `${head}${traded}${power}`;
    }
    case 'discardTrain':
      return text.discardTrain(action.kind, action.company);
    case 'declareBankruptcy':
      return text.declareBankruptcy;
    case 'lowerPrice':
      return text.lowerPrice(action.private, cash(lowered(game, draft, action.private)));
    case 'takeLoan':
      // How much it is, the rules say; until then nothing is said.
      return isOutcome(draft.outcome)
        ? text.takeLoan(companyTurnOf(state)?.company ?? '', cash(loanSum(draft)), loansLeft(game, draft))
        : '';
    case 'accept':
      return text.accept;
    case 'decline':
      return text.decline;
    case 'pass':
      return '';
  }
}

/** What the button says that does it. */
export function confirmLabel(game: Game, draft: Draft): string {
  const text = ui().bar.confirm;
  const { title } = game;
  const state = game.now.value;
  const { action, seat } = draft;
  const cash = (amount: number) => words().money(title, amount);
  const free = (amount: number) => (amount === 0 ? null : cash(amount));
  switch (action.type) {
    case 'buyPrivate':
      return text.buyPrivate(action.private, cash(salePrice(title, state, action.private)));
    case 'bid':
      return text.bid(cash(action.amount));
    case 'setPar':
      return text.setPar(cash(action.price));
    case 'startCompany':
      return text.startCompany(words().number(action.price), cash(startCost(game, action)));
    case 'buyShare':
      return text.buyShare(action.count ?? 1, cash(shareCost(game, action)));
    case 'sellShares':
      return text.sellShares(action.count, cash(saleSum(game, action)));
    case 'exchangePrivate':
      return text.exchangePrivate(action.private);
    case 'offerPrivate':
      return text.offerPrivate(cash(action.price));
    case 'requestPrivate':
      return state.privates[action.private]?.owner === seat || isAgreed(draft)
        ? text.buyPrivateFrom(action.private, cash(action.price))
        : text.askPrivate(cash(action.price));
    case 'layTile':
      return text.layTile(free(layCost(draft)));
    case 'placeStation':
      return text.placeStation(free(stationCost(game, draft)));
    case 'runTrains':
      return action.runs.length === 0 ? text.stayHome : text.runTrains(cash(revenueOf(draft)));
    case 'payOut':
      return state.agenda.at(-1)?.kind === 'revenueStep'
        ? text.payOut(priceThen(game, draft))
        : text.institution((state.agenda.at(-1) as { company?: string } | undefined)?.company ?? '');
    case 'withhold':
      return text.withhold(priceThen(game, draft));
    case 'buyTrain':
      return needsConsent(draft)
        ? text.askTrain(action.kind, cash(action.price))
        : text.buyTrain(action.kind, cash(action.price));
    case 'discardTrain':
      return text.discardTrain(action.kind);
    case 'lowerPrice':
      return text.lowerPrice(cash(lowered(game, draft, action.private)));
    case 'takeLoan':
      return text.takeLoan(isOutcome(draft.outcome) ? cash(loanSum(draft)) : '');
    case 'accept':
    case 'decline':
    case 'chooseHome':
    case 'declareBankruptcy':
    case 'pass':
      return text[action.type];
  }
}

// ---------------------------------------------------------------- sums

/** What the director's certificate costs at this par. */
export function startCost(game: Game, { company, price }: ActionOf<'startCompany'>): number {
  const certificates = game.now.value.certificates[company] ?? [];
  const percent = certificates.find(({ director }) => director)?.percent ?? 0;
  return valueAt(game.title, game.now.value, company, percent, price);
}

const shareCost = ({ title, now }: Game, { company, from, count = 1 }: ActionOf<'buyShare'>): number =>
  count * (sharePrice(title, now.value, company, from) ?? 0);

const saleSum = ({ title, now }: Game, { company, count }: ActionOf<'sellShares'>): number =>
  count * (sharePrice(title, now.value, company, 'pool') ?? 0);

function loanSum(draft: Draft): number {
  for (const event of eventsOf(draft)) if (event.type === 'paid' && event.why === 'loan') return event.amount;
  return 0;
}

/** How many loans there are left for everybody, this one taken. */
function loansLeft(game: Game, { outcome, seat }: Draft): number {
  if (!isOutcome(outcome)) return 0;
  const all = consequencesOf(game.title, game.now.value, outcome.events, outcome.after, seat);
  const loans = all.find((one) => one.kind === 'loans');
  return loans?.kind === 'loans' ? loans.left : 0;
}

function lowered({ title, now }: Game, draft: Draft, one: string): number {
  const by = eventsOf(draft).find((event) => event.type === 'discounted');
  return salePrice(title, now.value, one) - (by?.type === 'discounted' ? by.by : title.priceCut);
}
