/** `kursbuch export`: a game of ours in the form that 18xx.games reads. */
import { writeFileSync } from 'node:fs';
import { familyFiles } from './families.ts';
import { InputError, oneFile, readFlags } from './flags.ts';
import { openGame } from './gameFile.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';

export const exportCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('export', args, {
    to: { type: 'string' },
    lang: { type: 'string' },
  });
  const file = oneFile('export', positionals, 'kursbuch export evening.json');
  const game = await openGame(file, await speechFor(values.lang));
  const text = JSON.stringify(await (await familyFiles()).published(file, game));
  const { to } = values;
  if (to === undefined) terminal.out(text);
  else
    try {
      // Never over another file: what lies there may be the only copy of a game.
      writeFileSync(to, `${text}\n`, { flag: 'wx' });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new InputError((labels) =>
        code === 'EEXIST' ? labels.errors.isThere(to) : labels.notWritten(to, message),
      );
    }
  return 0;
};
