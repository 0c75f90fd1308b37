/** Education entries: where each begins, and the labels that some have. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const HEAD = ['Inga Marlowe', 'inga@example.com'];
const factsOf = (...lines: string[]) =>
  factsOfParagraphs([...HEAD, ...lines].map((text) => paragraphOf(text)));
const educationOf = (facts: ReturnType<typeof factsOf>) =>
  facts.education.map(({ degree, field, school }) => [degree ?? '', field ?? '', school].join(' | '));

it('a school belongs to the dated degree above it, not to the one below', () => {
  expect(
    educationOf(
      factsOf(
        '* Formación académica',
        '2018-2019 Máster Universitario en Profesorado',
        'Velmont International University',
        '2016 Integrated Skills (B2)',
        'Redwell College',
        '2012-2014 Licenciatura en Psicología',
        'Colina CEU',
        '2010-2012 Experto Universitario en Deporte',
        'Universidad de Velmont',
      ),
    ),
  ).toEqual([
    'Máster Universitario en Profesorado |  | Velmont International University',
    ' |  | Redwell College',
    'Licenciatura en Psicología |  | Colina CEU',
    'Experto Universitario en Deporte |  | Universidad de Velmont',
  ]);
});

it('emphasised courses are read with the school and its year below them', () => {
  const strong = (line: string, down = 26): PdfTextRow => [40, down, 10, line, 'b'];
  const text = (line: string, down = 14): PdfTextRow => [40, down, 10, line];
  const rows: PdfTextRow[] = [
    [40, 0, 22, 'Inga Marlowe', 'b'],
    text('inga@example.com'),
    text(
      'Depuis vingt ans dans les métiers de la coiffure et du soin, au service des clientes et des salons.',
    ),
    text(
      'Inga forme les équipes et ouvre des salons dans toutes les villes du nord, avec méthode et bonne humeur.',
    ),
    [40, 30, 14, 'ÉDUCATION', 'b'],
    strong('Formation Technicienne Accueil'),
    text('Nordhav Formation (2019)'),
    strong("Certificat d'Aptitude Professionnelle"),
    strong('Esthétique', 13),
    text('Lycée Marlowe (2006)'),
    strong("Brevet d'Etudes Professionnelles : Vente"),
    text('Lycée Redwell (2001)'),
  ];
  const facts = readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf([rows])]), 'resume');
  expect(educationOf(facts)).toEqual([
    'Formation Technicienne Accueil |  | Nordhav Formation',
    "Certificat d'Aptitude Professionnelle Esthétique |  | Lycée Marlowe",
    "Brevet d'Etudes Professionnelles | Vente | Lycée Redwell",
  ]);
});

it('a vocational training is read with its company', () => {
  expect(
    educationOf(
      factsOf('* Berufsausbildung', '09/1997 – 06/2000 ¦ Systemelektroniker', 'Nordhav Systeme GmbH'),
    ),
  ).toEqual(['Systemelektroniker |  | Nordhav Systeme GmbH']);
});

it('a labelled qualification at the head is read, and a labelled course is not', () => {
  expect(
    educationOf(
      factsOf(
        'Qualification: ¦ Master of Statistics, Velmont University',
        'Course: ¦ Forklift, three days',
        '* Experience',
        'Planner, Nordhav Shipping, 2010 - 2014',
      ),
    ),
  ).toEqual(['Master of Statistics |  | Velmont University']);
});
