/** The board of Benelux on a page of its own, in a position drawn up for tests: what the map tells stands on the page. */
import '@fontsource-variable/archivo/wdth.css';
import '@kursbuch/screens/styles/tokens.css';
import '@kursbuch/screens/styles/ui.css';
import './page.css';
import { type CrayonState, type EdgeId, linesOf, type MilepostId, networkOf } from '@kursbuch/crayon';
import type { DraftLine, DrawnBoard, Scene } from '@kursbuch/screens/crayon/board/scene.ts';
import { CrayonMap } from '@kursbuch/screens/crayon/map/CrayonMap.tsx';
import { mapUi } from '@kursbuch/screens/crayon/words/map.ts';
import { speak } from '@kursbuch/screens/words/index.ts';
import { isRefusal, type Seat } from '@kursbuch/table';
import { GEOGRAPHY } from '@kursbuch/titles/benelux/facts/geometry.ts';
import { signal } from '@preact/signals';
import { render } from 'preact';
import { table, title } from '../../../../titles/benelux/rules/index.ts';
import { PICTOGRAMS } from '../../../../titles/benelux/screen/goods.ts';

const asked = new URLSearchParams(location.search);
const language = asked.get('language') === 'de' ? 'de' : 'en';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';

const { board } = title;
const centre = (city: string): MilepostId => board.city(city)?.at[0] ?? 0;

// ---------------------------------------------------------------- a position

const PLAN: readonly (readonly [Seat, string])[] = [
  [0, 'utrecht'],
  [1, 'antwerpen'],
  [2, 'osnabrueck'],
  [0, 'arnheim'],
  [1, 'gent'],
  [2, 'muenster'],
  [0, 'essen'],
  [1, 'ostende'],
  [2, 'essen'],
  [0, 'eindhoven'],
  [1, 'rotterdam'],
  [2, 'koeln'],
  [0, 'luettich'],
  [1, 'charleroi'],
  [2, 'emden'],
  [1, 'luettich'],
  [2, 'enschede'],
  [1, 'luxemburg'],
  [0, 'koeln'],
  [0, 'rotterdam'],
];

const begun = table.setup({ players: ['Anna', 'Ben', 'Chiara'], seed: 'board', options: {} });
if (isRefusal(begun)) throw new Error(begun.reason);
const withTrack = (track: CrayonState['track']): CrayonState => ({
  ...begun,
  starts: ['amsterdam', 'bruessel', 'bremen'],
  track,
});

function position(): CrayonState {
  let state = withTrack({});
  for (const [seat, city] of PLAN) {
    const line = linesOf(title, state, seat, { spent: 0, out: {} }).to(centre(city));
    const built = (line?.segments ?? []).flatMap(([a, b]) => board.between(a, b)?.id ?? []);
    state = withTrack({ ...state.track, ...Object.fromEntries(built.map((id) => [id, seat])) });
  }
  return state;
}

const state = position();
const own = networkOf(title, state, 0).points;

// ---------------------------------------------------------------- the scene

const draft = signal<DraftLine | null>(null);
const said = signal<readonly string[]>([]);
/** Where the train stands, and what a hint speaks of. */
const sight = signal<{ readonly first: readonly string[]; readonly inView: readonly string[] }>({
  first: ['utrecht'],
  inView: [],
});
addEventListener('message', ({ data }) => {
  if (data?.first) sight.value = data;
});
const say = (what: string): void => {
  said.value = [...said.value, what].slice(-12);
};

const lineTo = (at: MilepostId): DraftLine | null => {
  const line = linesOf(title, state, 0, { spent: 0, out: {} }).to(at);
  if (!line) return null;
  const segments = line.segments.map(([from, to], index) => ({ from, to, cost: line.costs[index] ?? 0 }));
  return { seat: 0, segments, corners: [] };
};

const edgesOf = (way: readonly MilepostId[]): readonly EdgeId[] =>
  way.flatMap((to, index) => {
    const from = way[index - 1];
    return from === undefined ? [] : (board.between(from, to)?.id ?? []);
  });

/** Names that differ from their ids. */
const NAMES: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = {
  de: {
    bruessel: 'Brüssel',
    luettich: 'Lüttich',
    koeln: 'Köln',
    muenster: 'Münster',
    osnabrueck: 'Osnabrück',
    ijssel: 'IJssel',
    lek: 'Lek',
    ijsselmeer: 'IJsselmeer',
  },
  en: {
    bruessel: 'Brussels',
    luxemburg: 'Luxembourg',
    antwerpen: 'Antwerp',
    gent: 'Ghent',
    luettich: 'Liège',
    koeln: 'Cologne',
    ostende: 'Ostend',
    arnheim: 'Arnhem',
    muenster: 'Münster',
    osnabrueck: 'Osnabrück',
    rhein: 'Rhine',
    maas: 'Meuse',
    schelde: 'Scheldt',
    mosel: 'Moselle',
    ijssel: 'IJssel',
    nordsee: 'North Sea',
    ijsselmeer: 'IJsselmeer',
    kaese: 'cheese',
    autos: 'cars',
    textilien: 'textiles',
  },
};

const nameOf = (id: string): string => NAMES[language][id] ?? id.charAt(0).toUpperCase() + id.slice(1);

const drawn: DrawnBoard = {
  board,
  geography: GEOGRAPHY,
  names: { city: nameOf, good: nameOf, port: nameOf, water: nameOf },
  pictograms: PICTOGRAMS,
  extra: title.figures({}).water,
};

const base: Scene = {
  crew: [
    { crayon: 1, sign: 'A' },
    { crayon: 2, sign: 'B' },
    { crayon: 3, sign: 'C' },
  ],
  track: state.track,
  trains: [
    { seat: 0, at: centre('utrecht'), loads: ['maschinen', 'kaese'], capacity: 3 },
    { seat: 1, at: centre('antwerpen'), loads: ['diamanten'], capacity: 2 },
    { seat: 2, at: centre('osnabrueck'), loads: ['bier', 'holz'], capacity: 2 },
  ],
  lying: [
    { city: 'koeln', good: 'stahl', rounds: 3 },
    { city: 'rotterdam', good: 'glas', rounds: 1 },
  ],
  soldOut: new Set(['wein']),
};

const lit = { good: 'chemikalien', from: ['antwerpen', 'koeln'], to: 'leeuwarden' };

/** The way of Anna's train over Ben's track, and what it reaches. */
const way = wayTo(centre('rotterdam'), centre('bruessel'));

function wayTo(from: MilepostId, to: MilepostId): readonly MilepostId[] {
  const before = new Map<MilepostId, MilepostId>([[from, from]]);
  const queue = [from];
  for (let here = queue.shift(); here !== undefined; here = queue.shift())
    for (const id of board.mileposts[here]?.edges ?? []) {
      const edge = board.edges[id];
      if (!edge || (edge.kind !== 'city' && state.track[id] === undefined)) continue;
      const next = edge.a === here ? edge.b : edge.a;
      if (before.has(next)) continue;
      before.set(next, here);
      queue.push(next);
    }
  const steps = [to];
  for (let here = to; here !== from; here = before.get(here) ?? from) steps.unshift(before.get(here) ?? from);
  return steps;
}

function sceneNow(): Scene {
  const mode = asked.get('show');
  if (mode === 'way')
    return {
      ...base,
      trains: [
        { seat: 0, at: centre('rotterdam'), loads: ['maschinen', 'bier'], capacity: 3 },
        ...base.trains.slice(1),
      ],
      reach: [...edgesOf(way), ...edgesOf(wayTo(centre('rotterdam'), centre('arnheim')))],
      way: { seat: 0, way },
      counts: [
        { at: centre('antwerpen'), steps: way.indexOf(centre('antwerpen')), chosen: true },
        { at: centre('bruessel'), steps: way.length - 1, chosen: true },
        { at: centre('utrecht'), steps: 7, chosen: false },
      ],
      notes: [{ key: 'fee', at: way[3] ?? 0, side: 'left', content: '4 M to Ben' }],
    };
  if (mode === 'incident')
    return {
      ...base,
      regions: [{ id: 'holland', at: board.regions.holland ?? new Set() }],
      closedEdges: board.edges.filter(({ ferry }) => ferry !== undefined).map(({ id }) => id),
      closedCities: ['antwerpen', 'bruessel'],
    };
  const line = draft.value;
  const last = line?.segments.at(-1);
  const cost = line?.segments.reduce((sum, one) => sum + one.cost, 0);
  return {
    ...base,
    lit: mode === 'draw' ? lit : null,
    draft: line,
    notes: last ? [{ key: 'sum', at: last.to, side: 'above', content: <b>{cost} M</b> }] : [],
  };
}

if (asked.get('show') === 'draw') draft.value = lineTo(centre('leeuwarden'));

function Page() {
  return (
    <>
      <div class="board-page">
        <CrayonMap
          memory={state}
          drawn={drawn}
          scene={sceneNow()}
          first={sight.value.first.map(centre)}
          inView={sight.value.inView.map(centre)}
          hears={{
            drawsFrom: own,
            drawBegins: (at) => say(`begins ${at}`),
            drawOver(at) {
              draft.value = lineTo(at);
            },
            drawEnds: (at) => say(`ends ${at}`),
            drawBroken() {
              draft.value = null;
              say('broken');
            },
            touch(at) {
              say(`touch ${at}`);
              return true;
            },
            point: (at) => {
              document.body.dataset.pointed = String(at);
            },
            moved({ sees, angle }) {
              document.body.dataset.sees = String(sees(centre('luxemburg')));
              document.body.dataset.angle = String(Math.round(angle(centre('luxemburg'))));
            },
          }}
        />
      </div>
      <output class="said">{said.value.join(', ')}</output>
    </>
  );
}

await speak(language);
await mapUi.load();
render(<Page />, document.getElementById('app') as HTMLElement);
