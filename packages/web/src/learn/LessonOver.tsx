/** The end of a lesson: the next one, or a game against computers when the course is through. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { settingsKept } from '@kursbuch/screens/settings/settings.ts';
import { beginnersTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { atOnce, useBeginning } from '../home/atOnce.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { learnUi, lessonTexts } from '../words/learn.ts';
import { type Course, type Listed, loadCourses, nextIn } from './lessons.ts';

/** It was said that nothing is kept: once is enough. */
let wasTold = false;

export function LessonOver({ lesson }: { readonly lesson: Listed }) {
  const text = learnUi();
  const course = useSignal<Course | null>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(!wasTold);
  const tellsKeeping = !settingsKept.value && isFirst.current;
  useEffect(() => {
    if (tellsKeeping) wasTold = true;
  }, [tellsKeeping]);
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
      {tellsKeeping && <p role="status">{text.notKept}</p>}
      {next && (
        <a class="btn lesson-go" href={addressOf({ at: 'lesson', id: next.address })}>
          {text.nextLesson(lessonTexts(next.entry)()[next.lesson.id]?.title ?? '')}
        </a>
      )}
      {course.value && !next && <PlayNow title={course.value.entry?.id ?? beginnersTitle.id} />}
      <a class="btn line-btn" href={addressOf({ at: 'learn' })}>
        {text.all}
      </a>
    </div>
  );
}

/** A table at once: one person, and computers in the other seats. */
function PlayNow({ title }: { readonly title: string }) {
  const text = learnUi();
  const { begin, isBusy, hasFailed } = useBeginning();
  return (
    <>
      <p role={hasFailed ? 'alert' : undefined}>{hasFailed ? text.notStarted : text.playText}</p>
      <button type="button" class="btn lesson-go" disabled={isBusy} onClick={() => void begin(atOnce(title))}>
        {text.play(shortTitle(title))}
      </button>
    </>
  );
}
