/**
 * An own move that the server has not answered yet, kept on this device: whoever loads the page anew, or comes back to the
 * table, sends it again with the same key.
 */
import type { Action, Seat } from '@kursbuch/table';

export interface KeptMove {
  readonly seat: Seat;
  readonly action: Action;
  /** The last entry that was known. */
  readonly seen: number;
  readonly key: string;
}

export interface KeptMoves {
  read(): KeptMove | null;
  keep(move: KeptMove): void;
  /** It has been answered. */
  forget(key: string): void;
}

const isMove = (value: unknown): value is KeptMove & { readonly person: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'seat' in value &&
  Number.isInteger(value.seat) &&
  'seen' in value &&
  Number.isInteger(value.seen) &&
  'key' in value &&
  typeof value.key === 'string' &&
  'action' in value &&
  typeof value.action === 'object' &&
  value.action !== null &&
  'type' in value.action &&
  'person' in value;

/** The move of a person at a table; where the browser keeps nothing it is lost with the page. */
export function keptMovesOf(table: string, person: () => string | undefined): KeptMoves {
  const name = `kursbuch.move.${table}`;
  const found = (): (KeptMove & { readonly person: unknown }) | null => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(name) ?? 'null');
      return isMove(value) ? value : null;
    } catch {
      return null;
    }
  };
  return {
    read() {
      const move = found();
      const who = person();
      // While nobody knows who is at the page it is thought to be the same person.
      return move && (who === undefined || move.person === who) ? move : null;
    },
    keep(move) {
      try {
        localStorage.setItem(name, JSON.stringify({ ...move, person: person() }));
      } catch {
        // It goes on without.
      }
    },
    forget(key) {
      if (found()?.key === key) localStorage.removeItem(name);
    },
  };
}
