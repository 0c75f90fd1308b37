import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { focusAreasOf } from './focus';
import { listedSkills } from './listed-skills';

const contextOf = (input: CareerInput) => careerContextOf(careerFacts({ name: 'Edda Norling', ...input }));
const focusOf = (input: CareerInput) => focusAreasOf(contextOf(input)).map(({ text }) => text);
const post = (title: string, years: [string, string], ...statements: string[]) => ({
  title,
  organisation: `Brillwater ${years[0]}`,
  start: years[0],
  end: years[1],
  statements,
});

describe('focus areas', () => {
  const headline = 'Head of Depots @ Brillwater | Stock Leadership, Cold Chains, Growers, Depot Recovery';

  it('include every field listed in the headline', () => {
    expect(focusOf({ headline })).toEqual(['Stock leadership', 'Cold Chains', 'Growers', 'Depot Recovery']);
    expect(listedSkills(contextOf({ headline })).map(({ title }) => title)).toContain('Depot Recovery');
  });

  it('include a part of the headline that other lines mention, and omit slogans', () => {
    const roles = [
      post(
        'Head of Depots',
        ['2015', 'present'],
        'Cut losses by 4% with security in 14 depots and two markets of Varde Mills.',
      ),
    ];
    const named = focusOf({
      headline: 'Head of Depots | Security | Markets | Harvest Dreams | Making growers smile',
      roles,
    });
    expect(named).toContain('Security');
    expect(named.join()).not.toMatch(/Dreams|Varde|Markets|smile/);
  });

  it('omit subjects of duties, of old roles and of a single mention', () => {
    const tests = [
      'Automated 40 test scripts in 14 depots.',
      'Automated the reports of 14 depots, saving 4 hours.',
    ];
    const rest = ['Cut losses by 4% in 14 depots.', 'Raised stock turns from 4 to 9 in 14 depots.'];
    const now = post('Head of Depots', ['2015', 'present'], ...rest);
    expect(focusOf({ roles: [now, post('Depot Planner', ['1994', '1996'], ...tests)] })).not.toContain(
      'Automation',
    );
    expect(focusOf({ roles: [post('Head of Depots', ['2015', 'present'], ...tests, ...rest)] })).toContain(
      'Automation',
    );
  });

  it('include the fields that a role lists as its tasks', () => {
    const roles = [
      post(
        'Finance Manager',
        ['2015', 'present'],
        'Vendor Management',
        'Inventory Management',
        'Salary of all units',
        'Meetings',
        'Make grower presentations',
        'All statutory compliance',
      ),
    ];
    expect(focusOf({ roles })).toEqual(['Vendor management', 'Inventory management']);
  });

  it('omit a broad subject if its lines do not contain the words of its name', () => {
    const lines = [
      'Built portals used by patients of 40 clinics, raising use by 9%.',
      'Shipped features for patients and clinicians, cutting waits by 4%.',
    ];
    const roles = [post('Software Engineer', ['2015', 'present'], ...lines)];
    expect(focusOf({ roles })).not.toContain('Patient care');
  });

  it('omit a single practice in a list of tools', () => {
    const skills = [
      'Unit testing',
      'Python',
      'Java',
      'Docker',
      'Kubernetes',
      'React',
      'PostgreSQL',
      'Redis',
      'Linux',
      'Git',
    ];
    expect(focusOf({ skills })).not.toContain('Unit testing');
  });

  it('include the field of the occupation in the headline', () => {
    const named = focusOf({ headline: 'Senior Analytical Chemist | Head of Depots (Varde Mills)' });
    expect(named).toEqual(['Analytical chemistry']);
    expect(focusOf({ headline: 'Senior Engineer' })).toEqual([]);
  });

  it('omit unknown names of a short list, and entries that nothing else mentions if enough others are mentioned', () => {
    const roles = [
      post(
        'Head of Depots',
        ['2015', 'present'],
        'Led cost control, lean production and grower pricing in 14 depots.',
      ),
    ];
    expect(focusOf({ roles, skills: ['Launch Brillhub', 'Cost control', 'Lean production'] })).not.toContain(
      'Launch Brillhub',
    );
    const named = ['Cost control', 'Lean production', 'Grower pricing'];
    expect(focusOf({ roles, skills: ['Web development', ...named] })).toEqual(named);
  });

  it('include practices without the tools beside them', () => {
    expect(focusOf({ headline: 'Engineer | Java · React · Microservices' })).toEqual(['Microservices']);
    expect(focusOf({ skills: ['Figma', 'Unix', 'Databricks', 'R Shiny', 'Angular'] })).toEqual([]);
  });

  it('include the fields listed in the summary', () => {
    const own = (line: string) => focusOf({ about: [line] });
    expect(
      own('Finance lead in mills, leading controlling, treasury and M&A for mid-sized growers.'),
    ).toEqual(['Controlling', 'Treasury', 'M&A']);
    expect(
      own(
        'Planner with 15 years in depots, specializing in strategic planning, financial management, and growers.',
      ),
    ).toEqual(['Strategic planning', 'Financial management']);
    expect(own('HR lead in mills: talent acquisition, labour relations and depots.')).toEqual([
      'Talent acquisition',
      'Labour relations',
    ]);
    expect(own('Industries: E-commerce, On-Demand Services, Mill services')).toEqual([]);
  });

  it('omit fields that the person is only learning', () => {
    const about = [
      'I’m now deepening my craft through:',
      'Machine learning courses',
      'Deployment with Kubernetes and Docker, CI/CD, and DevOps',
      'I plan depots with change management.',
    ];
    expect(focusOf({ about })).toEqual(['Change management']);
    expect(listedSkills(contextOf({ about })).map(({ title }) => title)).toEqual([]);
  });

  it('include fields that two lines name if there is no list', () => {
    const lines = ['Built machine learning for 14 depots.', 'Moved machine learning to 4 mills.'];
    const roles = [post('Depot Planner', ['2015', 'present'], ...lines, 'Wrote a plan for procurement.')];
    expect(focusOf({ roles })).toEqual(['Machine learning']);
  });

  it('include one of several equivalent names, and at most two of one group', () => {
    const skills = ['Software engineering', 'Software design', 'Cost control', 'Turnaround planning'];
    expect(focusOf({ skills })).toEqual(['Software engineering', 'Cost control', 'Turnaround planning']);
    const context = contextOf({
      skills: ['Factor analysis', 'Time-series analysis', 'Significance testing', 'Budgeting'],
    });
    context.facts.skillGroups = [
      { name: 'Statistics', skills: ['Factor analysis', 'Time-series analysis', 'Significance testing'] },
    ];
    expect(focusAreasOf(context).map(({ text }) => text)).toEqual([
      'Factor analysis',
      'Time-series analysis',
      'Budgeting',
    ]);
  });

  it('name the field that the present role leads if nothing else is known', () => {
    expect(focusOf({ roles: [post('Head of Data Science', ['2015', 'present'])] })).toEqual(['Data science']);
    expect(focusOf({ roles: [post('Chief Product Officer', ['2015', 'present'])] })).toEqual([
      'Product management',
    ]);
    expect(focusOf({ roles: [post('Head of Brillwater', ['2015', 'present'])] })).toEqual([]);
  });
});
