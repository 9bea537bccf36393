/** The guide of every title, followed by somebody who does only what it says, until it hands over to the hint. */

import type { CrayonAdvice, CrayonState } from '@kursbuch/crayon';
import type { EighteenAdvice, EighteenState } from '@kursbuch/eighteen';
import { type GameRecord, recordOf } from '@kursbuch/table';
import { crayonVoices, eighteenVoices, titleNamed, titles } from '@kursbuch/titles';
import { wordsFor as crayonWordsFor } from '@kursbuch/words/crayon';
import {
  adviceFor as crayonAdviceFor,
  adviceInWords as crayonAdviceInWords,
} from '@kursbuch/words/crayon/advice';
import { wordsFor } from '@kursbuch/words/eighteen';
import { adviceFor, adviceInWords } from '@kursbuch/words/eighteen/advice';
import { expect, inject, test } from 'vitest';
import { type Advised, advisedIn, expectAsAdvised, FAREWELL, follow, type Said } from './guideWalk.ts';
import { entryOf, expectQuiet, goTo, type Screen, store, visit } from './harness.ts';

type Language = 'en' | 'de';

/** A table with two computer players, nothing done yet. */
const fresh = (id: string): GameRecord => {
  const options = id === '1830' ? { drawSeats: false } : {};
  return recordOf(id, { players: ['Anna', 'Ben', 'Chiara'], seed: 'walk', options, version: 4 }, []);
};

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Why something was advised, as the adviser's words say it. */
async function reasonsFor(id: string, language: Language): Promise<(advised: Advised) => string> {
  const loaded = await titleNamed(id)?.load();
  const told = (reasons: readonly string[]) => plain(reasons.slice(0, 2).join(' '));
  if (loaded?.family === 'crayon') {
    const words = await crayonWordsFor(language, crayonVoices(id));
    const text = await crayonAdviceFor(language);
    const { title } = loaded;
    return ({ advice, state }) =>
      told(
        crayonAdviceInWords({ text, words, title, state: state as CrayonState }, advice as CrayonAdvice)
          .reasons,
      );
  }
  if (!loaded) throw new Error(`no title ${id}`);
  const words = await wordsFor(language, eighteenVoices(id));
  const text = await adviceFor(language, eighteenVoices(id));
  const { title } = loaded;
  return ({ advice, state }) =>
    told(
      adviceInWords({ text, words, title, state: state as EighteenState }, advice as EighteenAdvice).reasons,
    );
}

/** Reasons that were told in the very same words at two decisions of a kind, one after the other. */
const toldAgain = (said: readonly Said[]): readonly string[] =>
  said.flatMap(({ at, title, why }, index) => {
    const last = said.slice(0, index).findLast((one) => one.title === title && one.at < at);
    return why !== null && last?.why === why ? [`${title}: ${why}`] : [];
  });

/** So many decisions in ordinary runs; with RUNS until the guide hands over, which it does before so many. */
const MOST = process.env.RUNS ? 80 : 12;

/** Each title once in ordinary runs; all of them in both languages, on a large screen and a phone, with RUNS. */
const EACH = titles.map(({ id }, index): readonly [string, Screen & { readonly language: Language }] => [
  id,
  { language: index % 2 === 0 ? 'de' : 'en', size: index % 4 < 2 ? 'desktop' : 'phone' },
]);
const ALL = titles.flatMap(({ id }) =>
  (['en', 'de'] as const).flatMap((language) =>
    (['desktop', 'phone'] as const).map((size): (typeof EACH)[number] => [id, { language, size }]),
  ),
);

test.each(process.env.RUNS ? ALL : EACH)(
  '%s %j: whoever does only what the guide says does what is advised, until it hands over',
  async (id, screen) => {
    const { page } = await visit({ ...screen, guide: true });
    const sitters = ['Anna', 'Ben', 'Chiara'].map((name, index) => ({
      name,
      player: index === 0 ? 'person' : 'calm',
      colour: index + 1,
    }));
    await store(page, { ...entryOf(fresh(id)), sitters });
    await goTo(page, 'test');
    const { titles, said } = await follow(page, { most: MOST });
    if (process.env.RUNS) expect(titles.at(-1)).toMatch(FAREWELL);
    const advised = await advisedIn(page);
    expectAsAdvised(advised);
    // What it says is what the adviser says.
    const reasons = await reasonsFor(id, screen.language);
    for (const one of advised)
      for (const { why } of said.filter(({ at, why }) => at === one.at && why !== null))
        expect(plain(why ?? '')).toBe(reasons(one));
    expect(said.filter(({ why }) => why !== null).length).toBeGreaterThan(5);
    expect(toldAgain(said)).toEqual([]);
    expectQuiet(page);
    expect(page.url()).toContain(inject('site'));
  },
);
