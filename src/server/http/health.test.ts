import { expect, it } from 'vitest';
import { onDatabases } from '../testing/set-up/databases';
import { createTestApp, setUpTestApp } from '../testing/test-app';

onDatabases('health', (kind) => {
  const app = setUpTestApp({ kind });

  it('reports that process and database answer', async () => {
    expect((await app.app.request('/healthz')).status).toBe(200);
    expect(await (await app.app.request('/readyz')).json()).toEqual({
      status: 'ready',
      version: 'development',
    });
  });

  it('is not ready during shutdown, while everything else is still answered', async () => {
    const closing = await createTestApp({ kind, deps: { database: app.deps.database } });
    closing.app.beginShutdown();
    expect((await closing.app.request('/readyz')).status).toBe(503);
    expect((await closing.app.request('/healthz')).status).toBe(200);
    expect((await closing.app.request('/login')).status).toBe(200);
    await closing.app.close();
  });

  it('answers calls with no-store', async () => {
    const response = await app.app.request('/api/rpc/auth/me', { method: 'POST', body: '{}' });
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses cross-site mutations', async () => {
    const response = await app.app.request('/api/rpc/auth/me', {
      method: 'POST',
      headers: { host: 'localhost:3000', origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
  });

  it('sends its security headers with every answer', async () => {
    const { headers } = await app.app.request('/nowhere');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
