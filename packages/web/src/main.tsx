/** The page: one element, one app. */
import '@fontsource-variable/archivo/wdth.css';
import '@kursbuch/screens/styles/tokens.css';
import '@kursbuch/screens/styles/ui.css';
import { language } from '@kursbuch/screens/settings/settings.ts';
import { speak } from '@kursbuch/screens/words/index.ts';
import { bookOf, languages } from '@kursbuch/words';
import { render } from 'preact';
import { App } from './app.tsx';

const page = document.getElementById('app') as HTMLElement;
/** Better in another language than not at all. */
const others = languages.filter((one) => one !== language.value);
others
  .reduce((spoken, other) => spoken.catch(() => speak(other)), speak(language.value))
  .then(
    () => render(<App />, page),
    () => {
      page.textContent = languages.map((one) => bookOf(one).notLoaded).join(' · ');
    },
  );
