/** The map in the middle of the table, with what stands around it. */
import { isTall, isWide } from '../../parts/screen.ts';
import { DecisionTray } from '../bar/DecisionTray.tsx';
import type { Game } from '../game/game.ts';
import { MapView } from '../map/MapView.tsx';
import { SpreadsheetCompact } from '../panels/SpreadsheetCompact.tsx';
import { TrainLine } from '../panels/TrainLine.tsx';

export function MapStage({ game }: { readonly game: Game }) {
  return (
    <>
      <MapView game={game} />
      {isTall.value && (
        <div class="below-map">
          <SpreadsheetCompact game={game} />
        </div>
      )}
      {isWide.value && <TrainLine game={game} />}
      {isWide.value && !game.isPast.value && <DecisionTray game={game} isOverMap />}
    </>
  );
}
