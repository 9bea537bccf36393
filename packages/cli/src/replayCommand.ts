/** `kursbuch replay`: play a game from a file again and show the table. */

import { hostedBy } from './families.ts';
import { InputError, readFlags, wholeNumber } from './flags.ts';
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
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new InputError('kursbuch replay needs one file, such as: kursbuch replay game.json.');
  const speech = await speechFor(values.lang);
  const game = await openGame(file, speech.words);
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
  const { title } = game.loaded;
  if (values.json) terminal.out(JSON.stringify(state, null, 2));
  else {
    const options = unusual(titleFor(title.id).options, game.setup.options);
    terminal.out(`${speech.labels.played(title.id, played, game.length, options)}\n`);
    terminal.out((await hostedBy(game.loaded, speech.words)).tableText(state, paintFor(terminal.colour)));
  }
  if (problem === undefined) return 0;
  terminal.err(`${file}: ${problem}`);
  return 1;
};
