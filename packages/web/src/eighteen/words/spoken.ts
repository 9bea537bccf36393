/** What comes later brings the words along that map, stock table and small decisions say. */
import { boardUi } from './board.ts';
import { stockUi } from './stock.ts';
import { trayUi } from './tray.ts';

/** A part with the words it says. */
export async function spoken<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, boardUi.load(), stockUi.load(), trayUi.load()]);
  return loaded;
}
