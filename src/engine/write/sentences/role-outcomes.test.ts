import { expect, it } from 'vitest';
import { FULL_RECORD_STATEMENTS } from '../career/story-statements';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing';
import { outcomesFor } from './role-outcomes';

const context = careerContextOf(
  careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Harbour Director',
        organisation: 'Brillwater',
        start: '2017',
        end: 'present',
        statements: [
          'Increased the freight of both quays by 34%.',
          'Negotiated the lease of the northern quay with the town.',
          'Attended the meetings of the pilots.',
          'Established a school for pilots.',
          'Launched a ferry to Varn.',
        ],
      },
      {
        title: 'Mill Director',
        organisation: 'Corvane',
        start: '2010',
        end: '2017',
        statements: ['Built', 'Opened', 'Renewed', 'Sold', 'Leased', 'Moved'].map(
          (verb) => `${verb} the mills of the northern valley.`,
        ),
      },
    ],
  }),
);
const [role] = context.roles;
const [freight, lease, meetings] = ['Increased', 'Negotiated', 'Attended'].map((verb) =>
  context.achievements.find(({ text }) => text.startsWith(verb)),
);

/** The first line of the role if a persona has `inPersonas` and the superpowers have the rest. */
function firstLine(inPersonas: typeof freight, unused: typeof freight): string | undefined {
  if (!role || !inPersonas) throw new Error('the career has no role');
  const fixed = new Set(context.achievements.filter((one) => one !== inPersonas && one !== unused));
  return outcomesFor(role, context, { inPersonas: new Set([inPersonas]), fixed, beside: fixed })[0]?.line;
}

// In a record with fewer statements, each of them is used wherever it fits.
it('the record is a full one', () => {
  expect(context.achievements.length).toBeGreaterThanOrEqual(FULL_RECORD_STATEMENTS);
});

it('a strong line that no section tells comes before a result that a persona has', () => {
  expect(firstLine(freight, lease)).toMatch(/^negotiated the lease/);
});

it('a result that a persona has comes before a weak line', () => {
  expect(firstLine(freight, meetings)).toMatch(/^increased the freight/);
});
