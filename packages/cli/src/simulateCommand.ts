/** `kursbuch simulate`: whole games by random players, and whether everything stayed in order. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { firstTitle } from '@kursbuch/titles';
import { InputError, readFlags, wholeNumber } from './flags.ts';
import { readOptions, titleFor } from './setup.ts';
import { type SimulationJob, simulate, sumOf } from './simulation.ts';
import type { Command } from './terminal.ts';
import { dealtOut } from './workers.ts';

/** As many troubles are told one by one. */
const TOLD = 10;

const number = (value: number): string => Math.round(value).toLocaleString('en-US');

export const simulateCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('simulate', args, {
    players: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    check: { type: 'boolean' },
    option: { type: 'string', multiple: true },
    preset: { type: 'string', multiple: true },
    jobs: { type: 'string' },
    save: { type: 'string' },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0)
    throw new InputError(
      `kursbuch simulate needs one title, such as: kursbuch simulate ${firstTitle.id} --games 100.`,
    );
  const entry = titleFor(id);
  const { min, max } = entry.players;
  const players = wholeNumber('players', values.players, { min, max, otherwise: Math.min(4, max) });
  const games = wholeNumber('games', values.games, { min: 1, max: 1_000_000, otherwise: 100 });
  const jobs = wholeNumber('jobs', values.jobs, { min: 1, max: 64, otherwise: availableParallelism() });
  const { seed = '1', check = false, save } = values;
  const options = readOptions(entry, values.preset, values.option);

  const begun = performance.now();
  const numbers = Array.from({ length: games }, (_, index) => index);
  const job: SimulationJob = { title: id, players, options, seed, games: numbers, check };
  const worker = new URL('./simulationWorker.ts', import.meta.url);
  const tally = sumOf(await dealtOut(job, jobs, { here: simulate, worker }));
  const seconds = (performance.now() - begun) / 1000;

  const { actions, endings, broken } = tally;
  const troubles = tally.troubles.toSorted((one, other) => one.game - other.game);
  terminal.out(`${entry.name}, ${players} players, seed ${seed}`);
  terminal.out(`games: ${number(tally.games)}`);
  terminal.out(
    `actions: ${number(actions)}, ${number(actions / tally.games)} a game (${number(tally.shortest)} to ${number(tally.longest)})`,
  );
  terminal.out(`actions per second: ${number(actions / seconds)} (${seconds.toFixed(1)} s)`);
  const causes = Object.entries(endings).sort(([, a], [, b]) => b - a);
  terminal.out(`ended by: ${causes.map(([cause, count]) => `${cause} ${number(count)}`).join(', ')}`);
  const counts = Object.entries(tally.counts).sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }));
  if (counts.length > 0)
    terminal.out(`counted: ${counts.map(([name, count]) => `${name} ${number(count)}`).join(', ')}`);
  if (check) terminal.out(`broken invariants: ${number(broken)}`);
  for (const { game, sentence } of troubles.slice(0, TOLD))
    terminal.err(`game ${game} (seed ${seed}-${game}) ${sentence}`);
  if (troubles.length > TOLD) terminal.err(`and ${troubles.length - TOLD} more`);
  if (save !== undefined && troubles.length > 0) {
    mkdirSync(save, { recursive: true });
    for (const { game, record } of troubles)
      writeFileSync(join(save, `${id}-${players}p-${seed}-${game}.json`), `${JSON.stringify(record)}\n`);
    terminal.err(`The records lie in ${save}.`);
  }
  return troubles.length === 0 && broken === 0 ? 0 : 1;
};
