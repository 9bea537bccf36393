/** A few fields and one act; what goes wrong, or that it is done, is said below it. */
import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { onlineUi } from '../words/online.ts';
import { saidOf } from './said.ts';
import { useSubmission, type Values } from './submission.ts';

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly type?: 'text' | 'email' | 'password';
  readonly autoComplete?: 'username' | 'nickname' | 'current-password' | 'new-password';
  /** It may be left empty. */
  readonly optional?: boolean;
  readonly hint?: string;
  readonly value?: string;
}

export function Form({
  fields,
  act,
  run,
  done,
  cancel,
  grave = false,
}: {
  readonly fields: readonly Field[];
  readonly act: string;
  readonly run: (values: Values) => Promise<unknown>;
  /** What is said when it is done. */
  readonly done?: string;
  /** The way out, where there is something to leave. */
  readonly cancel?: () => void;
  readonly grave?: boolean;
}) {
  const text = onlineUi();
  const id = useId();
  const said = useSignal<{ readonly text: string; readonly isWrong: boolean } | null>(null);
  const { busy, onSubmit } = useSubmission({
    run,
    begin() {
      said.value = null;
    },
    done(form) {
      said.value = { text: done ?? text.saved, isWrong: false };
      for (const field of form.querySelectorAll<HTMLInputElement>('input[type=password]')) field.value = '';
    },
    failed(thrown) {
      said.value = { text: saidOf(thrown), isWrong: true };
    },
  });
  return (
    <form class="account-form" onSubmit={onSubmit}>
      {fields.map((field) => (
        <div key={field.name} class="ask-field">
          <label for={`${id} ${field.name}`}>{field.label}</label>
          <Input field={field} id={`${id} ${field.name}`} />
          {field.hint && <small>{field.hint}</small>}
        </div>
      ))}
      <div class="account-acts">
        {cancel && (
          <button type="button" class="btn line-btn" onClick={cancel}>
            {text.cancel}
          </button>
        )}
        <button type="submit" class={`btn ${grave ? 'grave-btn' : 'ink'}`} disabled={busy.value}>
          {act}
        </button>
      </div>
      {said.value && (
        <p class={said.value.isWrong ? 'is-wrong' : 'is-done'} role={said.value.isWrong ? 'alert' : 'status'}>
          {said.value.text}
        </p>
      )}
    </form>
  );
}

function Input({ field, id }: { readonly field: Field; readonly id: string }) {
  const { name, type, autoComplete, optional, value } = field;
  const shared = {
    id,
    class: 'text-field',
    name,
    required: optional !== true,
    maxLength: 200,
    ...(autoComplete && { autoComplete }),
    ...(value !== undefined && { defaultValue: value }),
  };
  if (type === 'email') return <input type="email" {...shared} />;
  return type === 'password' ? <input type="password" {...shared} /> : <input type="text" {...shared} />;
}
