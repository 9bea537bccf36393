/**
 * Two versions of the program at once: a node of an earlier commit and one of this tree on one PostgreSQL, with tables that are
 * played at both, move by move in turns. First the earlier one alone, then both, then the new one alone, as nodes are replaced
 * one after the other.
 *
 * Run with: npm run soak:upgrade -- COMMIT [--seconds N]
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startPostgres } from '../databases.ts';
import { startServer } from '../startServer.ts';
import { PlayedTable } from './playedOn.ts';

const { values: flags, positionals } = parseArgs({
  options: { seconds: { type: 'string', default: '20' } },
  allowPositionals: true,
});
const [commit = ''] = positionals;
if (!/^[\w./~^-]+$/.test(commit) || !/^\d{1,4}$/.test(flags.seconds)) {
  console.error('npm run soak:upgrade -- COMMIT [--seconds N]: name an earlier commit.');
  process.exit(2);
}
const SECONDS = Number(flags.seconds);
const root = fileURLToPath(new URL('../../../../', import.meta.url));
const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const folder = mkdtempSync(join(tmpdir(), 'kursbuch-upgrade-'));
chmodSync(folder, 0o755);

/** The program of then, with what is installed now. */
function earlier(): string {
  const where = join(folder, 'earlier');
  mkdirSync(where);
  const archive = execFileSync('git', ['archive', commit, 'packages', 'package.json'], {
    cwd: root,
    maxBuffer: 2 ** 30,
  });
  execFileSync('tar', ['x', '-C', where], { input: archive });
  const modules = join(where, 'node_modules');
  mkdirSync(join(modules, '@kursbuch'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@kursbuch') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(where, 'packages')))
    symlinkSync(join(where, 'packages', name), join(modules, '@kursbuch', name));
  return join(where, 'packages/server/test/serverProcess.ts');
}

const postgres = await startPostgres();
let nodes: string[] = [];
let wrong = 0;
try {
  const old = await startServer(postgres.url, earlier());
  nodes = [old.address];
  // Some stay at a node as long as it is there, some go to the other with every move.
  const seat = (which: number, wanders: boolean) => new PlayedTable(() => nodes, which, wanders);
  const tables = [seat(0, false), seat(0, true)];
  const phase = async (name: string) => {
    const before = tables.reduce((sum, table) => sum + table.total, 0);
    await later(SECONDS * 1000);
    await Promise.all(tables.map((table) => table.goesOn()));
    await Promise.all(tables.map((table) => table.check()));
    const moves = tables.reduce((sum, table) => sum + table.total, 0) - before;
    console.log(`${name}: ${moves} acknowledged moves at ${tables.length} tables`);
  };
  await phase(`a node of ${commit} alone`);
  const now = await startServer(postgres.url);
  nodes = [old.address, now.address];
  tables.push(seat(1, false), seat(1, true), seat(0, true));
  await phase('beside it a node of this tree, which has upgraded the database');
  nodes = [now.address];
  await old.kill('SIGTERM');
  await phase('the new node alone');
  await Promise.all(tables.map((table) => table.end()));
  const faults = tables.flatMap((table) => table.wrong);
  wrong = faults.length;
  for (const one of faults.slice(0, 10)) console.log(`  WRONG ${one}`);
  await now.kill('SIGTERM');
} catch (error) {
  wrong++;
  console.log(String(error));
} finally {
  await postgres.end();
  rmSync(folder, { recursive: true, force: true });
}
console.log(wrong === 0 ? 'Nothing was lost, doubled or refused.' : `${wrong} things went wrong.`);
process.exit(wrong === 0 ? 0 : 1);
