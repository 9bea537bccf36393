/** The link to a table, to be sent to others. */
import { CopyLink, linkTo } from '../company/CopyLink.tsx';
import { Share } from '../share/Share.tsx';
import { onlineUi } from '../words/online.ts';

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
      <Share link={link} name={name} text={text.inviteText} />
    </div>
  );
}
