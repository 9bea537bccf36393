/** What the bar of decisions says of a choice before it is made, against the state that follows from it. */
import '../page.ts';
import {
  bidsOn,
  type CompanyId,
  certificateCount,
  companiesOverLimit,
  companyTurnOf,
  directorOf,
  type EighteenAction,
  type EighteenState,
  freeCash,
  ifNothingRuns,
  nextStationCost,
  percentOf,
  priceOf,
  salePrice,
  shortfall,
  trainsOf,
} from '@kursbuch/eighteen';
import * as decisions from '@kursbuch/screens/eighteen/decisions/index.ts';
import { saidOf } from '@kursbuch/screens/eighteen/foresight/consequenceWords.ts';
import { fallWith } from '@kursbuch/screens/eighteen/foresight/fall.ts';
import { askedOf } from '@kursbuch/screens/eighteen/game/asked.ts';
import type { Consequence } from '@kursbuch/screens/eighteen/game/consequence.ts';
import type { Draft, Game } from '@kursbuch/screens/eighteen/game/game.ts';
import type { Seat } from '@kursbuch/table';
import { plain } from '@kursbuch/words';
import { figuresIn, numbersIn, without } from '../figures.ts';
import type { Witness } from '../machine.ts';
import { outcomeOf, sitting } from '../screen.ts';
import { someActions } from '../someActions.ts';
import {
  changeOf,
  type EighteenCheck,
  type EighteenScreen,
  type EighteenStep,
  type Happening,
  namesOf,
  type OwnTruth,
  ownEvents,
  type Spoken,
  statesAlong,
} from './told.ts';

/** One step in so many is looked at on the screen. */
const EVERY = 20;

/** What the bar says; a test may put lies in its place. */
export const honestBar = {
  consequencesIn: decisions.consequencesIn,
  draftHead: decisions.draftHead,
  confirmLabel: decisions.confirmLabel,
};
export type Bar = typeof honestBar;

export const barCheck = (
  spoken: Spoken,
  screen: EighteenScreen,
  ofTitle: OwnTruth,
  bar: Bar = honestBar,
): EighteenCheck => ({
  name: 'bar: what a choice would bring is what it brings',
  begin() {
    const { table } = spoken;
    const strange = namesOf(spoken).filter((name) => /\d/.test(name));
    return sitting(table, screen, { every: EVERY }, (step, witness) => {
      const seat = step.eye;
      const game = step.shown.game as unknown as Game;
      const view = game.now.value;
      open(game, seat, step, witness);
      for (const action of someActions(table.choices(view, seat), step.dice, 4)) {
        const outcome = outcomeOf(table, view, seat, action);
        if (!outcome) continue;
        const draft: Draft = { seat, action, outcome };
        game.draft.value = draft;
        const brings = bar.consequencesIn(game, draft);
        for (const one of brings) {
          witness.saw();
          const not = untruth(spoken, view, outcome.events, one);
          if (not !== undefined) witness.lie(`${action.type}: ${JSON.stringify(one)}`, not);
        }
        const hearer = { title: game.title, state: view, seat };
        for (const said of saidOf(hearer, brings)) {
          const [text, { row }] = [plain(said.text), said];
          witness.hear(step.language, text);
          const known = numbersIn(brings);
          for (const figure of figuresIn(step.language, without(text, [...view.players, ...strange])))
            if (!known.has(figure) && !brings.some(({ kind }) => kind === 'own' || kind === 'round'))
              witness.lie(text, `${figure} is no consequence of ${action.type}`);
          if (row && !figuresIn(step.language, row.value).every((figure) => known.has(figure)))
            witness.lie(`${row.label}: ${row.value}`, `a figure that is no consequence of ${action.type}`);
        }
        const known = figuresOfDraft(spoken, view, outcome.events, action);
        for (const one of ofTitle.figures?.(view, outcome.after, action, seat) ?? []) known.add(one);
        const lines = [
          plain(bar.draftHead(game, draft)),
          plain(bar.confirmLabel(game, draft)),
          plain(decisions.extraLine(game, draft)?.text ?? ''),
          plain(fallWith(game, draft) ?? ''),
        ];
        for (const line of lines) {
          if (line === '') continue;
          witness.saw();
          witness.hear(step.language, line);
          for (const figure of figuresIn(step.language, without(line, [...view.players, ...strange])))
            if (!known.has(figure)) witness.lie(line, `${figure} is no figure of ${JSON.stringify(action)}`);
        }
        game.draft.value = null;
      }
    });
  },
});

/** What the bar says while nothing is in the hand. */
function open(game: Game, seat: Seat, step: EighteenStep, witness: Witness): void {
  const asked = askedOf(game.title, game.now.value, seat, game.ownOffers.value);
  const lines = [decisions.openLine(game, asked, seat), decisions.passLabel(game, asked, seat)];
  // What the headline asks is not asked once more below it.
  const head = gist(plain(decisions.askedFor(game, asked)));
  for (const sentence of plain(lines[0] ?? '').split(/[.?!](?:\s|$)/))
    if (gist(sentence) === head) witness.lie(sentence, 'it stands in the headline already');
  for (const line of lines) if (plain(line) !== '') witness.hear(step.language, plain(line));
}

const ARTICLE = /^(the|an?|der|die|das|den|dem|ein|eine|einen)$/;

/** What a sentence comes to, however its words are bent and in what order they stand: "Run the trains", "run trains". */
const gist = (sentence: string): string =>
  sentence
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && !ARTICLE.test(word))
    .map((word) => word.slice(0, 4))
    .sort()
    .join(' ');

/** Every figure that is to do with an action: its own, what is paid, prices and papers before and after. */
function figuresOfDraft(
  spoken: Spoken,
  before: EighteenState,
  events: readonly Happening[],
  action: EighteenAction,
): Set<number> {
  const { title } = spoken;
  const own = ownEvents(events);
  const after = statesAlong(spoken, before, own).at(-1) as EighteenState;
  const found = numbersIn(action);
  if (action.type === 'bid')
    for (const { amount } of bidsOn(before, action.private)) found.add(amount).add(action.amount - amount);
  if (action.type === 'buyShare') found.add(action.count ?? 1);
  if ('private' in action && title.privates.has(action.private))
    found.add(salePrice(title, after, action.private)).add(salePrice(title, before, action.private));
  const company = companyTurnOf(before)?.company;
  if (company !== undefined) {
    for (const state of [before, after]) {
      const fallen =
        companyTurnOf(state)?.company === company ? ifNothingRuns(title, state, company) : undefined;
      const price = fallen && priceOf(title.market, fallen, company);
      if (price !== undefined) found.add(price);
      found.add(nextStationCost(title, state, company));
    }
    const { revenue } = before.agenda.at(-1) as { revenue?: number };
    if (revenue !== undefined) found.add((revenue * title.shares.paperSize(before, company)) / 100);
    // What one paper of its size is paid, by what somebody with several gets.
    const size = title.shares.paperSize(before, company);
    for (const event of own)
      if (event.type === 'paid') {
        const percent = percentOf(before, company, event.to);
        if (percent > 0) found.add((event.amount * size) / percent);
      }
  }
  numbersIn(
    own.filter(({ type }) => !type.startsWith('task')),
    found,
  );
  numbersIn(before.agenda.at(-1), found);
  for (const state of [before, after]) {
    numbersIn(state.cash, found);
    for (const company of title.companies.keys()) {
      const price = priceOf(title.market, state, company);
      if (price !== undefined) found.add(price);
      const par = state.companies[company]?.par;
      if (par) found.add(par);
      for (const seat of state.players.keys()) found.add(percentOf(state, company, seat));
      for (const { percent } of state.certificates[company] ?? []) found.add(percent);
    }
    for (const { kind } of state.trains) numbersIn(kind, found);
    numbersIn(state.own, found);
  }
  const sums = new Map<string, number>();
  for (const event of own)
    if (event.type === 'paid')
      for (const key of [`to ${event.to}`, `by ${event.from}`])
        sums.set(key, (sums.get(key) ?? 0) + event.amount);
  for (const sum of sums.values()) found.add(sum);
  return found;
}

/** What is not so about a consequence; undefined if it is. */
function untruth(
  spoken: Spoken,
  before: EighteenState,
  events: readonly Happening[],
  one: Consequence,
): string | undefined {
  const { title } = spoken;
  const own = ownEvents(events);
  const after = statesAlong(spoken, before, own).at(-1) as EighteenState;
  const end = statesAlong(spoken, before, events).at(-1) as EighteenState;
  const is = <T>(what: string, said: T, so: T): string | undefined =>
    said === so ? undefined : `${what} is ${String(so)}`;
  switch (one.kind) {
    case 'cash':
      return (
        is('the purse before', one.before, before.cash[one.holder]) ??
        is('the purse after', one.after, (before.cash[one.holder] ?? 0) + changeOf(own, one.holder)) ??
        is('the purse in the state after', one.after, after.cash[one.holder])
      );
    case 'free':
      // The round may end with it, and bids that bound money with the round.
      return [after, end].some((state) => freeCash(state, one.seat) === one.amount)
        ? undefined
        : `free cash is ${freeCash(end, one.seat)}`;
    case 'price':
      return (
        is('the price before', one.before, priceOf(title.market, before, one.company)) ??
        is('the price after', one.after, priceOf(title.market, after, one.company))
      );
    case 'holding':
      return (
        is('the holding before', one.before, percentOf(before, one.company, one.seat)) ??
        is('the holding after', one.after, percentOf(after, one.company, one.seat))
      );
    case 'certificates': {
      // Prices that move at the end of a round may free papers: what is told is how it stands when it is all over.
      const counts = [after, end].map((state) => certificateCount(title, state, one.seat));
      const limits = [after, end].map((state) => title.shares.certificateLimit(state, one.seat));
      return counts.includes(one.count) && limits.includes(one.limit)
        ? undefined
        : `papers ${counts}, limits ${limits}`;
    }
    case 'director':
      return is('the director', one.to, directorOf(after, one.company));
    case 'floats':
      return (
        is('floated', true, after.companies[one.company]?.floated === true) ??
        (one.capital === null ? undefined : is('the capital', one.capital, gets(own, one.company, 'capital')))
      );
    case 'capital':
      return is('the capital', one.amount, gets(own, one.company, 'capital'));
    case 'incomes': {
      const wrong = one.incomes.find(
        ({ holder, amount }) =>
          !own.some((event) => event.type === 'paid' && event.to === holder && event.amount === amount),
      );
      return wrong && `${wrong.holder} is not paid ${wrong.amount}`;
    }
    case 'help':
      return is(
        'the help',
        one.amount,
        own.reduce(
          (sum, event) =>
            event.type === 'paid' && event.why === 'help' && event.from === one.seat
              ? sum + event.amount
              : sum,
          0,
        ),
      );
    case 'missing': {
      const company = (before.agenda.at(-1) as { company?: CompanyId }).company ?? '';
      return is('what is missing', one.amount, Math.max(0, shortfall(title, after, company)));
    }
    case 'phase':
      return own.some((event) => event.type === 'phaseBegan' && event.phase === one.phase)
        ? undefined
        : `the phase is ${after.phase}`;
    case 'scrapped': {
      const had = trainsOf(before, one.owner as CompanyId).length;
      const has = trainsOf(after, one.owner as CompanyId).length;
      const came = own.filter((event) => event.type === 'trainMoved' && event.to === one.owner).length;
      return one.owner === 'pool' ? undefined : is('scrapped', one.trains.length <= had + came - has, true);
    }
    case 'surplus':
      return is('over the limit', companiesOverLimit(title, after).includes(one.company), true);
    case 'closes':
      return is('closed', after.privates[one.private]?.closed, true);
    case 'changesHands':
      return (
        is('the owner', one.to, after.privates[one.private]?.owner) ??
        (one.price === 0 ? undefined : is('what is paid', one.price, paidBy(own, one.to, one.private)))
      );
    case 'comesWith':
      return is(
        'the share',
        one.percent,
        percentOf(after, one.company, one.seat) - percentOf(before, one.company, one.seat),
      );
    case 'ended':
      return is('the cause', one.cause, end.result?.cause);
    case 'bankrupt':
      return is('bankrupt', one.seat, after.bankrupt);
    case 'round':
      return is('the round', JSON.stringify(one.round), JSON.stringify(end.round));
    case 'consent':
      return is('who is asked', one.seat, (end.agenda.at(-1) as { seat?: Seat } | undefined)?.seat);
    default:
      return undefined;
  }
}

const gets = (events: readonly Happening[], to: CompanyId, why: string): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'paid' && event.to === to && event.why === why ? sum + event.amount : sum,
    0,
  );

/** What somebody pays for a private; its income has the same cause. */
const paidBy = (events: readonly Happening[], holder: unknown, why: string): number =>
  events.reduce(
    (sum, one) => (one.type === 'paid' && one.from === holder && one.why === why ? sum + one.amount : sum),
    0,
  );
