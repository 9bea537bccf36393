/** `kursbuch replay`: play a game from a file again and show the table. */

import { oneFile, readFlags, wholeNumber } from './flags.ts';
import { openGame } from './gameFile.ts';
import { paintFor } from './paint.ts';
import { titleFor, unusual } from './setup.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';

export const replayCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('replay', args, {
    until: { type: 'string' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  });
  const file = oneFile('replay', positionals, 'kursbuch replay game.json');
  const speech = await speechFor(values.lang);
  const game = await openGame(file, speech);
  const until = wholeNumber('until', values.until, { otherwise: game.length });
  let { start: state } = game;
  let played = 0;
  let problem: string | undefined;
  if (until > 0)
    for (const step of game.steps()) {
      state = step.state;
      problem = step.problem;
      if (!problem) played++;
      if (played >= until) break;
    }
  const { hosted } = game;
  if (values.json) terminal.out(JSON.stringify(state, null, 2));
  else {
    const options = unusual(titleFor(hosted.id).options, game.setup.options);
    terminal.out(`${speech.labels.played(hosted.id, played, game.length, options)}\n`);
    terminal.out(hosted.tableText(state, paintFor(terminal.colour)));
  }
  if (problem === undefined) return 0;
  terminal.err(`${file}: ${problem}`);
  return 1;
};
