import { expect, it } from 'vitest';
import type { RequirementWithVerdict } from '@/shared/roles/saved-roles';
import { missingPlacesHref, missingPlacesOf } from './missing-places';

const point = (
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
  const points = [
    point('language', 'gap'),
    point('domain', 'gap', false),
    point('credential', 'gap'),
    point('skill', 'mentioned'),
    point('credential', 'gap', false),
  ];
  const places = missingPlacesOf(points);
  expect(places.map(({ name }) => name)).toEqual(['Certifications', 'Industries', 'your record']);
  expect(missingPlacesHref(places)).toBe('/edit-profile#certifications,industries');
  expect(missingPlacesHref(missingPlacesOf([point('language', 'gap')]))).toBe('/record');
  // Where somebody lives or may work is said in the record; areas where they have worked do not say it.
  expect(missingPlacesHref(missingPlacesOf([point('place', 'gap')]))).toBe('/record');
  expect(missingPlacesOf([point('skill', 'evidenced')])).toEqual([]);
});
