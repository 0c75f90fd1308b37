import { ORPCError } from '@orpc/client';
import { expect, it } from 'vitest';
import { ERRORS } from '@/shared/errors';
import { sentenceOf } from './sentence-of';

it('shows what the server wrote for people, and nothing of the library', () => {
  const own = new ORPCError('TOO_LARGE', { status: 413, message: 'This profile is too long.' });
  expect(sentenceOf(own)).toBe('This profile is too long.');
  const page = new ORPCError('MALFORMED_ORPC_ERROR_RESPONSE', { status: 502, message: 'Bad Gateway' });
  expect(sentenceOf(page)).toBe(ERRORS.INTERNAL.message);
  expect(sentenceOf(new TypeError('Failed to fetch'))).toMatch(/could not be reached/);
});
