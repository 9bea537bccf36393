/**
 * Every route of the server, asked for everything, good and bad, by a hostile visitor, on both databases: no fault of the
 * server, one clear sentence for each no, nothing of others told or changed; and each route says yes to what is right. Seeds
 * take turns: one server sends letters, the next none.
 *
 * Run with: npm run soak:routes -- [--seeds N] [--from N] [--rounds N] [--only embedded,postgres]
 *   --seeds    how many visitors, each with another seed (20)
 *   --from     the seed of the first (1): a finding names its own
 *   --rounds   how often each asks every route (30)
 */
import { parseArgs } from 'node:util';
import { embeddedDatabase, postgresDatabase } from '../databases.ts';
import { NEEDS_MAIL } from './asked.ts';
import { Visitor } from './visitor.ts';

const { values: flags } = parseArgs({
  options: {
    seeds: { type: 'string', default: '20' },
    from: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: 'embedded,postgres' },
  },
});
for (const name of ['seeds', 'from', 'rounds'] as const)
  if (!/^\d{1,6}$/.test(flags[name])) {
    console.error(`--${name} must be a whole number, not "${flags[name]}".`);
    process.exit(2);
  }

let requests = 0;
let findings = 0;
for (const kind of flags.only.split(',')) {
  const database = kind === 'postgres' ? await postgresDatabase() : embeddedDatabase();
  const asked = new Map<string, number>();
  for (let seed = Number(flags.from); seed < Number(flags.from) + Number(flags.seeds); seed++) {
    const visitor = await Visitor.come(await database.fresh(), seed);
    await visitor.askRightly();
    await visitor.race();
    await visitor.ask(Number(flags.rounds) * visitor.routes);
    await visitor.askAsOperator(Number(flags.rounds) * 6);
    for (const finding of visitor.findings) console.log(`${kind}, seed ${seed}:`, finding);
    findings += visitor.findings.length;
    for (const [route, { times, yes }] of visitor.asked) {
      requests += times;
      asked.set(route, (asked.get(route) ?? 0) + yes);
    }
    await visitor.leave();
  }
  const never = [...asked].flatMap(([route, yes]) => (yes === 0 ? [route] : []));
  // With one seed there is one server, which sends letters or does not.
  const excused = Number(flags.seeds) === 1 && Number(flags.from) % 2 === 0 ? NEEDS_MAIL : [];
  const missed = never.filter((route) => !excused.includes(route));
  console.log(`${kind}: ${asked.size} routes; never with a yes: ${never.join(', ') || 'none'}`);
  findings += missed.length;
  await database.end();
}
console.log(`${requests} requests, ${findings} findings`);
process.exit(findings === 0 ? 0 : 1);
