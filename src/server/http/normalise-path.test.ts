import { expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '@/server/testing/test-app';
import { normalisePath } from './normalise-path';

it.each([
  ['/login/', '/login'],
  ['/Login', '/login'],
  ['/profile/mara-lindqvist/', '/profile/mara-lindqvist'],
  ['/LEGAL//Privacy/', '/legal/privacy'],
  ['//other.example/', '/other.example'],
  ['/nowhere', null],
  ['/', null],
])('normalisePath turns %s into %s', (path, tidy) => expect(normalisePath(path)).toBe(tidy));

it('an untidy path redirects to the intended screen with its query, and nowhere else', async () => {
  const { app, close } = await createTestApp();
  onTestFinished(close);
  const go = (path: string) => app.request(path);
  const login = await go('/Login/?from=%2Fsettings');
  expect([login.status, login.headers.get('location')]).toEqual([308, '/login?from=%2Fsettings']);
  expect((await go('/profile/nobody/')).headers.get('location')).toBe('/profile/nobody');
  expect((await go('/no-such-page')).status).toBe(404);
  expect((await go('/api/rpc/nothing/')).status).toBe(404);
  expect((await app.request('/login/', { method: 'POST' })).status).not.toBe(308);
});
