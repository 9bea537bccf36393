/** Saves a game as it goes on: one write at a time, and after it the newest state, however many came meanwhile. */
import type { SaveProblem } from './store.ts';

export interface Saver {
  /** Something has changed. */
  changed(): void;
  /** Kept as soon as nothing is being written and nothing waits to be. */
  settled(): Promise<void>;
}

/**
 * `write` takes the state as it is when it is called. After `elsewhere` nothing more is written: somebody else has
 * gone on with the game, and his is the saved one.
 */
export function saver(
  write: () => Promise<SaveProblem | null>,
  tell: (problem: SaveProblem | null) => void,
): Saver {
  let waiting = false;
  let lost = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    while (waiting && !lost) {
      waiting = false;
      const problem = await write();
      lost = problem === 'elsewhere';
      tell(problem);
    }
    running = undefined;
  }

  return {
    changed() {
      waiting = true;
      running ??= run();
    },
    settled: async () => running,
  };
}
