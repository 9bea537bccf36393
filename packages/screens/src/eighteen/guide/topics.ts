/** What the guide of 18xx says at a decision: driven by the task on top of the agenda and what may be done there. */

import {
  type BiddingTask,
  type ChooseHomeTask,
  type CompanyId,
  cellOf,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  isOwnSale,
  nextStationCost,
  type ParTask,
  type RevenueStepTask,
  type Title,
  trackKey,
  trainFacts,
} from '@kursbuch/eighteen';
import { type Advice, type Seat, sameData } from '@kursbuch/table';
import { capital } from '@kursbuch/words';
import type { ShownAdvice, Topic, Topics } from '../../game/shown.ts';
import {
  buttonOf,
  confirmLabel,
  onlyChoice,
  passLabel,
  rangeButton,
  rangeKey,
  staysInHand,
} from '../decisions/index.ts';
import { actionName, actName, bidName, hexName, startName, tileName } from '../game/actionName.ts';
import { askedOf } from '../game/asked.ts';
import { firstAmount } from '../game/form.ts';
import {
  type ActionOf,
  type Draft,
  type Game,
  type Offer,
  offered,
  ranges,
  withAmount,
} from '../game/game.ts';
import type { Said, SeatAsked, TitleGuide } from '../game/titleGuide.ts';
import { layPlan } from '../lay/layPlan.ts';
import { openPars } from '../surfaces/ParPrices.tsx';
import { words } from '../words/index.ts';
import { adviceOf } from './advised.ts';
import { say } from './words.ts';

/** Until this set of rounds somebody new to the game may have sat down at it. */
const EARLY = 2;

/** What everybody decides in every title, soon after it has begun; papers are sold in all of them. */
export const DECISIONS = ['stockTurn', 'trackStep', 'runStep', 'revenueStep', 'trainStep'] as const;

export async function topicsOf(game: Game): Promise<Topics> {
  const [own, tell] = await Promise.all([
    game.look.guide?.() ?? { decisions: [] },
    adviceOf(game),
    say.load(),
  ]);
  return {
    now: (advice) => topicsNow(game, own, advice, tell),
    isEarly: () => game.now.value.round.set <= EARLY,
    decisions: [...own.decisions, ...DECISIONS],
    farewell: (hasHint) => ({ ...talk('round'), text: say().round.text(hasHint) }),
  };
}

type Tell = (advice: Advice, at: number) => ShownAdvice;

/** Words between two decisions. */
const talk = (
  id: 'aim' | 'bar' | 'round',
  { about, pointsAt = [] }: Partial<Pick<Topic, 'about' | 'pointsAt'>> = {},
): Topic => ({
  id,
  title: say()[id].title,
  text: id === 'round' ? '' : say()[id].text,
  hint: null,
  pointsAt,
  isTalk: true,
  ...(about && { about }),
});

function topicsNow(game: Game, own: TitleGuide, advice: Advice | null, tell: Tell): readonly Topic[] {
  const seat = game.seat.value;
  if (seat === null) return [];
  const offers = game.ownOffers.value;
  const besides = own.besides?.('aim', game) ?? null;
  const aim = talk('aim');
  return [
    besides === null ? aim : { ...aim, text: `${aim.text} ${besides}` },
    talk('bar', { about: 'bar' }),
    ...privatesTalk(game, offers),
    decisionTopic(game, seat, offers, own, advice, tell),
  ];
}

/** Privates that a company may buy beside what is decided: one's own by a button, those of others behind "More". */
function privatesTalk(game: Game, offers: readonly Offer[]): readonly Topic[] {
  const kind = game.now.value.agenda.at(-1)?.kind ?? '';
  const deals = ranges(offers, 'requestPrivate');
  // Where they are what is asked for they lie in sight, with a topic of their own.
  if (!companyTurnOf(game.now.value) || kind === 'privatesStep' || deals.length === 0) return [];
  const own = deals.filter((offer) => rangeButton(game, kind, offer) !== null);
  const hasOthers = own.length < deals.length;
  const { title, text } = say().privates;
  const closing = game.title.phases.find(({ privatesClose }) => privatesClose)?.on ?? null;
  return [
    {
      id: 'privates',
      title,
      text: text(own.length > 0, hasOthers, closing === null ? null : words().trainName(closing)),
      hint: null,
      pointsAt: [...own.map((offer) => actName(rangeKey(offer))), ...(hasOthers ? [actName('more')] : [])],
      isTalk: true,
    },
  ];
}

// ---------------------------------------------------------------- the decision

function decisionTopic(
  game: Game,
  seat: Seat,
  offers: readonly Offer[],
  own: TitleGuide,
  advice: Advice | null,
  tell: Tell,
): Topic {
  const { title } = game;
  // The brain of a game of this family advises in its terms.
  const wanted = advice?.action as EighteenAction | undefined;
  const asking: SeatAsked = { title, state: game.now.value, seat, offers };
  const kind = game.now.value.agenda.at(-1)?.kind ?? '';
  const ofTitle = own.tasks?.[kind]?.(game, seat);
  const { id, said: usual } = ofTitle
    ? { id: `${title.id} ${kind}`, said: ofTitle }
    : topicOf(asking, kind, wanted);
  const said = own.instead?.(id, game) ?? usual;
  const more = own.besides?.(id, game) ?? null;
  const reasons = advice ? tell(advice, game.steps.value.length).reasons : [];
  return {
    id,
    title: said.title,
    text: more === null ? said.text : `${said.text} ${more}`,
    why: reasons.slice(0, REASONS).join(' ') || null,
    decision: kind,
    ...pointing(game, seat, offers, wanted),
  };
}

/** So many reasons are told. */
const REASONS = 2;

interface Named {
  readonly id: string;
  readonly said: Said;
}

export function topicOf(asking: SeatAsked, kind: string, advice: EighteenAction | undefined): Named {
  const { title, state } = asking;
  const { topics } = say();
  const company = companyTurnOf(state)?.company ?? '';
  const task = state.agenda.at(-1);
  const money = (amount: number) => words().money(title, amount);
  if (advice?.type === 'requestPrivate') return purchaseTopic(asking);
  switch (kind) {
    case 'privateSale':
      return { id: 'sale', said: topics.sale() };
    case 'bidding': {
      const { private: one } = task as BiddingTask;
      return { id: 'bidding', said: topics.bidding(one, money(title.privates.get(one)?.income ?? 0)) };
    }
    case 'parChoice': {
      const { company: started } = task as ParTask;
      return { id: 'par', said: topics.par(started, papersMissing(asking, started)) };
    }
    case 'stockTurn':
      return stockTopic(asking, advice);
    case 'trackStep':
      return { id: 'track', said: topics.track(company) };
    case 'stationStep':
      return { id: 'station', said: topics.station(money(nextStationCost(title, state, company))) };
    case 'chooseHome':
      return { id: 'home', said: topics.home((task as ChooseHomeTask).company) };
    case 'runStep':
      return asking.offers.some((offer) => offer.type === 'many' && offer.kind === 'runTrains')
        ? { id: 'run', said: topics.run(company) }
        : { id: 'noRun', said: topics.noRun(company) };
    case 'revenueStep':
      return { id: 'dividend', said: dividendSaid(asking, task as RevenueStepTask) };
    case 'trainStep':
      return advice?.type === 'pass'
        ? { id: 'turnEnd', said: topics.turnEnd(company) }
        : {
            id: 'train',
            said: topics.train(advice?.type === 'buyTrain' ? scrapping(title, advice.kind) : ''),
          };
    case 'discardTrains':
      return { id: 'discard', said: topics.discard() };
    case 'consent':
      return { id: 'consent', said: topics.consent() };
    case 'beforeRound':
      return { id: 'exchange', said: topics.exchange() };
    case 'privatesStep':
      return purchaseTopic(asking);
    default:
      return { id: `else ${kind}`, said: topics.else() };
  }
}

/** A stock turn has a topic for each thing one might do in it. */
function stockTopic(asking: SeatAsked, advice: EighteenAction | undefined): Named {
  const { title, state, seat, offers } = asking;
  const { topics } = say();
  const canSell = offered(offers, 'sellShares').length > 0;
  switch (advice?.type) {
    case 'startCompany': {
      const percent = words().percent(title.shares.floatPercent(state, advice.company));
      return { id: 'start', said: topics.start(percent) };
    }
    case 'sellShares': {
      const mustSell = offered(offers, 'pass').length === 0;
      const { company, count } = advice;
      const steps = title.shares.saleSteps(state, company, count);
      const falls = priceChange(asking, company, { direction: 'down', steps }) < 0;
      return mustSell
        ? { id: 'sell', said: topics.sell(falls) }
        : { id: 'selling', said: topics.selling(falls) };
    }
    case 'buyShare': {
      const { company } = advice;
      const isFloated = state.companies[company]?.floated === true;
      if (directorOf(state, company) !== seat)
        return { id: 'join', said: topics.join(company, isFloated ? 0 : papersMissing(asking, company)) };
      if (!isFloated) return { id: 'float', said: topics.float(company, papersMissing(asking, company)) };
      const percent = words().percent(title.shares.holdingLimit(state, company));
      return { id: 'more', said: topics.more(company, percent) };
    }
    case 'pass': {
      const { bought, traded } = state.agenda.at(-1) as {
        readonly bought?: object;
        readonly traded?: boolean;
      };
      const canBuy = offered(offers, 'buyShare').length > 0;
      // Whoever has sold ends his turn, and passes nothing.
      return bought || traded
        ? { id: 'endTurn', said: topics.endTurn(Boolean(bought), canBuy, canSell) }
        : { id: 'pass', said: topics.pass() };
    }
    // While the adviser considers, and for what only a title has.
    default:
      return { id: 'stock', said: topics.stock(canSell, offered(offers, 'startCompany').length > 0) };
  }
}

/** Whose privates the company may buy; at the end of a turn there may be something else to do than that. */
function purchaseTopic({ title, state, offers }: SeatAsked): Named {
  const { topics } = say();
  const own = ranges(offers, 'requestPrivate').map(
    ({ action }) => action.type === 'requestPrivate' && isOwnSale(title, state, action.private),
  );
  return own.length > 0
    ? { id: 'purchase', said: topics.purchase(own.includes(true), own.includes(false)) }
    : { id: 'turnLeft', said: topics.turnLeft() };
}

/** What becomes of the price is the title's own affair. */
function dividendSaid(asking: SeatAsked, { company, revenue }: RevenueStepTask): Said {
  const { title, state } = asking;
  const change = (paid: number): number =>
    priceChange(asking, company, title.runs.dividendMove(state, company, paid, revenue));
  return say().topics.dividend(change(revenue) > 0, change(0) < 0);
}

/** By so much the price of a company changes if its marker moves so. */
function priceChange(
  { title, state }: SeatAsked,
  company: CompanyId,
  { direction, steps }: ReturnType<Title['runs']['dividendMove']>,
): number {
  const { cells, move } = title.market;
  const start = cellOf(title.market, state, company);
  if (!start) return 0;
  let at = start.id;
  for (let step = 0; step < steps; step++) at = move(at, direction);
  return (cells.get(at)?.price ?? start.price) - start.price;
}

/** So many papers must still leave the offer before the company floats. */
function papersMissing({ title, state }: SeatAsked, company: CompanyId): number {
  const missing = title.shares.floatPercent(state, company) - title.shares.soldPercent(state, company);
  return Math.max(0, Math.ceil(missing / title.shares.paperSize(state, company)));
}

function scrapping(title: Title, kind: string): string {
  const by = trainFacts(title, kind).rustsOn;
  const { trainName } = words();
  return by === null ? '' : say().topics.scrapped(trainName(kind), trainName(by));
}

// ---------------------------------------------------------------- what to touch next

type Pointing = Pick<Topic, 'hint' | 'pointsAt' | 'isInHand'>;

function pointing(
  game: Game,
  seat: Seat,
  offers: readonly Offer[],
  wanted: EighteenAction | undefined,
): Pointing {
  const text = say();
  const draft = game.draft.value;
  // Runs are in the hand as they were found, and one only choice is.
  const isGiven = draft && (draft.action.type === 'runTrains' || onlyChoice(game, offers) !== null);
  if (draft && (isGiven || (!wanted && staysInHand(game, draft)))) return confirming(game, draft);
  if (!wanted) return { hint: null, pointsAt: [] };
  if (draft && isSame(game, draft.action, wanted)) return confirming(game, draft);
  switch (wanted.type) {
    case 'pass': {
      const asked = askedOf(game.title, game.now.value, seat, offers);
      return {
        hint: text.decline(passLabel(game, asked, seat)),
        pointsAt: [actName('pass')],
        isInHand: true,
      };
    }
    case 'layTile':
      return laying(game, wanted);
    case 'startCompany':
      return openPars(game) === wanted.company
        ? { hint: suggestion(game, wanted), pointsAt: [actionName(wanted)] }
        : {
            hint: text.suggestStart(wanted.company, suggested(game, wanted)),
            pointsAt: [startName(wanted.company)],
          };
    case 'bid':
      return { hint: suggestion(game, wanted), pointsAt: [bidName(wanted.private)] };
    case 'requestPrivate': {
      const kind = game.now.value.agenda.at(-1)?.kind ?? '';
      const offer = ranges(offers, wanted.type).find((one) =>
        sameData(withAmount(one, firstAmount(game, seat, one)), wanted),
      );
      const label = offer ? rangeButton(game, kind, offer) : null;
      // As the button calls it: it is a sale for whoever presses it.
      return offer && label !== null
        ? { hint: text.suggest(label), pointsAt: [actName(rangeKey(offer))] }
        : { hint: suggestion(game, wanted), pointsAt: [actionName(wanted)] };
    }
    default: {
      const isButton = buttonOf(game, wanted, seat) !== null;
      return {
        hint: suggestion(game, wanted),
        pointsAt: [isButton ? actName(wanted.type) : actionName(wanted)],
      };
    }
  }
}

const suggested = (game: Game, action: EighteenAction): string =>
  capital(words().describe(game.title, game.now.value, action));

const suggestion = (game: Game, action: EighteenAction): string => say().suggest(suggested(game, action));

const confirming = (game: Game, draft: Draft): Pointing => ({
  hint: say().confirm(confirmLabel(game, draft)),
  pointsAt: [actName('confirm')],
  isInHand: true,
});

const isSame = (game: Game, one: EighteenAction, other: EighteenAction): boolean =>
  one.type === 'layTile' && other.type === 'layTile'
    ? one.hex === other.hex && one.power === other.power && liesAlike(game.title, one, other)
    : sameData(one, other);

/** Turned round, a straight is the same straight. */
function liesAlike(title: Title, one: ActionOf<'layTile'>, other: ActionOf<'layTile'>): boolean {
  const faces = title.board.tiles.get(one.tile);
  const [face, wanted] = [faces?.[one.rotation], faces?.[other.rotation]];
  return one.tile === other.tile && !!face && !!wanted && trackKey(face) === trackKey(wanted);
}

/** First the hex, then the tile, then how it lies. */
function laying(game: Game, wanted: ActionOf<'layTile'>): Pointing {
  const text = say();
  const place = (hex: string) => words().placeName(game.title, hex);
  const plan = layPlan(game);
  if (plan.hex.value === wanted.hex) {
    const option = plan.options.value.find(
      ({ tile, power }) => tile === wanted.tile && power === wanted.power,
    );
    if (option && !option.isChosen)
      return { hint: text.takeTile(wanted.tile), pointsAt: [tileName(option.key)] };
    return { hint: text.turnIt(turnsTo(game, wanted)), pointsAt: [actName('turn')] };
  }
  return { hint: text.suggestLay(wanted.tile, place(wanted.hex)), pointsAt: [hexName(wanted.hex)] };
}

/** How often the tile in the hand must be turned until it lies so. */
function turnsTo(game: Game, wanted: ActionOf<'layTile'>): number {
  const { rotations = [], lay } = layPlan(game).chosen.value ?? {};
  const now = rotations.indexOf(lay?.rotation ?? 0);
  const then = rotations.findIndex((rotation) => liesAlike(game.title, { ...wanted, rotation }, wanted));
  return then < 0 || now < 0 ? 1 : (then - now + rotations.length) % rotations.length || 1;
}
