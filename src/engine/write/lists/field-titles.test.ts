/** Which words of titles, products and headings of lists name a field. */
import { describe, expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { isFieldHeading } from './field-headings';
import { focusAreasOf } from './focus';
import { fieldOfOccupation } from './occupation-fields';
import { removeProductNames } from './product-names';
import { isTool } from './skill-kind';

const focusOf = (input: CareerInput) =>
  focusAreasOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
const skillsOf = (input: CareerInput) =>
  composeProfile(careerFacts({ name: 'Edda Norling', ...input })).profile.functional_skills.flatMap(
    ({ value }) => value.map(({ title }) => title),
  );

describe('the field of an occupation', () => {
  it.each([
    ['Snr Software Engineer', 'Software engineering'],
    ['Unix Systems Engineer', 'Unix systems engineering'],
    ['Java Developer', 'Java development'],
    ['EHS Engineer', 'EHS engineering'],
  ])('is that of the words before it: %s', (title, field) => {
    expect(fieldOfOccupation(title)).toBe(field);
  });

  it.each([
    'Senior Collaboration Analyst',
    'Snr Escalation Engineer',
    'Data Scientist Analyst',
    'Resident Engineer',
  ])('is not its title with another ending: %s', (title) => {
    expect(fieldOfOccupation(title)).toBeUndefined();
  });
});

it('areas that differ in a space or hyphen are one', () => {
  const areas = focusOf({
    headline: 'Developer | Micro-services, Depot Pricing, Grain Logistics, Microservices',
  });
  expect(areas.filter((area) => /^micro/i.test(area))).toHaveLength(1);
});

it('words of a product’s name are no field', () => {
  expect(removeProductNames('wrote a system in SAS Drug Development (SDD) for trials')).not.toMatch(/drug/i);
  expect(removeProductNames('in the SAS Drug Development platform (SDD)')).not.toMatch(/drug/i);
  expect(removeProductNames('led Drug Development (DD) in Varn')).toMatch(/Drug Development/);
  expect(removeProductNames('led the Harbour Data Programme (HDP)')).toMatch(/Data Programme/);
});

it('headings that are a job title or say only “additional” head no skills', () => {
  expect(['Full Stack Developer', 'Additional Technologies', 'Other Tools'].filter(isFieldHeading)).toEqual(
    [],
  );
  expect(['Developer Platforms', 'Grain Logistics'].filter(isFieldHeading)).toHaveLength(2);
});

it('a practice with its abbreviation in brackets is no tool', () => {
  expect(isTool('Generative Artificial Intelligence (GenAI)')).toBe(false);
  expect(isTool('Content management (TeamSite)')).toBe(true);
});

it('a tool of the summary is a skill, though no vocabulary has it', () => {
  const skills = [
    'Budgeting',
    'MillTrack',
    'Turnaround planning',
    'Grain Stuff',
    'Flour Bits',
    'Bran Things',
    'Husk Odds',
  ];
  const roles = [{ title: 'Systems Engineer', organisation: 'Brillwater', start: '2015', end: 'present' }];
  expect(skillsOf({ roles, skills, about: ['I build depots on MillTrack.'] })).toContain('MillTrack');
  expect(skillsOf({ roles, skills })).not.toContain('MillTrack');
});

it('a letter between technologies of a list is one', () => {
  const roles = [{ title: 'Statistician', organisation: 'Brillwater', start: '2015', end: 'present' }];
  const about = (text: string) => skillsOf({ roles, about: [text] });
  expect(about('I have long used MATLAB, R, Python and SQL.')).toContain('R');
  expect(about('I have long used MATLAB, Python and plan R with SQL.')).not.toContain('R');
});

it('stakeholder work is management', () => {
  const roles = [{ title: 'Plant Coordinator', organisation: 'Brillwater', start: '2015', end: 'present' }];
  const skills = ['Stakeholder engagement', 'Stakeholder management', 'Budgeting', 'Forecasting'];
  const groups = composeProfile(careerFacts({ name: 'Edda Norling', roles, skills })).profile
    .functional_skills;
  const heading = groups.find(({ value }) =>
    value.some(({ title }) => title.startsWith('Stakeholder')),
  )?.name;
  expect(heading).toBe('Management');
});
