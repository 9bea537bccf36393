/** The machine finds lies: each of these is planted into what is told, and the check that is there for it must see it. */
import { Dice } from '@kursbuch/bots';
import { linesOf, type Pair } from '@kursbuch/crayon';
import { isRefusal } from '@kursbuch/table';
import { crayonTitles, eighteenNamed } from '@kursbuch/titles';
import { type Language, type Line, languages } from '@kursbuch/words';
import { beforeAll, describe, expect, test } from 'vitest';
import { honestBar as crayonBar } from './crayon/bar.ts';
import { type Lies as CrayonLies, crayonSubject } from './crayon/subject.ts';
import type { Spoken as CrayonSpoken } from './crayon/told.ts';
import { honestBar } from './eighteen/bar.ts';
import { eighteenSubject, type Lies } from './eighteen/subject.ts';
import type { Spoken } from './eighteen/told.ts';
import { faultsIn } from './grammar.ts';
import { lookFor, type Tally } from './machine.ts';

const JOB = { games: 2, seed: 'lies', thinking: 0, longest: 260 };

async function told1830(lies: Lies): Promise<Tally> {
  const entry = eighteenNamed('1830');
  if (!entry) throw new Error('no 1830');
  return lookFor(await eighteenSubject(entry, {}, lies), JOB);
}

async function toldCrayon(lies: CrayonLies): Promise<Tally> {
  const [entry] = crayonTitles;
  if (!entry) throw new Error('no crayon game');
  return lookFor(await crayonSubject(entry, lies), { ...JOB, games: 1, longest: 120 });
}

/** All lines of a log, each put through this; `event` is what the line is about. */
type Bend = (text: string, event: string | undefined) => string;

const bent = (lines: readonly Line[], bend: Bend): readonly Line[] =>
  lines.map((line) => ({ ...line, text: bend(line.text, line.event) }));

const inLanguages = <W>(words: Readonly<Record<Language, W>>, change: (words: W) => W): Record<Language, W> =>
  Object.fromEntries(languages.map((one) => [one, change(words[one])])) as Record<Language, W>;

/** Other words of 1830. */
const saying = (change: (words: Spoken['words']['en']) => Partial<Spoken['words']['en']>): Lies => ({
  spoken: (spoken) => ({
    ...spoken,
    words: inLanguages(spoken.words, (words) => ({ ...words, ...change(words) })),
  }),
});
const inLog = (bend: Bend): Lies =>
  saying((words) => ({ tell: (...args) => bent(words.tell(...args), bend) }));

const inCrayonLog = (bend: Bend): CrayonLies => ({
  spoken: (spoken: CrayonSpoken) => ({
    ...spoken,
    words: inLanguages(spoken.words, (words) => ({
      ...words,
      tell: (...args) => bent(words.tell(...args), bend),
    })),
  }),
});

/** What is found beyond what an honest game has. */
const more = (told: Tally, honest: Tally): readonly string[] => {
  const known = new Set(honest.findings.map(({ said }) => said));
  return [...new Set(told.findings.filter(({ said }) => !known.has(said)).map(({ check }) => check))];
};

/** Another figure in the place of each that fits. */
const other = (text: string, pattern = /\d+/g): string =>
  text.replace(pattern, (figure) => String(Number(figure) + 7));

describe('a lie about an 18xx game is found', () => {
  let honest: Tally;
  beforeAll(async () => {
    honest = await told1830({});
  });

  test.each<[string, string, Lies]>([
    [
      'a price in the log that nobody paid',
      'log: every figure is one of what happened',
      inLog((text, event) =>
        event === 'bought' || event === 'privateMoved' ? other(text, /\d+(?=\.$| \$\.$)/) : text,
      ),
    ],
    [
      'a name in the log that has no part in it',
      'log: whoever is named is concerned',
      inLog((text, event) => (event === 'certificateMoved' ? text.replace(/^Anna/, 'Ben') : text)),
    ],
    [
      'a price that is said to rise and fell',
      'log: a price goes from what it was to what it is',
      inLog((text, event) =>
        event === 'markerMoved' ? text.replace('falls', 'rises').replace('fällt', 'steigt') : text,
      ),
    ],
    [
      'money that goes for nothing',
      'log: a payment says what it is for',
      inLog((text, event) => (event === 'paid' ? text.replace(/.+/, 'Anna pays $40 to the bank.') : text)),
    ],
    [
      'a word twice',
      'log: every line can be read',
      inLog((text, event) => (event === 'parSet' ? text.replace('par', 'par par') : text)),
    ],
    [
      'somebody who has bought and is said to pass',
      'log: nobody does nothing who has done it',
      saying((words) => ({
        actionLine(title, state, seat, action) {
          const line = words.actionLine(title, state, seat, action);
          return action.type === 'pass' ? { ...line, text: `${state.players[seat]} passes.` } : line;
        },
      })),
    ],
    [
      'a choice with another price',
      'choices: what is done costs what it says',
      saying((words) => ({ describe: (...args) => other(words.describe(...args), /\d+(?=$| \$)/) })),
    ],
    [
      'a question with another figure',
      'questions: what is asked is what is',
      saying((words) => ({ question: (...args) => other(words.question(...args)) })),
    ],
    [
      'a no with another figure',
      'refusals: every no has a rule and a sentence that is so',
      saying((words) => ({
        refusal: (title, state, refusal) =>
          other(words.refusal(title, state, refusal), /(?<=\$)\d+|\d+(?= \$)/g),
      })),
    ],
    [
      'a preview that promises more',
      'bar: what a choice would bring is what it brings',
      {
        bar: {
          ...honestBar,
          consequencesIn: (game, draft) =>
            honestBar
              .consequencesIn(game, draft)
              .map((one) => (one.kind === 'cash' ? { ...one, after: one.after + 7 } : one)),
        },
      },
    ],
    [
      'a button with another price',
      'bar: what a choice would bring is what it brings',
      { bar: { ...honestBar, confirmLabel: (game, draft) => other(honestBar.confirmLabel(game, draft)) } },
    ],
    [
      'a train that goes with another in the guide',
      'guide: what it teaches is so',
      saying(() => ({ trainName: (kind) => `wagon ${kind}` })),
    ],
    [
      'a table that shows other money',
      'panels: what stands in tables is what is',
      {
        screen: (screen) => ({
          ...screen,
          open: (table, state, seat) =>
            screen.open(table, { ...state, cash: { ...state.cash, [seat]: 1 } }, seat),
        }),
      },
    ],
  ])('%s', async (_name, check, lies) => {
    expect(more(await told1830(lies), honest)).toContain(check);
  });
});

describe('a lie about a crayon game is found', () => {
  let honest: Tally;
  beforeAll(async () => {
    honest = await toldCrayon({});
  });

  test.each<[string, string, CrayonLies]>([
    [
      'a line that leads elsewhere',
      'log: what is drawn hangs together',
      inCrayonLog((text, event) =>
        event === 'segmentBuilt' ? text.replace(/(?:to|nach) \S+/, 'to Wilhelmshaven') : text,
      ),
    ],
    [
      'steps that were not made',
      'log: a ride leads from one place to another',
      inCrayonLog((text, event) =>
        event === 'trainMoved' ? other(text, /\d+(?=\s(?:step|Schritt))/) : text,
      ),
    ],
    [
      'a line that costs more than its button says',
      'bar: what a choice would bring is what it brings',
      {
        bar: {
          faceOf(game, seat) {
            const face = crayonBar.faceOf(game, seat);
            return { ...face, acts: face.acts.map((act) => ({ ...act, label: other(act.label) })) };
          },
        },
      },
    ],
  ])('%s', async (_name, check, lies) => {
    expect(more(await toldCrayon(lies), honest)).toContain(check);
  });
});

test('a line and what branches off from it are told as two lines, and neither is taken for a lie', async () => {
  const [entry] = crayonTitles;
  if (!entry) throw new Error('no crayon game');
  const [{ checks, table }, { title }] = await Promise.all([crayonSubject(entry), entry.load()]);
  const look = checks.find(({ name }) => name === 'log: what is drawn hangs together')?.begin();
  const before = table.setup({ players: ['Anna', 'Ben'], seed: 'spur', options: {} });
  if (isRefusal(before) || !look) throw new Error('no table');
  const { board } = title;
  const line = (from: string, to: string): readonly Pair[] => {
    const [start = 0, end = 0] = [from, to].map((city) => board.city(city)?.at[0] ?? 0);
    const track = { [board.mileposts[start]?.edges[0] ?? 0]: 0 };
    return linesOf(title, { ...before, track }, 0, { spent: 0, out: {} }, start).to(end)?.segments ?? [];
  };
  const [[antwerp, branch] = [0, 0], ...north] = line('antwerpen', 'rotterdam');
  // North past Antwerp, into Antwerp from where that line began, and on from its end.
  const events = [...north, [branch, antwerp] as const, ...line('rotterdam', 'utrecht')].map(
    ([from, to]) => ({
      ...{ type: 'segmentBuilt' as const, seat: 0, from, to, cost: to === antwerp ? 3 : 1 },
      edge: board.between(from, to)?.id ?? 0,
    }),
  );
  const segments = events.map(({ from, to }): Pair => [from, to]);
  const found: string[] = [];
  let saw = 0;
  await look(
    {
      ...{ index: 0, seat: 0, action: { type: 'build', segments }, before, events, after: before },
      ...{ dice: new Dice('spur'), language: 'en' },
    },
    { saw: () => void saw++, hear: () => {}, lie: (said) => found.push(said) },
  );
  expect(found).toEqual([]);
  expect(saw).toBe(2 * languages.length);
});

describe('a fault in a sentence is found', () => {
  test.each<[Language, string]>([
    ['en', 'Anna buys 1 shares.'],
    ['en', 'Anna takes 3 step.'],
    ['en', 'Anna buys a 8-train.'],
    ['en', 'A 8-train is bought.'],
    ['en', 'Anna buys an 3-train.'],
    ['en', 'Ben pays 0\u00a0M of tax.'],
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
    ['de', 'Noch nicht im Angebot: ECR. Sie warten noch.'],
    ['de', 'Ein 5 auf Kredit: 830 £ Schulden, und vorher wird nichts anderes bezahlt.'],
    ['de', 'GIP schuldet 830 £ für ihren 5'],
    ['en', 'Not on offer yet: ECR. They wait.'],
    ['de', ''],
    ['en', 'EIR runs for $60 (2: Allahabad – G21 – G21).'],
    ['de', 'PRR fährt 50\u00a0$ ein (3: Akron & Canton – Akron & Canton – Cleveland).'],
  ])('%s: %s', (language, sentence) => {
    expect(faultsIn(language, sentence)).not.toEqual([]);
  });

  test.each<[Language, string]>([
    ['en', 'EIR runs for $60 (2: G21 (to the east) – G21 (to the west); 3: G21 – Patna – Allahabad).'],
    ['en', 'Anna buys an 8-train from the bank for $450.'],
    ['en', 'B&O rises from $100 to $112.'],
    ['en', 'A 80 to 85.'],
    ['en', '1 step east of Utrecht.'],
    ['en', 'Stock round 1 begins.'],
    ['en', 'No load of cars lies in Bremen.'],
    ['de', 'Käse nach Gent für 9\u00a0Mio., Tulpen nach Köln für 3\u00a0Mio.'],
    ['de', 'Anna kauft die Direktoraktie von B&O für 200\u00a0$.'],
    ['de', 'Niemand sieht die der anderen, die ein Kontrakt braucht.'],
  ])('and a good one may stand, %s: %s', (language, sentence) => {
    expect(faultsIn(language, sentence)).toEqual([]);
  });
});
