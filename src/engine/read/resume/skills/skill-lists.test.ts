/** Lists of skills between hyphens, below plain headings and with labels in other sections. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const skillsOf = (...texts: string[]) =>
  factsOfParagraphs(
    ['Inga Marlowe', 'inga@example.com', ...texts].map((text) =>
      paragraphOf(text.replace('#', ''), { bold: text.startsWith('#') }),
    ),
  ).skills.map(({ value }) => value);

it('hyphens separate technologies, but no explanation', () => {
  expect(
    skillsOf('Compétences', 'Git - GitHub - Docker', 'React - Vite', 'Pilotage - Travail de nuit'),
  ).toEqual(['Git', 'GitHub', 'Docker', 'React', 'Vite', 'Pilotage - Travail de nuit']);
});

it('French labels of groups are not skills', () => {
  expect(skillsOf('Compétences', 'Technologies utilisées : React, Git', 'Outil bureautique : Excel')).toEqual(
    ['React', 'Git', 'Excel'],
  );
});

it('a heading of skills without emphasis ends the list of duties above it', () => {
  expect(
    skillsOf(
      '#Experience',
      'Harbour Pilot, Nordhav Foods, 2015 – 2020',
      '• Brought forty ships a year into the northern harbour',
      'Skills',
      '• Crane Safety',
      '• Cargo Planning',
      '• HTML, CSS',
      '#Education',
      'Velmont University, Velmont',
    ),
  ).toEqual(['Crane Safety', 'Cargo Planning', 'HTML', 'CSS']);
});

it('tools after a label are read below other headings', () => {
  expect(
    skillsOf(
      '#Experience',
      'Harbour Pilot, Nordhav Foods, 2015 – 2020',
      '#Additional Information',
      '• Programming Languages: Python, SQL, Java',
      '• Cargo Technologies: Stowmaster, Quayplan, Liftboard',
      '• Program Management: Moved the pilots to a new quay, with help of the northern harbour office',
    ),
  ).toEqual(['Python', 'SQL', 'Java', 'Stowmaster', 'Quayplan', 'Liftboard']);
});
