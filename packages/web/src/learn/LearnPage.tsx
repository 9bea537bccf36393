/** All lessons: the courses, what was done, and what comes next. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { HomeBar } from '../home/HomeBar.tsx';
import { PageHead } from '../home/PageHead.tsx';
import { shortTitle } from '../titles/shortTitle.ts';
import { learnUi, lessonTexts } from '../words/learn.ts';
import './learn.css';
import { type Course, type Courses, isDone, type Listed, loadCourses, nextIn } from './lessons.ts';

export function LearnPage() {
  const text = learnUi();
  const found = useSignal<Courses | 'failed' | null>(null);
  useEffect(() => {
    loadCourses().then(
      (courses) => {
        found.value = courses;
      },
      () => {
        found.value = 'failed';
      },
    );
  }, []);
  useEffect(() => {
    document.title = `${learnUi().title} · Kursbuch`;
  });
  const { value } = found;
  const next = value && value !== 'failed' ? value.courses.map(nextIn).find(Boolean) : undefined;
  return (
    <div class="home learn">
      <PageHead />
      <main class="learn-main" aria-busy={value === null}>
        <h1>{text.title}</h1>
        <p class="learn-lead">{text.lead}</p>
        {value === 'failed' && <p role="alert">{text.notLoaded}</p>}
        {value &&
          value !== 'failed' &&
          value.courses.map((course) => (
            <CourseList key={course.entry?.id ?? ''} course={course} next={next} />
          ))}
        {value &&
          value !== 'failed' &&
          value.broken.map(({ id }) => (
            <p key={id} role="alert" class="learn-broken">
              {text.broken(shortTitle(id))}
            </p>
          ))}
      </main>
      <HomeBar />
    </div>
  );
}

function CourseList({ course, next }: { readonly course: Course; readonly next: Listed | undefined }) {
  const text = learnUi();
  const { entry, lessons } = course;
  const done = lessons.filter(isDone).length;
  return (
    <section class="learn-course">
      <header>
        <h2>{entry ? text.ofTitle(shortTitle(entry.id)) : text.general}</h2>
        <p>{text.count(done, lessons.length)}</p>
      </header>
      {!entry && <p>{text.generalText}</p>}
      <ol>
        {lessons.map((one) => (
          <LessonRow key={one.address} listed={one} isNext={one === next} />
        ))}
      </ol>
    </section>
  );
}

function LessonRow({ listed, isNext }: { readonly listed: Listed; readonly isNext: boolean }) {
  const text = learnUi();
  const { entry, lesson, address } = listed;
  const said = lessonTexts(entry)()[lesson.id];
  const isOver = isDone(listed);
  return (
    <li class={isOver ? 'done' : isNext ? 'now' : ''}>
      <a href={addressOf({ at: 'lesson', id: address })}>
        <i class="learn-stop" />
        <b>{said?.title ?? lesson.id}</b>
        <span class="learn-about">{said?.about}</span>
        {(isOver || isNext) && <small>{isOver ? text.done : text.next}</small>}
      </a>
    </li>
  );
}
