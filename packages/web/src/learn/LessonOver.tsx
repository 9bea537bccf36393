/** The end of a lesson: the next one, and at one touch a game against computers, which is what remains when the course is through. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { settingsKept } from '@kursbuch/screens/settings/settings.ts';
import { beginnersTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { atOnce, useBeginning, useFirstGame } from '../home/atOnce.ts';
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
      {course.value?.entry && <PlayNow title={course.value.entry.id} isThrough={!next} />}
      {course.value?.entry === null && <PlayFirst isThrough={!next} />}
      <a class="btn line-btn" href={addressOf({ at: 'learn' })}>
        {text.all}
      </a>
    </div>
  );
}

interface PlayProps {
  /** The course is through: nothing else stands above it. */
  readonly isThrough: boolean;
}

/** A table of the title the lessons are about. */
function PlayNow({ title, isThrough }: PlayProps & { readonly title: string }) {
  const text = learnUi();
  const { begin, isBusy, hasFailed } = useBeginning();
  const why = isThrough ? text.playTitleText(shortTitle(title)) : null;
  return (
    <Play title={title} why={why} {...{ isThrough, isBusy, hasFailed }} start={() => begin(atOnce(title))} />
  );
}

/** After lessons about all games: the one to begin with, and the guide goes along. */
function PlayFirst({ isThrough }: PlayProps) {
  const text = learnUi();
  const { id } = beginnersTitle;
  const why = isThrough ? text.playText : text.playFirstText(shortTitle(id));
  return <Play title={id} why={why} isThrough={isThrough} {...useFirstGame()} />;
}

function Play({
  title,
  why,
  isThrough,
  isBusy,
  hasFailed,
  start,
}: PlayProps & {
  readonly title: string;
  readonly why: string | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  readonly start: () => Promise<void>;
}) {
  const text = learnUi();
  const told = hasFailed ? text.notStarted : why;
  return (
    <>
      {told !== null && <p role={hasFailed ? 'alert' : undefined}>{told}</p>}
      <button
        type="button"
        class={isThrough ? 'btn lesson-go' : 'btn line-btn'}
        disabled={isBusy}
        onClick={() => void start()}
      >
        {text.play(shortTitle(title))}
      </button>
    </>
  );
}
