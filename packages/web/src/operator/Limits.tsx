/** How much there may be of what, and how much of that is used. */

import { language } from '@kursbuch/screens/settings/settings.ts';
import { useSignal } from '@preact/signals';
import { operatorUi } from '../words/operator.ts';
import { act } from './desk.ts';
import { Section } from './Section.tsx';
import { stopsOf } from './stops.ts';
import type { Quota } from './wire.ts';

export function Limits({ quotas }: { readonly quotas: readonly Quota[] }) {
  return (
    <Section name="limits" note={operatorUi().applyAtOnce}>
      <ul class="operator-limits">
        {quotas.map((quota) => (
          <Limit key={`${quota.name} ${quota.value}`} quota={quota} />
        ))}
      </ul>
    </Section>
  );
}

/** Dragged or typed; what is let go or sent holds at once. */
function Limit({ quota }: { readonly quota: Quota }) {
  const { name, value, least, most } = quota;
  const text = operatorUi();
  const typed = useSignal(String(value));
  const label = text.quotas[name] ?? name;
  const stops = stopsOf(least, most, value);
  const set = () => void act({ kind: 'quota', name, value: Number(typed.value) });
  /** The stop that stands for what is typed: the last that is not more. */
  const at = Math.max(
    0,
    stops.findLastIndex((stop) => stop <= Number(typed.value)),
  );
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set();
        }}
      >
        <label>
          <span>{label}</span>
          <input
            class="text-field"
            type="number"
            required
            min={least}
            max={most}
            step={1}
            value={typed.value}
            onInput={({ currentTarget }) => {
              typed.value = currentTarget.value;
            }}
          />
        </label>
        <input
          type="range"
          aria-label={label}
          aria-valuetext={numbered(Number(typed.value))}
          min={0}
          max={stops.length - 1}
          step={1}
          value={at}
          onInput={({ currentTarget }) => {
            typed.value = String(stops[currentTarget.valueAsNumber] ?? value);
          }}
          onChange={set}
        />
        <small>{[...useOf(quota), text.usual(numbered(quota.usual))].join(' · ')}</small>
        {typed.value !== String(value) && (
          <button type="submit" class="btn line-btn small" aria-label={`${text.set}: ${label}`}>
            {text.set}
          </button>
        )}
      </form>
    </li>
  );
}

const numbered = (n: number): string => new Intl.NumberFormat(language.value).format(n);

function useOf({ name, inUse, reached, soon }: Quota): readonly string[] {
  const { use } = operatorUi();
  return [
    ...(inUse === null ? [] : [use.inUse(numbered(inUse))]),
    ...(reached === null ? [] : [use.reached(reached, numbered(reached))]),
    ...(soon === null ? [] : [use.soon(name === 'guestDays' ? 'guests' : 'tables', soon, numbered(soon))]),
  ];
}
