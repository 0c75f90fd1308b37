import { expect, it } from 'vitest';
import { onDatabases } from '../testing/set-up/databases';
import { createTestApp, setUpTestApp } from '../testing/test-app';

onDatabases('the health check', (kind) => {
  const app = setUpTestApp({ kind });

  it('reports that process and database answer', async () => {
    expect((await app.app.request('/healthz')).status).toBe(200);
    expect(await (await app.app.request('/readyz')).json()).toEqual({
      status: 'ready',
      version: 'development',
    });
  });

  it('reports during shutdown that the server is not ready, while everything else is still answered', async () => {
    const closing = await createTestApp({ kind, deps: { database: app.deps.database } });
    closing.app.beginShutdown();
    expect((await closing.app.request('/readyz')).status).toBe(503);
    expect((await closing.app.request('/healthz')).status).toBe(200);
    expect((await closing.app.request('/login')).status).toBe(200);
    await closing.app.close();
  });
});
