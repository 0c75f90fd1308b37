/**
 * The longest texts that the endpoints for signing in accept: one character more is refused before anything is done.
 */
import { expect, it } from 'vitest';
import { TestBrowser } from '@/server/testing/browser';
import { onDatabases } from '@/server/testing/set-up/databases';
import { setUpTestApp } from '@/server/testing/test-app';

const text = (length: number) => 'x'.repeat(length);
const email = 'nobody@people.example';

onDatabases('the auth endpoint', (kind) => {
  const app = setUpTestApp({ kind });

  const fetchCode = async (path: string, body: object) => {
    const response = await new TestBrowser(app).post(`/api/auth/${path}`, body);
    return ((await response.json()) as { code?: string }).code;
  };

  it.each([
    ['login', 1_000, (value: string) => ({ email, password: value }), 'invalid_credentials'],
    ['recovery', 200, (token: string) => ({ token }), 'invalid_link'],
    ['invitation', 200, (token: string) => ({ token }), 'invalid_link'],
    ['verify', 200, (token: string) => ({ token }), 'invalid_link'],
    ['verify', 1_000, (password: string) => ({ token: 'none', password }), 'invalid_link'],
  ])('%s accepts a text of up to %i characters', async (path, longest, body, code) => {
    expect(await fetchCode(path, body(text(longest)))).toBe(code);
    expect(await fetchCode(path, body(text(longest + 1)))).toBe('invalid_input');
  });

  it.each([
    ['login', { email, password: '' }],
    ['invitation', { token: '' }],
    ['verify', { token: '' }],
    ['verify', { token: 'none', password: '' }],
  ])('%s refuses the empty text in %j', async (path, body) => {
    expect(await fetchCode(path, body)).toBe('invalid_input');
  });
});
