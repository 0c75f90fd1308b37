/** The metrics as a monitor scrapes them, and the log entries of the requests that they count. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '@/server/adapters/engine';
import { measureOutboxBacklog } from '@/server/db/outbox';
import { createLogger } from '@/server/logging/logger';
import { formOf } from '@/server/testing/features/generation';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { startMetrics } from './index';

let app: TestApp;
let metricsServer: Awaited<ReturnType<typeof startMetrics>>;
const logLines: Record<string, unknown>[] = [];

beforeAll(async () => {
  metricsServer = await startMetrics({ metrics: { port: 0, host: '127.0.0.1' } });
  const { metrics } = metricsServer;
  const logger = createLogger(
    'info',
    new Writable({
      write(chunk, _, done) {
        logLines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  app = await createTestApp({ deps: { metrics, logger } });
});
afterAll(async () => {
  await app.close();
  await metricsServer.close();
});

async function scrape(path = '/metrics') {
  const response = await fetch(`http://127.0.0.1:${metricsServer.port}${path}`);
  return { status: response.status, text: await response.text() };
}

it('requests are counted by the pattern of their route, never by the path', async () => {
  await app.app.request('/profile/ada-secret-lovelace');
  await app.app.request('/api/rpc/profiles/mine', { method: 'POST', body: '{}' });
  const { text } = await scrape();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/profile/:slug",status="404"} 1',
  );
  expect(text).toMatch(/_count\{method="POST",route="\/api\/rpc\/profiles\/mine",status="401"\} 1/);
  expect(text).not.toContain('lovelace');
});

it('there are metrics of generations, engine jobs, mail and connections', async () => {
  const engine = createEngine({ childEntry: '/nowhere', size: 0, spare: 0 });
  metricsServer.metrics.observe({
    engine: engine.load,
    mail: () => measureOutboxBacklog(app.db, new Date()),
    connections: () => ({ used: 3, idle: 2, waiting: 1 }),
  });
  const body = formOf({ linkedinUrl: 'https://www.linkedin.com/in/ada-lovelace' });
  const generation = await app.app.request('/webhook/generate-profile-guest', { method: 'POST', body });
  expect(generation.status).toBe(200);
  const { text } = await scrape();
  expect(text).toContain('quarterdeck_generations_total{outcome="made"} 1');
  expect(text).toContain('quarterdeck_engine_jobs{state="waiting"} 0');
  expect(text).toContain('quarterdeck_mail_waiting 0');
  expect(text).toContain('quarterdeck_database_connections{state="idle"} 2');
  expect(text).toMatch(/nodejs_eventloop_lag_seconds \d/);
  await engine.close();
});

it('a gauge whose source fails has no value, and the others are reported', async () => {
  const { metrics, port, close } = await startMetrics({ metrics: { port: 0, host: '127.0.0.1' } });
  onTestFinished(close);
  metrics.observe({
    engine: () => ({ working: 1, waiting: 4 }),
    mail: () => Promise.reject(new Error('no database')),
  });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('quarterdeck_mail_waiting Nan');
  expect(text).toContain('quarterdeck_engine_jobs{state="waiting"} 4');
});

it('the port of the metrics serves nothing else', async () => {
  expect((await scrape('/')).status).toBe(404);
  expect((await scrape('/healthz')).status).toBe(404);
  expect((await app.app.request('/metrics')).status).toBe(404);
});

it('each request has a log entry with its id, and so has every entry written during it', async () => {
  logLines.length = 0;
  const response = await app.app.request('/api/rpc/profiles/mine', { method: 'POST', body: '{}' });
  const id = response.headers.get('x-request-id');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(logLines.map(({ msg }) => msg)).toContain('request');
  expect(logLines.length).toBeGreaterThan(1);
  for (const line of logLines) expect(line.requestId).toBe(id);
  expect(logLines.at(-1)).toMatchObject({
    method: 'POST',
    route: '/api/rpc/profiles/mine',
    status: 401,
    ms: expect.any(Number),
  });
});

it('of a hundred requests for public pages one is logged', async () => {
  logLines.length = 0;
  await Promise.all(Array.from({ length: 100 }, () => app.app.request('/profile/nobody')));
  expect(logLines.filter(({ msg }) => msg === 'request')).toHaveLength(1);
});
