/** Resumes that name an employer once, in a line over several posts. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const postsOf = (...lines: string[]) =>
  factsOfParagraphs(['* Inga Marlowe', '* EXPERIENCE', ...lines].map((line) => paragraphOf(line))).roles.map(
    ({ title, organisation, start }) => [title, organisation, start?.year],
  );

it('the employer over a post is that of the posts that adjoin it in time', () => {
  expect(
    postsOf(
      '* NORDHAV & SØNNER, FRANKFURT AM MAIN',
      '* 2018 – Heute ¦ Senior Software Engineer',
      'Anforderungsanalyse und Management der Anlagen an der Küste',
      'Konzeption und Entwicklung von Programmen für den Fischfang',
      '* 2015 – 2018 ¦ Software Engineer',
      'Programme für Kühlhäuser und Hallen',
      '* 2014 – 2015 ¦ Werkstudent',
      'Auswertung der Daten des Hafens',
    ),
  ).toEqual([
    ['Senior Software Engineer', 'Nordhav & Sønner', 2018],
    ['Software Engineer', 'Nordhav & Sønner', 2015],
    ['Werkstudent', 'Nordhav & Sønner', 2014],
  ]);
  expect(
    postsOf(
      '* Velmont',
      '* Plant Manager ¦ 2018 – Present',
      'Running the plant with forty people',
      '* Shift Supervisor ¦ 2015 – 2018',
      'Running the shift of the night',
      '* Redwell',
      '* Operator ¦ 2012 – 2015',
      'Running the line of the fish',
      '* Trainee Engineer ¦ 2010 – 2012',
      'Learning all about fish',
    ),
  ).toEqual([
    ['Plant Manager', 'Velmont', 2018],
    ['Shift Supervisor', 'Velmont', 2015],
    ['Operator', 'Redwell', 2012],
    ['Trainee Engineer', 'Redwell', 2010],
  ]);
});

it('the employer over a post is not that of one after a gap in time or with an employer of its own', () => {
  const posts = postsOf(
    '* Velmont Foods',
    '* Plant Manager ¦ 2018 – Present',
    'Running the plant with forty people',
    '* Shift Supervisor at Redwell Trading ¦ 2015 – 2018',
    'Running the shift of the night',
    '* Crane Operator ¦ 2004 – 2006',
    'Moving the containers of three lines',
  );
  expect(posts[1]?.[1]).toBe('Redwell Trading');
  expect(posts[2]?.[1]).not.toBe('Velmont Foods');
});
