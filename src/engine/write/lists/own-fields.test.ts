/** Focus areas are the person's own terms, before words of every career and what small posts were about. */
import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { announcedFieldsIn } from './announced-fields';
import { focusAreasOf } from './focus';

const focusOf = (input: CareerInput) =>
  focusAreasOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
const post = (title: string, start: string, end: string, ...statements: string[]) => ({
  title,
  organisation: `Brillwater ${start}`,
  start,
  end,
  statements,
});

describe('focus areas of the headline', () => {
  it('include its hashtags and the field in brackets behind a title', () => {
    expect(focusOf({ headline: '#Product #ColdChains #FIDO #Authentication' })).toEqual([
      'Cold Chains',
      'FIDO',
      'Authentication',
    ]);
    expect(focusOf({ headline: 'Sales Manager (Data Storage Solutions) at Brillwater' })).toEqual([
      'Data storage solutions',
    ]);
    expect(focusOf({ headline: 'Sales Manager (Norway) at Brillwater' })).toEqual([]);
  });

  it('include the field that a title of it leads', () => {
    expect(focusOf({ headline: 'Target Title: Director of Revenue Operations' })).toEqual([
      'Revenue operations',
    ]);
  });

  it('include a part with an acronym that the summary uses, but no certificate', () => {
    const about = ['I built AI depots, enabled for learning by growers.'];
    const headline = 'Head of Depots | AI-Enabled Learning | PSM II | Mills';
    expect(focusOf({ headline, about })).toContain('AI-Enabled Learning');
    expect(focusOf({ headline, about }).join()).not.toContain('PSM');
  });

  it('include the fields of two joined occupations', () => {
    expect(focusOf({ headline: 'Voice Systems Engineer & Technical Builder' })).toEqual([
      'Voice systems engineering',
    ]);
  });
});

describe('focus areas of the summary', () => {
  it('include what it announces, also names that no vocabulary has', () => {
    const line = 'Leader in the banking industry, specializing in Depot Recovery and Stock Resilience.';
    expect(focusOf({ about: [line] })).toEqual(['Depot Recovery', 'Stock resilience']);
    expect(announcedFieldsIn('Specialized in computer science, a degree of 1999.')).toEqual([]);
    expect(announcedFieldsIn('Specialized in building pricing models and growers.')).toEqual([]);
  });

  it('exclude industries, asides and tasks', () => {
    const own = (line: string) => focusOf({ about: [line] });
    expect(own('I lead agentic AI, pricing and procurement (supply chain, logistics, mills).')).toEqual([
      'Agentic AI',
      'Pricing',
      'Procurement',
    ]);
    expect(own('Skilled in pricing, procurement, influence depot architecture standards.')).toEqual([
      'Pricing',
      'Procurement',
    ]);
    expect(own('Skilled in pricing, procurement, establishing reusable services.')).toEqual([
      'Pricing',
      'Procurement',
    ]);
  });
});

describe('words of every career', () => {
  it('are no focus areas beside others', () => {
    const skills = ['Mentoring', 'Compliance', 'Pricing', 'Strategy'];
    expect(focusOf({ skills })).toEqual(['Pricing']);
    expect(focusOf({ skills: ['Mentoring', 'Compliance'] })).toEqual(['Mentoring', 'Compliance']);
    const roles = [post('Head of Compliance', '2015', 'present')];
    expect(focusOf({ skills, roles })).toEqual(expect.arrayContaining(['Compliance', 'Pricing']));
  });

  it('include techniques of building for those who lead, but not for those who build', () => {
    const skills = ['Onion architecture', 'Event sourcing', 'Pricing', 'Turnaround planning'];
    const of = (title: string) => focusOf({ skills, roles: [post(title, '2015', 'present')] });
    expect(of('Engineering Manager')).toEqual(['Pricing', 'Turnaround planning']);
    expect(of('Engineer')).toContain('Onion architecture');
  });
});

it('focus areas exclude what junior posts and posts of some months were about', () => {
  const lines = ['Penetration Testing', 'Vendor Management'];
  const now = post('Head of Depots', '2018', 'present');
  expect(focusOf({ roles: [now, post('Junior Consultant', '2015', '2017', ...lines)] })).toEqual([]);
  expect(focusOf({ roles: [now, post('Consultant', '2015', '2015', ...lines)] })).toEqual([]);
  expect(focusOf({ roles: [now, post('Consultant', '2015', '2017', ...lines)] })).toContain(
    'Vendor management',
  );
});

it('focus areas include one of two names of which one has the words of the other', () => {
  const headline = 'Head of Depots | Cloud & Digital Transformation';
  expect(focusOf({ headline, about: ['Pricing, cloud transformation, procurement.'] })).toEqual([
    'Cloud & digital transformation',
    'Pricing',
    'Procurement',
  ]);
});

it('focus areas are those of recent titles if nothing else names a field', () => {
  const roles = [
    post('Clerk', '2020', 'present'),
    post('Senior Project Controls Manager', '2016', '2020'),
    post('Consultant – Demand Planning', '2012', '2016'),
    post('Manager (Co-ordination & Monitoring)', '2009', '2012'),
  ];
  expect(focusOf({ roles })).toEqual(['Project controls', 'Demand planning']);
});
