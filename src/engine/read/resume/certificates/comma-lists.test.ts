/** Lists of certificates between commas that wrap in their column, and certificates that are not finished. */
import { expect, it } from 'vitest';
import { FactsBuilder } from '../../facts-builder';
import { linesOfPages } from '../../layout/lines';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';
import { pageOf } from '../../testing/pdf-items';
import { readResume } from '../index';

const namesOf = (...rows: string[]) =>
  readResume(
    new FactsBuilder('s1', 'resume'),
    linesOfPages([
      pageOf([
        [
          [40, 0, 20, 'Inga Marlowe', 'b'],
          [40, 30, 12, 'EXPERIENCE', 'b'],
          [40, 20, 10, 'Plant Manager, Nordhav Foods, 2018 - 2021'],
          [40, 30, 12, 'CERTIFICATIONS', 'b'],
          ...rows.map((text): [number, number, number, string] => [40, 12, 10, text]),
        ],
      ]),
    ]),
    'resume',
  ).certifications.map(({ value }) => value);

it('items that wrap at the end of a line are joined', () => {
  expect(
    namesOf(
      'Certified Crane Operator, Cargo Law Certification, Deck Officer Certification, Harbour Commerce',
      'Developer, Radio Operator, Six Sigma Black Belt, Sea Rescue, Ship Reliability, Human Skills to Sail',
      'a Ship in the Northern Winter - Lund Academy, Fire Safety Certification, Welding Certification',
    ),
  ).toEqual([
    'Certified Crane Operator',
    'Cargo Law Certification',
    'Deck Officer Certification',
    'Harbour Commerce Developer',
    'Radio Operator',
    'Six Sigma Black Belt',
    'Sea Rescue',
    'Ship Reliability',
    'Human Skills to Sail a Ship in the Northern Winter',
    'Fire Safety Certification',
    'Welding Certification',
  ]);
});

it('lines that end before their column stay apart', () => {
  expect(
    namesOf(
      'Crane Safety, Cargo Law, Deck Officer, Welding',
      'Fire Safety, Sea Rescue, Radio Operator, Diving, Rope Work, Chart Reading',
    ),
  ).toContain('Welding');
});

it('what is in progress is no certificate', () => {
  expect(
    factsOfParagraphs(
      [
        'Inga Marlowe',
        '* EDUCATION & CERTIFICATIONS',
        'Bachelor of Science in Fisheries | Lund University, Norway',
        'Certifications: Project Management Professional (PMP) – In Progress | Six Sigma – Currently undertaking | Nautical – In',
        'Progress',
      ].map((text) => paragraphOf(text)),
    ).certifications,
  ).toEqual([]);
});
