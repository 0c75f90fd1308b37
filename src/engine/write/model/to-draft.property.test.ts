import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRuns } from '@/shared/testing/property-runs';
import { composeProfile } from '..';
import { careerFacts } from '../testing';
import { numberFacts } from './number-facts';
import { toDraft } from './to-draft';

const facts = careerFacts({
  name: 'Mara Lindqvist',
  roles: [
    {
      title: 'Chief Operating Officer',
      organisation: 'Tanager Health',
      start: '2016',
      end: '2021',
      statements: [
        'Negotiated contracts worth US$8m across six countries',
        'Served 1,200 clinics with a team of 40',
      ],
    },
    {
      title: 'Operations Manager',
      organisation: 'Harrow Logistics',
      statements: ['Opened 3 hubs and cut lead time by 18%'],
    },
  ],
  skills: ['Procurement', 'Negotiation'],
});
const numbered = numberFacts(facts);

/** Names, numbers and titles that the record lacks and that must never be printed. */
const FOREIGN = [
  'Umbrella',
  'Google',
  'Nimbus Capital',
  'Stanford',
  '1,300',
  '75%',
  '$9m',
  '2030',
  'eleven',
  'billion',
  'CPA',
  'PhD',
  'president',
  'founder',
  'certified',
  'Brazil',
];
const KNOWN =
  'Mara negotiated contracts worth US$8m across six countries served 1,200 clinics with a team of 40 opened 3 hubs and cut lead time by 18% at Tanager Health Harrow Logistics as Chief Operating Officer in the for procurement,'.split(
    ' ',
  );

const text = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...KNOWN) },
      { weight: 1, arbitrary: fc.constantFrom(...FOREIGN) },
    ),
    { minLength: 3, maxLength: 14 },
  )
  .chain((words) =>
    // A name is recognised after any separator.
    fc
      .array(
        fc.constantFrom(' ', ' ', ' ', ' ', ' ', ', ', '; ', ': ', '/', '-', ' – ', ' (', '% ', ' “', '. '),
        {
          minLength: words.length,
          maxLength: words.length,
        },
      )
      .map((between) => `${words.map((word, at) => (at ? between[at] : '') + word).join('')}.`),
  );
const claim = fc.record({
  text,
  facts: fc.array(fc.constantFrom(...numbered.map(({ id }) => id), 'F999', 'x'), { maxLength: 4 }),
});
const claims = fc.array(claim, { maxLength: 5 });
const title = fc
  .array(fc.constantFrom('The', 'Builder', 'Contract', 'Lead', 'Clinics', ...FOREIGN), { maxLength: 4 })
  .map((words) => words.join(' '));
const titled = fc.record({ title, text, facts: claim.map((each) => each.facts) });
const answer = fc.record({
  summary: claims,
  meet_them: claims,
  sweetspot: claims,
  personas: fc.array(fc.record({ title, bullets: claims }), { maxLength: 3 }),
  superpowers: fc.array(titled, { maxLength: 3 }),
  functional_skills: fc.array(fc.record({ name: title, value: fc.array(titled, { maxLength: 3 }) }), {
    maxLength: 2,
  }),
});

it('no employer, number, title or certificate invented by a model is printed', () => {
  let replacedFields = 0;
  fc.assert(
    fc.property(answer, (given) => {
      const replace = toDraft(given, facts, numbered);
      replacedFields += Object.keys(replace).length;
      const printed = JSON.stringify(composeProfile(facts, { replace }).profile);
      for (const foreign of FOREIGN) expect(printed).not.toContain(foreign);
    }),
    { numRuns: propertyRuns(200), seed: 23 },
  );
  // Some sentences must pass, otherwise the test shows nothing.
  expect(replacedFields).toBeGreaterThan(5);
}, 60_000);

it.each([null, 'text', 7, [], { summary: 'x', personas: [1], superpowers: { a: 1 } }])(
  'an answer of another shape is ignored: %j',
  (given) => {
    expect(toDraft(given, facts, numbered)).toEqual({});
  },
);
