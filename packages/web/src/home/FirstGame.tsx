/** For somebody who has never played: the first lesson that was not done, and after them the game to begin with. */

import { addressOf, go } from '@kursbuch/screens/parts/place.ts';
import { lessonsDone } from '@kursbuch/screens/settings/settings.ts';
import { beginnersTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { useFirstGame } from './atOnce.ts';

/** The address of the next lesson for beginners; null: all were done. Lessons are loaded for whoever wants one. */
async function nextLesson(): Promise<string | null> {
  const { loadCourses, nextIn } = await import('../learn/lessons.ts');
  const { courses } = await loadCourses();
  const course = courses.find(({ entry }) => entry === null);
  return (course && nextIn(course)?.address) ?? null;
}

export function FirstGame() {
  const isThrough = useSignal(false);
  useEffect(() => {
    if (lessonsDone.value.length === 0) return;
    nextLesson().then(
      (next) => {
        isThrough.value = next === null;
      },
      // The list of lessons says what is wrong.
      () => {},
    );
  }, []);
  return isThrough.value ? <BeginnersGame /> : <FirstLesson />;
}

function FirstLesson() {
  const text = homeUi();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    nextLesson().then(
      (next) => go(next === null ? { at: 'learn' } : { at: 'lesson', id: next }),
      () => go({ at: 'learn' }),
    );
  };
  return (
    <a class="welcome-first" href={addressOf({ at: 'learn' })} onClick={open}>
      <b>{text.first}</b>
      <span>{text.firstGo}</span>
    </a>
  );
}

function BeginnersGame() {
  const text = homeUi();
  const { start, isBusy, hasFailed } = useFirstGame();
  return (
    <button type="button" class="welcome-first" disabled={isBusy} onClick={() => void start()}>
      <b>{text.beginWith(shortTitle(beginnersTitle.id))}</b>
      <span role={hasFailed ? 'alert' : undefined}>{hasFailed ? text.notStarted : text.beginWithText}</span>
    </button>
  );
}
