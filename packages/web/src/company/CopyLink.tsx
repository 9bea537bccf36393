/** A button that copies the link to a table. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { onlineUi } from '../words/online.ts';

/** How long it says that the link is copied. */
const SAID = 2500;

export const linkTo = (id: string, invitation?: string): string =>
  new URL(addressOf({ at: 't', id, invitation }), location.href).href;

export function CopyLink({
  id,
  invitation,
  label,
}: {
  readonly id: string;
  /** To a seat that is kept for somebody. */
  readonly invitation?: string;
  /** For whom, where there are several. */
  readonly label?: string;
}) {
  const text = onlineUi();
  const copied = useSignal(false);
  const copy = async () => {
    // Where the page may not write to the clipboard the link stands in a field, to be copied by hand.
    await navigator.clipboard?.writeText(linkTo(id, invitation)).then(
      () => {
        copied.value = true;
        setTimeout(() => {
          copied.value = false;
        }, SAID);
      },
      () => {},
    );
  };
  return (
    <button
      type="button"
      class={label ? 'btn line-btn small' : 'btn ink'}
      aria-label={label}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied.value ? text.copied : text.copyLink}</span>
    </button>
  );
}
