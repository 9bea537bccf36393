/** An act that is asked about once more. */
import { useSignal } from '@preact/signals';
import { Ask } from '../home/Ask.tsx';
import { saidOf } from '../lobby/said.ts';
import { clubsUi } from '../words/clubs.ts';

export function Sure({
  label,
  name,
  title,
  text,
  act,
}: {
  readonly label: string;
  /** What it does, said in full where the label alone does not. */
  readonly name?: string;
  readonly title: string;
  readonly text: string;
  readonly act: () => Promise<unknown>;
}) {
  const asked = useSignal(false);
  const problem = useSignal<string | null>(null);
  const run = async () => {
    try {
      await act();
      asked.value = false;
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
  };
  return (
    <>
      <button
        type="button"
        class="btn line-btn"
        {...(name !== undefined && { 'aria-label': name })}
        onClick={() => {
          asked.value = true;
        }}
      >
        {label}
      </button>
      {asked.value && (
        <Ask
          title={title}
          close={() => {
            asked.value = false;
          }}
        >
          <p>{text}</p>
          {problem.value && <p role="alert">{problem.value}</p>}
          <div class="account-acts">
            <button
              type="button"
              class="btn line-btn"
              onClick={() => {
                asked.value = false;
              }}
            >
              {clubsUi().cancel}
            </button>
            <button type="button" class="btn grave-btn" onClick={() => void run()}>
              {label}
            </button>
          </div>
        </Ask>
      )}
    </>
  );
}
