/** Focus areas of a composed profile: skills, areas of the headline and fields that lines mention. */
import { expect, it } from 'vitest';
import { composeProfile } from '../index';
import { careerFacts } from '../testing/build';

const facts = careerFacts({
  name: 'Edda Norling',
  skills: ['Project management', 'Business strategy', 'Change management'],
  roles: [
    {
      title: 'Head of Ports',
      organisation: 'Brillwater',
      start: '2018',
      end: 'present',
      statements: [
        'Led work on continuous integration for nine ports.',
        'Built continuous integration for the tide register.',
      ],
    },
    { title: 'Port Planner', organisation: 'Corran Mills', start: '2012', end: '2018', statements: [] },
  ],
});

it('focus areas are the top skills before what lines of one post mention', () => {
  const { focus_areas } = composeProfile(facts).profile;
  expect(focus_areas).toContain('Business strategy');
  expect(focus_areas).not.toContain('Continuous integration');
});

it('areas that a headline lists are focus areas of their own', () => {
  const { focus_areas } = composeProfile(
    careerFacts({ name: 'Edda Norling', headline: 'COO | Supply Chain, Logistics, and Procurement | Risk' }),
  ).profile;
  expect(focus_areas).toEqual(expect.arrayContaining(['Supply chain', 'Logistics', 'Procurement']));
});

it('a degree in the headline is not a focus area', () => {
  const headline = 'Business Analyst | MSc. Business Economics | Supply Chain';
  const { focus_areas } = composeProfile(careerFacts({ name: 'Edda Norling', headline })).profile;
  expect(focus_areas).toEqual(['Supply chain', 'Business analysis']);
});
