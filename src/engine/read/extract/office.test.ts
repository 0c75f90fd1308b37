/** Slides and sheets from end to end: files in the form in which the programs write them, of a fictional executive. */
import { describe, expect, it } from 'vitest';
import { pptOf } from '@/server/testing/documents/office-files/ppt';
import { pptxOf } from '@/server/testing/documents/office-files/pptx';
import { workbookOf } from '@/server/testing/documents/office-files/sheets';
import type { SlideSpec } from '@/server/testing/documents/office-files/slides';
import { readFile } from '../read-file';

const readDocument = (fileName: string, bytes: Uint8Array) =>
  readFile({ slot: 'document', fileName, bytes, source: 's1' });

const title = (text: string) => ({ x: 40, y: 20, width: 640, height: 60, title: true, lines: [text] });
const DECK: SlideSpec[] = [
  {
    boxes: [
      title('Ines Calder'),
      { x: 40, y: 100, width: 640, height: 80, lines: ['Chief Financial Officer', 'Lisbon, Portugal'] },
    ],
  },
  {
    boxes: [
      // The right column comes first in the file.
      {
        x: 380,
        y: 100,
        width: 300,
        height: 400,
        lines: [
          'Finance Director, Tidewater Terminals',
          'January 2012 – February 2018',
          { text: 'Reduced the month-end close from 12 days to 4', level: 1 },
        ],
      },
      {
        x: 40,
        y: 100,
        width: 300,
        height: 400,
        lines: [
          'Chief Financial Officer, Saltmarsh Shipping',
          'March 2018 – Present',
          { text: 'Raised EUR 40 million in a Series B', level: 1 },
        ],
      },
      title('Experience (1/1)'),
    ],
    notes: ['I led the fleet renewal at Saltmarsh from the first model to the signing.'],
  },
  {
    boxes: [
      title('Certifications'),
      {
        x: 40,
        y: 100,
        width: 640,
        height: 200,
        lines: [],
        table: [
          ['Chartered Accountant', 'ICAEW', '2009'],
          ['Certified Treasurer', 'ACT', '2014'],
        ],
      },
    ],
  },
];

describe.each([
  ['PPTX', 'career.pptx', pptxOf],
  ['PPT', 'career.ppt', pptOf],
])('a presentation as %s', (_, fileName, write) => {
  it('is read slide by slide, column by column, with its table and its notes', async () => {
    const facts = await readDocument(fileName, write(DECK));
    expect(facts.name?.value).toBe('Ines Calder');
    expect(facts.headline?.value).toBe('Chief Financial Officer');
    expect(facts.location?.value).toBe('Lisbon, Portugal');
    expect(
      facts.roles.map(({ title, organisation, start, end }) => ({ title, organisation, start, end })),
    ).toEqual([
      {
        title: 'Chief Financial Officer',
        organisation: 'Saltmarsh Shipping',
        start: { year: 2018, month: 3 },
        end: 'present',
      },
      {
        title: 'Finance Director',
        organisation: 'Tidewater Terminals',
        start: { year: 2012, month: 1 },
        end: { year: 2018, month: 2 },
      },
    ]);
    expect(facts.roles[1]?.statements.map(({ value }) => value)).toEqual([
      'Reduced the month-end close from 12 days to 4',
    ]);
    expect(facts.roles[1]?.spans[0]?.page).toBe(2);
    expect(facts.certifications.map(({ value }) => value)).toEqual([
      'Chartered Accountant',
      'Certified Treasurer',
    ]);
    expect(facts.statements.map(({ value, spans }) => [value, spans[0]?.page])).toEqual([
      ['I led the fleet renewal at Saltmarsh from the first model to the signing.', 2],
    ]);
  });

  it('without a career yields its sentences', async () => {
    const facts = await readDocument(
      fileName,
      write([
        {
          boxes: [
            title('Board update'),
            {
              ...title(''),
              y: 120,
              title: false,
              lines: ['We cut working capital by 22% within two years.'],
            },
          ],
        },
      ]),
    );
    expect(facts.roles).toEqual([]);
    expect(facts.statements.map(({ value }) => value)).toContain(
      'We cut working capital by 22% within two years.',
    );
  });
});

describe.each(['xlsx', 'xls'] as const)('a workbook as %s', (format) => {
  it('with a career as a table is read row by row', async () => {
    const bytes = workbookOf(
      {
        CV: [
          ['Name', 'Ines Calder'],
          ['Location', 'Lisbon, Portugal'],
          ['Summary', 'Finance executive with fifteen years in shipping and ports.'],
          [],
          ['Employer', 'Role', 'From', 'To', 'Achievements'],
          [
            'Saltmarsh Shipping',
            'Chief Financial Officer',
            new Date(Date.UTC(2018, 2, 1)),
            null,
            'Raised EUR 40 million in a Series B.',
          ],
          [null, null, null, null, 'Cut working capital by 22%.'],
          [
            'Tidewater Terminals',
            'Finance Director',
            new Date(Date.UTC(2012, 0, 15)),
            new Date(Date.UTC(2018, 1, 15)),
            'Led two integrations.',
          ],
        ],
        Certificates: [
          ['Certificate', 'Issued by', 'Year'],
          ['Chartered Accountant', 'ICAEW', 2009],
        ],
        Skills: [
          ['Skill', 'Level'],
          ['Treasury', 'Expert'],
          ['Fundraising', 'Expert'],
        ],
      },
      format,
    );
    const facts = await readDocument(`career.${format}`, bytes);
    expect(facts.name?.value).toBe('Ines Calder');
    expect(facts.location?.value).toBe('Lisbon, Portugal');
    expect(facts.about.map(({ value }) => value)).toEqual([
      'Finance executive with fifteen years in shipping and ports.',
    ]);
    expect(
      facts.roles.map(({ title, organisation, start, end }) => ({ title, organisation, start, end })),
    ).toEqual([
      {
        title: 'Chief Financial Officer',
        organisation: 'Saltmarsh Shipping',
        start: { year: 2018, month: 3 },
        end: 'present',
      },
      {
        title: 'Finance Director',
        organisation: 'Tidewater Terminals',
        start: { year: 2012, month: 1 },
        end: { year: 2018, month: 2 },
      },
    ]);
    expect(facts.roles[0]?.statements).toHaveLength(2);
    expect(facts.roles[0]?.spans[0]?.row).toBe('CV:6');
    expect(facts.certifications.map(({ value, issuer, date }) => ({ value, issuer, date }))).toEqual([
      { value: 'Chartered Accountant', issuer: 'ICAEW', date: { year: 2009 } },
    ]);
    expect(facts.skills.map(({ value }) => value)).toEqual(['Treasury', 'Fundraising']);
  });

  it('of figures yields nothing about the person', async () => {
    const bytes = workbookOf(
      {
        KPIs: [
          ['Revenue', 12, 14],
          ['Margin', 0.2, 0.3],
        ],
      },
      format,
    );
    const facts = await readDocument(`numbers.${format}`, bytes);
    expect([facts.statements, facts.skills, facts.roles]).toEqual([[], [], []]);
  });
});
