/** What may be built on the chosen hex, whatever it is. */
import { Icon } from '../../parts/Icon.tsx';
import { placeName } from '../board/placeNames.ts';
import type { Game } from '../game/game.ts';
import { boardUi } from '../words/board.ts';
import { buildersOf, buildingOf } from './gestures.ts';

export function BuildTray({ game, compact = false }: { readonly game: Game; readonly compact?: boolean }) {
  const building = buildingOf(game);
  const hex = building.hex.value;
  if (hex === null) return null;
  const builders = buildersOf(game);
  const fits = builders.flatMap(({ builds }) => builds.fits(hex) ?? []);
  if (fits.length === 0) return null;
  const text = boardUi();
  const name = placeName(game.title, hex);
  const turns = (building.ways.value?.rotations.length ?? 0) > 1;
  return (
    <section class={`tray map-over${compact ? ' compact' : ''}`} aria-label={text.tray}>
      <header>
        <b>{name ? `${name} ${hex}` : hex}</b>
        <span>{fits.join(', ')}</span>
        {turns && (
          <button type="button" class="tray-turn" aria-keyshortcuts="R" onClick={() => building.turn()}>
            <Icon name="turn" size={16} />
            {text.turn}
          </button>
        )}
      </header>
      <ul>
        {builders.map(({ builds: { Options } }) => (
          <Options key={Options.name} game={game} hex={hex} compact={compact} />
        ))}
      </ul>
    </section>
  );
}
