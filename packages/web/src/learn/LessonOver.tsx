/** The end of a lesson: the next one, or a game against computers when the course is through. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { isRefusal } from '@kursbuch/table';
import { firstTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { aloneSeats, rememberedSeats, sittersOf } from '../home/seats.ts';
import { startGame } from '../host/games.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { learnUi, lessonTexts } from '../words/learn.ts';
import { type Course, type Listed, loadCourses, nextIn } from './lessons.ts';

export function LessonOver({ lesson }: { readonly lesson: Listed }) {
  const text = learnUi();
  const course = useSignal<Course | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    head.current?.focus();
    loadCourses().then(
      ({ courses }) => {
        course.value =
          courses.find(({ lessons }) => lessons.some(({ address }) => address === lesson.address)) ?? null;
      },
      // The list of all lessons says what is wrong.
      () => {},
    );
  }, []);
  const next = course.value && nextIn(course.value);
  const title = lessonTexts(lesson.entry)()[lesson.lesson.id]?.title ?? '';
  return (
    <div class="lesson-card">
      <h2 ref={head} tabIndex={-1}>
        {text.over}
      </h2>
      <p>{text.overText(title)}</p>
      {next && (
        <a class="btn lesson-go" href={addressOf({ at: 'lesson', id: next.address })}>
          {text.nextLesson(lessonTexts(next.entry)()[next.lesson.id]?.title ?? '')}
        </a>
      )}
      {course.value && !next && <PlayNow title={course.value.entry?.id ?? firstTitle.id} />}
      <a class="btn line-btn" href={addressOf({ at: 'learn' })}>
        {text.all}
      </a>
    </div>
  );
}

/** A table at once: one person, and players that plan. */
function PlayNow({ title }: { readonly title: string }) {
  const text = learnUi();
  const state = useSignal<'ready' | 'busy' | 'failed'>('ready');
  const start = async () => {
    state.value = 'busy';
    try {
      const sitters = sittersOf(aloneSeats(rememberedSeats(), OTHERS + 1), homeUi().randomName);
      const begun = await startGame({ title, name: shortTitle(title), sitters, options: {} });
      if (isRefusal(begun)) throw new Error(begun.reason);
      go({ at: 'game', id: begun.id });
    } catch {
      state.value = 'failed';
    }
  };
  return (
    <>
      <p role={state.value === 'failed' ? 'alert' : undefined}>
        {state.value === 'failed' ? text.notStarted : text.playText}
      </p>
      <button
        type="button"
        class="btn lesson-go"
        disabled={state.value === 'busy'}
        onClick={() => void start()}
      >
        {text.play(shortTitle(title))}
      </button>
    </>
  );
}

/** So many computer players sit down with whoever comes from a lesson: every title has seats for them. */
const OTHERS = 2;
