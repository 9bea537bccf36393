/** Which page of a server is meant. */
import type { Place } from '@kursbuch/screens/parts/place.ts';
import { LetterPage } from './AccountPage.tsx';
import { LobbyPage } from './LobbyPage.tsx';
import { OnlineTablePage } from './OnlineTablePage.tsx';
import { PeoplePage } from './PeoplePage.tsx';
import { PersonPage } from './PersonPage.tsx';

export function OnlinePages({
  here,
}: {
  readonly here: Exclude<
    Place,
    {
      readonly at:
        | 'home'
        | 'new'
        | 'film'
        | 'game'
        | 'learn'
        | 'lesson'
        | 'puzzle'
        | 'operator'
        | 'clubs'
        | 'club'
        | 'tournament';
    }
  >;
}) {
  if (here.at === 'online') return <LobbyPage title={here.title} />;
  if (here.at === 't') return <OnlineTablePage key={here.id} id={here.id} invitation={here.invitation} />;
  if (here.at === 'people')
    return here.id === null ? <PeoplePage /> : <PersonPage key={here.id} id={here.id} />;
  return <LetterPage at={here.at} token={here.id} />;
}
