/** `kursbuch admin`: keeping order on a server, for whoever has its machine, also while it runs. */
import { join } from 'node:path';
import type { Place } from '@kursbuch/server';
import { InputError, readFlags, wholeNumber } from '../flags.ts';
import type { Command, Terminal } from '../terminal.ts';
import { acts } from './admin/acts.ts';
import type { AdminJob, Job, Server } from './admin/job.ts';
import { lists } from './admin/lists.ts';
import { root } from './build.ts';

const USAGE = `kursbuch admin: keep order on a server

  kursbuch admin operator add WHO             WHO may keep order in the browser, at #/operator; remove takes it back
  kursbuch admin operators                    who they are
  kursbuch admin people [TEXT]                people whose name begins so, with what is forbidden to them
  kursbuch admin tables [TEXT]                tables whose name begins so
  kursbuch admin ban WHO|NETWORK              --for 3d: only for so long (m, h, d, w); unban lifts it, also by the number that bans shows
  kursbuch admin mute WHO                     may not talk, the same way; unmute lifts it
  kursbuch admin bans                         all bans and mutes that hold
  kursbuch admin word WHO TEXT                tell somebody something, where he plays
  kursbuch admin rename WHO NAME              another name, everywhere
  kursbuch admin delete WHO                   delete somebody: seats become free, finished games stay
  kursbuch admin hide TABLE                   out of all lists, for its players alone; show takes it back
  kursbuch admin remove TABLE                 delete a table, with everything that was played at it
  kursbuch admin hide-club CLUB               hide a club from all but its members; show-club shows it again
  kursbuch admin clubs [TEXT]                 clubs whose name begins so; tournaments lists those
  kursbuch admin rename-club CLUB NAME        give a club another name; --text TEXT: another sentence about it, or none
  kursbuch admin remove-club CLUB             delete a club; its tables stay
  kursbuch admin rename-season SEASON NAME    give a season another name; remove-season deletes it (ids: reports)
  kursbuch admin rename-evening EVENING NAME  rewrite an evening; --text TEXT: another place; remove-evening deletes it
  kursbuch admin hide-tournament TOURNAMENT   as with clubs: show-tournament, rename-tournament, remove-tournament
  kursbuch admin unsay TABLE LINE             remove a line of talk; say brings it back within a month
  kursbuch admin reports                      what waits to be looked at, with what was said around it
  kursbuch admin settle NUMBER OUTCOME        word, muted, removed, renamed, hidden, banned or noFault; reopen takes it back
  kursbuch admin lift WHO|NETWORK             forget what limits have counted ("too much at once")
  kursbuch admin quotas                       how much there may be of what, and what is used of it
  kursbuch admin quota NAME NUMBER            set it; it holds at once
  kursbuch admin state                        how large it is, and when it was last backed up
  kursbuch admin log                          what was done, by whom, to whom, why

      --data FOLDER  --database URL           which server; the same as with serve
      --why TEXT                              why: whom it concerns is told, and the log keeps it
      --most N  --json                        so many lines of a list (50); as JSON

WHO is a name, an e-mail address or an id; TABLE, CLUB and TOURNAMENT are an id or the link to it.`;

const DAY = 86_400_000;
const SPANS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: DAY, w: 7 * DAY };

function endOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const [, count, unit] = /^(\d{1,5})([mhdw])$/.exec(text) ?? [];
  if (count === undefined || unit === undefined || Number(count) === 0)
    throw new InputError(
      `--for needs a number with m, h, d or w behind it, such as 24h or 3d, not "${text.slice(0, 40)}".`,
    );
  return Date.now() + Number(count) * (SPANS[unit] as number);
}

const JOBS: ReadonlyMap<string, Job> = new Map(Object.entries({ ...acts, ...lists }));

export const adminCommand: Command = async ([name, ...args], terminal) => {
  if (name === undefined || name === 'help' || name === '--help') {
    terminal.out(USAGE);
    return 0;
  }
  const job = JOBS.get(name);
  if (!job)
    throw new InputError(
      `kursbuch admin knows no "${name.slice(0, 40)}"; kursbuch admin says what there is.`,
    );
  const { values, positionals } = readFlags('admin', args, {
    data: { type: 'string' },
    database: { type: 'string' },
    why: { type: 'string' },
    text: { type: 'string' },
    for: { type: 'string' },
    most: { type: 'string' },
    json: { type: 'boolean' },
  });
  const until = endOf(values.for);
  const most = wholeNumber('--most', values.most, { min: 1, max: 500, otherwise: 50 });
  const server = await import('@kursbuch/server');
  try {
    const place = placeOf(server, values);
    const desk = await server.openDesk(place);
    try {
      await job({
        server,
        desk,
        words: positionals,
        reason: values.why ?? '',
        text: values.text,
        until,
        most,
        show: shown(terminal, values.json === true),
        out: terminal.out,
      });
    } finally {
      await desk.close();
    }
    return 0;
  } catch (error) {
    throw error instanceof server.Unusable ? new InputError(error.message) : error;
  }
};

function placeOf(
  server: Server,
  { data, database }: { data?: string | undefined; database?: string | undefined },
): Place {
  const { DATABASE_URL, KURSBUCH_DATA } = process.env;
  return server.readSettings({ data, database }, { DATABASE_URL, KURSBUCH_DATA }, join(root, 'data')).place;
}

/** What people type is shown without what a terminal would obey. */
const harmless = (text: string): string => text.replaceAll(/\p{Cc}(?<!\n)/gu, '\uFFFD');

const shown =
  ({ out }: Terminal, asJson: boolean): AdminJob['show'] =>
  (rows, line, none) => {
    if (asJson) out(JSON.stringify(rows, null, 2));
    else if (rows.length === 0) out(none);
    else for (const row of rows) out(harmless(line(row as never)));
  };
