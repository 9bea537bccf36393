/** Which page of a club is meant. */
import type { Place } from '@kursbuch/screens/parts/place.ts';
import { ClubPage } from './ClubPage.tsx';
import { ClubsPage } from './ClubsPage.tsx';

export function ClubPages({ here }: { readonly here: Extract<Place, { readonly at: 'clubs' | 'club' }> }) {
  if (here.at === 'clubs') return <ClubsPage />;
  return <ClubPage key={here.id} id={here.id} invitation={here.invitation} />;
}
