/** For somebody who has never played: a table at once, with the guide. */

import { go } from '@kursbuch/screens/parts/place.ts';
import { guideSeen, topicsMet } from '@kursbuch/screens/settings/settings.ts';
import { isRefusal } from '@kursbuch/table';
import { firstTitle } from '@kursbuch/titles';
import { useSignal } from '@preact/signals';
import { startGame } from '../host/games.ts';
import { shortTitle } from '../titles/shortTitle.ts';
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
        title: firstTitle.id,
        name: text.firstTable,
        sitters,
        options: { drawSeats: false },
      });
      if (isRefusal(begun)) failed.value = true;
      else {
        guideSeen.value = false;
        topicsMet.value = [];
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
        <p>{failed.value ? text.notStarted : text.firstText(shortTitle(firstTitle.id))}</p>
      </div>
      <button type="button" class="btn ink" disabled={busy.value} onClick={() => void start()}>
        {text.firstGo}
      </button>
    </section>
  );
}
