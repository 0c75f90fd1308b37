import { describe, expect, it } from 'vitest';
import { passwordSchema, refuseWeakPassword } from './password-policy';

const EMAIL = 'mara.lindqvist@example.com';

describe('a password', () => {
  it.each([
    [5, false],
    [6, true],
    [128, true],
    [129, false],
  ])('of %i characters is accepted: %s', (count, isAccepted) => {
    expect(passwordSchema.safeParse('x'.repeat(count)).success).toBe(isAccepted);
    // Characters as a person counts them: each of these is two UTF-16 units.
    expect(passwordSchema.safeParse('🦉'.repeat(count)).success).toBe(isAccepted);
  });
});

describe('refuseWeakPassword', () => {
  it.each([
    ['password123', 'leaked'],
    [' PassWord123 ', 'leaked'],
    ['quarterdeck', 'product'],
    ['Quarterdeck2026!', 'product'],
    ['#1 Quarter-Deck', 'product'],
    ['qu4r73rd3ck', 'product'],
    ['zzzzzzzzzzzz', 'one repeated'],
    [EMAIL, 'address'],
    [EMAIL.toUpperCase(), 'address'],
    ['mara.lindqvist', 'address'],
    ['Mara.Lindqvist ', 'address'],
  ])('refuses ‘%s’, with a message about ‘%s’', async (password, reason) => {
    await expect(refuseWeakPassword(password, EMAIL)).rejects.toMatchObject({
      code: 'WEAK_PASSWORD',
      message: expect.stringContaining(reason),
    });
  });

  it.each([
    'example.com',
    'mara.lindqvist.1',
    'quarterdecks and owls',
    'zzzzzzzzzzzy',
    'three owls at night',
  ])('accepts ‘%s’', async (password) => {
    await expect(refuseWeakPassword(password, EMAIL)).resolves.toBeUndefined();
  });
});
