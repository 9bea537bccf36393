/** A name, and in. */
import { useSignal } from '@preact/signals';
import { rememberedName } from '../home/seats.ts';
import { comeIn, person } from '../online/person.ts';
import { onlineUi } from '../words/online.ts';
import { saidOf } from './said.ts';

export function NameForm({
  act,
  done,
  lit = false,
}: {
  /** What the button says. */
  readonly act: string;
  /** He is in; what goes wrong after that is said here too. */
  readonly done?: () => Promise<void> | void;
  /** It stands on the board. */
  readonly lit?: boolean;
}) {
  const text = onlineUi();
  const name = useSignal(person.value?.name ?? rememberedName() ?? '');
  const problem = useSignal<string | null>(null);
  const busy = useSignal(false);
  const enter = async () => {
    if (busy.value) return;
    busy.value = true;
    problem.value = null;
    try {
      await comeIn(name.value);
      await done?.();
    } catch (thrown) {
      problem.value = saidOf(thrown);
    }
    busy.value = false;
  };
  return (
    <form
      class="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <label class="ask-field">
        <span>{text.yourName}</span>
        <input
          class="text-field"
          autoComplete="nickname"
          required
          maxLength={30}
          value={name.value}
          onInput={({ currentTarget }) => {
            name.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class={`btn ${lit ? 'go' : 'ink'}`} disabled={busy.value}>
        {act}
      </button>
      {problem.value && <p role="alert">{problem.value}</p>}
    </form>
  );
}
