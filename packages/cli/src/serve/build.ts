/** The client, built: as it lies there, or built anew where its sources are newer. */
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InputError } from '../flags.ts';

export const root = fileURLToPath(new URL('../../../..', import.meta.url));
const web = join(root, 'packages', 'web');
const built = join(web, 'dist');

/** What a build is made of. */
export const SOURCES = [
  'package-lock.json',
  'packages/web/{index.html,*.ts}',
  'packages/web/{src,public}/**/*',
  'packages/{table,eighteen,crayon,records,words,bots,puzzles,screens}/src/**/*',
  'packages/titles/**/*.{ts,tsx,css,json}',
  'docs/rules/**/*',
];

const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Is the build missing, or older than what it is made of? */
export function isStale(folder = built, sources: readonly string[] = SOURCES, base = root): boolean {
  const made = writtenAt(join(folder, 'index.html'));
  return made === 0 || globSync(sources, { cwd: base }).some((file) => writtenAt(join(base, file)) > made);
}

/** Build the client where it has to be. `tell` hears that it takes a moment. */
export async function upToDate(tell: (text: string) => void): Promise<string> {
  if (!isStale()) return built;
  const isMissing = writtenAt(join(built, 'index.html')) === 0;
  tell(isMissing ? 'Building the client …' : 'Building the client again, its sources have changed …');
  try {
    const { build } = await import('vite');
    // Whoever asks for it, a test as well: it is the program people use.
    process.env.NODE_ENV = 'production';
    await build({ root: web, configFile: join(web, 'vite.config.ts'), logLevel: 'error' });
  } catch (error) {
    const { message } = error as Error;
    if (isMissing) throw new InputError(`The client could not be built: ${message}`);
    tell(`It could not be built, so the one from before is served: ${message}`);
  }
  return built;
}
