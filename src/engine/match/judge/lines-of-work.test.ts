/** What shows a line of work, a part of one, a degree, the size of a team or a budget. */
import { describe, expect, it } from 'vitest';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { requirementTypeOf } from '../role-text/requirement-type';
import type { PersonWithVerdicts } from '../testing/labelled-people/person-with-verdicts';
import { judgeRequirement } from '.';

const NOW = { year: 2026, month: 11 };
const indexResume = (resume: unknown) => indexPerson(personFromJsonResume(resume), NOW);

/** A resume with one role, its title and its highlights. */
const resumeOf = (position: string, ...highlights: string[]): PersonWithVerdicts['resume'] => ({
  basics: { label: position },
  work: [{ name: 'Aster Works', position, startDate: '2012-01', highlights }],
});
const verdictOn = (text: string, resume: PersonWithVerdicts['resume']) =>
  judgeRequirement({ text, type: requirementTypeOf(text) }, indexResume(resume), {
    functions: [],
    textLanguage: 'en',
  });

describe('a line of work', () => {
  const engineer = resumeOf(
    'Software Engineer',
    'Agreed the cloud budget with finance every quarter.',
    'Wrote the billing service in Go.',
    'Moved 14 services to containers.',
  );

  it.each([
    'Experience in finance',
    '10+ years of experience in finance',
    'Chief Financial Officer experience',
    'Experience in sales',
  ])('is not shown by a mention in passing: %s', (text) => {
    expect(verdictOn(text, engineer).verdict).toBe('gap');
  });

  it('is shown by a title, by a stated responsibility, or by most statements of a role', () => {
    const said = 'Experience in finance';
    expect(
      verdictOn(said, resumeOf('Finance Director', 'Cut costs by 9 %.', 'Agreed the budget.')).verdict,
    ).toBe('evidenced');
    const manager = resumeOf('Managing Director', 'Responsible for finance and personnel of 40 people.');
    expect(verdictOn(said, manager).evidence).toBe('Responsible for finance and personnel of 40 people.');
    const associate = resumeOf(
      'Associate',
      'Refinanced a credit facility.',
      'Brought the month-end close from nine to five days.',
      'Kept the minutes.',
    );
    expect(verdictOn(said, associate).verdict).toBe('evidenced');
  });

  it('need not have been held if only work with it is required', () => {
    const text = 'Close collaboration with finance';
    expect(verdictOn(text, engineer)).toMatchObject({
      verdict: 'evidenced',
      evidence: 'Agreed the cloud budget with finance every quarter.',
    });
  });
});

describe('words with several meanings', () => {
  const chief = resumeOf(
    'Chief Executive Officer',
    'Improved margins by 18 % in 35 countries.',
    'Led the design and implementation of customer segment strategies.',
  );

  it.each([
    'International accounting experience preferred',
    'Product design background',
    'Leading design teams (UX, CX)',
  ])('do not show another line of work: %s', (text) => {
    expect(verdictOn(text, chief).verdict).not.toBe('evidenced');
  });

  it.each([
    'Pragmatic attitude with a focus on building bridges across cultures',
    'Fast paced decision making, creating a track record for a successful exit',
  ])('at the beginning of a requirement ask for a quality: %s', (text) => {
    expect(verdictOn(text, chief).verdict).toBe('soft');
  });
});

describe('a part of a line of work', () => {
  const engineer = resumeOf(
    'Engineering Manager',
    'Led partner management, hiring and product design of the data team.',
    'Presented the cost accounting of the cluster to the treasury.',
    'Managed a team of 30 engineers.',
  );
  const judgedFor = (text: string, functions: PersonWithVerdicts['functions']) =>
    judgeRequirement({ text, type: requirementTypeOf(text) }, indexResume(engineer), {
      functions,
      textLanguage: 'en',
    }).verdict;

  it('is ‘mentioned’ if the person never held the role’s line of work', () => {
    expect(judgedFor('Cost accounting experience', ['finance'])).toBe('mentioned');
    expect(judgedFor('Cost accounting experience', ['engineering'])).toBe('evidenced');
  });

  it('does not show all of it: hiring is not human resources', () => {
    expect(judgedFor('Ten years of experience in human resources', ['people'])).toBe('gap');
    expect(judgedFor('Experience in human resources', ['people'])).not.toBe('evidenced');
  });
});

describe('a requirement', () => {
  it('does not ask for the title of its audience', () => {
    const director = resumeOf('Finance Director', 'Brought the close from nine to five days.');
    const text = 'You set up media measurement that a finance director believes';
    expect(verdictOn(text, director).verdict).not.toBe('evidenced');
  });

  it('is ‘mentioned’ if its necessary part is shown and its optional part is not', () => {
    const operator = resumeOf('Operations Director', 'Ran the depots of a parcel carrier.');
    const text = '8+ years in operations leadership, ideally in B2B SaaS';
    expect(verdictOn(text, operator).verdict).toBe('mentioned');
  });

  it('for a degree is not met by an unrelated field', () => {
    const nurse = { education: [{ institution: 'Alder University', studyType: 'BSc', area: 'Nursing' }] };
    const text = 'Bachelor’s degree in mechanical engineering or a related field';
    expect(verdictOn(text, nurse).verdict).toBe('gap');
  });
});

describe('team sizes', () => {
  it('may be written in words', () => {
    const director = resumeOf('Programme Director', 'Led 14 full-time staff and six interns.');
    expect(verdictOn('You have supervised a team of ten or more', director).verdict).toBe('evidenced');
    expect(verdictOn('You have supervised a team of thirty or more', director).verdict).toBe('mentioned');
  });

  it('count as growth if growth is required', () => {
    const text = 'Experience scaling a company from 30 to 100 employees';
    const large = resumeOf('Operations Director', 'Accountable for a house of 640 people.');
    const grown = resumeOf('Operations Director', 'Grew the company from 28 to 130 people in three years.');
    expect(verdictOn(text, large).verdict).toBe('gap');
    expect(verdictOn(text, grown).verdict).toBe('evidenced');
  });

  it('of a plant are not shown by a team of that size elsewhere', () => {
    const text = 'Five years of running a manufacturing plant with at least 200 employees';
    const marketer = resumeOf(
      'Marketing Director, food brands',
      'Led a team of 226 across brand and digital.',
    );
    const plant = resumeOf('Plant Manager', 'Ran a plant with 340 employees in three shifts.');
    expect(verdictOn(text, marketer).verdict).not.toBe('evidenced');
    expect(verdictOn(text, plant).verdict).toBe('evidenced');
  });

  it('count people who were led, not those who were hired, taught or paid', () => {
    const trainer = resumeOf(
      'Training Manager',
      'Trained 1,400 staff in data protection.',
      'Led a team of 6.',
    );
    expect(verdictOn('Experience leading more than 1,000 employees', trainer).verdict).not.toBe('evidenced');
    const director = resumeOf('Operations Director', 'Responsible for 14 depots and 1,900 people.');
    expect(verdictOn('Experience leading more than 1,000 employees', director).verdict).toBe('evidenced');
  });

  it('in another line of work are only ‘mentioned’', () => {
    const seller = resumeOf('VP Sales', 'Built a field team of 46 with six regional managers.');
    expect(verdictOn('Led a finance team of at least 40', seller).verdict).toBe('mentioned');
  });
});

it('a budget that is smaller than required is only ‘mentioned’', () => {
  const marketer = resumeOf(
    'Marketing Director',
    'Annual media budget of €9m across television and posters.',
  );
  expect(verdictOn('Managed advertising budgets of more than €5m', marketer).verdict).toBe('evidenced');
  expect(verdictOn('Managed advertising budgets of more than €50m', marketer).verdict).toBe('mentioned');
});
