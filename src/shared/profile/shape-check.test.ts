import { expect, it } from 'vitest';
import { emptyStory } from '../case-stories/case-story';
import { emptyProfile, profileDataSchema } from './profile-data';
import { isProfileFields } from './shape-check';

const WHOLE = {
  ...emptyProfile(),
  personas: [{ title: 'The Controller', bullets: ['Closed the books'] }],
  superpowers: [{ title: 'Numbers', description: 'Reads them.' }],
  functional_skills: [{ name: 'Finance', value: [{ title: 'Audit', description: '' }] }],
  engagement: [
    { term: 'notice', text: 'A month', shown: 'page' },
    { term: 'capacity', per: 'month', min: 0, max: 8, shown: 'hidden' },
  ],
  case_stories: [emptyStory()],
};

it('isProfileFields accepts whole profiles and parts of them', () => {
  expect(isProfileFields(WHOLE)).toBe(true);
  expect(isProfileFields({ summary: 'A' })).toBe(true);
  expect(isProfileFields({})).toBe(true);
});

it('isProfileFields knows every field of the schema', () => {
  for (const field of Object.keys(profileDataSchema.shape)) {
    expect(isProfileFields({ [field]: WHOLE[field as keyof typeof WHOLE] })).toBe(true);
    expect(isProfileFields({ [field]: 1 })).toBe(false);
  }
});

it.each([
  null,
  'text',
  [],
  { unknown: '' },
  { highlights: [1] },
  { linkedinUrl: 'javascript:alert(1)' },
  { personas: [{ title: 'A' }] },
  { engagement: [{ text: 'A month', shown: 'page' }] },
  { functional_skills: { Finance: [] } },
])('isProfileFields refuses %j', (value) => expect(isProfileFields(value)).toBe(false));
