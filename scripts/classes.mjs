// Holds that a class has one home: no name of a class is styled from two sheets, so that a sheet which comes later
// changes nothing that stood there before it. Run by `npm run check`.
import { globSync, readFileSync } from 'node:fs';

/** Where sheets lie: beside what is drawn with them. */
const SHEETS = 'packages/{screens/src,web/src,titles/*/screen}/**/*.css';
/** What every page has from the start: the words that all sheets share, such as `btn`. */
const isWord = (/** @type {string} */ file) => file.startsWith('packages/screens/src/styles/');
/** Parts that several folders draw with. */
const isPart = (/** @type {string} */ file) => /\/parts\//.test(file);

/**
 * What is wrong between sheets, one sentence each.
 *
 * A class that stands alone somewhere (`.hint`, `.panel .hint`) is a name. A name is styled in one sheet: its home. The
 * names of `styles/` and of parts may be fitted into their place by other sheets, and only inside a name of their own
 * (`.film .btn`). A class that is only ever said of something (`.card.now`, `li.now`) is free.
 * @param {ReadonlyMap<string, string>} sheets text by path
 * @returns {string[]}
 */
export function classBreaches(sheets) {
  const all = [...sheets].flatMap(([file, text]) =>
    selectorsOf(text).map((selector) => ({ file, selector, compounds: compoundsOf(selector) })),
  );
  const names = new Set(
    all.flatMap(({ compounds }) => compounds.flatMap(({ classes, bare }) => (bare ? classes : []))),
  );
  /** @type {Map<string, Map<string, string>>} by name: the sheets that style it, and where first */
  const styled = new Map();
  /** @type {Map<string, Set<string>>} by name: the sheets whose rules begin at it */
  const roots = new Map();
  for (const { file, selector, compounds } of all) {
    for (const name of rootsOf(selector)) roots.set(name, (roots.get(name) ?? new Set()).add(file));
    for (const name of compounds.at(-1)?.classes ?? [])
      if (names.has(name)) {
        const places = styled.get(name) ?? new Map();
        styled.set(name, places.set(file, places.get(file) ?? selector));
      }
  }
  /** @type {string[]} */
  const found = [];
  /** @type {Map<string, string>} */
  const homes = new Map();
  for (const [name, places] of styled) {
    const files = [...places.keys()];
    const home = files.find(isWord) ?? (files.length > 1 ? only(files.filter(isPart)) : files[0]);
    if (home !== undefined) homes.set(name, home);
    else
      found.push(
        `the class '${name}' is styled from several sheets: ${files.map((file) => `${short(file)} (${places.get(file)})`).join(', ')}`,
      );
  }
  for (const { file, selector } of all) {
    // A palette says nothing of a class.
    if (isWord(file) || selector === ':root') continue;
    const isOwn = (/** @type {string} */ name) =>
      homes.has(name) ? homes.get(name) === file : [...(roots.get(name) ?? [])].join() === file;
    if (!saidIn(selector).some(isOwn))
      found.push(`${short(file)}: '${selector}' is not held by a name whose home is this sheet`);
  }
  return found;
}

const short = (/** @type {string} */ file) => file.replace(/^packages\/(?:(?:screens|web)\/src\/)?/, '');

/** @template T @param {readonly T[]} list @returns {T | undefined} */
const only = (list) => (list.length === 1 ? list[0] : undefined);

/**
 * Every selector that declares something, with what it is nested in.
 * @param {string} text
 * @returns {string[]}
 */
export function selectorsOf(text) {
  /** @type {{ selectors: string[], silent: boolean }[]} what the block at hand is about; keyframes are about nothing */
  const open = [{ selectors: [''], silent: true }];
  /** @type {string[]} */
  const found = [];
  const declares = () => {
    const block = open.at(-1);
    if (block && !block.silent) found.push(...block.selectors);
    if (block) block.silent = true;
  };
  let said = '';
  for (const sign of text.replace(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      const head = said.trim();
      const around = open.at(-1)?.selectors ?? [''];
      const isRule = !head.startsWith('@');
      const inside = isRule ? nested(around, head) : around;
      const isDead = /^@(?!media|container|supports|layer)/.test(head);
      open.push({ selectors: isDead ? [] : inside, silent: false });
      said = '';
    } else if (sign === '}') {
      if (said.trim() !== '') declares();
      open.pop();
      said = '';
    } else if (sign === ';') {
      declares();
      said = '';
    } else said += sign;
  }
  return [...new Set(found)].filter((selector) => selector !== '');
}

/** @param {readonly string[]} around @param {string} head */
const nested = (around, head) =>
  around.flatMap((outer) =>
    apart(head, ',').map((inner) =>
      outer === '' ? inner : inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`,
    ),
  );

/**
 * Every class of a selector, and every attribute that is our own.
 * @param {string} selector
 */
const saidIn = (selector) =>
  [...selector.matchAll(/\.(-?[a-zA-Z][\w-]*)|\[(data-[\w-]+)/g)].map((match) => match[1] ?? match[2] ?? '');

/**
 * What a selector begins at, the theme aside.
 * @param {string} selector
 */
const rootsOf = (selector) => saidIn(apart(selector.replace(/^:root\S*\s+/, ''), ' ')[0] ?? '');

/**
 * The parts of a selector from the outside to the inside: the classes of each, and whether a class stands there alone.
 * @param {string} selector
 */
function compoundsOf(selector) {
  return apart(selector.replace(/\s*[>+~]\s*/g, ' '), ' ').map((compound) => {
    // What something is not, or what it has inside, is not what is styled.
    const said = compound.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, '');
    const classes = [...said.matchAll(/\.(-?[a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '');
    const isEither = /^:(?:where|is)\(/.test(said);
    return { classes, bare: (classes.length === 1 || isEither) && !/^[a-z]/i.test(said) };
  });
}

/**
 * A text parted at a sign, except inside brackets.
 * @param {string} text
 * @param {string} sign
 */
function apart(text, sign) {
  const parts = [''];
  let depth = 0;
  for (const one of text) {
    if (one === '(' || one === '[') depth++;
    if (one === ')' || one === ']') depth--;
    if (depth === 0 && (one === sign || (sign === ' ' && /\s/.test(one)))) parts.push('');
    else parts[parts.length - 1] += one;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

if (import.meta.main) {
  const files = globSync(SHEETS).map((file) => file.replaceAll('\\', '/'));
  const sheets = new Map(files.sort().map((file) => [file, readFileSync(file, 'utf8')]));
  const found = classBreaches(sheets);
  for (const sentence of found) console.error(sentence);
  console.log(`Classes: ${sheets.size} sheets, ${found.length} breaches.`);
  process.exitCode = found.length > 0 ? 1 : 0;
}
