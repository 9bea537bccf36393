/** The foot of the first page on a phone, and of what it leads to. */
import { addressOf, place } from '@kursbuch/screens/parts/place.ts';
import { homeUi } from '../words/home.ts';
import { FootBar } from './FootBar.tsx';

/** `waitOnline`: so many games on a server wait for whoever is here. */
export function HomeBar({ waitOnline = 0 }: { readonly waitOnline?: number }) {
  const text = homeUi();
  const { at } = place.value;
  return (
    <FootBar
      label={text.nav.label}
      places={[
        { href: addressOf({ at: 'home' }), icon: 'train', label: text.nav.home, isHere: at === 'home' },
        {
          href: addressOf({ at: 'online' }),
          icon: 'people',
          label: text.friendsOnline,
          isHere: false,
          count: waitOnline,
          said: text.waiting(waitOnline).join(' '),
        },
        { href: addressOf({ at: 'learn' }), icon: 'hint', label: text.nav.learn, isHere: at === 'learn' },
        {
          href: addressOf({ at: 'puzzle', id: null }),
          icon: 'tile',
          label: text.nav.puzzle,
          isHere: at === 'puzzle',
        },
      ]}
    />
  );
}
