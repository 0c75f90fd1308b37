import { expect, it } from 'vitest';
import { LINK_LIFETIME } from './links';

const HOURS = 60 * 60_000;

it('lets each kind of mailed link live as long as its mail says', () => {
  expect(LINK_LIFETIME).toEqual({
    signup: 24 * HOURS,
    recovery: 1 * HOURS,
    invite: 168 * HOURS,
    email_change: 24 * HOURS,
    email_revert: 168 * HOURS,
    proof: HOURS / 6,
  });
});
