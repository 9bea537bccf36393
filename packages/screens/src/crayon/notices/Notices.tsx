/** What somebody must not miss, over the stage until he has read it; it is read out as it comes. */
import './notices.css';
import type { Game } from '../game/game.ts';
import { ui } from '../words/index.ts';
import { noticesOf } from './notices.ts';

export function Notices({ game }: { readonly game: Game }) {
  const { told, more, read } = noticesOf(game);
  const text = ui().notices;
  return (
    <div class="table-notices" role="status">
      {told.value.length > 0 && (
        <div class="strip warn">
          <i />
          <div class="notice-lines">
            {more.value > 0 && <p class="notice-more">{text.more(more.value)}</p>}
            {told.value.map((line, index) => (
              <p key={`${index} ${line}`}>{line}</p>
            ))}
          </div>
          <button type="button" class="btn line-btn" onClick={read}>
            {text.read}
          </button>
        </div>
      )}
    </div>
  );
}
