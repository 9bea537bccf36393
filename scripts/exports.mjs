// Holds that what a file exports is used by another file: a name that nobody else imports stays inside. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';

/** Where names are looked for; tests may use what they try. */
const FILES = ['*.config.ts', '{packages,scripts,bench}/**/*.{ts,tsx,mjs}'];

/** Files whose exports are asked for by name at run time, by a folder, or by a tool. */
const askedFor =
  /\/(words|facts)\/|\/words\/src\/[a-z]{2}\/|\.config\.ts$|\/test\/|\/screen\/(index|aside|cover)\.ts$|\/migrations?\b/;

/** @param {string} text */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ' ');

/**
 * Names exported where they are declared.
 * @param {string} text
 */
const exportedIn = (text) =>
  [
    ...text.matchAll(
      /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm,
    ),
  ].map((match) => match[1] ?? '');

/**
 * Exported names that stand in no other file, each as a sentence.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function unusedExports(files) {
  /** @type {Map<string, number>} by name: how many files say it */
  const said = new Map();
  const codes = new Map([...files].map(([file, text]) => [file, withoutComments(text)]));
  for (const code of codes.values())
    for (const name of new Set(code.match(/\w+/g))) said.set(name, (said.get(name) ?? 0) + 1);
  return [...codes].flatMap(([file, code]) =>
    askedFor.test(file)
      ? []
      : exportedIn(code)
          .filter((name) => said.get(name) === 1)
          .map((name) => `${file} exports '${name}': no other file says it`),
  );
}

if (import.meta.main) {
  const files = globSync(FILES, { exclude: ['**/node_modules/**', '**/dist/**'] }).sort();
  const found = unusedExports(
    new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])),
  );
  for (const sentence of found) console.error(sentence);
  console.log(`Exports: ${files.length} files, ${found.length} used by nobody else.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
