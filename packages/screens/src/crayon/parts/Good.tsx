/** A good as its sign; whoever shows it without its name says it otherwise. */
import { GoodIcon } from '../board/pictogram.tsx';
import type { Game } from '../game/game.ts';

export const Good = ({
  game,
  good,
  size = 18,
}: {
  readonly game: Game;
  readonly good: string;
  readonly size?: number;
}) => <GoodIcon of={game.look.pictograms[good]} size={size} />;
