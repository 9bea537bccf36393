/** The company in the light: everything else on the map steps back. What is found out about it comes later. */
import type { CompanyId, HexId } from '@kursbuch/eighteen';
import { type Signal, signal } from '@preact/signals';
import { remembered } from '../../parts/remembered.ts';
import type { Game } from '../game/game.ts';
import type { RunToDraw } from './drawnRuns.ts';

interface Lit {
  readonly company: Signal<CompanyId | null>;
  /** The runs to be seen with it. */
  readonly runs: Signal<readonly RunToDraw[]>;
  /** Hexes with a stop it reaches. */
  readonly stops: Signal<readonly HexId[]>;
  /** Light a company; the same again ends it. */
  touch(company: CompanyId): void;
  end(): void;
}

export const litOf = remembered((_: Game): Lit => {
  const company = signal<CompanyId | null>(null);
  const runs = signal<readonly RunToDraw[]>([]);
  const stops = signal<readonly HexId[]>([]);
  const light = (next: CompanyId | null) => {
    const before = company.value;
    company.value = next;
    // What was touched may have made way for the map: the focus goes back to it.
    if (next === null && before !== null)
      setTimeout(() => {
        if (document.activeElement === document.body)
          document.querySelector<HTMLElement>(`[data-light="${CSS.escape(before)}"]`)?.focus();
      }, 50);
  };
  return {
    company,
    runs,
    stops,
    touch: (one) => light(company.value === one ? null : one),
    end: () => light(null),
  };
});
