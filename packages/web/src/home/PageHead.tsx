/** The head of the pages that are no table: the name, language and appearance. */

import { addressOf, place } from '../parts/place.ts';
import { LanguageChoice, ThemeChoice } from '../parts/settingChoices.tsx';
import { homeUi } from '../words/home.ts';

export function PageHead() {
  const text = homeUi();
  return (
    <header class="head page-head">
      {place.value.at === 'home' ? (
        <span class="word">Kursbuch</span>
      ) : (
        <a class="word" href={addressOf({ at: 'home' })} title={text.allGames}>
          Kursbuch
        </a>
      )}
      <div class="right">
        <ThemeChoice label={text.appearance} names={text.themes} />
        <LanguageChoice label={text.language} short />
      </div>
    </header>
  );
}
