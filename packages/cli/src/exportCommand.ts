/** `kursbuch export`: a game of ours in the form that 18xx.games reads. */
import { writeFileSync } from 'node:fs';
import { exportPublic, publicGame } from '@kursbuch/records';
import { recordOf } from '@kursbuch/table';
import { InputError, readFlags } from './flags.ts';
import { openGame } from './gameFile.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';

export const exportCommand: Command = async (args, terminal) => {
  const { values, positionals } = readFlags('export', args, {
    to: { type: 'string' },
    lang: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0)
    throw new InputError('kursbuch export needs one file, such as: kursbuch export evening.json.');
  const { words } = await speechFor(values.lang);
  const { loaded, setup, steps } = await openGame(file, words);
  const actions = [];
  for (const step of steps()) {
    if (step.problem !== undefined) throw new InputError(`${file}: ${step.problem}`);
    actions.push(...step.actions);
  }
  const { title } = loaded;
  const game = await publicGame(loaded);
  if (!game) throw new InputError(`${file}: 18xx.games has no ${title.id} that we could write for.`);
  const written = exportPublic(game, recordOf(title.id, setup, actions));
  if ('problem' in written)
    throw new InputError(`${file}: it has no public form: ${written.problem} (${written.at}).`);
  const text = JSON.stringify(written);
  if (values.to === undefined) terminal.out(text);
  else
    try {
      // Never over another file: what lies there may be the only copy of a game.
      writeFileSync(values.to, `${text}\n`, { flag: 'wx' });
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      throw new InputError(
        code === 'EEXIST' ? `${values.to} is there already.` : `${values.to}: ${message}.`,
      );
    }
  return 0;
};
