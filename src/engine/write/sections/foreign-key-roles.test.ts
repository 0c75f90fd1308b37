/** Lines of key roles in languages other than English. */
import { expect, it } from 'vitest';
import { composeProfile } from '..';
import { careerFacts } from '../testing';

const lineOf = (statement: string) =>
  composeProfile(
    careerFacts({
      name: 'Edda Norling',
      roles: [
        {
          title: 'Jefa de Datos',
          organisation: 'Brillwater',
          start: '2021',
          end: 'present',
          statements: [statement],
        },
      ],
    }),
  ).profile.highlights[0];

it('a long line in another language is told without its consequence', () => {
  expect(
    lineOf(
      'Análisis de las rutas de carga mediante registros de las grúas y de los muelles, generando propuestas sobre la calidad del servicio y el coste de cada escala.',
    ),
  ).toMatch(/: análisis de las rutas de carga mediante registros de las grúas y de los muelles$/);
  expect(
    lineOf(
      'Desenvolvimento de relatórios e integrações para a gestão dos contentores, com apoio à sustentação dos sistemas e à escolha dos fornecedores.',
    ),
  ).toMatch(/: desenvolvimento de relatórios e integrações para a gestão dos contentores$/);
  expect(
    lineOf(
      'Conception d’un portail pour les fournisseurs des trois sites et pour leurs équipes, permettant de suivre chaque livraison depuis le quai jusqu’au client.',
    ),
  ).toMatch(/: conception d’un portail pour les fournisseurs des trois sites et pour leurs équipes$/);
});

it('a long line in another language that goes on with further items is not cut', () => {
  expect(
    lineOf(
      'Desarrollo de informes, cuadros de mando, macros, procesos de carga y tareas de control para las áreas de compras, ventas y logística de la empresa.',
    ),
  ).not.toContain(':');
});
