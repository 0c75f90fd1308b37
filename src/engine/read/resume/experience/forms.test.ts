/** Work experience that is written as a form of labelled values. */
import { expect, it } from 'vitest';
import { factsOfParagraphs, paragraphOf, paragraphOrHeading } from '../../testing/paragraphs';

it('the last line of a wrapped value is kept, however short it is', () => {
  const facts = factsOfParagraphs(
    [
      'Mira Solberg',
      'EXPERIENCE',
      'Organisation: Nordhav Foods Ltd',
      'Designation: Plant Manager',
      'Period: 2010 – 2014',
      'Responsibilities: Ran the mill with forty people and was',
      'responsible for all repairs',
      'Organisation: Redwell Ltd',
      'Designation: Buyer',
      'Period: 2006 – 2010',
      'Responsibilities: Bought flour',
      'EDUCATION',
      'B.Sc. in Physics, 2008',
    ].map(paragraphOrHeading),
  );
  expect(facts.roles[0]?.statements.map(({ value }) => value)).toEqual([
    'Ran the mill with forty people and was responsible for all repairs',
  ]);
});

const postsOf = (paragraphs: readonly string[]) =>
  factsOfParagraphs(
    ['Mira Solberg', 'EXPERIENCE', ...paragraphs].map((text) =>
      paragraphOf(text, /^[A-Z ]+$/.test(text) ? { bold: true } : {}),
    ),
  ).roles.map(({ title, organisation, location, start, end }) => ({
    title,
    organisation,
    location,
    start,
    end,
  }));

it('dates alone in a line above the labels of a record are its period', () => {
  expect(
    postsOf([
      '* 04/2014 – 09/2017',
      'Empresa: ¦ Compañía Nordhav S.A.',
      'Sector Empresarial: ¦ Alimentación',
      'Área Profesional: ¦ T.I.',
      'Puesto: ¦ Analista de Ventas',
      'Jefe(a): ¦ Inga Marlowe',
      'Teléfono: ¦ 912 345 678 / 912 345 680',
      '* 06/2012 – 03/2014',
      'Empresa: ¦ Molinos Redwell E.I.R.L',
      'Sector Empresarial: ¦ Alimentación',
      'Área Profesional: ¦ Sistemas',
      'Puesto: ¦ Comprador',
      'Jefe(a): ¦ Tomás Lind',
      'Teléfono: ¦ 912 345 678 / 912 345 680',
      '* 10/2010 - 05/2012',
      'Empresa: ¦ Archivo Velmont',
      'Sector Empresarial: ¦ Transporte',
      'Área Profesional: ¦ Almacén',
      'Puesto: ¦ Auxiliar de Taller',
      'Supervisor(a): ¦ Mira Ros',
      'Teléfono: ¦ 912 345 678 / 912 345 680',
    ]),
  ).toMatchObject([
    { title: 'Analista de Ventas', start: { year: 2014, month: 4 }, end: { year: 2017, month: 9 } },
    { title: 'Comprador', start: { year: 2012, month: 6 }, end: { year: 2014, month: 3 } },
    { title: 'Auxiliar de Taller', start: { year: 2010, month: 10 }, end: { year: 2012, month: 5 } },
  ]);
});

it('the line with a colon above each labelled employer is the title of a form without labels for titles', () => {
  expect(
    postsOf([
      '• Técnico de taller (turno de noche):',
      '• Institución: Nordhav Alimentos SA, Córdoba, Argentina',
      '• Labor realizada: Mantenimiento de las bombas del puerto',
      '• Período: 14/09/2020 - presente',
      '• Ayudante de laboratorio:',
      '• Institución: Facultad de Botánica de la UNV, Santiago, Chile',
      '• Labor realizada: Cuidado de las semillas',
      '• Período: 05/02/2017 - 20/11/2018',
    ]),
  ).toMatchObject([
    { title: 'Técnico de taller (turno de noche)', organisation: 'Nordhav Alimentos SA' },
    {
      title: 'Ayudante de laboratorio',
      organisation: 'Facultad de Botánica de la UNV',
      location: 'Santiago, Chile',
    },
  ]);
});
