/** The table: head, decision bar, the middle and the panel beside it. One screen, no page changes. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { DecisionBar } from '../eighteen/bar/DecisionBar.tsx';
import { DecisionTray } from '../eighteen/bar/DecisionTray.tsx';
import { Strip } from '../eighteen/bar/Strip.tsx';
import { MapView } from '../eighteen/map/MapView.tsx';
import { MarketView } from '../eighteen/market/MarketView.tsx';
import { Spreadsheet } from '../eighteen/panels/Spreadsheet.tsx';
import { SpreadsheetCompact } from '../eighteen/panels/SpreadsheetCompact.tsx';
import { TrainLine } from '../eighteen/panels/TrainLine.tsx';
import { Surface } from '../eighteen/stage/Surface.tsx';
import type { Game } from '../game/game.ts';
import { LogTail } from '../log/LogTail.tsx';
import { PastBar } from '../log/PastBar.tsx';
import { TimeLine } from '../log/TimeLine.tsx';
import { Icon, type IconName } from '../parts/Icon.tsx';
import { isTall, isWide } from '../parts/screen.ts';
import { ui } from '../words/index.ts';
import './table.css';
import { Companies, End, Log, Players, Rules, Tiles, Trains } from '../eighteen/later/laterParts.ts';
import { Guide } from './Guide.tsx';
import { GuideCourse } from './guide.ts';
import { HandOver } from './HandOver.tsx';
import { Head } from './Head.tsx';
import { listenToKeys } from './keys.ts';
import { exportRecord, playCopy } from './leaving.ts';
import { Menu } from './Menu.tsx';
import { type StageId, TableView } from './tableView.ts';

const PANELS = ['overview', 'companies', 'players', 'trains', 'tiles', 'rules', 'log'] as const;
type PanelName = (typeof PANELS)[number];

const isOwnName = (id: string): id is PanelName => (PANELS as readonly string[]).includes(id);

/** The name of a panel; a title names its own. */
const panelLabel = (game: Game, id: string): string =>
  isOwnName(id) ? ui().table.views[id] : (game.look.panels.find((panel) => panel.id === id)?.label() ?? id);

interface Props {
  readonly game: Game;
  readonly view: TableView;
}

/** One panel by its name. */
function PanelBody({ game, view, id }: Props & { readonly id: string }): JSX.Element | null {
  switch (id) {
    case 'overview':
      return (
        <>
          <SpreadsheetCompact game={game} />
          <MarketView game={game} compact />
          <LogTail game={game} />
        </>
      );
    case 'companies':
      return <Companies game={game} />;
    case 'players':
      return <Players game={game} />;
    case 'trains':
      return <Trains game={game} />;
    case 'tiles':
      return <Tiles game={game} />;
    case 'rules':
      return <Rules game={game} {...(view.rule.value ? { rule: view.rule.value } : {})} />;
    case 'log':
      return (
        <>
          <TimeLine game={game} />
          <Log game={game} />
        </>
      );
    default: {
      const own = game.look.panels.find((panel) => panel.id === id);
      return own ? <own.view game={game} /> : null;
    }
  }
}

/** The middle of the table. */
function StageBody({ game, stage }: { readonly game: Game; readonly stage: StageId }): JSX.Element {
  switch (stage) {
    case 'map':
      return (
        <>
          <MapView game={game} />
          {isTall.value && (
            <div class="below-map">
              <SpreadsheetCompact game={game} />
            </div>
          )}
          {isWide.value && <TrainLine game={game} />}
          {isWide.value && !game.isPast.value && <DecisionTray game={game} />}
        </>
      );
    case 'round':
      return <Surface game={game} />;
    case 'table':
      return <Spreadsheet game={game} />;
    case 'market':
      return <MarketView game={game} />;
    case 'result':
      return <End game={game} onExport={() => void exportRecord(game)} />;
  }
}

function Panel({ game, view, panels }: Props & { readonly panels: readonly string[] }) {
  const id = view.panel.value;
  return (
    <aside class="panel" data-guide="panel" aria-label={ui().table.panel}>
      <div class="panel-tabs" role="tablist" aria-label={ui().table.panel}>
        {panels.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={id === one}
            onClick={() => view.showPanel(one)}
          >
            {panelLabel(game, one)}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key */}
      <div class="panel-body" role="tabpanel" tabIndex={0} aria-label={panelLabel(game, id)}>
        <PanelBody game={game} view={view} id={id} />
      </div>
    </aside>
  );
}

/** Narrow screens: one thing at a time. */
function NarrowTabs({ view, panels }: { readonly view: TableView; readonly panels: readonly string[] }) {
  const text = ui().table;
  const { value: panel } = view.narrowPanel;
  const stage = view.stage.value;
  const papers = view.natural.value === 'map' ? 'table' : view.natural.value;
  const stages: readonly (readonly [StageId, IconName, string])[] = [
    ['map', 'map', text.views.map],
    [papers, 'table', papers === 'result' ? text.views.result : text.views.table],
    ['market', 'market', text.views.market],
  ];
  const more =
    panel === 'more' || (panel !== null && panel !== 'log' && [...panels, 'sheet'].includes(panel));
  return (
    <nav class="tabs-place" aria-label={text.tabs} data-guide="panel">
      <div class="tabs" role="tablist" aria-label={text.stage}>
        {stages.map(([id, icon, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={panel === null && stage === id}
            onClick={() => view.showStage(id)}
          >
            <Icon name={icon} size={22} />
            {label}
          </button>
        ))}
        <button
          type="button"
          role="tab"
          aria-selected={panel === 'log'}
          onClick={() => view.showPanel('log')}
        >
          <Icon name="log" size={22} />
          {text.views.log}
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={more}
          onClick={() => {
            view.narrowPanel.value = 'more';
          }}
        >
          <Icon name="more" size={22} />
          {text.views.more}
        </button>
      </div>
    </nav>
  );
}

const MORE_ICONS: Readonly<Record<string, IconName>> = {
  sheet: 'table',
  companies: 'company',
  players: 'people',
  trains: 'train',
  tiles: 'tile',
  rules: 'rules',
};

function NarrowBody({ game, view, panels }: Props & { readonly panels: readonly string[] }) {
  const { value: panel } = view.narrowPanel;
  if (panel === 'more')
    return (
      <div class="more-list">
        {['sheet', ...panels.filter((id) => id !== 'overview' && id !== 'log')].map((id) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              view.narrowPanel.value = id;
            }}
          >
            <Icon name={MORE_ICONS[id] ?? 'table'} size={22} />
            {id === 'sheet' ? ui().table.views.table : panelLabel(game, id)}
          </button>
        ))}
      </div>
    );
  if (panel === 'sheet') return <Spreadsheet game={game} />;
  return <PanelBody game={game} view={view} id={panel ?? 'overview'} />;
}

export function Table({ game }: { readonly game: Game }) {
  const view = useMemo(() => new TableView(game), [game]);
  const course = useMemo(() => new GuideCourse(game), [game]);
  const panels = useMemo(() => [...PANELS, ...game.look.panels.map(({ id }) => id)], [game]);
  useEffect(() => {
    const silence = listenToKeys(game, view, panels);
    return () => {
      silence();
      view.close();
      course.close();
    };
  }, [game, view, course, panels]);

  const reader = game.handOverTo.value;
  if (reader !== null) return <HandOver game={game} seat={reader} />;

  const wide = isWide.value;
  const narrow = wide ? null : view.narrowPanel.value;
  const stage = view.stage.value;
  const isMap = narrow === null && stage === 'map';
  return (
    <div class={`table${game.isPast.value ? ' in-past' : ''}`}>
      <Head game={game} view={view} />
      <div class="bar-place" data-guide="bar">
        {game.isPast.value ? (
          <PastBar game={game} onPlayOn={(steps) => void playCopy(game, steps)} />
        ) : (
          <DecisionBar
            game={game}
            {...(stage === 'result' && narrow === null ? {} : { onResult: () => view.showStage('result') })}
          />
        )}
      </div>
      <div class="strip-place">
        <Strip
          game={game}
          onRule={(rule) => view.showRule(rule)}
          onExport={() => void exportRecord(game)}
          onCopy={() => void playCopy(game, game.steps.value.length)}
        />
      </div>
      <main class="stage" data-guide="stage" aria-label={ui().table.stage}>
        <div class={`stage-body${isMap ? ' is-map' : ''}`} {...(isMap ? {} : { tabIndex: 0 })}>
          {narrow === null ? (
            <StageBody game={game} stage={stage} />
          ) : (
            <NarrowBody game={game} view={view} panels={panels} />
          )}
        </div>
      </main>
      {wide ? <Panel game={game} view={view} panels={panels} /> : <NarrowTabs view={view} panels={panels} />}
      <Menu
        game={game}
        view={view}
        acts={{
          exportRecord: () => void exportRecord(game),
          playCopy: () => void playCopy(game, game.moment.value ?? game.steps.value.length),
          showGuide: game.look.guide && !game.now.value.result ? () => course.begin() : null,
        }}
      />
      <Guide course={course} />
    </div>
  );
}
