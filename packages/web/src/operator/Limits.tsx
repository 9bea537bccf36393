/** How much there may be of what. */
import { useSignal } from '@preact/signals';
import { language } from '../settings/settings.ts';
import { operatorUi } from '../words/operator.ts';
import { act } from './desk.ts';
import { Section } from './Section.tsx';
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

function Limit({ quota: { name, value, usual, least, most } }: { readonly quota: Quota }) {
  const text = operatorUi();
  const typed = useSignal(String(value));
  const label = text.quotas[name] ?? name;
  return (
    <li>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act({ kind: 'quota', name, value: Number(typed.value) });
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
        <small>{text.usual(new Intl.NumberFormat(language.value).format(usual))}</small>
        <button
          type="submit"
          class="btn line-btn small"
          aria-label={`${text.set}: ${label}`}
          disabled={typed.value === String(value)}
        >
          {text.set}
        </button>
      </form>
    </li>
  );
}
