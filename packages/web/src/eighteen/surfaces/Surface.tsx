/** The working surface of a round about papers: it takes the place of the map. */

import { isWide } from '../../parts/screen.ts';
import type { Game } from '../game/game.ts';
import { Stock } from '../laterParts.ts';
import { DecisionTray } from './DecisionTray.tsx';
import { PrivateSale } from './PrivateSale.tsx';
import './surfaces.css';

export function Surface({ game }: { readonly game: Game }) {
  const { round } = game.shown.value;
  return (
    <div class="surface">
      {isWide.value && !game.isPast.value && <DecisionTray game={game} />}
      {round.kind === 'privateSale' ? <PrivateSale game={game} /> : <Stock game={game} />}
    </div>
  );
}
