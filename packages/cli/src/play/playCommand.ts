/** `kursbuch play`: a game in the terminal, people and random players in any mix. */
import { randomUUID } from 'node:crypto';
import { cutName, isRefusal, lookAlike, properName, type RecordedAction, type Setup } from '@kursbuch/table';
import { type TitleEntry, titles } from '@kursbuch/titles';
import type { Labels } from '@kursbuch/words';
import { hostedBy } from '../families.ts';
import { InputError, readFlags } from '../flags.ts';
import { openGame, whyNot } from '../gameFile.ts';
import { columns, paintFor } from '../paint.ts';
import { readOptions, titleFor, unusual } from '../setup.ts';
import { type Speech, speechFor } from '../speech.ts';
import type { Command, Terminal } from '../terminal.ts';
import { isNo, isYes } from '../typed.ts';
import { TerminalPlayer } from './player.ts';
import { isRandomName, Session } from './session.ts';

export const playCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('play', args, {
    players: { type: 'string' },
    seed: { type: 'string' },
    option: { type: 'string', multiple: true },
    preset: { type: 'string', multiple: true },
    load: { type: 'string' },
    autosave: { type: 'string' },
    lang: { type: 'string' },
  });
  const speech = await speechFor(values.lang);
  const { words, labels } = speech;
  if (positionals.length > 1) throw new InputError(labels.oneTitle);
  const [id] = positionals;
  if (values.load !== undefined) {
    for (const flag of ['players', 'seed', 'option', 'preset'] as const)
      if (values[flag] !== undefined) throw new InputError(labels.notWithLoad(flag));
    const session = await loadedSession(values.load, speech);
    if (id !== undefined && id !== session.title)
      throw new InputError(labels.otherTitle(values.load, session.title, id.slice(0, 40)));
    terminal.out(labels.goingOn(values.load, session.room.length));
    return played(session, terminal, speech, values.autosave);
  }

  const entry = id === undefined ? await askTitle(terminal, labels) : titleFor(id);
  if (!entry) return leave(terminal, speech);
  let options = readOptions(entry, values.preset, values.option);
  const players =
    values.players === undefined
      ? await askPlayers(terminal, entry, labels)
      : readPlayers(entry, values.players, labels);
  if (!players) return leave(terminal, speech);
  // Whoever has named nothing but a language is asked for everything.
  const unnamed = Object.keys(values).every((flag) => flag === 'lang');
  if (id === undefined && unnamed) {
    const chosen = await askOptions(terminal, entry, speech);
    if (!chosen) return leave(terminal, speech);
    options = chosen;
  }
  const setup: Setup = { players, seed: values.seed ?? randomUUID(), options };
  const hosted = await hostedBy(await entry.load(), words.language);
  const start = hosted.table.setup(setup);
  if (isRefusal(start)) throw new InputError(whyNot(hosted, null, start));
  const session = new Session(hosted, setup, start);
  const extra = unusual(entry.options, setup.options);
  terminal.out(`\n${labels.beginning(`${entry.name}${extra}`, start.players.join(', '), setup.seed)}`);
  if (session.people.length > 0) terminal.out(labels.helpShows);
  return played(session, terminal, speech, values.autosave);
};

/** Play, and take leave politely. */
async function played(
  session: Session,
  terminal: Terminal,
  speech: Speech,
  autosave?: string,
): Promise<number> {
  const { labels } = speech;
  const player = new TerminalPlayer(session, terminal, speech, autosave);
  const leaving = await player.play();
  if (!player.unsaved || leaving === 'over') {
    terminal.out(labels.goodbye);
    return 0;
  }
  if (leaving === 'quit' || terminal.interactive) {
    let file = await terminal.ask(labels.saveFirst);
    if (file !== null && isYes(file)) file = await terminal.ask(labels.saveAs);
    if (file !== null && file.trim() !== '' && !isNo(file)) player.save(file.trim());
    terminal.out(labels.goodbye);
    return 0;
  }
  terminal.out(`\n${labels.notSaved}`);
  return 0;
}

async function loadedSession(file: string, speech: Speech): Promise<Session> {
  const game = await openGame(file, speech);
  const session = new Session(game.hosted, game.setup, game.start);
  const played: RecordedAction[] = [];
  for (const { actions, problem } of game.steps()) {
    if (problem !== undefined) throw new InputError(`${file}: ${problem}`);
    played.push(...actions);
  }
  session.goOnFrom(played);
  return session;
}

function leave(terminal: Terminal, { labels }: Speech): number {
  terminal.out(`\n${labels.goodbye}`);
  return 0;
}

// ---------------------------------------------------------------- questions before the game

/** Ask until the answer makes sense; undefined when there are no more lines. */
async function askFor<T>(
  terminal: Terminal,
  labels: Labels,
  prompt: string,
  standard: string,
  read: (text: string) => T | undefined,
): Promise<T | undefined> {
  for (;;) {
    const line = await terminal.ask(prompt);
    if (line === null) return undefined;
    try {
      const answer = read(line.trim() || standard);
      if (answer !== undefined) return answer;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      terminal.out(paintFor(terminal.colour).red(error.in(labels)));
    }
  }
}

async function askTitle(terminal: Terminal, labels: Labels): Promise<TitleEntry | undefined> {
  const { bold } = paintFor(terminal.colour);
  terminal.out(`${labels.welcome(bold('Kursbuch'))}\n`);
  const [first] = titles as [TitleEntry];
  const names = titles.map(({ id }) => id).join(', ');
  return askFor(terminal, labels, labels.whichGame(names, first.id), first.id, titleFor);
}

function askPlayers(
  terminal: Terminal,
  entry: TitleEntry,
  labels: Labels,
): Promise<readonly string[] | undefined> {
  const { min, max } = entry.players;
  terminal.out(labels.whoPlays(min, max));
  const usual = labels.usualPlayers;
  return askFor(terminal, labels, `[${usual}] `, usual, (text) => readPlayers(entry, text, labels));
}

/** "Anna,Ben,random": random players get numbers. */
function readPlayers(entry: TitleEntry, text: string, labels: Labels): readonly string[] {
  const { min, max } = entry.players;
  const given = text.split(',').map((name) => name.trim());
  if (given.includes('')) throw new InputError(labels.needsName);
  if (given.length < min || given.length > max)
    throw new InputError(labels.notSoMany(entry.name, min, max, given.length));
  let random = 0;
  const several = given.filter(isRandomName).length > 1;
  const names = given.map((name) => {
    if (cutName(name) !== name) throw new InputError(labels.nameTooLong(cutName(name)));
    if (isRandomName(name)) return `${labels.randomName}${several ? ` ${++random}` : ''}`;
    const proper = properName(name);
    if (proper === '') throw new InputError(labels.needsName);
    return proper;
  });
  if (names.some((name, index) => names.slice(0, index).some((other) => lookAlike(name, other))))
    throw new InputError(labels.needsOtherName);
  return names;
}

async function askOptions(
  terminal: Terminal,
  entry: TitleEntry,
  { words, labels }: Speech,
): Promise<Setup['options'] | undefined> {
  const { cyan } = paintFor(terminal.colour);
  return askFor(terminal, labels, labels.whichOptions, '', (text) => {
    if (text === '?') {
      const rows = Object.entries(entry.options).map(([name, value]) => [
        [`${name}=${value}`, cyan] as const,
        words.option(entry.id, name).text,
      ]);
      terminal.out(columns(rows));
      const [first, second] = Object.entries(entry.options).map(([name, value]) =>
        typeof value === 'boolean' ? `${name}=${!value}` : `${name}=${value}`,
      );
      terminal.out(labels.severalOptions(`${first} ${second}`));
      return undefined;
    }
    return readOptions(
      entry,
      [],
      text.split(/[\s,]+/).filter((word) => word !== ''),
    );
  });
}
