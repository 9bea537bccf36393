/** Keeping order on a server: what waits to be looked at, people, tables, limits, and what was done. */
import { useEffect } from 'preact/hooks';
import '../home/home.css';
import { PageHead } from '../home/PageHead.tsx';
import { NoServer } from '../lobby/NoServer.tsx';
import { onlineUi } from '../words/online.ts';
import { operatorUi } from '../words/operator.ts';
import { desk, keepLooking, look, problem } from './desk.ts';
import { Clubs, Tournaments } from './Groups.tsx';
import { Held } from './Held.tsx';
import { Limits } from './Limits.tsx';
import { Log } from './Log.tsx';
import { since } from './moment.ts';
import { People } from './People.tsx';
import { Reports } from './Reports.tsx';
import { Server, Wellness } from './Server.tsx';
import { Tables } from './Tables.tsx';
import './operator.css';
import type { Overview } from './wire.ts';

const SECTIONS = [
  'reports',
  'people',
  'tables',
  'clubs',
  'tournaments',
  'limits',
  'held',
  'log',
  'server',
] as const;

export function OperatorPage() {
  const text = operatorUi();
  useEffect(keepLooking, []);
  useEffect(() => {
    document.title = `${operatorUi().title} · Kursbuch`;
  });
  const { value: found } = desk;
  return (
    <div class="home operator">
      <PageHead />
      <main>
        {found === null ? (
          <section aria-busy="true" aria-label={onlineUi().looking} />
        ) : found === 'none' ? (
          <NoServer again={look} />
        ) : found === 'not' ? (
          <section class="hero">
            <h1>{text.title}</h1>
            <div class="hero-empty">
              <p>{text.notYou}</p>
            </div>
          </section>
        ) : (
          <>
            <h1 class="operator-title">{text.title}</h1>
            <Facts overview={found.overview} />
            <div class="operator-desk">
              <Sections open={found.overview.reports.open} />
              <div class="operator-main">
                {problem.value && (
                  <p class="operator-problem" role="alert">
                    {problem.value}
                  </p>
                )}
                <Reports overview={found.overview} reports={found.reports} />
                <div class="operator-two">
                  <People people={found.people} />
                  <Tables tables={found.tables} />
                  <Clubs clubs={found.clubs} />
                  <Tournaments tournaments={found.tournaments} />
                </div>
              </div>
              <div class="operator-aside">
                <Limits quotas={found.overview.quotas} />
                <Held held={found.overview.bans} />
                <Log acts={found.acts} />
                <Server server={found.overview.server} />
              </div>
            </div>
          </>
        )}
      </main>
    </div>
  );
}

function Facts({ overview }: { readonly overview: Overview }) {
  const { facts } = operatorUi();
  const { oldest } = overview.reports;
  const shown = [
    [facts.people, overview.people],
    [facts.here, overview.here],
    [facts.running, overview.running],
    [facts.finished, overview.finished],
    [facts.oldest, oldest === null ? facts.none : since(oldest)],
  ] as const;
  return (
    <div class="operator-facts">
      <dl>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Wellness server={overview.server} />
    </div>
  );
}

function Sections({ open }: { readonly open: number }) {
  const { sections, title } = operatorUi();
  return (
    <nav class="operator-nav" aria-label={title}>
      {SECTIONS.map((name) => (
        <button
          key={name}
          type="button"
          onClick={() => {
            const section = document.getElementById(`operator-${name}`);
            section?.scrollIntoView({ block: 'start' });
            section?.focus({ preventScroll: true });
          }}
        >
          {sections[name]}
          {name === 'reports' && open > 0 && <b>{open}</b>}
        </button>
      ))}
    </nav>
  );
}
