/** The stock of tiles by colour; touching one shows what it follows and what may follow it. */
import { type TileId, tilesInGame } from '@kursbuch/eighteen';
import { useSignal } from '@preact/signals';
import { Icon } from '../../parts/Icon.tsx';
import { TileIcon } from '../board/TileIcon.tsx';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { tilePaths, tilesByColour } from './tilePaths.ts';
import './tiles.css';

/** More places than this are only counted. */
const PLACES = 8;

export function Tiles({ game }: { readonly game: Game }) {
  const chosen = useSignal<TileId | null>(null);
  const { tiles: text } = ui().panels;
  const { tileStock } = game.shown.value;
  const left = (tile: TileId): number => tileStock[tile] ?? 0;
  const total = (tile: TileId): number => tilesInGame(game.shown.value, tile);
  const sum = (tiles: readonly TileId[], count: (tile: TileId) => number): number =>
    tiles.reduce((all, tile) => all + count(tile), 0);
  const choose = (tile: TileId | null) => {
    chosen.value = tile;
  };
  return (
    <section class="panel-page tiles-page" aria-label={text.title}>
      <header>
        <h2>{text.title}</h2>
        <span class="hint">{text.hint}</span>
      </header>
      {chosen.value !== null && <Paths game={game} tile={chosen.value} onChoose={choose} />}
      {[...tilesByColour(game.title)].map(([colour, tiles]) => (
        <section key={colour}>
          <h3>
            {text.colour(words().colourName(colour))}
            <span class="hint">{text.left(sum(tiles, left), sum(tiles, total))}</span>
          </h3>
          <ul class="tile-list">
            {tiles.map((tile) => (
              <li key={tile}>
                <button
                  type="button"
                  class={left(tile) === 0 ? 'gone' : ''}
                  aria-pressed={chosen.value === tile}
                  title={`${text.number(tile)}, ${text.left(left(tile), total(tile))}`}
                  onClick={() => choose(chosen.value === tile ? null : tile)}
                >
                  <TileIcon title={game.title} tile={tile} size={56} />
                  <span>
                    <b>{tile}</b> {left(tile)}/{total(tile)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function Paths({
  game,
  tile,
  onChoose,
}: {
  readonly game: Game;
  readonly tile: TileId;
  readonly onChoose: (tile: TileId | null) => void;
}) {
  const { tiles: text } = ui().panels;
  const { hexName, list } = words();
  const path = tilePaths(game.title).get(tile) ?? { from: [], to: [], print: [] };
  const lies = Object.entries(game.shown.value.tiles).filter(([, laid]) => laid.tile === tile);
  const places = (hexes: readonly string[]): string =>
    hexes.length > PLACES ? text.hexes(hexes.length) : list(hexes.map((hex) => hexName(game.title, hex)));
  const row = (name: string, tiles: readonly TileId[]) => (
    <div class="row">
      <span class="dim">{name}</span>
      {tiles.length === 0 ? (
        <span>{text.none}</span>
      ) : (
        <ul class="tile-list small">
          {tiles.map((one) => (
            <li key={one}>
              <button type="button" title={text.number(one)} onClick={() => onChoose(one)}>
                <TileIcon title={game.title} tile={one} size={44} />
                <span>
                  <b>{one}</b>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
  return (
    <section class="paths" aria-label={text.number(tile)} aria-live="polite">
      <div class="one">
        <TileIcon title={game.title} tile={tile} size={84} />
        <div>
          <h3>{text.number(tile)}</h3>
          <p>{text.left(game.shown.value.tileStock[tile] ?? 0, tilesInGame(game.shown.value, tile))}</p>
          {lies.length > 0 && <p>{text.lies(places(lies.map(([hex]) => hex)))}</p>}
          {path.print.length > 0 && <p>{text.print(places(path.print))}</p>}
        </div>
        <button type="button" class="icon" aria-label={text.close} onClick={() => onChoose(null)}>
          <Icon name="close" />
        </button>
      </div>
      {path.from.length > 0 && row(text.from, path.from)}
      {row(text.to, path.to)}
    </section>
  );
}
