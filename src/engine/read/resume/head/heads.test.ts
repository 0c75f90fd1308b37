/** Names, places and certificates in the forms in which people write them. */
import { describe, expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const factsOf = (name: string, contact: string, ...rest: PdfTextRow[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([[[40, 0, 18, name, 'b'], [40, 18, 10, contact], ...rest]])]),
    'resume',
  );
const WORK: PdfTextRow[] = [
  [40, 30, 14, 'Experience', 'b'],
  [40, 20, 10, 'Planner, Nordhav Shipping (2010 - 2014)'],
];

it.each([
  ['Prof. Ifeoma N. Okwuosa, PhD, FRS', 'Prof. Ifeoma N. Okwuosa'],
  ['Dr. Ana-Maria de la Cruz, MBA, CFA', 'Dr. Ana-Maria de la Cruz'],
  ['MARCUS T. WHITFIELD, III', 'Marcus T. Whitfield III'],
  ['Kofi Asante-Boateng, Jr., FCCA', 'Kofi Asante-Boateng Jr.'],
  ['Adaeze Okwuosa, (Dazy)', 'Adaeze Okwuosa (Dazy)'],
])('the name is read from "%s"', (line, name) => {
  expect(factsOf(line, 'Leeds, United Kingdom', ...WORK).name?.value).toBe(name);
});

it.each([
  ['Risk Officer | MBA, CFA | Madrid, Spain', 'Madrid, Spain'],
  ['greta@example.com, +31 6 1234 5678, Utrecht, Netherlands, linkedin.com/in/gm', 'Utrecht, Netherlands'],
  ['Via Immaginaria 12, 40121, Bologna (IT), Emilia-Romagna', 'Bologna, Emilia-Romagna'],
])('the place is read from "%s"', (contact, place) => {
  expect(factsOf('Greta van Dale', contact, ...WORK).location?.value).toBe(place);
});

describe('a name', () => {
  it.each([
    ['Greta Van Dale´', 'greta@mail.example', 'Greta Van Dale'],
    ['Anika sundaram', 'anikasundaram@mail.example', 'Anika sundaram'],
    ['gretalindqvist', 'lindqvist.greta@mail.example', 'Greta Lindqvist'],
  ])('is read from "%s"', (line, contact, name) => {
    expect(factsOf(line, contact, ...WORK).name?.value).toBe(name);
  });
  it('is found in any cell of its line', () => {
    const page = pageOf([
      [[40, 0, 10, '(312) 555-0147'], [40, 14, 10, 'Chicago'], ...WORK],
      [[300, 0, 10, 'Joan Whitlock']],
    ]);
    const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
    expect(facts.name?.value).toBe('Joan Whitlock');
  });
  it('is read from its row in a form, in any spelling', () => {
    const page = pageOf([
      [[40, 0, 10, 'Name'], [40, 14, 10, 'Date of Birth'], ...WORK],
      [
        [240, 0, 10, 'k. sundaram'],
        [240, 14, 10, '12/03/1980'],
      ],
    ]);
    const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
    expect(facts.name?.value).toBe('K. Sundaram');
  });
});

describe('certificates in a line', () => {
  const certificatesOf = (line: string) =>
    factsOf(
      'Greta van Dale',
      'Utrecht, Netherlands',
      ...WORK,
      [40, 30, 14, 'Certifications', 'b'],
      [40, 20, 10, line],
    ).certifications.map(({ value }) => value);
  it('are split if there are several', () => {
    expect(certificatesOf('Underwriter (CPCU); Associate in Claims (AIC)')).toEqual([
      'Underwriter (CPCU)',
      'Associate in Claims (AIC)',
    ]);
    expect(certificatesOf('PMP | CSM | ITIL')).toEqual(['PMP', 'CSM', 'ITIL']);
  });
  it('are one if it contains the name of a website, with its issuer after a dash', () => {
    expect(certificatesOf('The GitHub Course — Learnwell.org')).toEqual(['The GitHub Course']);
  });
  it.each(['Passport Details', 'Driver’s licence B', 'Master of Science', 'Marlow University'])(
    'are not read from "%s"',
    (line) => expect(certificatesOf(line)).toEqual([]),
  );
  it('may have a label among the skills', () => {
    const facts = factsOf(
      'Greta van Dale',
      'Utrecht, Netherlands',
      ...WORK,
      [40, 30, 14, 'Skills', 'b'],
      [40, 20, 10, 'Languages: Java, Kotlin'],
      [40, 14, 10, 'Certifications: Certified Harbour Pilot'],
    );
    expect(facts.certifications.map(({ value }) => value)).toEqual(['Certified Harbour Pilot']);
    expect(facts.skills.map(({ value }) => value)).not.toContain('Certified Harbour Pilot');
  });
  it('are one if issuer and date follow the name', () => {
    expect(certificatesOf('Project Management Professional, PMI, 2015')).toHaveLength(1);
  });
});

it('the rows of a form for city and region are one place', () => {
  const page = pageOf([
    [[40, 0, 18, 'Greta van Dale', 'b'], [40, 20, 10, 'Postal Code & City'], [40, 14, 10, 'Region'], ...WORK],
    [
      [240, 20, 10, '60601 Chicago'],
      [240, 14, 10, 'Illinois'],
    ],
  ]);
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(facts.location?.value).toBe('Chicago, Illinois');
});

it('certificates after the schools are read, although one is a diploma', () => {
  const facts = factsOf(
    'Hélène Castaing',
    'Lyon, France',
    ...WORK,
    [40, 30, 14, 'Formation', 'b'],
    [40, 20, 10, 'Université de Lyon, Master, Finance, 2007'],
    [40, 30, 14, 'Diplômes et certifications', 'b'],
    [40, 20, 10, "Diplôme d'expertise comptable"],
    [40, 14, 10, 'Certification AMF'],
  );
  expect(facts.certifications.map(({ value }) => value)).toEqual([
    "Diplôme d'expertise comptable",
    'Certification AMF',
  ]);
});

it('the summary under a centred name begins after the contact line and the titles', () => {
  const summary =
    'Planner with twelve years in two ports, who moved nine depots to one plan. Known for calm in a storm.';
  const facts = factsOf(
    'Greta van Dale',
    'greta@example.com | +31 6 1234 5678',
    [40, 12, 10, 'Planner | Speaker | Mentor'],
    [40, 12, 10, summary],
    ...WORK,
  );
  expect(facts.about.map(({ value }) => value).join(' ')).toBe(summary);
});

it('part of a paragraph is not a headline', () => {
  const rows: PdfTextRow[] = [
    [40, 14, 10, 'Harbour Pilot with ten years at two ports of the Sound and experience in Cargo,'],
    [40, 14, 10, 'Cranes and Locks. Deliberate with management and marketing staff'],
    [40, 14, 10, 'on the requirements of a port.'],
  ];
  const { headline, about } = factsOf('Nadia Okafor', 'n@mail.example', ...rows, ...WORK);
  expect(headline?.value ?? '').not.toMatch(/Deliberate/);
  expect(about.map(({ value }) => value).join(' ')).toContain('Cranes and Locks.');
});

it.each([
  'Professional Synopsis',
  'Professional Snapshot',
  'POST APPLIED: SITE ENGINEER',
  'Sub: Site Engineer in Oslo',
])('a line that cannot be a headline is left out: %s', (line) => {
  expect(factsOf('Nadia Okafor', 'nadia@example.com', [40, 14, 10, line], ...WORK).headline).toBeUndefined();
});
