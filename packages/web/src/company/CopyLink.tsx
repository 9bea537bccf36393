/** A button that copies the link to a table. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { onlineUi } from '../words/online.ts';

/** How long it says that the link is copied. */
const SAID = 2500;

export const linkTo = (id: string): string => new URL(addressOf({ at: 't', id }), location.href).href;

export function CopyLink({ id }: { readonly id: string }) {
  const text = onlineUi();
  const copied = useSignal(false);
  const copy = async () => {
    // Where the page may not write to the clipboard the link stands in a field, to be copied by hand.
    await navigator.clipboard?.writeText(linkTo(id)).then(
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
    <button type="button" class="btn ink" onClick={() => void copy()}>
      <span aria-live="polite">{copied.value ? text.copied : text.copyLink}</span>
    </button>
  );
}
