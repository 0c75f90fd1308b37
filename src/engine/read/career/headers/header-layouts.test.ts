/** Layouts of headers that the model alone misreads: stacked lines, work areas, spans of several posts, brackets. */
import { describe, expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const rolesOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* PROFESSIONAL EXPERIENCE', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start }) => [title, organisation, start?.year]);

describe('a header with the dates of all posts below it', () => {
  it('names their employer, even if they name areas of work', () => {
    expect(
      rolesOf(
        'Redwell ¦ 2010 – 2022',
        'London, UK',
        'VP, Customer Success ¦ 2018 – 2022',
        '• Grew retention to 95%',
        'Director, Professional Services ¦ 2014 – 2018',
        '• Led 60 consultants',
        'Senior Consultant, Data Migration ¦ 2010 – 2014',
        '• Moved 40 clients',
        'Fjordline ¦ 2006 – 2010',
        'Oslo, Norway',
        'Analyst, Fleet Planning ¦ 2006 – 2010',
        '• Planned routes',
      ),
    ).toEqual([
      ['VP, Customer Success', 'Redwell', 2018],
      ['Director, Professional Services', 'Redwell', 2014],
      ['Senior Consultant, Data Migration', 'Redwell', 2010],
      ['Analyst, Fleet Planning', 'Fjordline', 2006],
    ]);
  });

  it('passes its text to the post below it in a list of promotions', () => {
    const { roles } = factsOfParagraphs(
      [
        'Inga Marlowe',
        'inga@example.com',
        '* PROFESSIONAL EXPERIENCE',
        'Fjordhavn ¦ 2012 – 2020',
        'Coached and supervised a crew of 14 product designers in three countries.',
        'Senior Manager, Product Design ¦ 2016 – 2020',
        'Product Designer ¦ 2012 – 2016',
      ].map((text) => paragraphOf(text)),
    );
    expect(
      roles.map(({ title, organisation, statements }) => [title, organisation, statements.length]),
    ).toEqual([
      ['Senior Manager, Product Design', 'Fjordhavn', 1],
      ['Product Designer', 'Fjordhavn', 0],
    ]);
  });

  it('is not recognised if the line below it is its own title', () => {
    expect(
      rolesOf(
        'Fjordhavn ¦ 2012 – 2020',
        'Chief Operating Officer',
        'Board Adviser, Redwell Trading ¦ 2015 – 2018',
        '• Chaired the audit committee',
      ),
    ).toContainEqual(['Chief Operating Officer', 'Fjordhavn', 2012]);
  });
});

it('an employer in brackets after a title is read as such, not as a department or part of the title', () => {
  expect(
    rolesOf(
      'Chief Financial Officer (Nordhav Foods), 2010 – 2014',
      'Finance Director (Lund), 2006 – 2010',
      'Web Designer (Self-Employed) Jan 2004 – Dec 2006',
      'Audit Manager (KPMG), 2000 – 2004',
    ),
  ).toEqual([
    ['Chief Financial Officer', 'Nordhav Foods', 2010],
    ['Finance Director', 'Lund', 2006],
    ['Web Designer', '', 2004],
    ['Audit Manager', 'KPMG', 2000],
  ]);
});

it('the subject of a title in brackets is not an employer after one before a bar', () => {
  const posts = rolesOf(
    'NORDHAV S.R.O. | Velmont, Slovakia Senior Engineer (Primary Structure) Jul 2016 – Apr 2018',
    '• Led the design of two halls for the growers of the Sound.',
    'REDWELL AG | Kleinort, Spain Senior Engineer (Line Support) May 2008 – Jun 2011',
    '• Managed the notes of both plants.',
  );
  expect(posts.map(([, employer]) => String(employer).toLowerCase().slice(0, 7))).toEqual([
    'nordhav',
    'redwell',
  ]);
});

it('a title keeps a remark in brackets from its header', () => {
  expect(
    rolesOf(
      '* Systems Analyst, Nordhav Clinics (intern)',
      'May 2007 – November 2007',
      '• Redesigned the pages of the wards',
    ),
  ).toEqual([['Systems Analyst (Intern)', 'Nordhav Clinics', 2007]]);
});

it('achievements below a heading set like that of work belong to no post', () => {
  const { roles, statements } = factsOfParagraphs(
    [
      'Inga Marlowe',
      '* WORK EXPERIENCE',
      '* Accountant, Nordhav Foods Ltd ¦ 2015 – 2020',
      '• Ran the ledgers of nine companies',
      '* KEY ACHIEVEMENTS',
      '• Reduced the ageing of receivables by 30% through a strategy of collections',
    ].map((text) => paragraphOf(text)),
  );
  expect(roles[0]?.statements.map(({ value }) => value)).toEqual(['Ran the ledgers of nine companies']);
  expect(statements).toHaveLength(1);
});

it.each(['CTO', 'EL2', 'Level 3', 'FTE', 'Claims Team'])(
  'a remark after a title is not an employer: %s',
  (remark) => {
    const employers = rolesOf(
      `Chief Technology Officer (${remark}), 2010 – 2014`,
      'Head of Engineering (Redwell), 2006 – 2010',
      'Lead Engineer (Nordhav Foods), 2000 – 2006',
    ).map(([, employer]) => employer);
    expect(employers).not.toContain(remark);
  },
);

it('posts in consecutive lines belong to the employer below them, not to the one above', () => {
  expect(
    rolesOf(
      '* CHIEF OPERATING OFFICER ¦ 2018 – Present',
      'Nordhav Foods, a portfolio company of Lund Capital – Chicago, IL',
      '• Cut costs by 20%',
      '* SENIOR VICE PRESIDENT & GENERAL MANAGER, FROZEN ¦ 2014 – 2018',
      '* VICE PRESIDENT, MANUFACTURING ¦ 2010 – 2014',
      'Redwell Industries – Detroit, MI',
      '• Opened three plants',
    ),
  ).toEqual([
    ['Chief Operating Officer', 'Nordhav Foods', 2018],
    ['Senior Vice President & General Manager, Frozen', 'Redwell Industries', 2014],
    ['Vice President, Manufacturing', 'Redwell Industries', 2010],
  ]);
});

it('a title above its place and dates is a further post at the employer above, and no achievement or place is an employer', () => {
  expect(
    rolesOf(
      '* Nordhav Foods plc',
      '* Group Finance Director',
      'London | Sep 2017 – Present',
      'Key achievements:',
      '• Refinanced £200m',
      '* Group Financial Controller',
      'London | Jan 2013 – Aug 2017',
      '• Cut the close to five days',
      '* Redwell LLP',
      '* Audit Senior Manager',
      'Leeds | Sep 2005 – Dec 2012',
      '• Led audits of 12 plcs',
    ),
  ).toEqual([
    ['Group Finance Director', 'Nordhav Foods plc', 2017],
    ['Group Financial Controller', 'Nordhav Foods plc', 2013],
    ['Audit Senior Manager', 'Redwell LLP', 2005],
  ]);
});

describe('headers of a title, its employer and dates alone', () => {
  const text = (line: string, down = 13, x = 40): PdfTextRow => [x, down, 10, line];
  const bold = (line: string, down = 13, x = 40): PdfTextRow => [x, down, 10, line, 'b'];
  const statedPostsOf = (...rows: PdfTextRow[]) =>
    readResume(
      new FactsBuilder('s1', 'resume'),
      linesOfPages([
        pageOf([
          [[40, 0, 22, 'Inga Marlowe', 'b'], text('inga@example.com'), bold('Experience', 30), ...rows],
        ]),
      ]),
      'resume',
    )
      .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
      .map(({ title, organisation }) => [title, organisation]);

  it('are read even if the title names an area of work', () => {
    expect(
      statedPostsOf(
        bold('Category Manager – Strategic Procurement & Operations', 24),
        bold('Lund – Hospitality, Sports & Leisure | Portugal'),
        bold('Apr 2022 – Present'),
        text(
          'Define the strategy of categories across technical services and outsourced operations.',
          13,
          60,
        ),
        bold('Director – International Expansion', 24),
        bold('NDL Global | EU & Asia'),
        bold('2018 – 2022'),
        text('Led the expansion to nine markets and the development of premium products.', 13, 60),
      ),
    ).toEqual([
      ['Category Manager – Strategic Procurement & Operations', 'Lund – Hospitality, Sports & Leisure'],
      ['Director – International Expansion', 'NDL Global'],
    ]);
  });

  it('continue in the line below an item that begins with its dates, and a unit is not an employer', () => {
    expect(
      statedPostsOf(
        text(
          '• May 2006 – July 2008, Senior Landscape Ecologist II, Nordhav Environmental Protection',
          24,
          58,
        ),
        text('Agency, Atlantic Division, Oslo', 13, 82),
        text(
          'Developed statistical tools for the criteria of the quality of water in forty lakes of the north.',
        ),
        text('• Aug 2003 – May 2006, Analyst, Velmont Guard Academy, Department of Science and', 24, 58),
        text('Technology, Marine Section, Oslo', 13, 82),
        text(
          'Taught a course on landscapes and estuaries to the students of four years of study at the place.',
        ),
        text('• Aug 2001 – June 2003, Senior Research Technician, Redwell Institute for Ecological', 24, 58),
        text('Research, Bergen', 13, 82),
        text(
          'Conducted research on the loss of wetlands in the south of the country over the last forty years.',
        ),
      ).map(([, employer]) => employer),
    ).toEqual([
      'Nordhav Environmental Protection Agency',
      'Velmont Guard Academy',
      'Redwell Institute for Ecological Research',
    ]);
  });

  it('do not take a place as their employer', () => {
    const employers = statedPostsOf(
      bold('Nordhav Foods, a Lund company', 24),
      text('Velmont Heights, PA'),
      text('Senior Manager, Application Development'),
      text('April 2012 – July 2013'),
      bold('Redwell, a Lund company', 24),
      text('Velmont Heights, PA'),
      text('Manager, Application Development'),
      text('September 2009 – April 2012'),
    ).map(([, employer]) => employer);
    expect(employers).not.toContain('Velmont Heights');
  });
});
