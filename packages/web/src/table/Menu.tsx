/** What does not belong to the game itself: language, appearance, the record, the keyboard. */
import { useEffect, useRef } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { Icon } from '../parts/Icon.tsx';
import { addressOf } from '../place.ts';
import { language, type Theme, theme } from '../settings/settings.ts';
import { speak, ui } from '../words/index.ts';
import type { TableView } from './tableView.ts';

export interface MenuActs {
  exportRecord(): void;
  playCopy(): void;
  showGuide: (() => void) | null;
}

export function Menu({
  game,
  view,
  acts,
}: {
  readonly game: Game;
  readonly view: TableView;
  readonly acts: MenuActs;
}) {
  const text = ui().table;
  const dialog = useRef<HTMLDialogElement>(null);
  const open = view.menuOpen.value;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const close = () => {
    view.menuOpen.value = false;
  };
  const after = (act: () => void) => () => {
    close();
    act();
  };
  const themes: readonly Theme[] = ['system', 'light', 'dark'];
  return (
    <dialog
      class="menu"
      ref={dialog}
      aria-label={text.menu}
      onClose={close}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {open && (
        <div class="menu-sheet">
          <header>
            <h2>
              {game.title.id} · {game.info.name}
            </h2>
            <button type="button" class="icon" aria-label={text.close} onClick={close}>
              <Icon name="close" />
            </button>
          </header>
          <div class="menu-acts">
            <a class="menu-act" href={addressOf({ at: 'home' })}>
              {text.home}
            </a>
            <button type="button" class="menu-act" onClick={after(acts.exportRecord)}>
              {text.exportRecord}
            </button>
            <button type="button" class="menu-act" onClick={after(acts.playCopy)}>
              {text.copyGame}
            </button>
            {acts.showGuide && (
              <button type="button" class="menu-act" onClick={after(acts.showGuide)}>
                {text.guide}
              </button>
            )}
          </div>
          <fieldset class="seg">
            <legend>{text.language}</legend>
            {(['de', 'en'] as const).map((one) => (
              <button
                key={one}
                type="button"
                lang={one}
                class={language.value === one ? 'on' : ''}
                aria-pressed={language.value === one}
                onClick={() => speak(one)}
              >
                {one === 'de' ? 'Deutsch' : 'English'}
              </button>
            ))}
          </fieldset>
          <fieldset class="seg">
            <legend>{text.appearance}</legend>
            {themes.map((one) => (
              <button
                key={one}
                type="button"
                class={theme.value === one ? 'on' : ''}
                aria-pressed={theme.value === one}
                onClick={() => {
                  theme.value = one;
                }}
              >
                {text.themes[one]}
              </button>
            ))}
          </fieldset>
          <h3>{text.keys}</h3>
          <dl class="keys">
            {text.keyList.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </dialog>
  );
}
