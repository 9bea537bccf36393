/** What others ask to be looked at, one of them with what was said around it, and what may happen. */

import { addressOf } from '@kursbuch/screens/parts/place.ts';
import { region } from '@kursbuch/screens/settings/settings.ts';
import { type Signal, useSignal } from '@preact/signals';
import { operatorUi } from '../words/operator.ts';
import { act, endOf } from './desk.ts';
import { Field, NewName, Reason } from './Field.tsx';
import { since } from './moment.ts';
import { Section } from './Section.tsx';
import type { Overview, Report, ReportedGroup, Someone } from './wire.ts';

export const nameOf = (one: Someone | null): string => one?.name ?? operatorUi().gone;

/** The club, season, evening or tournament that was reported, by its own name; undefined: something at a table. */
const groupOf = ({ kind, ...report }: Report): ReportedGroup | undefined =>
  kind === 'club' || kind === 'season' || kind === 'evening' || kind === 'tournament'
    ? report[kind]
    : undefined;

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
                  <b>
                    {report.person ? nameOf(report.person) : (groupOf(report)?.name ?? nameOf(report.table))}
                  </b>
                  <span>{report.club?.name ?? (report.table ? nameOf(report.table) : '')}</span>
                  <span>{report.words}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {open &&
        (groupOf(open) ? (
          <GroupCase key={open.number} report={open} />
        ) : (
          <Case key={open.number} report={open} />
        ))}
    </Section>
  );
}

/** What may happen about a report: do it, and the report is settled by it. */
function useSettling(number: number, reason: Signal<string>) {
  const busy = useSignal(false);
  const settle = async (outcome: string, ...wishes: readonly object[]) => {
    if (busy.value) return;
    busy.value = true;
    const why = { reason: reason.value };
    const settled = { kind: 'settle', report: number, outcome, ...why };
    await act(...wishes.map((wish) => ({ ...why, ...wish })), settled);
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
  return { settle, press };
}

const GROUP_ACTS = {
  club: { rename: 'renameClub', hide: 'hideClub', remove: 'deleteClub' },
  season: { rename: 'renameSeason', hide: null, remove: 'deleteSeason' },
  evening: { rename: 'renameEvening', hide: null, remove: 'deleteEvening' },
  tournament: { rename: 'renameTournament', hide: 'hideTournament', remove: 'deleteTournament' },
} as const;

/** The longest name of a club, a season, an evening or a tournament, and what else is written of it. */
const LONGEST_NAME = 40;
const LONGEST_TEXT = 300;

/** A club or a tournament: what is written there, and what may become of it. */
function GroupCase({ report }: { readonly report: Report }) {
  const text = operatorUi();
  const { number, kind } = report;
  const group = groupOf(report);
  const reason = useSignal('');
  const name = useSignal(group?.name ?? '');
  const written = useSignal(group?.text ?? '');
  const sure = useSignal(false);
  const { settle, press } = useSettling(number, reason);
  if (!group || (kind !== 'club' && kind !== 'season' && kind !== 'evening' && kind !== 'tournament'))
    return null;
  const target = { [kind]: group.id };
  const named = GROUP_ACTS[kind];
  const field = kind === 'club' ? 'about' : kind === 'evening' ? 'venue' : null;
  const hasReason = reason.value.trim() !== '';
  const isChanged = name.value !== group.name || written.value !== group.text;
  return (
    <article class="operator-case" aria-label={text.caseOfGroup[kind](number)}>
      <div>
        <h3>{text.caseOfGroup[kind](number)}</h3>
        <ol>
          <li class="is-meant">
            <p>
              <b>{group.name}</b> {group.text}
            </p>
          </li>
        </ol>
        {report.words !== '' && (
          <blockquote>
            {nameOf(report.reporter)}: {report.words}
          </blockquote>
        )}
        <p class="operator-note">{text.runBy(group.by.map(nameOf))}</p>
        <a
          href={addressOf(
            report.club ? { at: 'club', id: report.club.id } : { at: 'tournament', id: group.id },
          )}
        >
          {text.openGroup}
        </a>
      </div>
      <div>
        <h3>{text.whatHappens}</h3>
        <Reason text={reason} />
        <Field label={text.newName} text={name} most={LONGEST_NAME} />
        {field !== null && <Field label={text.writtenThere[field]} text={written} most={LONGEST_TEXT} />}
        <div class="operator-acts">
          {press(text.acts.rewrite, true, isChanged && name.value.trim() !== '', () =>
            settle('renamed', {
              kind: named.rename,
              ...target,
              name: name.value,
              ...(field !== null && { [field]: written.value }),
            }),
          )}
          {group.by
            .slice(0, 3)
            .map((one) =>
              press(text.wordTo(nameOf(one)), false, hasReason, () =>
                settle('word', { kind: 'word', person: one.id }),
              ),
            )}
          {named.hide !== null &&
            press(text.acts.hide, false, true, () => settle('hidden', { kind: named.hide, ...target }))}
          {press(text.acts.deleteTable, false, true, async () => {
            sure.value = !sure.value;
          })}
          {press(text.noFault, false, true, () => settle('noFault'))}
        </div>
        {sure.value && (
          <p class="operator-sure">
            {text.sureGroup}{' '}
            <button
              type="button"
              class="btn grave-btn small"
              onClick={() => void settle('removed', { kind: named.remove, ...target })}
            >
              {text.really}
            </button>
          </p>
        )}
        <p class="operator-note">{text.consequence}</p>
      </div>
    </article>
  );
}

function Case({ report }: { readonly report: Report }) {
  const text = operatorUi();
  const reason = useSignal('');
  const name = useSignal('');
  const { number, kind, person, table, line, lines } = report;
  const time = new Intl.DateTimeFormat(region(), { hour: 'numeric', minute: '2-digit' });
  const { settle, press } = useSettling(number, reason);
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
        {table && <a href={addressOf({ at: 't', id: table.id })}>{text.openTable}</a>}
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
            table &&
            press(text.removeLine, false, true, () =>
              settle('removed', { kind: 'removeLine', table: table.id, line }),
            )}
          {person &&
            kind === 'name' &&
            press(text.rename, false, name.value.trim() !== '', () =>
              settle('renamed', { kind: 'rename', person: person.id, name: name.value }),
            )}
          {kind === 'table' &&
            table &&
            press(text.hide, true, true, () => settle('hidden', { kind: 'hide', table: table.id }))}
          {press(text.noFault, false, true, () => settle('noFault'))}
        </div>
        <p class="operator-note">{text.consequence}</p>
      </div>
    </article>
  );
}
