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
      '* Coordinatrice des entrepôts | Superviseur de Stockage',
      'Sécurité des quais · gestion par les délais',
      'Nordhav, Dinan · Industrie laitière | 03/2017 - 05/2020',
      '• Suivi des stocks de farine avec les équipes',
      '* Coordinatrice de stockage / Team Leader',
      'Sécurité des quais · accueil des clients',
      'Redwell Lund, Rennes · Industrie textile | 04/2013 - 02/2017',
      '• Animation de réunions avec les équipes',
    ),
  ).toEqual([
    ['Coordinatrice des entrepôts | Superviseur de Stockage', 'Nordhav', 2017, 2020],
    ['Coordinatrice de stockage / Team Leader', 'Redwell Lund', 2013, 2017],
  ]);
});
