/** After the game: the way to what Steady would have done at the moment looked at. */
import type { Shown } from '../game/shown.ts';
import { computersUi } from '../words/computers.ts';

/** Can anybody at this screen be told? Only when the game is over. */
export const isOpen = ({ host, persons, now }: Shown['game']): boolean =>
  host.adviser !== undefined && persons.length > 0 && now.value.result !== null;

/** In the bar of the past. */
export function AskHindsight({ shown }: { readonly shown: Shown }) {
  const { game } = shown;
  if (!isOpen(game)) return null;
  return (
    <button
      type="button"
      class="btn line-btn"
      aria-expanded={game.hinted.value}
      onClick={() => {
        game.hinted.value = !game.hinted.value;
      }}
    >
      {computersUi().hindsight.ask}
    </button>
  );
}
