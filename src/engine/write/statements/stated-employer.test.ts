/** Lines of other sections that name the employer. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts, type RoleInput } from '../testing/build';
import { attributeByEmployer } from './stated-employer';

const ROLES: RoleInput[] = [
  { title: 'Head of Works', organisation: 'Brillwater', start: '2015', end: '2019' },
  { title: 'Harbour Director', organisation: 'Havenkade', start: '2019', end: 'present' },
];
const rolesWith = (line: string, roles = ROLES) =>
  attributeByEmployer(careerFacts({ name: 'Edda Norling', roles, statements: [line] })).roles.filter(
    ({ statements }) => statements.length > 0,
  );

describe('a line of a section such as highlights', () => {
  it('belongs to the role at the employer where it says that the work was done', () => {
    const [role] = rolesWith('Built cold stores at Brillwater that cut spoilage by 31%.');
    expect(role?.organisation).toBe('Brillwater');
    const [grown] = rolesWith('Helped scale Havenkade from two berths to nine.');
    expect(grown?.organisation).toBe('Havenkade');
  });

  it('belongs to none if it names the employer otherwise, or two roles there are possible', () => {
    expect(rolesWith('Sold nine cranes to Brillwater for EUR 2 million.')).toEqual([]);
    const again = { title: 'Planner', organisation: 'Brillwater', start: '2012', end: '2015' };
    expect(rolesWith('Built cold stores at Brillwater that cut spoilage by 31%.', [...ROLES, again])).toEqual(
      [],
    );
  });

  it.each([
    ['As the Head of Works at Brillwater (now Corvane), I built nine mills.', 'I built nine mills.'],
    ['Also at Brillwater , I cut the waste by 31%.', 'I cut the waste by 31%.'],
  ])('belongs to the role that the words before "I" name: %s', (line, value) => {
    const [role] = rolesWith(line);
    expect(role?.organisation).toBe('Brillwater');
    expect(role?.statements.map((statement) => statement.value)).toEqual([value]);
  });

  it('belongs to the post there whose title those words have, and to none without one', () => {
    const again = { title: 'Planner', organisation: 'Brillwater', start: '2012', end: '2015' };
    const [role] = rolesWith('As Planner for Brillwater, I built nine mills.', [...ROLES, again]);
    expect(role?.title).toBe('Planner');
    expect(rolesWith('At Brillwater, I built nine mills.', [...ROLES, again])).toEqual([]);
  });

  it('belongs to the role of the line before it if it is about the company', () => {
    const { roles } = attributeByEmployer(
      careerFacts({
        name: 'Edda Norling',
        roles: ROLES,
        statements: [
          'As Head of Works at Brillwater, I built a mill.',
          'I sold the company for $9M in 2019.',
        ],
      }),
    );
    expect(roles[0]?.statements).toHaveLength(2);
    expect(rolesWith('I sold the company for $9M in 2019.')).toEqual([]);
  });

  it('is the line of that key role', () => {
    const facts = careerFacts({
      name: 'Edda Norling',
      roles: ROLES,
      statements: ['Built cold stores at Brillwater that cut spoilage from `31%` to `4%`.'],
    });
    expect(composeProfile(facts).profile.highlights[1]).toContain('from 31% to 4%');
  });
});
