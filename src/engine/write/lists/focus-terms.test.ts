/** Which terms are focus areas: not labels of tools, departments or ways of working, and each field once. */
import { expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { focusAreasOf } from './focus';
import { sharesPair } from './near-areas';

const focusOf = (input: CareerInput) =>
  focusAreasOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
const post = (title: string, start: string, end: string) => ({
  title,
  organisation: `Brillwater ${start}`,
  start,
  end,
});

it('a short list of practices is what the person offers', () => {
  const skills = [
    'KPI Design & Forecasting',
    'Experiment Planning & Uplift Modeling',
    'Stock Product Management',
    'Pricing & Margin Analysis',
  ];
  const headline = 'Depot Analytics, Stock Planning, Fleet Pricing';
  expect(focusOf({ headline, skills }).length).toBeGreaterThan(4);
  const tools = ['Python', 'Docker', 'Kubernetes', 'Jenkins', 'Terraform', 'Pricing & Margin Analysis'];
  expect(focusOf({ headline, skills: tools })).toHaveLength(3);
});

it('labels of tools and the department behind a title are no focus areas', () => {
  const areas = focusOf({
    roles: [post('Software Engineer, Network Management Services', '2015', 'present')],
    skills: ['Java', 'Perl', 'Version control (Git, Subversion)', 'Bug trackers', 'Depot API', 'Linux'],
  });
  expect(areas).toEqual(['Software engineering']);
});

it('the occupations of recent posts stand in where nothing else names a field', () => {
  const roles = [
    post('Senior Manager', '2018', 'present'),
    post('Lead Mobile Engineer', '2014', '2018'),
    post('Analytical Chemist', '1999', '2004'),
  ];
  expect(focusOf({ roles })).toEqual(['Mobile engineering']);
  expect(focusOf({ roles: [post('Founder Mentor Engineer Developer', '2015', 'present')] })).toEqual([]);
});

it('what somebody teaches beside their post is no focus area', () => {
  const teacher = (title: string) => [
    post('Chief Executive', '2012', 'present'),
    post(title, '2017', '2019'),
  ];
  expect(focusOf({ roles: teacher('Adjunct Professor - Risk Management') })).toEqual([]);
  expect(focusOf({ roles: teacher('Professor - Risk Management') })).toEqual(['Risk management']);
});

it('a part of the headline beside known fields is a field as well', () => {
  expect(
    focusOf({ headline: 'Director | Business Transformation | Omni Channel & Growers | Risk Management' }),
  ).toEqual(['Business transformation', 'Omni Channel & Growers', 'Risk management']);
  expect(focusOf({ headline: 'Director | Omni Channel & Growers | Happy Trees' })).toEqual([]);
});

it.each([
  ['Supply chain management', 'Global supply chain optimization', true],
  ['IT strategy & roadmaps', 'Enterprise technology strategy', true],
  ['Risk management', 'Change management', false],
  ['Data management', 'Data engineering', false],
])('%s and %s share a pair of words: %s', (one, other, shares) => {
  expect(sharesPair(one, other)).toBe(shares);
});

it('ways of working and general leadership are no focus areas beside others', () => {
  const skills = ['Agile methodologies', 'Authentic leadership', 'Fleet pricing', 'Public speaking'];
  expect(focusOf({ skills })).toEqual(['Fleet pricing']);
});
