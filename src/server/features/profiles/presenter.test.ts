import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { filledProfileOf, publicUrl, publishedOf } from './presenter';

const buildData = (summary: string, profilePicture?: string) => ({
  ...emptyProfile(),
  name: 'Ines Calder',
  summary,
  ...(profilePicture && { profilePicture }),
});
const row = {
  ispublished: true,
  held_published: false,
  edits_staged: true,
  published_data: buildData('What readers see.', 'https://people.example/old.webp'),
  profile_data: buildData('What waits.', 'https://people.example/new.webp'),
};

it('the public profile is the published one while edits are staged, with the present photo', () => {
  expect(publishedOf(row)).toMatchObject({
    summary: 'What readers see.',
    profilePicture: 'https://people.example/new.webp',
  });
});

it('the public profile is the published one while an operator hides the page: private versions show it', () => {
  const heldRow = { ...row, ispublished: false, held_published: true };
  expect(publishedOf(heldRow)).toMatchObject({ summary: 'What readers see.' });
});

it.each([
  { ispublished: false },
  { edits_staged: false },
  { published_data: null },
  { published_data: emptyProfile() },
])('the published data is absent with %o', (overrides) => {
  expect(publishedOf({ ...row, ...overrides })).toBeNull();
});

it('filledProfileOf returns null for an empty profile', () => {
  expect(filledProfileOf(emptyProfile())).toBeNull();
  expect(filledProfileOf(buildData('Words.'))).toMatchObject({ summary: 'Words.' });
});

it('publicUrl returns null without a slug', () => {
  expect(publicUrl('https://people.example', null)).toBeNull();
  expect(publicUrl('https://people.example', 'ines')).toBe('https://people.example/profile/ines');
});
