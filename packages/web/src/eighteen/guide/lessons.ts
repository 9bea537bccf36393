/** What the guide of 18xx says at a decision: driven by the task on top of the agenda and what may be done there. */
import {
  type BiddingTask,
  type ChooseHomeTask,
  type CompanyId,
  companyTurnOf,
  directorOf,
  nextStationCost,
  type ParTask,
  type Title,
  trackKey,
  trainFacts,
} from '@kursbuch/eighteen';
import { type Seat, sameData } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { capital } from '@kursbuch/words';
import type { Lesson, Lessons } from '../../game/shown.ts';
import { remembered } from '../../parts/remembered.ts';
import { buttonOf, confirmLabel, onlyChoice, passLabel, staysInHand } from '../decisions/index.ts';
import { actionName, actName, bidName, hexName, startName, tileName } from '../game/actionName.ts';
import { askedOf } from '../game/asked.ts';
import { type ActionOf, type Draft, type Game, type Offer, ranges } from '../game/game.ts';
import type { Asking, Said, TitleGuide } from '../game/titleGuide.ts';
import { layPlan } from '../lay/layPlan.ts';
import { openPars } from '../surfaces/ParPrices.tsx';
import { words } from '../words/index.ts';
import { adviceFor, reserve } from './advice.ts';
import { say } from './words.ts';

/** After so many operating rounds nobody is a beginner any more. */
const FIRST_ROUNDS = 3;

export async function lessonsOf(game: Game): Promise<Lessons> {
  const [own] = await Promise.all([game.look.guide?.() ?? { advice: {} }, say.load()]);
  return {
    now: () => lessonsNow(game, own),
    isFirst: () => isFirst(game),
    farewell: () => talk('round'),
  };
}

/** Until whoever sits here has paid out or withheld and that operating round is over, or a few have passed without. */
function isFirst({ steps, persons }: Game): boolean {
  let hasDecided = false;
  let rounds = 0;
  let hasTurns = false;
  for (const { action, seat, events } of steps.value) {
    if (action && persons.includes(seat) && (action.type === 'payOut' || action.type === 'withhold'))
      hasDecided = true;
    for (const event of events) {
      if (event.type === 'turnBegan') hasTurns = true;
      if (event.type !== 'roundBegan') continue;
      // Rounds without a company that operates show nothing.
      if (hasTurns) rounds++;
      hasTurns = false;
      if (hasDecided || rounds >= FIRST_ROUNDS) return false;
    }
  }
  return true;
}

/** Words between two decisions. */
const talk = (
  id: 'aim' | 'bar' | 'privates' | 'round',
  { about, pointsAt = [] }: Partial<Pick<Lesson, 'about' | 'pointsAt'>> = {},
): Lesson => ({
  id,
  ...say()[id],
  hint: null,
  pointsAt,
  isTalk: true,
  ...(about && { about }),
});

function lessonsNow(game: Game, own: TitleGuide): readonly Lesson[] {
  const seat = game.seat.value;
  if (seat === null) return [];
  const offers = game.ownOffers.value;
  const mayBuyPrivates = companyTurnOf(game.now.value) && ranges(offers, 'requestPrivate').length > 0;
  return [
    talk('aim'),
    talk('bar', { about: 'bar' }),
    ...(mayBuyPrivates ? [talk('privates', { pointsAt: [actName('more')] })] : []),
    decisionLesson(game, seat, offers, own),
  ];
}

// ---------------------------------------------------------------- the decision

/** Found out once for what is offered. */
const advised = remembered((_: readonly Offer[]) => ({ advice: null as readonly EighteenAction[] | null }));

function decisionLesson(game: Game, seat: Seat, offers: readonly Offer[], own: TitleGuide): Lesson {
  const { title } = game;
  const asking: Asking = { title, state: game.now.value, seat, offers };
  const found = advised(offers);
  found.advice ??= adviceFor(asking, own.advice);
  const { advice } = found;
  const kind = game.now.value.agenda.at(-1)?.kind ?? '';
  const ofTitle = own.tasks?.[kind]?.(game, seat);
  const { id, said } = ofTitle
    ? { id: `${title.id} ${kind}`, said: ofTitle }
    : lessonOf(asking, kind, advice[0]);
  const more = own.besides?.(id, game) ?? null;
  return {
    id,
    title: said.title,
    text: more === null ? said.text : `${said.text} ${more}`,
    ...pointing(game, seat, offers, advice),
  };
}

interface Named {
  readonly id: string;
  readonly said: Said;
}

function lessonOf(asking: Asking, kind: string, advice: EighteenAction | undefined): Named {
  const { title, state } = asking;
  const { lessons } = say();
  const company = companyTurnOf(state)?.company ?? '';
  const task = state.agenda.at(-1);
  const money = (amount: number) => words().money(title, amount);
  switch (kind) {
    case 'privateSale':
      return { id: 'sale', said: lessons.sale(money(reserve(asking))) };
    case 'bidding': {
      const { private: one } = task as BiddingTask;
      return { id: 'bidding', said: lessons.bidding(one, money(title.privates.get(one)?.income ?? 0)) };
    }
    case 'parChoice': {
      const { company: started } = task as ParTask;
      return { id: 'par', said: lessons.par(started, papersMissing(asking, started)) };
    }
    case 'stockTurn':
      return stockLesson(asking, advice);
    case 'trackStep':
      return { id: 'track', said: lessons.track(company) };
    case 'stationStep':
      return { id: 'station', said: lessons.station(money(nextStationCost(title, state, company))) };
    case 'chooseHome':
      return { id: 'home', said: lessons.home((task as ChooseHomeTask).company) };
    case 'runStep':
      return { id: 'run', said: lessons.run(company) };
    case 'revenueStep':
      return { id: 'dividend', said: lessons.dividend() };
    case 'trainStep':
      return advice?.type === 'buyTrain'
        ? { id: 'train', said: lessons.train(scrapping(title, advice.kind)) }
        : { id: 'turnEnd', said: lessons.turnEnd(company) };
    case 'discardTrains':
      return { id: 'discard', said: lessons.discard() };
    case 'consent':
      return { id: 'consent', said: lessons.consent() };
    case 'beforeRound':
      return { id: 'exchange', said: lessons.exchange() };
    case 'privatesStep':
      return { id: 'purchase', said: lessons.purchase() };
    default:
      return { id: `else ${kind}`, said: lessons.else() };
  }
}

/** A stock turn has a lesson for each thing one might do in it. */
function stockLesson(asking: Asking, advice: EighteenAction | undefined): Named {
  const { title, state, seat } = asking;
  const { lessons } = say();
  if (advice?.type === 'startCompany') {
    const percent = words().percent(title.shares.floatPercent(state, advice.company));
    return { id: 'start', said: lessons.start(percent) };
  }
  if (advice?.type === 'sellShares') return { id: 'sell', said: lessons.sell() };
  if (advice?.type === 'buyShare') {
    const { company } = advice;
    if (directorOf(state, company) !== seat) return { id: 'join', said: lessons.join(company) };
    if (!state.companies[company]?.floated)
      return { id: 'float', said: lessons.float(company, papersMissing(asking, company)) };
    const percent = words().percent(title.shares.holdingLimit(state, company));
    return { id: 'more', said: lessons.more(company, percent) };
  }
  const { bought } = state.agenda.at(-1) as { readonly bought?: boolean };
  return bought ? { id: 'endTurn', said: lessons.endTurn() } : { id: 'pass', said: lessons.pass() };
}

/** So many papers must still leave the offer before the company floats. */
function papersMissing({ title, state }: Asking, company: CompanyId): number {
  const missing = title.shares.floatPercent(state, company) - title.shares.soldPercent(state, company);
  return Math.max(0, Math.ceil(missing / title.shares.paperSize(state, company)));
}

function scrapping(title: Title, kind: string): string {
  const by = trainFacts(title, kind).rustsOn;
  return by === null ? '' : say().lessons.scrapped(kind, by);
}

// ---------------------------------------------------------------- what to touch next

type Pointing = Pick<Lesson, 'hint' | 'pointsAt'>;

function pointing(
  game: Game,
  seat: Seat,
  offers: readonly Offer[],
  advice: readonly EighteenAction[],
): Pointing {
  const text = say();
  const draft = game.draft.value;
  const wanted = advice.find((one) => draft && isSamePlace(one, draft.action)) ?? advice[0];
  if (draft && (onlyChoice(game, offers) || staysInHand(game, draft))) return confirming(game, draft);
  if (!wanted) return { hint: null, pointsAt: [] };
  if (draft && isSame(game, draft.action, wanted)) return confirming(game, draft);
  switch (wanted.type) {
    case 'pass': {
      const asked = askedOf(game.title, game.now.value, seat, offers);
      return { hint: text.decline(passLabel(game, asked, seat)), pointsAt: [actName('pass')] };
    }
    case 'layTile':
      return laying(game, wanted, advice);
    case 'startCompany':
      return openPars(game) === wanted.company
        ? { hint: suggestion(game, wanted), pointsAt: [actionName(wanted)] }
        : { hint: text.suggestStart(wanted.company), pointsAt: [startName(wanted.company)] };
    case 'bid':
      return { hint: suggestion(game, wanted), pointsAt: [bidName(wanted.private)] };
    default:
      return {
        hint: suggestion(game, wanted),
        pointsAt: [buttonOf(game, wanted, seat) ? actName(wanted.type) : actionName(wanted)],
      };
  }
}

const suggestion = (game: Game, action: EighteenAction): string =>
  say().suggest(capital(words().describe(game.title, game.now.value, action)));

const confirming = (game: Game, draft: Draft): Pointing => ({
  hint: say().confirm(confirmLabel(game, draft)),
  pointsAt: [actName('confirm')],
});

const isSamePlace = (one: EighteenAction, other: EighteenAction): boolean =>
  one.type === 'layTile' && other.type === 'layTile' && one.hex === other.hex;

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
function laying(game: Game, wanted: ActionOf<'layTile'>, advice: readonly EighteenAction[]): Pointing {
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
  const others = advice.filter((one) => one.type === 'layTile' && one.hex !== wanted.hex);
  const hexes = others.map((one) => (one.type === 'layTile' ? one.hex : ''));
  return {
    hint: [
      text.suggestLay(wanted.tile, place(wanted.hex)),
      ...hexes.map((hex) => text.orThere(place(hex))),
    ].join(' '),
    pointsAt: [wanted.hex, ...hexes].map(hexName),
  };
}

/** How often the tile in the hand must be turned until it lies so. */
function turnsTo(game: Game, wanted: ActionOf<'layTile'>): number {
  const { rotations = [], lay } = layPlan(game).chosen.value ?? {};
  const now = rotations.indexOf(lay?.rotation ?? 0);
  const then = rotations.findIndex((rotation) => liesAlike(game.title, { ...wanted, rotation }, wanted));
  return then < 0 || now < 0 ? 1 : (then - now + rotations.length) % rotations.length || 1;
}
