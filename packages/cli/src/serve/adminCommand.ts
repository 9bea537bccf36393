/** `kursbuch admin`: keeping order on a server, for whoever has its machine, also while it runs. */
import { join } from 'node:path';
import type { Act, Desk, KnownPerson, MachineAct, Place, Target } from '@kursbuch/server';
import { InputError, readFlags, wholeNumber } from '../flags.ts';
import type { Command, Terminal } from '../terminal.ts';
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

WHO is a name, an e-mail address or an id; TABLE an id or the link to it.`;

type Server = typeof import('@kursbuch/server');

interface AdminJob {
  readonly server: Server;
  readonly desk: Desk;
  readonly words: readonly string[];
  readonly reason: string;
  /** When it ends; null: never. */
  readonly until: number | null;
  readonly most: number;
  /** Lines for people, or the same as JSON. */
  show(rows: readonly object[], line: (row: never) => string, none: string): void;
  out(text: string): void;
}

type Job = (asked: AdminJob) => Promise<void>;

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

/** So many words, or how it is called. */
function words(given: readonly string[], ...names: readonly string[]): readonly string[] {
  if (given.length === names.length && given.every((word) => word !== '')) return given;
  throw new InputError(
    `That needs ${names.length === 0 ? 'nothing more' : names.join(' and ')}; kursbuch admin says how.`,
  );
}

const when = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const lasts = (until: number | null): string => (until === null ? 'for good' : `until ${when(until)}`);

async function personOf({ desk }: AdminJob, who: string): Promise<KnownPerson> {
  const found = await desk.store.operators.called(who.trim());
  const [one, ...more] = found;
  if (!one) throw new InputError(`Nobody here is called "${who.slice(0, 40)}".`);
  if (more.length > 0)
    throw new InputError(
      `${found.length} people are called "${who.slice(0, 40)}"; name one by id: ${found.map(({ id }) => id).join(', ')}.`,
    );
  return one;
}

async function targetOf(asked: AdminJob, who: string): Promise<Target> {
  const network = asked.server.networkFrom(who);
  return network === null ? { person: (await personOf(asked, who)).id } : { network };
}

/** A table by its id, or by its link. */
const tableOf = (text: string): string => text.replace(/^.*#\/t\//, '');

/** Do it, and say that it was done. */
async function done(
  asked: AdminJob,
  act: Act | MachineAct extends infer A ? A : never,
  said: string,
): Promise<void> {
  const number = await asked.desk.perform(act);
  asked.out(`${said} (${number} in the log).`);
}

const toPerson =
  (kind: 'unmute' | 'deletePerson', said: string): Job =>
  async (asked) => {
    const [who = ''] = words(asked.words, 'WHO');
    const { id, name } = await personOf(asked, who);
    await done(asked, { kind, person: id, reason: asked.reason }, `${name} ${said}`);
  };

const lift: Job = async (asked) => {
  const [who = ''] = words(asked.words, 'WHO or a network');
  const { reason } = asked;
  const said = `${who}: limits count from the beginning again`;
  await done(asked, { kind: 'lift', ...(await targetOf(asked, who)), reason }, said);
};

/** Somebody, a network, or a ban whose account is deleted. */
const unban: Job = async (asked) => {
  const [who = ''] = words(asked.words, 'WHO or a network');
  const { reason } = asked;
  const { sanctions } = await asked.desk.store.operators.order(Date.now());
  const gone = sanctions.find(({ id, address }) => address !== null && id === who);
  const target = gone ? { ban: gone.id } : await targetOf(asked, who);
  await done(asked, { kind: 'unban', ...target, reason }, `${who}: banned no longer`);
};

const toTable =
  (kind: 'hide' | 'show' | 'deleteTable', said: string): Job =>
  async (asked) => {
    const [table = ''] = words(asked.words, 'TABLE');
    await done(asked, { kind, table: tableOf(table), reason: asked.reason }, `The table ${said}`);
  };

const toLine =
  (kind: 'removeLine' | 'restoreLine', said: string): Job =>
  async (asked) => {
    const [table = '', line = ''] = words(asked.words, 'TABLE', 'LINE');
    const number = wholeNumber('LINE', line, { min: 1, otherwise: 0 });
    await done(
      asked,
      { kind, table: tableOf(table), line: number, reason: asked.reason },
      `The line ${said}`,
    );
  };

const ban: Job = async (asked) => {
  const [who = ''] = words(asked.words, 'WHO or a network');
  const { until, reason } = asked;
  await done(
    asked,
    { kind: 'ban', ...(await targetOf(asked, who)), until, reason },
    `${who} is banned ${lasts(until)}`,
  );
};

const mute: Job = async (asked) => {
  const [who = ''] = words(asked.words, 'WHO');
  const { until, reason } = asked;
  const { id, name } = await personOf(asked, who);
  await done(asked, { kind: 'mute', person: id, until, reason }, `${name} may not talk ${lasts(until)}`);
};

const word: Job = async (asked) => {
  const [who = '', text = ''] = words(asked.words, 'WHO', 'TEXT');
  const { id, name } = await personOf(asked, who);
  await done(asked, { kind: 'word', person: id, reason: text }, `${name} is told`);
};

const rename: Job = async (asked) => {
  const [who = '', name = ''] = words(asked.words, 'WHO', 'NAME');
  const { id } = await personOf(asked, who);
  await done(
    asked,
    { kind: 'rename', person: id, name, reason: asked.reason },
    `${who} is called ${name} now`,
  );
};

const operator: Job = async (asked) => {
  const [what = '', who = ''] = words(asked.words, 'add or remove', 'WHO');
  if (what !== 'add' && what !== 'remove')
    throw new InputError('kursbuch admin operator add WHO, or remove WHO.');
  const { id, name } = await personOf(asked, who);
  const said = what === 'add' ? 'keeps order from now on' : 'is no operator any more';
  await done(
    asked,
    { kind: what === 'add' ? 'appoint' : 'dismiss', person: id, reason: asked.reason },
    `${name} ${said}`,
  );
};

const operators: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const ids = (await store.operators.order(Date.now())).operators;
  const names = await store.people.namesOf(ids);
  const rows = ids.map((id) => ({ id, name: names.get(id) ?? null }));
  asked.show(rows, ({ id, name }: (typeof rows)[number]) => `${id}  ${name}`, 'Nobody keeps order here yet.');
};

const people: Job = async (asked) => {
  const { operators: store } = asked.desk.store;
  const { sanctions } = await store.order(Date.now());
  const found = await store.people(asked.words.join(' '), asked.most);
  const rows = found.map((one) => ({
    ...one,
    sanctions: sanctions
      .filter(({ person }) => person === one.id)
      .map(({ kind, until }) => ({ kind, until })),
  }));
  asked.show(
    rows,
    ({ id, name, registered, seen, games, sanctions: held }: (typeof rows)[number]) =>
      [
        id,
        name,
        registered === null ? 'guest' : 'account',
        `${games} games`,
        seen === null ? 'never seen' : `seen ${when(seen)}`,
        ...held.map(({ kind, until }) => `${kind} ${lasts(until)}`),
      ].join('  '),
    'Nobody is called so.',
  );
};

const tables: Job = async (asked) => {
  const rows = await asked.desk.store.operators.tables(asked.words.join(' '), asked.most);
  asked.show(
    rows,
    ({ id, title, name, status, listed, hidden, changed }: (typeof rows)[number]) =>
      [
        id,
        title,
        name,
        status,
        listed ? 'listed' : 'by link',
        ...(hidden ? ['hidden'] : []),
        when(changed),
      ].join('  '),
    'No table is called so.',
  );
};

const bans: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const { sanctions } = await store.operators.order(Date.now());
  const names = await store.people.namesOf(sanctions.flatMap(({ person }) => person ?? []));
  const rows = sanctions.map((one) => ({ ...one, name: one.person && (names.get(one.person) ?? null) }));
  asked.show(
    rows,
    ({ id, kind, person, name, network, address, until, reason }: (typeof rows)[number]) =>
      [
        kind,
        network ?? (address === null ? `${name} (${person})` : `a deleted account (ban ${id})`),
        lasts(until),
        reason,
      ].join('  '),
    'Nothing is forbidden to anybody.',
  );
};

/** So many lines before and after what was reported. */
const AROUND = 5;

const reports: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const found = await store.reports.list(false, asked.most);
  const names = await store.people.namesOf(
    found.flatMap(({ person, reporter }) => [person ?? [], reporter ?? []].flat()),
  );
  const around = (kind: string, game: string, line: number | null) =>
    kind === 'talk' && line !== null ? store.talk.around(game, line, AROUND) : [];
  const rows = await Promise.all(
    found.map(async (report) => ({
      ...report,
      name: report.person && (names.get(report.person) ?? null),
      from: report.reporter && (names.get(report.reporter) ?? null),
      lines: (await around(report.kind, report.game, report.line)).map(({ number, name, text }) => ({
        number,
        name,
        text,
      })),
    })),
  );
  asked.show(
    rows,
    ({ number, kind, at, name, from, game, line, words: about, lines }: (typeof rows)[number]) =>
      [
        `${number}  ${when(at)}  ${kind}  of ${name ?? 'nobody'}  by ${from ?? 'deleted'}  table ${game}  ${about}`,
        ...lines.map(
          (one) => `    ${one.number === line ? '>' : ' '} ${one.number}  ${one.name}: ${one.text}`,
        ),
      ].join('\n'),
    'Nothing waits to be looked at.',
  );
};

const settle: Job = async (asked) => {
  const [number = '', outcome = ''] = words(asked.words, 'NUMBER', 'OUTCOME');
  const known = asked.server.OUTCOMES.find((one) => one === outcome);
  if (!known) throw new InputError(`An outcome is one of ${asked.server.OUTCOMES.join(', ')}.`);
  const report = wholeNumber('NUMBER', number, { min: 1, otherwise: 0 });
  await done(
    asked,
    { kind: 'settle', report, outcome: known, reason: asked.reason },
    `Report ${report} is settled`,
  );
};

const reopen: Job = async (asked) => {
  const [number = ''] = words(asked.words, 'NUMBER');
  const report = wholeNumber('NUMBER', number, { min: 1, otherwise: 0 });
  await done(asked, { kind: 'reopen', report, reason: asked.reason }, `Report ${report} waits again`);
};

const quotas: Job = async (asked) => {
  words(asked.words);
  const { QUOTAS, quotaUse } = asked.server;
  const { store } = asked.desk;
  const set = (await store.operators.order(Date.now())).quotas;
  const rows = await quotaUse(store, (name) => set[name] ?? QUOTAS[name].usual);
  asked.show(
    rows,
    ({ name, value, usual, least, most, inUse, reached, soon }: (typeof rows)[number]) =>
      [
        `${name}  ${value}  (usually ${usual}, from ${least} to ${most})`,
        ...(inUse === null ? [] : [`in use: ${inUse} at most`]),
        ...(reached === null ? [] : [reached === 0 ? 'not reached today' : `reached ${reached} times today`]),
        ...(soon === null ? [] : [`${soon} go within a day`]),
      ].join('  '),
    '',
  );
};

const state: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const { backup, taken, free } = await asked.server.serverState(store);
  const { people: known, running, finished } = await store.operators.counts(Date.now() - 7 * DAY);
  const lines = [
    `people ${known}, games running ${running}, finished this week ${finished}`,
    `database ${size(taken)}${free === null ? '' : `, left on its disk ${size(free)}`}`,
    backup === null
      ? 'never backed up: kursbuch backup FILE'
      : backup.problem === null
        ? `backed up ${when(backup.at)}, ${size(backup.bytes ?? 0)}, read again and whole`
        : `the backup of ${when(backup.at)} failed: ${backup.problem}`,
  ];
  asked.show([{ people: known, running, finished, taken, free, backup }], () => lines.join('\n'), '');
};

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

/** Bytes as people say them. */
function size(bytes: number): string {
  const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  return `${Number((bytes / 1000 ** unit).toPrecision(3))} ${UNITS[unit]}`;
}

const quota: Job = async (asked) => {
  const [name = '', number = ''] = words(asked.words, 'NAME', 'NUMBER');
  const { isQuota, QUOTA_NAMES, QUOTAS } = asked.server;
  if (!isQuota(name)) throw new InputError(`There is no such quota; there are ${QUOTA_NAMES.join(', ')}.`);
  const { least, most, usual } = QUOTAS[name];
  const value = wholeNumber('NUMBER', number, { min: least, max: most, otherwise: usual });
  await done(asked, { kind: 'quota', name, value, reason: asked.reason }, `${name} is ${value} now`);
};

const log: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const kept = await store.operators.log(null, asked.most);
  const names = await store.people.namesOf(
    kept.flatMap(({ operator: who, person }) => [who ?? [], person ?? []].flat()),
  );
  const rows = kept.map(({ details, ...act }) => ({ ...act, details: JSON.parse(details) }));
  const called = (id: string) => names.get(id) ?? 'deleted';
  asked.show(
    rows,
    ({
      number,
      at,
      by,
      operator: who,
      kind,
      person,
      game,
      network,
      details,
      reason,
    }: (typeof rows)[number]) =>
      [
        number,
        when(at),
        who === null ? by : called(who),
        kind,
        ...(person === null ? [] : [`${called(person)} (${person})`]),
        ...(network === null ? [] : [network]),
        ...(game === null ? [] : [`table ${game}`]),
        ...Object.entries(details).map(([name, value]) =>
          name === 'until' ? lasts(value as number | null) : `${name} ${value}`,
        ),
        ...(reason === '' ? [] : [`"${reason}"`]),
      ].join('  '),
    'Nothing was done yet.',
  );
};

const JOBS: ReadonlyMap<string, Job> = new Map<string, Job>([
  ['operator', operator],
  ['operators', operators],
  ['people', people],
  ['tables', tables],
  ['ban', ban],
  ['unban', unban],
  ['mute', mute],
  ['unmute', toPerson('unmute', 'may talk again')],
  ['bans', bans],
  ['word', word],
  ['rename', rename],
  ['delete', toPerson('deletePerson', 'is deleted')],
  ['hide', toTable('hide', 'is hidden')],
  ['show', toTable('show', 'is shown again')],
  ['remove', toTable('deleteTable', 'is deleted')],
  ['unsay', toLine('removeLine', 'is removed')],
  ['say', toLine('restoreLine', 'is there again')],
  ['reports', reports],
  ['settle', settle],
  ['reopen', reopen],
  ['lift', lift],
  ['quotas', quotas],
  ['state', state],
  ['quota', quota],
  ['log', log],
]);

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
