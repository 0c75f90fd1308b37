/** Skills stand under the heading where a reader looks for them, with a line that names what they are. */
import { describe, expect, it } from 'vitest';
import { functionOf } from '../../language/vocabulary/functions';
import { composeProfile } from '../index';
import { namesWordOf } from '../lists/near-areas';
import { separateTechnologies } from '../lists/separate-technologies';
import { skillCase } from '../lists/skill-names';
import type { SectionStatements } from '../plan/section-statements';
import { careerContextOf } from '../statements/career-context';
import { careerFacts } from '../testing/build';
import { functionalSkillsOf } from './skills';

const post = (title: string, start: string, end: string, ...statements: string[]) => ({
  title,
  organisation: end === 'present' ? 'Brillwater' : 'Corvane',
  start,
  end,
  statements,
});
const groupsOf = (
  skills: string[],
  groups: { name: string; skills: string[] }[] = [],
  roles = [post('Plant Coordinator', '2015', 'present')],
) => {
  const facts = { ...careerFacts({ name: 'Edda Norling', roles, skills }), skillGroups: groups };
  return Object.fromEntries(
    composeProfile(facts).profile.functional_skills.map(({ name, value }) => [
      name,
      value.map(({ title }) => title),
    ]),
  );
};

describe('skills that are alone under their heading', () => {
  it('are listed with the tools, under management or under that of their field', () => {
    expect(
      groupsOf(['VMware', 'Talent acquisition', 'Account management', 'Harvest mapping', 'Depot pedagogy']),
    ).toEqual({
      Technology: ['VMware'],
      People: ['Talent acquisition'],
      'Sales and marketing': ['Account management'],
      'Domain expertise': ['Harvest mapping', 'Depot pedagogy'],
    });
  });

  it('are not under management if they are of sales', () => {
    expect(
      groupsOf(['Account management', 'Product strategy', 'Talent acquisition', 'Risk management']),
    ).toEqual({
      'Business and strategy': ['Account management', 'Product strategy'],
      Management: ['Talent acquisition', 'Risk management'],
    });
    expect(groupsOf(['Talent acquisition', 'Cost management'])).toEqual({
      Management: ['Talent acquisition', 'Cost management'],
    });
  });

  it('keep their heading if they are alone in their family', () => {
    expect(groupsOf(['Account management', 'Harvest mapping', 'Depot pedagogy'])).toEqual({
      'Sales and marketing': ['Account management'],
      'Domain expertise': ['Harvest mapping', 'Depot pedagogy'],
    });
  });
});

it('skills of a function stand under the person’s own heading for it', () => {
  const own = ['Agentic AI', 'Predictive modeling'];
  expect(
    groupsOf([...own, 'Machine learning', 'Data engineering'], [{ name: 'AI & Data', skills: own }]),
  ).toEqual({ 'AI & Data': [...own, 'Machine learning', 'Data engineering'] });
});

it.each([
  ['ML forecasting', 'Data and artificial intelligence'],
  ['Talent acquisition', 'People'],
  ['Long-cycle deal orchestration', 'Sales and marketing'],
  ['Corporate development', 'Finance'],
  ['Change management & digital transformation', 'Operations'],
  ['Cryptography', 'Security'],
  ['Zero trust', 'Security'],
  ['Agile', 'Operations'],
  ['Agile software development', 'Technology'],
  ['Full stack development', 'Technology'],
  ['Program management', 'Operations'],
  ['Purchasing', 'Operations'],
  ['Customer liaison', 'Sales and marketing'],
  ['Policies & operating models', 'Operations'],
])('%s is a skill of %s', (skill, heading) => {
  expect(functionOf(skill)).toBe(heading);
});

it('a line shows a skill only if it has a word that tells the skill from others', () => {
  expect(namesWordOf('Deep learning', 'Led evaluation of drift and leakage.')).toBe(false);
  expect(namesWordOf('Data modeling', 'Worked with data engineers.')).toBe(false);
  expect(namesWordOf('Contract management', 'Oversaw the review of a contract.')).toBe(true);
});

it('what was done long ago or in a junior post is not added as a skill', () => {
  const now = post('Head of Depots', '2018', 'present');
  const skillsOf = (role: ReturnType<typeof post>) => {
    const facts = careerFacts({ name: 'Edda Norling', roles: [now, role], skills: ['VMware', 'Docker'] });
    const context = careerContextOf(facts);
    const shares = { left: context.achievements } as unknown as SectionStatements;
    return functionalSkillsOf(context, shares).flatMap(({ value }) => value.map(({ title }) => title));
  };
  const lines = [
    'Automated the grading of pears in nine halls.',
    'Automated the weighing of plums in two halls.',
  ];
  expect(skillsOf(post('Planner', '2014', '2017', ...lines))).toContain('Automation');
  expect(skillsOf(post('Junior Planner', '2014', '2017', ...lines))).not.toContain('Automation');
  expect(skillsOf(post('Planner', '2004', '2007', ...lines))).not.toContain('Automation');
});

describe('entries of a list', () => {
  const fact = (value: string) => ({
    id: 's1',
    value,
    confidence: 1,
    spans: [{ source: 'a', quote: value }],
  });
  const namesOf = (value: string) => separateTechnologies(fact(value)).map((one) => one.value);

  it('are separated where a lost separator has joined them', () => {
    expect(namesOf('Looker Tableau Matplotlib')).toEqual(['Looker', 'Tableau', 'Matplotlib']);
    expect(namesOf('Mill Analytics Depot Analytics')).toEqual(['Mill Analytics', 'Depot Analytics']);
  });

  it.each(['Apache Airflow', 'Python (NumPy, SciPy)', 'Azure migration', 'Spring Boot'])(
    'are kept as they are otherwise: %s',
    (value) => {
      expect(namesOf(value)).toEqual([value]);
    },
  );

  it('that are glued headings are not shown', () => {
    expect(Object.values(groupsOf(['Pricing', 'Budgeting', 'BI&VISUALIZATION'])).flat()).not.toContain(
      'BI&VISUALIZATION',
    );
  });
});

it('the second part of a hyphenated word is in lower case, except in names', () => {
  expect(skillCase('Cross-Functional Team Leadership')).toBe('Cross-functional team leadership');
  expect(skillCase('MS-Projects')).toBe('MS-Projects');
});

it('of two names for one practice only the first is a skill', () => {
  const skills = ['Supply chain optimization', 'Supply chain management', 'Data management', 'Data strategy'];
  expect(Object.values(groupsOf(skills)).flat().sort()).toEqual([
    'Data management',
    'Data strategy',
    'Supply chain optimization',
  ]);
});

it('warehousing behind a skill of data is of data', () => {
  expect(groupsOf(['Data analytics', 'Warehousing', 'Forklift maintenance', 'Fleet planning'])).toMatchObject(
    {
      'Data and artificial intelligence': ['Data analytics', 'Warehousing'],
    },
  );
  expect(groupsOf(['Fleet planning', 'Warehousing', 'Logistics'])).toMatchObject({
    Operations: expect.arrayContaining(['Warehousing']),
  });
});

describe('skills under the heading of their subject', () => {
  it.each([
    ['Disease surveillance in ports', 'Clinical practice'],
    ['Harbour health campaigns', 'Clinical practice'],
    ['Access surveillance', 'Security'],
    ['Technical Debt Reduction', 'Technology'],
    ['Debt collection', 'Finance'],
    ['Design Thinking', 'Strategy'],
  ])('%s stands under %s', (skill, heading) => {
    expect(functionOf(skill)).toBe(heading);
  });

  it('do not repeat a word of the heading alone, nor stand under a level in another language', () => {
    const { 'Governance and risk': governance, ...others } = groupsOf(
      ['Governance', 'Contract negotiation', 'Internal controls', 'Java', 'Python'],
      [{ name: 'Buone', skills: ['Java', 'Python'] }],
    );
    expect(governance).toEqual(['Contract negotiation', 'Internal controls']);
    expect(others).toEqual({ Technology: ['Java', 'Python'] });
  });
});
