import { describe, expect, it } from 'vitest';
import { profileDataSchema } from '@/shared/profile';
import { composeProfile } from '.';
import { CAREERS, NAME_ONLY } from './testing';

describe('composing the fictional careers', () => {
  for (const [key, facts] of Object.entries(CAREERS)) {
    it(`writes a valid profile of ${key}`, () => {
      const { profile } = composeProfile(facts);
      expect(profileDataSchema.safeParse(profile).success).toBe(true);
      expect(profile.name).not.toBe('');
      expect(profile.role).not.toBe('');
      expect(profile.summary).not.toBe('');
    });
  }

  it('keeps a profile of a name alone empty and says what to add', () => {
    const { profile, notices } = composeProfile(NAME_ONLY);
    expect(profile).toMatchObject({
      name: 'Jo Ashgrove',
      summary: '',
      meet_them: '',
      personas: [],
      superpowers: [],
    });
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ kind: 'advice', message: expect.stringContaining('Save to PDF') });
  });
});
