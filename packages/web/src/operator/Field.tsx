/** A line to type in, with its name; and the one that stands wherever something is done: why. */
import type { Signal } from '@preact/signals';
import { operatorUi } from '../words/operator.ts';

export function Field({
  label,
  text,
  most,
  placeholder,
  least,
}: {
  readonly label: string;
  readonly text: Signal<string>;
  readonly most: number;
  readonly placeholder?: string;
  /** It has to be filled in, with so many signs. */
  readonly least?: number;
}) {
  return (
    <label class="ask-field">
      <span>{label}</span>
      <input
        class="text-field"
        maxLength={most}
        placeholder={placeholder}
        required={least !== undefined}
        minLength={least}
        value={text.value}
        onInput={({ currentTarget }) => {
          text.value = currentTarget.value;
        }}
      />
    </label>
  );
}

/** The longest reason a server takes. */
const LONGEST_REASON = 300;

export function Reason({
  text,
  isTold = true,
}: {
  readonly text: Signal<string>;
  readonly isTold?: boolean;
}) {
  const { reason, reasonText } = operatorUi();
  return (
    <Field label={reason} text={text} most={LONGEST_REASON} {...(isTold && { placeholder: reasonText })} />
  );
}

const LONGEST_NAME = 30;

export const NewName = ({ text }: { readonly text: Signal<string> }) => (
  <Field label={operatorUi().newName} text={text} most={LONGEST_NAME} />
);
