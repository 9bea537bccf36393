/** Servers in processes of their own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('./serverProcess.ts', import.meta.url));

export interface ServerProcess {
  readonly address: string;
  readonly process: ChildProcess;
  /** Gives the code with which it ended; null: it was killed. */
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

/** A server on the database in this folder, or at this address; of another version, where its program is named. */
export async function startServer(where: string, program = SERVER): Promise<ServerProcess> {
  const started = spawn(process.execPath, [program, where], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said] = await Promise.race([
    once(started.stdout, 'data'),
    once(started, 'exit').then(([code]) => Promise.reject(new Error(`the server ended with ${code}`))),
  ]);
  return {
    address: String(said).trim(),
    process: started,
    async kill(signal) {
      if (started.exitCode !== null || started.signalCode !== null) return started.exitCode;
      const ended = once(started, 'exit');
      started.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
