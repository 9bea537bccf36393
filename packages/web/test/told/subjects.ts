/** The titles the machine can look at, each with the checks of its family and its own. */
import { titleNamed } from '@kursbuch/titles';
import { crayonSubject } from './crayon/subject.ts';
import { eighteenSubject } from './eighteen/subject.ts';
import type { OwnTruth } from './eighteen/told.ts';
import type { AnySubject } from './machine.ts';
import { truth as truth1848 } from './titles/1848.ts';
import { truth as truth1853 } from './titles/1853.ts';
import { truth as truth1854 } from './titles/1854.ts';

/** What titles of 18xx bring beside what every one has. */
const EIGHTEEN: Readonly<Record<string, OwnTruth>> = { 1848: truth1848, 1853: truth1853, 1854: truth1854 };

export async function subjectOf(id: string): Promise<AnySubject> {
  const entry = titleNamed(id);
  switch (entry?.family) {
    case 'eighteen':
      return eighteenSubject(entry, EIGHTEEN[id]);
    case 'crayon':
      return crayonSubject(entry);
    default:
      throw new Error(`no such title: ${id}`);
  }
}
