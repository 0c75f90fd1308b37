/** Posts that a document states twice. */
import { expect, it } from 'vitest';
import type { RoleFact } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { removeRepeatedRoles } from './repeated-roles';

const rolesOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text)),
  ).roles.map(({ title, organisation, start, statements }) => [
    title,
    organisation,
    start?.year,
    statements.length,
  ]);

it('a post in an overview list and again with its duties is one role', () => {
  expect(
    rolesOf(
      '* CAREER SUMMARY',
      '2010 - 2014 ¦ Plant Manager ¦ Nordhav Foods Ltd',
      '2005 - 2010 ¦ Buyer ¦ Redwell Trading Ltd',
      '* PROFESSIONAL EXPERIENCE',
      '* Plant Manager, Nordhav Foods',
      '2010 - 2014',
      '• Ran a bakery of 40',
      '* Buyer, Redwell Trading',
      '2005 - 2010',
      '• Bought flour for two bakeries',
    ),
  ).toEqual([
    ['Plant Manager', 'Nordhav Foods', 2010, 1],
    ['Buyer', 'Redwell Trading', 2005, 1],
  ]);
});

it('a post that is repeated with less certainty is merged into one post with its title', () => {
  const buildRole = (organisation: string, title: string, confidence: number, year = 2014): RoleFact => ({
    id: `${organisation} ${title}`,
    title,
    organisation,
    start: { year },
    end: { year: 2018 },
    spans: [],
    confidence,
    statements: [],
    kind: 'employment',
  });
  const roles = removeRepeatedRoles([
    buildRole('Nordhav Cargo', '', 0.8),
    buildRole('Nordhav Cargo , Bergen', 'Branch Clerk', 0.55),
    buildRole('Nordhav Cargo', 'Shift Supervisor', 0.55, 2012),
  ]);
  expect(roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Branch Clerk', 2014],
    ['Shift Supervisor', 2012],
  ]);
});
