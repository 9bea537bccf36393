/** How a table plays its title: what people differ in, and whether it follows public games instead of the rulebook. */

import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { words } from '@kursbuch/screens/words/index.ts';
import type { TitleEntry } from '@kursbuch/titles';
import { useId } from 'preact/hooks';
import { shortTitle } from '../titles/shortTitle.ts';
import { homeUi } from '../words/home.ts';
import { OptionPlace } from './OptionPlace.tsx';
import {
  commonOptions,
  isPublic,
  type Options,
  READING,
  valuesOf,
  withOption,
  withPublic,
} from './options.ts';
import { Switch } from './Switch.tsx';

interface Props {
  readonly entry: TitleEntry;
  readonly chosen: Options;
  readonly change: (options: Options) => void;
}

export function OptionList({ entry, chosen, change }: Props) {
  const text = homeUi();
  return (
    <section class="options" aria-labelledby="options">
      <h2 id="options">{text.howYouPlay(shortTitle(entry.id))}</h2>
      {commonOptions(entry).map((name) => (
        <OptionRow key={name} name={name} entry={entry} chosen={chosen} change={change} />
      ))}
      {entry.options[READING] !== undefined && (
        <Switch
          name={text.readingsAll}
          text={text.readingsText}
          on={isPublic(chosen)}
          change={(on) => change(withPublic(entry, chosen, on))}
        />
      )}
    </section>
  );
}

function OptionRow({ entry, name, chosen, change }: Props & { readonly name: string }) {
  const id = useId();
  const { name: label, text } = words().option(entry.id, name);
  const value = chosen[name];
  const put = (next: string | number | boolean) => change(withOption(entry, chosen, name, next));
  if (typeof value === 'boolean') return <Switch name={label} text={text} on={value} change={put} />;
  return (
    <OptionPlace
      name={
        <label class="option-name" for={typeof value === 'number' ? id : undefined}>
          {label}
        </label>
      }
      text={text}
    >
      <span class="option-value">
        {typeof value === 'number' ? (
          <input
            id={id}
            class="text-field number-field"
            inputMode="numeric"
            pattern="\d*"
            value={Number.isNaN(value) ? '' : value}
            onInput={({ currentTarget }) => put(wholeNumber(currentTarget.value))}
          />
        ) : (
          <Choice
            label={label}
            options={valuesOf(entry, name).map((one) => ({
              value: String(one),
              label: words().optionValue(entry, name, one),
            }))}
            value={String(value)}
            choose={put}
          />
        )}
      </span>
    </OptionPlace>
  );
}

/** Points and commas between thousands are no mistake. */
const wholeNumber = (text: string): number => {
  const digits = text.replace(/[\s.,']/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
};
