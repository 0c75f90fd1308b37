import { describe, expect, it } from 'vitest';
import { fitOf } from '@/shared/roles/role-fit';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { requirementTypeOf } from '../role-text/requirement-type';
import {
  IN_FINANCE_LAW_AND_PEOPLE,
  IN_OPERATIONS_AND_GENERAL_MANAGEMENT,
  IN_OTHER_LANGUAGES,
  IN_PRODUCT_AND_MARKETS,
  IN_TECHNOLOGY_AND_SCIENCE,
} from '../testing/labelled-people';
import type { PersonWithVerdicts } from '../testing/labelled-people/person-with-verdicts';
import { judgeRequirement } from '.';

const NOW = { year: 2026, month: 11 };
/** People of other professions. None leads a whole organisation, since that includes every line of work. */
const PEOPLE = [
  ...IN_FINANCE_LAW_AND_PEOPLE,
  ...IN_OPERATIONS_AND_GENERAL_MANAGEMENT,
  ...IN_TECHNOLOGY_AND_SCIENCE,
  ...IN_PRODUCT_AND_MARKETS,
  ...IN_OTHER_LANGUAGES,
].filter(({ functions }) => !functions.includes('general-management'));
/** Requirements that people of any profession can meet: languages, degrees and numbers of people. */
const IN_ANY_PROFESSION_PATTERN =
  /angl|engl|ingl|spanish|german|bachelor|studium|mitarbeit|équipe|\d people/i;

const person = (resume: unknown) => indexPerson(personFromJsonResume(resume), NOW);

describe('people compared with roles of other professions', () => {
  it('meet few of their requirements', () => {
    const indexed = PEOPLE.map((one) => ({ one, person: person(one.resume) }));
    const fits: number[] = [];
    let evidenced = 0;
    let requirements = 0;
    for (const role of PEOPLE) {
      const texts = role.requirements
        .map(([text]) => text)
        .filter((text) => !IN_ANY_PROFESSION_PATTERN.test(text));
      for (const { one, person: other } of indexed) {
        if (one.functions.some((name) => role.functions.includes(name))) continue;
        const judged = texts.map((text) => ({
          must: true,
          verdict: judgeRequirement({ text, type: requirementTypeOf(text) }, other, {
            functions: role.functions,
            textLanguage: role.language,
          }).verdict,
        }));
        fits.push(fitOf(judged).number ?? 0);
        evidenced += judged.filter(({ verdict }) => verdict === 'evidenced').length;
        requirements += judged.length;
      }
    }
    fits.sort((a, b) => a - b);
    expect(fits.length).toBeGreaterThan(400);
    expect(evidenced / requirements).toBeLessThan(0.045);
    expect(fits[Math.floor(fits.length / 2)]).toBeLessThanOrEqual(9);
    expect(fits[Math.floor(fits.length * 0.95)]).toBeLessThanOrEqual(28);
  });
});

/** A role with a title and its highlights. */
const career = (position: string, ...highlights: string[]): PersonWithVerdicts['resume'] => ({
  basics: { label: position },
  work: [{ name: 'Aster Works', position, startDate: '2012-01', highlights }],
});
const verdictOn = (text: string, resume: PersonWithVerdicts['resume']) =>
  judgeRequirement({ text, type: requirementTypeOf(text) }, person(resume), {
    functions: [],
    textLanguage: 'en',
  });

describe('a line of work', () => {
  const engineer = career(
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
      verdictOn(said, career('Finance Director', 'Cut costs by 9 %.', 'Agreed the budget.')).verdict,
    ).toBe('evidenced');
    const manager = career('Managing Director', 'Responsible for finance and personnel of 40 people.');
    expect(verdictOn(said, manager).evidence).toBe('Responsible for finance and personnel of 40 people.');
    const associate = career(
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
  const chief = career(
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
  const engineer = career(
    'Engineering Manager',
    'Led business development, hiring and product management of the data team.',
    'Presented the cost accounting of the cluster to the treasury.',
    'Managed a team of 30 engineers.',
  );
  const judgedFor = (text: string, functions: PersonWithVerdicts['functions']) =>
    judgeRequirement({ text, type: requirementTypeOf(text) }, person(engineer), {
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
    const director = career('Finance Director', 'Brought the close from nine to five days.');
    const text = 'You set up media measurement that a finance director believes';
    expect(verdictOn(text, director).verdict).not.toBe('evidenced');
  });

  it('is ‘mentioned’ if its necessary part is shown and its optional part is not', () => {
    const operator = career('Operations Director', 'Ran the depots of a parcel carrier.');
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
    const director = career('Programme Director', 'Led 14 full-time staff and six interns.');
    expect(verdictOn('You have supervised a team of ten or more', director).verdict).toBe('evidenced');
    expect(verdictOn('You have supervised a team of thirty or more', director).verdict).toBe('mentioned');
  });

  it('count as growth if growth is required', () => {
    const text = 'Experience scaling a company from 30 to 100 employees';
    const large = career('Operations Director', 'Accountable for a house of 640 people.');
    const grown = career('Operations Director', 'Grew the company from 28 to 130 people in three years.');
    expect(verdictOn(text, large).verdict).toBe('gap');
    expect(verdictOn(text, grown).verdict).toBe('evidenced');
  });

  it('count with the years of leading a plant of that size', () => {
    const text = 'Five years of running a manufacturing plant with at least 200 employees';
    const marketer = career('Marketing Director, food brands', 'Led a team of 226 across brand and digital.');
    const plant = career('Plant Manager', 'Ran a plant with 340 employees in three shifts.');
    expect(verdictOn(text, marketer).verdict).not.toBe('evidenced');
    expect(verdictOn(text, plant).verdict).toBe('evidenced');
  });

  it('count people who were led, not those who were hired, taught or paid', () => {
    const trainer = career('Training Manager', 'Trained 1,400 staff in data protection.', 'Led a team of 6.');
    expect(verdictOn('Experience leading more than 1,000 employees', trainer).verdict).not.toBe('evidenced');
    const director = career('Operations Director', 'Responsible for 14 depots and 1,900 people.');
    expect(verdictOn('Experience leading more than 1,000 employees', director).verdict).toBe('evidenced');
  });

  it('in another line of work are only ‘mentioned’', () => {
    const seller = career('VP Sales', 'Built a field team of 46 with six regional managers.');
    expect(verdictOn('Led a finance team of at least 40', seller).verdict).toBe('mentioned');
  });

  it('and budgets that are smaller are only ‘mentioned’', () => {
    const marketer = career(
      'Marketing Director',
      'Annual media budget of €9m across television and posters.',
    );
    expect(verdictOn('Managed advertising budgets of more than €5m', marketer).verdict).toBe('evidenced');
    expect(verdictOn('Managed advertising budgets of more than €50m', marketer).verdict).toBe('mentioned');
  });
});
