import { describe, expect, it } from 'vitest';
import type { CareerFacts } from '@/shared/record/facts';
import { type CareerInput, careerFacts } from '../testing/build';
import { certificationsOf } from './certifications';

const factsOf = (input: CareerInput): CareerFacts => careerFacts({ name: 'Edda Norling', ...input });
const certificatesOf = (
  certifications: [name: string, issuer?: string][],
  education: CareerInput['education'] = [],
) => certificationsOf(factsOf({ certifications, education })).map(({ text }) => text);

describe('the certificates of a profile', () => {
  it('name their issuer if it is a plausible one', () => {
    expect(certificatesOf([['Certified Mill Auditor', 'Paper Institute']])).toEqual([
      'Certified Mill Auditor, Paper Institute',
    ]);
  });

  it('may begin with a small letter, with a project, or be a technology, and a degree is not “None”', () => {
    const names = [
      'edX Verified Certificate for Grain Science',
      'Project Management Professional (PMP)',
      'C#',
    ];
    expect(certificatesOf(names.map((name) => [name]))).toEqual(names);
    expect(certificatesOf([], [{ school: 'Paper University', degree: 'None', field: 'Statistics' }])).toEqual(
      [],
    );
  });

  it('stand beside a degree whose subject is translation', () => {
    expect(
      certificatesOf(
        [],
        [
          {
            school: 'Paper University',
            degree: 'Bachelor of Arts',
            field: 'Translation and Interpretation',
            end: '2001',
          },
        ],
      ),
    ).toEqual(['Bachelor of Arts, Translation and Interpretation, Paper University']);
  });

  it('are no mixture of two columns', () => {
    expect(
      certificatesOf([
        [
          'Practitioner Certified Mill Solution Architect Associate',
          'Orla Grain Academy Explorer Patents Certified Cloud',
        ],
        ['Certified Mill Auditor'],
      ]),
    ).toEqual(['Certified Mill Auditor']);
  });

  it('lose the description after their name if it is too long for a list, and no other words after a dash', () => {
    expect(
      certificatesOf([
        [
          'Mill Essentials Certificate - Sorting, storing and milling of grain, and safety in mills and stores',
        ],
        ['Certified Mill Auditor - Level 2'],
      ]),
    ).toEqual(['Mill Essentials Certificate', 'Certified Mill Auditor - Level 2']);
  });

  it('stand beside a degree whose letters occur within their words', () => {
    expect(
      certificatesOf(
        [['Milling Systems Basics']],
        [{ school: 'Paper University', degree: 'M.S.', field: 'Grain Science', end: '2001' }],
      ),
    ).toEqual(['M.S., Grain Science, Paper University', 'Milling Systems Basics']);
  });

  it('name the issuer on the next line, and neither a link nor the rest of a date', () => {
    expect(
      certificatesOf([
        ['Mill Accounting —'],
        ['Velmont Institute, Corran'],
        ['Corran Mill Signals – Corran [View Certificate]'],
        ['Admitted; Certified Mill Auditor'],
      ]),
    ).toEqual([
      'Certified Mill Auditor',
      'Mill Accounting, Velmont Institute, Corran',
      'Corran Mill Signals',
    ]);
  });

  it('lose the numbers of a list, but not a number that only one of them begins with', () => {
    expect(certificatesOf([['1. Certified Mill Auditor'], ['12) Paper Chemistry Essentials']])).toEqual([
      'Certified Mill Auditor',
      'Paper Chemistry Essentials',
    ]);
    expect(certificatesOf([['5. Mill Safety Standard'], ['Certified Mill Auditor']])).toContain(
      '5. Mill Safety Standard',
    );
  });

  it('become two entries if the ‘issuer’ is another certificate', () => {
    expect(certificatesOf([['Paper Chemistry 1', 'Fundamentals of Mill Safety']])).toEqual([
      'Paper Chemistry 1',
      'Fundamentals of Mill Safety',
    ]);
  });

  it.each([
    'Completed a first aid course',
    'Certificate of participation in quiz',
    'Examination',
    'Attended six classes',
    'Install and configure the mail servers of a mill',
    'Stock System Implementation',
    'Functional',
    'Course in drawing (part',
    'Duration: 2 months',
  ])('are not actions, forms or fragments: %s', (name) => {
    expect(certificatesOf([['Certified Mill Auditor'], ['Chartered Engineer'], [name]])).toEqual([
      'Certified Mill Auditor',
      'Chartered Engineer',
    ]);
  });

  it('name an issuer of one word, and neither stand twice nor with a heading that a layout broke', () => {
    expect(
      certificatesOf([
        ['Certified Mill Auditor', 'Velmont'],
        ['Harbour English B2'],
        ['Harbour English B2 Velmont School'],
        ['CERTIFICATIO NS'],
      ]),
    ).toEqual(['Certified Mill Auditor, Velmont', 'Harbour English B2 Velmont School']);
  });

  it('come after all degrees, and entries that may be courses after them', () => {
    const degrees = [
      { school: 'University of Varn', degree: 'Master of Science', field: 'Physics' },
      { school: 'College of Lund', degree: 'Bachelor of Arts', field: 'History' },
    ];
    expect(
      certificatesOf(
        [['Cold Storage Methods'], ['Introduction to Milling'], ['Certified Mill Auditor']],
        degrees,
      ),
    ).toEqual([
      'Master of Science, Physics, University of Varn',
      'Bachelor of Arts, History, College of Lund',
      'Certified Mill Auditor',
      'Cold Storage Methods',
      'Introduction to Milling',
    ]);
  });

  it('include degrees without year, grade or remark', () => {
    const school = 'University of Varn';
    const held = certificationsOf(
      careerFacts({
        name: 'Edda Norling',
        roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
        education: [
          { school, degree: 'Completed Master of Science', field: 'Physics, April 2009' },
          { school: 'College of Lund', degree: 'Bachelor of Arts:', field: 'History with 67% marks' },
          { school: 'Academy of Rost', degree: 'MBA', field: 'Marketing, 2031' },
        ],
      }),
    ).map(({ text }) => text);
    expect(held).toEqual([
      'Master of Science, Physics, University of Varn',
      'Bachelor of Arts, History, College of Lund',
    ]);
  });

  it('include degrees written in one line, without text that is not a field of study', () => {
    const of = (field: string, school = 'Coastal University') =>
      certificatesOf([], [{ school, degree: 'Master of Science', field }]);
    expect(of('Mechanical Engineering')).toEqual([
      'Master of Science, Mechanical Engineering, Coastal University',
    ]);
    expect(of('Varnstad')).toEqual(['Master of Science, Coastal University']);
    expect(of('Electrical Engineering, Renewal of old presses and switches for')).toEqual([]);
  });
});

it.each(['MLIS', 'B.COM', 'MFA', 'HND', 'Betriebswirtin (VWA)'])(
  'a degree is recognised by its abbreviation: %s',
  (degree) => {
    expect(certificatesOf([], [{ school: 'Coastal University', degree }])).toHaveLength(1);
  },
);

it.each([
  '2018–continuing Master of Science',
  'Seit 2023, heute: Master of Science',
  'Master of Science (current)',
])('an unfinished degree is not a certificate: %s', (quote) => {
  const read = factsOf({
    education: [{ school: 'Coastal University', degree: 'Master of Science', field: 'Physics' }],
  });
  expect(certificationsOf(read)).toHaveLength(1);
  const education = read.education.map((entry) => ({ ...entry, spans: [{ source: 's1', quote }] }));
  expect(certificationsOf({ ...read, education })).toEqual([]);
});

describe('the entries of a list of certificates', () => {
  const linkedIn = (degree: string, field: string, start: string, end: string) =>
    certificationsOf(
      factsOf({
        source: 'linkedin-pdf',
        roles: [{ title: 'Plant Manager', organisation: 'Brillwater', start: '2012', end: 'present' }],
        education: [{ school: 'Coastal College', degree, field, start, end }],
      }),
    ).map(({ text }) => text);

  it('exclude unfinished degrees', () => {
    expect(linkedIn('BS in Physics (Not Finished)', 'Physics', '2003', '2005')).toEqual([]);
    expect(linkedIn('Bachelor of Science', 'Coursework in Physics', '2003', '2005')).toEqual([]);
    expect(certificatesOf([['Certified Mill Auditor (in progress)']])).toEqual([]);
  });

  it('exclude single subjects and a heading', () => {
    expect(linkedIn('Psychology', 'Trigonometry, American History', '1995', '1996')).toEqual([]);
    expect(linkedIn('Certifications', 'Data Science', '2001', '2002')).toEqual([]);
    expect(linkedIn('Economics', 'Banking', '1995', '1999')).toHaveLength(1);
  });

  it('include a certificate with a colon in its name, and drop a remark in place of the issuer', () => {
    const name = 'Stock Management: Assessing the Risks';
    expect(certificatesOf([[name]])).toEqual([name]);
    expect(certificatesOf([['ACCA Member', 'Admitted ; Prizewinner (Dec 2025)']])).toEqual(['ACCA Member']);
  });

  it('have small words in lower case', () => {
    expect(certificatesOf([['Corvane Level 3 certificate In The Handling Of Grain And Flour']])).toEqual([
      'Corvane Level 3 Certificate in the Handling of Grain and Flour',
    ]);
  });

  it('include certificates of the headline, once', () => {
    const of = (headline: string, certifications: [string][] = []) =>
      certificationsOf(factsOf({ headline, certifications })).map(({ text }) => text);
    expect(of('3x AWS Certified | Architect | PMP')).toEqual(['3x AWS Certified', 'PMP']);
    expect(of('ACCA | Accountant', [['ACCA Member']])).toEqual(['ACCA Member']);
    expect(of('CFA candidate | Certified and proud')).toEqual([]);
  });
});
