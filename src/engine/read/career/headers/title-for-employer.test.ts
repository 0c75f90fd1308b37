/** Heads in one line that name the employer after 'pour': 'Avril 2018 – Mars 2019 : titre pour la société, ville'. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('the employer after an article is read, and not its town', () => {
  const { roles } = factsOfParagraphs(
    [
      'Odile Marchand',
      'odile@example.com',
      '* Expérience professionnelle',
      '* Avril 2019 – Janvier 2022 : Attachée énergie, gestionnaire du programme pour le Service Public Fédéral Finances, Bruxelles, Belgique.',
      '• Gestion du programme fédéral du tarif social',
      '* Avril 2018 – Mars 2019 : Représentante du service client pour Nordhav Ltd., Toronto, Ontario, Canada.',
      '• Service à la clientèle en français et en anglais',
      '* Sept. 2014 – Juin 2015 : Attachée qualité, pour la Société Redwell, Bruxelles, Belgique.',
      "• Gestion du programme d'assurance qualité du département",
      '* Etudes',
      '2012-2014 : Maitrise en gestion, Université de Velmont, Belgique.',
    ].map((text) => paragraphOf(text)),
  );
  expect(
    roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE).map(({ organisation }) => organisation),
  ).toEqual(['Service Public Fédéral Finances', 'Nordhav Ltd.', 'Société Redwell']);
});
