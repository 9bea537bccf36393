/** The end of a crayon game, as the frame shows it. */
import { useComputed } from '@preact/signals';
import { EndPage } from '../../end/EndPage.tsx';
import type { EndActs, Shown } from '../../game/shown.ts';
import type { Game } from '../game/game.ts';
import { endingOf } from './endingOf.tsx';

export function End({ game, shown, ...acts }: EndActs & { readonly game: Game; readonly shown: Shown }) {
  const ending = useComputed(() => endingOf(game)).value;
  return <EndPage shown={shown} ending={ending} {...acts} />;
}
