/** What the owner of the machine is shown. */
import { type Job, lasts, when, words } from './job.ts';

const DAY = 86_400_000;

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

const clubs: Job = async (asked) => {
  const rows = await asked.desk.store.clubs.named(asked.words.join(' '), asked.most);
  asked.show(
    rows,
    ({ id, name, about, members, hidden, created }: (typeof rows)[number]) =>
      [id, name, `${members} members`, ...(hidden ? ['hidden'] : []), when(created), about].join('  '),
    'No club is called so.',
  );
};

const tournaments: Job = async (asked) => {
  const rows = await asked.desk.store.tournaments.named(asked.words.join(' '), asked.most);
  asked.show(
    rows,
    ({ id, title, name, status, entrants, hidden, created }: (typeof rows)[number]) =>
      [id, title, name, status, `${entrants} players`, ...(hidden ? ['hidden'] : []), when(created)].join(
        '  ',
      ),
    'No tournament is called so.',
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

/** Where it is, by its id: the innermost last. */
const whereOf = ({ game, club, season, evening, tournament }: Places): string =>
  Object.entries({ table: game, club, season, evening, tournament })
    .flatMap(([what, id]) => (id === null ? [] : [`${what} ${id}`]))
    .join('  ');

interface Places {
  readonly game: string | null;
  readonly club: string | null;
  readonly season: string | null;
  readonly evening: string | null;
  readonly tournament: string | null;
}

const reports: Job = async (asked) => {
  words(asked.words);
  const { store } = asked.desk;
  const found = await store.reports.list(false, asked.most);
  const names = await store.people.namesOf(
    found.flatMap(({ person, reporter }) => [person ?? [], reporter ?? []].flat()),
  );
  const around = (kind: string, game: string | null, line: number | null) =>
    kind === 'talk' && line !== null && game !== null ? store.talk.around(game, line, AROUND) : [];
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
    ({ number, kind, at, name, from, line, words: about, lines, ...where }: (typeof rows)[number]) =>
      [
        `${number}  ${when(at)}  ${kind}  of ${name ?? 'nobody'}  by ${from ?? 'deleted'}  ${whereOf(where)}  ${about}`,
        ...lines.map(
          (one) => `    ${one.number === line ? '>' : ' '} ${one.number}  ${one.name}: ${one.text}`,
        ),
      ].join('\n'),
    'Nothing waits to be looked at.',
  );
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

/** By the word that asks for it. */
export const lists: Readonly<Record<string, Job>> = {
  operators,
  people,
  tables,
  clubs,
  tournaments,
  bans,
  reports,
  quotas,
  state,
  log,
};
