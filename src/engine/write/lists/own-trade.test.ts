/** Industries follow from where people spent their time, not from small posts, customers and what a school teaches. */
import { describe, expect, it } from 'vitest';
import { careerContextOf } from '../statements/career-context';
import { type CareerInput, careerFacts } from '../testing/build';
import { industriesOf } from './industries';

const industryNamesOf = (input: CareerInput) =>
  industriesOf(careerContextOf(careerFacts({ name: 'Edda Norling', ...input }))).map(({ text }) => text);
const post = (title: string, organisation: string, start: string, end: string, ...statements: string[]) => ({
  title,
  organisation,
  start,
  end,
  statements,
});
const now = post('Head of Depots', 'Brillwater', '2020', 'present');

describe('the industries of a career', () => {
  it('exclude what a school teaches for those who do not teach', () => {
    const school = (title: string) =>
      industryNamesOf({ roles: [post(title, 'Varn Maritime Skole', '2015', 'present')] });
    expect(school('System Administrator')).not.toContain('Maritime');
    expect(school('Lecturer')).toContain('Maritime');
  });

  it('exclude those of advice beside a post, of internships and of posts of some months', () => {
    const adviser = post('Strategic Advisor', 'Norling Charities', '2012', 'present');
    expect(industryNamesOf({ roles: [now, adviser] })).toEqual([]);
    const director = post('Director', 'Norling Charities', '2012', 'present');
    expect(industryNamesOf({ roles: [director] })).toEqual(['Non-profit']);
    const teacher = post('Adjunct Professor of Logistics', 'University of Varde', '2017', '2018');
    expect(industryNamesOf({ roles: [now, teacher] })).toEqual([]);
    expect(industryNamesOf({ roles: [{ ...teacher, end: 'present' }] })).toContain('Higher education');
    const intern = post('Intern', 'Varde Insurance', '2017', '2019');
    const clerk = post('Clerk', 'Corvane Hotels', '2019', '2019');
    expect(industryNamesOf({ roles: [now, clerk, intern] })).toEqual([]);
  });

  it('begin with the one of most years', () => {
    const roles = [
      post('Head of Depots', 'Varde Hospital', '2010', 'present'),
      post('Planner', 'Corvane Hotels', '2007', '2010'),
    ];
    expect(industryNamesOf({ roles })[0]).toBe('Health care');
  });

  it('are those of a career of short posts if it has no longer ones', () => {
    expect(industryNamesOf({ roles: [post('Planner', 'Corvane Hotels', '2019', '2020')] })).toEqual([
      'Hospitality and tourism',
    ]);
  });

  it('exclude those of customers and of officials', () => {
    const own = (line: string) => industryNamesOf({ about: [line] });
    expect(own('I plan depots for the largest enterprises across insurance and healthcare.')).toEqual([]);
    expect(own('Works in 14 countries with government officials and industry executives.')).toEqual([]);
    expect(own('In addition, assisting the medical segment with depots.')).toEqual([]);
    expect(own('I interned in a hotel group.')).toEqual([]);
    expect(own('Sells in connectivity and transport, depots and mills.')).toEqual([]);
  });

  it('are read from known employers, also through an agency', () => {
    const at = (organisation: string) =>
      industryNamesOf({ roles: [post('Planner', organisation, '2015', 'present')] });
    expect(at('SLB')).toEqual(['Oil and gas']);
    expect(at('Amazon')).toEqual(['E-commerce']);
    expect(at('Amazonas Mills')).toEqual([]);
    expect(at('Emirates NBD')).toEqual(['Banking']);
    expect(at('Corvane at T-Mobile')).toEqual(['Telecommunications']);
    expect(at('Norling Entertainment Group')).toEqual(['Film and television']);
    expect(at('Varde Games')).toEqual(['Gaming and entertainment']);
    expect(at('Varde Motors & Controls')).toEqual([]);
    expect(at('Varde Rubber Works')).toEqual(['Rubber and plastics']);
    expect(at('Al Varde Contracting LLC')).toEqual(['Construction and real estate']);
  });

  it('follow from the field that headline and titles name if no employer names one', () => {
    const roles = (organisation: string) => [
      post('Authentication Lead', organisation, '2020', 'present'),
      post('Passkey Engineer', 'Corvane', '2016', '2020'),
    ];
    expect(industryNamesOf({ roles: roles('Brillwater') })).toEqual(['Cybersecurity']);
    expect(industryNamesOf({ roles: roles('Brillwater Bank') })).toEqual(['Banking']);
    const once = [now, post('Passkey Engineer', 'Corvane', '2016', '2020')];
    expect(industryNamesOf({ roles: once })).toEqual([]);
  });

  it('name the sector of a professor once', () => {
    const roles = [post('Professor of Mills', 'College of Varn University', '2010', 'present')];
    expect(industryNamesOf({ roles })).toEqual(['Higher education']);
  });
});
