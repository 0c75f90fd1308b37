/** Heads in one line that name the employer after 'pour': 'Mai 2016 – Février 2018 : titre pour la société, ville'. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('the employer after an article is read, and not its town', () => {
  const { roles } = factsOfParagraphs(
    [
      'Odile Marchand',
      'odile@example.com',
      '* Expérience professionnelle',
      '* Mars 2018 – Juin 2021 : Attachée ports, gestionnaire du registre pour le Service Municipal Navigation, Namur, Belgique.',
      '• Tenue du registre des bateaux',
      '* Mai 2016 – Février 2018 : Conseillère du service client pour Nordhav Ltd., Halifax, Nova Scotia, Canada.',
      '• Réponses aux voyageurs par téléphone',
      '* Nov. 2013 – Avril 2015 : Attachée qualité, pour la Société Redwell, Namur, Belgique.',
      "• Contrôle de l'entretien des phares de la région",
      '* Etudes',
      '2010-2012 : Maitrise en gestion, Université de Velmont, Belgique.',
    ].map((text) => paragraphOf(text)),
  );
  expect(
    roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE).map(({ organisation }) => organisation),
  ).toEqual(['Service Municipal Navigation', 'Nordhav Ltd.', 'Société Redwell']);
});
