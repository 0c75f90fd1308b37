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

const buildRole = (
  organisation: string,
  title: string,
  confidence: number,
  { year = 2014, statements = [] }: { year?: number; statements?: RoleFact['statements'] } = {},
): RoleFact => ({
  id: `${organisation} ${title}`,
  title,
  organisation,
  start: { year },
  end: { year: 2018 },
  spans: [{ source: 's1', quote: `${title}, ${organisation}` }],
  confidence,
  statements,
  kind: 'employment',
});

it('a post that is repeated with less certainty is merged into one post with its title', () => {
  const roles = removeRepeatedRoles([
    buildRole('Nordhav Cargo', '', 0.8),
    buildRole('Nordhav Cargo , Bergen', 'Branch Clerk', 0.55),
    buildRole('Nordhav Cargo', 'Shift Supervisor', 0.55, { year: 2012 }),
  ]);
  expect(roles.map(({ title, start }) => [title, start?.year])).toEqual([
    ['Branch Clerk', 2014],
    ['Shift Supervisor', 2012],
  ]);
});

it('a title that comes from a repetition keeps its evidence', () => {
  const [role] = removeRepeatedRoles([
    buildRole('Nordhav Cargo', '', 0.8),
    buildRole('Nordhav Cargo', 'Branch Clerk', 0.55),
  ]);
  expect(role?.spans.map(({ quote }) => quote)).toContain('Branch Clerk, Nordhav Cargo');
});

it('the statements of a repetition are kept where the certain post has none', () => {
  const statementOf = (value: string) => ({ id: value, value, spans: [], confidence: 0.55 });
  const repetition = (certain: string[]) =>
    removeRepeatedRoles([
      buildRole('Nordhav Cargo', 'Branch Clerk', 0.8, { statements: certain.map(statementOf) }),
      buildRole('Nordhav Cargo', 'Branch Clerk', 0.55, { statements: [statementOf('Ran two ferries')] }),
    ]).flatMap(({ statements }) => statements.map(({ value }) => value));
  expect(repetition([])).toEqual(['Ran two ferries']);
  expect(repetition(['Ran three ferries'])).toEqual(['Ran three ferries']);
});
