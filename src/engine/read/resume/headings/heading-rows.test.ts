/** Headings in rows of a table that have their text in the cells below. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

it('a cell below a heading without text is the text of that section, although a heading follows in it', () => {
  const facts = factsOfParagraphs([
    paragraphOf('* Mira Solberg', { size: 24, flow: 1 }),
    paragraphOf('mira@example.com', { flow: 1 }),
    paragraphOf('Conocimientos', { size: 16, flow: 2, heading: true }),
    paragraphOf('* Lenguajes principales:', { size: 12, flow: 3 }),
    paragraphOf('Kotlin, Perl, SQLite', { size: 12, flow: 3 }),
    paragraphOf('* Repositorios:', { size: 12, flow: 3 }),
    paragraphOf('Mercurial, Subversion', { size: 12, flow: 3 }),
    paragraphOf('* Bibliotecas para móviles:', { size: 12, flow: 3 }),
    paragraphOf('Flutter', { size: 12, flow: 3 }),
    paragraphOf('* Servidores y servicios:', { size: 12, flow: 3 }),
    paragraphOf('FreeBSD, Caddy, Postfix', { size: 12, flow: 3 }),
    paragraphOf('* Idiomas:', { size: 12, flow: 3 }),
    paragraphOf('Inglés básico', { size: 12, flow: 3 }),
    paragraphOf('Experiencia', { size: 16, flow: 4, heading: true }),
    paragraphOf('* Programadora, Nordhav Sistemas SA ¦ 2016 - 2019', { size: 12, flow: 5 }),
  ]);
  expect(facts.skills.map(({ value }) => value)).toEqual(
    expect.arrayContaining([
      'Kotlin',
      'Perl',
      'SQLite',
      'Mercurial',
      'Subversion',
      'Flutter',
      'FreeBSD',
      'Caddy',
      'Postfix',
    ]),
  );
});

it('a column that begins with contact data is a head, although a heading without text precedes it', () => {
  const facts = factsOfParagraphs([
    paragraphOf('Conocimientos', { size: 16, flow: 1, heading: true }),
    paragraphOf('5003 Bergen, Norway', { size: 12, flow: 2 }),
    paragraphOf('mira@example.com', { size: 12, flow: 2 }),
    paragraphOf('Experiencia', { size: 16, flow: 2, heading: true }),
    paragraphOf('* Programadora, Nordhav Sistemas SA ¦ 2016 - 2019', { size: 12, flow: 2 }),
  ]);
  expect(facts.skills.map(({ value }) => value)).toEqual([]);
});
