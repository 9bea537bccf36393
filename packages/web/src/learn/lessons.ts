/** The lessons of all titles: what there is, what was done, and one of them with its positions. */

import { lessonsDone } from '@kursbuch/screens/settings/settings.ts';
import { type GameRecord, isProblem } from '@kursbuch/table';
import { type TitleEntry, titles } from '@kursbuch/titles';
import { readRecord } from '@kursbuch/titles/record';
import type { Lesson, Step, TitleLessons } from '@kursbuch/titles/src/lessons/lesson.ts';
import { learnUi, lessonTexts } from '../words/learn.ts';

/** A lesson and whose it is. */
export interface Listed {
  readonly entry: TitleEntry;
  readonly lesson: Lesson;
  /** Its name among all of them. */
  readonly address: string;
}

const listed = (entry: TitleEntry, lesson: Lesson): Listed => ({
  entry,
  lesson,
  address: `${entry.id}-${lesson.id}`,
});

/** Lessons that belong together: those about all 18xx games, or those of a title. */
export interface Course {
  /** Null: about no title alone. */
  readonly entry: TitleEntry | null;
  readonly lessons: readonly Listed[];
}

export interface Courses {
  readonly courses: readonly Course[];
  /** Titles whose lessons did not come, or cannot be read. */
  readonly broken: readonly TitleEntry[];
}

/** Titles that have lessons. */
const taught = titles.filter((entry) => entry.lessons);

/** The lessons of a title with their words. */
async function lessonsOf(entry: TitleEntry): Promise<TitleLessons> {
  const [found] = await Promise.all([entry.lessons?.(), lessonTexts(entry).load()]);
  return found ?? { lessons: [], games: {} };
}

export async function loadCourses(): Promise<Courses> {
  const found = await Promise.all(
    taught.map(async (entry) => ({ entry, own: await lessonsOf(entry).catch(() => null) })),
  );
  const all = found.flatMap(({ entry, own }) => own?.lessons.map((lesson) => listed(entry, lesson)) ?? []);
  const general = all.filter(({ lesson }) => lesson.isGeneral);
  const ofTitles = taught.map((entry) => ({
    entry,
    lessons: all.filter((one) => one.entry === entry && !one.lesson.isGeneral),
  }));
  return {
    courses: [{ entry: null, lessons: general }, ...ofTitles].filter(({ lessons }) => lessons.length > 0),
    broken: found.flatMap(({ entry, own }) => (own ? [] : [entry])),
  };
}

export const isDone = ({ address }: Pick<Listed, 'address'>): boolean => lessonsDone.value.includes(address);

export function markDone({ address }: Pick<Listed, 'address'>): void {
  if (!lessonsDone.peek().includes(address)) lessonsDone.value = [...lessonsDone.peek(), address];
}

/** What one might do next: the first of a course that was not done. */
export const nextIn = ({ lessons }: Course): Listed | undefined => lessons.find((one) => !isDone(one));

/** What somebody looks at who might want a lesson: a rule, a topic of the guide, or a term that is explained. */
export interface Sought {
  readonly rule?: string;
  readonly topic?: string;
  readonly term?: string;
}

/** The lesson about it, its words loaded: of this title, else one about all games of its family. Undefined: there is none. */
export async function lessonAbout(title: string, { rule, topic, term }: Sought): Promise<Listed | undefined> {
  const own = taught.find(({ id }) => id === title);
  const family = titles.find(({ id }) => id === title)?.family;
  const isMeant = ({ rules, topics = [], terms = [] }: Lesson): boolean =>
    (rule !== undefined && rules.includes(rule)) ||
    (topic !== undefined && topics.includes(topic)) ||
    (term !== undefined && terms.includes(term));
  for (const entry of [own, ...taught.filter((one) => one !== own && one.family === family)]) {
    if (!entry) continue;
    const { lessons } = (await entry.lessons?.()) ?? { lessons: [] };
    const found = lessons.find((lesson) => isMeant(lesson) && (entry === own || lesson.isGeneral));
    if (!found) continue;
    await Promise.all([learnUi.load(), lessonTexts(entry).load()]);
    return listed(entry, found);
  }
  return undefined;
}

// ---------------------------------------------------------------- one lesson

export interface OpenStep {
  readonly step: Step;
  /** The whole game the position is taken from. */
  readonly game: GameRecord;
}

export interface OpenLesson extends Listed {
  readonly steps: readonly OpenStep[];
}

/** The lesson of an address with its positions; null: there is none. Throws for one that is broken. */
export async function openLesson(address: string): Promise<OpenLesson | null> {
  const entry = taught.find(({ id }) => address.startsWith(`${id}-`));
  if (!entry) return null;
  const { lessons, games } = await lessonsOf(entry);
  const lesson = lessons.find(({ id }) => `${entry.id}-${id}` === address);
  if (!lesson) return null;
  const { steps } = await lesson.load();
  const opened = steps.map(async (step) => {
    const record = readRecord((await games[step.game]?.())?.default);
    if (isProblem(record)) throw new Error(`${address}: ${step.game} is no record`);
    return { step, game: record };
  });
  return { ...listed(entry, lesson), steps: await Promise.all(opened) };
}
