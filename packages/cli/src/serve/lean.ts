/** A server is started with flags of V8 that keep it small; they count from the start of a process alone. */
import { parseArgs } from 'node:util';
import { START_ENVIRONMENT, startFlags } from '@kursbuch/server/memory';
import { readSettings } from '@kursbuch/server/settings';

interface Start {
  /** What stands before the program. */
  readonly flags: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
}

/** How this process should have been started; null: as it was. What somebody has set himself stays so. */
export function leanStart(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  flags: readonly string[],
): Start | null {
  const given = [...flags, ...(environment.NODE_OPTIONS ?? '').split(/\s+/)].map(nameOf);
  const missing = startFlags(memoryOf(args, environment)).filter((flag) => !given.includes(nameOf(flag)));
  if (missing.length === 0) return null;
  return { flags: [...missing, ...flags], environment: { ...START_ENVIRONMENT, ...environment } };
}

/** Both spellings are one flag. */
const nameOf = (flag: string): string => flag.replace(/=.*/s, '').replaceAll('_', '-');

function memoryOf(args: readonly string[], environment: NodeJS.ProcessEnv): number | null {
  const { memory } = parseArgs({
    args: [...args],
    options: { memory: { type: 'string' } },
    strict: false,
  }).values;
  const { KURSBUCH_MEMORY } = environment;
  try {
    return readSettings({ memory: typeof memory === 'string' ? memory : undefined }, { KURSBUCH_MEMORY }, '.')
      .memory;
  } catch {
    // What is wrong with it is said by the command itself.
    return null;
  }
}
