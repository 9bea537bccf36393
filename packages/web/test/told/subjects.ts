/** The titles the machine can look at, each with the checks of its family and its own. */
import { titleNamed } from '@kursbuch/titles';
import { crayonSubject } from './crayon/subject.ts';
import { eighteenSubject } from './eighteen/subject.ts';
import type { AnySubject } from './machine.ts';

export async function subjectOf(id: string): Promise<AnySubject> {
  const entry = titleNamed(id);
  switch (entry?.family) {
    case 'eighteen':
      return eighteenSubject(entry);
    case 'crayon':
      return crayonSubject(entry);
    default:
      throw new Error(`no such title: ${id}`);
  }
}
