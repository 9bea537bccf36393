/** What open tables are looked for by. Each choice says how many tables it leaves: none leads to an empty list unawares. */
import { language } from '@kursbuch/screens/settings/settings.ts';
import { titles } from '@kursbuch/titles';
import { SPOKEN } from '@kursbuch/words/spoken.ts';
import type { Counts } from '../online/wire.ts';
import { shortTitle } from '../titles/shortTitle.ts';
import { onlineUi } from '../words/online.ts';
import { choose, type FilterName, FOR_WHOM, filters, PACES } from './filters.ts';

/** A language by the name it has in the one that is spoken here. */
export const nameOfLanguage = (spoken: string): string =>
  new Intl.DisplayNames(language.value, { type: 'language' }).of(spoken) ?? spoken;

export function FilterRow({ counts, change }: { readonly counts: Counts; readonly change: () => void }) {
  const text = onlineUi();
  const { find } = text;
  const lists: readonly (readonly [FilterName, readonly string[], (value: string) => string])[] = [
    ['title', titles.map(({ id }) => id), shortTitle],
    ['pace', PACES, (value) => text.times[value as keyof typeof text.times]],
    ['language', SPOKEN, nameOfLanguage],
    ['wanted', FOR_WHOM, (value) => find.forWhom[value as keyof typeof find.forWhom]],
  ];
  return (
    <fieldset class="filters" aria-label={find.title}>
      {lists.map(([name, values, label]) => {
        const chosen = filters.value[name] ?? '';
        // What nobody offers is not offered; what was chosen once stays to be seen.
        const left = values.filter((value) => value === chosen || (counts[name][value] ?? 0) > 0);
        if (left.length === 0 || (left.length === 1 && chosen === '' && name !== 'title')) return null;
        return (
          <select
            key={name}
            class="text-field"
            aria-label={find.names[name]}
            value={chosen}
            onChange={({ currentTarget }) => {
              choose(name, currentTarget.value);
              change();
            }}
          >
            <option value="">{find.any[name]}</option>
            {left.map((value) => (
              <option key={value} value={value}>
                {find.counted(label(value), counts[name][value] ?? 0)}
              </option>
            ))}
          </select>
        );
      })}
    </fieldset>
  );
}
