/** Leads to the lesson about a rule, a topic of the guide or a term, where there is one. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnUi, lessonTexts } from '../words/learn.ts';
import { type Listed, lessonAbout, type Sought } from './lessons.ts';

export function LessonLink({ title, rule, topic, term }: Sought & { readonly title: string }) {
  const found = useSignal<Listed | null>(null);
  useEffect(() => {
    let left = false;
    found.value = null;
    lessonAbout(title, { ...(rule && { rule }), ...(topic && { topic }), ...(term && { term }) }).then(
      (one) => {
        if (!left) found.value = one ?? null;
      },
      // Without a network there is none yet.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [title, rule, topic, term]);
  const { value } = found;
  const name = value && lessonTexts(value.entry)()[value.lesson.id]?.title;
  if (!value || !name) return null;
  return (
    <a class="lesson-link" href={addressOf({ at: 'lesson', id: value.address })}>
      {learnUi().about(name)}
    </a>
  );
}
