import { defineConfig } from 'vite';
import { circlesPlugin } from './circlesPlugin.ts';
import { rulesPlugin } from './rulesPlugin.ts';
import { servicePlugin } from './servicePlugin.ts';
import { workersPlugin } from './workersPlugin.ts';

/** Packed apart: what a person opens if at all, what pages show before a game is loaded, what only workers run. */
const APART = new RegExp(
  [
    '/(end|advice|guide|cover|screen)/(?!winners)|/(advice|otherWords|(eighteen|crayon)/(guide|glossary))\\.ts$',
    'Worker\\.ts$',
    '/eighteen/src/(hex|reading)\\.ts|/packages/words/.*/rounds\\.ts',
    '/facts/money\\.ts|/rules/options\\.ts',
  ].join('|'),
);

/** The folder a file is packed with: a package, a family of the screens, a title; words by language. */
function folderOf(file: string): string | null {
  if (APART.test(file)) return null;
  const [, name = '', folder = ''] = /\/packages\/(\w+)\/(\w+)\//.exec(file) ?? [];
  const family = /\/(eighteen|crayon)\//.exec(file)?.[1];
  if (name === 'table' || name === 'eighteen' || name === 'crayon') return name;
  if (name === 'titles') return /\/(facts|rules)\//.test(file) ? folder : null;
  if (name === 'screens') return family === 'eighteen' ? 'screens-eighteen' : null;
  if (name !== 'words') return null;
  // What a language says on a table; the rest of it is loaded page by page.
  const language = /\/words\/src\/(\w\w)\/(?!web|terminal|\w+\.ts)/.exec(file)?.[1];
  if (language) return `${language}-${family ?? 'frame'}`;
  return /\/words\/src\/\w\w\//.test(file) ? null : `words-${family ?? 'frame'}`;
}

/** What many pages draw with, outside of the families; workers have their own. */
const partOf = (file: string): string | null =>
  /\/screens\/src\/(?!host|.*(eighteen|crayon|glimpse|foresight))/.test(file) && !APART.test(file)
    ? 'parts'
    : null;

const groups = [
  // First in the one sheet: what others fit into their places.
  { name: 'styles', test: /\/screens\/src\/styles\/|@fontsource/, priority: 2 },
  { name: 'preact', test: /node_modules\/@?preact/, priority: 1 },
  { name: folderOf, debugName: 'folders', includeDependenciesRecursively: false },
  // By the pages that need them, and what would be a small file with its neighbours.
  {
    name: partOf,
    debugName: 'parts',
    includeDependenciesRecursively: false,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    emptyOutDir: true,
    // One sheet for all pages: nothing ever stands without its style, and none comes late to change another's.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Letters beyond German and English come from the network, or from the next font in line.
  plugins: [
    workersPlugin(),
    circlesPlugin(),
    rulesPlugin(),
    servicePlugin({ leaveOut: /latin-ext|vietnamese/ }),
  ],
});
