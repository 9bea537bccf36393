/** What only this title brings when the stock round is over, said before: with what is in the hand done, if something is. */
import './roundEnd.css';
import { pricesAtEnd } from '@kursbuch/eighteen';
import { Rich } from '../../parts/strong.tsx';
import { consequencesOf } from '../foresight/consequences.ts';
import { saidOf } from '../foresight/consequenceWords.ts';
import { type Game, isRehearsed } from '../game/game.ts';
import { stockUi } from '../words/stock.ts';

export function RoundEnd({ game }: { readonly game: Game }) {
  const { title, look } = game;
  const shown = game.shown.value;
  if (shown.round.kind !== 'stock' || !look.consequences) return null;
  const seat = game.seat.value ?? 0;
  const outcome = game.isPast.value ? null : game.draft.value?.outcome;
  const isStill = outcome && isRehearsed(outcome) && outcome.after.round.kind === 'stock';
  const state = isStill ? outcome.after : shown;
  const { events, after } = pricesAtEnd(title, state);
  const brought = consequencesOf({ title, look }, state, events, after, seat);
  const own = brought.filter(({ kind }) => kind === 'own');
  if (own.length === 0) return null;
  const said = saidOf(
    { title, state, seat },
    brought.filter(({ kind }) => kind === 'own' || kind === 'price'),
  );
  return (
    <p class="round-end">
      {stockUi().ifRoundEnds}{' '}
      {said.map(({ key, text, loud }) => (
        <span key={key} class={loud ? 'loud-end' : ''}>
          <Rich text={text} />{' '}
        </span>
      ))}
    </p>
  );
}
