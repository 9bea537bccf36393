/** The head of the pages that are no table: the name, language and appearance. */

import { addressOf, place } from '@kursbuch/screens/parts/place.ts';
import { LanguageChoice, ThemeChoice } from '@kursbuch/screens/parts/settingChoices.tsx';
import { isOperator } from '../online/order.ts';
import { homeUi } from '../words/home.ts';

const PLACES = ['home', 'online', 'learn'] as const;

/** A new game and a table that is being set up belong to where they are played. */
const isAt = (at: (typeof PLACES)[number] | 'operator'): boolean => {
  const { at: here } = place.value;
  if (here === 'home' || here === 'new' || here === 'film') return at === 'home';
  if (here === 'learn' || here === 'lesson') return at === 'learn';
  return here === 'operator' ? at === 'operator' : at === 'online';
};

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
      <nav class="page-nav" aria-label={text.nav.label}>
        {([...PLACES, ...(isOperator.value ? (['operator'] as const) : [])] as const).map((at) => (
          <a key={at} href={addressOf({ at })} aria-current={isAt(at) ? 'page' : undefined}>
            {text.nav[at]}
          </a>
        ))}
      </nav>
      <div class="right">
        <ThemeChoice label={text.appearance} names={text.themes} />
        <LanguageChoice label={text.language} short />
      </div>
    </header>
  );
}
