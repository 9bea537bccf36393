/** The link to a table, to be sent to others, and what whoever opens it finds. */
import { CopyLink, linkTo } from '../company/CopyLink.tsx';
import type { TableInfo } from '../online/wire.ts';
import { Share } from '../share/Share.tsx';
import { onlineUi } from '../words/online.ts';

/** Who sits down by the link: whoever opens it, members of the club it is played for, or those for whom the seats are kept. */
export function inviteTextOf({ size, seats, kept = [], club }: TableInfo): string {
  const text = onlineUi();
  if (kept.length > 0 && seats.length + kept.length >= size) return text.inviteKept;
  return club === undefined ? text.inviteText : text.inviteClub;
}

export function Invite({
  id,
  name,
  leads,
}: {
  readonly id: string;
  readonly name: string;
  /** What whoever opens it finds. */
  readonly leads: string;
}) {
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
      <Share link={link} name={name} text={leads} />
    </div>
  );
}
