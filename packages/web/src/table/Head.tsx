/** The running head: where we are in the game, and the way to everything else. */
import type { Shown } from '@kursbuch/screens/game/shown.ts';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { homeward } from '@kursbuch/screens/parts/place.ts';
import { RouteLine } from '@kursbuch/screens/parts/RouteLine.tsx';
import { isPhone, isWide } from '@kursbuch/screens/parts/screen.ts';
import { LanguageChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import { ui } from '@kursbuch/screens/words/index.ts';
import type { Company } from './company.ts';
import { StageTabs } from './StageTabs.tsx';
import type { TableView } from './tableView.ts';

export function Head({
  shown,
  view,
  company,
}: {
  readonly shown: Shown;
  readonly view: TableView;
  readonly company: Company | undefined;
}) {
  const text = ui().table;
  const facts = shown.facts().filter(({ isWide: wide }) => !wide || !isPhone.value);
  return (
    <header class={`head table-head${company ? ' is-online' : ''}`}>
      {isWide.value && (
        <a class="word" href={homeward()} title={text.home}>
          Kursbuch
        </a>
      )}
      {!isWide.value && (
        <a class="icon" href={homeward()} aria-label={text.home}>
          <Icon name="back" />
        </a>
      )}
      <div class="title">
        <b>{shown.title}</b>
        <span>{isPhone.value ? shown.round() : shown.game.info.name}</span>
      </div>
      {!isPhone.value && <RouteLine stops={shown.rounds()} label={text.rounds} />}
      {isWide.value && <StageTabs view={view} />}
      <div class="right">
        {company && <company.Head />}
        <div class="facts">
          {facts.map(({ label, value }) => (
            <div key={label} class="fact">
              <span>{label}</span>
              <b>{value}</b>
            </div>
          ))}
        </div>
        {!isPhone.value && <LanguageChoice label={text.language} short />}
        <button
          type="button"
          class="icon"
          aria-label={ui().race.title}
          title={ui().race.title}
          aria-expanded={view.raceOpen.value}
          onClick={() => {
            view.raceOpen.value = true;
          }}
        >
          <Icon name="podium" />
        </button>
        <button
          type="button"
          class="icon"
          aria-label={text.menu}
          aria-expanded={view.menuOpen.value}
          onClick={() => {
            view.menuOpen.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
