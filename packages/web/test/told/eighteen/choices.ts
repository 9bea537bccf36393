/** What is asked and what may be done, in words, against what comes of it. */
import {
  bidsOn,
  cashOf,
  type EighteenAction,
  type EighteenState,
  floatingOf,
  salePrice,
} from '@kursbuch/eighteen';
import { parOutlook } from '@kursbuch/screens/eighteen/foresight/pars.ts';
import { type Choice, isRefusal } from '@kursbuch/table';
import { capital, type Language, languages } from '@kursbuch/words';
import { missingFor, offeredIn } from '@kursbuch/words/eighteen';
import { figuresIn, numbersIn, without } from '../figures.ts';
import { check, type Witness } from '../machine.ts';
import { someActions } from '../someActions.ts';
import type { Taught } from '../taught.ts';
import { type EighteenCheck, type EighteenStep, namesOf, ownEvents, purseOf, type Spoken } from './told.ts';

/** One step in so many is looked at. */
const EVERY = 8;

/** Questions are asked of all choices; those of the beginning are asked once in a game. */
const EVERY_QUESTION = 4;

/** What is paid for at once when it is done, and said with its price. */
const PAID: ReadonlySet<string> = new Set(['buyPrivate', 'buyShare', 'placeStation', 'buyTrain']);

/** What keeps a choice from being carried out as it is told. */
const BETWEEN: ReadonlySet<string> = new Set(['offered', 'companyClosed']);

/** What a question says can be done, and the actions one of which must be possible then. */
const ASKED: readonly {
  readonly says: Taught<RegExp>;
  readonly of: readonly string[];
  readonly not?: true;
}[] = [
  { says: { en: /\b[Ll]ay a tile/, de: /Plättchen legen oder ersetzen/ }, of: ['layTile'] },
  {
    says: {
      en: /can lay no (?:further )?tile/,
      de: /kann (?:noch |jetzt )?kein (?:weiteres )?Plättchen legen/,
    },
    of: ['layTile'],
    not: true,
  },
  { says: { en: /^Place a station/, de: /^Einen Bahnhof setzen/ }, of: ['placeStation'] },
  { says: { en: /^Run the trains/, de: /^Die Züge fahren lassen/ }, of: ['runTrains'] },
  { says: { en: /buy a certificate/, de: /ein Papier kaufen/ }, of: ['buyShare', 'startCompany'] },
  { says: { en: /sell (?:shares|more)\b/, de: /Anteile verkaufen/ }, of: ['sellShares'] },
  { says: { en: /\bbuy a private/, de: /eine Privatbahn kaufen/ }, of: ['requestPrivate', 'buyPrivate'] },
  {
    says: { en: /a private might change/, de: /eine Privatbahn könnte das ändern/ },
    of: ['requestPrivate', 'layTile', 'placeStation'],
  },
];

export function choiceChecks(spoken: Spoken): readonly EighteenCheck[] {
  const { title, table, words } = spoken;
  const strange = namesOf(spoken).filter((name) => /\d/.test(name));

  const questions = check<EighteenStep>('questions: what is asked is what is', (step, witness) => {
    const { before } = step;
    const task = before.agenda.at(-1);
    if (!task || (step.index % EVERY_QUESTION !== 0 && step.index > 40)) return;
    for (const seat of table.waiting(before)) {
      const choices = table.choices(before, seat);
      const offered = offeredIn(choices);
      const possible = new Set(
        choices.flatMap((choice) => {
          if (choice.type !== 'many') return choice.action.type;
          const isOpen = choice.includes !== undefined && !choice.isWhole;
          return isOpen || choice.list().length > 0 ? choice.kind : [];
        }),
      );
      const known = figuresOfQuestion(spoken, before);
      for (const language of languages) {
        const sentence = words[language].question(title, before, task, seat, offered);
        witness.saw();
        witness.hear(language, sentence);
        witness.hear(language, capital(words[language].passName(task)));
        for (const figure of figuresIn(language, without(sentence, [...before.players, ...strange])))
          if (!known.has(figure)) witness.lie(sentence, `${figure} is no figure of ${task.kind}`);
        for (const { says, of, not = false } of ASKED)
          if (says[language]?.test(sentence) && of.some((kind) => possible.has(kind)) === not)
            witness.lie(sentence, `${of.join(', ')}: ${not ? 'possible' : 'not possible'}`);
      }
    }
  });

  /** What is told of a par price comes of it; not every title has them named. */
  const lookAtPars = (step: EighteenStep, witness: Witness): void => {
    const { before } = step;
    for (const seat of table.waiting(before))
      for (const action of parsIn(table.choices(before, seat))) {
        const outcome = table.act(before, seat, action);
        if (isRefusal(outcome)) continue;
        const { company, price } = action;
        const said = parOutlook(title, before, seat, company, price, action.type === 'startCompany');
        const then = ownEvents(outcome.events).reduce(table.evolve, before);
        const is = floatingOf(title, then, company);
        const paid = cashOf(before, seat) - cashOf(then, seat);
        witness.saw();
        if (is && said.missing !== is.papers)
          witness.lie(`${company} at ${price}: ${said.missing} papers are missing`, `${is.papers} are`);
        if (is && said.capital !== is.capital)
          witness.lie(`${company} at ${price}: begins with ${said.capital}`, `it has ${is.capital}`);
        if (said.cost !== paid) witness.lie(`${company} at ${price}: costs ${said.cost}`, `${paid} is paid`);
      }
  };

  const prices = check<EighteenStep>('choices: what is done costs what it says', (step, witness) => {
    lookAtPars(step, witness);
    if (step.index % EVERY !== 0) return;
    const { before, dice } = step;
    for (const seat of table.waiting(before))
      for (const action of someActions(table.choices(before, seat), dice, 4)) {
        const outcome = table.act(before, seat, action);
        for (const language of languages) {
          const sentence = capital(words[language].describe(title, before, action));
          witness.hear(language, sentence);
          if (isRefusal(outcome)) {
            witness.lie(sentence, `offered, and refused: ${outcome.reason}`);
            continue;
          }
          const events = ownEvents(outcome.events);
          // Somebody may have to agree, or something come between.
          if (!PAID.has(action.type) || events.some(({ type }) => BETWEEN.has(type))) continue;
          const purse = purseOf(before, seat);
          const isFor = (why: string): boolean => !('private' in action) || why === action.private;
          const paid = events.reduce(
            (sum, event) =>
              event.type === 'paid' && event.from === purse && isFor(event.why) ? sum + event.amount : sum,
            0,
          );
          const said = priceIn(language, without(sentence, strange));
          if (said === undefined) continue;
          witness.saw();
          if (said !== paid) witness.lie(sentence, `${paid} is paid`);
        }
      }
  });

  return [questions, prices];
}

type Par = Extract<EighteenAction, { type: 'setPar' | 'startCompany' }>;

/** Every par price that may be named. */
const parsIn = (choices: readonly Choice<EighteenAction>[]): readonly Par[] =>
  choices
    .flatMap((choice): readonly EighteenAction[] =>
      choice.type === 'one' ? [choice.action] : choice.type === 'many' ? choice.list() : [],
    )
    .filter((one): one is Par => one.type === 'setPar' || one.type === 'startCompany');

const FOR: Taught<RegExp> = { en: / for [$£\d]/, de: / für \d/ };

/** The price in a choice: the figure that follows "for". */
function priceIn(language: Language, sentence: string): number | undefined {
  const what = FOR[language];
  const at = what ? sentence.search(what) : -1;
  return at < 0 ? undefined : figuresIn(language, sentence.slice(at))[0];
}

/** Every figure that a question may have in this state. */
function figuresOfQuestion({ title }: Spoken, state: EighteenState): ReadonlySet<number> {
  const task = state.agenda.at(-1);
  const found = numbersIn(task);
  for (const one of title.privates.keys()) {
    found.add(salePrice(title, state, one));
    for (const { amount } of bidsOn(state, one)) found.add(amount);
  }
  const { company } = task as { company?: string };
  if (company !== undefined && title.companies.has(company)) found.add(missingFor(title, state, company));
  const { deal } = task as { deal?: { item: string; train?: string } };
  if (deal?.train !== undefined) numbersIn(state.trains.find(({ id }) => id === deal.train)?.kind, found);
  // What somebody owes.
  for (const amount of Object.values(state.cash)) if (amount < 0) found.add(-amount);
  numbersIn(state.own, found);
  return found;
}
