/** What is advised, and why, against what the engine answers: a figure of a reason is so, and no reason is a false one. */
import type { Brain } from '@kursbuch/bots';
import {
  cashOf,
  directorOf,
  type EighteenState,
  floatingOf,
  priceOf,
  salePrice,
  trainFacts,
  trainsOf,
} from '@kursbuch/eighteen';
import { isRefusal, type Seat } from '@kursbuch/table';
import type { EighteenAction, EighteenAdvice, EighteenAdviceReason } from '@kursbuch/titles';
import { capital, type Language, languages } from '@kursbuch/words';
import { type AdviceText, adviceInWords } from '@kursbuch/words/eighteen/advice';
import type { Check } from '../machine.ts';
import { changeOf, type EighteenStep, type Happening, ownEvents, type Spoken } from './told.ts';

/** One step in so many is asked about: thinking takes a while. */
const EVERY = 120;

export interface Advising {
  readonly brain: Brain;
  readonly texts: Readonly<Record<Language, AdviceText>>;
}

export const hintCheck = (spoken: Spoken, { brain, texts }: Advising): Check<EighteenStep> => ({
  name: 'hints: every reason is one',
  begin() {
    const { title, table, words } = spoken;
    return (step, witness) => {
      if (step.dice.below(EVERY) !== 0) return;
      const [seat] = table.waiting(step.before);
      if (seat === undefined) return;
      const view = table.view(step.before, [seat]);
      const advice = brain.advise(view, seat) as EighteenAdvice | undefined;
      if (!advice) return;
      const outcome = table.act(step.before, seat, advice.action);
      const said = languages.map((language) => {
        const told = adviceInWords(
          { text: texts[language], words: words[language], title, state: view },
          advice,
        );
        for (const sentence of [capital(told.action), ...told.reasons]) {
          witness.saw();
          witness.hear(language, sentence);
        }
        for (const { worth } of told.compared)
          if (/NaN|undefined|Infinity/.test(worth)) witness.lie(worth, 'a gap');
        return told;
      });
      if (isRefusal(outcome)) {
        witness.lie(said[0]?.action ?? '', `refused: ${outcome.reason}`);
        return;
      }
      for (const [index, reason] of advice.reasons.entries()) {
        const not = untruth(spoken, view, seat, advice.action, ownEvents(outcome.events), reason);
        witness.saw();
        if (not !== undefined) witness.lie(`${said[0]?.action}: ${said[0]?.reasons[index]}`, not);
      }
    };
  },
});

/** What is not so about a reason; undefined if it is, or nobody can tell. */
function untruth(
  { title }: Spoken,
  state: EighteenState,
  seat: Seat,
  action: EighteenAction,
  events: readonly Happening[],
  reason: EighteenAdviceReason,
): string | undefined {
  const is = <T>(what: string, said: T, so: T): string | undefined =>
    said === so ? undefined : `${what} is ${String(so)}`;
  const paid = (why: string): number =>
    events.reduce((sum, event) => (event.type === 'paid' && event.why === why ? sum + event.amount : sum), 0);
  switch (reason.kind) {
    case 'payOut':
      return (
        is('your part', reason.yours, changeOf(events, seat)) ??
        is('the price before', reason.from, priceOf(title.market, state, reason.company)) ??
        is('the price after', reason.to, priceAfter(title, state, events, reason.company))
      );
    case 'bestRuns': {
      const run = events.find((event) => event.type === 'trainsRun');
      return run?.type === 'trainsRun'
        ? is('what they earn', reason.revenue, run.revenue + (run.mail?.amount ?? 0))
        : undefined;
    }
    case 'cheapestPrivate':
      return is('its price', reason.price, salePrice(title, state, reason.private));
    case 'firstTrain':
      return is('its trains', 0, trainsOf(state, reason.company).length);
    case 'ownCompany':
      return action.type === 'startCompany' || action.type === 'setPar'
        ? undefined
        : is(
            'who directs it',
            seat,
            directorOf(state, reason.company) ?? title.operating.speaker(state, reason.company),
          );
    case 'floatsSoon': {
      const floating = floatingOf(title, state, reason.company);
      return floating ? is('the shares to float it', reason.papers, floating.papers) : 'it has floated';
    }
    case 'idleMoney':
      return is('its treasury', reason.treasury, cashOf(state, reason.company));
    case 'keepForTrain':
      return is('the price of the train', reason.price, trainFacts(title, reason.train).price);
    case 'mustOwnTrain':
      return action.type === 'buyTrain'
        ? (is('the price', reason.price, action.price) ?? is('your help', reason.help, paid('help')))
        : undefined;
    case 'trainEarns':
      return action.type === 'buyTrain' ? is('the price', reason.price, action.price) : undefined;
    case 'ground':
      return action.type === 'layTile' ? is('the ground', reason.cost, paid('terrain')) : undefined;
    case 'stationEarns':
      return action.type === 'placeStation' ? is('the station', reason.cost, paid('station')) : undefined;
    case 'scrapsOthers': {
      const scrapped = events.flatMap((event) => {
        if (event.type !== 'trainMoved' || event.why !== 'scrapped') return [];
        return state.trains.filter(({ id }) => id === event.train).map(({ holder }) => holder);
      });
      const wrong = reason.companies.find((company) => !scrapped.includes(company));
      return action.type === 'buyTrain' && wrong !== undefined ? `${wrong} loses no train` : undefined;
    }
    case 'deadCompany':
      return is('its trains', 0, trainsOf(state, reason.company).length);
    default:
      return undefined;
  }
}

/** Where its marker comes to rest. */
function priceAfter(
  title: Spoken['title'],
  state: EighteenState,
  events: readonly Happening[],
  company: string,
): number | undefined {
  const moved = events.findLast((event) => event.type === 'markerMoved' && event.company === company);
  return moved?.type === 'markerMoved'
    ? title.market.cells.get(moved.cell)?.price
    : priceOf(title.market, state, company);
}
