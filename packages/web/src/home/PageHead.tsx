/** The head of the pages that are no table: the name, language and appearance. */
import { addressOf, place } from '../place.ts';
import { language, type Theme, theme } from '../settings/settings.ts';
import { speak, ui } from '../words/index.ts';
import { Choice } from './Choice.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function PageHead() {
  const text = ui().home;
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
        <Choice
          label={text.appearance}
          options={THEMES.map((one) => ({ value: one, label: text.themes[one] }))}
          value={theme.value}
          choose={(one) => {
            theme.value = one;
          }}
        />
        <Choice
          label={text.language}
          options={[
            { value: 'de' as const, label: 'DE', lang: 'de' },
            { value: 'en' as const, label: 'EN', lang: 'en' },
          ]}
          value={language.value}
          choose={(one) => void speak(one).catch(() => {})}
        />
      </div>
    </header>
  );
}
