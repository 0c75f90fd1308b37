/** Certificates in cards, in a second column and among skills, and how their issuers are told from their names. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { type PdfTextRow, pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const factsOfColumns = (...columns: PdfTextRow[][]) =>
  readResume(new FactsBuilder('s1', 'resume'), linesOfPages([pageOf(columns)]), 'resume');
const cardsOf = (x: number, ...cards: [issuer: string, name: string][]) =>
  cards.flatMap(([issuer, name]): PdfTextRow[] => [
    [x, 20, 6, issuer],
    [x, 9, 7, name],
  ]);
const namesOf = (facts: ReturnType<typeof readResume>) =>
  facts.certifications.map(({ value, issuer }) => `${value} (${issuer ?? ''})`);

it('the issuer of a card stands above the name, also where it is unknown', () => {
  const facts = factsOfColumns([
    [60, 0, 20, 'Inga Marlowe', 'b'],
    [60, 30, 12, 'Certifications', 'b'],
    ...cardsOf(
      60,
      ['Google Cloud', 'Associate Harbour Engineer'],
      ['Varnholt', 'Core User'],
      ['Cisco', 'Routing Two'],
      ['Google', 'Deck Basics'],
    ),
  ]);
  expect(namesOf(facts)).toEqual([
    'Associate Harbour Engineer (Google Cloud)',
    'Core User (Varnholt)',
    'Routing Two (Cisco)',
    'Deck Basics (Google)',
  ]);
});

it('the second column of a list of certificates is not part of the section above it', () => {
  const facts = factsOfColumns(
    [
      [60, 0, 20, 'Inga Marlowe', 'b'],
      [60, 30, 12, 'Experience', 'b'],
      [60, 16, 9, 'Harbour Pilot, Nordhav Foods, 2015 - 2020'],
      [60, 30, 12, 'Certifications', 'b'],
      ...cardsOf(60, ['Google', 'Deck Basics'], ['Cisco', 'Routing One'], ['Microsoft', 'Cargo Tables']),
    ],
    [
      [330, 30, 12, 'Languages', 'b'],
      [330, 16, 10, 'Norwegian'],
      [330, 14, 10, 'English'],
      [330, 60, 6, 'IBM'],
      [330, 9, 7, 'Machine Halls'],
      ...cardsOf(330, ['Google', 'Quay Lights'], ['Cisco', 'Routing Two']),
    ],
  );
  expect(namesOf(facts)).toEqual(expect.arrayContaining(['Machine Halls (IBM)', 'Quay Lights (Google)']));
  expect(facts.languages.map(({ value }) => value)).toEqual(['Norwegian', 'English']);
});

it('lists with labels below certifications and skills are divided', () => {
  const facts = factsOfColumns([
    [60, 0, 20, 'Inga Marlowe', 'b'],
    [60, 30, 12, 'Certifications and Skills', 'b'],
    [60, 16, 10, 'Networks: CCNA, CCNP'],
    [60, 12, 10, 'Programming: Python, SQL, Java'],
    [60, 12, 10, 'Automation: RPA'],
  ]);
  expect(facts.certifications.map(({ value }) => value)).toEqual(['CCNA', 'CCNP']);
  expect(facts.skills.map(({ value }) => value)).toEqual(['Python', 'SQL', 'Java', 'RPA']);
});

it('a hyphen directly after the name separates the issuer', () => {
  const facts = factsOfParagraphs(
    [
      'Inga Marlowe',
      'inga@example.com',
      'Certifications',
      'Data Analysis with Python- Nordhav Institute of professionals (2023)',
      'Data Protection Certificate – Nordhav University (2022)',
    ].map((text) => paragraphOf(text)),
  );
  expect(namesOf(facts)).toContain('Data Analysis with Python (Nordhav Institute of professionals)');
});
