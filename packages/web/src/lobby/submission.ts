/** A form that is sent once at a time, with the values of its fields by name. */
import { type ReadonlySignal, useSignal } from '@preact/signals';

export type Values = Readonly<Record<string, string>>;

interface Submission {
  readonly busy: ReadonlySignal<boolean>;
  onSubmit(event: SubmitEvent & { readonly currentTarget: HTMLFormElement }): void;
}

/** `run` sends them; `begin`, `done` and `failed` say how it went. */
export function useSubmission({
  run,
  begin,
  done,
  failed,
}: {
  run(values: Values): Promise<unknown>;
  begin(): void;
  done(form: HTMLFormElement): void;
  failed(thrown: unknown): void;
}): Submission {
  const busy = useSignal(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    begin();
    const values = Object.fromEntries(
      [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    try {
      await run(values);
      done(form);
    } catch (thrown) {
      failed(thrown);
    }
    busy.value = false;
  };
  return {
    busy,
    onSubmit(event) {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}
