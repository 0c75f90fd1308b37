/** A role whose employer is not named in the profile. */
import { expect, it } from 'vitest';
import { emptyProfile, type ProfileData } from '@/shared/profile/profile-data';
import { documentOf } from './document';
import { jsonResumeOf } from './json-resume';
import { plainTextOf } from './text';
import { vcardOf } from './vcard';

const profile: ProfileData = {
  ...emptyProfile(),
  name: 'Ottoline Marsh',
  role: 'Plant Manager',
  highlights: ['Plant Manager, 2012 to 2016: cut scrap by 12%'],
};

it('a role without an employer leaves no empty employer field in any exported file', () => {
  const document = documentOf(profile);
  expect(vcardOf(document, { day: '2026-11-20' })).not.toContain('ORG');
  expect(plainTextOf(document)).toContain('Plant Manager, 2012 to 2016: Cut scrap by 12%');
  expect(jsonResumeOf({ profile, document, day: '2026-11-20' }).work).toEqual([
    { position: 'Plant Manager', startDate: '2012', endDate: '2016', highlights: ['Cut scrap by 12%'] },
  ]);
});
