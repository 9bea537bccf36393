/** What can be done from the bar itself, quiet to loud. */

import type { Seat } from '@kursbuch/table';
import {
  aheadOf,
  asksToPass,
  buttonOf,
  confirmLabel,
  extraActs,
  passLabel,
  rangeButton,
  rangeKey,
} from '../decisions/index.ts';
import type { Asked } from '../game/asked.ts';
import type { Act } from '../game/decision.ts';
import { firstAmount } from '../game/form.ts';
import { type Game, kindOf, type Offer, withAmount } from '../game/game.ts';
import { ui } from '../words/index.ts';

/** Where something on the screen is for one alone: cover it. */
export const coverActs = (game: Game): readonly Act[] =>
  game.canCover.value
    ? [
        {
          key: 'cover',
          label: ui().bar.cover,
          tone: 'quiet',
          keyName: ui().bar.keyCover,
          run: () => game.cover(),
        },
      ]
    : [];

/** The acts while something is in the hand. `forced`: there is nothing else to choose. */
export function draftActs(game: Game, forced: boolean): readonly Act[] {
  const draft = game.draft.value;
  if (!draft) return [];
  const text = ui().bar;
  const back: Act = {
    key: 'back',
    label: text.back,
    tone: 'quiet',
    keyName: text.keyEsc,
    run: () => game.letGo(),
  };
  return [
    ...(forced ? [] : [back]),
    ...extraActs(game, draft),
    {
      key: 'confirm',
      label: confirmLabel(game, draft),
      tone: 'go',
      keyName: text.keyEnter,
      run: () => void game.confirm(),
    },
  ];
}

/** The acts while nothing is in the hand. */
export function openActs(game: Game, asked: Asked, seat: Seat, offers: readonly Offer[]): readonly Act[] {
  const text = ui().bar;
  const acts: Act[] = [];
  const last: Act[] = [];
  const mayPass = offers.some((offer) => kindOf(offer) === 'pass');
  const isAll = mayPass && offers.length === 1;
  if (mayPass || asksToPass(game, asked))
    acts.push({
      key: 'pass',
      label: passLabel(game, asked, seat),
      // Where passing is all there is, it is the thing to do.
      tone: isAll ? 'go' : 'alt',
      keyName: isAll ? text.keyEnter : text.keyPass,
      run: () => void game.act(seat, { type: 'pass' }),
    });
  for (const offer of offers) {
    if (offer.type !== 'one') continue;
    const { action } = offer;
    const button = buttonOf(game, action, seat);
    if (!button) continue;
    const { tone, label, atOnce } = button;
    (button.last ? last : acts).push({
      key: action.type,
      label,
      tone,
      run: () => void (atOnce ? game.act(seat, action) : game.choose(seat, action)),
    });
  }
  for (const offer of offers) {
    const label = rangeButton(game, asked.kind, offer);
    if (label === null || offer.type !== 'range') continue;
    acts.push({
      key: rangeKey(offer),
      label,
      tone: 'quiet',
      isBeside: true,
      run: () => void game.choose(seat, withAmount(offer, firstAmount(game, seat, offer))),
    });
  }
  const ahead = mayPass ? aheadOf(game, asked, seat) : null;
  if (ahead) acts.push(ahead);
  acts.sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
  return [...acts, ...last];
}

const TONES = ['quiet', 'alt', 'go'] as const;
