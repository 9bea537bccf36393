/** What is advised, and why, against what the engine answers: a figure of a reason is so, and no reason is a false one. */
import type { Brain } from '@kursbuch/bots';
import type { EighteenAdvice } from '@kursbuch/eighteen';
import { isRefusal } from '@kursbuch/table';
import { capital, type Language, languages } from '@kursbuch/words';
import { type AdviceText, adviceInWords } from '@kursbuch/words/eighteen/advice';
import { untruth } from '../../../../bots/test/truth.ts';
import type { Check } from '../machine.ts';
import type { EighteenStep, Spoken } from './told.ts';

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
      const given = { title, table, state: view, whole: step.before, seat, advice };
      for (const [index, reason] of advice.reasons.entries()) {
        const not = untruth(given, reason);
        witness.saw();
        if (not !== undefined) witness.lie(`${said[0]?.action}: ${said[0]?.reasons[index]}`, not);
      }
    };
  },
});
