// Holds the walls between the packages that Biome cannot see: which package may import which,
// and which words have no business in a package. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Every package and what it may import, itself aside. */
const below = new Map([
  ['table', []],
  ['eighteen', ['table']],
  ['crayon', ['table']],
  ['words', ['table', 'eighteen', 'crayon']],
  ['bots', ['table', 'eighteen', 'crayon']],
  ['records', ['table', 'eighteen']],
  ['titles', ['table', 'eighteen', 'crayon', 'words', 'bots', 'records']],
  ['server', ['table', 'eighteen', 'crayon', 'words', 'titles', 'bots']],
  ['web', ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots']],
  ['cli', ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots', 'server']],
]);

/** What its tests may import beside that: words are held against the titles they are for, records are made by players. */
const belowTests = new Map([
  ['words', ['titles', 'bots']],
  ['bots', ['titles']],
  ['records', ['titles', 'bots']],
  // The client and the server say the same to each other.
  ['web', ['server']],
]);

/** Packages that run everywhere and therefore import nothing but each other. */
const engine = ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots'];

const titleNames = ['1830', '1848', '1853', '1854', 'benelux'];
const railwayWords = ['train', 'track', 'station', 'railway', 'tile', 'company'];

/**
 * What is wrong with one file, one sentence each.
 * @param {string} file path from the root, with forward slashes
 * @param {string} text
 * @returns {string[]}
 */
export function breaches(file, text) {
  const [, here = '', folder = ''] = file.split('/');
  const inTest = file.split('/').includes('test');
  const found = importsOf(text).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const wrong = target
      ? wrongImport(here, folder, target, specifier, inTest)
      : engine.includes(here) && !inTest && 'the engine imports nothing from outside';
    const reason = wrong || wrongRoom(file, specifier);
    return reason ? [`imports '${specifier}': ${reason}`] : [];
  });
  if (inTest) return found;
  if (here === 'table' || here === 'eighteen' || here === 'crayon')
    for (const word of wordsOf(withoutComments(text)))
      if (titleNames.includes(word)) found.push(`says '${word}': ${here} knows no title`);
  if (here === 'table')
    for (const word of wordsOf(text))
      if (railwayWords.includes(word)) found.push(`says '${word}': table knows no railway`);
  return found;
}

/**
 * @param {string} here the importing package
 * @param {string} folder the importing folder inside it
 * @param {{ name: string, folder: string }} target
 * @param {string} specifier
 * @param {boolean} inTest
 */
function wrongImport(here, folder, target, specifier, inTest) {
  if (target.name !== here) {
    const known = [...(below.get(here) ?? []), ...((inTest && belowTests.get(here)) || [])];
    if (!known.includes(target.name)) return `${here} may not know ${target.name}`;
    return specifier.startsWith('.') && !inTest && 'another package is imported by its name';
  }
  if (here !== 'titles' || folder === 'src' || folder === target.folder) return false;
  return 'a title knows neither another title nor the list of titles';
}

/** The rooms of a title that its rules know nothing of. */
const rooms = ['words', 'player', 'records'];
/** The packages that only such a room may know. */
const ofRoom = new Map([
  ['words', 'words'],
  ['bots', 'player'],
  ['records', 'records'],
]);

/**
 * What is wrong inside the folder of a title: rules know none of the others, nor what these are made with.
 * @param {string} file
 * @param {string} specifier
 */
function wrongRoom(file, specifier) {
  const [area, name, title = '', room = ''] = file.split('/');
  if (area !== 'packages' || name !== 'titles' || title === 'src' || room === 'test') return false;
  const here = rooms.includes(room) ? room : 'rules';
  const needed = ofRoom.get(/^@kursbuch\/(\w+)/.exec(specifier)?.[1] ?? '');
  if (needed && needed !== here) return `the ${here} of a title know no ${needed}`;
  if (!specifier.startsWith('.')) return false;
  const there = posix.join(posix.dirname(file), specifier).split('/')[3] ?? '';
  return rooms.includes(there) && there !== here && `the ${here} of a title know no ${there}`;
}

/**
 * The package an import leads to, and the folder in it; undefined for anything that is not ours.
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('@kursbuch/')) {
    const [, name = '', folder = 'src'] = specifier.split('/');
    return { name, folder };
  }
  if (!specifier.startsWith('.')) return undefined;
  const [area, name = '', folder = ''] = posix.join(posix.dirname(file), specifier).split('/');
  return area === 'packages' ? { name, folder } : undefined;
}

// ---------------------------------------------------------------- the folders of the client

const CLIENT = 'packages/web/src';
/** Families of games, and the folder of titles: the frame reaches them through the lazy loaders. */
const families = ['eighteen', 'crayon'];
const loader = `${CLIENT}/titles/index.ts`;
/** What the frame may import of the folder of titles: the loaders, and the covers that pages beside the table show. */
const doors = [loader, `${CLIENT}/titles/covers.ts`];
/** The only files that load a family with `import()`, for the page and for the host. */
const lazyLoaders = [loader, `${CLIENT}/host/families.ts`];

/** @param {string} folder a folder of the client, from its root */
const isFrame = (folder) => ![...families, 'titles'].includes(folder.split('/')[0] ?? '');

/**
 * What is wrong between the folders of the client, one sentence each: the frame knows no family, and no two folders
 * know each other, directly or in a circle. What is loaded later with `import()` makes no circle, and only the lazy
 * loaders of the frame load a family so.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function clientBreaches(files) {
  /** @type {string[]} */
  const found = [];
  /** @type {Map<string, Map<string, string>>} by folder: the folders it imports, and where */
  const edges = new Map();
  for (const [file, text] of files) {
    const here = folderOf(file);
    const atOnce = staticImportsOf(text);
    if (isFrame(here) && !lazyLoaders.includes(file))
      for (const specifier of importsOf(text).filter((one) => !atOnce.includes(one)))
        if (/^@kursbuch\/(words\/)?(eighteen|crayon)\b/.test(specifier) || leadsIntoFamily(file, specifier))
          found.push(
            `${file} loads '${specifier}': the frame loads a family only in ${lazyLoaders.join(', ')}`,
          );
    for (const specifier of atOnce) {
      if (isFrame(here) && /^@kursbuch\/(words\/)?(eighteen|crayon)\b/.test(specifier))
        found.push(`${file} imports '${specifier}': the frame knows no family`);
      if (!specifier.startsWith('.')) continue;
      const target = posix.join(posix.dirname(file), specifier);
      const there = folderOf(target);
      if (here === there) continue;
      if (isFrame(here) && !isFrame(there) && !doors.includes(target))
        found.push(
          `${file} imports '${specifier}': the frame knows a family only through titles/index.ts and covers.ts`,
        );
      const from = edges.get(here) ?? new Map();
      edges.set(here, from.set(there, from.get(there) ?? `${posix.basename(file)} → ${specifier}`));
    }
  }
  return [...found, ...circlesIn(edges)];
}

/** Packages that are about one family: its kit, its words, its public records. */
const ofFamily = /^@kursbuch\/((words\/)?(eighteen|crayon)|records)\b/;

/** The only file of the terminal that loads a family. */
const TERMINAL = 'packages/cli/src';
const terminalLoader = `${TERMINAL}/families.ts`;

/**
 * What is wrong in the terminal, one sentence each: outside the folders of the families nothing knows a family, and only
 * `families.ts` loads one, with `import()`.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function terminalBreaches(files) {
  /** @param {string} path */
  const inFamily = (path) => families.includes(posix.relative(TERMINAL, path).split('/')[0] ?? '');
  return [...files].flatMap(([file, text]) => {
    if (inFamily(file)) return [];
    const atOnce = staticImportsOf(text);
    return importsOf(text).flatMap((specifier) => {
      if (ofFamily.test(specifier)) return [`${file} imports '${specifier}': the terminal knows no family`];
      if (!specifier.startsWith('.') || !inFamily(posix.join(posix.dirname(file), specifier))) return [];
      if (file === terminalLoader && !atOnce.includes(specifier)) return [];
      return [
        `${file} imports '${specifier}': the terminal loads a family in families.ts, when it is played`,
      ];
    });
  });
}

/** @param {string} file @param {string} specifier */
const leadsIntoFamily = (file, specifier) =>
  specifier.startsWith('.') && !isFrame(folderOf(posix.join(posix.dirname(file), specifier)));

/** @param {string} file */
const folderOf = (file) => posix.relative(CLIENT, posix.dirname(file)) || '.';

/**
 * Circles, each told once by the way round it.
 * @param {Map<string, Map<string, string>>} edges
 */
function circlesIn(edges) {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @param {string} folder @param {readonly string[]} way */
  const walk = (folder, way) => {
    const at = way.indexOf(folder);
    if (at >= 0) {
      const circle = [...way.slice(at), folder];
      const steps = circle.slice(1).map((to, index) => `${to} (${edges.get(circle[index] ?? '')?.get(to)})`);
      found.push(`${CLIENT}: a circle of folders: ${[folder, ...steps].join(' → ')}`);
      return;
    }
    if (done.has(folder)) return;
    for (const next of edges.get(folder)?.keys() ?? []) walk(next, [...way, folder]);
    done.add(folder);
  };
  for (const folder of edges.keys()) walk(folder, []);
  return found;
}

/** @param {string} text */
function staticImportsOf(text) {
  const pattern = /\b(?:from|import)\s+(['"`])(.+?)\1/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[2] ?? '');
}

/** @param {string} text */
function importsOf(text) {
  const pattern = /(?<!['"`])\b(?:from|import|require)\s*\(?\s*(['"`])(.+?)\1/g;
  return [...withoutComments(text).matchAll(pattern)].map((match) => match[2] ?? '');
}

/** @param {string} text */
function withoutComments(text) {
  const stringOrComment =
    /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;
  return text.replace(stringOrComment, (part) => (part.startsWith('/') ? ' ' : part));
}

/**
 * The words of a text in the singular, also those inside names: `buyTrains` gives `buy` and `train`.
 * @param {string} text
 */
function wordsOf(text) {
  const words = text.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return new Set(
    words.map((word) =>
      word
        .toLowerCase()
        .replace(/ies$/, 'y')
        .replace(/(?<=[^su])s$/, ''),
    ),
  );
}

if (import.meta.main) {
  const files = globSync('packages/**/*.{ts,tsx,js,mjs}', { exclude: ['**/node_modules/**'] }).sort();
  const texts = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
  const client = new Map([...texts].filter(([path]) => path.startsWith(`${CLIENT}/`)));
  const terminal = new Map([...texts].filter(([path]) => path.startsWith(`${TERMINAL}/`)));
  const found = [
    ...[...texts].flatMap(([path, text]) => breaches(path, text).map((sentence) => `${path} ${sentence}`)),
    ...clientBreaches(client),
    ...terminalBreaches(terminal),
  ];
  for (const sentence of found) console.error(sentence);
  console.log(`Boundaries: ${files.length} files, ${found.length} breaches.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
