// Thousands of whole random games with every invariant checked after every action, title by title, for every number of
// players and every set of options that belong together. Too long for the tests: run it before a title is called done.
//   npm run soak [-- GAMES [TITLE]]     GAMES a table, 200 unless said otherwise
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { titles } from '../packages/titles/index.ts';

const program = fileURLToPath(new URL('../packages/cli/bin/kursbuch.mjs', import.meta.url));
const [games = '200', only] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(games) || (only !== undefined && !titles.some(({ id }) => id === only))) {
  console.error('npm run soak [-- GAMES [TITLE]]: a number of games a table, and a title there is.');
  process.exit(2);
}

let failed = 0;
for (const { id, players, presets } of titles)
  if (only === undefined || only === id)
    for (const [name, options] of [['usual', {}], ...Object.entries(presets)])
      for (let count = players.min; count <= players.max; count++) {
        const table = [
          '--players',
          String(count),
          '--games',
          games,
          '--seed',
          `soak ${name} ${count}`,
          '--check',
        ];
        const chosen = Object.entries(options).flatMap(([option, value]) => [
          '--option',
          `${option}=${value}`,
        ]);
        console.log(`\n${id}, ${count} players, ${name}`);
        const { status } = spawnSync(process.execPath, [program, 'simulate', id, ...table, ...chosen], {
          stdio: 'inherit',
        });
        if (status !== 0) failed++;
      }
console.log(failed === 0 ? '\nNothing broke.' : `\n${failed} tables broke.`);
process.exitCode = failed === 0 ? 0 : 1;
