/** Resumes with the dates of posts in a margin. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { anchoredLinesOf } from '../entry-lines/anchors';
import { linesAbove } from '../entry-lines/window';

const HEAD: PdfTextRow[] = [
  [40, 0, 22, 'Inga Marlowe', 'b'],
  [40, 14, 10, 'inga@example.com'],
  [130, 30, 14, 'Experience', 'b'],
];
const rolesOf = (...rows: PdfTextRow[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([pageOf([[...HEAD, ...rows]])]),
    'resume',
  ).roles.map(({ title, organisation, start, end }) => [
    title,
    organisation,
    start?.year,
    end === 'present' ? end : end?.year,
  ]);

/**
 * A post whose date range wraps in the margin, with the employer next to its first line and the title next to
 * the second.
 */
const wrappedPost = (start: string, end: string, employer: string, title: string): PdfTextRow[] => [
  [60, 18, 10, `${start} - ${employer}, Bergen, Norway.`, 'b'],
  [70, 13, 10, end],
  [130, 0, 10, title],
];

it('a range that wraps in the margin is read, and a project inside a role is not read as a role', () => {
  const roles = rolesOf(
    ...wrappedPost('Nov 2020', 'now', 'Nordhav Foods', 'Plant Manager'),
    [130, 13, 10, 'Cold storage, 2020 - 2021.'],
    [130, 13, 10, 'Built two halls for the growers of the Sound.'],
    ...wrappedPost('June 2017', 'Oct 2020', 'Redwell Trading', 'Operations Manager'),
    [130, 13, 10, 'Depots, 2018 - 2019.'],
    [130, 13, 10, 'Opened three depots and closed an old one.'],
    ...wrappedPost('Nov 2013', 'May 2017', 'Fjordline Shipping', 'Shift Supervisor'),
  );
  expect(roles).toEqual([
    ['Plant Manager', 'Nordhav Foods', 2020, 'present'],
    ['Operations Manager', 'Redwell Trading', 2017, 2020],
    ['Shift Supervisor', 'Fjordline Shipping', 2013, 2017],
  ]);
});

it('a range that wraps before a tab is read, with its end beside the first duty', () => {
  const { roles } = factsOfParagraphs(
    [
      'Inga Marlowe',
      '* PROFESSIONAL EXPERIENCE',
      '* Apr 2016 – ¦ Plant Manager, Nordhav Foods Ltd, Bergen',
      'Present ¦ Responsible for the daily work of the plant and its forty bakers.',
      '• Opened a second hall',
      '* Dec 2013 – ¦ Shift Manager, Redwell Trading Ltd, Oslo',
      'Mar 2016 ¦ Responsible for the daily work of the depot and its drivers.',
      '• Closed an old depot',
    ].map((line) => paragraphOf(line)),
  );
  expect(roles.map(({ organisation, start, end }) => [organisation, start?.year, end])).toEqual([
    ['Nordhav Foods Ltd', 2016, 'present'],
    ['Redwell Trading Ltd', 2013, { year: 2016, month: 3 }],
  ]);
});

it('a single year counts as much as a range in the same margin', () => {
  const { anchors } = anchoredLinesOf(
    linesOfPages([
      pageOf([
        [
          [60, 18, 10, '2017 – 2021'],
          [130, 0, 10, 'Plant Manager, Nordhav Foods, Bergen.'],
          [130, 13, 10, 'Ran the plant and its two halls.'],
          [84, 18, 10, '2014'],
          [130, 0, 10, 'Buyer, Redwell Trading, Lyon.'],
          [84, 18, 10, '2012'],
          [130, 0, 10, 'Clerk, Fjordline Shipping, Nantes.'],
        ],
      ]),
    ]),
  );
  expect(anchors.map(({ isWeak }) => isWeak)).toEqual([false, false, false]);
});

it('a line above a date in the margin is not part of its entry if the title stands beside the date', () => {
  const post = (dates: string, title: string, school: string, town: string): PdfTextRow[] => [
    [60, 22, 10, `${dates} : ${title}`],
    [240, 22, 10, school],
    [240, 22, 10, town],
  ];
  const section = anchoredLinesOf(
    linesOfPages([
      pageOf([
        [
          ...post('APRIL 2013-AUGUST 2013', 'TEACHER ON BOARD', 'NORDHAV SEC. SCHOOL', 'P.O. BOX 121'),
          ...post('APRIL 2014-AUGUST 2014', 'TEACHER ON BOARD', 'FJORDLINE SEC. SCHOOL', 'P.O. BOX 43'),
          ...post('APRIL 2016-AUGUST 2016', 'CYBER ASSISTANT', 'VELMONT SOLUTION CENTRE', 'P.O. BOX 23'),
        ],
      ]),
    ]),
  );
  expect(section.anchors.map((_, index) => linesAbove(section, index))).toEqual([[], [], []]);
});

it('no word of a range is read as an employer, and the town in brackets below it is the place', () => {
  const record = (from: string, to: string, employer: string, title: string): PdfTextRow[] => [
    [60, 30, 10, from],
    [130 + 40, 0, 10, `${employer},`, 'b'],
    [60, 13, 10, to],
    [130 + 40, 0, 10, title],
    [60, 13, 10, '(Lyon'],
    [130 + 40, 0, 10, 'Nous avons construit deux halles pour les producteurs de la région.'],
    [60, 13, 10, 'France)'],
    [130 + 40, 0, 10, 'Nous avons fermé trois dépôts et ouvert une halle au port de Bergen.'],
  ];
  const { roles } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          ...HEAD,
          ...record('De l’août -2019', 'Au présent', 'NORDHAV', 'Directeur général'),
          ...record('Du juil. -2014', 'À l’août -2019', 'REDWELL', 'Responsable technique'),
        ],
      ]),
    ]),
    'resume',
  );
  expect(roles.map(({ organisation, location, start, end }) => [organisation, location, start, end])).toEqual(
    [
      ['Nordhav', 'Lyon France', { year: 2019, month: 8 }, 'present'],
      ['Redwell', 'Lyon France', { year: 2014, month: 7 }, { year: 2019, month: 8 }],
    ],
  );
});

it('dates in a margin that stand above the text beside them are read, with their duration below', () => {
  const post = (dates: string, duration: string, employer: string, title: string, duty: string) =>
    [
      [43, 27, 8, dates],
      [43, 11, 8, duration],
      [128, 3, 12, employer, 'b'],
      [128, 20, 12, title],
      [128, 19, 9, duty],
      [128, 13, 9, 'Отвечал за сроки и бюджет, за поставку материалов и за приемку работ.'],
    ] satisfies PdfTextRow[];
  const roles = rolesOf(
    ...post('Май 2018 — Апрель 2019', '1 год', 'Nordhav Bau', 'Директор филиала', 'Заказчик Redwell'),
    ...post('Декабрь 2017 — Май 2018', '6 месяцев', 'Fjordline', 'Руководитель проекта', 'Мост Клейнорт'),
    ...post('Апрель 2015 — Май 2016', '1 год 2 месяца', 'Lund Projekt', 'Руководитель проекта', 'Склады'),
    ...post('Январь 2012 — Март 2014', '2 года 3 месяца', 'Redwell', 'Инженер', 'Сеть дорог'),
  );
  expect(roles).toEqual([
    ['Директор филиала', 'Nordhav Bau', 2018, 2019],
    ['Руководитель проекта', 'Fjordline', 2017, 2018],
    ['Руководитель проекта', 'Lund Projekt', 2015, 2016],
    ['Инженер', 'Redwell', 2012, 2014],
  ]);
});

it('a title above its date in the margin is among the lines of its entry', () => {
  const post = (title: string, dates: string, employer: string): PdfTextRow[] => [
    [128, 27, 10, title],
    [43, 12, 10, dates],
    [128, 6, 10, employer],
  ];
  const section = anchoredLinesOf(
    linesOfPages([
      pageOf([
        [
          ...post('Plant Manager', '2018 – 2021', 'Nordhav Foods Ltd'),
          ...post('Shift Supervisor', '2014 – 2018', 'Redwell Trading Ltd'),
          ...post('Site Engineer', '2010 – 2014', 'Fjordline Shipping Ltd'),
        ],
      ]),
    ]),
  );
  expect(section.anchors.map((_, index) => linesAbove(section, index))).toEqual([[0], [2, 3], [5, 6]]);
});

it('a wrapped ‘present’ is joined with the beginning of its range in a margin', () => {
  const [present] = linesOfPages([
    pageOf([
      [
        [43, 20, 8, 'Август 2021 —'],
        [128, 2, 12, 'Nordhav Bau', 'b'],
        [43, 9, 8, 'настоящее время'],
        [128, 4, 9, 'Осло'],
      ],
    ]),
  ]);
  expect(present?.text).toBe('Август 2021 — настоящее время Nordhav Bau');
});
