/** Ways out of a table: its record as a file, a copy to play on in, and the next game with the same people. */

import type { Game } from '@kursbuch/screens/game/game.ts';
import type { Sitter } from '@kursbuch/screens/host/gameHost.ts';
import { hereFrom, seated } from '@kursbuch/screens/host/sitters.ts';
import { go } from '@kursbuch/screens/parts/place.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { isRefusal, nextName, type Refusal } from '@kursbuch/table';
import { signal } from '@preact/signals';
import { exportFile } from '../host/exportFile.ts';
import { copyOpenGame, startGame } from '../host/games.ts';

/** Neither works without the worker that holds the game: the strip says so. */
const lost = (game: Game) => () => {
  game.trouble.value ??= { kind: 'workerLost' };
};

export async function exportRecord(game: Game): Promise<void> {
  await game.host.record().then((record) => exportFile(record, game.info.name), lost(game));
}

/** The copy that was just made here: its table says so. */
export const copiedTo = signal<string | null>(null);

/** A new game that begins as this one did, up to so many steps. This one stays as it is. `not`: it would tell secrets. */
export async function playCopy(game: Game, steps: number, not?: () => void): Promise<void> {
  const name = ui().table.copyName(game.info.name, steps);
  await copyOpenGame(game, steps, name).then((copy) => {
    if (!copy) return not?.();
    copiedTo.value = copy.id;
    go({ at: 'game', id: copy.id });
  }, lost(game));
}

/** The same position once more, before what somebody decided there: he sits in his own seat, against the same others. */
export async function tryAgain(game: Game, at: number, not?: () => void): Promise<void> {
  const sitters = game.info.sitters.map(
    ({ name, colour, player, handed }): Sitter => ({ name, colour, player: handed ? 'person' : player }),
  );
  const copied = { host: game.host, info: { ...game.info, sitters } };
  await copyOpenGame(copied, at, ui().table.copyName(game.info.name, at)).then(
    (copy) => (copy ? go({ at: 'game', id: copy.id }) : not?.()),
    lost(game),
  );
}

/** A new table with the same players and options, and a chance of its own; `as` seats others. Says why there can be none. */
export async function playAgain(
  game: Game,
  as: (sitter: Sitter) => Sitter = (sitter) => sitter,
): Promise<Refusal | null> {
  const { title, options, players } = game.start;
  const [first = '', ...others] = players;
  const sitters = hereFrom(seated([...others, first], game.info.sitters)).map(as);
  try {
    const begun = await startGame({ title, name: nextName(game.info.name), sitters, options });
    if (isRefusal(begun)) return begun;
    go({ at: 'game', id: begun.id });
  } catch {
    lost(game)();
  }
  return null;
}
