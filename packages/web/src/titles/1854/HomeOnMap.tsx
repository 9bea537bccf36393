/** The regional map while somebody bids for a local railway, its home ringed. */
import type { PrivateId } from '@kursbuch/eighteen';
import type { Game } from '../../eighteen/game/game.ts';
import { SheetDrawing } from '../../eighteen/map/SheetDrawing.tsx';
import { sheetsOf } from '../../eighteen/map/sheets.ts';
import { isPhone } from '../../parts/screen.ts';
import './homeOnMap.css';
import { mapWords } from './mapWords.ts';

export function HomeOnMap({ game, lot }: { readonly game: Game; readonly lot: PrivateId }) {
  const sheet = sheetsOf(game).all.value.find(({ id }) => id === 'region');
  if (!sheet) return null;
  return (
    <figure class="home-on-map" aria-label={mapWords().region}>
      <SheetDrawing game={game} sheet={sheet} scale={isPhone.value ? 0.4 : 0.56} ringed={[`${lot}`]} />
    </figure>
  );
}
