import { expect, it } from 'vitest';
import { maintenanceApp } from './maintenance';

const app = maintenanceApp({ https: true });

it('the maintenance page tells a browser to come back, and reloads itself', async () => {
  const response = await app.request('/dashboard', { headers: { accept: 'text/html,*/*' } });
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('strict-transport-security')).toContain('max-age');
  const html = await response.text();
  expect(html).toContain('Back in a moment');
  expect(html).toMatch(/<meta http-equiv="refresh" content="5"/i);
});

it('a browser that sends a form during maintenance is told that it is still there, and does not send it again by itself', async () => {
  const headers = { accept: 'text/html,*/*', 'content-type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', headers, body: 'about=A+board+seat' };
  const response = await app.request('/profile/anna-keller/introduce', sent);
  expect(response.status).toBe(503);
  const html = await response.text();
  expect(html).toContain('What you wrote is still in the form');
  expect(html).not.toContain('http-equiv="refresh"');
});

it('during maintenance calls are answered as data, whatever their method', async () => {
  const response = await app.request('/api/rpc/profiles/save', { method: 'POST', body: '{}' });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ status: 'error', code: 'MAINTENANCE' });
});

it('during maintenance the process is alive and not ready', async () => {
  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
});
