/** Sentences about oneself that have praise, no verb, or a second subject, and the sections they belong to. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing/build';

const profileOf = (...about: string[]) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [{ title: 'Depot Planner', organisation: 'Brillwater', start: '2012', end: 'present' }],
      about,
    }),
  ).profile;

const proseOf = (...about: string[]): string => {
  const { summary, meet_them, sweetspot, user_manual } = profileOf(...about);
  return [summary, meet_them, sweetspot, user_manual].join('\n');
};

describe('a description in the third person', () => {
  const THIRD = [
    'Edda Norling is the founder and director of Brillwater, where she leads the firm’s cold storage and its move to rail.',
    'Previously, Edda was a certified manager and planning consultant at Corran Mills, where she ran nine depots in two countries.',
  ] as const;
  it('begins the page with who the person is, although it names a firm', () => {
    expect(profileOf(...THIRD).summary).toContain(
      'Edda Norling is the founder and director of Brillwater, where she leads the firm’s cold storage',
    );
  });
  it('is told without the adverb before its subject', () => {
    expect(proseOf(...THIRD)).toContain(
      'Edda was a certified manager and planning consultant at Corran Mills, where she ran nine depots',
    );
  });
  it('is not followed by a second title at the same employer', () => {
    expect(profileOf(...THIRD).summary).not.toContain('Depot Planner');
  });
});

it('a title is not told twice where only its field is worded otherwise', () => {
  const { summary } = composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        { title: 'Depot Manager, Cold Storage', organisation: 'Brillwater', start: '2012', end: 'present' },
      ],
      about: ['I am a Depot Manager in cold storage with a focus on quiet nights.'],
    }),
  ).profile;
  expect(summary).toContain('is a Depot Manager in cold storage');
  expect(summary).not.toContain('Depot Manager, Cold Storage');
});

describe('a sentence about oneself', () => {
  it.each([
    [
      'without the praise beside its fact',
      'C-suite executive driving business results, change and growth in cold storage companies such as Corran Mills.',
      'is a C-suite executive driving change and growth in cold storage companies such as Corran Mills',
    ],
    [
      'with the verb that it lacks',
      'An unwavering focus on safety and waste having led depots through two strikes and a harbour fire.',
      'Edda has a focus on safety and waste, having led depots through two strikes and a harbour fire.',
    ],
    [
      'by the act that explains it',
      'A calm hand in crises, having led depots through two strikes and a harbour fire.',
      'has led depots through two strikes and a harbour fire.',
    ],
    [
      'up to a clause of another subject',
      'I lead the planning office of the port, where we move nine thousand pallets.',
      'leads the planning office of the port.',
    ],
    [
      'up to a reason',
      'I care deeply about depot safety, especially at night, because it keeps crews calm and change safe.',
      'Edda cares deeply about depot safety, especially at night.',
    ],
    [
      'in two sentences if it has two verbs',
      'I lead two depots in Corran and I enjoy training calm crews.',
      'Edda enjoys training calm crews.',
    ],
    [
      'as a list of specialities',
      'Specialties: cold storage, harbour rail, carrier contracts.',
      'Edda’s specialties include cold storage, harbour rail and carrier contracts.',
    ],
    [
      'as a series of posts',
      'Nurse, then ward planner, now depot manager of a harbour clinic.',
      'was first a nurse, then a ward planner, and is now depot manager of a harbour clinic',
    ],
    [
      'with both verbs in the third person',
      'I have written 12 books about ports and hold 9 patents.',
      'has written 12 books about ports and holds 9 patents',
    ],
    [
      'even if it only names a field of experience',
      'Experienced in working with port authorities including those of Corran and Velmont.',
      'is experienced in working with port authorities including those of Corran and Velmont',
    ],
    [
      'without a list whose parts have labels',
      'Beyond rail, I build across the whole harbour chain: Cold - FrostBox: voice notes for crews.',
      'builds across the whole harbour chain.',
    ],
  ])('is told %s', (_, about, sentence) => {
    expect(proseOf('I plan the cold stores of nine ports.', about)).toContain(sentence);
  });

  it.each([
    ['Attained experience of three years in mills and depots.', /has attained/],
    ['Bring a network across harbour industry and rail.', /has a bring/],
    ['Results-driven and passionate about people.', /passionate|driven/i],
    ['Excellent communication skills and strong work ethic.', /communication/],
  ])('is not told with a guessed verb or as mere praise: %s', (about, wrong) => {
    expect(proseOf('I plan the cold stores of nine ports.', about)).not.toMatch(wrong);
  });
});

it('the first sentence that positions the person begins the description, not what they are besides', () => {
  const { summary } = profileOf(
    'Former cook of a harbour canteen with 3 years in two ports.',
    'Harbour planner who helps small ports with their cold stores.',
  );
  expect(summary).toMatch(
    /^Edda Norling is a harbour planner who helps small ports with their cold stores\. /,
  );
});

it('an office of one person has no article', () => {
  expect(profileOf('Founder and CEO of Corran Mills, a maker of presses for small growers.').summary).toMatch(
    /^Edda Norling is founder and CEO of Corran Mills, /,
  );
});

it('for whom and in which situations somebody works is the sweet spot, up to three sentences', () => {
  const { sweetspot, meet_them } = profileOf(
    'I plan the cold stores of nine ports.',
    'I help founder-led depots get ready for their first audit.',
    'I step in when the harvest is late or the owner has left.',
    'Led businesses across the full range of scale: from family firms with 80 staff to listed groups with 9,000 people.',
    'Known for turning loss-making depots around within 18 months.',
  );
  expect(sweetspot).toContain('Edda helps founder-led depots get ready for their first audit.');
  expect(sweetspot).toContain('Edda steps in when the harvest is late or the owner has left.');
  expect(sweetspot.split('. ')).toHaveLength(3);
  expect(meet_them).toContain('plans the cold stores of nine ports');
});
