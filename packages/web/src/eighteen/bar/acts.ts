/** What can be done from the bar itself, quiet to loud. */

import type { Seat } from '@kursbuch/table';
import type { EighteenAction } from '@kursbuch/titles';
import { ui, words } from '../../words/index.ts';
import { foreseen, oneOf } from '../foresight/foresee.ts';
import { type Game, kindOf, type Offer, offered } from '../game/game.ts';
import type { Asked } from './asked.ts';
import { confirmLabel } from './draftWords.ts';
import { passLabel } from './questionWords.ts';

export interface Act {
  readonly key: string;
  readonly label: string;
  readonly tone: 'quiet' | 'alt' | 'go';
  /** The key that does the same. */
  readonly keyName?: string;
  /** Out of reach for a moment. */
  readonly off?: boolean;
  readonly run: () => void;
}

/** Kinds whose answer is a plain yes or no: there is nothing to look at first that is not on show already. */
const AT_ONCE: ReadonlySet<EighteenAction['type']> = new Set(['accept', 'decline']);

/** The acts while something is in the hand. `forced`: there is nothing else to choose. */
export function draftActs(game: Game, forced: boolean, extra: readonly Act[]): readonly Act[] {
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
    ...extra,
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
  const mayPass = offers.some((offer) => kindOf(offer) === 'pass');
  if (mayPass)
    acts.push({
      key: 'pass',
      label: passLabel(asked, game),
      // Where passing is all there is, it is the thing to do.
      tone: offers.length === 1 ? 'go' : 'alt',
      ...(offers.length === 1 && { keyName: text.keyEnter }),
      run: () => void game.act(seat, { type: 'pass' }),
    });
  for (const offer of offers)
    if (offer.type === 'one' && AT_ONCE.has(offer.action.type))
      acts.push({
        key: offer.action.type,
        label: text.confirm[offer.action.type as 'accept' | 'decline'],
        tone: offer.action.type === 'accept' ? 'go' : 'alt',
        run: () => void game.act(seat, offer.action),
      });
  // A run that is not planned on the map: no train leaves.
  for (const offer of offers)
    if (offer.type === 'one' && offer.action.type === 'runTrains')
      acts.push({
        key: 'runTrains',
        label: text.confirm.stayHome,
        tone: 'alt',
        run: () => void game.choose(seat, offer.action),
      });
  acts.sort((one, other) => TONES.indexOf(one.tone) - TONES.indexOf(other.tone));
  for (const action of offered(offers, 'takeLoan')) {
    const loans = oneOf(foreseen(game, seat, action), 'loans');
    acts.push({
      key: 'takeLoan',
      label: text.confirm.takeLoan(loans ? words().money(game.title, loans.amount) : ''),
      tone: 'alt',
      run: () => void game.choose(seat, action),
    });
  }
  return acts;
}

const TONES = ['quiet', 'alt', 'go'] as const;
