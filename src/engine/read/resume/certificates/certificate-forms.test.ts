/** Ways in which executives write their certificates, and text beside them that is not a certificate. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const factsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'EXPERIENCE', 'CFO, Nordhav Foods, 2010 – 2020', ...texts].map((text) =>
      paragraphOf(text),
    ),
  );
const certificateNamesOf = (...texts: string[]) => factsOf(...texts).certifications.map(({ value }) => value);

it('a bold certificate with the words of a heading does not end the list', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      '* Project Management Professional (PMP)',
      'Nordhav Institute, 2014',
      '* Certified Cargo Professional',
      'Redwell, 2012',
    ),
  ).toEqual(['Project Management Professional (PMP)', 'Certified Cargo Professional']);
});

const certificatesOf = (...texts: string[]) =>
  factsOf(...texts).certifications.map(({ value, issuer, date }) => [value, issuer, date?.year]);

it('blocks of name, issuer, date and number are one certificate each', () => {
  expect(
    certificatesOf(
      'CERTIFICATIONS',
      'Sketching for Cranes',
      'Cargo Creative Builders',
      '01/2026',
      'Advanced Cargo Analytics Professional Certificate',
      'Google',
      '12/2024',
      'Credential ID: 98C47QKOL',
      'Via Coursera | Certificate Link',
      'Applied Harbour Learning in Python',
      'University of Velmont',
      '10/2023',
      'Credential ID: D8NC5S5AK',
      'Via Coursera | Certificate Link',
    ),
  ).toEqual([
    ['Sketching for Cranes', 'Cargo Creative Builders', 2026],
    ['Advanced Cargo Analytics Professional Certificate', 'Google', 2024],
    ['Applied Harbour Learning in Python', 'University of Velmont', 2023],
  ]);
});

it('blocks end with the day of issue, and one line below them is a certificate alone', () => {
  expect(
    certificatesOf(
      'EDUCATION',
      'MBA, Lund University, 2004',
      'LICENSES & CERTIFICATIONS',
      'Certified Cargo Auditor (CCA)',
      'RWLDA',
      'Issued Mar 2019 · Expires Mar 2025',
      'Chartered Harbour Analyst',
      'CHA Institute',
      'Issued Aug 2008',
      'Series 7, FINRA',
    ),
  ).toEqual([
    ['Certified Cargo Auditor (CCA)', 'RWLDA', 2019],
    ['Chartered Harbour Analyst', 'CHA Institute', 2008],
    ['Series 7', 'FINRA', undefined],
  ]);
});

it('blocks may begin with the issuer', () => {
  expect(
    certificatesOf(
      'CERTIFICATIONS',
      'Nordhav',
      'Nordhav Cargo Certificate',
      '2022',
      'Redwell',
      'Redwell Harbour Professional Certificate',
      '2021',
    ),
  ).toEqual([
    ['Nordhav Cargo Certificate', 'Nordhav', 2022],
    ['Redwell Harbour Professional Certificate', 'Redwell', 2021],
  ]);
});

it('neither a body that certifies nor a membership is a certificate', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS & AFFILIATIONS',
      'Certified Public Accountant, State of Velmont (active)',
      'Member, Velmont Institute of CPAs',
      'Chair, Harbour Executives International, Oslo Chapter',
      'Velmont Institute of Certified Public Accountants (VICPA)',
      'Harbour Nursing Certification Corporation (HNCC)',
      'Lean Six Sigma Green Belt (Lean Wright, 2019)',
    ),
  ).toEqual(['Certified Public Accountant', 'Lean Six Sigma Green Belt']);
});

const educationOf = (...texts: string[]) =>
  factsOf(...texts).education.map(({ degree, school }) => [degree ?? '', school].join(' @ '));

it('certificates in one list with education entries are distinguished from them', () => {
  const lines = [
    'EDUCATION & CERTIFICATIONS',
    'MBA, Lund University, 2004',
    'BSc Economics, University of Oslo, 1999',
    'PMP, Nordhav Institute, 2012',
    'Certified Public Accountant (CPA)',
    'Executive Program in Cargo Strategy, INSEAD, 2019',
    'Harbour Directorship Certified, 2022',
    'Six Sigma Black Belt',
    'MIT Supply Chain Analytics (2025)',
    'Cranes & Careers, University of Velmont (2026)',
    'CIA – Velmont Institute of Auditors',
  ];
  expect(certificateNamesOf(...lines)).toEqual([
    'PMP',
    'Certified Public Accountant (CPA)',
    'Executive Program in Cargo Strategy',
    'Harbour Directorship Certified',
    'Six Sigma Black Belt',
    'MIT Supply Chain Analytics',
    'Cranes & Careers',
    'CIA',
  ]);
  expect(educationOf(...lines)).toEqual(['MBA @ Lund University', 'BSc Economics @ University of Oslo']);
});

it('the issuer is read below a certificate in a section of education, too', () => {
  const lines = [
    'EDUCATION AND CERTIFICATIONS',
    '* MBA',
    'Lund University, 2004',
    '* BSc, Economics',
    'University of Oslo, 1999',
    '* Project Management Professional (PMP)',
    'Project Management Institute, 2012',
    '* Lean Six Sigma Black Belt',
    'ASQ, 2010',
  ];
  expect(certificatesOf(...lines)).toEqual([
    ['Project Management Professional (PMP)', 'Project Management Institute', 2012],
    ['Lean Six Sigma Black Belt', 'ASQ', 2010],
  ]);
  expect(educationOf(...lines)).toEqual(['MBA @ Lund University', 'BSc @ University of Oslo']);
});

it('education entries without a degree, and their details, are not read as certificates', () => {
  const lines = [
    'EDUCATION & CERTIFICATIONS',
    'MBA, Lund University, 2004',
    'Exchange semester, University of Velmont, 2003',
    'BSc',
    'Economics, University of Oslo, 1999',
    'Velmont High School, 1995',
    'Certifications: PMP (2012), CPA (2006), Lean Six Sigma Black Belt',
  ];
  expect(certificateNamesOf(...lines)).toEqual(['PMP', 'CPA', 'Lean Six Sigma Black Belt']);
});

it('alternating dated and undated certificates are one each', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Certified Harbour Pilot',
      'Certified Cargo Auditor, 2012',
      'Chartered Surveyor',
    ),
  ).toEqual(['Certified Harbour Pilot', 'Certified Cargo Auditor', 'Chartered Surveyor']);
});

it('certificates among languages begin after the level', () => {
  const facts = factsOf(
    'LANGUAGES – SKILLS AND CERTIFICATES',
    'French: mother tongue',
    'English: fluent, Redwell Second Certificate in English, Velmont University',
    'Dutch: upper intermediate',
    'Dutch/French Bilingualism certificate, SLR, Oslo, Norway',
  );
  expect(facts.certifications.map(({ value, issuer }) => [value, issuer])).toEqual([
    ['Redwell Second Certificate in English', 'Velmont University'],
    ['Dutch/French Bilingualism certificate, SLR, Oslo, Norway', undefined],
  ]);
  expect(facts.languages.map(({ value }) => value)).toEqual(['French', 'English', 'Dutch']);
});

it.each([
  ['CERTIFICATIONS & EDUCATION', 'MBA, Lund University, 2004'],
  ['AWARDS & CERTIFICATIONS', 'CFO of the Year, Oslo Journal, 2018'],
  ['AFFILIATIONS & CERTIFICATIONS', 'Member, Harbour Executives International'],
  ['TECHNICAL SKILLS & CERTIFICATIONS', 'Planning, Budgeting, Negotiation'],
])('below the heading %s only what says that it is one is a certificate', (heading, other) => {
  expect(
    certificateNamesOf(heading, 'Certified Public Accountant (CPA)', 'Lean Six Sigma Black Belt', other),
  ).toEqual(['Certified Public Accountant (CPA)', 'Lean Six Sigma Black Belt']);
});

it('an item that begins with its label continues in the next line', () => {
  expect(
    certificateNamesOf(
      'SKILLS',
      '• CRANES: Lift | Swing | Lower | Hoist',
      '• CERTIFICATIONS: RWL Certified Security - Specialty, RWL Certified Harbour Architect, RWL',
      'Certified Networking - Specialty, Cargo Core',
      '• Planning of ports',
    ),
  ).toEqual([
    'RWL Certified Security - Specialty',
    'RWL Certified Harbour Architect',
    'RWL Certified Networking - Specialty',
    'Cargo Core',
  ]);
});

it('education entries below certificates in one list are read as such', () => {
  const lines = [
    'CERTIFICATIONS & EDUCATION',
    'Certified Public Accountant (CPA), State of Velmont, 2008',
    'MBA, Lund University, 2004',
    'BSc Economics, University of Oslo, 1999',
  ];
  expect(certificateNamesOf(...lines)).toEqual(['Certified Public Accountant (CPA)']);
  expect(educationOf(...lines)).toEqual(['MBA @ Lund University', 'BSc Economics @ University of Oslo']);
});

it('a heading may name three kinds of sections with commas', () => {
  const lines = [
    'EDUCATION, TRAINING & CERTIFICATIONS',
    'MBA, Finance – Lund University, 2004',
    'Executive Leadership Program – Velmont Business School, 2016',
    'Lean Six Sigma Green Belt – Nordhav Foods, 2012',
    'Certified Internal Auditor (CIA)',
  ];
  expect(certificateNamesOf(...lines)).toEqual([
    'Executive Leadership Program',
    'Lean Six Sigma Green Belt',
    'Certified Internal Auditor (CIA)',
  ]);
  expect(educationOf(...lines)).toEqual(['MBA @ Lund University']);
});

it('among trainings, those that are called certificates are read as such', () => {
  expect(
    certificateNamesOf(
      'PROFESSIONAL TRAINING',
      'Leading with Influence, Redwell, 2011',
      'Crucial Talks',
      'Training course in preparation for RWL Certification, 2012',
      'Lean Six Sigma Green Belt, 2010',
      'CPA, 2004',
    ),
  ).toEqual(['Lean Six Sigma Green Belt', 'CPA']);
});

it('sections side by side in the cells of rows are read separately', () => {
  const facts = factsOf(
    'CERTIFICATIONS ¦ EDUCATION ¦ LANGUAGES',
    'Harbour Design Certification (Nordhav Group, ¦ BFA Cargo Art • Velmont State University, ¦ English: Native Speaker',
    '2017) ¦ CA (2005) ¦ German: B2',
    'Lean Six Sigma Green Belt (Lean Wright, 2019) ¦ BSc Economics • University of Oslo, 1999',
    'Port Product Design (Velmont Assembly, 2016)',
  );
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    'Harbour Design Certification',
    'Lean Six Sigma Green Belt',
    'Port Product Design',
  ]);
  expect(facts.education.map(({ school }) => school)).toEqual([
    'Velmont State University',
    'University of Oslo',
  ]);
  expect(facts.languages.map(({ value }) => value)).toEqual(['English', 'German']);
});
