/** Ways out of a table: its record as a file, and a copy to play on in. */
import type { Game } from '../game/game.ts';
import { exportFile } from '../host/exportFile.ts';
import { copyOpenGame } from '../host/games.ts';
import { go } from '../parts/place.ts';
import { ui } from '../words/index.ts';

/** Neither works without the worker that holds the game: the strip says so. */
const lost = (game: Game) => () => {
  game.trouble.value ??= { kind: 'workerLost' };
};

export async function exportRecord(game: Game): Promise<void> {
  await game.host.record().then((record) => exportFile(record, game.info.name), lost(game));
}

/** A new game that begins as this one did, up to so many steps. This one stays as it is. */
export async function playCopy(game: Game, steps: number): Promise<void> {
  const name = ui().table.copyName(game.info.name, steps);
  await copyOpenGame(game, steps, name).then((copy) => copy && go({ at: 'game', id: copy.id }), lost(game));
}
