// Holds that every title speaks every language: writes the `words/index.ts` of each title from the list of languages, so
// that a language is its folders and a line in the list. `npm run format` writes them, `npm run check` compares; the
// compiler then names every folder and every sentence that is missing.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const LIST = 'packages/words/src/languages.ts';
const TITLES = 'packages/titles/*/words/index.ts';

/**
 * The languages that the list names, in its order.
 * @param {string} list
 */
export const languagesIn = (list) =>
  [...list.matchAll(/^export \{ (\w+) \} from '\.\/\1\/index\.ts';$/gm)].map((match) => match[1] ?? '');

/**
 * What stands in the `words/index.ts` of a title. English is the first language: its words say which there are.
 * @param {readonly string[]} languages
 */
export const voicesIn = (
  languages,
) => `/** What the title says, by language. Written by \`npm run format\` from the list of languages. */
import type { Voices } from '@kursbuch/words';
${languages.map((language) => `import { words as ${language} } from './${language}/index.ts';\n`).join('')}
export const words: Voices<typeof en> = { ${languages.join(', ')} };
`;

if (import.meta.main) {
  const writes = process.argv.includes('--write');
  const languages = languagesIn(readFileSync(LIST, 'utf8'));
  const wanted = voicesIn(languages);
  const stale = globSync(TITLES).filter((file) => readFileSync(file, 'utf8') !== wanted);
  for (const file of stale)
    if (writes) writeFileSync(file, wanted);
    else console.error(`${file} is not what the list of languages says: npm run format`);
  console.log(
    `Languages: ${languages.join(', ')}; ${stale.length} titles ${writes ? 'written' : 'without one'}.`,
  );
  process.exitCode = !writes && stale.length > 0 ? 1 : 0;
}
