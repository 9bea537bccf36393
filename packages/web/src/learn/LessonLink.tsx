/** Leads to the lesson about a rule or a topic of the guide, where there is one. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnUi, lessonTexts } from '../words/learn.ts';
import { type Listed, lessonAbout, type Sought } from './lessons.ts';

export function LessonLink({ title, rule, topic }: Sought & { readonly title: string }) {
  const found = useSignal<Listed | null>(null);
  useEffect(() => {
    let left = false;
    found.value = null;
    lessonAbout(title, { ...(rule && { rule }), ...(topic && { topic }) }).then(
      (one) => {
        if (!left) found.value = one ?? null;
      },
      // Without a network there is none yet.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [title, rule, topic]);
  const { value } = found;
  const name = value && lessonTexts(value.entry)()[value.lesson.id]?.title;
  if (!value || !name) return null;
  return (
    <a class="lesson-link" href={addressOf({ at: 'lesson', id: value.address })}>
      {learnUi().about(name)}
    </a>
  );
}
