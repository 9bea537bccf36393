/** The machine finds lies: each of these is planted into what is told, and the check that is there for it must see it. */
import { crayonTitles, eighteenNamed } from '@kursbuch/titles';
import { type Language, type Line, languages } from '@kursbuch/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { crayonSubject } from './crayon/subject.ts';
import type { Spoken as CrayonSpoken } from './crayon/told.ts';
import { eighteenSubject } from './eighteen/subject.ts';
import type { Spoken } from './eighteen/told.ts';
import { faultsIn } from './grammar.ts';
import { lookFor, type Tally } from './machine.ts';

const JOB = { games: 2, seed: 'lies', thinking: 0, longest: 260 };

/** All sentences of a language, each put through this; `event` is what the line is about. */
type Bend = (text: string, event: string | undefined) => string;

const bent = (lines: readonly Line[], bend: Bend): readonly Line[] =>
  lines.map((line) => ({ ...line, text: bend(line.text, line.event) }));

const inLanguages = <W>(words: Readonly<Record<Language, W>>, change: (words: W) => W): Record<Language, W> =>
  Object.fromEntries(languages.map((one) => [one, change(words[one])])) as Record<Language, W>;

/** 1830 with a lie in its log. */
async function told1830(bend: Bend): Promise<Tally> {
  const lying = (spoken: Spoken): Spoken => ({
    ...spoken,
    words: inLanguages(spoken.words, (words) => ({
      ...words,
      tell: (...args) => bent(words.tell(...args), bend),
    })),
  });
  const entry = eighteenNamed('1830');
  if (!entry) throw new Error('no 1830');
  return lookFor(await eighteenSubject(entry, {}, lying), JOB);
}

async function toldCrayon(bend: Bend): Promise<Tally> {
  const lying = (spoken: CrayonSpoken): CrayonSpoken => ({
    ...spoken,
    words: inLanguages(spoken.words, (words) => ({
      ...words,
      tell: (...args) => bent(words.tell(...args), bend),
    })),
  });
  const [entry] = crayonTitles;
  if (!entry) throw new Error('no crayon game');
  return lookFor(await crayonSubject(entry, lying), { ...JOB, games: 1, longest: 120 });
}

/** What is found beyond what an honest game has. */
const more = (told: Tally, honest: Tally): readonly string[] => {
  const known = new Set(honest.findings.map(({ said }) => said));
  return [...new Set(told.findings.filter(({ said }) => !known.has(said)).map(({ check }) => check))];
};

const other = (text: string, pattern: RegExp): string =>
  text.replace(pattern, (figure) => String(Number(figure) + 7));

describe('a lie in the log of an 18xx game is found', () => {
  let honest: Tally;
  beforeAll(async () => {
    honest = await told1830((text) => text);
  });

  test.each<[string, string, Bend]>([
    [
      'a price that nobody paid',
      'log: every figure is one of what happened',
      (text, event) =>
        event === 'bought' || event === 'privateMoved' ? other(text, /\d+(?=\.$| \$\.$)/) : text,
    ],
    [
      'a name that has no part in it',
      'log: whoever is named is concerned',
      (text, event) => (event === 'certificateMoved' ? text.replace(/^Anna/, 'Ben') : text),
    ],
    [
      'a price that rises and fell',
      'log: a price goes from what it was to what it is',
      (text, event) =>
        event === 'markerMoved' ? text.replace('falls', 'rises').replace('fällt', 'steigt') : text,
    ],
    [
      'a word twice',
      'log: every line can be read',
      (text, event) => (event === 'parSet' ? text.replace('par', 'par par') : text),
    ],
  ])('%s', async (_name, check, bend) => {
    expect(more(await told1830(bend), honest)).toContain(check);
  });
});

describe('a lie in the log of a crayon game is found', () => {
  let honest: Tally;
  beforeAll(async () => {
    honest = await toldCrayon((text) => text);
  });

  test.each<[string, string, Bend]>([
    [
      'a line that leads elsewhere',
      'log: what is drawn hangs together',
      (text, event) =>
        event === 'segmentBuilt' ? text.replace(/(?:to|nach) \S+/, 'to Wilhelmshaven') : text,
    ],
    [
      'steps that were not made',
      'log: a ride leads from one place to another',
      (text, event) => (event === 'trainMoved' ? other(text, /\d+(?=\s(?:step|Schritt))/) : text),
    ],
  ])('%s', async (_name, check, bend) => {
    expect(more(await toldCrayon(bend), honest)).toContain(check);
  });
});

describe('a fault in a sentence is found', () => {
  test.each<[Language, string]>([
    ['en', 'Anna buys 1 shares.'],
    ['en', 'Anna takes 3 step.'],
    ['en', 'Anna buys a 8-train.'],
    ['en', 'Anna buys an 3-train.'],
    ['en', 'Ben pays 0 M of tax.'],
    ['en', 'Ben kauft a train.'],
    ['en', 'Ben buys the the train.'],
    ['en', 'Anna waits for undefined.'],
    ['en', 'Anna pays [object Object].'],
    ['en', 'Anna passes..'],
    ['en', 'Anna passes .'],
    ['en', 'anna passes.'],
    ['en', 'The cars goes back.'],
    ['de', 'Noch 1 Schritte.'],
    ['de', 'Ben zahlt 0\u00a0Mio. Steuer.'],
    ['de', 'Ein Gleis zeichnen bis bei Antwerpen.'],
    ['de', 'Ben kauft 10 % von SD von SD.'],
    ['de', 'Ben kauft den train.'],
    ['de', 'Ben zahlt NaN $.'],
    ['de', ''],
  ])('%s: %s', (language, sentence) => {
    expect(faultsIn(language, sentence)).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ['en', 'Anna buys an 8-train from the bank for $450.'],
    ['en', 'B&O rises from $100 to $112.'],
    ['en', '1 step east of Utrecht.'],
    ['en', 'Anna: 1 pass.'],
    ['de', 'Käse nach Gent für 9\u00a0Mio., Tulpen nach Köln für 3\u00a0Mio.'],
    ['de', 'Anna kauft die Direktoraktie von B&O für 200\u00a0$.'],
  ])('and a good one may stand, %s: %s', (language, sentence) => {
    expect(faultsIn(language, sentence)).toEqual([]);
  });
});
