/** Posts in Romance languages that name title and employer in one line, with the word for 'of' between them. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf } from '../../testing/paragraphs';

const rolesOf = (...lines: string[]) =>
  factsOfParagraphs(['Inga Marlowe', 'inga@example.com', ...lines].map((text) => paragraphOf(text))).roles;
const postsOf = (...lines: string[]) =>
  rolesOf(...lines).map(({ title, organisation }) => [title, organisation]);

it.each([
  [
    'Spanish',
    [
      '* EXPERIENCIA LABORAL',
      '01/2018 – 12/2022 ¦ Directora de Operaciones de Nordhav S.A.',
      '• Dirigió la planta.',
      '01/2015 – 12/2017 ¦ Gerente de Ventas de Redwell Perú',
      '• Dirigió a diez vendedores.',
      '08/2012 - 08/2014 ¦ Practicante del Área de Psicología de Hipocentro (Voluntariado)',
      '• Acompañó a familias.',
    ],
    [
      ['Directora de Operaciones', 'Nordhav S.A.'],
      ['Gerente de Ventas', 'Redwell Perú'],
      ['Practicante del Área de Psicología', 'Hipocentro'],
    ],
  ],
  [
    'Portuguese',
    [
      '* EXPERIÊNCIA PROFISSIONAL',
      '01/2018 – 12/2022 ¦ Diretora de Operações da Nordhav Brasil',
      '• Dirigiu a fábrica.',
      '01/2012 – 12/2014 ¦ Analista de Sistemas da Fundação Aurora',
      '• Programou.',
    ],
    [
      ['Diretora de Operações', 'Nordhav Brasil'],
      ['Analista de Sistemas', 'Fundação Aurora'],
    ],
  ],
  [
    'French and Italian',
    [
      '* EXPÉRIENCE PROFESSIONNELLE',
      '01/2018 – 12/2022 ¦ Directrice des Opérations de Nordhav SA',
      '• A dirigé une usine.',
      '01/2012 – 12/2014 ¦ Chef de Projet de Norlande',
      '• A géré trois projets.',
      '01/2009 – 12/2011 ¦ Direttrice delle Operazioni di Redwell SpA',
      '• Ha diretto lo stabilimento.',
    ],
    [
      ['Directrice des Opérations', 'Nordhav SA'],
      ['Chef de Projet', 'Norlande'],
      ['Direttrice delle Operazioni', 'Redwell SpA'],
    ],
  ],
])('title and employer are read apart in %s', (_, lines, posts) => {
  expect(postsOf(...lines)).toEqual(posts);
});

it('a field of work behind the word is part of the title, and so is a name above the employer', () => {
  const roles = rolesOf(
    '* EXPERIENCIA LABORAL',
    '2014 - 2015 ¦ Gerente de Productos Industriales',
    '• Lanzó diez productos.',
    '2011 - 2013 ¦ Jefa de Tienda de Aurora Norte',
    'Nordhav Alimentos S.A.',
    '• Dirigió a diez personas.',
  );
  expect(roles.map(({ organisation }) => organisation)).not.toContain('Productos Industriales');
  expect(roles.map(({ organisation }) => organisation)).not.toContain('Aurora Norte');
});

it('a number of sessions behind the date of a course is no stated employer', () => {
  const roles = rolesOf(
    '* EXPERIENCIA LABORAL',
    '01/2022 – Actualidad ¦ Nido Aurora',
    '* Facilitadora de talleres',
    '• Acompañó a familias.',
    '10/2021 – 4 sesiones ¦ Taller Criar-Jugando desde nuestro HOY dictado junto con Ps. Juana D’Olmo',
    '* Psicóloga clínica y maestra',
    '• Dictó el taller.',
    '04/2019 – 11/2020 ¦ La Norlanda (sede Este)',
    '* Psicóloga',
    '• Atendió a familias.',
    '01/2017 – 02/2019 ¦ La Redwella (sede Oeste)',
    '* Psicóloga',
    '• Atendió a familias.',
  );
  const stated = roles.filter(({ confidence }) => confidence >= 0.6).map(({ organisation }) => organisation);
  expect(stated).toEqual(['Nido Aurora', 'La Norlanda', 'La Redwella']);
});
