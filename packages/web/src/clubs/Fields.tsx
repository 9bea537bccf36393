/** Fields of the forms of clubs, one act, and what goes wrong. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { saidOf } from '../lobby/said.ts';
import { useSubmission, type Values } from '../lobby/submission.ts';

export function Fields({
  act,
  run,
  children,
}: {
  readonly act: string;
  readonly run: (values: Values) => Promise<unknown>;
  readonly children: ComponentChildren;
}) {
  const problem = useSignal<string | null>(null);
  const { busy, onSubmit } = useSubmission({
    run,
    begin() {
      problem.value = null;
    },
    done(form) {
      form.reset();
      form.closest('details')?.removeAttribute('open');
    },
    failed(thrown) {
      problem.value = saidOf(thrown);
    },
  });
  return (
    <form class="account-form" onSubmit={onSubmit}>
      {children}
      <div class="account-acts">
        <button type="submit" class="btn ink" disabled={busy.value}>
          {act}
        </button>
      </div>
      {problem.value && (
        <p class="is-wrong" role="alert">
          {problem.value}
        </p>
      )}
    </form>
  );
}

export function Field({
  name,
  label,
  type = 'text',
  value,
  optional = false,
  hint,
  longest = 200,
}: {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'date' | 'datetime-local' | 'number';
  readonly value?: string;
  readonly optional?: boolean;
  readonly hint?: string;
  readonly longest?: number;
}) {
  const id = useId();
  const shared = {
    id,
    class: 'text-field',
    name,
    required: !optional,
    ...(value !== undefined && { defaultValue: value }),
    ...(hint !== undefined && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <div class="ask-field">
      <label for={id}>{label}</label>
      {type === 'number' ? (
        <input type="number" min={0.5} max={24} step={0.5} {...shared} />
      ) : (
        <DatedInput type={type} longest={longest} shared={shared} />
      )}
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

/** Each kind of field has a type of its own. */
function DatedInput({
  type,
  longest,
  shared,
}: {
  readonly type: 'text' | 'date' | 'datetime-local';
  readonly longest: number;
  readonly shared: {
    readonly id: string;
    readonly class: string;
    readonly name: string;
    readonly required: boolean;
  };
}) {
  if (type === 'date') return <input type="date" {...shared} />;
  if (type === 'datetime-local') return <input type="datetime-local" {...shared} />;
  return <input type="text" maxLength={longest} {...shared} />;
}

/** One of a few, as a list. */
export function Pick({
  name,
  label,
  options,
  value,
}: {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly value: string;
}) {
  const id = useId();
  return (
    <div class="ask-field">
      <label for={id}>{label}</label>
      <select id={id} name={name} class="text-field">
        {options.map(([one, said]) => (
          <option key={one} value={one} selected={one === value}>
            {said}
          </option>
        ))}
      </select>
    </div>
  );
}

export function Check({
  name,
  label,
  on,
}: {
  readonly name: string;
  readonly label: string;
  readonly on: boolean;
}) {
  return (
    <label class="club-check">
      <input type="checkbox" name={name} defaultChecked={on} /> {label}
    </label>
  );
}
