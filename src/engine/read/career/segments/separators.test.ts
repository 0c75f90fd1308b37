/** Characters between employer, title and dates on one line. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

const text = (line: string, down = 13): PdfTextRow => [40, down, 10, line];
const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  text('inga@example.com'),
  [40, 30, 14, 'Work Experience', 'b'],
];

it.each(['~', '|', '::', '//', '∙', '♦', '►'])('‘%s’ separates employer, title and dates', (mark) => {
  const rows = [
    text(`Nordhav ${mark} Senior Crane Operator ${mark} December 2019 - Present`, 28),
    text('Kept the cranes of three berths safe and trained nine new operators.'),
    text(`Redwell Harbour ${mark} Crane Operator ${mark} May 2015 - November 2019`, 20),
    text('Moved containers for two shipping lines and wrote the reports of each shift.'),
  ];
  const { roles } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([[...HEAD, ...rows]])]),
    'resume',
  );
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Senior Crane Operator', 'Nordhav'],
    ['Crane Operator', 'Redwell Harbour'],
  ]);
});

it('a name behind a title and a dash is the employer, although its country follows', () => {
  const post = (header: string, dates: string) => [
    text(`${header} ${dates}`, 28),
    text('Planned the campaigns of the brand and wrote the reports of each month.'),
  ];
  const { roles } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          ...HEAD,
          ...post('Marketing Manager — Kestrel Wear, Egypt', 'Jul 2024 – Present'),
          ...post('Media Buyer — Velmo Lashes, Kuwait', 'Feb 2022 – Jul 2024'),
          ...post('Content Manager — Dorim Bakes, Egypt', 'Mar 2020 – Feb 2022'),
        ],
      ]),
    ]),
    'resume',
  );
  expect(roles.map(({ organisation }) => organisation)).toEqual([
    'Kestrel Wear',
    'Velmo Lashes',
    'Dorim Bakes',
  ]);
});

it('a tool stands in the title where the employer follows it', () => {
  const post = (dates: string, header: string) => [
    text(`${dates} ${header}`, 28),
    text('Desarrollo de los sistemas de tres puertos, con pruebas y documentos.'),
  ];
  const { roles } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          ...HEAD,
          ...post('Abril 2018 - Actualidad', 'Programadora en Rust en Nordhav Foods'),
          ...post('Mayo 2011 - Marzo 2018', 'Programadora Junior en Redwell'),
        ],
      ]),
    ]),
    'resume',
  );
  expect(roles.map(({ title, organisation }) => [title, organisation])).toEqual([
    ['Programadora en Rust', 'Nordhav Foods'],
    ['Programadora Junior', 'Redwell'],
  ]);
});
