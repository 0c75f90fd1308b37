import { expect, it } from 'vitest';
import { SUBJECTS } from '../../language/themes/subjects';
import { subjectAreaOf } from './subject-areas';

const areaOf = (id: string) => {
  const subject = SUBJECTS.find((one) => one.id === id);
  if (!subject) throw new Error(`no subject ${id}`);
  return subjectAreaOf(subject);
};

it('related subjects share an area', () => {
  expect(areaOf('cloud')).toBe(areaOf('deployments'));
  expect(areaOf('cash')).toBe(areaOf('audit'));
  expect(areaOf('cloud')).not.toBe(areaOf('cash'));
});
