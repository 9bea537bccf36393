/** A bot's own chance: seeded like a game's, but outside its state. */
import { type Chance, draw, quickChanceFrom } from '@kursbuch/table';

export class Dice {
  #chance: Chance;

  constructor(seed: string) {
    this.#chance = quickChanceFrom(seed);
  }

  /** One whole number from 0 to `count - 1`. */
  below(count: number): number {
    const [value, next] = draw(this.#chance, count);
    this.#chance = next;
    return value;
  }

  one<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** An item, the heavier the likelier; undefined if none weighs anything. */
  weighted<T>(items: readonly T[], weight: (item: T) => number): T | undefined {
    const FINE = 1 << 20;
    let total = 0;
    for (const item of items) total += weight(item);
    if (total <= 0) return undefined;
    let left = (this.below(FINE) / FINE) * total;
    for (const item of items) {
      left -= weight(item);
      if (left < 0) return item;
    }
    return items.findLast((item) => weight(item) > 0);
  }
}
