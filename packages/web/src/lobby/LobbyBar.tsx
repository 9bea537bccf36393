/** The parts of the lobby at the foot of a phone, each a page of its own there; a wide screen shows them all at once. */
import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { FootBar } from '../home/FootBar.tsx';
import { onlineUi } from '../words/online.ts';
import { waitingNow } from './tables.ts';

const PARTS = ['open', 'watch'] as const;

/** What a phone shows of the lobby: the own tables, those with free seats, or those to look at. */
export type LobbyPart = 'tables' | (typeof PARTS)[number];

export const isPart = (title: string): title is (typeof PARTS)[number] => PARTS.some((one) => one === title);

export function LobbyBar({
  here,
}: {
  /** Null: at none of them, as at a table that waits. */
  readonly here: LobbyPart | 'people' | 'me' | null;
}) {
  const text = onlineUi();
  const waiting = waitingNow();
  const placeOf = (part: (typeof PARTS)[number] | 'me') => ({
    href: addressOf({ at: 'online', title: part }),
    label: text.parts[part],
    isHere: here === part,
  });
  return (
    <FootBar
      label={text.lobby}
      places={[
        {
          href: addressOf({ at: 'online' }),
          icon: 'table',
          label: text.parts.tables,
          isHere: here === 'tables',
          count: waiting,
          said: text.waiting(waiting).join(' '),
        },
        { ...placeOf('open'), icon: 'plus' },
        { ...placeOf('watch'), icon: 'eye' },
        {
          href: addressOf({ at: 'people', id: null }),
          icon: 'people',
          label: text.parts.people,
          isHere: here === 'people',
        },
        { ...placeOf('me'), icon: 'sign' },
      ]}
    />
  );
}
