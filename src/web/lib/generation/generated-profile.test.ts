// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';
import { emptyProfile } from '@/shared/profile/profile-data';
import { clearGeneratedProfile, readGeneratedProfile, saveGeneratedProfile } from './generated-profile';

const KEY = 'quarterdeck.generated-profile';
const generated = generatedProfileSchema.parse({ ...emptyProfile(), name: 'Ines Calder', seal: 'abc' });

describe('the stored generated profile', () => {
  beforeEach(() => sessionStorage.clear());

  it('is read as it was stored, until it is cleared', () => {
    saveGeneratedProfile(generated);
    expect(readGeneratedProfile()).toEqual(generated);
    clearGeneratedProfile();
    expect(readGeneratedProfile()).toBeNull();
  });

  it.each([
    ['nothing', undefined],
    ['text that is not JSON', 'Ines Calder'],
    ['JSON that is no object', '"Ines"'],
    ['another format', JSON.stringify({ format: 99, generated })],
    ['a profile without a format', JSON.stringify(generated)],
    ['no profile inside', JSON.stringify({ format: 1 })],
    ['a field of the wrong type', JSON.stringify({ format: 1, generated: { ...generated, name: 7 } })],
    [
      'an address that runs script',
      JSON.stringify({ format: 1, generated: { ...generated, linkedinUrl: 'javascript:alert(1)' } }),
    ],
  ])('is null for %s', (_what, stored) => {
    if (stored !== undefined) sessionStorage.setItem(KEY, stored);
    expect(readGeneratedProfile()).toBeNull();
  });
});
