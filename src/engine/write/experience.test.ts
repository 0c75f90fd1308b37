import { describe, expect, it } from 'vitest';
import { splitOffExperience } from '../language/text/experience';
import { composeProfile } from '.';
import { careerFacts } from './testing';

describe('years of experience', () => {
  it.each([
    [
      'With over 25 years of depot experience, I bring calm.',
      ['I have over 25 years of depot experience', 'I bring calm.'],
    ],
    [
      'Over 18 years experience as a planner in two ports.',
      ['I have over 18 years of experience as a planner in two ports'],
    ],
    ['15+ years building cold storage networks', ['I have spent 15+ years building cold storage networks']],
    ['I bring calm.', ['I bring calm.']],
    ['With patience, I bring calm.', ['With patience, I bring calm.']],
    ['In 2 years, I opened nine depots.', ['In 2 years, I opened nine depots.']],
  ])('are split off the sentence "%s"', (sentence, sentences) => {
    expect(splitOffExperience(sentence)).toEqual(sentences);
  });

  it('are stated in the description', () => {
    const { summary } = composeProfile(
      careerFacts({
        name: 'Edda Norling',
        about: [
          'With over 25 years of depot experience, I bring a deep understanding of cold storage to growers.',
        ],
        roles: [{ title: 'Planner', organisation: 'Brillwater', start: '2012', end: 'present' }],
      }),
    ).profile;
    expect(summary).toContain('Edda Norling has over 25 years of depot experience');
  });
});
