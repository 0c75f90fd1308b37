import { describe, expect, it } from 'vitest';
import { careerFacts } from '../write/testing';
import { allowedTermsOf } from './allowed-terms';
import { findingsIn, findingsInProse } from './findings';

const allowed = allowedTermsOf(
  careerFacts({
    name: 'Mara Lindqvist',
    roles: [
      {
        title: 'Chief Operating Officer',
        organisation: 'Tanager Health',
        start: '2016',
        end: '2021',
        location: 'Singapore',
        statements: [
          'Negotiated contracts worth US$8m, 40 % of the total, across six countries',
          'Served 1,200 clinics',
        ],
      },
    ],
  }),
);

describe('findings in a text', () => {
  it.each([
    ['At Tanager Health from 2016 to 2021, Mara served 1200 clinics.', []],
    ['Contracts worth US$8m, 40% of the total.', []],
    ['Mara served 1,300 clinics.', ['number']],
    ['Contracts in seven countries.', ['number']],
    ['A record at Umbrella Industries since 2016.', ['name']],
    ['For years a director in Singapore.', ['title']],
    ['Mara holds a PhD.', ['title', 'name']],
    // A letter with an accent is part of the word: there is no 'ten' in it.
    ['Mara verhandelte mit Verbänden über Räten.', ['name']],
  ])('of "%s" are %j', (text, findings) => {
    expect(findingsIn(text, allowed)).toEqual(findings);
  });

  it('include the first person, filler and a bullet in prose, but not ‘My’ in a known name', () => {
    expect(findingsInProse('I negotiated contracts.', allowed)).toContain('first-person');
    expect(findingsInProse('Mara is results-driven.', allowed)).toContain('filler');
    const school = { ...allowed, exemptNames: ['My Harbour School'] };
    expect(findingsInProse('Mara leads My Harbour School.', school)).not.toContain('first-person');
    expect(findingsInProse('Mara leads my harbour.', school)).toContain('first-person');
    const services = { ...allowed, exemptNames: ['Value Added Services'] };
    expect(findingsInProse('Mara led Value Added Services.', services)).not.toContain('filler');
    expect(findingsInProse('Mara led value added work.', services)).toContain('filler');
    expect(findingsInProse('Mara • negotiated.', allowed)).toContain('glyph');
  });
});
