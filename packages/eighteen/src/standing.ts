/**
 * What a player may leave to a standing instruction: passing in a stock round, and questions he does not want to hear
 * again. All of it follows from what his seat sees.
 */
import {
  type Action,
  type AskedMoment,
  amount,
  type Check,
  type Choice,
  type Ending,
  listOf,
  oneOf,
  type Seat,
  type SeenStep,
  type StandingRules,
  text,
} from '@kursbuch/table';
import { percentOf } from './certificate.ts';
import { isSeat } from './holder.ts';
import { cellOf } from './market.ts';
import { openPrivates, privateState } from './privates.ts';
import type { ConsentTask } from './rounds/consent.ts';
import { powerLays } from './rounds/laying.ts';
import { stockRoundOf } from './rounds/stockRound.ts';
import { companyTurnOf } from './rounds/turn.ts';
import type { Title } from './title.ts';
import type { CompanyId, EighteenEvent, EighteenState, KitAction, PrivateId } from './types.ts';

/** How long a question is not asked again: until the next stock round, or until the next phase. */
type Until = 'stockRound' | 'phase';

export type KitInstruction =
  /** Pass on every stock turn: until something concerns me, or until the round is over. */
  | { readonly type: 'passStock'; readonly until: 'concerned' | 'roundOver' }
  /**
   * Do not ask about these matters, as this company or (null) as the player and as all his companies: privates to be
   * bought, used or given in, by their names; anything else by the type of its action.
   */
  | {
      readonly type: 'skip';
      readonly company: CompanyId | null;
      readonly matters: readonly string[];
      readonly until: Until;
    }
  /** Decline every deal about this private at this price, or at one that is worse for me. */
  | {
      readonly type: 'declineDeal';
      readonly private: PrivateId;
      readonly side: 'seller' | 'buyer';
      readonly price: number;
      readonly until: Until;
    };

type Skip = KitInstruction & { readonly type: 'skip' };
type DeclineDeal = KitInstruction & { readonly type: 'declineDeal' };
type SeatMoment = AskedMoment<EighteenState, Action>;
type Seen = SeenStep<EighteenState, Action, EighteenEvent>;

const until: Check<Until> = oneOf('stockRound', 'phase');
const nameOrNone: Check<string | null> = (value): value is string | null => value === null || text(value);

const UNTIL: readonly Until[] = ['stockRound', 'phase'];
const PASS: KitAction = { type: 'pass' };
const DECLINE: KitAction = { type: 'decline' };

export function standingRules(
  title: Title,
): StandingRules<EighteenState, Action, EighteenEvent, KitInstruction> {
  return {
    forms: {
      passStock: { until: oneOf('concerned', 'roundOver') },
      skip: { company: nameOrNone, matters: listOf(text, 20), until },
      declineDeal: { private: text, side: oneOf('seller', 'buyer'), price: amount, until },
    },
    subject(instruction) {
      switch (instruction.type) {
        case 'passStock':
          return 'passStock';
        case 'skip':
          return `skip ${instruction.company ?? ''}`;
        case 'declineDeal':
          return `declineDeal ${instruction.private} ${instruction.side}`;
      }
    },
    open(asking) {
      const found: KitInstruction[] = [];
      const { asked, seat, view } = asking;
      const isAsked = asked.length > 0;
      if (stockRoundOf(view) && (isAsked ? asked.some(isPass) && topOf(view) === 'stockTurn' : true))
        found.push({ type: 'passStock', until: 'concerned' }, { type: 'passStock', until: 'roundOver' });
      const deal = privateDealAsked(asking);
      if (deal) {
        const { private: one, price } = deal;
        const side = deal.buyer === seat ? 'buyer' : 'seller';
        for (const end of UNTIL) found.push({ type: 'declineDeal', private: one, side, price, until: end });
      }
      const matters = mattersAsked(asking);
      if (matters.length > 0)
        for (const end of UNTIL)
          found.push({ type: 'skip', company: null, matters: widened(title, view, matters), until: end });
      return found;
    },
    answer(instruction, asking) {
      const { view, asked } = asking;
      switch (instruction.type) {
        case 'passStock':
          return topOf(view) === 'stockTurn' && asked.some(isPass) ? PASS : null;
        case 'declineDeal':
          return isDeclined(instruction, asking) ? DECLINE : null;
        case 'skip': {
          const matters = mattersAsked(asking);
          const isSkipped =
            matters.length > 0 &&
            (instruction.company === null || instruction.company === companyAsked(view)) &&
            matters.every((matter) => instruction.matters.includes(matter));
          return isSkipped ? PASS : null;
        }
      }
    },
    needless(view, seat, asking, done) {
      const turn = companyTurnOf(view);
      if (topOf(view) !== 'privatesStep' || !turn) return null;
      const { asked, choices } = asking();
      // What a title asks in this step beside passing is a question.
      if (asked.length === 0 || !asked.every(isPass)) return null;
      // Who has just passed a step of this turn has left what is on offer now too.
      if (done?.type === 'pass' && turn.acted) return PASS;
      return turn.acted && !choices.some((choice) => gains(title, view, seat, turn.company, choice))
        ? PASS
        : null;
    },
    ends(instruction, step, seat) {
      switch (instruction.type) {
        case 'passStock':
          return stockPassEnds(title, instruction.until, step, seat);
        case 'declineDeal':
          return untilEnds(instruction.until, step) ?? dealEnds(instruction, step, seat);
        case 'skip':
          return untilEnds(instruction.until, step) ?? skipEnds(title, instruction, step, seat);
      }
    },
  };
}

/**
 * Would the end of a turn be missed for this? For money that comes into one's own purse, and for a tile that joins one's
 * track. All else, such as deals with others, was open in every step before, and nothing follows in which it would help.
 */
function gains(
  title: Title,
  view: EighteenState,
  seat: Seat,
  company: CompanyId,
  choice: Choice<Action>,
): boolean {
  if (isPass(choice)) return false;
  if (choice.type === 'many') return powerLays(title, view, company, true, true).length > 0;
  const { type, private: one }: Readonly<Record<string, unknown>> = { ...choice.action };
  return type === 'requestPrivate' && text(one) && privateState(view, one).owner === seat;
}

const topOf = (view: EighteenState): string => view.agenda.at(-1)?.kind ?? '';

const isPass = (choice: Choice<Action>): boolean => choice.type === 'one' && choice.action.type === 'pass';

// ---------------------------------------------------------------- what concerns a player

/**
 * What a step of somebody else changes for a player's papers: shares of a company he has a share in are bought or
 * sold, it gets another director, its price falls; or a company is started, so that there is something new to buy.
 */
function concernOf(
  title: Title,
  { by, events, before, after }: Pick<Seen, 'by' | 'events' | 'before' | 'after'>,
  seat: Seat,
): Ending | null {
  const isMine = (company: CompanyId): boolean =>
    percentOf(before, company, seat) > 0 || percentOf(after, company, seat) > 0;
  const found: Ending[] = [];
  for (const event of events)
    switch (event.type) {
      case 'directorChanged':
        if (isMine(event.company))
          found.unshift({ reason: 'directorChanged', params: { company: event.company, by } });
        break;
      case 'certificateMoved':
        if (isMine(event.company)) {
          const reason = isSeat(event.to) ? 'sharesBought' : 'sharesSold';
          found.push({ reason, params: { company: event.company, by } });
        }
        break;
      case 'markerMoved':
        if (
          isMine(event.company) &&
          priceOf(title, after, event.company) < priceOf(title, before, event.company)
        )
          found.push({ reason: 'priceFell', params: { company: event.company } });
        break;
      case 'parSet':
        found.unshift({ reason: 'companyStarted', params: { company: event.company, by } });
        break;
    }
  return found[0] ?? null;
}

const priceOf = ({ market }: Title, state: EighteenState, company: CompanyId): number =>
  cellOf(market, state, company)?.price ?? 0;

// ---------------------------------------------------------------- passing in a stock round

/** Who trades himself does not pass any more. */
const TRADES: ReadonlySet<string> = new Set([
  'buyShare',
  'sellShares',
  'startCompany',
  'offerPrivate',
  'requestPrivate',
]);

function stockPassEnds(title: Title, end: 'concerned' | 'roundOver', step: Seen, seat: Seat): Ending | null {
  if (!stockRoundOf(step.after) || step.events.some(({ type }) => type === 'roundBegan'))
    return { reason: 'roundOver', params: {} };
  if (step.by === seat)
    return step.action && TRADES.has(step.action.type) ? { reason: 'ownTrade', params: {} } : null;
  return end === 'concerned' ? concernOf(title, step, seat) : null;
}

// ---------------------------------------------------------------- questions not to be asked again

function untilEnds(end: Until, { events }: Seen): Ending | null {
  for (const event of events) {
    if (end === 'stockRound' && event.type === 'roundBegan' && event.round.kind !== 'operating')
      return { reason: 'roundOver', params: {} };
    if (end === 'phase' && event.type === 'phaseBegan')
      return { reason: 'phaseBegan', params: { phase: event.phase } };
  }
  return null;
}

/** Before an operating round the player himself is asked, in a turn the company. */
const companyAsked = (view: EighteenState): CompanyId | null => companyTurnOf(view)?.company ?? null;

/** What is asked about here that a player may not want to be asked about again; nothing where there is more to do. */
function mattersAsked({ view, asked, choices }: SeatMoment): readonly string[] {
  const top = topOf(view);
  // Where there is track to lay the list is long, and the question is another.
  if (!asked.some(isPass) || (top !== 'privatesStep' && !asked.every(isPass))) return [];
  if (top === 'beforeRound') return [...new Set(choices.flatMap(mattersOf))];
  if (!companyTurnOf(view)) return [];
  // Giving a private in is possible at any time, and never what a step of a turn waits for.
  const isExchange = (choice: Choice<Action>) =>
    choice.type === 'one' && choice.action.type === 'exchangePrivate';
  const besides = [...new Set(choices.filter((choice) => !isExchange(choice)).flatMap(mattersOf))];
  // Any other step with nothing to do but pass waits for what a private could still bring.
  return top === 'privatesStep' ? besides : besides.filter((matter) => matter in view.privates);
}

/** Who is asked about a private as one company is asked about others as another: all that lie with players belong to it. */
const widened = (title: Title, view: EighteenState, matters: readonly string[]): readonly string[] => {
  if (!companyTurnOf(view) || !matters.some((matter) => matter in view.privates)) return matters;
  const players = openPrivates(title, view).filter((one) => isSeat(privateState(view, one).owner ?? 'bank'));
  return [...new Set([...matters, ...players])];
};

/** What a choice is about: a private, or an action of its own. */
function mattersOf(choice: Choice<Action>): readonly string[] {
  if (isPass(choice)) return [];
  const actions = choice.type === 'many' ? choice.list() : [choice.action];
  return actions.map((action) => {
    const { private: one, power }: Readonly<Record<string, unknown>> = { ...action };
    return text(one) ? one : text(power) ? power : action.type;
  });
}

function skipEnds(title: Title, { company, matters }: Skip, { after }: Seen, seat: Seat): Ending | null {
  if (company !== null && title.operating.speaker(after, company) !== seat)
    return { reason: 'nothingLeft', params: {} };
  const isGone = (matter: string): boolean => {
    if (!(matter in after.privates)) return false;
    const { closed, used } = privateState(after, matter);
    return closed || used;
  };
  return matters.every(isGone) ? { reason: 'nothingLeft', params: {} } : null;
}

function privateDealAsked({ view, asked, seat }: SeatMoment) {
  const top = view.agenda.at(-1);
  if (top?.kind !== 'consent' || asked.length === 0) return null;
  const { deal, seat: answers } = top as ConsentTask;
  return deal.item === 'private' && answers === seat ? deal : null;
}

function isDeclined({ private: one, side, price }: DeclineDeal, asking: SeatMoment): boolean {
  const deal = privateDealAsked(asking);
  if (deal?.private !== one || (deal.buyer === asking.seat) !== (side === 'buyer')) return false;
  return side === 'seller' ? deal.price <= price : deal.price >= price;
}

function dealEnds({ private: one, side }: DeclineDeal, { after }: Seen, seat: Seat): Ending | null {
  const { owner, closed } = privateState(after, one);
  const isMoot = closed || (side === 'seller') !== (owner === seat);
  return isMoot ? { reason: 'nothingLeft', params: {} } : null;
}
