// Lists what others have written and Kursbuch ships or runs on: THIRD-PARTY.md for readers of the repository, and the
// notices of what is built into the client beside it, which the client serves. `npm run check` holds both against the
// lock file; `node scripts/thirdParty.mjs --write` makes them again after a dependency has changed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = 'THIRD-PARTY.md';
const NOTICES = 'packages/web/public/third-party.txt';

/** @typedef {{ version: string, license?: string, link?: boolean, resolved?: string, dependencies?: Record<string, string> }} Locked */
/** @typedef {{ name: string, version: string, licence: string, copyright: string, text: string }} Part */

/**
 * The folders of everything a package of ours needs while it runs, by what the lock file says.
 * @param {Readonly<Record<string, Locked>>} locked
 * @param {string} root the folder of the package; '' is the whole project
 * @returns {readonly string[]}
 */
export function neededBy(locked, root) {
  /** @type {Set<string>} */
  const seen = new Set();
  const open = [root];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    const entry = locked[folder];
    if (!entry || seen.has(folder)) continue;
    seen.add(folder);
    if (entry.link && entry.resolved) open.push(entry.resolved);
    for (const name of Object.keys(entry.dependencies ?? {})) {
      const found = resolved(locked, folder, name);
      if (!found) throw new Error(`${folder} needs ${name}, which the lock file does not have`);
      open.push(found);
    }
  }
  return [...seen].filter((folder) => folder.includes('node_modules/') && !locked[folder]?.link).sort();
}

/**
 * Where Node finds a package: in the nearest `node_modules` above.
 * @param {Readonly<Record<string, Locked>>} locked
 * @param {string} from
 * @param {string} name
 */
function resolved(locked, from, name) {
  for (let at = from; ; ) {
    const folder = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (locked[folder]) return folder;
    if (at === '') return undefined;
    const above = at.lastIndexOf('/node_modules/');
    at = above < 0 ? '' : at.slice(0, above);
  }
}

/**
 * What a package says of itself.
 * @param {Readonly<Record<string, Locked>>} locked
 * @param {string} folder
 * @returns {Part}
 */
function partIn(locked, folder) {
  const entry = locked[folder];
  if (!entry) throw new Error(`${folder} is not in the lock file`);
  if (!existsSync(folder)) throw new Error(`${folder} is not installed: npm install`);
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  const text = file ? readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim() : '';
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const holder = typeof author === 'string' ? author : author?.name;
  return {
    name: folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length),
    version: entry.version,
    licence: entry.license ?? 'not said',
    copyright: copyrightIn(text, (holder ?? '').replace(/\s*[<(].*$/, '')),
    text,
  };
}

/**
 * Years and holder of the first line that names them.
 * @param {string} text
 * @param {string} author who stands in where the line names nobody
 */
export function copyrightIn(text, author) {
  const line = text.split('\n').find((one) => /^\W*copyright\b.*(\d{4}|\(c\)|©)/i.test(one)) ?? '';
  const said = line
    .replace(/^\W*copyright\s*(\(c\)|©)?\s*/i, '')
    .replace(/\s*(all rights reserved|<|\(?https?:|\(?[\w.+-]+@|until\b|listed at).*$/i, '')
    .replace(/[\s.]+$/, '')
    .replaceAll(/"/g, '');
  return /\p{L}{2}/u.test(said) ? said : `${said} ${author}`.trim();
}

/** @param {readonly Part[]} parts */
function rowsOf(parts) {
  const rows = parts.map(
    ({ name, version, licence, copyright }) =>
      `| ${name} | ${version} | ${licence} | ${copyright.replaceAll('|', '\\|')} |`,
  );
  return ['| package | version | licence | copyright |', '| --- | --- | --- | --- |', ...rows].join('\n');
}

/** Both files as they have to be, by path. */
export function thirdParty() {
  /** @type {{ packages: Record<string, Locked> }} */
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const inClient = neededBy(packages, 'packages/web').map((folder) => partIn(packages, folder));
  // The command brings the server along, and the project the Node that both run on.
  const onServer = [...new Set([...neededBy(packages, 'packages/cli'), ...neededBy(packages, '')])]
    .filter((folder) => !neededBy(packages, 'packages/web').includes(folder))
    .map((folder) => partIn(packages, folder))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1));
  const page = `# What others have written

Made by \`node scripts/thirdParty.mjs --write\` from what is installed; \`npm run check\` holds it against the lock file.
Kursbuch itself is under the MIT licence ([LICENSE](LICENSE)). Thanks to everybody named here.

## Shipped with the client

Built into the pages that a browser loads. Their notices in full, as the client serves them: [third-party.txt](${NOTICES}).

${rowsOf(inClient)}

## Needed by the server and the command

Installed beside it by npm, each with its licence in its own folder.

${rowsOf(onServer)}
`;
  const line = '='.repeat(78);
  const notices = `The client of Kursbuch contains the following work of others.\n${inClient
    .map(
      ({ name, version, licence, text }) =>
        `\n${line}\n${name} ${version} (${licence})\n${line}\n\n${text}\n`,
    )
    .join('')}`;
  const silent = inClient.filter(({ text }) => text === '');
  if (silent.length > 0) throw new Error(`no licence text: ${silent.map(({ name }) => name).join(', ')}`);
  return new Map([
    [PAGE, page],
    [NOTICES, notices],
  ]);
}

if (import.meta.main) {
  const files = thirdParty();
  const old = [...files].filter(([file, text]) => !existsSync(file) || readFileSync(file, 'utf8') !== text);
  if (process.argv.includes('--write')) for (const [file, text] of old) writeFileSync(file, text);
  else {
    for (const [file] of old) console.error(`${file} is out of date: node scripts/thirdParty.mjs --write`);
    console.log(`Third parties: ${files.size} files, ${old.length} out of date.`);
    process.exitCode = old.length > 0 ? 1 : 0;
  }
}
