import { describe, expect, it } from 'vitest';
import { emptyFacts } from '@/shared/record/facts';
import { judgeRole } from '..';
import { personFromFacts } from '../candidate/from-facts';
import { indexPerson } from '../candidate/indexed-person';
import { personFromJsonResume } from '../candidate/json-resume';
import { prepareAim, rankPeople } from '../rank';
import { readRole } from '../role-text';
import { requirementTypeOf } from '../role-text/requirement-type';
import { ADVERTISEMENT, JSON_RESUME } from '../testing/advertisement-and-resume';
import { judgeRequirement } from '.';

const TODAY = '2026-11-20';
const role = readRole(ADVERTISEMENT);
const person = personFromJsonResume(JSON_RESUME);
const indexed = indexPerson(person, { year: 2026, month: 11 });
const judge = (text: string) => judgeRequirement({ text, type: requirementTypeOf(text) }, indexed, role);

describe('the verdict on a requirement', () => {
  it('counts years by the dates of the posts', () => {
    expect(judge('At least ten years of experience in operations').verdict).toBe('evidenced');
    expect(judge('At least 25 years of experience in operations').verdict).toBe('mentioned');
    expect(judge('Ten years of experience in corporate law').verdict).toBe('gap');
  });

  it('names the posts from whose dates years follow, unless a statement says them', () => {
    const text = 'At least five years of experience in operations';
    const judged = (summary: string) =>
      judgeRequirement(
        { text, type: requirementTypeOf(text) },
        indexPerson(
          personFromJsonResume({
            basics: { summary },
            work: [
              { name: 'Fennel', position: 'Operations Director', startDate: '2019-05' },
              { name: 'Sorrel', position: 'Head of Operations', startDate: '2015-01', endDate: '2018-12' },
              { name: 'Tansy', position: 'Lawyer', startDate: '2010', endDate: '2014' },
            ],
          }),
          { year: 2026, month: 11 },
        ),
        role,
      );
    expect(judged('Likes order.')).toMatchObject({
      verdict: 'evidenced',
      byPosts: {
        years: 11,
        posts: [
          { title: 'Operations Director', organisation: 'Fennel', from: 2019 },
          { title: 'Head of Operations', organisation: 'Sorrel', from: 2015, to: 2018 },
        ],
      },
    });
    expect(judged('Ten years of experience in operations.').byPosts).toBeUndefined();
    expect(judge('Ten years of experience in corporate law').byPosts).toBeUndefined();
  });

  it('is ‘evidenced’ only by a statement with all the tools that it names', () => {
    const verdictWith = (...highlights: string[]) =>
      judgeRequirement(
        { text: 'Experience with Xero and NetSuite', type: 'skill' },
        indexPerson(
          personFromJsonResume({
            work: [{ name: 'Fennel', position: 'Finance Director', startDate: '2015', highlights }],
          }),
          { year: 2026, month: 11 },
        ),
        role,
      ).verdict;
    expect(verdictWith('Replaced Xero by NetSuite in ten weeks.')).toBe('evidenced');
    expect(verdictWith('Kept the books in Xero.', 'Moved 14 depots to NetSuite.')).toBe('mentioned');
  });

  it('is not ‘evidenced’ for a named tool by a statement without it', () => {
    const modeller = indexPerson(
      personFromJsonResume({
        work: [
          {
            name: 'Fennel',
            position: 'Finance Director',
            startDate: '2015',
            highlights: ['Built the three-statement financial model for a £12m round.'],
          },
        ],
      }),
      { year: 2026, month: 11 },
    );
    const text = 'Excellent financial modelling skills with Excel';
    expect(judgeRequirement({ text, type: requirementTypeOf(text) }, modeller, role).verdict).toBe(
      'mentioned',
    );
  });

  it('compares numbers for requirements of scale', () => {
    expect(judge('You have led a team of 50 or more people')).toMatchObject({
      verdict: 'evidenced',
      evidence: expect.stringContaining('310 people'),
    });
    expect(judge('You have led a team of 5,000 people').verdict).not.toBe('evidenced');
  });

  it('judges degrees and certificates by those that the person holds', () => {
    expect(judge("Master's degree in engineering")).toMatchObject({
      verdict: 'evidenced',
      evidence: 'MSc Industrial Engineering, Aalto University',
    });
    expect(judge('ACA, ACCA or CIMA').verdict).toBe('gap');
    expect(judge('Six Sigma certification').verdict).toBe('evidenced');
  });

  it('judges languages by those that the person speaks', () => {
    expect(judge('Fluent in English').verdict).toBe('evidenced');
    expect(judge('Fluent in Mandarin').verdict).toBe('gap');
  });

  it('is ‘mentioned’ if only the list of skills shows it', () => {
    expect(judge('Experience with SAP')).toEqual({ verdict: 'mentioned', evidence: 'SAP' });
  });

  it('accepts no substitute for a named tool', () => {
    expect(judge('Ability to use NetSuite').verdict).toBe('gap');
    expect(judge('Experience with lean process improvement')).toMatchObject({
      verdict: 'evidenced',
      evidence: expect.stringContaining('lean process work'),
    });
  });

  it('marks qualities that no document can show as soft, unless they are its subject', () => {
    for (const text of [
      'Excellent interpersonal skills',
      'Highly motivated, with integrity',
      'You are a curious team player',
      'You will complete our background check and lead by example',
      'Efficiency: you help the operations team to find process improvements',
      'Diversity, equity and inclusion: you help us to lead a team of many countries',
    ]) {
      expect([text, judge(text).verdict]).toEqual([text, 'soft']);
    }
    expect(judge('Experience in running background checks for banks').verdict).not.toBe('evidenced');
    expect(judge('Efficiency programmes: lean process improvement').verdict).toBe('evidenced');
  });

  it('does not read poor business performance as a performance review', () => {
    const companyInTurnaround = personFromJsonResume({
      basics: { name: 'Ada Brand' },
      work: [
        {
          name: 'Harrow Bank',
          position: 'Head of Premium Banking',
          startDate: '2014-06',
          highlights: ['Returned the business to growth after six years of underperformance.'],
        },
      ],
    });
    const text = 'You have developed career paths and promotion reviews';
    const plain = indexPerson(companyInTurnaround, { year: 2026, month: 11 });
    expect(judgeRequirement({ text, type: requirementTypeOf(text) }, plain, role).verdict).toBe('gap');
  });
});

describe('a role compared with a person', () => {
  it('lists the terms that conflict with preferences, and does not change the fit for them', () => {
    const { terms, fit } = judgeRole(role, person, TODAY);
    expect(terms.filter(({ conflict }) => conflict).map(({ kind }) => kind)).toEqual(['pay', 'start']);
    expect(terms.find(({ kind }) => kind === 'hours')).toMatchObject({ conflict: false });
    expect(judgeRole(role, { ...person, preferences: undefined }, TODAY).fit).toEqual(fit);
  });

  it('cites only words of the person', () => {
    const own = JSON.stringify(JSON_RESUME);
    const cited = judgeRole(role, person, TODAY).judgements.flatMap(({ evidence }) => evidence ?? []);
    expect(cited.length).toBeGreaterThan(0);
    for (const word of cited.flatMap((evidence) => evidence.split(/[\s,()]+/))) expect(own).toContain(word);
  });

  it('gives identical results whatever the name, photo, gender, birth date and address', () => {
    const sameWorkOfAnother = {
      ...JSON_RESUME,
      basics: {
        ...JSON_RESUME.basics,
        name: 'Mohammed Al-Farsi',
        image: 'https://pictures.example/face.png',
        gender: 'male',
        birthDate: '1961-04-02',
        email: 'm@example.com',
        location: { ...JSON_RESUME.basics.location, address: '12 Harbour Road', postalCode: '049315' },
      },
    };
    const bytes = (career: unknown) => JSON.stringify(judgeRole(role, personFromJsonResume(career), TODAY));
    expect(bytes(sameWorkOfAnother)).toBe(bytes(JSON_RESUME));
    const rankingOf = (career: unknown) =>
      JSON.stringify(
        rankPeople(prepareAim(role, ADVERTISEMENT, TODAY), [
          { id: 'p', person: personFromJsonResume(career) },
        ]),
      );
    expect(rankingOf(sameWorkOfAnother)).toBe(rankingOf(JSON_RESUME));
  });
});

describe('a career record', () => {
  const read = { spans: [], confidence: 1 };
  const facts = {
    ...emptyFacts(),
    name: { id: 'name-1', value: 'Mara Lindqvist', ...read },
    headline: { id: 'headline-1', value: 'Fractional chief operating officer', ...read },
    roles: [
      {
        id: 'role-1',
        title: 'Chief Operating Officer',
        organisation: 'Tanager Health',
        start: { year: 2012 },
        end: 'present' as const,
        statements: [{ id: 'statement-1', value: 'Led 310 people in four clinics.', ...read }],
        ...read,
      },
    ],
    languages: [{ id: 'language-1', value: 'German (Native or bilingual)', ...read }],
    certifications: [{ id: 'certification-1', value: 'Six Sigma Black Belt', ...read }],
  };

  it('is judged by its facts without the name, and evidence refers to statements and certificates', () => {
    const indexedRecord = indexPerson(personFromFacts(facts), { year: 2026, month: 11 });
    const verdict = (text: string) =>
      judgeRequirement({ text, type: requirementTypeOf(text) }, indexedRecord, role);
    expect(verdict('You have led a team of 50 people')).toMatchObject({
      verdict: 'evidenced',
      ref: 'statement-1',
    });
    expect(verdict('Six Sigma certification')).toMatchObject({
      verdict: 'evidenced',
      ref: 'certification-1',
    });
    expect(verdict('Fluent in German').verdict).toBe('evidenced');
    expect(verdict('Fluent in French').verdict).toBe('gap');
    expect(JSON.stringify(personFromFacts(facts))).not.toContain('Lindqvist');
  });
});

describe('a requirement is a gap', () => {
  it.each([
    [
      'only its country is named in the record',
      'A deep understanding of US employment law',
      'We asked them to trust us and it worked for 8,000 U.S. households.',
    ],
    ['only its market is named in the record', 'Experience with UK tax', 'Opened three shops in the UK.'],
    [
      'a word of the record only begins alike',
      'Brand management experience',
      'Entered new markets in four countries.',
    ],
  ])('if %s', (_, text, statement) => {
    const other = indexPerson(
      personFromJsonResume({
        basics: { summary: statement },
        work: [{ name: 'Fennel', position: 'Engineer' }],
      }),
      { year: 2026, month: 11 },
    );
    expect(judgeRequirement({ text, type: requirementTypeOf(text) }, other, role).verdict).toBe('gap');
  });
});

describe('a certificate that is not in the vocabulary', () => {
  const indexHolderOf = (name: string) =>
    indexPerson(personFromJsonResume({ certificates: [{ name }] }), { year: 2026, month: 11 });
  const text = 'A current food safety certificate (HACCP or the like)';
  it.each([
    ['HACCP Level 3', 'evidenced'],
    ['Certificate in food safety', 'evidenced'],
    ['Certificate in fire safety', 'gap'],
    ['Certified Food Stylist', 'gap'],
  ])('is judged by its name: %s', (name, verdict) => {
    expect(judgeRequirement({ text, type: requirementTypeOf(text) }, indexHolderOf(name), role).verdict).toBe(
      verdict,
    );
  });
});

it('a requirement of leadership is shown by a statement with the number of people led', () => {
  const other = indexPerson(
    personFromJsonResume({
      work: [
        {
          name: 'Fennel',
          position: 'Operations Director',
          startDate: '2015',
          highlights: ['Cut the cost of operations by 12 %.', 'Led 40 people in operations.'],
        },
      ],
    }),
    { year: 2026, month: 11 },
  );
  const text = 'Five years in a leadership position in operations';
  expect(judgeRequirement({ text, type: requirementTypeOf(text) }, other, role).evidence).toBe(
    'Led 40 people in operations.',
  );
});
