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

it.each([
  ['a name of few letters', 'Orla'],
  ['a heading of many words', 'Redwell Trading and its seven smaller companies'],
])('%s moves nothing', (_, line) => {
  const employer = line.startsWith('Orla') ? 'Orla' : line;
  const roles = [
    buildRole('Buyer', employer, 2008, 2014),
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present', line, 'Ran a bakery of 40'),
  ];
  expect(assign(...roles).roles).toEqual([['Buyer'], ['Plant Manager', line, 'Ran a bakery of 40']]);
});

it.each([
  ['of few letters, but enough', 'Orlas'],
  ['of as many words as a name may have', 'Mill and Bakery of North Varn'],
  ['with its years', 'Redwell Trading (2008 – 2014) -', 'Redwell Trading'],
])('a name %s heads the block of its employer', (_, line, employer = line) => {
  const roles = [
    buildRole('Buyer', employer, 2008, 2014),
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present', line, 'Bought flour'),
  ];
  expect(assign(...roles).roles).toEqual([['Buyer', 'Bought flour'], ['Plant Manager']]);
});

it('the name of a post’s own employer is no block', () => {
  const role = buildRole('Buyer', 'Redwell Trading', 2008, 2014, 'Redwell Trading', 'Bought flour');
  expect(assign(role).roles).toEqual([['Buyer', 'Redwell Trading', 'Bought flour']]);
});

it.each([
  ['of another employer', buildRole('Plant Manager', 'Fjordline Foods', 2014, 'present')],
  ['of other years', buildRole('Plant Manager', 'Nordhav Foods', 2015, 'present')],
  [
    'with achievements of its own',
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present', 'Ran a mill'),
  ],
])('an untitled post is not merged with a titled one %s', (_, listed) => {
  const untitled = buildRole('', 'Nordhav Foods', 2014, 'present', 'Ran a bakery of 40');
  expect(assign(listed, untitled).roles).toEqual([
    ['Plant Manager', ...listed.statements.map(({ value }) => value)],
    ['', 'Ran a bakery of 40'],
  ]);
});

it('posts without dates are not merged', () => {
  const undated = (title: string, ...lines: string[]) => ({
    ...buildRole(title, 'Nordhav Foods', 2014, 'present', ...lines),
    start: undefined,
  });
  expect(assign(undated('Plant Manager'), undated('', 'Ran a bakery of 40')).roles).toHaveLength(2);
});

it.each([
  ['a post above it has achievements', 'Buyer', ['Bought flour']],
  ['a post above it has no title', '', []],
])('a heading below the last post stays with it if %s', (_, title, lines) => {
  const { unassigned } = assign(
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present'),
    buildRole(title, 'Redwell Trading', 2008, 2014, ...lines),
    buildRole(
      'Clerk',
      'Orla Mills',
      2004,
      2008,
      'Key Achievements',
      'Kept the books',
      'Nordhav Foods',
      'Ran a mill',
    ),
  );
  expect(unassigned).toEqual([]);
});

it.each([
  ['an untitled post repeats one of the list', buildRole('', 'Nordhav Foods', 2014, 'present', 'Ran a mill')],
  [
    'a later post has a block of one of the list',
    buildRole('Owner', 'Orla Boats', 2001, 2004, 'Nordhav Foods', 'Ran a mill'),
  ],
])('a heading below the last post is of none if %s', (_, last) => {
  const { unassigned } = assign(
    buildRole('Plant Manager', 'Nordhav Foods', 2014, 'present'),
    buildRole('Buyer', 'Redwell Trading', 2008, 2014),
    buildRole('Clerk', 'Orla Mills', 2004, 2008, 'Key Achievements', 'Kept the books'),
    last,
  );
  expect(unassigned).toEqual(['Kept the books']);
});

it.each([
  ['of the post’s own employer', 'Nordhav Foods -'],
  ['of a post that has achievements of its own', 'Orla Mills'],
])('a name %s ends the block of another employer', (_, line) => {
  const roles = [
    buildRole('Buyer', 'Redwell Trading', 2008, 2014),
    buildRole('Clerk', 'Orla Mills', 2004, 2008, 'Kept the books'),
    buildRole(
      'Plant Manager',
      'Nordhav Foods',
      2014,
      'present',
      'Redwell Trading',
      'Bought flour',
      line,
      'Ran a bakery',
    ),
  ];
  expect(assign(...roles).roles).toEqual([
    ['Buyer', 'Bought flour'],
    ['Clerk', 'Kept the books'],
    ['Plant Manager', line, 'Ran a bakery'],
  ]);
});
