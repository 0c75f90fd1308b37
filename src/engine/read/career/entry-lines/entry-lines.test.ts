/** Lines around an entry: which of them name its employer, its title or neither. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const text = (line: string, down = 13, x = 40): PdfTextRow => [x, down, 10, line];
const bold = (line: string, down = 13, x = 40): PdfTextRow => [x, down, 10, line, 'b'];
const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  text('inga@example.com'),
  [40, 30, 14, 'Work Experience', 'b'],
];
const statedOf = (...rows: PdfTextRow[]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([[...HEAD, ...rows]])]), 'resume')
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => [title, organisation]);

describe('a project below its employer', () => {
  it('is not read as an employer, and the numbered title above it is its title', () => {
    const post = (number: number, title: string, employer: string, site: string, dates: string) => [
      bold(`${number}. ${title}`, 28),
      bold(employer, 13, 55),
      bold(site, 13, 55),
      bold(dates, 13, 55),
      text('Kept the site safe with four crews and reported to the client every week.', 26, 55),
      text('Wrote the plans for lifting and held the talks before each shift began.', 13, 55),
      text('Looked after the stores, the workshops and the twelve cranes of the site.', 13, 55),
      text('Checked the permits of everybody who worked at height or in a tank.', 13, 55),
    ];
    const roles = statedOf(
      ...post(
        1,
        'SITE ENGINEER',
        'NORDHAV REDWELL JOINT VENTURE',
        'VELMONT HARBOUR PROJECT,VELMONT (NL)',
        'From September-2014 To October-2017.',
      ),
      ...post(
        2,
        'SITE SUPERVISOR',
        'REDWELL BUILDING WORKS',
        'MARLOWE TOWER PROJECT,BERGEN (NO)',
        'From Aug,2012 to Mar,2014',
      ),
      ...post(
        3,
        'SAFETY OFFICER',
        'FJORDLINE CONTRACTING LTD',
        'QUAY PROJECT,OSLO (NO)',
        'From Aug,2011 to Jul,2012',
      ),
    );
    expect(roles).toEqual([
      ['Site Engineer', 'Nordhav Redwell Joint Venture'],
      ['Site Supervisor', 'Redwell Building Works'],
      ['Safety Officer', 'Fjordline Contracting Ltd'],
    ]);
  });
});

describe('several roles at one employer', () => {
  it('are read below their label if their years are within the employer’s dates', () => {
    const roles = statedOf(
      bold('Nordhav Leasing Limited (July 2007 – September 2017):', 26),
      bold('Career Progression:'),
      text('Credit Manager          2016 – 2017'),
      text('Senior Officer          2010 – 2016'),
      text('Officer                 2007 – 2010'),
      text('Analysed the financing proposals of the branches and wrote a weekly report.'),
    );
    expect(roles).toContainEqual(['Credit Manager', 'Nordhav Leasing Limited']);
    expect(roles).toContainEqual(['Officer', 'Nordhav Leasing Limited']);
  });

  it('do not take an employer from wrapped duties between them', () => {
    const roles = statedOf(
      bold('NORDHAV & REDWELL, OSLO', 26, 130),
      bold('2018 – Heute', 20),
      bold('Senior Software Engineer', 0, 130),
      text('Anforderungsanalyse und Konzeption von Anwendungen', 20, 130),
      text('Betreuung von acht Kunden und ihren Werken im Norden', 20, 130),
      text('IT-Projektmanagement nach Scrum mit Schwerpunkt auf', 20, 130),
      text('Software-Entwicklungsprojekte', 12, 130),
      bold('2015 – 2018', 20),
      bold('Software Engineer', 0, 130),
      text('Agile Softwareentwicklung mit Fokus auf Webanwendungen,', 20, 130),
      text('Cloud und Mobile im Umfeld', 12, 130),
      text('Betrieb der Server und Schulung der neuen Kollegen', 20, 130),
    );
    expect(roles).toEqual([
      ['Senior Software Engineer', 'Nordhav & Redwell'],
      ['Software Engineer', 'Nordhav & Redwell'],
    ]);
  });
});

it('the title of a role is read from its first sentence', () => {
  expect(
    statedOf(
      bold('Nordhav Investment Company Limited (September 2017 – Current):', 26),
      text('Working as an Associate, Credit Department in Nordhav Investment Company, which is large.'),
      text('Wrote the credit notes of the house for the committee and the board every month.'),
      bold('Redwell Bank Limited (February 2004 - July 2007):', 26),
      text('Worked in Redwell Bank, in its Operations Department as Consumer Banking Officer. It was busy.'),
      text('Kept the ledgers of term deposits and paid out what fell due in the branch.'),
    ),
  ).toEqual([
    ['Associate', 'Nordhav Investment Company Limited'],
    ['Consumer Banking Officer', 'Redwell Bank Limited'],
  ]);
});

it('entries with letter-spaced titles and dates are read', () => {
  const entry = (employer: string, dates: string): PdfTextRow[] => [
    text(`${employer}`, 24),
    [200, 0, 10, 'S r. S o f t w a r e E n g i n e e r'],
    text(dates),
    text('- Built the pipeline that takes in a million requests a minute', 13, 60),
    text('- Looked after the tools of the house and its deployment', 13, 60),
  ];
  expect(
    statedOf(
      ...entry('Nordhav Foods', 'F e b 2 0 2 4 - J u n 2 0 2 5'),
      ...entry('Redwell Trading', 'M a r 2 0 2 2 - O c t 2 0 2 3'),
      ...entry('Fjordline', 'A u g 2 0 1 7 - M a r 2 0 2 2'),
    ),
  ).toEqual([
    ['Sr. Software Engineer', 'Nordhav Foods'],
    ['Sr. Software Engineer', 'Redwell Trading'],
    ['Sr. Software Engineer', 'Fjordline'],
  ]);
});

it('possible abbreviations are kept in employers’ names in capitals', () => {
  const roles = statedOf(
    text('UX Designer, TIDEX          July 2013 – Jun 2014', 24),
    text('Web Designer, KPMG          Apr 2012 – July 2013', 24),
    text('Graphic Designer, NORDHAV FOODS LTD          Apr 2010 – July 2012', 24),
  );
  expect(roles.map(([, employer]) => employer)).toEqual(['TIDEX', 'KPMG', 'Nordhav Foods Ltd']);
});

it('the letter after the apostrophe of a name in capitals is small', () => {
  const roles = statedOf(
    text("Web Designer, BRYGGA'S LTD          Apr 2012 – July 2013", 24),
    text("Graphic Designer, O'HARROW FOODS LTD          Apr 2010 – July 2012", 24),
  );
  expect(roles.map(([, employer]) => employer)).toEqual(["Brygga's Ltd", "O'Harrow Foods Ltd"]);
});

it('a town with its state after title and employer is not an employer', () => {
  const { roles } = factsOfParagraphs(
    [
      'Ines Calder',
      'WORK EXPERIENCE',
      'Portfolio Program Manager at Nordhav, Fjordline Consulting, Bellevue, WA Apr 2024 – Dec 2025',
      'Led the plan of the harbour',
      'Senior Technical Program Manager, Nordhav, Redmond, WA Aug 2014 – Jul 2022',
      'Cut the time to plan a berth by a half',
    ].map(paragraphOrHeading),
  );
  expect(roles.map(({ organisation }) => organisation)).not.toContain('Redmond');
  expect(roles.at(-1)?.title).toBe('Senior Technical Program Manager');
});
