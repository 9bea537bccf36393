/** What the guide teaches at a decision, in whole sentences, against what may be decided there. */
import '../page.ts';
import {
  type CompanyId,
  companyTurnOf,
  type EighteenAction,
  type EighteenState,
  isOwnSale,
  priceOf,
  type RevenueStepTask,
  type Title,
  type TrainKind,
} from '@kursbuch/eighteen';
import { type Game, kindOf, type Offer, offered, ranges } from '@kursbuch/screens/eighteen/game/game.ts';
import { topicsOf } from '@kursbuch/screens/eighteen/guide/topics.ts';
import type { Topic } from '@kursbuch/screens/game/shown.ts';
import type { Advice } from '@kursbuch/table';
import { type Language, plain } from '@kursbuch/words';
import { outcomeOf, sitting } from '../screen.ts';
import { someActions } from '../someActions.ts';
import type { Taught } from '../taught.ts';
import type { EighteenCheck, EighteenScreen, OwnTruth, Spoken } from './told.ts';

/** One step in so many is looked at. */
const EVERY = 40;

/** Something that a sentence of the guide says, and when that is so. */
export interface Claim {
  readonly what: string;
  readonly says: Taught<RegExp>;
  so(moment: Moment): boolean;
}

interface Moment {
  readonly title: Title;
  readonly state: EighteenState;
  readonly offers: readonly Offer[];
  /** How the price of this company stands after an action; null where it cannot be done. */
  changed(action: EighteenAction, company: CompanyId): 'higher' | 'lower' | 'same' | null;
}

const may = (offers: readonly Offer[], type: EighteenAction['type']): boolean =>
  offers.some((offer) => kindOf(offer) === type);

/** Runs are a list without an end wherever there are any. */
const canRun = ({ offers }: Moment): boolean =>
  offers.some((offer) => offer.type === 'many' && offer.kind === 'runTrains');

/** Privates that may be bought now: those of whoever decides, or those of others. */
const onSale = ({ title, state, offers }: Moment, own: boolean): boolean =>
  ranges(offers, 'requestPrivate').some(
    ({ action }) => action.type === 'requestPrivate' && isOwnSale(title, state, action.private) === own,
  );

/** The company that decides what becomes of what it has earned. */
const earner = ({ state }: Moment): CompanyId | null => {
  const task = state.agenda.at(-1);
  return task?.kind === 'revenueStep' ? (task as RevenueStepTask).company : null;
};

/** What is earned, all paid or all kept, does this to the price. */
const earned =
  (type: 'payOut' | 'withhold', change: 'higher' | 'lower' | 'same') =>
  (moment: Moment): boolean => {
    const company = earner(moment);
    return company === null || moment.changed({ type }, company) === change;
  };

/** Somebody could sell now, and the price of what he sold would do this. */
const sold =
  (changes: readonly ('lower' | 'same')[]) =>
  (moment: Moment): boolean => {
    const seen = offered(moment.offers, 'sellShares').map((sale) => moment.changed(sale, sale.company));
    return seen.length === 0 || seen.some((change) => changes.some((one) => one === change));
  };

const CLAIMS: readonly Claim[] = [
  {
    what: 'the price rises with what is paid',
    says: { en: /Pay out: .*and the price rises/, de: /Auszahlen: .*und der Kurs steigt/ },
    so: earned('payOut', 'higher'),
  },
  {
    what: 'the price stays though all is paid',
    says: { en: /Pay out: [^.]*and the price stays/, de: /Auszahlen: [^.]*und der Kurs bleibt/ },
    so: earned('payOut', 'same'),
  },
  {
    what: 'the price falls if all is kept',
    says: { en: /Withhold: .*and the price falls/, de: /Einbehalten: .*und der Kurs fällt/ },
    so: earned('withhold', 'lower'),
  },
  {
    what: 'the price stays though all is kept',
    says: { en: /Withhold: [^.]*and the price stays/, de: /Einbehalten: [^.]*und der Kurs bleibt/ },
    so: earned('withhold', 'same'),
  },
  {
    what: 'the price falls with a sale',
    says: { en: /go to the pool, and the price falls/, de: /gehen in den Pool, und der Kurs fällt/ },
    so: sold(['lower']),
  },
  {
    what: 'the price stays with a sale',
    says: { en: /go to the pool, and the price stays/, de: /gehen in den Pool, und der Kurs bleibt/ },
    so: sold(['same']),
  },
  {
    what: 'a company can be started',
    says: { en: /or start a company/, de: /oder eine Gesellschaft starten/ },
    so: ({ offers }) => may(offers, 'startCompany'),
  },
  {
    what: 'two tiles can be laid',
    says: { en: /may lay two yellow ones/, de: /darf sie zwei gelbe legen/ },
    so: ({ title, state }) => {
      const company = companyTurnOf(state)?.company;
      return company !== undefined && title.track.layColours(state, company, ['yellow']).length > 0;
    },
  },
  {
    what: 'one tile a turn is all',
    says: { en: /may lay a tile(?!.*two yellow)/, de: /darf \S+ ein Plättchen(?!.*zwei gelbe)/ },
    so: ({ title, state }) => {
      const company = companyTurnOf(state)?.company;
      return company === undefined || title.track.layColours(state, company, ['yellow']).length === 0;
    },
  },
  {
    what: 'something can be sold',
    says: { en: /\bmay sell shares|might still sell/, de: /darfst Anteile verkaufen|Verkaufen ginge noch/ },
    so: ({ offers }) => may(offers, 'sellShares'),
  },
  {
    what: 'nothing more can be bought',
    says: { en: /a turn has one\./, de: /nur einen Kauf\./ },
    so: ({ offers }) => !may(offers, 'buyShare') && !may(offers, 'startCompany'),
  },
  {
    what: 'something more can be bought from the pool',
    says: { en: /might buy more/, de: /Mehr davon ginge/ },
    so: ({ offers }) => offered(offers, 'buyShare').some(({ from }) => from === 'pool'),
  },
  {
    what: 'a train can run',
    says: { en: /The best runs of/, de: /Die besten Strecken von/ },
    so: canRun,
  },
  {
    what: 'no train can run',
    says: { en: /^No train of/, de: /kann kein Zug von/ },
    so: (moment) => !canRun(moment),
  },
  {
    what: 'it can be declined',
    says: { en: /you may say no\./, de: /du darfst ablehnen\./ },
    so: ({ offers }) => may(offers, 'decline'),
  },
  {
    what: 'others have privates for the company',
    says: {
      en: /privates from (?:other )?players|from other players|Behind “More” .*you make/,
      de: /von (?:anderen )?Spielern|Hinter „Mehr“ .*machst/,
    },
    so: (moment) => onSale(moment, false),
  },
  {
    what: 'a phone has the word “More” in its bar: there it is a sign, and a tab below is called so',
    says: { en: /“More”(?! \(···\))/, de: /„Mehr“(?! \(···\))/ },
    so: () => false,
  },
  {
    what: 'the company may buy what is one’s own',
    says: { en: /privates from you|sells it what is yours/, de: /Privatbahnen von dir|verkaufst du ihr/ },
    so: (moment) => onSale(moment, true),
  },
  {
    what: 'privates may still be sold to companies for a while',
    says: { en: /It can wait, but/, de: /Das kann warten, aber/ },
    so: ({ title, state }) =>
      title.phases.find(({ name }) => name === state.phase)?.companiesBuyPrivates === true,
  },
];

/** The trains that a sentence says are scrapped by the first of another kind. */
function scrappedOtherwise(spoken: Spoken, language: Language, text: string): boolean {
  const said = /(?:The first|Der erste) (\S+) (?:scraps every|verschrottet jeden) (\S+)\./.exec(text);
  if (!said) return /scraps|verschrottet/.test(text);
  const name = (kind: TrainKind): string => spoken.words[language].trainName(kind);
  return ![...spoken.title.trains.values()].some(
    ({ name: kind, rustsOn }) => rustsOn !== null && name(kind) === said[2] && name(rustsOn) === said[1],
  );
}

export const guideCheck = (spoken: Spoken, screen: EighteenScreen, ofTitle: OwnTruth): EighteenCheck => ({
  name: 'guide: what it teaches is so',
  begin() {
    const { table, title } = spoken;
    const claims = [...CLAIMS, ...(ofTitle.claims ?? [])];
    return sitting(table, screen, { every: EVERY }, async (step, witness) => {
      const seat = step.eye;
      const game = step.shown.game as unknown as Game;
      const topics = await topicsOf(game);
      const state = game.now.value;
      const price = (one: EighteenState, company: CompanyId): number =>
        priceOf(title.market, one, company) ?? 0;
      const moment: Moment = {
        title,
        state,
        offers: game.ownOffers.value,
        changed(action, company) {
          const after = outcomeOf(table, state, seat, action)?.after;
          const change = after && price(after, company) - price(state, company);
          return change === undefined ? null : change > 0 ? 'higher' : change < 0 ? 'lower' : 'same';
        },
      };
      const look = ({ title: head, text, hint }: Topic): void => {
        for (const sentence of [head, text, hint ?? ''].map(plain)) {
          if (sentence === '') continue;
          witness.saw();
          witness.hear(step.language, sentence);
          for (const { what, says, so } of claims)
            if (says[step.language]?.test(sentence) && !so(moment))
              witness.lie(sentence, `it is not so that ${what}`);
          if (scrappedOtherwise(spoken, step.language, sentence))
            witness.lie(sentence, 'no train goes like that');
        }
      };
      for (const action of [null, ...someActions(table.choices(state, seat), step.dice, 3)]) {
        const advice: Advice | null = action && { action, reasons: [], compared: [] };
        for (const topic of topics.now(advice)) look(topic);
      }
      look(topics.farewell(seat % 2 === 0));
    });
  },
});
