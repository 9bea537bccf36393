/** How the server stands: its last backup, how large it is and how much room it has. */
import { operatorUi } from '../words/operator.ts';
import { moment } from './moment.ts';
import { Section } from './Section.tsx';
import { sizeOf } from './size.ts';
import type { Backup, ServerState } from './wire.ts';

const DAY = 86_400_000;
/** A server that was not backed up for longer deserves a look. */
const OLD = 7 * DAY;

export function Server({ server: { backup, taken, free } }: { readonly server: ServerState }) {
  const { server } = operatorUi();
  return (
    <Section name="server">
      <dl class="operator-server">
        <div>
          <dt>{server.backup}</dt>
          <dd>
            {backup === null ? server.never : moment(backup.at)}
            {backup && <small>{resultOf(backup)}</small>}
          </dd>
        </div>
        <div>
          <dt>{server.taken}</dt>
          <dd>{sizeOf(taken)}</dd>
        </div>
        {free !== null && (
          <div>
            <dt>{server.free}</dt>
            <dd>{sizeOf(free)}</dd>
          </div>
        )}
      </dl>
      <p class="operator-note">{server.how}</p>
    </Section>
  );
}

function resultOf({ bytes, problem }: Backup): string {
  const { server } = operatorUi();
  return problem ?? server.fine(sizeOf(bytes ?? 0));
}

/** In one line, for the head of the page. */
export function Wellness({ server: { backup } }: { readonly server: ServerState }) {
  const { server } = operatorUi();
  const isFine = backup !== null && backup.problem === null && Date.now() - backup.at < OLD;
  return (
    <p class={`operator-well ${isFine ? 'is-well' : 'is-not'}`}>
      {backup === null
        ? server.noBackup
        : backup.problem !== null
          ? server.failed
          : isFine
            ? server.well(moment(backup.at))
            : server.old(moment(backup.at))}
    </p>
  );
}
