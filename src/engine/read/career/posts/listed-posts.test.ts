/** Undated lists of earlier posts. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(lines.map((text) => paragraphOf(text)))
    .roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE)
    .map(({ title, organisation }) => `${title} @ ${organisation}`);

it('a list of employers before their titles is read, whose titles may have a dash', () => {
  expect(
    postsOf(
      'Mira Solberg',
      'mira@example.com',
      '* CAREER HISTORY & ACHIEVEMENTS',
      '* Nordhav Foods Ltd ¦ Jan 2015 – Current',
      '* Head of Marketing',
      '• Doubled the sales of three brands in two years',
      '* PRIOR ROLES',
      'Nordhav ANZ – Commercial Business Manager',
      'AstraLund New Zealand – Senior Brand Manager – Respiratory',
      'Redwell Norland - Manager Strategy',
      'Air Kestrel - Analyst – Domestic Airline Group',
    ),
  ).toEqual([
    'Head of Marketing @ Nordhav Foods Ltd',
    'Commercial Business Manager @ Nordhav ANZ',
    'Senior Brand Manager – Respiratory @ AstraLund New Zealand',
    'Manager Strategy @ Redwell Norland',
    'Analyst – Domestic Airline Group @ Air Kestrel',
  ]);
});

it('a list of skills in a row is not stated as a post', () => {
  expect(
    postsOf(
      'Mira Solberg',
      'mira@example.com',
      '* RELEVANT EXPERIENCE',
      '* Product Manager',
      '• Planned the moves of four data centres',
      '• Skills',
      'FULL STACK DEVELOPER ¦ CLOUD ARCHITECT ¦ C# .NET / CORE',
      'UI / UX DESIGN ¦ VUE JS ¦ SQL/DB ADMIN',
      'ADOBE SUITE ¦ HTML5/CSS3/JS ¦ VISUAL STUDIO',
      '* EXPERIENCE',
      '* Software Consultant at Nordhav Inc ¦ Feb 2017 – Present',
      '• Planned the shops of two ferry lines',
    ),
  ).toEqual(['Software Consultant @ Nordhav Inc']);
});
