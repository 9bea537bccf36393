/** What a server does, counted, in the form that Prometheus reads. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper ends, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const;

/** Actions are what a player waits for; everything else is counted together. */
type Kind = 'action' | 'other';

class Durations {
  readonly #counts = BUCKETS.map(() => 0);
  #count = 0;
  #sum = 0;

  add(seconds: number): void {
    this.#count++;
    this.#sum += seconds;
    for (const [index, end] of BUCKETS.entries())
      if (seconds <= end) this.#counts[index] = (this.#counts[index] ?? 0) + 1;
  }

  lines(name: string, label: string): readonly string[] {
    return [
      ...BUCKETS.map((end, index) => `${name}_bucket{${label},le="${end}"} ${this.#counts[index]}`),
      `${name}_bucket{${label},le="+Inf"} ${this.#count}`,
      `${name}_sum{${label}} ${this.#sum}`,
      `${name}_count{${label}} ${this.#count}`,
    ];
  }
}

/** A number of this moment, and what it means. */
export interface Gauge {
  readonly name: string;
  readonly help: string;
  readonly type: 'gauge' | 'counter';
  /** By label; '' is without one. */
  readonly values: Readonly<Record<string, number>>;
}

export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #durations: Readonly<Record<Kind, Durations>> = {
    action: new Durations(),
    other: new Durations(),
  };
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#delay.enable();
  }

  /** A request was answered. */
  answered(method: string, route: string, status: number, milliseconds: number): void {
    const label = `method="${method}",route="${route}",status="${status}"`;
    this.#requests.set(label, (this.#requests.get(label) ?? 0) + 1);
    this.#durations[route.endsWith('/actions') ? 'action' : 'other'].add(milliseconds / 1000);
  }

  /** The page, with what others count. */
  page(gauges: readonly Gauge[]): string {
    const { user, system } = process.cpuUsage();
    const { rss, heapUsed } = process.memoryUsage();
    const own: readonly Gauge[] = [
      {
        name: 'kursbuch_requests_total',
        help: 'Answered requests.',
        type: 'counter',
        values: Object.fromEntries(this.#requests),
      },
      one('process_cpu_seconds_total', 'Processor time.', (user + system) / 1e6, 'counter'),
      one('process_resident_memory_bytes', 'Memory of the process.', rss),
      one('nodejs_heap_size_used_bytes', 'Memory of its objects.', heapUsed),
      one(
        'nodejs_eventloop_lag_p99_seconds',
        'How late timers were since the last reading, p99.',
        this.#delay.percentile(99) / 1e9,
      ),
    ];
    this.#delay.reset();
    const lines = [...own, ...gauges].flatMap(({ name, help, type, values }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...Object.entries(values).map(([label, value]) => `${name}${label && `{${label}}`} ${value}`),
    ]);
    const durations = Object.entries(this.#durations).flatMap(([kind, times]) =>
      times.lines('kursbuch_request_seconds', `kind="${kind}"`),
    );
    return `${[
      ...lines,
      '# HELP kursbuch_request_seconds How long requests took.',
      '# TYPE kursbuch_request_seconds histogram',
      ...durations,
    ].join('\n')}\n`;
  }

  close(): void {
    this.#delay.disable();
  }
}

export const one = (name: string, help: string, value: number, type: Gauge['type'] = 'gauge'): Gauge => ({
  name,
  help,
  type,
  values: { '': value },
});
