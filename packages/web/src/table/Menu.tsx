/** What does not belong to the game itself: language, appearance, the record, the keyboard. */

import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { homeward } from '@kursbuch/screens/parts/place.ts';
import { LanguageChoice, ThemeChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import { PaceChoice, SeatChoices } from './computersMenu.tsx';
import { SideSheet } from './SideSheet.tsx';
import type { TableView } from './tableView.ts';

interface MenuActs {
  exportRecord(): void;
  playCopy(): void;
  /** Null: it is played here alone, and has no link. */
  readonly share: (() => void) | null;
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
  const close = () => {
    view.menuOpen.value = false;
  };
  const after = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <SideSheet
      label={text.menu}
      heading={
        <>
          {shown.title} · {shown.game.info.name}
        </>
      }
      close={close}
    >
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
        {acts.share && (
          <button type="button" class="menu-act" onClick={after(acts.share)}>
            {ui().share.share}
          </button>
        )}
        <button type="button" class="menu-act" onClick={after(() => view.showWords())}>
          {ui().glossary.open}
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
    </SideSheet>
  );
}
