/** The things of a game that words name. */
import type { EighteenState, ShareSource, Title } from '@kursbuch/eighteen';
import type { Seat } from '@kursbuch/table';
import type { TypedWords } from '@kursbuch/words/eighteen';
import { isNo, isYes } from '../typed.ts';

/** Finds the things that words name; a word is used once. */
export class Named implements TypedWords {
  readonly #title: Title;
  readonly #state: EighteenState;
  readonly #words: string[];

  /** What is to be done with them. */
  readonly verb: string;

  constructor(title: Title, state: EighteenState, words: readonly string[], verb: string) {
    this.verb = verb;
    this.#title = title;
    this.#state = state;
    this.#words = [...words];
  }

  #take<T>(meaning: (word: string) => T | undefined): T | undefined {
    for (const [index, word] of this.#words.entries()) {
      const found = meaning(word);
      if (found === undefined) continue;
      this.#words.splice(index, 1);
      return found;
    }
    return undefined;
  }

  #oneOf(names: Iterable<string>): string | undefined {
    const all = [...names];
    return this.#take((word) => all.find((name) => name.toLowerCase() === word.toLowerCase()));
  }

  company(): string | undefined {
    return this.#oneOf(this.#title.companies.keys());
  }

  private(): string | undefined {
    return this.#oneOf(this.#title.privates.keys());
  }

  /** A private that is not a company too: that one would be where a train comes from. */
  powerful(): string | undefined {
    const names: readonly string[] = [...this.#title.privates.keys()];
    return this.#oneOf(names.filter((name) => !this.#title.companies.has(name)));
  }

  startsWithKind(): boolean {
    return [...this.#title.trains.keys()].some(
      (kind) => kind.toLowerCase() === this.#words[0]?.toLowerCase(),
    );
  }

  kind(): string | undefined {
    return this.#oneOf(this.#title.trains.keys());
  }

  hex(): string | undefined {
    return this.#take((word) => (/^[a-z]{1,2}\d{1,2}$/i.test(word) ? word.toUpperCase() : undefined));
  }

  /** A hex by the name of its city, or by its own. */
  place(): string | undefined {
    const named = (word: string) =>
      [...this.#title.board.hexes.values()].find(
        ({ facts }) => facts.name?.toLowerCase() === word.toLowerCase(),
      )?.facts.id;
    return this.#take(named) ?? this.hex();
  }

  player(): Seat | undefined {
    return this.#take((word) => {
      const seat = this.#state.players.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
      return seat < 0 ? undefined : seat;
    });
  }

  source(): ShareSource | undefined {
    return this.#take((word) => {
      if (/^(pool|market|bank)$/i.test(word)) return 'pool';
      if (/^(treasury|split)$/i.test(word)) return 'treasury';
      return /^(offer|offering|initial|ipo)$/i.test(word) ? 'offer' : undefined;
    });
  }

  number(): number | undefined {
    return this.#take((word) => (/^-?\d+(\.\d+)?$/.test(word) ? Number(word) : undefined));
  }

  yesOrNo(): boolean | undefined {
    return this.#take((word) => (isYes(word) ? true : isNo(word) ? false : undefined));
  }

  word(): string | undefined {
    return this.#take((word) => word);
  }
}
