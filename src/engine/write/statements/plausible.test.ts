import { expect, it } from 'vitest';
import { isOrganisation, isTitle, namesNoEmployer } from './plausible';

it.each(['Redwell UK', 'Nordhav Norway', 'Nordhav Brasil', 'India Post'])(
  'a company’s name may end with its country: %s',
  (name) => {
    expect(isOrganisation(name, 'Sales Manager')).toBe(true);
  },
);

it.each([
  'Doha Qatar',
  'Pune India',
  'South India',
  'Western Australia',
  'Northern Ireland',
  'New Zealand',
  'India',
])('a place is not read as a company’s name: %s', (name) => {
  expect(isOrganisation(name, 'Sales Manager')).toBe(false);
});

it('a name joined with the next word is not used, nor is an unfinished title', () => {
  expect(isOrganisation('Brillwater Orchards PVT LTDfrom', '')).toBe(false);
  expect(isOrganisation('Company – Brillwater', '')).toBe(false);
  expect(isOrganisation('Incubator Brillwater', '')).toBe(true);
  expect(isTitle('Enterprise Architect')).toBe(true);
  expect(isTitle('Insurance Advisor between')).toBe(false);
  for (const text of ['I am a leader', 'I was asked to lead', 'Associated', 'Associated with'])
    expect(isTitle(text)).toBe(false);
  for (const title of ['Managing Director', 'Managing Partner', 'Managing Editor'])
    expect(isTitle(title)).toBe(true);
  expect(isTitle('Managing the presses')).toBe(false);
});

it('a unit with a number can be an employer, a year or a floor cannot', () => {
  expect(isOrganisation('82nd Alpine Rescue Division', '')).toBe(true);
  for (const text of ['3rd year', '1st Floor Brillwater House', '2nd of May'])
    expect(isOrganisation(text, '')).toBe(false);
});

it.each([
  'Freelance (Self employed)',
  'Independent Strategy Consultant',
  'Profesional independiente',
  'Freiberuflich',
])('self-employment is no employer: %s', (text) => {
  expect(namesNoEmployer(text)).toBe(true);
  expect(isOrganisation(text, 'Mill Planner')).toBe(false);
});

it('a company that is called independent is an employer', () => {
  expect(namesNoEmployer('Independent Growers Bank')).toBe(false);
});

it('a title may consist of ten words, which signs are not', () => {
  expect(isTitle('Head of Sales – Stock & Cold Chains (North & South)')).toBe(true);
  expect(isTitle('Head of Sales and of nine mills with all their growers')).toBe(false);
});
