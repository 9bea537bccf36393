import { words } from '@kursbuch/screens/words/index.ts';
import { ranked } from '@kursbuch/table';
import type { ListedTable } from '../online/wire.ts';

/** Everybody with his result, the winner first. */
export function standings({ seats, result }: ListedTable): readonly string[] {
  if (!result) return [];
  const nameOf = (place: number) => seats.find(({ seat }) => seat === place)?.name ?? '';
  return ranked(result).map(({ seat, score }) => `${nameOf(seat)} ${words().number(score)}`);
}
