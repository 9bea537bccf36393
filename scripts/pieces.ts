// Draws the pieces of maps that the first page shows, one for every title: a position out of a game of computer players.
//   npm run pieces              draw the positions that are kept (packages/titles/<title>/test/piece.json) again
//   npm run pieces -- TITLE …   play the games of these titles first, and keep the positions they come to
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { crayonPlayers } from '../packages/bots/src/crayon/players.ts';
import { eighteenPlayers } from '../packages/bots/src/eighteen/players.ts';
import { playWholeGame } from '../packages/bots/src/index.ts';
import type { Player } from '../packages/bots/src/players.ts';
import {
  type Action,
  type AdviceReason,
  type GameEvent,
  isRefusal,
  stepsOf,
  type Table,
  type TableState,
} from '../packages/table/src/index.ts';
import { titleNamed } from '../packages/titles/index.ts';

// Sheets say nothing to a drawing that is a text.
registerHooks({
  load: (url, context, next) =>
    url.endsWith('.css') ? { format: 'module', source: '', shortCircuit: true } : next(url, context),
});
const { drawnPiece } = await import('../packages/web/test/pieces.ts');

interface Kept {
  /** The part of the map. */
  readonly box: readonly number[];
  /** Where the position comes from: so many actions of a game of Steady players by this seed. */
  readonly seed: string;
  readonly players: number;
  readonly actions: number;
}

const NAMES = ['Rheingold', 'Orient', 'Mistral', 'Saphir'];

/** The table after so many actions. */
function played<S extends TableState, A extends Action, E extends GameEvent>(
  table: Table<S, A, E>,
  players: readonly Player<S, A, AdviceReason>[],
  { seed, players: count, actions }: Kept,
): S {
  const one = players.find(({ name }) => name === 'steady');
  const start = table.setup({ players: NAMES.slice(0, count), seed, options: {} });
  if (!one || isRefusal(start)) throw new Error('no such table');
  const bots = start.players.map((_, seat) => one.sit(seat));
  let last = start;
  playWholeGame(table, start, bots, {
    seed,
    limit: actions,
    budget: () => stepsOf(one.steps),
    onState: (state) => {
      last = state;
    },
  });
  return last;
}

/** What of the state is drawn. */
async function positionOf(id: string, kept: Kept): Promise<object> {
  const loaded = await titleNamed(id)?.load();
  if (!loaded) throw new Error(`no such title: ${id}`);
  if (loaded.family === 'crayon') {
    const { track } = played(loaded.table, crayonPlayers(loaded), kept);
    return { track };
  }
  const { tiles, stations, addedTrack } = played(loaded.table, await eighteenPlayers(loaded), kept);
  return { tiles, stations, added: addedTrack };
}

const again = process.argv.slice(2);
for (const file of globSync('packages/titles/*/test/piece.json').sort()) {
  const id = file.split(/[\\/]/).at(-3) ?? '';
  let kept: Kept = JSON.parse(readFileSync(file, 'utf8'));
  if (again.includes(id)) {
    kept = { ...kept, ...(await positionOf(id, kept)) };
    writeFileSync(file, `${JSON.stringify(kept)}\n`);
  }
  const drawing = JSON.stringify(await drawnPiece(id));
  writeFileSync(file.replace('test', 'screen'), `${drawing}\n`);
  console.log(`${id}: ${drawing.length} characters`);
}
