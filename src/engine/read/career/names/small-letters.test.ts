/** Employers whose names begin with a small letter. */
import { expect, it } from 'vitest';
import { PROSE_CONFIDENCE } from '@/shared/record/facts';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it.each(['redWell', 'redWell Robotics', 'harbourKran Lager GbR'])(
  'an employer called %s is stated beside another',
  (employer) => {
    const { roles } = factsOfParagraphs(
      [
        'Inga Marlowe',
        'inga@example.com',
        '* PROFESSIONAL EXPERIENCE',
        '* Nordhav Foods, Oslo | Senior Purchasing Manager ¦ March 2020 - Present',
        '• Bought packaging for shops',
        `* ${employer}, Oslo | Operations Manager ¦ April 2016 - March 2020`,
        '• Led projects from planning to support',
      ].map((text) => paragraphOf(text)),
    );
    const stated = roles.filter(({ confidence }) => confidence >= PROSE_CONFIDENCE);
    expect(stated.map(({ organisation }) => organisation)).toContain(employer);
  },
);
