/** The command `kursbuch`. */
import { readFileSync } from 'node:fs';
import { firstTitle, titles } from '@kursbuch/titles';
import { arenaCommand } from './arenaCommand.ts';
import { checkCommand } from './checkCommand.ts';
import { choicesCommand } from './choicesCommand.ts';
import { exportCommand } from './exportCommand.ts';
import { familyCommands } from './families.ts';
import { InputError } from './flags.ts';
import { playCommand } from './play/playCommand.ts';
import { replayCommand } from './replayCommand.ts';
import { adminCommand } from './serve/adminCommand.ts';
import { backupCommand, restoreCommand } from './serve/backupCommand.ts';
import { serveCommand } from './serve/serveCommand.ts';
import { simulateCommand } from './simulateCommand.ts';
import { labelsFor } from './speech.ts';
import type { Command } from './terminal.ts';
import { verifyCommand } from './verifyCommand.ts';

const USAGE = `kursbuch: railway board games

  kursbuch serve                              play in a browser, alone or with others, served from this machine
      --port N  --host ADDRESS                8080, or the next free one, and 127.0.0.1 unless said otherwise
      --data FOLDER  --database URL           where games of several players are kept: a folder, or a PostgreSQL
      --public-url URL  --log LEVEL           where others find it, behind a proxy; what it tells of its work
      --mail URL  --mail-from ADDRESS         the mail server for letters: smtp://user:password@host:587
      --push-contact ADDRESS                  whom the makers of browsers may ask about its messages
      --metrics-token TEXT                    what whoever reads /api/metrics has to know
      --memory MB                             how much memory games take together
  kursbuch backup FILE                        everything a server keeps, while it runs, in one file
  kursbuch restore FILE                       back, into an empty folder or database
      --data FOLDER  --database URL           which one; the same as with serve
  kursbuch admin                              keep order on a server: bans, reports, limits, who is an operator;
                                              alone it says what there is
  kursbuch play [TITLE]                       play in the terminal; asks what is not said
      --players Anna,Ben,random               names; "random" is a random player
      --seed TEXT  --option NAME=VALUE        chance, and options of the title
      --load FILE  --autosave FILE            go on with a saved game; save after every action
      --lang de                               in German; also with replay and choices
  kursbuch replay FILE [--until N] [--json]   play a record again, ours or public, and show the table
  kursbuch verify FILE…                       compare with traces of public games, action by action,
                                              or with their route problems beside them
  kursbuch check FILE                         was a game from a server played by the rules, with a seed nobody chose
  kursbuch export FILE [--to OTHER]           write a game as 18xx.games reads it, or say why it cannot be
  kursbuch choices FILE --at N [--json]       every legal choice at a moment of a game
  kursbuch routes FILE --at N,N… [--json]     the best runs of the acting company, proved
  kursbuch simulate TITLE                     whole games by random players
      --players P --games G --seed TEXT       4 players, 100 games, seed 1 unless said otherwise
      --check                                 count broken invariants after every action
      --option NAME=VALUE  --preset NAME      options, one by one or as a set
      --jobs N  --save FOLDER                 how many workers; where records of troubled games go
  kursbuch arena TITLE --bots A,B,C,D         games of computer players, seats rotated, and how they fared
      --games G --seed TEXT --jobs N          100 games, seed 1 and as many workers as there are cores
      --steps N  --ms N                       what a decision may take, instead of each player's own steps
      --option NAME=VALUE  --preset NAME      options, one by one or as a set
      --save FOLDER                           where records of broken games go ("arena")
      --profile  --beside FILE                how the games were played, in figures; records of people beside them
      --again N                               asks again with N other seeds where somebody decides otherwise than Steady
      --former FOLDER                         where the player “former” comes from: the checkout of an earlier version
  kursbuch help                               this page
  kursbuch --version                          which version this is

For example

${examples()}`;

/** Command lines with titles of the list: the first one, and one that has a set of options. */
function examples(): string {
  const sets = titles.flatMap(({ id, presets }) =>
    Object.entries(presets).map(([preset, options]) => ({ id, preset, options: Object.entries(options) })),
  );
  const one = sets.find(({ options }) => options.length === 1);
  const option = one ? ` --option ${one.options[0]?.join('=')}` : '';
  const preset = one ? ` --preset ${one.preset}` : '';
  const [first, other] = [firstTitle.id, one?.id ?? firstTitle.id];
  return `  kursbuch play ${first} --players Anna,Ben,random
  kursbuch play ${other} --players Anna,random,random${option} --autosave evening.json
  kursbuch play --load evening.json
  kursbuch simulate ${other} --games 500 --check${preset}
  kursbuch arena ${first} --bots calm,random,random,random --games 200`;
}

const help: Command = async (_args, terminal) => {
  terminal.out(USAGE);
  return 0;
};

const version: Command = async (_args, terminal) => {
  const file = new URL('../../../package.json', import.meta.url);
  const about: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  terminal.out(`kursbuch ${about.version}`);
  return 0;
};

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ['help', help],
  ['--help', help],
  ['-h', help],
  ['version', version],
  ['--version', version],
  ['-v', version],
  ['serve', serveCommand],
  ['admin', adminCommand],
  ['backup', backupCommand],
  ['restore', restoreCommand],
  ['play', playCommand],
  ['replay', replayCommand],
  ['verify', verifyCommand],
  ['export', exportCommand],
  ['check', checkCommand],
  ['choices', choicesCommand],
  ['simulate', simulateCommand],
  ['arena', arenaCommand],
  ...familyCommands,
]);

/** Run a command line; gives the exit code. What a user did wrong becomes one sentence. */
export const main: Command = async ([name = 'help', ...args], terminal) => {
  const command = COMMANDS.get(name);
  if (!command) {
    terminal.err(labelsFor(args).errors.noCommand(name.slice(0, 40)));
    return 1;
  }
  try {
    return await command(args, terminal);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    terminal.err(error.in(labelsFor(args)));
    return 1;
  }
};
