/** For whom a table that everybody sees is, and in which language people talk there. */
import { Choice } from '@kursbuch/screens/parts/Choice.tsx';
import { SPOKEN, type Spoken } from '@kursbuch/words/spoken.ts';
import type { Signal } from '@preact/signals';
import { OptionPlace } from '../home/OptionPlace.tsx';
import type { NewTable } from '../online/wire.ts';
import { onlineUi } from '../words/online.ts';
import { nameOfLanguage } from './FilterRow.tsx';
import { FOR_WHOM } from './filters.ts';

export function ForWhom({
  spoken,
  wanted,
}: {
  readonly spoken: Signal<Spoken>;
  readonly wanted: Signal<NonNullable<NewTable['wanted']> | null>;
}) {
  const { find } = onlineUi();
  return (
    <>
      <OptionPlace name={find.names.wanted} text={find.forWhomText}>
        <span class="option-value lobby-value">
          <Choice
            label={find.names.wanted}
            options={FOR_WHOM.map((value) => ({ value, label: find.forWhom[value] }))}
            value={wanted.value ?? 'anybody'}
            choose={(value) => {
              wanted.value = value === 'anybody' ? null : value;
            }}
          />
        </span>
      </OptionPlace>
      <OptionPlace name={find.names.language}>
        <span class="option-value lobby-value">
          <select
            class="text-field"
            aria-label={find.names.language}
            value={spoken.value}
            onChange={({ currentTarget }) => {
              spoken.value = currentTarget.value as Spoken;
            }}
          >
            {SPOKEN.map((one) => (
              <option key={one} value={one}>
                {nameOfLanguage(one)}
              </option>
            ))}
          </select>
        </span>
      </OptionPlace>
    </>
  );
}
