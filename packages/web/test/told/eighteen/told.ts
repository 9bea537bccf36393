/** What the checks of 18xx share: the words in every language, the lines of a step, the states between its events. */

import {
  type CompanyId,
  companyTurnOf,
  type EighteenAction,
  type EighteenEvent,
  type EighteenState,
  type EighteenTable,
  type Holder,
  type Title,
} from '@kursbuch/eighteen';
import type { Seat, TableEvent } from '@kursbuch/table';
import { type Language, type Line, languages, newsOf } from '@kursbuch/words';
import type { Words } from '@kursbuch/words/eighteen';
import type { Check, Step, Witness } from '../machine.ts';
import type { Branch } from '../page.ts';
import type { Screen, Sight } from '../screen.ts';
import type { Claim } from './guide.ts';

export type Happening = EighteenEvent | TableEvent;
export type EighteenStep = Step<EighteenState, EighteenAction, EighteenEvent>;
export type EighteenCheck = Check<EighteenStep>;
export type EighteenScreen = Screen<EighteenState, EighteenAction, EighteenEvent>;
export type EighteenSight = Sight<EighteenState, EighteenAction, EighteenEvent>;

/** A title with everything that is said of it: a test may put other words in their place. */
export interface Spoken {
  readonly title: Title;
  readonly table: EighteenTable;
  readonly words: Readonly<Record<Language, Words>>;
}

/** What was told of a step already, by language. */
const known = new WeakMap<Spoken, WeakMap<EighteenStep, Map<Language, readonly Line[]>>>();

/** The lines of the log that a step makes, as a page shows them. */
export function linesOf(spoken: Spoken, step: EighteenStep, language: Language): readonly Line[] {
  const ofTitle = known.get(spoken) ?? new WeakMap();
  known.set(spoken, ofTitle);
  const ofStep = ofTitle.get(step) ?? new Map();
  ofTitle.set(step, ofStep);
  const lines = ofStep.get(language) ?? toldOf(spoken, step, language);
  ofStep.set(language, lines);
  return lines;
}

function toldOf({ title, words }: Spoken, step: EighteenStep, language: Language): readonly Line[] {
  const speech = words[language];
  const told = speech.tell(title, step.before, step.events, step.seat);
  return newsOf(told, () => speech.actionLine(title, step.before, step.seat, step.action));
}

/** In every language there is. */
export const inAll = (
  spoken: Spoken,
  step: EighteenStep,
  look: (line: Line, language: Language) => void,
): void => {
  for (const language of languages) for (const line of linesOf(spoken, step, language)) look(line, language);
};

/** What happens until the next company's turn or the next round: the doing of whoever acts. */
export function ownEvents(events: readonly Happening[]): readonly Happening[] {
  const end = events.findIndex(({ type }) => type === 'turnBegan' || type === 'roundBegan');
  return end < 0 ? events : events.slice(0, end);
}

/** The states after each of these events, the one before them first. */
export function statesAlong(
  { table }: Pick<Spoken, 'table'>,
  before: EighteenState,
  events: readonly Happening[],
): readonly EighteenState[] {
  const states = [before];
  for (const event of events) states.push(table.evolve(states.at(-1) as EighteenState, event));
  return states;
}

/** Who pays for what is done now: the company on turn, or the seat itself. */
export const purseOf = (state: EighteenState, seat: Seat): Holder => companyTurnOf(state)?.company ?? seat;

/** What a purse has more after these events. */
export const changeOf = (events: readonly Happening[], purse: Holder): number =>
  events.reduce(
    (sum, event) =>
      event.type === 'paid'
        ? sum + (event.to === purse ? event.amount : 0) - (event.from === purse ? event.amount : 0)
        : sum,
    0,
  );

/** Every name that may stand in a sentence and has figures or odd letters in it. */
export function namesOf({ title, words }: Spoken): readonly string[] {
  const places = [...title.board.hexes.keys()].flatMap((hex) =>
    languages.map((language) => words[language].placeName(title, hex)),
  );
  const companies = [...title.companies.values()].map(({ name }) => name);
  const privates = [...title.privates.values()].map(({ name }) => name);
  return [
    ...new Set([...places, ...companies, ...privates, ...title.companies.keys(), ...title.privates.keys()]),
  ];
}

export const isCompanyOf = (title: Title, name: unknown): name is CompanyId =>
  typeof name === 'string' && title.companies.has(name);

/** What only one title tells, and what is true of it. */
export interface OwnTruth {
  /** Figures that a sentence about an action may have beside those of every game. */
  figures?(before: EighteenState, after: EighteenState, action: EighteenAction, seat: Seat): Iterable<number>;
  /** What its own sentences of the guide say. */
  readonly claims?: readonly Claim[];
  /** Its own panels, by their name. */
  readonly parts?: Readonly<Record<string, (root: Branch, look: PanelLook) => void>>;
}

/** A panel that is looked at, and the state it shows as whoever looks sees it. */
export interface PanelLook {
  readonly title: Title;
  readonly state: EighteenState;
  /** Is an action of this kind among what whoever is asked may do? */
  readonly may: (type: string) => boolean;
  readonly language: Language;
  readonly witness: Witness;
}
