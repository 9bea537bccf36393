/** Row letters and column numbers at the rim of the window, wherever the map is moved to. */
import { type Board, placeOf } from '@kursbuch/eighteen';
import type { RefObject } from 'preact';
import { memo } from '../../parts/memo.ts';
import { centre, figure } from '../board/geometry.ts';

interface Mark {
  readonly text: string;
  readonly at: number;
}

/** The marks of one axis, each once. */
function marks(board: Board, axis: 'column' | 'row'): readonly Mark[] {
  const found = new Map<number, Mark>();
  for (const hex of board.hexes.keys()) {
    const number = placeOf(board.orientation, hex)[axis];
    const isLetter = (board.orientation === 'pointy') === (axis === 'row');
    const text = isLetter ? hex.replace(/\d+$/, '') : hex.replace(/^\D+/, '');
    found.set(number, { text, at: centre(board.orientation, hex)[axis === 'column' ? 0 : 1] });
  }
  return [...found.values()];
}

interface RulersProps {
  readonly board: Board;
  /** Told where the map is. */
  readonly follower: RefObject<HTMLDivElement | null>;
}

export const Rulers = memo(({ board, follower }: RulersProps) => (
  <div class="rulers" aria-hidden="true" ref={follower}>
    {marks(board, 'column').map(({ text, at }) => (
      <span key={text} class="ruler-column" style={{ '--at': figure(at) }}>
        {text}
      </span>
    ))}
    {marks(board, 'row').map(({ text, at }) => (
      <span key={text} class="ruler-row" style={{ '--at': figure(at) }}>
        {text}
      </span>
    ))}
  </div>
));
