/** `kursbuch arena`: computer players against each other, seats rotated, and how they fared. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { playersOf } from '@kursbuch/bots';
import { firstTitle } from '@kursbuch/titles';
import { type ArenaJob, type Broken, type Contest, contest, type Departure } from './arena.ts';
import { CONTESTANTS, type Contestant, formerPlayer, isContestant } from './contestants.ts';
import { estimate, quantile, wilson } from './estimates.ts';
import { InputError, readFlags, wholeNumber } from './flags.ts';
import { openGame } from './gameFile.ts';
import { inColumns, type Profile, profileIn, profileLines } from './profile.ts';
import { readOptions, titleFor } from './setup.ts';
import { speechFor } from './speech.ts';
import type { Command, Terminal } from './terminal.ts';
import { dealtOut } from './workers.ts';

/** As many broken games are told one by one. */
const TOLD = 10;
const EXAMPLE = `kursbuch arena ${firstTitle.id} --bots calm,random,random,random --games 100`;

export const arenaCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('arena', args, {
    bots: { type: 'string' },
    games: { type: 'string' },
    seed: { type: 'string' },
    jobs: { type: 'string' },
    ms: { type: 'string' },
    steps: { type: 'string' },
    option: { type: 'string', multiple: true },
    preset: { type: 'string', multiple: true },
    save: { type: 'string' },
    profile: { type: 'boolean' },
    again: { type: 'string' },
    beside: { type: 'string', multiple: true },
    former: { type: 'string' },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0)
    throw new InputError(`kursbuch arena needs one title, such as: ${EXAMPLE}.`);
  const entry = titleFor(id);
  const bots = readBots(values.bots, entry.players);
  const games = wholeNumber('games', values.games, { min: 1, max: 1_000_000, otherwise: 100 });
  const jobs = wholeNumber('jobs', values.jobs, { min: 1, max: 64, otherwise: availableParallelism() });
  const ms =
    values.ms === undefined ? undefined : wholeNumber('ms', values.ms, { min: 1, max: 60_000, otherwise: 1 });
  const steps =
    values.steps === undefined
      ? undefined
      : wholeNumber('steps', values.steps, { min: 1, max: 10_000_000, otherwise: 1 });
  if (ms !== undefined && steps !== undefined)
    throw new InputError('--ms gives players time instead of steps: name one of the two.');
  const again =
    values.again === undefined
      ? undefined
      : wholeNumber('again', values.again, { min: 1, max: 1000, otherwise: 1 });
  const { seed = '1', save = 'arena' } = values;
  const options = readOptions(entry, values.preset, values.option);
  const players = (await playersOf(await entry.load())).map(({ name }) => name);
  const known: readonly Contestant[] = [...players, 'advised', 'asking', 'former'];
  await checkFormer(bots.includes('former'), values.former, id);
  const people = await besideThem(id, values.beside);
  const unknown = bots.find((bot) => !known.includes(bot));
  if (unknown)
    throw new InputError(`Nobody has taught ${unknown} to play ${id} yet; there is ${known.join(', ')}.`);

  const begun = performance.now();
  const numbers = Array.from({ length: games }, (_, index) => index);
  const job: ArenaJob = {
    title: id,
    bots,
    options,
    seed,
    games: numbers,
    ...(ms !== undefined && { ms }),
    ...(steps !== undefined && { steps }),
    ...((values.profile || people.length > 0) && { profile: true }),
    ...(again !== undefined && { again }),
    ...(values.former !== undefined && { former: values.former }),
  };
  const worker = new URL('./arenaWorker.ts', import.meta.url);
  const played = (await dealtOut(job, jobs, { here: (all) => contest(all), worker, worth: 2 }))
    .flat()
    .toSorted((one, other) => one.game - other.game);
  const seconds = (performance.now() - begun) / 1000;

  terminal.out(`${entry.name}, ${bots.join(', ')}, ${games} games, seed ${seed}`);
  for (const line of tableOf(played, bots)) terminal.out(line);
  const sum = (of: (one: Contest) => number) => played.reduce((total, one) => total + of(one), 0);
  terminal.out(
    `a game: ${Math.round(sum(({ actions }) => actions) / games)} actions, ${(sum((one) => one.ms) / games / 1000).toFixed(2)} s of thinking (all ${seconds.toFixed(1)} s)`,
  );
  terminal.out(`ended by: ${endings(played)}`);
  const illegal = sum(({ mishaps }) => mishaps.filter(({ kind }) => kind === 'illegal').length);
  const others = sum(({ mishaps }) => mishaps.length) - illegal;
  terminal.out(
    `illegal choices: ${illegal}, other mishaps: ${others}, broken invariants: ${sum(({ breaches }) => breaches)}`,
  );
  if (job.profile) {
    const profiles = played.flatMap(({ profile }) => profile ?? []);
    const groups = [
      { name: [...new Set(bots)].join(', '), profiles },
      { name: 'people', profiles: people },
    ];
    for (const line of profileLines(groups.filter((one) => one.profiles.length > 0))) terminal.out(line);
  }
  if (again !== undefined)
    for (const line of againLines(
      played.flatMap(({ departures }) => departures ?? []),
      again,
    ))
      terminal.out(line);
  const broken = played.flatMap((one) => one.broken ?? []);
  if (broken.length > 0) keepBroken(terminal, save, broken);
  return broken.length > 0 ? 1 : 0;
};

/** For each kind of question how often somebody left the adviser's answer, and would have with other seeds. */
export function againLines(departures: readonly Departure[], times: number): readonly string[] {
  const kinds = [...new Set(departures.map(({ kind }) => kind))].toSorted();
  const row = (name: string, some: readonly Departure[]) => {
    const { mean, margin } = estimate(some.map(({ repeated }) => repeated));
    return [name, String(some.length), `${percent(mean)} ± ${percent(margin)} %`];
  };
  return inColumns([
    ['departures from Steady', 'count', `made again with ${times} other seeds`],
    ...kinds.map((kind) =>
      row(
        kind,
        departures.filter((one) => one.kind === kind),
      ),
    ),
    row('all', departures),
  ]);
}

/** Whoever wants the former player says from which checkout, and it has one. Throws an InputError. */
async function checkFormer(isWanted: boolean, folder: string | undefined, id: string): Promise<void> {
  if (isWanted !== (folder !== undefined))
    throw new InputError('former plays from another checkout: --bots names it, --former FOLDER says which.');
  if (folder === undefined) return;
  if (!(await formerPlayer(folder, id).catch(() => undefined)))
    throw new InputError(`No player of ${id} is in ${folder}: --former wants the folder of a checkout.`);
}

/** How games in files were played: those of people beside those of players. Throws an InputError. */
async function besideThem(id: string, files: readonly string[] = []): Promise<readonly Profile[]> {
  const speech = await speechFor();
  const profiles: Profile[] = [];
  for (const file of files) {
    const game = await openGame(file, speech);
    if (game.hosted.id !== id)
      throw new InputError(`${file}: this is a game of ${game.hosted.id}, not of ${id}.`);
    profiles.push(profileIn(game));
  }
  return profiles;
}

/** Tell of games that did not go as they should, and keep their records. */
export function keepBroken(terminal: Pick<Terminal, 'err'>, folder: string, broken: readonly Broken[]): void {
  for (const { game, sentence, record } of broken.slice(0, TOLD))
    terminal.err(`game ${game} (seed ${record.seed}) ${sentence}`);
  if (broken.length > TOLD) terminal.err(`and ${broken.length - TOLD} more`);
  mkdirSync(folder, { recursive: true });
  for (const { record } of broken)
    writeFileSync(join(folder, `${record.title}-${record.seed}.json`), `${JSON.stringify(record)}\n`);
  terminal.err(`The records lie in ${folder}.`);
}

function readBots(
  text: string | undefined,
  { min, max }: { readonly min: number; readonly max: number },
): readonly Contestant[] {
  if (text === undefined)
    throw new InputError(`kursbuch arena needs --bots with a name for each seat, such as: ${EXAMPLE}.`);
  const names = text.split(',').map((name) => name.trim());
  const bots = names.filter(isContestant);
  const wrong = names.find((name) => !isContestant(name));
  if (wrong !== undefined)
    throw new InputError(
      `There is no computer player "${wrong.slice(0, 40)}"; there is ${CONTESTANTS.join(', ')}.`,
    );
  if (bots.length < min || bots.length > max)
    throw new InputError(`--bots names ${bots.length} players; this game has ${min} to ${max}.`);
  return bots;
}

function endings(played: readonly Contest[]): string {
  const counts = new Map<string, number>();
  for (const { ending } of played)
    counts.set(ending ?? 'nothing', (counts.get(ending ?? 'nothing') ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([cause, count]) => `${cause} ${count}`)
    .join(', ');
}

const percent = (part: number): string => (100 * part).toFixed(1);

/** A line for each player, under a line of heads. */
function tableOf(played: readonly Contest[], bots: readonly Contestant[]): readonly string[] {
  const rows = [...new Set(bots)].map((bot) => {
    const seats = bots.filter((one) => one === bot).length;
    // Seats of one name in one game are not independent: a game counts once.
    const perGame = (of: (one: Contest['placings'][number]) => number, sum = false) =>
      played.flatMap(({ placings }) => {
        const own = placings.filter((one) => one.bot === bot).map(of);
        const total = own.reduce((all, value) => all + value, 0);
        return own.length === 0 ? [] : [sum ? total : total / own.length];
      });
    const wins = perGame(({ win }) => win, true);
    const won = wins.reduce((all, value) => all + value, 0);
    const { low, high } = wilson(won, wins.length);
    const [rank, worth, share] = [
      estimate(perGame((one) => one.rank)),
      estimate(perGame((one) => one.worth)),
      estimate(perGame((one) => one.share)),
    ];
    const times = played.flatMap((one) => one.times[bot] ?? []);
    const onFeet = played.flatMap(({ placings }) =>
      placings.flatMap((one) => (one.bot === bot && one.isOnFeet !== undefined ? [one.isOnFeet] : [])),
    );
    return [
      bot,
      String(seats),
      `${percent(won / Math.max(1, wins.length))} % [${percent(low)}..${percent(high)}]`,
      `${rank.mean.toFixed(2)} ± ${rank.margin.toFixed(2)}`,
      `${Math.round(worth.mean)} ± ${Math.round(worth.margin)}`,
      `${share.mean.toFixed(3)} ± ${share.margin.toFixed(3)}`,
      `${quantile(times, 0.5).toFixed(1)} / ${quantile(times, 0.99).toFixed(1)}`,
      onFeet.length === 0 ? '' : `${percent(onFeet.filter(Boolean).length / onFeet.length)} %`,
    ];
  });
  const heads = [
    'player',
    'seats',
    'wins',
    'rank',
    'worth',
    'part',
    'ms a decision: median / p99',
    'leads early',
  ];
  return inColumns([heads, ...rows]);
}
