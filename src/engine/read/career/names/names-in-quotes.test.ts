/** Employers with a name in quotes, and words that introduce an employer or its dates in German. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const statedPostsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', '* BERUFSERFAHRUNG', ...texts].map((text) => paragraphOf(text)),
  )
    .roles.filter(({ confidence, organisation }) => confidence >= PROSE_CONFIDENCE && organisation !== '')
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('the kind of an employer is stated with its name in quotes', () => {
  const [shop, , hotel] = statedPostsOf(
    'Verkäuferin',
    'Buchhandlung „Spiel und Wind“ 07/2012 – 07/2015',
    'Ausbilderin',
    'Redwell Bildung e.V. 08/2003 – 07/2012',
    'Sekretärin',
    'Hotel "Nordhav" 03/1999 – 10/2003',
  );
  expect(shop).toBe('Verkäuferin @ Buchhandlung „Spiel und Wind“');
  expect(hotel).toBe('Sekretärin @ Hotel "Nordhav"');
});

it('a title in quotes is not stated as part of the name', () => {
  const names = statedPostsOf(
    'Redwell „Projektleiterin“ 07/2012 – 07/2015',
    'Nordhav „Assistentin“ 08/2003 – 07/2012',
  );
  expect(names.filter((name) => / @ .*[„“]/u.test(name))).toEqual([]);
});

it('neither the word for a period nor the preposition before an employer is stated', () => {
  const names = statedPostsOf(
    'Referentin im Kita-Bereich',
    'für Netzwerk starke Küste e.V. 11/2011 – 12/2018',
    'Referentin für Biografiearbeit',
    'Fjordline Bildung e.V., Zeitraum 1999 – 2004',
    'Elternkurse',
    'Im Zeitraum 1996 – 2004',
  );
  expect(names.slice(0, 2)).toEqual([
    'Referentin im Kita-Bereich @ Netzwerk starke Küste e.V.',
    'Referentin für Biografiearbeit @ Fjordline Bildung e.V.',
  ]);
  expect(names.join()).not.toContain('Zeitraum');
});
