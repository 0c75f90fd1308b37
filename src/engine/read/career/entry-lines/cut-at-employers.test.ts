/** Posts in a narrow column, whose lines end around the word for 'at'. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { readResume } from '../../resume';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';

it('‘presso’ at the end or the beginning of a line separates title and employer', () => {
  const posts = [
    ['03/2016—09/2017', 'Progettista navale esterno', 'presso Nordhav Foods'],
    ['05/2014—12/2015', 'Progettista di gru presso', 'Cantiere Velmont'],
    ['2012—2013', 'Progettista volontario', 'presso Redwell International'],
  ];
  const rows = posts.flatMap(([dates = '', first = '', second = '']): PdfTextRow[] => [
    [90, 30, 11, dates],
    [60, 14, 11, first],
    [60, 14, 11, second],
  ]);
  const page = pageOf([
    [[60, 0, 20, 'Inga Marlowe', 'b'], [60, 40, 14, 'Esperienze lavorative', 'b'], ...rows],
  ]);
  const { roles } = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([page]), 'resume');
  expect(roles.map(({ title, organisation }) => `${title} @ ${organisation}`)).toEqual([
    'Progettista navale esterno @ Nordhav Foods',
    'Progettista di gru @ Cantiere Velmont',
    'Progettista volontario @ Redwell International',
  ]);
});
