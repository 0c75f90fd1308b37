/** Certificates among education entries and trainings, and below labels within a section of education. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', '* EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  );
const certificateNamesOf = (...texts: string[]) => factsOf(...texts).certifications.map(({ value }) => value);
const educationOf = (...texts: string[]) =>
  factsOf(...texts).education.map(({ degree, field, school }) => [degree, field, school]);

it('a dated list of education entries may contain certificates with their issuers', () => {
  const list = [
    '* EDUCATION',
    '2004 ¦ MBA, Lund University',
    '2009 ¦ Certified Management Accountant, Velmont Institute of Accountants',
    '2012 ¦ Project Management Professional',
    '2001 ¦ BSc Economics, University of Oslo',
  ];
  expect(certificateNamesOf(...list)).toEqual([
    'Certified Management Accountant',
    'Project Management Professional',
  ]);
  expect(educationOf(...list)).toEqual([
    ['MBA', undefined, 'Lund University'],
    ['BSc Economics', undefined, 'University of Oslo'],
  ]);
});

it('licences to practise are certificates, and a French licence is a degree', () => {
  const list = [
    '* EDUCATION',
    'MBA, Lund University, 2004',
    'CPA License, State of New York, 2006',
    'Licensed Attorney, State of Ohio',
    'Licence de droit, Université de Velmont, 1999',
  ];
  expect(certificateNamesOf(...list)).toEqual(['CPA License', 'Licensed Attorney']);
  expect(educationOf(...list)).toHaveLength(2);
});

it('vocational certificates have a level, and the first part of an examination is not a certificate', () => {
  expect(
    certificateNamesOf(
      '* Education',
      'Redwell College',
      'NVQ Level 2 Cargo Handling',
      'RWL Level 1 Award For Harbour Crews',
      'RWL Level 2 Certificate In Mooring And Rigging',
      'RWL Level 3 Diploma in Business',
      'CMA Inter, Velmont, 2010',
    ),
  ).toEqual([
    'NVQ Level 2 Cargo Handling',
    'RWL Level 1 Award For Harbour Crews',
    'RWL Level 2 Certificate In Mooring And Rigging',
  ]);
});

it('a description below a certificate belongs to it and is not an education entry', () => {
  const list = [
    '* Education',
    'Cargo and Tide Science Certificate | Velmont Hub | Online | Mar 2018 – Apr 2019',
    '• 1-Year program from INSEAD in cargo',
    'Bachelor of Marine Engineering | University of Oslo | Aug 2010 – May 2015',
  ];
  expect(certificateNamesOf(...list)).toEqual(['Cargo and Tide Science Certificate']);
  expect(educationOf(...list)).toEqual([['Bachelor of Marine Engineering', undefined, 'University of Oslo']]);
});

it('a list below its label is not an education entry of the section', () => {
  const list = [
    '* Educational Qualifications',
    'B.E-Civil, University of Velmont',
    'Misc. Certificate Courses',
    'CraneCAD & Quay Pro, Cadd centre, Oslo',
    'Completed in 2003.',
  ];
  expect(certificateNamesOf(...list)).toEqual(['CraneCAD & Quay Pro, Cadd centre, Oslo']);
  expect(educationOf(...list)).toHaveLength(1);
});

it('courses of executive education are read after or below their label within a section of schools', () => {
  const courses = ['Strategic Finance', 'Boards and Governance'];
  const degree = ['* EDUCATION', 'MBA, Lund University, 2004'];
  expect(
    certificateNamesOf(
      ...degree,
      'Executive Education: Strategic Finance, Harbour Business School; Boards and Governance, Velmont Institute',
    ),
  ).toEqual(courses);
  const below = [
    ...degree,
    'Executive Education:',
    'Strategic Finance – Harbour Business School, 2011',
    'Boards and Governance – Velmont Institute, 2013',
  ];
  expect(certificateNamesOf(...below)).toEqual(courses);
  expect(educationOf(...below)).toHaveLength(1);
});

it('in a mixed section, the level of a certificate is not a degree, but a degree in brackets is', () => {
  const list = [
    '* CERTIFICATE / EDUCATION',
    'RWL Cargo Architect – Associate ¦ Jan 2020',
    'Velmont University ¦ 3.98/4.0 ¦ May 2002',
    '(Computer Science – M.S)',
  ];
  expect(certificateNamesOf(...list)).toEqual(['RWL Cargo Architect – Associate']);
  expect(educationOf(...list)).toEqual([['M.S', 'Computer Science', 'Velmont University']]);
});

it('in a mixed section, a subject with its laboratory is not a certificate', () => {
  expect(
    certificateNamesOf(
      '* EDUCATION & CERTIFICATIONS',
      '• B.S. Marine Engineering - Velmont University (1996)',
      '• Computer Science - Charts, Lights & Radio Administration - RWL-HML (1996)',
    ),
  ).toEqual([]);
});

it('attended trainings are listed, without meetings and the text after them', () => {
  expect(
    certificateNamesOf(
      '* Trainings/Courses attended',
      '• Defensive driving, Nordhav Academy, 2012',
      '• Fire fighting and first aid',
      '• Velmont Harbour Conference, 2014',
      '• Conducted trainings for juniors',
      '* PERSONAL TRAITS',
      'Calm and friendly',
    ),
  ).toEqual(['Defensive driving', 'Fire fighting and first aid']);
  expect(certificateNamesOf('* Core courses undertaken', 'Microeconomics', 'Labour economics')).toEqual([]);
});

it('courses of professional development are read if they name their issuer', () => {
  expect(
    certificateNamesOf(
      '* PROFESSIONAL DEVELOPMENT',
      '• Leading Change, Velmont Business School',
      '• Finance for Boards – Harbour Institute, 2018',
      '• Crucial Talks, 2012',
      '• Mentored junior colleagues in cargo finance in 2012',
      '• Prompts and agents',
    ),
  ).toEqual(['Leading Change', 'Finance for Boards']);
});

it('a heading may itself be a certificate, and a sentence may state a completed course', () => {
  const heading = ['* ELECTRICAL SUPERVISOR COMPETENCY CERTIFICATE'];
  expect(
    certificateNamesOf('* SKILLS', 'Excel, Word', ...heading, 'C-1928, valid up to 2030, issued by Oslo'),
  ).toEqual(['ELECTRICAL SUPERVISOR COMPETENCY CERTIFICATE']);
  expect(
    certificateNamesOf('* SKILLS', 'Excel, Word', '* DECLARATION', 'Completed Cargo Designing Course 2017'),
  ).toEqual(['Cargo Designing Course']);
});

it('text in smaller type below a certificate belongs to it', () => {
  const paragraphs = [
    ['* CERTIFICATION', 14],
    ['RWL OFFICE ¦ 2012 - 2012', 11.5],
    ['Nordhav Infotech', 11.5],
    ['Training on RWL-WORD, POINT, SHEET, LOOK', 9.2],
  ] as const;
  expect(
    factsOfParagraphs([
      ...['Inga Marlowe', '* EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020'].map((text) =>
        paragraphOf(text, { size: 11.5 }),
      ),
      ...paragraphs.map(([text, size]) => paragraphOf(text, { size })),
    ]).certifications,
  ).toHaveLength(1);
});

it('an examination that is not passed yet, an internship and a town are not certificates', () => {
  expect(
    certificateNamesOf(
      '* CERTIFICATIONS',
      '• RCP: Completing the examination of the Redwell Cargo Professional certificate',
      '• Internship at Nordhav',
      '• Oslo, Norway',
      '• Basics of computer',
      '• Basics of Cargo Marketing',
    ),
  ).toEqual(['Basics of Cargo Marketing']);
});

it('belt levels among education entries, and vendors’ levels among skills, are certificates', () => {
  expect(
    certificateNamesOf(
      '* EDUCATION AND TRAINING',
      'MBA, Lund University, 2004',
      'Six Sigma Green Belt, Nordhav Institute, 2008',
    ),
  ).toEqual(['Six Sigma Green Belt']);
  expect(
    certificateNamesOf(
      '* SKILLS & CERTIFICATIONS',
      '• Excel, Power BI, SAP',
      '• AWS Cargo Architect Associate',
      '• Experience with AWS as a professional',
    ),
  ).toEqual(['AWS Cargo Architect Associate']);
});

it('a dash without a space before it ends the word for a certificate', () => {
  expect(
    certificateNamesOf(
      '* EDUCATION',
      'BSc Economics | August 2014 | University of Oslo',
      'NHQB certification- foundation level | May 2013',
    ),
  ).toEqual(['NHQB certification- foundation level']);
});

it('a specialisation of a university is a certificate, and the university alone is not', () => {
  expect(
    certificateNamesOf(
      '* CERTIFICATIONS',
      '• University of Velmont – Sheets for Creative Problem Solving Specialization',
      '• University of Velmont',
      '• Certified Crane Operator',
    ),
  ).toEqual([
    'University of Velmont – Sheets for Creative Problem Solving Specialization',
    'Certified Crane Operator',
  ]);
});

it('a section of credentials may contain degrees and certificates', () => {
  const list = [
    '* CREDENTIALS',
    'Bachelor of Science, Accounting – Velmont State University',
    'Certified Public Accountant – Inactive',
  ];
  expect(certificateNamesOf(...list)).toEqual(['Certified Public Accountant – Inactive']);
  expect(factsOf(...list).education.map(({ school }) => school)).toEqual(['Velmont State University']);
});

it('a course of executive education is a certificate, and a programme an education entry', () => {
  const list = [
    '* EDUCATION',
    'MBA, Lund University, 2004',
    'Leading Cargo Teams, Velmont Business School Executive Education',
    'General Management Program, Velmont Business School Executive Education',
  ];
  expect(certificateNamesOf(...list)).toEqual(['Leading Cargo Teams']);
  expect(factsOf(...list).education).toHaveLength(2);
});

it('an institution above its certificate gave no degree of a later line', () => {
  const list = [
    '* EDUCATION',
    'Velmont Institute of Projects ¦ Oslo, Norway',
    'Certified Project Manager',
    '®',
    'Harbour Trade Forum ¦ Bergen, Norway',
    'International Trade Diploma',
    'Lund University ¦ Lund, Sweden',
    'Bachelor of Arts ¦ 2002',
  ];
  expect(certificateNamesOf(...list)).toContain('Certified Project Manager');
  const education = educationOf(...list);
  expect(education.find(([degree]) => degree === 'Bachelor of Arts')?.[2]).toBe('Lund University');
  expect(education.find(([degree]) => degree === 'International Trade Diploma')?.[2]).not.toMatch(
    /Velmont|Lund/,
  );
});
