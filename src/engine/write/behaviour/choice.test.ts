/** What the composer chooses for a section among posts, titles and a person's own sentences. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { type CareerInput, careerFacts } from '../testing/build';

const profileOf = (input: CareerInput) => composeProfile(careerFacts(input)).profile;

describe('the highest earlier post', () => {
  const profileWith = (title: string, end = '2018') =>
    profileOf({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Forestry Advisor',
          organisation: 'Brillwater',
          start: '2020',
          end: 'present',
          statements: [
            'Values estates and their timber for investors in four countries and writes their plans.',
          ],
        },
        {
          title,
          organisation: 'Varn Timber',
          start: String(Number(end) - 3),
          end,
          statements: [
            'Careful Water Management of the northern reservoirs (40 thousand hectares) including pumps.',
          ],
        },
      ],
    });

  it('is named in the summary of an adviser, and its key role tells its remit', () => {
    const { summary, highlights } = profileWith('Chief Executive Officer');
    expect(summary).toContain('Edda was Chief Executive Officer of Varn Timber');
    expect(highlights[1]).toMatch(/: careful water management of the northern reservoirs/);
  });

  it('is not named if it is lower than the present one or old', () => {
    expect(profileWith('Forester').summary).not.toContain('Varn Timber');
    expect(profileWith('Chief Executive Officer', '1998').summary).not.toContain('Chief Executive');
  });
});

describe('a persona', () => {
  const personaTitlesWith = (title: string) =>
    profileOf({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Chief Technology Officer',
          organisation: 'Brillwater',
          start: '2018',
          end: 'present',
          statements: [
            'Moved the order book of nine shops to a common ledger.',
            'Cut hosting costs by 40% in two years.',
            'Hired 25 engineers in three countries.',
            'Opened a second engineering office in Varn.',
            'Introduced a shared release plan for six teams.',
            'Negotiated a discount of 14% with two carriers.',
          ],
        },
        {
          title,
          organisation: 'Tarn Cider',
          start: '2010',
          end: '2017',
          statements: [
            'Doubled the orders of the web shop within a year.',
            'Raised the visits of the site by 60%.',
            'Launched a juice brand in six countries.',
            'Built a catalogue for 900 growers of the valley.',
            'Reduced returns by 22% in one season.',
            'Recruited eight partners for the spring fair.',
          ],
        },
      ],
    }).personas.map((one) => one.title);

  it('is not named after a craft that the person has left, or another kind of work than today’s', () => {
    expect(personaTitlesWith('Software Architect').join()).not.toContain('Architect');
    expect(personaTitlesWith('Marketing Manager').join()).not.toContain('Marketing');
  });

  it('may be named after an earlier post of no certain kind', () => {
    expect(personaTitlesWith('Operations Manager').join()).toContain('Operations');
  });
});

describe('a person’s own words', () => {
  const profileAbout = (...sentences: string[]) =>
    profileOf({
      name: 'Edda Norling',
      about: [
        ...sentences,
        'I am a planner with 22 years in mills and depots.',
        'I plan the harvest of nine farms.',
      ],
      roles: [
        {
          title: 'Planner',
          organisation: 'Brillwater',
          start: '2018',
          end: 'present',
          statements: ['Cut storage losses from 14% to 5%.', 'Opened four packing halls for EUR 12 million.'],
        },
      ],
    });

  it('on a present project are not part of the sweet spot, and those on whom they help are', () => {
    expect(
      profileAbout('I am leading the move of a mill to the north, with deep expertise in cold stores.')
        .sweetspot,
    ).not.toContain('leading the move');
    expect(profileAbout('I help family firms plan their harvest when they hand over.').sweetspot).toContain(
      'family firms',
    );
  });
});
