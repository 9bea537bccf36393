/** What does not belong to the game itself: language, appearance, the record, the keyboard. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { homeward } from '@kursbuch/screens/parts/place.ts';
import { LanguageChoice, ThemeChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import { PaceChoice, SeatChoices } from './computersMenu.tsx';
import type { TableView } from './tableView.ts';

interface MenuActs {
  exportRecord(): void;
  playCopy(): void;
  showGuide: (() => void) | null;
}

export function Menu({
  shown,
  view,
  acts,
}: {
  readonly shown: Shown;
  readonly view: TableView;
  readonly acts: MenuActs;
}) {
  const text = ui().table;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closed before it goes, so that the focus finds its way back.
    return () => opened?.close();
  }, []);
  const close = () => {
    view.menuOpen.value = false;
  };
  const after = (act: () => void) => () => {
    close();
    act();
  };
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
      <div class="menu-sheet">
        <header>
          <h2>
            {shown.title} · {shown.game.info.name}
          </h2>
          <button type="button" class="icon" aria-label={text.close} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        <div class="menu-acts">
          <a class="menu-act" href={homeward()}>
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
        <SeatChoices game={shown.game} />
        {shown.game.host.computers && <PaceChoice computers={shown.game.host.computers} />}
        <LanguageChoice label={text.language} legend />
        <ThemeChoice label={text.appearance} legend names={text.themes} />
        <h3>{text.keys}</h3>
        <dl class="keys">
          {[...text.keyList, ...shown.keys(), ...text.keyListEnd].map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </dialog>
  );
}
