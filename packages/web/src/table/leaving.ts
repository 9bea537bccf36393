/** Ways out of a table: its record as a file, and a copy to play on in. */
import type { Game } from '../game/game.ts';
import { exportFile } from '../host/exportFile.ts';
import { copyOpenGame } from '../host/games.ts';
import { go } from '../place.ts';
import { ui } from '../words/index.ts';

export async function exportRecord(game: Game): Promise<void> {
  exportFile(await game.host.record(), game.info.name);
}

/** A new game that begins as this one did, up to so many steps. This one stays as it is. */
export async function playCopy(game: Game, steps: number): Promise<void> {
  const name = ui().table.copyName(game.info.name, steps);
  const { id } = await copyOpenGame(game, steps, name);
  go({ at: 'game', id });
}
