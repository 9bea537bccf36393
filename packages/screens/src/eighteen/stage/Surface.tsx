/** The working surface of a round about papers: it takes the place of the map. */

import { isWide } from '../../parts/screen.ts';
import { DecisionTray } from '../bar/DecisionTray.tsx';
import type { Game } from '../game/game.ts';
import { taskSurface } from '../game/surfaceKind.ts';
import { PrivateSale } from '../surfaces/PrivateSale.tsx';
import { Stock } from '../surfaces/Stock.tsx';
import '../surfaces/surfaces.css';

export function Surface({ game }: { readonly game: Game }) {
  const { round } = game.shown.value;
  const Own = taskSurface(game);
  return (
    <div class="surface">
      {isWide.value && !game.isPast.value && <DecisionTray game={game} />}
      {Own ? (
        <Own game={game} />
      ) : round.kind === 'privateSale' ? (
        <PrivateSale game={game} />
      ) : (
        <Stock game={game} />
      )}
    </div>
  );
}
