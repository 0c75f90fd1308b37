import { expect, it } from 'vitest';
import { FOREIGN_ANSWER } from '@/web/lib/api/is-unanswered';
import { AuthError } from '@/web/lib/auth/auth-client';
import { isLinkUnchecked } from './server-unreachable';

it.each(['busy', 'unavailable', 'too_many_requests', 'internal', FOREIGN_ANSWER])(
  'a mailed link may be tried again after the error %s',
  (code) => {
    expect(isLinkUnchecked(new AuthError(code, ''))).toBe(true);
  },
);

it('a mailed link may be tried again after a request without an answer', () => {
  expect(isLinkUnchecked(new TypeError('Failed to fetch'))).toBe(true);
});

it('a mailed link that the server refused is not tried again', () => {
  expect(isLinkUnchecked(new AuthError('invalid_link', ''))).toBe(false);
});
