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

it('a result that no paragraph of a language without sentences tells is the line of its role', () => {
  const { highlights } = composeProfile(
    careerFacts({
      name: 'Marta Nowicka',
      about: ['Kierownik sprzedaży z 15-letnim doświadczeniem w zarządzaniu portami i magazynami.'],
      roles: [
        {
          title: 'Kierownik sprzedaży',
          organisation: 'Nabrzeże',
          start: '2015',
          end: '2021',
          statements: [
            'opracowywanie strategii sprzedaży dla portów i magazynów',
            'wzrost sprzedaży biletów na poziomie 50% w ciągu roku',
            'koordynacja zespołów przy wdrażaniu sklepu internetowego',
            'budowanie relacji z przewoźnikami i agencjami',
            'przygotowanie ofert dla klientów w czterech portach',
            'współpraca z drukarniami i studiem graficznym',
            'prowadzenie szkoleń dla sprzedawców w magazynach',
            'nadzór nad kampaniami reklamowymi w całym kraju',
          ],
        },
        {
          title: 'Specjalista sprzedaży',
          organisation: 'Falochron',
          start: '2009',
          end: '2014',
          statements: [
            'zwiększenie liczby klientów o 30% w dwóch portach',
            'organizacja targów dla przewoźników w całym kraju',
            'planowanie dostaw do magazynów nad morzem',
            'redakcja katalogów i cenników dla klientów',
          ],
        },
      ],
    }),
  ).profile;
  expect(highlights[0]).toContain(': Wzrost sprzedaży biletów na poziomie 50%');
});

it('a Danish line is not mistaken for one that lost its spaces', () => {
  expect(lineOf('Udvikling af en plan på vegne af havnen og tre rederier')).toContain(
    ': Udvikling af en plan',
  );
});
