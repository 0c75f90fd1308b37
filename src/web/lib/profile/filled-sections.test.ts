import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile/profile-data';
import { filledSections, hasNameOnly } from './filled-sections';

it('filledSections counts sections with content and names the others in the order of GENERATED_SECTIONS', () => {
  const data = {
    ...emptyProfile(),
    name: 'Mara Lindqvist',
    summary: 'Operator.',
    personas: [{ title: 'A', bullets: [] }],
  };
  const { filled, total, empty } = filledSections(data);
  expect([filled, total]).toEqual([3, 15]);
  expect(empty.slice(0, 2)).toEqual(['keyRoles', 'focusAreas']);
  expect(empty).not.toContain('personas');
  expect(filledSections(emptyProfile()).filled).toBe(0);
});

it('hasNameOnly recognises a profile with nothing but a name', () => {
  const nameAndLinkOnly = {
    ...emptyProfile(),
    name: 'Mara Lindqvist',
    linkedinUrl: 'https://www.linkedin.com/in/mara',
  };
  expect(hasNameOnly(nameAndLinkOnly)).toBe(true);
  expect(hasNameOnly({ ...nameAndLinkOnly, personas: [{ title: ' ', bullets: [''] }] })).toBe(true);
  expect(hasNameOnly({ ...nameAndLinkOnly, location: 'Singapore' })).toBe(false);
  expect(hasNameOnly({ ...nameAndLinkOnly, functional_skills: [{ name: 'Finance', value: [] }] })).toBe(
    false,
  );
});
