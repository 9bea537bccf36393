/** One lesson: a prepared position, a question, its answers, and what comes of each on the real board. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { learnUi } from '../words/learn.ts';
import './learn.css';
import { LessonTable } from './LessonTable.tsx';
import { type OpenLesson, openLesson } from './lessons.ts';

type Found = OpenLesson | 'missing' | 'broken' | null;

export function LessonPage({ id }: { readonly id: string }) {
  const found = useSignal<Found>(null);
  useEffect(() => {
    let left = false;
    openLesson(id).then(
      (lesson) => {
        if (!left) found.value = lesson ?? 'missing';
      },
      () => {
        if (!left) found.value = 'broken';
      },
    );
    return () => {
      left = true;
    };
  }, [id]);
  const { value } = found;
  if (value === null) return <main class="opening" aria-busy="true" />;
  if (value === 'missing' || value === 'broken') return <NoLesson why={value} />;
  return (
    <LessonTable
      lesson={value}
      broken={() => {
        found.value = 'broken';
      }}
    />
  );
}

function NoLesson({ why }: { readonly why: 'missing' | 'broken' }) {
  const text = learnUi();
  const sentence = why === 'missing' ? text.missing : text.brokenLesson;
  useEffect(() => {
    document.title = `${text.lesson} · Kursbuch`;
  });
  return (
    <main class="no-lesson">
      <h1>{text.lesson}</h1>
      <p role="alert">{sentence}</p>
      <a class="btn ink" href={addressOf({ at: 'learn' })}>
        {text.all}
      </a>
    </main>
  );
}
