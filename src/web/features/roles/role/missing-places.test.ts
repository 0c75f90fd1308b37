import { expect, it } from 'vitest';
import type { RequirementWithVerdict } from '@/shared/roles/saved-roles';
import { missingPlacesHref, missingPlacesOf } from './missing-places';

const requirement = (
  type: RequirementWithVerdict['type'],
  verdict: RequirementWithVerdict['verdict'],
  must = true,
): RequirementWithVerdict => ({
  id: type,
  text: type,
  must,
  type,
  verdict,
  spans: [],
});

it('gaps of a role link to the sections to complete, must-haves first, or to the record', () => {
  const requirements = [
    requirement('language', 'gap'),
    requirement('domain', 'gap', false),
    requirement('credential', 'gap'),
    requirement('skill', 'mentioned'),
    requirement('credential', 'gap', false),
  ];
  const places = missingPlacesOf(requirements);
  expect(places.map(({ name }) => name)).toEqual(['Certifications', 'Industries', 'your record']);
  expect(missingPlacesHref(places)).toBe('/edit-profile#certifications,industries');
  expect(missingPlacesHref(missingPlacesOf([requirement('language', 'gap')]))).toBe('/record');
  // Where somebody lives or may work is said in the record; areas where they have worked do not say it.
  expect(missingPlacesHref(missingPlacesOf([requirement('place', 'gap')]))).toBe('/record');
  expect(missingPlacesOf([requirement('skill', 'evidenced')])).toEqual([]);
});
