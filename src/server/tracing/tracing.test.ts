/** Traces as a collector receives them over OTLP/HTTP. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, inject, it, onTestFinished, vi } from 'vitest';
import { createEngine } from '@/server/adapters/engine';
import { readConfig } from '@/server/config';
import { openPostgres } from '@/server/db/client';
import { createLogger } from '@/server/logging/logger';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { formOf } from '@/server/testing/features/generation';
import { createTestApp, TEST_ORIGIN, type TestApp } from '@/server/testing/test-app';
import { noTracing, startTracing, type Tracing } from './index';

interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

const CANARY = 'wednesday-canary';
const PARENT = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: '',
  OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=opens-the-door',
  OTEL_SERVICE_NAME: 'quarterdeck-blue',
  OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  OTEL_BSP_SCHEDULE_DELAY: '50',
};

const bodies: string[] = [];
const exports: { url?: string; key?: string | string[] }[] = [];
const logLines: Record<string, unknown>[] = [];
const collector = createServer((request, response) => {
  exports.push({ url: request.url, key: request.headers['x-collector-key'] });
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    bodies.push(body);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let tracing: Tracing;
let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  VARIABLES.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  for (const [name, value] of Object.entries(VARIABLES)) vi.stubEnv(name, value);
  tracing = await startTracing(readConfig(VARIABLES));
  const sink = new Writable({
    write(chunk, _, done) {
      logLines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const engine = createEngine({
    childEntry: inject('engineChild'),
    timeoutMs: 60_000,
    niceness: 0,
    size: 1,
    onEnd: tracing.jobEnded,
  });
  const deps = { tracing, engine, logger: createLogger('info', sink) };
  app = await createTestApp({ deps, env: { TRUSTED_PROXIES: '10.9.8.7' } });
}, 60_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await tracing.close();
  collector.close();
});
beforeEach(() => {
  logLines.length = 0;
});

const receivedSpans = (): ReceivedSpan[] =>
  bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as ReceivedSpan[]);
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
/** Waits for the spans of a request and those inside it. */
async function readSpans(response: Response) {
  const id = response.headers.get('x-request-id');
  const find = () => receivedSpans().find((span) => attributesOf(span)['quarterdeck.request.id'] === id);
  await eventually(() => expect(find()).toBeDefined());
  const request = find() as ReceivedSpan;
  return { request, inside: receivedSpans().filter((span) => span.parentSpanId === request.spanId) };
}

it('a request is a span by the pattern of its route, and every line written meanwhile has its ids', async () => {
  const response = await new TestBrowser(app).post('/api/rpc/profiles/mine', {});
  const { request } = await readSpans(response);
  expect(request.name).toBe('POST /api/rpc/profiles/mine');
  expect(attributesOf(request)).toMatchObject({ 'http.response.status_code': 401 });
  expect(logLines.length).toBeGreaterThan(1);
  for (const line of logLines) {
    expect(line).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      trace_id: request.traceId,
      span_id: request.spanId,
    });
  }
});

it('traces are sent where OpenTelemetry’s variables say, under their service name', async () => {
  await readSpans(await new TestBrowser(app).fetch('/login'));
  expect(exports[0]).toEqual({ url: '/v1/traces', key: 'opens-the-door' });
  const { attributes } = JSON.parse(bodies[0] ?? '').resourceSpans[0].resource;
  expect(JSON.stringify(attributes)).toContain('quarterdeck-blue');
  expect(JSON.stringify(attributes)).toContain('deployment.environment.name');
  expect(JSON.stringify(attributes)).not.toMatch(/host\.name|process\./);
});

it('spans of engine jobs are children of the request’s span', async () => {
  const body = formOf({ linkedinUrl: 'https://www.linkedin.com/in/ada-lovelace' });
  const response = await new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body,
  });
  expect(response.status).toBe(200);
  await response.text();
  await eventually(async () => {
    const { request, inside } = await readSpans(response);
    expect(inside.map(({ name }) => name)).toContain('engine profile');
    expect(new Set(inside.map(({ traceId }) => traceId))).toEqual(new Set([request.traceId]));
  });
});

it('a request continues the trace of a trusted proxy, not one that a visitor names', async () => {
  const headers = { traceparent: `00-${PARENT.traceId}-${PARENT.spanId}-01` };
  const proxy = await readSpans(await new TestBrowser(app, '10.9.8.7').fetch('/login', { headers }));
  expect(proxy.request).toMatchObject({ traceId: PARENT.traceId, parentSpanId: PARENT.spanId });
  const visitor = await readSpans(await new TestBrowser(app).fetch('/login', { headers }));
  expect(visitor.request.traceId).not.toBe(PARENT.traceId);
});

it.skipIf(!inject('postgres'))(
  'the span of an SQL statement has its first word only, whether it succeeded or failed',
  async () => {
    const statements: { operation: string; ok: boolean }[] = [];
    const handle = await openPostgres(`${inject('postgres')}/postgres`, {
      onStatement: ({ operation, ok }) => statements.push({ operation, ok }),
    });
    await handle.exec(`select '${CANARY}'`);
    await handle.exec(`set application_name = '${CANARY}'`);
    await expect(handle.exec(`insert into nowhere values ('${CANARY}')`)).rejects.toThrow();
    await handle.db.transaction((tx) => tx.execute(sql`select ${CANARY}`));
    await handle.close();
    expect(statements.map(({ operation, ok }) => [operation, ok])).toEqual([
      ['SELECT', true],
      ['OTHER', true],
      ['INSERT', false],
      ['BEGIN', true],
      ['SELECT', true],
      ['COMMIT', true],
    ]);
  },
);

it('no span holds an address, a token or a text', async () => {
  const browser = new TestBrowser(app, '198.51.100.77');
  browser.cookies.set('quarterdeck_session', CANARY);
  const responses = [
    await browser.fetch(`/v/${CANARY}?${CANARY}=${CANARY}`, {
      headers: { referer: `https://${CANARY}.example` },
    }),
    await browser.fetch(`/${CANARY}`, { headers: { 'user-agent': CANARY } }),
    await browser.post('/api/auth/login', { email: `${CANARY}@people.example`, password: CANARY }),
    await browser.post(`/api/rpc/${CANARY}/${CANARY}`, { json: CANARY }),
    await browser.post('/api/rpc/publicProfiles/bySlug', { json: { profile_slug_param: CANARY } }),
  ];
  for (const response of responses) {
    await readSpans(response);
  }
  for (const secret of [CANARY, '198.51.100', 'people.example', TEST_ORIGIN]) {
    expect(bodies.join('\n')).not.toContain(secret);
  }
});

it.each([
  {},
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_SDK_DISABLED: 'true' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318', OTEL_TRACES_EXPORTER: 'none' },
])('tracing is off with %o', async (variables) => {
  expect(await startTracing(readConfig(variables))).toBe(noTracing);
});

it('an unreachable collector delays no request, and does not hold up the shutdown as long as the exporter would', async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', 'http://127.0.0.1:9');
  onTestFinished(() => {
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', VARIABLES.OTEL_EXPORTER_OTLP_ENDPOINT);
  });
  const unreachableTracing = await startTracing(
    readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }),
  );
  const deps = { tracing: unreachableTracing, database: { ...app.deps.database, close: async () => {} } };
  const secondApp = await createTestApp({ deps });
  expect((await new TestBrowser(secondApp).fetch('/login')).status).toBe(200);
  await secondApp.close();
  const startedAt = performance.now();
  await unreachableTracing.close();
  // The exporter alone would try for ten seconds.
  expect(performance.now() - startedAt).toBeLessThan(6_000);
});
