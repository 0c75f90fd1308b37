import { describe, expect, it } from 'vitest';
import { displayedMessage } from './answer';
import { parseGeneratedProfile } from './result';

describe('the generated profile of a guest', () => {
  it('may omit fields and have skills as the map of older versions', () => {
    const skills = { Finance: [{ title: 'Treasury', description: 'Ran it for nine years.' }] };
    const result = parseGeneratedProfile({ name: 'Ines Calder', functional_skills: skills, extra: 1 });
    expect(result).toMatchObject({
      name: 'Ines Calder',
      highlights: [],
      profile_version: '0.2',
      notices: [],
      functional_skills: [{ name: 'Finance', value: skills.Finance }],
    });
    expect(result).not.toHaveProperty('extra');
  });

  it.each([
    ['an empty answer', {}],
    ['something else', { ok: true }],
    ['wrong types', { name: 'Ines Calder', highlights: 'one' }],
    ['an unsafe address', { name: 'Ines Calder', linkedinUrl: 'javascript:alert(1)' }],
  ])('fails with the default sentence for %s', (_what, answer) => {
    let error: unknown;
    try {
      parseGeneratedProfile(answer);
    } catch (caught) {
      error = caught;
    }
    expect(displayedMessage(error, 'guest')).toBe(
      'There was a problem generating your profile from LinkedIn. Please try again.',
    );
  });
});
