/** Lines between an employer and the dates of its entry that are an address, or part of one value or sentence. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOrHeading } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { anchoredLinesOf } from './anchors';

/** A full line of a column. */
const LINE = {
  x: 72,
  right: 300,
  edge: 301,
  size: 10,
  strong: false,
  bullet: false,
  heading: false,
  flow: 0,
};

it('the lines of an address do not hide the employer above them', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'WORK EXPERIENCE',
      '• Nordhav Hospitality Group LLC – Room Technician',
      'PO BOX 9440',
      'Dubai',
      'UAE.',
      'Work period: 2012 – 2016',
      'Job Description: checked the rooms of the staff and mended what was broken in them.',
      '• Grand Fjord Hotel – Housekeeping Room Attendant',
      'Dubai',
      'UAE.',
      'Work period: FEB -2007 To FEB - 2009',
      'Job Description: kept the rooms of the guests clean with the high standard of the hotel.',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  const stated = facts.roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
  expect(stated.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'Room Technician @ Nordhav Hospitality Group LLC',
    'Housekeeping Room Attendant @ Grand Fjord Hotel',
  ]);
});

it('a label is joined with both lines of its value if it is centred between them', () => {
  const post = (employer: PdfTextRow[], title: string, dates: string): PdfTextRow[] => [
    ...employer,
    [56, 15, 10, `Designation: ${title}`],
    [56, 13, 10, `Period: ${dates}`],
  ];
  const facts = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [56, 0, 20, 'Mira Solberg', 'b'],
          [56, 30, 12, 'WORK EXPERIENCE', 'b'],
          ...post(
            [[56, 20, 10, 'Organization: Nordhav Contracting Pvt Ltd']],
            'Site Engineer',
            'May 2015 - Present',
          ),
          ...post(
            [
              [146, 24, 10, 'Redwell Contracting Company Pvt Ltd. Oslo,'],
              [56, 6, 10, 'Organization:'],
              [146, 6, 10, 'Norway.'],
            ],
            'Project Engineer',
            'May 2008 - April 2015',
          ),
          ...post(
            [[56, 24, 10, 'Organization: Fjordline Board']],
            'Testing Engineer',
            'April 2007 - April 2008',
          ),
        ],
      ]),
    ]),
    'resume',
  );
  expect(facts.roles.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'Site Engineer @ Nordhav Contracting Pvt Ltd',
    expect.stringMatching(/^Project Engineer @ Redwell Contracting Company Pvt Ltd/),
    'Testing Engineer @ Fjordline Board',
  ]);
});

it('dates after the label ‘Experience’ are joined with the sentence above them', () => {
  const { lines } = anchoredLinesOf(
    ['Worked in Nordhav contract, at Velmont', 'Experience:- 2010-sep to 2011-jul (10 months) & 2013'].map(
      (text, at) => ({ ...LINE, edge: 0, text, cells: [text], gap: at * 1.2 }),
    ),
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Worked in Nordhav contract, at Velmont Experience:- 2010-sep to 2011-jul (10 months) & 2013',
  ]);
});

it('the lines of a sentence are joined although justified text has wide gaps', () => {
  const { lines } = anchoredLinesOf(
    [
      ['From October 2014 to May 2015 as a Quality Controller'],
      ['trainee', 'in Nordhav Training Institute in'],
    ].map((cells, at) => ({ ...LINE, text: cells.join(' '), cells, gap: at * 1.2 })),
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'From October 2014 to May 2015 as a Quality Controller trainee in Nordhav Training Institute in',
  ]);
});
