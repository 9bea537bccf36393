/** Asking those who run the server to look at something: a line of talk, a name, a table, a club, a tournament. */
import { useSignal } from '@preact/signals';
import { wordOf } from '../online/ask.ts';
import { person, type Reportable, report } from '../online/person.ts';
import { onlineUi } from '../words/online.ts';
import './report.css';

export function Report({
  about,
  label,
  short = false,
}: {
  readonly about: Reportable;
  /** What it says to whoever hears it. */
  readonly label: string;
  /** A flag alone, where there are many. */
  readonly short?: boolean;
}) {
  const text = onlineUi();
  const state = useSignal<'idle' | 'asked' | 'busy' | 'done'>('idle');
  const words = useSignal('');
  const problem = useSignal<string | null>(null);
  if (!person.value) return null;
  if (state.value === 'done')
    return (
      <span class="report-done" role="status">
        {text.reported}
      </span>
    );
  if (state.value === 'idle')
    return (
      <button
        type="button"
        class={short ? 'report-flag' : 'btn line-btn small report-table'}
        aria-label={label}
        title={label}
        onClick={() => {
          state.value = 'asked';
        }}
      >
        {short ? (
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M4 14V2.5h8L10.2 6 12 9.5H4" />
          </svg>
        ) : (
          label
        )}
      </button>
    );
  const send = async () => {
    state.value = 'busy';
    problem.value = null;
    await report(about, words.value).then(
      () => {
        state.value = 'done';
      },
      (thrown: unknown) => {
        state.value = 'asked';
        problem.value = text.words[wordOf(thrown)] ?? text.words.broken ?? '';
      },
    );
  };
  return (
    <form
      class="report-form"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label>
        <span>{text.reportWords}</span>
        <input
          class="text-field"
          maxLength={300}
          // biome-ignore lint/a11y/noAutofocus: it was asked for with the press before
          autoFocus
          value={words.value}
          onInput={({ currentTarget }) => {
            words.value = currentTarget.value;
          }}
          onKeyDown={(event) => event.stopPropagation()}
        />
      </label>
      <small>{about.kind === 'talk' ? text.reportText : text.reportSeen}</small>
      <div>
        <button type="submit" class="btn ink small" disabled={state.value === 'busy'}>
          {text.reportSend}
        </button>
        <button
          type="button"
          class="btn line-btn small"
          onClick={() => {
            state.value = 'idle';
          }}
        >
          {text.cancel}
        </button>
      </div>
      {problem.value && <p role="alert">{problem.value}</p>}
    </form>
  );
}
