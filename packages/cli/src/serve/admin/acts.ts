/** What the owner of the machine does to people, tables and limits. */
import { InputError, wholeNumber } from '../../flags.ts';
import { done, type Job, lasts, personOf, tableOf, targetOf, words } from './job.ts';

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

/** A club by its id, or by the link to it. */
const clubOf = (given: string): string => given.replace(/^.*#\/club\//, '').split('/')[0] ?? '';

const toClub =
  (kind: 'hideClub' | 'showClub' | 'deleteClub', said: string): Job =>
  async (asked) => {
    const [club = ''] = words(asked.words, 'CLUB');
    await done(asked, { kind, club: clubOf(club), reason: asked.reason }, `The club ${said}`);
  };

const renameClub: Job = async (asked) => {
  const [club = '', name = ''] = words(asked.words, 'CLUB', 'NAME');
  const about = asked.text === undefined ? {} : { about: asked.text };
  const act = { kind: 'renameClub', club: clubOf(club), name, reason: asked.reason, ...about } as const;
  await done(asked, act, `The club is called ${name}`);
};

/** A tournament by its id, or by the link to it. */
const tournamentOf = (given: string): string => given.replace(/^.*#\/tournament\//, '').split('/')[0] ?? '';

const toTournament =
  (kind: 'hideTournament' | 'showTournament' | 'deleteTournament', said: string): Job =>
  async (asked) => {
    const [tournament = ''] = words(asked.words, 'TOURNAMENT');
    const act = { kind, tournament: tournamentOf(tournament), reason: asked.reason };
    await done(asked, act, `The tournament ${said}`);
  };

const renameTournament: Job = async (asked) => {
  const [given = '', name = ''] = words(asked.words, 'TOURNAMENT', 'NAME');
  const { reason } = asked;
  const act = { kind: 'renameTournament', tournament: tournamentOf(given), name, reason } as const;
  await done(asked, act, `The tournament is called ${name}`);
};

const renameSeason: Job = async (asked) => {
  const [season = '', name = ''] = words(asked.words, 'SEASON', 'NAME');
  const act = { kind: 'renameSeason', season, name, reason: asked.reason } as const;
  await done(asked, act, `The season is called ${name}`);
};

const removeSeason: Job = async (asked) => {
  const [season = ''] = words(asked.words, 'SEASON');
  await done(asked, { kind: 'deleteSeason', season, reason: asked.reason }, 'The season is deleted');
};

const renameEvening: Job = async (asked) => {
  const [evening = '', name = ''] = words(asked.words, 'EVENING', 'NAME');
  const place = asked.text === undefined ? {} : { venue: asked.text };
  const act = { kind: 'renameEvening', evening, name, reason: asked.reason, ...place } as const;
  await done(asked, act, `The evening is called ${name}`);
};

const removeEvening: Job = async (asked) => {
  const [evening = ''] = words(asked.words, 'EVENING');
  await done(asked, { kind: 'deleteEvening', evening, reason: asked.reason }, 'The evening is deleted');
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

const quota: Job = async (asked) => {
  const [name = '', number = ''] = words(asked.words, 'NAME', 'NUMBER');
  const { isQuota, QUOTA_NAMES, QUOTAS } = asked.server;
  if (!isQuota(name)) throw new InputError(`There is no such quota; there are ${QUOTA_NAMES.join(', ')}.`);
  const { least, most, usual } = QUOTAS[name];
  const value = wholeNumber('NUMBER', number, { min: least, max: most, otherwise: usual });
  await done(asked, { kind: 'quota', name, value, reason: asked.reason }, `${name} is ${value} now`);
};

/** By the word that asks for it. */
export const acts: Readonly<Record<string, Job>> = {
  operator,
  ban,
  unban,
  mute,
  unmute: toPerson('unmute', 'may talk again'),
  word,
  rename,
  delete: toPerson('deletePerson', 'is deleted'),
  hide: toTable('hide', 'is hidden'),
  show: toTable('show', 'is shown again'),
  remove: toTable('deleteTable', 'is deleted'),
  'hide-club': toClub('hideClub', 'is hidden'),
  'show-club': toClub('showClub', 'is shown again'),
  'rename-club': renameClub,
  'remove-club': toClub('deleteClub', 'is deleted'),
  'rename-season': renameSeason,
  'remove-season': removeSeason,
  'rename-evening': renameEvening,
  'remove-evening': removeEvening,
  'hide-tournament': toTournament('hideTournament', 'is hidden'),
  'show-tournament': toTournament('showTournament', 'is shown again'),
  'rename-tournament': renameTournament,
  'remove-tournament': toTournament('deleteTournament', 'is deleted'),
  unsay: toLine('removeLine', 'is removed'),
  say: toLine('restoreLine', 'is there again'),
  settle,
  reopen,
  lift,
  quota,
};
