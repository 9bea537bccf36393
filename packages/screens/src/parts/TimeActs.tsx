/** Take back, and bring again. */
import type { ReadonlySignal, Signal } from '@preact/signals';
import { ui } from '../words/index.ts';
import { Icon } from './Icon.tsx';

/** A game whose steps can be taken back. */
interface Steps {
  readonly canUndo: ReadonlySignal<boolean>;
  readonly undone: ReadonlySignal<number>;
  /** Nobody here may. */
  readonly isWatched: boolean;
  readonly host: { readonly adviser?: { isOpen(): boolean } };
  readonly seat: ReadonlySignal<unknown>;
  readonly hinted: Signal<boolean>;
  undo(): unknown;
  redo(): unknown;
}

export function TimeActs({ game }: { readonly game: Steps }) {
  const text = ui().table;
  if (game.isWatched) return null;
  return (
    <div class="time-acts">
      {game.host.adviser?.isOpen() && game.seat.value !== null && (
        <button
          type="button"
          class="icon"
          aria-label={text.hint}
          title={text.hint}
          aria-expanded={game.hinted.value}
          onClick={() => {
            game.hinted.value = !game.hinted.value;
          }}
        >
          <Icon name="hint" />
        </button>
      )}
      <button
        type="button"
        class="icon"
        aria-label={text.undo}
        title={`${text.undo} (U)`}
        aria-keyshortcuts="U Control+Z Meta+Z"
        disabled={!game.canUndo.value}
        onClick={() => void game.undo()}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon"
        aria-label={text.redo}
        title={text.redo}
        aria-keyshortcuts="Shift+U Control+Shift+Z Meta+Shift+Z"
        disabled={game.undone.value === 0}
        onClick={() => void game.redo()}
      >
        <Icon name="redo" />
      </button>
    </div>
  );
}
