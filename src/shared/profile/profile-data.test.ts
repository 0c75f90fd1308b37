import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { emptyProfile, type ProfileData, readGeneratedFields, readProfileData } from './profile-data';

/** Profiles as earlier versions stored them. */
const storedProfile = (version: string): unknown =>
  JSON.parse(readFileSync(new URL(`../testing/profiles/${version}.json`, import.meta.url), 'utf8'));

describe('stored profiles of earlier versions', () => {
  it('are complete from version 0.2 on, with later fields empty', () => {
    const stored = storedProfile('0.2') as ProfileData;
    expect(readProfileData(stored)).toEqual({ ...emptyProfile(), ...stored });
  });

  it('below 0.2 have their skills converted from a map', () => {
    expect(readProfileData(storedProfile('0.1'))).toEqual({
      ...emptyProfile(),
      name: 'Mara Lindqvist',
      role: 'Chief Operating Officer',
      highlights: ['Chief Operating Officer, Tanager Health'],
      functional_skills: [
        {
          name: 'Operations',
          value: [{ title: 'Vendor management', description: 'Contracts up to US$40 million.' }],
        },
      ],
    });
  });
});

it('the fields that only an owner writes are never read from a generation', () => {
  const generated = { ...(storedProfile('0.2') as ProfileData), engagement: 'full-time' };
  expect(readGeneratedFields(generated)).toEqual(readProfileData(storedProfile('0.2')));
  expect(() => readProfileData(generated)).toThrow();
});

it('a text of a profile that shows nothing is empty, so that no heading or line is blank', () => {
  const stored = {
    ...emptyProfile(),
    name: '\u200b',
    personas: [{ title: '\u2060', bullets: ['\u00ad', 'Built'] }],
  };
  const engagement = [{ term: 'notice', text: '\u3164', shown: 'page' }];
  expect(readProfileData({ ...stored, engagement })).toMatchObject({
    name: '',
    personas: [{ title: '', bullets: ['', 'Built'] }],
    engagement: [{ text: '' }],
  });
});
