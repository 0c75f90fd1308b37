/** Headers of a title, its fields of work, and an employer beside its dates. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...lines: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* EXPÉRIENCES PROFESSIONNELLES', ...lines].map((text) =>
      paragraphOf(text),
    ),
  )
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation, start, end }) => [
      title,
      organisation,
      start?.year,
      end === 'present' ? end : end?.year,
    ]);

it('a line of fields of work between a title and the line of its employer is neither', () => {
  expect(
    statedPostsOf(
      '* Coordinatrice des opérations | Superviseur de Production',
      'Amélioration continue · pilotage par la donnée',
      'Nordhav, Épernay · Industrie automobile | 07/2018 - 07/2021',
      '• Pilotage des indicateurs de qualité avec les équipes',
      '* Coordinatrice de production / Team Leader',
      'Amélioration continue · conduite du changement',
      'Redwell Lund, Chartres · Industrie pharmaceutique | 05/2014 - 06/2018',
      '• Animation de la performance avec les équipes',
    ),
  ).toEqual([
    ['Coordinatrice des opérations | Superviseur de Production', 'Nordhav', 2018, 2021],
    ['Coordinatrice de production / Team Leader', 'Redwell Lund', 2014, 2018],
  ]);
});
