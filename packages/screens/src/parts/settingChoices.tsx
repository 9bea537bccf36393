/** Language and appearance, to choose wherever there is room for them. */
import { bookOf, languages } from '@kursbuch/words';
import { language, type Theme, theme } from '../settings/settings.ts';
import { speak } from '../words/index.ts';
import { Choice } from './Choice.tsx';

interface Props {
  readonly label: string;
  readonly legend?: boolean;
}

/** Each by its own name for itself. */
const LANGUAGES = languages
  .map((one) => ({ one, name: bookOf(one).name }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** `short`: "DE" in the place of "Deutsch". */
export function LanguageChoice({
  label,
  legend = false,
  short = false,
}: Props & { readonly short?: boolean }) {
  return (
    <Choice
      label={label}
      legend={legend}
      options={LANGUAGES.map(({ one, name }) => ({
        value: one,
        label: short ? one.toUpperCase() : name,
        lang: one,
      }))}
      value={language.value}
      // A language that does not load leaves the old one.
      choose={(one) => void speak(one).catch(() => {})}
    />
  );
}

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

export function ThemeChoice({
  label,
  legend = false,
  names,
}: Props & { readonly names: Readonly<Record<Theme, string>> }) {
  return (
    <Choice
      label={label}
      legend={legend}
      options={THEMES.map((one) => ({ value: one, label: names[one] }))}
      value={theme.value}
      choose={(one) => {
        theme.value = one;
      }}
    />
  );
}
