/** The kinds of puzzles of a title: its family brings them, loaded when somebody needs them. */
import type { LoadedTitle } from '@kursbuch/table';
import type { PuzzleKind } from './puzzle.ts';

export async function kindsOf(loaded: LoadedTitle): Promise<readonly PuzzleKind[]> {
  switch (loaded.family) {
    case 'eighteen':
      return (await import('./eighteen/kinds.ts')).kinds;
    case 'crayon':
      return (await import('./crayon/kinds.ts')).kinds;
  }
}
