/** Prometheus metrics of the server: counts and durations, never data of a person. */

/** Values that are looked up when metrics are asked for. Each may fail: its gauges are absent then. */
export interface Sources {
  /** Jobs of the engine, running and in line. */
  engine(): { working: number; waiting: number };
  /** Mail that was not handed over yet, and how long ago the oldest was written. */
  mail(): Promise<{ waiting: number; oldestSeconds: number }>;
  /** Connections to PostgreSQL; absent with the embedded database. */
  connections?(): { used: number; idle: number; waiting: number };
}

export interface Metrics {
  /** A request was answered. `route` is the pattern of its path, never the path. */
  requestEnded(request: { method: string; route: string; status: number; ms: number }): void;
  /** The engine did a job, or says why not. */
  jobEnded(job: { kind: string; outcome: string; ms: number }): void;
  /** A generation ended: 'made', or the code of what was answered. */
  generationEnded(outcome: string): void;
  /** Mail was handed over, or was not taken this time. */
  mailTried(outcome: 'sent' | 'not taken' | 'dropped'): void;
  /** A published page came out of memory, or was made. */
  pageRead(from: 'memory' | 'database'): void;
  /** Addresses of pages were purged from the caches in front, or not this time. */
  pagesPurged(outcome: 'done' | 'failed'): void;
  observe(sources: Sources): void;
}

/** Metrics that record nothing, for installations without `METRICS_PORT`. */
export const noMetrics: Metrics = {
  requestEnded() {},
  jobEnded() {},
  generationEnded() {},
  mailTried() {},
  pageRead() {},
  pagesPurged() {},
  observe() {},
};
