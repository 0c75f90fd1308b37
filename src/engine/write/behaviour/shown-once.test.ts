/** An act or line of a career in all sections of a profile: it is shown once. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const ACTS = [
  'Cut storage losses from 14% to 5% within two seasons.',
  'Opened four packing halls for EUR 12 million.',
  'Negotiated 14 supplier contracts worth EUR 9 million.',
  'Introduced a shared price list for all growers of the valley.',
  'Recruited 25 cellar hands in one season.',
  'Planned the cold chain of nine ports for the growers.',
  'Raised output by 40% in three years.',
  'Built a depot for frozen berries in the north of the valley.',
  'Trained the drivers of two fleets in the handling of fruit.',
  'Moved the order book of nine shops to a common ledger.',
  'Reviewed the leases of all halls with two lawyers.',
  'Launched a juice brand in six countries.',
];

const { profile } = composeProfile(
  careerFacts({
    name: 'Edda Norling',
    roles: [
      {
        title: 'Operations Director',
        organisation: 'Brillwater',
        start: '2016',
        end: 'present',
        statements: ACTS.slice(0, 6),
      },
      {
        title: 'Plant Manager',
        organisation: 'Tarn Cider',
        start: '2009',
        end: '2015',
        statements: ACTS.slice(6),
      },
    ],
  }),
);

const SECTIONS: Record<string, string> = {
  description: profile.summary,
  introduction: profile.meet_them,
  roles: profile.highlights.join(' | '),
  personas: profile.personas.flatMap(({ bullets }) => bullets).join(' | '),
  superpowers: profile.superpowers.map(({ description }) => description).join(' | '),
  skills: JSON.stringify(profile.functional_skills),
};

/** The words after the verb, by which an act is recognised in any section. */
const traceOf = (act: string) => act.split(' ').slice(1, 4).join(' ').toLowerCase();

it.each(ACTS)('an act is told by at most one section: %s', (act) => {
  const telling = Object.entries(SECTIONS).filter(([, text]) => text.toLowerCase().includes(traceOf(act)));
  expect(telling.length, JSON.stringify(telling)).toBeLessThan(2);
});

it('two key roles with the same line state it once', () => {
  const line = 'Created price lists in a spreadsheet to assist the growers of the valley.';
  const { highlights } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Plant Manager',
          organisation: 'Tarn Cider',
          start: '2012',
          end: '2015',
          statements: [line],
        },
        { title: 'Planner', organisation: 'Corran Mills', start: '2009', end: '2012', statements: [line] },
      ],
    }),
  ).profile;
  expect(highlights.filter((one) => one.includes('price lists'))).toHaveLength(1);
});
