/** Whose deed a line of the log tells: the player it begins with, else what it is about. */
import type { Line, Shown } from '../game/shown.ts';
import { Sign } from '../parts/Sign.tsx';

const SIZE = 18;

export function LineMark({ shown, line }: { readonly shown: Shown; readonly line: Line }) {
  const { game, SubjectMark } = shown;
  const seat = line.seats.find((one) => line.text.startsWith(game.start.players[one] ?? ''));
  const [subject] = line.subjects;
  return (
    <span class="whom" aria-hidden="true">
      {seat !== undefined ? (
        <Sign game={game} seat={seat} />
      ) : (
        subject !== undefined && <SubjectMark name={subject} size={SIZE} />
      )}
    </span>
  );
}
