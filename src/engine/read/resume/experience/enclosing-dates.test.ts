import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const header = (text: string): PdfTextRow => [72, 24, 12, text, 'b'];
const text = (line: string): PdfTextRow => [72, 16, 12, line];
const year = (line: string): PdfTextRow => [10, 16, 16, line];

it('dates in angle brackets around a header are those of its post, and a year in the margin is not', () => {
  const { roles } = readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [72, 0, 18, 'Inga Marlowe'],
          [72, 30, 16, 'Beruflicher Werdegang', 'b'],
          header('<24.04.2017> Developer bei Nordhav GmbH </15.10.2019>'),
          text('Die Werbung der Häfen wurde von mir neu gebaut und betreut.'),
          year('2019'),
          header('<06.04.2010> Redwell GmbH − Automatische Tore </22.04.2017>'),
          text('Die Fertigung der Tore und die Kontrolle der Produkte lag bei mir.'),
          year('2010'),
        ],
      ]),
    ]),
    'resume',
  );
  expect(roles.map(({ title, organisation, start, end }) => [title, organisation, start, end])).toEqual([
    ['Developer', 'Nordhav GmbH', { year: 2017, month: 4 }, { year: 2019, month: 10 }],
    ['', 'Redwell GmbH − Automatische Tore', { year: 2010, month: 4 }, { year: 2017, month: 4 }],
  ]);
});
