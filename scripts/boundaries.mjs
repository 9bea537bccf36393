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
  ['puzzles', ['table', 'eighteen', 'crayon']],
  ['screens', ['table', 'eighteen', 'crayon', 'words', 'bots', 'puzzles']],
  ['titles', ['table', 'eighteen', 'crayon', 'words', 'bots', 'records', 'screens', 'puzzles']],
  ['server', ['table', 'eighteen', 'crayon', 'words', 'titles', 'bots']],
  ['web', ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots', 'screens', 'puzzles']],
  ['cli', ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots', 'server']],
]);

/** What its tests may import as well: words are compared with the titles they are for, records are made by players. */
const belowTests = new Map([
  ['words', ['titles', 'bots']],
  ['bots', ['titles']],
  ['records', ['titles', 'bots']],
  ['puzzles', ['titles']],
  // The client and the server say the same to each other.
  ['web', ['server']],
]);

/** Entries of which a package may know the types and nothing that runs: the client says what the server's schemas say. */
const typesOnly = new Map([['web', ['@kursbuch/server/wire']]]);

/** Packages that run everywhere and therefore import nothing but each other. */
const engine = ['table', 'eighteen', 'crayon', 'words', 'titles', 'records', 'bots', 'puzzles'];
/** What the screens are made with, everywhere they are. */
const drawnWith = /^(preact(\/hooks)?|@preact\/signals)$/;

/** Every title is a folder with a list of what it is. */
const titleNames = globSync('packages/titles/*/index.ts').map((file) => file.split(/[\\/]/).at(-2) ?? '');
/** Every language is a folder of the words, with what is said everywhere. */
const languages = globSync('packages/words/src/*/frame.ts').map((file) => file.split(/[\\/]/).at(-2) ?? '');

/** Concepts of single 18xx titles: their kit, its words and its players do without them. */
const conceptsOfTitles = [
  // Australia
  ...['loan', 'receivership', 'receiver', 'england', 'commonwealth', 'tasmania', 'ghan', 'debtor'],
  // India
  ...[
    'bond',
    'contract',
    'manager',
    'elephant',
    'mail',
    'credit',
    'redeem',
    'takeover',
    'territory',
    'calcutta',
  ],
  // Austria
  ...['tunnel', 'dig', 'dug', 'merger', 'merge', 'merged', 'local', 'custom', 'vienna'],
  // Australia and India
  'gauge',
];

const KIT = 'packages/eighteen/src/';
const KIT_WORDS = 'packages/words/src/eighteen/';
const KIT_PLAYERS = 'packages/bots/src/eighteen/';
const kitLanguages = languages.map((language) => `packages/words/src/${language}/eighteen/`);
/** The family's screens, and what they say. */
const SCREENS = [
  'packages/screens/src/eighteen/',
  ...languages.map((language) => `packages/words/src/${language}/screens/eighteen/`),
];
const TERMINAL_OF_KIT = [
  'packages/cli/src/eighteen/',
  ...languages.map((language) => `packages/words/src/${language}/terminal/eighteen.ts`),
];
const underKit = [KIT, KIT_WORDS, KIT_PLAYERS, ...kitLanguages, ...SCREENS, ...TERMINAL_OF_KIT];

/**
 * Where such a concept may be named all the same: the beginning of the path, or the file.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const conceptsAllowed = {
  // Maps and trains of several games have gauges; track, reach and routes have to know them.
  gauge: underKit,
  // Companies borrow in many 18xx games, and public records count it for every company: the kit counts too, and no more.
  loan: [
    ...[`${KIT}types.ts`, `${KIT}setup.ts`, `${KIT}evolve.ts`],
    ...kitLanguages.map((folder) => `${folder}events.ts`),
  ],
  // The field of `runTrains` keeps the name that it has in records: the train that carries something.
  mail: [
    ...[`${KIT}types.ts`, `${KIT}actions.ts`, `${KIT}rounds/runStep.ts`, `${KIT}routes/suggest.ts`],
    // Who plans, names and lists runs writes that field.
    'packages/screens/src/eighteen/runs/runPlan.ts',
    ...['packages/cli/src/eighteen/menu.ts', 'packages/cli/src/eighteen/runWords.ts'],
  ],
  // Words that players look for in rules, whatever their title says instead.
  receivership: ['packages/words/src/en/screens/eighteen/otherWords.ts'],
};

/** @param {string} file @param {string} word */
const isForeign = (file, word) =>
  conceptsOfTitles.includes(word) && !conceptsAllowed[word]?.some((place) => file.startsWith(place));

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
  const found = importsOf(withoutTypes(here, text)).flatMap((specifier) => {
    const target = targetOf(file, specifier);
    const wrong = target
      ? wrongImport(here, folder, target, specifier, inTest)
      : engine.includes(here) &&
        !inTest &&
        !isDrawn(file, specifier) &&
        'the engine imports nothing from outside';
    const reason = wrong || wrongRoom(file, specifier);
    return reason ? [`imports '${specifier}': ${reason}`] : [];
  });
  if (inTest) return found;
  found.push(...languageBreaches(file, text), ...namedIn(file, text));
  if (underKit.some((place) => file.startsWith(place)))
    for (const word of wordsOf(withoutComments(text)))
      if (isForeign(file, word)) found.push(`says '${word}': that is a concept of single titles`);
  if (here === 'table')
    for (const word of wordsOf(text))
      if (railwayWords.includes(word)) found.push(`says '${word}': table knows no railway`);
  return found;
}

/**
 * Titles that are named outside their folders and their list, comments included: whoever looks for a title finds its folder.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
const namedIn = (file, text) =>
  file.startsWith('packages/titles/')
    ? []
    : [...wordsOf(text)].flatMap((word) =>
        titleNames.includes(word) ? [`says '${word}': only the list of titles names one`] : [],
      );

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
  if (here !== 'titles' || !titleNames.includes(folder) || folder === target.folder) return false;
  // What entries are made with.
  return target.folder !== 'src' && 'a title knows neither another title nor the list of titles';
}

/**
 * The rooms of a title, what each knows of the others, and which packages only some of them may know.
 * @type {ReadonlyMap<string, { rooms: readonly string[], packages: readonly string[] }>}
 */
const rooms = new Map([
  ['facts', { rooms: [], packages: [] }],
  ['rules', { rooms: ['facts'], packages: [] }],
  ['words', { rooms: ['facts', 'rules'], packages: ['words'] }],
  ['player', { rooms: ['facts', 'rules'], packages: ['bots'] }],
  ['records', { rooms: ['facts', 'rules'], packages: ['records'] }],
  ['lessons', { rooms: ['facts', 'rules'], packages: [] }],
  ['screen', { rooms: ['facts', 'rules', 'words'], packages: ['words', 'screens'] }],
]);
const ofRooms = new Set([...rooms.values()].flatMap(({ packages }) => packages));

/** @param {string} file */
const roomOf = (file) => {
  const [area, name, title = '', room = ''] = file.split('/');
  return area === 'packages' && name === 'titles' && titleNames.includes(title) ? room : undefined;
};

/** @param {string} file @param {string} specifier */
const isDrawn = (file, specifier) =>
  roomOf(file) === 'screen' && (drawnWith.test(specifier) || specifier.endsWith('.css'));

/**
 * What is wrong inside the folder of a title: its rules know nothing of words, players and screens, nor what these are made
 * with, and its screen goes through the doors of the package of screens.
 * @param {string} file
 * @param {string} specifier
 */
function wrongRoom(file, specifier) {
  const here = roomOf(file);
  const room = rooms.get(here ?? '');
  // Its entry knows all of them, to load them; tests look at everything.
  if (here === undefined || here === 'test' || here === 'index.ts') return false;
  if (!room) return `a title has no room called ${here}`;
  const [, name = '', ...deeper] = /^@kursbuch\//.test(specifier) ? specifier.split('/') : [];
  if (ofRooms.has(name) && !room.packages.includes(name)) return `the ${here} of a title know no ${name}`;
  if (name === 'screens' && /\.tsx?$/.test(deeper.at(-1) ?? ''))
    return 'the screen of a title uses the doors of the package, nothing deeper';
  if (!specifier.startsWith('.')) return false;
  const there = posix.join(posix.dirname(file), specifier).split('/')[3] ?? '';
  return there !== here && !room.rooms.includes(there) && `the ${here} of a title know no ${there}`;
}

// ---------------------------------------------------------------- languages

/** The loader and its list, and the lists of titles: the only files that know which languages there are. */
const languageLists = /^packages\/(words\/src\/(book|languages)\.ts|titles\/[^/]+\/words\/index\.ts)$/;

/** The language whose folder this is, or lies in, if any. */
const languageOf = (/** @type {string} */ path) => {
  const folder = /^packages\/(?:words\/src|titles\/[^/]+\/words)\/([^/]+)\//.exec(path)?.[1] ?? '';
  return languages.includes(folder) ? folder : undefined;
};

const name = `(?:${languages.join('|')})`;
const quoted = `['"\`]${name}['"\`]`;
/** Comparisons with a language, tables by language, and lists of languages. */
const languageNamed = new RegExp(
  [
    ...[`[!=]==?\\s*${quoted}`, `${quoted}\\s*[!=]==?`, `\\bcase\\s+${quoted}`],
    ...[`(?<![\\w.$-])['"]?${name}['"]?\\s*:(?!:)`, `\\.${name}\\b(?![\\w.-])`],
    `${quoted}\\s*\\|`,
  ].join('|'),
  'g',
);

/**
 * Who asks which language is spoken: nobody outside the loader. A language is its folder; others know its files by type only.
 * @param {string} file
 * @param {string} text
 */
function languageBreaches(file, text) {
  const own = languageOf(file);
  if (languageLists.test(file)) return [];
  const code = withoutComments(text);
  const named = own ? [] : [...withoutStrings(code).matchAll(languageNamed)].map(([part]) => part.trim());
  const led = valuesOf(code).flatMap((specifier) => {
    const path = specifier.startsWith('.')
      ? posix.join(posix.dirname(file), specifier)
      : specifier.replace(/^@kursbuch\/words\//, 'packages/words/src/').replace(/^@kursbuch\//, 'packages/');
    const there = languageOf(path);
    return there && there !== own ? [specifier] : [];
  });
  return [
    ...named.map((part) => `says '${part}': only the loader of words knows languages`),
    ...led.map((one) => `imports '${one}': what a language says is loaded by the loader of words`),
  ];
}

/**
 * What is imported as more than a type.
 * @param {string} code
 */
const valuesOf = (code) =>
  importsOf(code.replace(/\bimport type [^;]*?;|\btypeof import\(\s*(['"]).+?\1\s*\)/g, ''));

/**
 * Texts with more than a word in them are no names.
 * @param {string} code
 */
function withoutStrings(code) {
  return code.replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, (part) => (part.length > 7 ? "''" : part));
}

/**
 * The package an import leads to, and the folder in it; undefined for anything that is not ours.
 * @param {string} file
 * @param {string} specifier
 */
function targetOf(file, specifier) {
  if (specifier.startsWith('@kursbuch/')) {
    const [, name = '', folder = 'index.ts'] = specifier.split('/');
    return { name, folder };
  }
  if (!specifier.startsWith('.')) return undefined;
  const [area, name = '', folder = ''] = posix.join(posix.dirname(file), specifier).split('/');
  return area === 'packages' ? { name, folder } : undefined;
}

// ---------------------------------------------------------------- the folders of the client

/** Where the client lies: its screens, and the app that loads them. */
const CLIENT = ['packages/screens/src', 'packages/web/src'];
/** Families of games: folders of the screens, and of the host. */
const families = ['eighteen', 'crayon'];
/** The only file that loads what a host needs of a family, with `import()`. */
const hostLoader = 'packages/web/src/host/families.ts';

/** @param {string} path a file or folder of the client */
const isOfFamily = (path) => path.split('/').some((part) => families.includes(part));
/** Whatever leads to a family by the name of a package. */
const familyByName = /^@kursbuch\/(words\/|screens\/)?(eighteen|crayon)\b/;

/**
 * What is wrong between the folders of the client, one sentence each: the frame and the app know no family, and no two
 * folders know each other, directly or in a circle. What is loaded later with `import()` makes no circle.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function clientBreaches(files) {
  /** @type {string[]} */
  const found = [];
  /** @type {Map<string, Map<string, string>>} by folder: the folders it imports, and where */
  const edges = new Map();
  for (const [file, text] of files) {
    const here = posix.dirname(file);
    const atOnce = staticImportsOf(text);
    for (const specifier of importsOf(text)) {
      const target = specifier.startsWith('.') ? posix.join(here, specifier) : undefined;
      const leadsThere = target === undefined ? familyByName.test(specifier) : isOfFamily(target);
      const mayLoad = file === hostLoader && !atOnce.includes(specifier);
      if (leadsThere && !isOfFamily(file) && !mayLoad)
        found.push(`${file} imports '${specifier}': frame and app know no family`);
      if (target === undefined || !atOnce.includes(specifier)) continue;
      const there = posix.dirname(target);
      if (here === there) continue;
      const from = edges.get(here) ?? new Map();
      edges.set(here, from.set(there, from.get(there) ?? `${posix.basename(file)} → ${specifier}`));
    }
  }
  return [...found, ...circlesIn(edges)];
}

/**
 * Files that need each other to run, in a circle: whichever is loaded first finds parts of the other missing. Types and what
 * is loaded later make no circle; packages cannot, so only what is imported by its path is followed.
 * @param {ReadonlyMap<string, string>} files text by path
 * @returns {string[]}
 */
export function valueCircles(files) {
  /** @type {Map<string, Map<string, string>>} by file: the files it needs */
  const edges = new Map();
  for (const [file, text] of files) {
    const needed = staticImportsOf(text.replace(typeImport, '')).filter((one) => one.startsWith('.'));
    edges.set(
      file,
      new Map(needed.map((specifier) => [posix.join(posix.dirname(file), specifier), specifier])),
    );
  }
  return circlesIn(edges, 'files');
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

/**
 * Circles, each told once by the way round it.
 * @param {Map<string, Map<string, string>>} edges
 * @param {'folders' | 'files'} of
 */
function circlesIn(edges, of = 'folders') {
  /** @type {string[]} */
  const found = [];
  const done = new Set();
  /** @param {string} folder @param {readonly string[]} way */
  const walk = (folder, way) => {
    const at = way.indexOf(folder);
    if (at >= 0) {
      const circle = [...way.slice(at), folder];
      const steps = circle.slice(1).map((to, index) => `${to} (${edges.get(circle[index] ?? '')?.get(to)})`);
      found.push(`a circle of ${of}: ${[folder, ...steps].join(' → ')}`);
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

/** What is imported or handed on as types alone. */
const typeImport =
  /\b(?:import|export)\s+type\s+(?:\{[^}]*\}|\*\s+as\s+\w+|\*|\w+)\s+from\s+(['"])(.+?)\1;?/g;

/**
 * Without what is imported as types alone, where that is allowed.
 * @param {string} here the importing package
 * @param {string} text
 */
function withoutTypes(here, text) {
  const allowed = typesOnly.get(here) ?? [];
  return text.replace(typeImport, (all, _quote, specifier) => (allowed.includes(specifier) ? '' : all));
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
  const files = globSync('packages/**/*.{ts,tsx,js,mjs}', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).sort();
  const texts = new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]));
  const client = new Map([...texts].filter(([path]) => CLIENT.some((root) => path.startsWith(`${root}/`))));
  const terminal = new Map([...texts].filter(([path]) => path.startsWith(`${TERMINAL}/`)));
  const found = [
    ...[...texts].flatMap(([path, text]) => breaches(path, text).map((sentence) => `${path} ${sentence}`)),
    ...globSync(['packages/**/*.css', '{bench,scripts}/*.{ts,mjs}'], {
      exclude: ['**/node_modules/**', '**/dist/**'],
    }).flatMap((file) =>
      namedIn(file.replaceAll('\\', '/'), readFileSync(file, 'utf8')).map(
        (sentence) => `${file} ${sentence}`,
      ),
    ),
    ...clientBreaches(client),
    ...valueCircles(texts),
    ...terminalBreaches(terminal),
  ];
  for (const sentence of found) console.error(sentence);
  console.log(`Boundaries: ${files.length} files, ${found.length} breaches.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
