/** Before the first round: three orders are kept and a large city is chosen, in one go. */
import { type CrayonAction, figuresOf, handOf, type OutsetTask } from '@kursbuch/crayon';
import type { Seat } from '@kursbuch/table';
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import { ui, words } from '../words/index.ts';
import type { Face } from './face.ts';

interface Choosing {
  /** The cards to keep, by the seat that looks. */
  readonly cards: Signal<readonly string[]>;
  readonly city: Signal<string | null>;
  /** What is still to be chosen by whoever looks; null: this seat is not asked. */
  readonly asks: ReadonlySignal<{
    readonly seat: Seat;
    readonly cards: boolean;
    readonly city: boolean;
  } | null>;
  /** Take a card, or put it back. */
  toggle(card: string): void;
  begin(): Promise<void>;
}

/** The names by which the guide points at a card to keep, and at a city to begin in. */
export const keepName = (card: string): string => `keep ${card}`;
export const startName = (city: string): string => `start ${city}`;

export const outsetTask = (game: Game): OutsetTask | undefined =>
  game.now.value.agenda.find((task): task is OutsetTask => task.kind === 'outset');

export const choosing = remembered((game: Game): Choosing => {
  const cards = signal<readonly string[]>([]);
  const city = signal<string | null>(null);
  const asks = computed(() => {
    const task = outsetTask(game);
    const { value: seat } = game.seat;
    if (!task || seat === null || game.eye.value !== seat || game.isPast.value) return null;
    return { seat, cards: task.kept[seat] === false, city: game.now.value.starts[seat] === null };
  });
  const hand = (): number => figuresOf(game.title, game.now.value).hand;
  return {
    cards,
    city,
    asks,
    toggle(card) {
      const { value: held } = cards;
      if (held.includes(card)) cards.value = held.filter((one) => one !== card);
      // One more than may be kept takes the place of the first.
      else cards.value = [...held, card].slice(-hand());
    },
    async begin() {
      const { value: open } = asks;
      if (!open) return;
      const own = handOf(game.shown.value, open.seat);
      const kept = cards.value.filter((card) => own.includes(card));
      const acts: CrayonAction[] = [];
      if (open.city && city.value !== null) acts.push({ type: 'chooseStart', city: city.value });
      if (open.cards && kept.length === hand()) acts.push({ type: 'keepOrders', cards: kept });
      const { value: chosen } = city;
      cards.value = [];
      city.value = null;
      await game.actInTurn(open.seat, acts);
      // Something was refused: what was chosen is still there to be changed.
      if (game.refused.value) {
        cards.value = kept;
        city.value = chosen;
      }
    },
  };
});

export function outsetFace(game: Game): Face {
  const text = ui().bar;
  const { asks, cards, city } = choosing(game);
  const { value: open } = asks;
  const { value: start } = city;
  const count = cards.value.length;
  const isComplete =
    open !== null &&
    (!open.cards || count === figuresOf(game.title, game.now.value).hand) &&
    (!open.city || start !== null);
  const named = start === null ? null : words().cityName(game.title, start);
  const label = named === null ? text.keepThese : text.startIn(named);
  return {
    headline: open?.cards === false ? text.startWhere : text.keep,
    line: [
      ...(open?.cards === false ? [] : [text.keepLine(count)]),
      ...(open?.city ? [named === null ? text.startLine : text.startChosen(named)] : []),
    ].join(' '),
    acts: [
      {
        key: 'begin',
        label,
        // What cannot be done yet is not in yellow.
        tone: isComplete ? 'go' : 'alt',
        ...(isComplete ? { keyName: text.keyEnter } : { off: true }),
        run: () => void choosing(game).begin(),
      },
    ],
  };
}
