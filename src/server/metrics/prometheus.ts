/** Metrics in Prometheus' format. Loaded only if an operator asks for them. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics, MetricsSources } from './metrics';

/** Upper bounds in seconds: a cached page takes under a millisecond, a generation up to a minute. */
const REQUEST_BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
const JOB_BUCKETS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * Creates the metrics of this process.
 * @returns the metrics, with the registry that holds the text for a scrape
 */
export function createPrometheusMetrics(): Metrics & { registry: Registry } {
  const registry = new Registry();
  const registers = [registry];
  // Processor time, memory, garbage collection and the delay of the event loop.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until a request was answered, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const jobs = new Histogram({
    name: 'quarterdeck_engine_job_duration_seconds',
    help: 'Time of a job of the engine from being asked for, waiting included, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const generations = new Counter({
    name: 'quarterdeck_generations_total',
    help: 'Generations that ended: made, or the code of the refusal.',
    labelNames: ['outcome'],
    registers,
  });
  const mail = new Counter({
    name: 'quarterdeck_mail_total',
    help: 'Attempts to hand a mail over, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const pages = new Counter({
    name: 'quarterdeck_published_pages_read_total',
    help: 'Published pages that were answered, from memory or from the database.',
    labelNames: ['from'],
    registers,
  });

  const purges = new Counter({
    name: 'quarterdeck_page_purges_total',
    help: 'Calls that had the caches in front forget pages, by outcome.',
    labelNames: ['outcome'],
    registers,
  });

  return {
    registry,
    requestEnded: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / 1_000),
    jobEnded: ({ kind, outcome, ms }) => jobs.observe({ kind, outcome }, ms / 1_000),
    generationEnded: (outcome) => generations.inc({ outcome }),
    mailTried: (outcome) => mail.inc({ outcome }),
    pageRead: (from) => pages.inc({ from }),
    pagesPurged: (outcome) => purges.inc({ outcome }),
    observe: (sources) => observe(registry, sources),
  };
}

function observe(registry: Registry, { engine, mail, connections }: MetricsSources): void {
  const registers = [registry];
  new Gauge({
    name: 'quarterdeck_engine_jobs',
    help: 'Jobs of the engine at work and in line.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(engine())) this.set({ state }, count);
    },
  });
  const oldest = new Gauge({
    name: 'quarterdeck_mail_oldest_seconds',
    help: 'How long the oldest mail in the outbox has waited.',
    registers,
  });
  new Gauge({
    name: 'quarterdeck_mail_waiting',
    help: 'Mail in the outbox.',
    registers,
    async collect() {
      const { waiting, oldestSeconds } = await mail().catch(() => ({ waiting: NaN, oldestSeconds: NaN }));
      this.set(waiting);
      oldest.set(oldestSeconds);
    },
  });
  if (!connections) return;
  new Gauge({
    name: 'quarterdeck_database_connections',
    help: 'Connections of this process to PostgreSQL, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(connections())) this.set({ state }, count);
    },
  });
}
