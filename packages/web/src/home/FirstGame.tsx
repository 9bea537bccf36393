/** For somebody who has never played: a table at once, with the guide. */
import { isRefusal } from '@kursbuch/table';
import { useSignal } from '@preact/signals';
import { startGame } from '../host/games.ts';
import { go } from '../parts/place.ts';
import { guideSeen, lessonsMet } from '../settings/settings.ts';
import { FIRST_TITLE } from '../titles/index.ts';
import { homeUi } from '../words/home.ts';
import { firstGameSeats, sittersOf } from './seats.ts';

export function FirstGame() {
  const text = homeUi();
  const busy = useSignal(false);
  const failed = useSignal(false);
  const start = async () => {
    busy.value = true;
    failed.value = false;
    const sitters = sittersOf(firstGameSeats(), text.randomName);
    try {
      const begun = await startGame({
        title: FIRST_TITLE,
        name: text.firstTable,
        sitters,
        options: { drawSeats: false },
      });
      if (isRefusal(begun)) failed.value = true;
      else {
        guideSeen.value = false;
        lessonsMet.value = [];
        go({ at: 'game', id: begun.id });
      }
    } catch {
      failed.value = true;
    }
    busy.value = false;
  };
  return (
    <section class="first-game">
      <div>
        <h2>{text.first}</h2>
        <p>{failed.value ? text.notStarted : text.firstText}</p>
      </div>
      <button type="button" class="btn ink" disabled={busy.value} onClick={() => void start()}>
        {text.firstGo}
      </button>
    </section>
  );
}
