/** A group of processes that may take so much memory and no more, as a small machine has: Linux, as root. */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where groups are, and what its files are called, in the newer and in the older kind. */
const KINDS = [
  {
    root: '/sys/fs/cgroup',
    mark: 'cgroup.subtree_control',
    limit: 'memory.max',
    swap: 'memory.swap.max',
    peak: 'memory.peak',
    events: 'memory.events',
  },
  {
    root: '/sys/fs/cgroup/memory',
    mark: 'memory.limit_in_bytes',
    limit: 'memory.limit_in_bytes',
    swap: 'memory.memsw.limit_in_bytes',
    peak: 'memory.max_usage_in_bytes',
    events: 'memory.oom_control',
  },
] as const;

export class ControlGroup {
  readonly #folder: string;
  readonly #kind: (typeof KINDS)[number];

  /** Throws where there is no such thing, or not for this user. */
  constructor(name: string, bytes: number) {
    const kind = KINDS.find(({ root, mark }) => existsSync(join(root, mark)));
    if (!kind) throw new Error('this machine has no control groups');
    this.#kind = kind;
    this.#folder = join(kind.root, `${name}-${process.pid}`);
    mkdirSync(this.#folder);
    writeFileSync(join(this.#folder, kind.limit), String(bytes));
    // Not a byte more by swapping, where there is swap at all.
    const swap = join(this.#folder, kind.swap);
    if (existsSync(swap)) writeFileSync(swap, kind.swap.includes('memsw') ? String(bytes) : '0');
  }

  take(process: number): void {
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(process));
  }

  /** The most it ever held, with what the system keeps of its files. */
  get peak(): number {
    return Number(this.#read(this.#kind.peak));
  }

  /** How many processes the system has killed for want of memory. */
  get killed(): number {
    return Number(/^oom_kill (\d+)$/m.exec(this.#read(this.#kind.events))?.[1] ?? 0);
  }

  /** When nothing is in it any more. */
  end(): void {
    rmdirSync(this.#folder);
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }
}
