import { defineConfig } from 'vite';
import { rulesPlugin } from './rulesPlugin.ts';
import { servicePlugin } from './servicePlugin.ts';
import { workersPlugin } from './workersPlugin.ts';

/** The parts of the 18xx kit that only carry rules out: workers need them, pages do not. */
const RULES = new RegExp(
  [
    'rounds/(game|companyTurn|stockTurn|stockPurchase|parChoice|trainStep|trainPurchase|discardTrains|chooseHome)',
    '(actions|inventory|notNow|setup|kit)',
  ]
    .map((path) => `/eighteen/src/${path}\\.ts`)
    .join('|'),
);
/** The same of the table, and where games live: for workers of every family. */
const HOST =
  /\/table\/src\/(room|history|told|shape|conservation)\.ts|\/web\/src\/host\/(failed|life|sitters|store)\.ts/;
/** The parts of the engine that only some titles use: they come with these. */
const SOME_TITLES = /\/eighteen\/src\/(rounds\/onlyBestRuns|routes\/(earnsMore|small|shortRun|over))\.ts/;
/** What pages need before a game is opened: records, refusals, options. */
const PAGES = /\/table\/src\//;
/** Where hexes lie, for the covers of 18xx. */
const COVERS = /\/eighteen\/src\/(hex|reading)\.ts/;

/** The list of titles, with all it tells of them before one is loaded. */
const TITLES = /\/titles\/(src\/index|[^/]+\/(options|facts\/money|words\/index))\.ts/;

/** What a table of 18xx shows as it opens, and what its decisions are made of; the map and the rest come after it. */
const EIGHTEEN = new RegExp(
  [
    '(decisions|game|parts)/',
    'bar/(?!BarBody|MoreActs|StandingActs|standing|sheet)',
    'foresight/(?!routesWorker|pars)',
    'surfaces/(PrivateSale|MoneyAndBids|BidLine|laterForms|Chip|TrayPart)\\.',
    'panels/(SpreadsheetCompact|cells|figures|revenueHistory|sheetParts|roster|LightButton|viewer|sheet|Scroller|Nil)\\.',
    'market/(MarketCompact|ChartDrawing|chart|moves)\\.',
    'lay/layPlan\\.',
    'runs/(runPlan|way|lit)\\.',
    'words/(board|stock|tray|spoken)\\.',
    '(stage/Surface|later/laterParts|board/stopOf|weights|rounds|family)\\.',
  ]
    .map((path) => `/web/src/eighteen/${path}`)
    .join('|'),
);

/** What the tables of every family are made with. */
const TABLES = new RegExp(
  [
    'parts/(bar/(?!Considering|sheet)|Sign|Icon|RouteLine|TimeActs|strong|pointed|remembered|screen|Choice|settingChoices|loadLater)',
    'game/(hand|offers|game)',
    'log/(LineMark|LogTail|lines|filter|laterSince|since)',
    '(settings/settings|words/(index|computers)|parts/(place|keptScroll)|host/pace)\\.',
  ]
    .map((path) => `/web/src/${path}`)
    .join('|'),
);

/** The frame of a table, on this device or online. */
const FRAME =
  /\/web\/src\/table\/(Table|BarPlace|Head|keys|tableView|laterParts|laterComputers|firstUse|StageTabs)\.tsx?/;

/** A few files instead of many small ones: they pack better, and each is one question less. */
const groups = [
  // First in the one sheet: what others fit into their places.
  { name: 'styles', test: /\/web\/src\/styles\/|@fontsource/, priority: 5 },
  { name: 'base', test: /node_modules\/@?preact/, priority: 4 },
  { name: 'pages', test: (file: string) => PAGES.test(file) && !HOST.test(file), priority: 3 },
  { name: 'hexes', test: COVERS, priority: 3 },
  { name: 'titles', test: TITLES, priority: 2 },
  {
    name: 'kit',
    test: (file: string) => /\/eighteen\/src\//.test(file) && !RULES.test(file) && !SOME_TITLES.test(file),
    priority: 2,
  },
  { name: 'eighteen', test: EIGHTEEN, priority: 1, includeDependenciesRecursively: false },
  { name: 'tables', test: TABLES, priority: 1, includeDependenciesRecursively: false },
  { name: 'frame', test: FRAME, priority: 1, includeDependenciesRecursively: false },
  { name: 'speech', test: /\/words\/src\/(figures|frame\/createFrame)\.ts/, priority: 1 },
  { name: 'engine', test: RULES, priority: 1 },
  { name: 'host', test: HOST, priority: 1 },
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
  plugins: [workersPlugin(), rulesPlugin(), servicePlugin({ leaveOut: /latin-ext|vietnamese/ })],
});
