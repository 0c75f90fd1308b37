/** Two fonts of one name in a PDF, which differ in weight. */
import { expect, it } from 'vitest';
import { pdfWithFontsOfOneName } from '@/server/testing/documents/one-page-pdf';
import { readFile } from '../read-file';

const REGULAR = 1;
const BOLD = 2;
const line = (y: number, text: string, font = REGULAR) => [40, y, 10, text, '', font] as const;
/** A bold title and its employer after it: letters of these fonts are half as wide as high. */
const header = (y: number, title: string, employer: string) => [
  [40, y, 11, title, '', BOLD] as const,
  [40 + (title.length + 1) * 5.5, y, 11, employer, '', REGULAR] as const,
];

it('a title is distinguished from its employer if fonts of one name differ in weight', async () => {
  const bytes = pdfWithFontsOfOneName([
    [40, 750, 16, 'Inga Marlowe', '', BOLD],
    line(730, 'inga@example.com'),
    [40, 700, 11, 'WORK EXPERIENCE', '', BOLD],
    line(680, '02/02/2021 - CURRENT - BERGEN, NORWAY'),
    ...header(664, 'FOUNDER', 'HARBOURS IN MOTION'),
    line(644, 'Founded a meeting of ports on autonomous shipping with 300 guests.'),
    line(620, '2016 - 2021 - OSLO, NORWAY'),
    ...header(604, 'MANAGING PARTNER', 'SEVEN FJORDS'),
    line(584, 'Led an early stage fund for logistics startups.'),
  ]);
  const facts = await readFile({ slot: 'resume', fileName: 'a.pdf', source: 's1', bytes });
  expect(facts.roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Founder', 'Harbours in Motion'],
    ['Managing Partner', 'Seven Fjords'],
  ]);
});
