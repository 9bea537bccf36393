/** A table as this page tells of it: computer players are called by how they play, in the language of whoever reads. */
import { homeUi } from '../words/home.ts';
import type { OnlineSeat, TableInfo } from './wire.ts';

/** The name under which a computer player sits down, as the server gives it: "Steady", "Steady 2". */
const given = (name: string, player: string): RegExpExecArray | null =>
  new RegExp(`^${player}( \\d+)?$`, 'i').exec(name);

export function toldTable<T extends Pick<TableInfo, 'seats'>>(table: T): T {
  const names = table.seats.map(({ name }) => name);
  return { ...table, seats: table.seats.map((seat) => toldSeat(seat, names)) };
}

function toldSeat(seat: OnlineSeat, names: readonly string[]): OnlineSeat {
  const { sitter, name } = seat;
  const match = sitter.player && given(name, sitter.player);
  if (!sitter.player || !match) return seat;
  const told = `${homeUi().strengths[sitter.player].name}${match[1] ?? ''}`;
  // Nobody is called like another.
  if (names.includes(told)) return seat;
  return { ...seat, name: told, sitter: { ...sitter, name: told } };
}
