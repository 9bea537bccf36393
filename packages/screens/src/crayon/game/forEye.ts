/** What a tax has cost is for its payer alone, also where several people share the screen. */
import type { Game, Happening } from './game.ts';

export const forEye =
  (game: Game) =>
  (event: Happening): Happening =>
    event.type === 'paid' &&
    event.for === 'tax' &&
    event.from !== game.eye.value &&
    game.now.value.result === null
      ? { ...event, amount: null }
      : event;
