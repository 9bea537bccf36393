// Keeps the pages short and true: no paragraph, list item or cell of a table has more than 110 words, every relative link
// leads to a file and, where it names one, to a heading in it, and every file of ours that is named in `code` is there.
// Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const MOST_WORDS = 110;

/**
 * What is wrong with the pages, one sentence each.
 * @param {ReadonlyMap<string, string>} pages text by path from the root
 * @param {readonly string[]} files every file and folder of the project
 * @returns {string[]}
 */
export function docBreaches(pages, files) {
  const there = new Set(files);
  const ends = new Set(files.flatMap(endsOf));
  return [...pages].flatMap(([page, text]) => [
    ...blocksOf(text).flatMap(({ line, words }) => {
      const count = words.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
      return count > MOST_WORDS
        ? [`${page}:${line}: ${count} words in one piece, ${MOST_WORDS} at most`]
        : [];
    }),
    ...linksOf(text).flatMap(({ line, target }) => {
      const wrong = wrongLink(page, target, pages, there);
      return wrong ? [`${page}:${line}: ${wrong}`] : [];
    }),
    ...namesOf(text).flatMap(({ line, name }) =>
      ends.has(name) ? [] : [`${page}:${line}: there is no '${name}'`],
    ),
  ]);
}

/**
 * @param {string} page
 * @param {string} target
 * @param {ReadonlyMap<string, string>} pages
 * @param {ReadonlySet<string>} there
 */
function wrongLink(page, target, pages, there) {
  const [path = '', anchor] = target.split('#');
  const file = path === '' ? page : posix.normalize(posix.join(posix.dirname(page), path));
  if (!there.has(file)) return `'${target}' leads to no file`;
  const text = pages.get(file);
  if (anchor === undefined || text === undefined) return undefined;
  return anchorsOf(text).has(anchor) ? undefined : `'${target}' leads to no heading`;
}

/**
 * Paragraphs, list items and cells of tables; code is left out.
 * @param {string} text
 */
export function blocksOf(text) {
  /** @type {{ line: number, words: string }[]} */
  const blocks = [];
  let open = false;
  proseOf(text).forEach((line, at) => {
    if (line.trim() === '' || /^#{1,6} /.test(line)) {
      open = false;
    } else if (/^\s*\|/.test(line)) {
      for (const cell of line.split(/(?<!\\)\|/)) blocks.push({ line: at + 1, words: cell });
      open = false;
    } else if (open && !/^\s*([-*+]|\d+\.) /.test(line)) {
      const last = blocks.at(-1);
      if (last) last.words += ` ${line}`;
    } else {
      blocks.push({ line: at + 1, words: line });
      open = true;
    }
  });
  return blocks;
}

/**
 * Relative links and pictures.
 * @param {string} text
 */
function linksOf(text) {
  return proseOf(text).flatMap((line, at) =>
    [...line.replaceAll(/`[^`]*`/g, '').matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => ({ line: at + 1, target }))
      .filter(({ target }) => !/^[a-z]+:/.test(target)),
  );
}

/**
 * The ways to name a file: its whole path, or the end of it.
 * @param {string} file
 */
const endsOf = (file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'));

/**
 * Files and folders of ours that are named in code, such as `table/src/room.ts` and `table/src/`; what has a gap in it (`<title>`) is left out.
 * @param {string} text
 */
function namesOf(text) {
  return proseOf(text).flatMap((line, at) =>
    [...line.matchAll(/`((?:[\w.@-]+\/)+|(?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|mjs|css|md))`/g)].map(
      ([, name = '']) => ({
        line: at + 1,
        name: name.replace(/\/$/, ''),
      }),
    ),
  );
}

/**
 * The names by which headings can be linked to, as the usual readers of Markdown make them.
 * @param {string} text
 */
function anchorsOf(text) {
  const anchors = new Set();
  for (const line of proseOf(text)) {
    const [, heading] = /^#{1,6} (.*)$/.exec(line) ?? [];
    if (heading === undefined) continue;
    const plain = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let name = plain;
    for (let more = 1; anchors.has(name); more++) name = `${plain}-${more}`;
    anchors.add(name);
  }
  return anchors;
}

/**
 * The lines of a page, with those of code blocks empty.
 * @param {string} text
 */
function proseOf(text) {
  let code = false;
  return text.split('\n').map((line) => {
    const fence = /^\s*```/.test(line);
    if (fence) code = !code;
    return fence || code ? '' : line;
  });
}

if (import.meta.main) {
  const files = globSync(['*', '{bench,deploy,docs,packages,scripts}/**'], {
    exclude: (file) => file.endsWith('node_modules') || file.endsWith('dist'),
  }).map((file) => file.replaceAll('\\', '/'));
  // The inventories of rules are data, and so is the list of third parties: a row is as long as it has to be.
  const isPage = (/** @type {string} */ file) =>
    /^(docs\/(?!rules\/).*|[^/]*)\.md$/.test(file) && file !== 'THIRD-PARTY.md';
  const pages = new Map(files.filter(isPage).map((file) => [file, readFileSync(file, 'utf8')]));
  const found = docBreaches(pages, files);
  for (const sentence of found) console.error(sentence);
  console.log(`Pages: ${pages.size}, ${found.length} breaches.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
