/** Prometheus metrics of the server: counts and durations, never data of a person. */

/** Values that are looked up when metrics are requested. Each may fail: its gauges then have no value. */
export interface MetricsSources {
  /** Jobs of the engine: `working` is the number of running ones, `waiting` that of those in the queue. */
  engine(): { working: number; waiting: number };
  /** The unsent mail: `waiting` is the number of mails, `oldestSeconds` the age of the oldest. */
  mail(): Promise<{ waiting: number; oldestSeconds: number }>;
  /**
   * Connections to PostgreSQL, in use and idle, and the number of queries that wait for one; absent with the embedded
   * database.
   */
  connections?(): { used: number; idle: number; waiting: number };
}

export interface Metrics {
  /** Counts an answered request. `route` is the pattern of its path, never the path. */
  requestEnded(request: { method: string; route: string; status: number; ms: number }): void;
  /** Counts a job of the engine that ended. `outcome` is 'done', or the reason why it failed. */
  jobEnded(job: { kind: string; outcome: string; ms: number }): void;
  /** Counts a generation that ended: 'made', or the code of its error. */
  generationEnded(outcome: string): void;
  /** Counts an attempt to send a mail; a deferred mail is tried again later, a dropped one never. */
  mailTried(outcome: 'sent' | 'deferred' | 'dropped'): void;
  /** Counts a published page, served from memory or rendered. */
  pageRead(from: 'memory' | 'database'): void;
  /** Counts a request that purges pages from the cache in front, by whether it succeeded. */
  pagesPurged(outcome: 'done' | 'failed'): void;
  /** Adds gauges that look up their values in the sources whenever metrics are requested. */
  observe(sources: MetricsSources): void;
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
