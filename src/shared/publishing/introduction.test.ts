import { expect, it } from 'vitest';
import { replyDueDay } from './introduction';

it('the answer to an introduction is due after three working days', () => {
  expect(replyDueDay(new Date('2026-11-17T09:00:00Z'))).toBe('2026-11-20');
  expect(replyDueDay(new Date('2026-11-19T23:59:00Z'))).toBe('2026-11-24');
  expect(replyDueDay(new Date('2026-11-21T12:00:00Z'))).toBe('2026-11-25');
});
