import { defineConfig } from 'vite';
import { rulesPlugin } from './rulesPlugin.ts';
import { servicePlugin } from './servicePlugin.ts';
import { workersPlugin } from './workersPlugin.ts';

/** The parts of the engine that carry rules out and search for runs: workers need them, pages do not. */
const RULES = new RegExp(
  [
    'rounds/(stockRound|forcedPurchase|trainStep|game|runStep|discardTrains|parChoice)',
    'routes/(check|network|explore|search|packing|list|graph|suggest|worker)',
    '(actions|inventory|notNow|setup|kit)',
  ]
    .map((path) => `/eighteen/src/${path}\\.ts`)
    .join('|'),
);
const isEngine = (file: string) => /\/(table|eighteen)\/src\//.test(file);

/** A few files instead of many small ones: they pack better, and each is one question less. */
const groups = [
  { name: 'base', test: /node_modules\/@?preact/, priority: 3 },
  { name: 'kit', test: (file: string) => isEngine(file) && !RULES.test(file), priority: 2 },
  { name: 'engine', test: (file: string) => RULES.test(file), priority: 1 },
];

export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    target: 'es2023',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // Letters beyond German and English come from the network, or from the next font in line.
  plugins: [workersPlugin(), rulesPlugin(), servicePlugin({ leaveOut: /latin-ext|vietnamese/ })],
});
