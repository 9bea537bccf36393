/** The places of a train: what is aboard, and what is empty. */
import './loads.css';
import type { Seat } from '@kursbuch/table';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import { Good } from './Good.tsx';

export function Loads({
  game,
  seat,
  size = 16,
}: {
  readonly game: Game;
  readonly seat: Seat;
  readonly size?: number;
}) {
  const train = game.shown.value.trains[seat];
  if (!train) return null;
  const capacity = game.title.trains.get(train.type)?.capacity ?? train.loads.length;
  const places = Array.from({ length: capacity }, (_, place) => ({ place, good: train.loads[place] }));
  const names = train.loads.map((good) => words().goodName(game.title, good));
  return (
    <span class="loads" role="img" aria-label={words().list(names) || ui().bar.emptyPlace}>
      {places.map(({ place, good }) => (
        <i key={place} class={good === undefined ? 'free' : ''}>
          {good !== undefined && <Good game={game} good={good} size={size} />}
        </i>
      ))}
    </span>
  );
}
