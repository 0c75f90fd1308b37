/** What holds for every route of the server. */
import { expect, it } from 'vitest';
import { onDatabases } from './testing/set-up/databases';
import { setUpTestApp } from './testing/test-app';

onDatabases('the server', (kind) => {
  const app = setUpTestApp({ kind });

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
