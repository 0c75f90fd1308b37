import { expect, it } from 'vitest';
import { emptyProfile } from '@/shared/profile';
import { filledSections } from './filled-sections';

it('counts the sections that a reader finds something in and names the rest in the order of the page', () => {
  const data = {
    ...emptyProfile(),
    name: 'Mara Lindqvist',
    summary: 'Operator.',
    personas: [{ title: 'A', bullets: [] }],
  };
  const { filled, total, empty } = filledSections(data);
  expect([filled, total]).toEqual([3, 15]);
  expect(empty.slice(0, 2)).toEqual(['Key Roles', 'Focus Areas']);
  expect(empty).not.toContain('Personas');
  expect(filledSections(emptyProfile()).filled).toBe(0);
});
