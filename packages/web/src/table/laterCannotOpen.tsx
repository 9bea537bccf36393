/** What is said of a game that cannot be opened, loaded on such a day; where even that does not come, that another try may help. */
import { later } from '@kursbuch/screens/parts/loadLater.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import './cannotOpen.css';

function Missing() {
  const { cannotOpen, tryAgain } = ui().trouble;
  return (
    <main class="cannot-open">
      <h1>{cannotOpen.notLoaded.head}</h1>
      <p>{cannotOpen.notLoaded.text}</p>
      <div class="cannot-open-acts">
        <button type="button" class="btn ink" onClick={() => location.reload()}>
          {tryAgain}
        </button>
      </div>
    </main>
  );
}

export const CannotOpen = later(() => import('./CannotOpen.tsx').then((file) => file.CannotOpen), Missing);
