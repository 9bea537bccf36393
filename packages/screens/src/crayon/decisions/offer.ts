/** An agreement that somebody offers: it is answered before the turn goes on, or left for later. */
import type { Seat } from '@kursbuch/table';
import { askedOffer, type Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Face } from './face.ts';

export function offerFace(game: Game, seat: Seat): Face {
  const text = ui().bar;
  const offer = askedOffer(game);
  if (!offer) return { headline: '', line: '', acts: [] };
  const { id, from, terms } = offer;
  const said = words();
  return {
    headline: text.answer(game.sitter(from).name),
    line: `${said.termsName(game.title, game.now.value, terms)}.`,
    acts: [
      { key: 'later', label: text.later, tone: 'quiet', run: () => game.putOff() },
      {
        key: 'pass',
        label: text.decline,
        tone: 'alt',
        keyName: text.keyPass,
        run: () => void game.act(seat, { type: 'declineOffer', offer: id }),
      },
      {
        key: 'accept',
        label: text.accept,
        tone: 'go',
        keyName: text.keyEnter,
        run: () => void game.act(seat, { type: 'acceptOffer', offer: id }),
      },
    ],
  };
}
