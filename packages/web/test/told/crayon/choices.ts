/** What is asked and what may be done in a crayon game, in words, against what comes of it. */
import { cashOf } from '@kursbuch/crayon';
import { isRefusal } from '@kursbuch/table';
import { capital, languages } from '@kursbuch/words';
import { figuresIn, without } from '../figures.ts';
import { check } from '../machine.ts';
import { someActions } from '../someActions.ts';
import { type CrayonCheck, type CrayonStep, namesOf, type Spoken } from './told.ts';

/** One step in so many is looked at. */
const EVERY = 8;

export function choiceChecks(spoken: Spoken): readonly CrayonCheck[] {
  const { title, table, words } = spoken;
  const strange = namesOf(spoken).filter((name) => /\d/.test(name));

  const questions = check<CrayonStep>('questions: what is asked is what is', ({ before }, witness) => {
    for (const seat of table.waiting(before))
      for (const language of languages) {
        witness.saw();
        witness.hear(language, words[language].question(title, before, seat));
      }
  });

  const prices = check<CrayonStep>('choices: what is done costs and brings what it says', (step, witness) => {
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
          const figures = figuresIn(language, without(sentence, [...before.players, ...strange]));
          if (action.type === 'build') {
            const [count, cost] = figures;
            const paid = outcome.events.reduce(
              (sum, event) => (event.type === 'segmentBuilt' ? sum + event.cost : sum),
              0,
            );
            witness.saw();
            if (count !== action.segments.length || cost !== paid)
              witness.lie(sentence, `${action.segments.length} segments for ${paid}`);
          }
          if (action.type === 'deliver') {
            const delivered = outcome.events.find((event) => event.type === 'delivered');
            const bonus = cashOf(outcome.state, seat) - cashOf(before, seat);
            witness.saw();
            if (delivered && !figures.includes(delivered.pays))
              witness.lie(sentence, `it pays ${delivered.pays} (purse ${bonus})`);
          }
          if (action.type === 'move') {
            witness.saw();
            if (!figures.includes(action.way.length)) witness.lie(sentence, `${action.way.length} steps`);
          }
        }
      }
  });

  return [questions, prices];
}
