/** The map in the middle of the table, with what stands around it. */

import { useEffect } from 'preact/hooks';
import { isTall, isWide } from '../../parts/screen.ts';
import { DecisionTray } from '../bar/DecisionTray.tsx';
import type { Game } from '../game/game.ts';
import { rehearseAhead } from '../lay/rehearseAhead.ts';
import { MapView } from '../map/MapView.tsx';
import { SpreadsheetCompact } from '../panels/SpreadsheetCompact.tsx';
import { TrainLine } from '../panels/TrainLine.tsx';

export function MapStage({ game }: { readonly game: Game }) {
  useEffect(() => rehearseAhead(game), [game]);
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
