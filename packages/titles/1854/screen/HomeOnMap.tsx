/** The regional map while somebody bids for a local railway, its home ringed. */

import type { PrivateId } from '@kursbuch/eighteen';
import { type Game, SheetDrawing, sheetsOf } from '@kursbuch/screens/eighteen';
import { isPhone } from '@kursbuch/screens/frame';
import './homeOnMap.css';
import { mapWords } from './words.ts';

export function HomeOnMap({ game, lot }: { readonly game: Game; readonly lot: PrivateId }) {
  const sheet = sheetsOf(game).all.value.find(({ id }) => id === 'region');
  if (!sheet) return null;
  return (
    <figure class="home-on-map" aria-label={mapWords().region}>
      <SheetDrawing game={game} sheet={sheet} scale={isPhone.value ? 0.4 : 0.56} ringed={[`${lot}`]} />
    </figure>
  );
}
