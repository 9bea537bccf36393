/** `kursbuch verify`: our table beside the public engine's, file by file. */
import { InputError, readFlags } from './flags.ts';
import { speechFor } from './speech.ts';
import type { Command } from './terminal.ts';
import { verifyFile } from './verify.ts';

export const verifyCommand: Command = async (args, terminal) => {
  const { positionals: files } = readFlags('verify', args, {});
  if (files.length === 0)
    throw new InputError('kursbuch verify needs files, such as: kursbuch verify games/*.json.gz.');
  const speech = await speechFor();
  let code = 0;
  for (const file of files)
    try {
      const { equal, lines } = await verifyFile(file, speech);
      for (const line of lines) terminal.out(line);
      if (!equal) code = 1;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      terminal.err(error.message);
      code = 1;
    }
  return code;
};
