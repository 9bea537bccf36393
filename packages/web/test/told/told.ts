// Whole games of every title, and everything that is told of them held against what is: the log, questions, choices,
// refusals, previews, tables, hints, in every language. Too long for the tests, which look at a few games.
//   npm run soak:told [-- TITLE] [--games N] [--seed S] [--thinking N] [--from N]
// N games a title, 200 unless said otherwise; a finding is seen again with the seed of its run and from its game on.
import { parseArgs } from 'node:util';
import { titles } from '@kursbuch/titles';
import { openClient } from './client.ts';

const USAGE = `npm run soak:told [-- TITLE] [--games N] [--seed S] [--thinking N] [--from N]: a title is one of ${titles
  .map(({ id }) => id)
  .join(
    ', ',
  )}, N games are played a title, and one in so many by computer players who think (0: none). --from leaves out the games before that one.`;

function given() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '200' },
        seed: { type: 'string', default: 'told' },
        thinking: { type: 'string', default: '20' },
        from: { type: 'string', default: '0' },
      },
    });
    const [only] = positionals;
    const known = only === undefined || titles.some(({ id }) => id === only);
    const numbers =
      /^[1-9]\d{0,5}$/.test(values.games) &&
      /^\d{1,5}$/.test(values.thinking) &&
      /^\d{1,5}$/.test(values.from);
    if (!known || !numbers || positionals.length > 1) return null;
    return {
      only,
      games: Number(values.games),
      seed: values.seed,
      thinking: Number(values.thinking),
      from: Number(values.from),
    };
  } catch {
    return null;
  }
}

const asked = given();
if (!asked) {
  console.error(USAGE);
  process.exit(2);
}
const { only, ...job } = asked;

const client = await openClient();
let honest = true;
try {
  const { soak } = (await client.load('/test/told/soak.ts')) as typeof import('./soak.ts');
  for (const { id } of titles)
    if (only === undefined || only === id) honest = (await soak(id, job)) && honest;
} finally {
  await client.close();
}
console.log(honest ? 'Nothing that was told is wrong.' : 'Something that is told is not so.');
process.exitCode = honest ? 0 : 1;
