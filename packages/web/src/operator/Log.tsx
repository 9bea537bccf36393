/** What was done, by whom, to whom and why. */

import { useSignal } from '@preact/signals';
import { when } from '../home/when.ts';
import { ask } from '../online/ask.ts';
import { person as me } from '../online/person.ts';
import { operatorUi } from '../words/operator.ts';
import { moment } from './moment.ts';
import { nameOf } from './Reports.tsx';
import { Section } from './Section.tsx';
import { sizeOf } from './size.ts';
import type { Act } from './wire.ts';

export function Log({ acts }: { readonly acts: readonly Act[] }) {
  const text = operatorUi();
  const earlier = useSignal<readonly Act[]>([]);
  const last = (earlier.value.at(-1) ?? acts.at(-1))?.number ?? 0;
  const more = () =>
    void ask<{ readonly acts: readonly Act[] }>('GET', `operator/log?before=${last}`).then(
      (found) => {
        earlier.value = [...earlier.value, ...found.acts];
      },
      () => undefined,
    );
  const numbers = new Set(acts.map(({ number }) => number));
  const shown = [...acts, ...earlier.value.filter(({ number }) => !numbers.has(number))];
  return (
    <Section name="log" note={text.keptYear}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it the keyboard could not scroll. */}
      <ol class="operator-log" tabIndex={0} aria-label={text.sections.log}>
        {shown.map((one) => (
          <li key={one.number}>
            <time dateTime={new Date(one.at).toISOString()}>{when(one.at)}</time>
            <p>
              <b>{doer(one)}</b> {doneOf(one)}
              {one.reason !== '' && <q>{one.reason}</q>}
            </p>
          </li>
        ))}
      </ol>
      {last > 1 && (
        <button type="button" class="btn line-btn small" onClick={more}>
          {text.more}
        </button>
      )}
    </Section>
  );
}

function doer({ by, operator }: Act): string {
  const text = operatorUi();
  if (by !== 'operator') return by === 'machine' ? text.machine : text.byServer;
  return operator?.id === me.value?.id ? text.you : nameOf(operator);
}

function doneOf({ kind, person, table, network, details }: Act): string {
  const { done, until, quotas } = operatorUi();
  const who = network ?? nameOf(person);
  const end = () => until(typeof details.until === 'number' ? moment(details.until) : null);
  switch (kind) {
    case 'ban':
    case 'mute':
      return done[kind](who, end());
    case 'unban':
    case 'unmute':
    case 'word':
    case 'wordRead':
    case 'rename':
    case 'lift':
    case 'appoint':
    case 'dismiss':
    case 'broughtAlong':
      return done[kind](who);
    case 'hide':
    case 'show':
    case 'removeLine':
    case 'restoreLine':
      return done[kind](nameOf(table));
    case 'deletePerson':
    case 'deleteTable':
    case 'hideClub':
    case 'showClub':
    case 'renameClub':
    case 'deleteClub':
    case 'renameSeason':
    case 'deleteSeason':
    case 'renameEvening':
    case 'deleteEvening':
    case 'hideTournament':
    case 'showTournament':
    case 'renameTournament':
    case 'deleteTournament':
      return done[kind]();
    case 'settle':
    case 'reopen':
      return done[kind](String(details.report));
    case 'quota':
      return done.quota(quotas[String(details.name)] ?? String(details.name), String(details.value));
    case 'backup':
      return details.problem == null
        ? done.backup(sizeOf(Number(details.bytes)))
        : done.backupFailed(String(details.problem));
    case 'expired':
      return done.expired(Number(details.guests), Number(details.tables), Number(details.tournaments ?? 0));
    default:
      return kind;
  }
}
