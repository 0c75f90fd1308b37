import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { afterEach, expect, it } from 'vitest';
import { CANARY, createTestLog, leaksIn } from '@/server/testing/canaries';
import { eventually } from '@/server/testing/eventually';
import { logLibraryOutput } from './library-output';

const methods = { ...console };
afterEach(() => {
  Object.assign(console, methods);
});

it('logLibraryOutput logs of an aborted body only the kind of error', async () => {
  const log = createTestLog();
  logLibraryOutput(log.logger);
  const broken = () =>
    new ReadableStream({
      pull(controller) {
        controller.error(new RangeError(`no row for ${CANARY}`));
      },
    });
  const server = serve({ fetch: () => new Response(broken()), port: 0, hostname: '127.0.0.1' });
  await eventually(() => expect(server.address()).not.toBeNull());
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    .then((response) => response.text())
    .catch(() => {});
  await eventually(() => expect(log.text()).toMatch(/"level":50.*"type":"RangeError".*printed by a library/));
  expect(leaksIn(log.text())).toEqual([]);
  await new Promise((resolve) => server.close(resolve));
});

it('logLibraryOutput logs that a library has printed, and not what', () => {
  const log = createTestLog();
  logLibraryOutput(log.logger);
  for (const method of ['error', 'warn', 'log', 'info', 'debug', 'trace'] as const)
    console[method](CANARY, [CANARY]);
  expect(log.text().match(/printed by a library/g)).toHaveLength(6);
  expect(leaksIn(log.text())).toEqual([]);
});
