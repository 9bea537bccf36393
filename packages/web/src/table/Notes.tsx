/** What somebody notes for himself on this game. With several people at one screen it is shown only when asked for. */

import type { Game } from '@kursbuch/screens/game/game.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { LONGEST_NOTE, type NoteSeat, readNote, writeNote } from '../host/notes.ts';
import './notes.css';

/** So long after the last key a note is kept. */
const PAUSE = 400;
/** From here on it is told how much room is left. */
const NEARLY_FULL = 500;

/** Whose notes are meant: of who looks at the screen or is asked; null while nobody is. */
function writerOf(game: Game): NoteSeat | null {
  if (game.persons.length === 0) return 'watching';
  const [only, ...others] = game.persons;
  return game.eye.value ?? game.seat.value ?? (others.length === 0 ? (only ?? null) : null);
}

export function Notes({ game }: { readonly game: Game }) {
  const text = ui().table.notes;
  /** The seat that opened its notes. */
  const opened = useSignal<NoteSeat | null>(null);
  const seat = writerOf(game);
  const name = typeof seat === 'number' && game.persons.length > 1 ? game.start.players[seat] : undefined;
  const isOpen = seat !== null && opened.value === seat;
  if (seat === null) return null;
  return (
    <section class="notes" aria-label={text.title}>
      <button
        type="button"
        class="notes-head"
        aria-expanded={isOpen}
        onClick={() => {
          opened.value = isOpen ? null : seat;
        }}
      >
        <i class={isOpen ? '' : 'shut'} />
        {name === undefined ? text.title : text.titleOf(name)}
      </button>
      {isOpen && <Note key={`${game.info.id} ${seat}`} game={game} seat={seat} />}
    </section>
  );
}

/** How it stands with a note: kept here, or where the game lives. */
function saysOf(state: 'kept' | 'failed' | null, isElsewhere: boolean): string {
  const text = ui().table.notes;
  if (state === 'failed') return isElsewhere ? text.notSent : text.failed;
  if (isElsewhere) return text.forYou;
  return state === 'kept' ? text.kept : text.hidden;
}

function Note({ game, seat }: { readonly game: Game; readonly seat: NoteSeat }) {
  const text = ui().table.notes;
  const { id } = game.info;
  /** Null while it is being read. */
  const note = useSignal<string | null>(null);
  const state = useSignal<'kept' | 'failed' | null>(null);
  /** What is written and not yet kept. */
  const open = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const keep = (): void => {
    clearTimeout(timer.current);
    const { current } = open;
    if (current === null) return;
    open.current = null;
    const { notes } = game.host;
    (notes ? notes.write(current) : writeNote(id, seat, current)).then(
      () => {
        state.value = 'kept';
      },
      () => {
        state.value = 'failed';
      },
    );
  };
  useEffect(() => {
    let isGone = false;
    const { notes } = game.host;
    (notes ? notes.read() : readNote(id, seat)).then(
      (found) => {
        if (!isGone) note.value = found;
      },
      () => {
        note.value = '';
        state.value = 'failed';
      },
    );
    addEventListener('pagehide', keep);
    return () => {
      isGone = true;
      removeEventListener('pagehide', keep);
      keep();
    };
  }, []);
  const left = LONGEST_NOTE - (note.value?.length ?? 0);
  return (
    <>
      <textarea
        aria-label={text.title}
        placeholder={text.hint}
        maxLength={LONGEST_NOTE}
        rows={5}
        disabled={note.value === null}
        value={note.value ?? ''}
        onInput={({ currentTarget: { value } }) => {
          note.value = value;
          open.current = value;
          state.value = null;
          clearTimeout(timer.current);
          timer.current = setTimeout(keep, PAUSE);
        }}
        onBlur={keep}
      />
      <p role="status">
        {saysOf(state.value, game.host.notes !== undefined)}
        {left < NEARLY_FULL && ` ${text.left(left)}`}
      </p>
    </>
  );
}
