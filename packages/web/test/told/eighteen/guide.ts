/** What the guide teaches at a decision, in whole sentences, against what may be decided there. */
import '../page.ts';
import {
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  isOwnSale,
  type Title,
  type TrainKind,
} from '@kursbuch/eighteen';
import { type Game, kindOf, type Offer, offered, ranges } from '@kursbuch/screens/eighteen/game/game.ts';
import { topicsOf } from '@kursbuch/screens/eighteen/guide/topics.ts';
import type { Topic } from '@kursbuch/screens/game/shown.ts';
import type { Advice } from '@kursbuch/table';
import { type Language, plain } from '@kursbuch/words';
import type { Screen } from '../screen.ts';
import { someActions } from '../someActions.ts';
import type { EighteenCheck, OwnTruth, Spoken } from './told.ts';

/** One step in so many is looked at: a table is opened for it. */
const EVERY = 40;

/** Something that a sentence of the guide says, and when that is so. */
export interface Claim {
  readonly what: string;
  readonly says: Readonly<Record<Language, RegExp>>;
  so(moment: Moment): boolean;
}

interface Moment {
  readonly title: Title;
  readonly state: EighteenState;
  readonly offers: readonly Offer[];
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

const CLAIMS: readonly Claim[] = [
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
      en: /privates from (?:other )?players|from other players|Behind “More” you make/,
      de: /von (?:anderen )?Spielern|Hinter „Mehr“ machst/,
    },
    so: (moment) => onSale(moment, false),
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

export const guideCheck = (
  spoken: Spoken,
  screen: Screen<EighteenState, EighteenAction, EighteenEvent>,
  ofTitle: OwnTruth,
): EighteenCheck => ({
  name: 'guide: what it teaches is so',
  begin() {
    const { table, title } = spoken;
    const claims = [...CLAIMS, ...(ofTitle.claims ?? [])];
    return async (step, witness) => {
      if (step.index !== 0 && step.dice.below(EVERY) !== 0) return;
      const [seat] = table.waiting(step.before);
      if (seat === undefined) return;
      const { game: shown } = await screen.open(table, step.before, seat);
      const game = shown as unknown as Game;
      const topics = await topicsOf(game);
      const state = game.now.value;
      const moment: Moment = { title, state, offers: game.ownOffers.value };
      const look = ({ title: head, text, hint }: Topic): void => {
        for (const sentence of [head, text, hint ?? ''].map(plain)) {
          if (sentence === '') continue;
          witness.saw();
          witness.hear(step.language, sentence);
          for (const { what, says, so } of claims)
            if (says[step.language].test(sentence) && !so(moment))
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
      game.close();
    };
  },
});
