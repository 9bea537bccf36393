/** What others ask to be looked at, one of them with what was said around it, and what may happen. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { useSignal } from '@preact/signals';
import { operatorUi } from '../words/operator.ts';
import { act, endOf } from './desk.ts';
import { NewName, Reason } from './Field.tsx';
import { since } from './moment.ts';
import { Section } from './Section.tsx';
import type { Overview, Report, Someone } from './wire.ts';

export const nameOf = (one: Someone | null): string => one?.name ?? operatorUi().gone;

const HEADS = ['since', 'about', 'from', 'who', 'where', 'inShort'] as const;

export function Reports({
  overview,
  reports,
}: {
  readonly overview: Overview;
  readonly reports: readonly Report[];
}) {
  const text = operatorUi();
  const chosen = useSignal<number | null>(null);
  const open = reports.find(({ number }) => number === chosen.value) ?? reports[0];
  return (
    <Section name="reports" note={text.reportCount(overview.reports.open, overview.reports.settled)}>
      {reports.length === 0 && <p class="operator-none">{text.noReports}</p>}
      {reports.length > 0 && (
        <>
          <div class="operator-reports-head" aria-hidden="true">
            {HEADS.map((name) => (
              <span key={name}>{text.heads[name]}</span>
            ))}
          </div>
          <ul class="operator-reports">
            {reports.map((report) => (
              <li key={report.number} class={report === open ? 'is-now' : undefined}>
                <button
                  type="button"
                  aria-pressed={report === open}
                  onClick={() => {
                    chosen.value = report.number;
                  }}
                >
                  <time dateTime={new Date(report.at).toISOString()}>{since(report.at)}</time>
                  <b>{text.kinds[report.kind]}</b>
                  <span>{nameOf(report.reporter)}</span>
                  <b>{report.person ? nameOf(report.person) : nameOf(report.table)}</b>
                  <span>{nameOf(report.table)}</span>
                  <span>{report.words}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open && <Case key={open.number} report={open} />}
    </Section>
  );
}

function Case({ report }: { readonly report: Report }) {
  const text = operatorUi();
  const reason = useSignal('');
  const name = useSignal('');
  const busy = useSignal(false);
  const { number, kind, person, table, line, lines } = report;
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' });
  /** Do it, and the report is settled by it. */
  const settle = async (outcome: string, ...wishes: readonly object[]) => {
    if (busy.value) return;
    busy.value = true;
    const why = { reason: reason.value };
    await act(...wishes.map((wish) => ({ ...why, ...wish })), {
      kind: 'settle',
      report: number,
      outcome,
      ...why,
    });
    busy.value = false;
  };
  const press = (label: string, isFirst: boolean, isReady: boolean, run: () => Promise<void>) => (
    <button
      type="button"
      class={`btn ${isFirst ? 'ink' : 'line-btn'}`}
      disabled={busy.value || !isReady}
      onClick={() => void run()}
    >
      {label}
    </button>
  );
  const title =
    kind === 'talk'
      ? text.caseOf(number)
      : kind === 'name'
        ? text.caseOfName(number)
        : text.caseOfTable(number);
  const hasReason = reason.value.trim() !== '';
  return (
    <article class="operator-case" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <ol>
          {lines.map((one) => (
            <li key={one.number} class={one.number === line ? 'is-meant' : undefined}>
              <time dateTime={new Date(one.at).toISOString()}>{time.format(one.at)}</time>
              <p>
                <b>{one.name}</b> {one.text} {one.removed && <em>{text.removed}</em>}
              </p>
            </li>
          ))}
        </ol>
        {report.words !== '' && (
          <blockquote>
            {nameOf(report.reporter)}: {report.words}
          </blockquote>
        )}
        {person && <p class="operator-note">{text.before(nameOf(person), report.before)}</p>}
        <a href={addressOf({ at: 't', id: table.id })}>{text.openTable}</a>
      </div>
      <div>
        <h3>{text.whatHappens}</h3>
        <Reason text={reason} />
        {kind === 'name' && <NewName text={name} />}
        <div class="operator-acts">
          {person &&
            press(text.wordTo(nameOf(person)), true, hasReason, () =>
              settle('word', { kind: 'word', person: person.id }),
            )}
          {person &&
            kind === 'talk' &&
            press(text.muteDay, false, true, () =>
              settle('muted', { kind: 'mute', person: person.id, until: endOf('day') }),
            )}
          {kind === 'talk' &&
            line !== null &&
            press(text.removeLine, false, true, () =>
              settle('removed', { kind: 'removeLine', table: table.id, line }),
            )}
          {person &&
            kind === 'name' &&
            press(text.rename, false, name.value.trim() !== '', () =>
              settle('renamed', { kind: 'rename', person: person.id, name: name.value }),
            )}
          {kind === 'table' &&
            press(text.hide, true, true, () => settle('hidden', { kind: 'hide', table: table.id }))}
          {press(text.noFault, false, true, () => settle('noFault'))}
        </div>
        <p class="operator-note">{text.consequence}</p>
      </div>
    </article>
  );
}
