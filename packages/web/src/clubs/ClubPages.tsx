/** Which page of a club is meant. */
import type { Place } from '@kursbuch/screens/parts/place.ts';
import { ClubPage } from './ClubPage.tsx';
import { ClubsPage } from './ClubsPage.tsx';
import { TournamentPage } from './TournamentPage.tsx';
import { NEW_TOURNAMENT, TournamentsPage } from './TournamentsPage.tsx';

export function ClubPages({
  here,
}: {
  readonly here: Extract<Place, { readonly at: 'clubs' | 'club' | 'tournament' }>;
}) {
  if (here.at === 'clubs') return <ClubsPage />;
  if (here.at === 'tournament')
    return here.id === NEW_TOURNAMENT ? <TournamentsPage /> : <TournamentPage key={here.id} id={here.id} />;
  return <ClubPage key={here.id} id={here.id} invitation={here.invitation} />;
}
