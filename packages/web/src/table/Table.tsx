/** The table: head, decision bar, the middle and the panel beside it. One screen, no page changes. */

import { OverBar } from '@kursbuch/screens/end/OverBar.tsx';
import type { Panel, Shown, Stage } from '@kursbuch/screens/game/shown.ts';
import { Log } from '@kursbuch/screens/log/Log.tsx';
import { PastBar } from '@kursbuch/screens/log/PastBar.tsx';
import { Since } from '@kursbuch/screens/log/Since.tsx';
import { sinceLastTurn, sinceView } from '@kursbuch/screens/log/since.ts';
import { TimeLine } from '@kursbuch/screens/log/TimeLine.tsx';
import { Icon } from '@kursbuch/screens/parts/Icon.tsx';
import { useKeptScroll } from '@kursbuch/screens/parts/keptScroll.ts';
import { later } from '@kursbuch/screens/parts/loadLater.tsx';
import { isWide } from '@kursbuch/screens/parts/screen.ts';
import { guideSeen } from '@kursbuch/screens/settings/settings.ts';
import { ui } from '@kursbuch/screens/words/index.ts';
import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { titleAside } from '../titles/index.ts';
import './table.css';
import { Share, ShareSheet } from '../share/Share.tsx';
import { BarPlace } from './BarPlace.tsx';
import type { Company } from './company.ts';
import type { GuideCourse } from './guide.ts';
import { HandOver } from './HandOver.tsx';
import { Head } from './Head.tsx';
import { listenToKeys } from './keys.ts';
import { copiedTo, exportRecord, playAgain, playCopy, tryAgain } from './leaving.ts';
import { Menu } from './Menu.tsx';
import { Notes } from './Notes.tsx';
import { StandingList } from './StandingList.tsx';
import { CopiedStrip, Strip } from './Strip.tsx';
import { RESULT, TableView } from './tableView.ts';
import { WhoLeads } from './WhoLeads.tsx';

// What a person asks for.
const Rules = later(() => import('../rules/Rules.tsx').then((file) => file.Rules));
const NextGames = later(() => import('./NextGames.tsx').then((file) => file.NextGames));
const Hint = later(() => import('@kursbuch/screens/advice/Hint.tsx').then((file) => file.Hint));
const Explanations = later(() => import('../glossary/Explanations.tsx').then((file) => file.Explanations));
const Guide = later(() => import('./Guide.tsx').then((file) => file.Guide));

/** All panels in their order: the family's, those every game has, those of the title. */
const panelsOf = (shown: Shown, view: TableView, company?: Company): readonly Panel[] => [
  ...shown.panels,
  {
    id: 'rules',
    label: () => ui().table.views.rules,
    icon: 'rules',
    Body: () => (
      <Rules shown={shown} words={view.words} {...(view.rule.value ? { rule: view.rule.value } : {})} />
    ),
  },
  {
    id: 'log',
    label: () => ui().table.views.log,
    icon: 'log',
    Body: () => (
      <>
        <TimeLine shown={shown} />
        <Since shown={shown} />
        <Notes game={shown.game} />
        <Log shown={shown} />
      </>
    ),
  },
  ...(company?.panels ?? []),
  ...shown.ownPanels,
];

/** Panels that are one long list. */
const LISTS: ReadonlySet<string> = new Set(['rules', 'log']);

/** Is anything left to a standing instruction, or has such a one ended? */
const isInstructed = ({ persons, standing }: Shown['game']): boolean =>
  persons.some((seat) => (standing.value.get(seat)?.given.length ?? 0) > 0);

interface Props {
  readonly shown: Shown;
  readonly view: TableView;
  readonly panels: readonly Panel[];
  readonly company: Company | undefined;
}

/** One panel by its name. What is said at the table follows the log, in full and in short. */
function PanelBody({ panels, id, company }: Pick<Props, 'panels' | 'company'> & { readonly id: string }) {
  const panel = panels.find((one) => one.id === id);
  const isLog = id === 'log' || (isWide.value && panel === panels[0]);
  return (
    <>
      {panel && <panel.Body />}
      {company && isLog && <company.Said inFull={id === 'log'} />}
    </>
  );
}

/** The middle of the table. */
function StageBody({
  shown,
  view,
  stage,
  company,
}: {
  readonly shown: Shown;
  readonly view: TableView;
  readonly stage: Stage | undefined;
  readonly company: Company | undefined;
}) {
  const { End, game } = shown;
  const retry = (moment: number) => void tryAgain(game, moment, company?.notCopied);
  const look = (moment: number) => {
    game.lookAt(moment);
    view.showBoard();
  };
  if (stage) return <stage.Body />;
  return (
    <>
      <End
        onExport={() => void exportRecord(game)}
        onLook={look}
        onTry={retry}
        next={<NextGames shown={shown} isOnline={company !== undefined} />}
        share={company && <Share {...company.shared()} name={game.info.name} />}
      />
      {company && <company.End />}
    </>
  );
}

function PanelPlace({ shown, view, panels, company }: Props) {
  const id = view.panel.value;
  const label = shown.panelsLabel();
  const scroll = useKeptScroll(id);
  const tabs = panels.filter(({ isNarrow }) => !isNarrow);
  return (
    <aside class="panel" aria-label={label}>
      <div class={`panel-tabs${company ? ' is-online' : ''}`} role="tablist" aria-label={label}>
        {tabs.map((one) => (
          <button
            key={one.id}
            type="button"
            role="tab"
            data-label={(one.short ?? one.label)()}
            aria-label={one.short && one.label()}
            aria-selected={id === one.id}
            onClick={() => view.showPanel(one.id)}
          >
            {(one.short ?? one.label)()}
          </button>
        ))}
      </div>
      <div
        class={`panel-body${LISTS.has(id) ? ' is-list' : ''}`}
        role="tabpanel"
        {...scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
        aria-label={panels.find((one) => one.id === id)?.label() ?? id}
      >
        <PanelBody panels={panels} id={id} company={company} />
      </div>
      {isInstructed(shown.game) && <StandingList shown={shown} />}
    </aside>
  );
}

/** The panel that lists the others, and the one that holds the stage whose place was taken. */
const [MORE, SHEET] = ['more', 'sheet'];

/** So much has happened since the last turn of whoever is asked, and was not looked at. */
function News({ shown }: Pick<Props, 'shown'>) {
  const since = useComputed(() => sinceLastTurn(shown)).value;
  const isSeen = !since || sinceView(shown.game).seen.value === since.key;
  const count = isSeen ? 0 : since.entries.length + since.more;
  if (count === 0) return null;
  return (
    <span class="badge">
      {count}
      <span class="unseen"> {ui().log.since.title}</span>
    </span>
  );
}

/** So much was said and not read: it is found with the other panels. */
function Unread({ company }: Pick<Props, 'company'>) {
  const count = company?.unread.value ?? 0;
  if (count === 0) return null;
  return (
    <span class="badge">
      {count}
      <span class="unseen"> {company?.panels.map(({ label }) => label())}</span>
    </span>
  );
}

/** Narrow screens: one thing at a time. */
function NarrowTabs({ shown, view, company }: Omit<Props, 'panels'>) {
  const text = ui().table;
  const { value: panel } = view.narrowPanel;
  const stage = view.stage.value;
  return (
    <nav class="tabs-place" aria-label={text.tabs}>
      <div class="tabs" role="tablist" aria-label={text.stage}>
        {view.narrowStages.value.map(({ id, icon, label }) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={panel === null && stage === id}
            onClick={() => view.showStage(id)}
          >
            <Icon name={icon} size={22} />
            {label()}
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
          <News shown={shown} />
        </button>
        <button
          type="button"
          role="tab"
          aria-selected={panel !== null && panel !== 'log'}
          onClick={() => {
            view.narrowPanel.value = MORE;
          }}
        >
          <Icon name="more" size={22} />
          {text.views.more}
          <Unread company={company} />
        </button>
      </div>
    </nav>
  );
}

function NarrowBody({ shown, view, panels, company }: Props) {
  const { value: panel } = view.narrowPanel;
  const [first] = shown.panels;
  const sheet = shown.stages.find(({ yields }) => yields);
  const listed: readonly Panel[] = [
    ...(sheet ? [{ ...sheet, id: SHEET }] : []),
    ...panels.filter(({ id }) => id !== first?.id && id !== 'log'),
  ];
  if (panel === MORE)
    return (
      <div class="more-list">
        {listed.map(({ id, icon, label }) => (
          <button
            key={id}
            type="button"
            onClick={() => {
              view.narrowPanel.value = id;
            }}
          >
            <Icon name={icon} size={22} />
            {label()}
          </button>
        ))}
      </div>
    );
  if (panel === SHEET && sheet) return <sheet.Body />;
  return <PanelBody panels={panels} id={panel ?? first?.id ?? ''} company={company} />;
}

/** The guide, loaded for whoever follows it. */
function useGuide(shown: Shown) {
  const course = useSignal<GuideCourse | null>(null);
  const table = useRef<Shown | null>(null);
  const open = async (): Promise<GuideCourse | null> => {
    const { GuideCourse } = await import('./guide.ts');
    // Whoever has left the table meanwhile needs none.
    if (table.current === shown) course.value ??= new GuideCourse(shown);
    return course.value;
  };
  useEffect(() => {
    table.current = shown;
    if (!guideSeen.value) void open().catch(() => {});
    return () => {
      table.current = null;
      course.value?.close();
      course.value = null;
    };
  }, [shown]);
  return { course: course.value, open };
}

/** `company`: the others are elsewhere. */
export function Table({ shown, company }: { readonly shown: Shown; readonly company?: Company }) {
  const { game, Bar } = shown;
  const view = useMemo(() => new TableView(shown), [shown]);
  const table = useRef<HTMLDivElement>(null);
  const { course, open } = useGuide(shown);
  const panels = useMemo(() => panelsOf(shown, view, company), [shown, view]);
  useEffect(() => {
    const silence = listenToKeys(
      game,
      view,
      panels.map(({ id }) => id),
    );
    return () => {
      silence();
      view.close();
    };
  }, [game, view, panels]);

  const id = view.stage.value;
  const stage = shown.stages.find((one) => one.id === id);
  // What the game brings to the middle is another thing in every round, and begins with its head.
  const place = stage?.passing ? `${id} ${shown.round()}` : id;
  const scroll = useKeptScroll(isWide.value ? place : (view.narrowPanel.value ?? place));
  const reader = game.handOverTo.value;
  if (reader !== null) return <HandOver game={game} seat={reader} />;

  const copy = (steps: number) => void playCopy(game, steps, company?.notCopied);
  const wide = isWide.value;
  const narrow = wide ? null : view.narrowPanel.value;
  const fills = narrow === null && stage?.fills === true;
  // Something else is looked at than what the game is about.
  const isAside =
    !wide && !game.isPast.value && !game.now.value.result && (narrow !== null || id !== view.natural.value);
  // The result takes the whole width, and what asks for it.
  const alone = wide && (stage === undefined || stage.whole === true);
  const guided = course?.told.value ?? null;
  // The style of everything in it depends on these classes and not on what is in it: a table is drawn anew too often for that.
  return (
    <div
      ref={table}
      class={[
        'table',
        ...(game.isPast.value ? ['in-past'] : []),
        ...(alone ? ['is-alone'] : []),
        ...(guided ? ['is-guided'] : []),
        ...(game.hinted.value ? ['is-hinted'] : []),
      ].join(' ')}
      data-guided={guided?.isNew ? guided.topic.about : undefined}
    >
      <Head shown={shown} view={view} company={company} />
      <BarPlace aside={isAside ? (narrow ?? id) : null}>
        {game.isPast.value ? (
          <PastBar shown={shown} onPlayOn={copy} />
        ) : game.now.value.result ? (
          <OverBar
            shown={shown}
            onResult={id === RESULT && narrow === null ? undefined : () => view.showStage(RESULT)}
            again={company ? company.again.value : () => playAgain(game)}
            againText={company?.againText()}
            why={async (refusal) => (await titleAside(game.info.title)).refusal(null, refusal)}
          />
        ) : (
          <Bar />
        )}
      </BarPlace>
      {company && (
        <div class="strip-place is-lasting">
          <company.Strip />
        </div>
      )}
      <div class="strip-place">
        {shown.Notice && <shown.Notice />}
        {copiedTo.value === game.info.id && <CopiedStrip />}
        {(game.refused.value || game.trouble.value) && (
          <Strip
            shown={shown}
            onRule={(rule) => view.showRule(rule)}
            onExport={() => void exportRecord(game)}
            onCopy={() => copy(game.steps.value.length)}
          />
        )}
      </div>
      {game.hinted.value && (
        <div class="hint-place">
          <Hint shown={shown} />
        </div>
      )}
      <main class="stage" aria-label={ui().table.stage}>
        <Explanations shown={shown} table={table} onAll={(term) => view.showWords(term)} />
        <div
          class={`stage-body${fills ? ' is-map' : ''}${narrow !== null && LISTS.has(narrow) ? ' is-list' : ''}`}
          {...scroll}
          {...(fills ? {} : { tabIndex: 0 })}
        >
          {narrow === null ? (
            <StageBody shown={shown} view={view} stage={stage} company={company} />
          ) : (
            <NarrowBody shown={shown} view={view} panels={panels} company={company} />
          )}
        </div>
      </main>
      {wide && !alone ? (
        <PanelPlace shown={shown} view={view} panels={panels} company={company} />
      ) : (
        <div class="standing-place">{isInstructed(game) && <StandingList shown={shown} />}</div>
      )}
      {!wide && <NarrowTabs shown={shown} view={view} company={company} />}
      {view.menuOpen.value && (
        <Menu
          shown={shown}
          view={view}
          acts={{
            exportRecord: () => void exportRecord(game),
            playCopy: () => copy(game.moment.value ?? game.steps.value.length),
            share: company
              ? () => {
                  view.shareOpen.value = true;
                }
              : null,
            showGuide:
              shown.guide && !game.now.value.result ? () => void open().then((one) => one?.begin()) : null,
          }}
        />
      )}
      {company && view.shareOpen.value && (
        <ShareSheet
          {...company.shared()}
          name={game.info.name}
          close={() => {
            view.shareOpen.value = false;
          }}
        />
      )}
      {view.raceOpen.value && (
        <WhoLeads
          shown={shown}
          close={() => {
            view.raceOpen.value = false;
          }}
          onRule={(rule) => {
            view.raceOpen.value = false;
            view.showRule(rule);
          }}
        />
      )}
      {course && guided && <Guide course={course} view={view} />}
    </div>
  );
}
