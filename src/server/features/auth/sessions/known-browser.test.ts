import { expect, it } from 'vitest';
import { COOKIE_LIFETIME_SECONDS } from '../cookies';
import { createKnownBrowserToken, verifyKnownBrowserToken } from './known-browser';

const secret = { current: 'x'.repeat(40) };
const now = new Date('2026-03-01T12:00:00Z');
const token = createKnownBrowserToken(secret, 'mara', now);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

it('a browser is known to the account that signed in, by an id of its own', () => {
  const id = verifyKnownBrowserToken(secret, token, 'mara', now);
  expect(id).toMatch(/^[\w-]{22}$/);
  expect(token).toHaveLength(52);
  expect(token.startsWith(id ?? '-')).toBe(true);
  expect(verifyKnownBrowserToken(secret, createKnownBrowserToken(secret, 'mara', now), 'mara', now)).not.toBe(
    id,
  );
});

it('a browser is known to no other account', () => {
  expect(verifyKnownBrowserToken(secret, token, 'ana', now)).toBeUndefined();
  expect(verifyKnownBrowserToken(secret, token, undefined, now)).toBeUndefined();
  const unnamed = createKnownBrowserToken(secret, '', now);
  expect(verifyKnownBrowserToken(secret, unnamed, undefined, now)).toBeUndefined();
});

it('a browser is known across a rotation of the secret, until the former secret is removed', () => {
  const next = { current: 'y'.repeat(40) };
  expect(verifyKnownBrowserToken({ ...next, previous: secret.current }, token, 'mara', now)).toBeDefined();
  expect(verifyKnownBrowserToken(next, token, 'mara', now)).toBeUndefined();
});

it('a browser is known until the cookie expires', () => {
  expect(
    verifyKnownBrowserToken(secret, token, 'mara', later(COOKIE_LIFETIME_SECONDS.known - 1)),
  ).toBeDefined();
  expect(
    verifyKnownBrowserToken(secret, token, 'mara', later(COOKIE_LIFETIME_SECONDS.known)),
  ).toBeUndefined();
});

it('a browser is not known by a token that was altered in any part, or by text that is not a token', () => {
  for (const index of [0, 21, 22, 29, 30, 51]) {
    const other = token[index] === 'a' ? 'b' : 'a';
    const changed = token.slice(0, index) + other + token.slice(index + 1);
    expect(verifyKnownBrowserToken(secret, changed, 'mara', now), `changed at ${index}`).toBeUndefined();
  }
  for (const none of [undefined, '', 'x', `${token}a`, token.slice(1)])
    expect(verifyKnownBrowserToken(secret, none, 'mara', now)).toBeUndefined();
});
