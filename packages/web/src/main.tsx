/** The page: one element, one app. */
import '@fontsource-variable/archivo/wdth.css';
import './styles/tokens.css';
import './styles/ui.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { language } from './settings/settings.ts';
import { speak } from './words/index.ts';

const page = document.getElementById('app') as HTMLElement;
speak(language.value)
  // Better in the other language than not at all.
  .catch(() => speak(language.value === 'de' ? 'en' : 'de'))
  .then(
    () => render(<App />, page),
    () => {
      page.textContent =
        'Kursbuch lädt nicht. Prüfe die Verbindung. · Kursbuch does not load. Check the connection.';
    },
  );
