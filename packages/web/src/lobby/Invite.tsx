/** The link to a table, to be sent to others. */
import { CopyLink, linkTo } from '../company/CopyLink.tsx';
import { onlineUi } from '../words/online.ts';

const canShare = (): boolean =>
  typeof (navigator as { readonly share?: unknown }).share === 'function' &&
  matchMedia('(pointer: coarse)').matches;

export function Invite({ id, name }: { readonly id: string; readonly name: string }) {
  const text = onlineUi();
  const link = linkTo(id);
  return (
    <div class="invite">
      <input
        class="text-field"
        readOnly
        aria-label={text.link}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <CopyLink id={id} />
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
