/** Lists of certificates: how their lines are split and joined, and which of their lines are not certificates. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const certificateNamesOf = (...texts: string[]) =>
  factsOfParagraphs(['Mira Solberg', ...texts].map(paragraphOrHeading)).certifications.map(
    ({ value }) => value,
  );

it('commas in brackets do not split a list', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      '• PLC Programming (Nordhav, Redwell, Fjordline, Marlowe, Lund)',
      '• LANGUAGE TEST 7.5 [Listening- 9, Reading – 7, Writing – 7, Speaking – 6.5]',
      '• 1 . Fork lift operator certificate',
    ),
  ).toEqual([
    'PLC Programming (Nordhav, Redwell, Fjordline, Marlowe, Lund)',
    'LANGUAGE TEST 7.5 [Listening- 9, Reading – 7, Writing – 7, Speaking – 6.5]',
    'Fork lift operator certificate',
  ]);
});

it('the commas of a sentence do not split a list, but commas after issuers do', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Certified Scout Master',
      'Trained in harbour drills, sail making, knot tying, rowing and smart classes.',
    ),
  ).not.toContain('knot tying');
  expect(
    certificateNamesOf(
      'EDUCATION',
      'Certifications include: Harbour Pilot (Nordhav Board), Cargo Law (Redwell Institute)',
    ),
  ).toEqual(['Harbour Pilot', 'Cargo Law']);
});

it('the list below the plain label of a mixed section is read by itself, with issuers and dates in brackets', () => {
  const { certifications } = factsOfParagraphs([
    paragraphOf('Mira Solberg'),
    paragraphOf('* EDUCATION & CERTIFICATIONS', { heading: true, size: 18 }),
    paragraphOf('* Bachelor of Technology', { size: 14 }),
    paragraphOf('University of Velmont • Oslo', { size: 12 }),
    paragraphOf('* Harbour Engineering Certification', { size: 14 }),
    paragraphOf('Redwell-Lund • Oslo', { size: 12 }),
    paragraphOf('* Certifications', { size: 14 }),
    paragraphOf('Nordhav 5 Certified Practitioner (Nordhav by Scaled Harbour, Inc., Jan 2023)', { size: 11 }),
    paragraphOf('Certified Professional - Team Piloting (Redwell, Oct 2022)', { size: 11 }),
    paragraphOf('Port and Cargo Management (Redwell, Sep 2022)', { size: 11 }),
  ]);
  expect(certifications.map(({ value, issuer }) => [value, issuer])).toEqual([
    ['Harbour Engineering Certification', 'Redwell-Lund • Oslo'],
    ['Nordhav 5 Certified Practitioner', 'Nordhav by Scaled Harbour, Inc.'],
    ['Certified Professional - Team Piloting', 'Redwell'],
    ['Port and Cargo Management', 'Redwell'],
  ]);
});

it('the items below a label that is itself an item are read', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 18, 'Mira Solberg', 'b'],
    [40, 30, 14, 'Skills', 'b'],
    [40, 14, 10, '▪ Certifications'],
    [60, 14, 10, '• Harbour Safety Specialist'],
    [60, 14, 10, '• Cargo Law Associate'],
  ];
  const { certifications } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([rows])]),
    'resume',
  );
  expect(certifications.map(({ value }) => value)).toEqual([
    'Harbour Safety Specialist',
    'Cargo Law Associate',
  ]);
});

it('a heading of certificates may continue in a second line or be misspelt', () => {
  expect(
    certificateNamesOf(
      'PROFESSIONAL CERTIFICATION',
      'AND TECHNICAL TRAINING',
      'RWL, Course Complete',
      'Harbour Pilot',
    ),
  ).toEqual(['RWL', 'Harbour Pilot']);
  expect(certificateNamesOf('CERTIFICATINS:', 'Diploma in Sail Design from Nordhav Group in 2013.')).toEqual([
    'Diploma in Sail Design',
  ]);
});

it('courses that were completed with a certificate are read', () => {
  expect(
    certificateNamesOf(
      'TRAINING',
      'Completed 1 year certificate course in Electrical House Wiring from Redwell Centre',
      'Certificate program in Plumbing (Water supply)',
    ),
  ).toHaveLength(2);
});

it.each(['ACADEMIC CREDENTIALS', 'BASIC ACADEMIC CREDENTIALS', 'Educational & Professional Credentials'])(
  'degrees below %s are not certificates',
  (heading) => {
    const facts = factsOfParagraphs(
      ['Mira Solberg', heading, 'B.Tech in Physics from Velmont University, 2014'].map(paragraphOrHeading),
    );
    expect(facts.certifications).toEqual([]);
    expect(facts.education).toHaveLength(1);
  },
);

it('rows of two certificates whose lines are closer than their heading are split', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 18, 'Mira Solberg', 'b'],
    [40, 30, 12, 'CERTIFICATIONS', 'b'],
    [40, 19, 10, 'Harbour Data: Foundations'],
    [40, 11, 10, 'Cargo Law for Pilots'],
    [40, 11, 10, 'Port Statements RWL 031'],
  ];
  const right: PdfTextRow[] = [
    [300, 49, 10, '2024'],
    [300, 11, 10, '2023'],
    [300, 11, 10, '2022'],
  ];
  const second: PdfTextRow[] = [
    [370, 49, 10, 'Fundamentals of Cranes'],
    [370, 11, 10, 'Senior Deck Maintenance'],
    [370, 11, 10, 'Master Knot Specialist'],
  ];
  const years: PdfTextRow[] = [
    [540, 49, 10, '2018'],
    [540, 11, 10, '2017'],
    [540, 11, 10, '2016'],
  ];
  const { certifications } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([rows, right, second, years])]),
    'resume',
  );
  expect(certifications.map(({ value, date }) => [value, date?.year])).toEqual([
    ['Harbour Data: Foundations', 2024],
    ['Fundamentals of Cranes', 2018],
    ['Cargo Law for Pilots', 2023],
    ['Senior Deck Maintenance', 2017],
    ['Port Statements RWL 031', 2022],
    ['Master Knot Specialist', 2016],
  ]);
});

it('each row of a name and its issuer is one certificate, even if some are bold', () => {
  const { certifications } = factsOfParagraphs([
    paragraphOf('Mira Solberg'),
    paragraphOf('* CERTIFICATIONS'),
    paragraphOf('Harbour Networking Basics ¦ Nordhav Academy'),
    paragraphOf('Python Basics ¦ Redwell Springboard'),
    paragraphOf('* Ships for Developers ¦ Redwell Springboard'),
    paragraphOf('* Cargo Automation – Udemy'),
  ]);
  expect(certifications.map(({ value, issuer }) => [value, issuer])).toEqual([
    ['Harbour Networking Basics', 'Nordhav Academy'],
    ['Python Basics', 'Redwell Springboard'],
    ['Ships for Developers', 'Redwell Springboard'],
    ['Cargo Automation', 'Udemy'],
  ]);
});

it('the academy above its certificate is the issuer, and one without a certificate is ignored', () => {
  const { certifications } = factsOfParagraphs([
    paragraphOf('Mira Solberg'),
    paragraphOf('* CERTIFICATIONS'),
    paragraphOf('* Udacity'),
    paragraphOf('Advanced Cargo Development'),
    paragraphOf('* Nordhav Academy'),
    paragraphOf('Statement Analysis'),
    paragraphOf('* HackerRank'),
  ]);
  expect(certifications.map(({ value, issuer }) => [value, issuer])).toEqual([
    ['Advanced Cargo Development', 'Udacity'],
    ['Statement Analysis', 'Nordhav Academy'],
  ]);
});

it('a list with a month after each is split', () => {
  expect(
    certificateNamesOf(
      'CERTIFICATIONS',
      'Copilot Certification, Nordhav 12/2024, Certified in Cargo Safety RWL 11/2024',
    ),
  ).toEqual(['Copilot Certification, Nordhav', 'Certified in Cargo Safety RWL']);
});

it('admissions to a bar are certificates', () => {
  expect(certificateNamesOf('BAR ADMISSIONS', 'State Bar of Velmont, 2009')).toEqual([
    'State Bar of Velmont',
  ]);
});

it('a list in a row of a table ends with its row', () => {
  const { certifications } = factsOfParagraphs([
    paragraphOf('Mira Solberg', { flow: 1 }),
    paragraphOf('* Education', { flow: 1 }),
    paragraphOf('B.Sc. in Physics, Velmont University', { flow: 1 }),
    paragraphOf('* Certification ¦ Nordhav Certified: Harbour Framework 4', { flow: 1 }),
    paragraphOf('* Job Title', { flow: 2 }),
    paragraphOf('* Crane Developer (Cranes 2010 / SQL)', { flow: 3, size: 14 }),
  ]);
  expect(certifications.map(({ value }) => value)).toEqual(['Nordhav Certified: Harbour Framework 4']);
});

it('numbers and links with their labels are not certificates, whatever mark they begin with', () => {
  expect(
    certificateNamesOf(
      'CERTIFICAZIONI',
      'Harbour Data Analysis',
      'NORDHAV, Dicembre 2017',
      '• Url: nordhav.example/UC-H41',
      '• Codice certificato: UC-H41VLX',
      'Tidal Modelling with Python',
      'NORDHAV, Settembre 2017',
      '• Url: nordhav.example/UC-HI5',
      '• ID do Credencial: HI5Q6 CLE',
      'mira.solberg@nordhav.example • Geeha South, Kinvara',
    ),
  ).toEqual(['Harbour Data Analysis', 'Tidal Modelling with Python']);
});

it('the last word of a certificate is joined with the full line above it', () => {
  const page = pageOf([
    [
      [40, 0, 16, 'Inga Marlowe', 'b'],
      [40, 30, 12, 'Certifications', 'b'],
      [40, 16, 10, 'Tidewater Certified Sales Cloud'],
      [40, 12, 10, 'Consultant'],
      [40, 12, 10, 'Harbour Revenue Planning'],
    ],
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    'Tidewater Certified Sales Cloud Consultant',
    'Harbour Revenue Planning',
  ]);
});

it('an item over indented certificates is their group and no certificate', () => {
  const rows: PdfTextRow[] = [
    [40, 0, 20, 'Mira Solberg', 'b'],
    [40, 30, 12, 'CERTIFICATIONS', 'b'],
    [60, 20, 10, '• Harbour and Cargo'],
    [97, 12, 10, '• Certified Harbour Pilot'],
    [97, 12, 10, '• Certified Cargo Planner: Cranes'],
    [60, 12, 10, '• Chartered Accountant'],
  ];
  expect(
    readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume').certifications.map(
      ({ value }) => value,
    ),
  ).toEqual(['Certified Harbour Pilot', 'Certified Cargo Planner: Cranes', 'Chartered Accountant']);
});
