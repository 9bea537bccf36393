/** The end of a game of 18xx, as the frame shows it. */
import { useComputed } from '@preact/signals';
import { EndPage } from '../../end/EndPage.tsx';
import type { Shown } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { endingOf } from './endingOf.tsx';

export function End({
  game,
  shown,
  ...acts
}: {
  readonly game: Game;
  readonly shown: Shown;
  /** Save the record of the game. */
  readonly onExport: () => void;
  /** Show the map as it was after so many steps. */
  readonly onLook: (moment: number) => void;
}) {
  const ending = useComputed(() => endingOf(game)).value;
  return <EndPage shown={shown} ending={ending} {...acts} />;
}
