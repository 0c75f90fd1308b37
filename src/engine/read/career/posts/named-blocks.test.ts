/** Blocks of achievements below a list of posts. */
import { expect, it } from 'vitest';
import type { RoleFact, StatementFact } from '@/shared/record/facts';
import { assignNamedBlocks } from './named-blocks';

const buildStatement = (value: string): StatementFact =>
  ({ id: value, value, spans: [], confidence: 0.9 }) as StatementFact;
const buildRole = (
  title: string,
  organisation: string,
  from: number,
  to: number | 'present',
  ...lines: string[]
): RoleFact => ({
  id: `${title}|${organisation}`,
  title,
  organisation,
  start: { year: from },
  end: to === 'present' ? to : { year: to },
  confidence: 0.9,
  spans: [],
  statements: lines.map(buildStatement),
});
const assign = (...roles: RoleFact[]) => {
  const assigned = assignNamedBlocks(roles);
  return {
    roles: assigned.roles.map(({ title, statements }) => [title, ...statements.map(({ value }) => value)]),
    unassigned: assigned.unassigned.map(({ value }) => value),
  };
};

it('the achievements below the name of another listed employer belong to the post there', () => {
  expect(
    assign(
      buildRole('Plant Manager', 'Nordhav Foods Private Limited', 2014, 'present'),
      buildRole('Buyer', 'Redwell Trading Group', 2008, 2014),
      buildRole(
        'Clerk',
        'Orla Mills',
        2004,
        2008,
        'Leadership & Business Sense',
        'Led the move to new mills',
      ),
      buildRole(
        '',
        'Nordhav Foods Pvt. Ltd.',
        2014,
        'present',
        'Ran a bakery of 40',
        'Redwell Trading -',
        'Bought flour',
        'Orla Mills:',
        'Kept the books',
      ),
    ),
  ).toEqual({
    roles: [
      ['Plant Manager', 'Ran a bakery of 40'],
      ['Buyer', 'Bought flour'],
      ['Clerk', 'Kept the books'],
    ],
    unassigned: ['Led the move to new mills'],
  });
});

it.each([
  ['a sentence that begins with the name', 'Redwell Trading was the largest client of the bakery.'],
  ['a client that is not an employer of the record', 'Brillwater Stores -'],
])('%s moves nothing', (_, line) => {
  const roles = [
    buildRole('Buyer', 'Redwell Trading', 2008, 2014),
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present', line, 'Ran a bakery of 40'),
  ];
  expect(assign(...roles).roles).toEqual([['Buyer'], ['Plant Manager', line, 'Ran a bakery of 40']]);
});

it('a name moves nothing to a post that has achievements of its own, or to one of two posts', () => {
  const own = buildRole('Buyer', 'Redwell Trading', 2008, 2014, 'Bought flour');
  const manager = buildRole(
    'Plant Manager',
    'Nordhav Foods',
    2014,
    'present',
    'Redwell Trading',
    'Ran a bakery of 40',
  );
  expect(assign(own, manager).roles).toEqual([
    ['Buyer', 'Bought flour'],
    ['Plant Manager', 'Redwell Trading', 'Ran a bakery of 40'],
  ]);
  const [first, second] = [
    buildRole('Buyer', 'Redwell Trading', 2008, 2014),
    buildRole('Clerk', 'Redwell Trading', 2004, 2008),
  ];
  expect(assign(first, second, manager).roles.map(([, ...lines]) => lines.length)).toEqual([0, 0, 2]);
});

it('a heading below the last of several posts stays with it where no block names an employer', () => {
  expect(
    assign(
      buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present'),
      buildRole('Buyer', 'Redwell Trading', 2008, 2014),
      buildRole('Clerk', 'Orla Mills', 2004, 2008, 'Key Achievements', 'Kept the books of nine mills'),
    ).unassigned,
  ).toEqual([]);
});

it('a heading below a single post, or an achievement below a list, stays with its post', () => {
  expect(
    assign(
      buildRole('Buyer', 'Redwell Trading', 2008, 2014, 'Bought flour'),
      buildRole('Clerk', 'Orla Mills', 2004, 2008, 'Stores & Orders', 'Kept the books'),
    ).unassigned,
  ).toEqual([]);
  expect(
    assign(
      buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present'),
      buildRole('Buyer', 'Redwell Trading', 2008, 2014),
      buildRole('Clerk', 'Orla Mills', 2004, 2008, 'Kept the books of nine mills'),
    ).unassigned,
  ).toEqual([]);
});
