/** The link to a table, to be sent to others. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { useSignal } from '@preact/signals';
import { onlineUi } from '../words/online.ts';

/** How long it says that the link is copied. */
const SAID = 2500;

const canShare = (): boolean =>
  typeof (navigator as { readonly share?: unknown }).share === 'function' &&
  matchMedia('(pointer: coarse)').matches;

export function Invite({ id, name }: { readonly id: string; readonly name: string }) {
  const text = onlineUi();
  const copied = useSignal(false);
  const link = new URL(addressOf({ at: 't', id }), location.href).href;
  const copy = async () => {
    // Where the page may not write to the clipboard the field is there to be copied by hand.
    await navigator.clipboard?.writeText(link).then(
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
    <div class="invite">
      <input
        class="text-field"
        readOnly
        aria-label={text.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <button type="button" class="btn ink" onClick={() => void copy()}>
        <span aria-live="polite">{copied.value ? text.copied : text.copyLink}</span>
      </button>
      {canShare() && (
        <button
          type="button"
          class="btn line-btn"
          onClick={() => void navigator.share({ title: name, url: link }).catch(() => {})}
        >
          {text.share}
        </button>
      )}
    </div>
  );
}
