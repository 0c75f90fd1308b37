import { expect, it } from 'vitest';
import { foreignToThirdPerson } from './foreign';

it.each([
  ['Tenho experiência na análise de campanhas', 'pt', 'tem experiência na análise de campanhas'],
  ['Desenvolvi docas e melhorei a frota', 'pt', 'Desenvolveu docas e melhorou a frota'],
  ['Defini rotas e mantive o porto', 'pt', 'Definiu rotas e manteve o porto'],
  ['Abrí puertos y mejoré la flota', 'es', 'Abrió puertos y mejoró la flota'],
  ['Abrí puertos y propuse una flota', 'es', 'Abrió puertos y propuso una flota'],
  ['Reduje los costes de nueve puertos', 'es', 'Redujo los costes de nueve puertos'],
  ['En tant que cheffe de dépôt, j’ai dirigé 12 personnes', 'fr', 'a dirigé 12 personnes'],
  ['Ich leite ein Werk und verantworte Qualität', 'de', 'leitet ein Werk und verantwortet Qualität'],
])('the first person is converted in another language: %s', (sentence, language, third) => {
  expect(foreignToThirdPerson(sentence, language)?.text).toBe(third);
});

it('a sentence whose subject is ‘my ...’ is not turned into the third person', () => {
  expect(foreignToThirdPerson('Minha paixão não é ensinar, é construir', 'pt')).toBeUndefined();
  expect(foreignToThirdPerson('Mi equipo abrió nueve tiendas', 'es')).toBeUndefined();
});

it('a sentence with a bare description before ‘I’ is not turned into the third person', () => {
  expect(foreignToThirdPerson('Responsable des achats, j’ai ouvert neuf dépôts', 'fr')).toBeUndefined();
});

it.each([
  ['Desarrollo de planes para nueve puertos', 'es', 'Desarrollo de planes para nueve puertos'],
  ['Desarrollo y mantenimiento de muelles', 'es', 'Desarrollo y mantenimiento de muelles'],
  ['Desenvolvimento de rotas para nove portos', 'pt', 'Desenvolvimento de rotas para nove portos'],
  ['Apoio à gestão das docas', 'pt', 'Apoio à gestão das docas'],
  ['Cadastro de gruas e contentores', 'pt', 'Cadastro de gruas e contentores'],
  ['Diseño y gestión de muelles', 'es', 'Diseño y gestión de muelles'],
  ['Gestão das docas do norte', 'pt', 'Gestão das docas do norte'],
  ['Participação na escolha das gruas', 'pt', 'Participação na escolha das gruas'],
  [
    'He trabajado en el desarrollo y la venta de barcos',
    'es',
    'ha trabajado en el desarrollo y la venta de barcos',
  ],
  [
    'Además de revisar cada año el diseño, estoy a cargo de nueve muelles',
    'es',
    'Además de revisar cada año el diseño, está a cargo de nueve muelles',
  ],
  [
    'Muelles construidos durante mi trabajo en puertos',
    'es',
    'Muelles construidos durante su trabajo en puertos',
  ],
])('a noun that is spelt like a verb is not conjugated: %s', (text, language, expected) => {
  expect(foreignToThirdPerson(text, language)?.text.toLowerCase()).toBe(expected.toLowerCase());
});

it.each([
  ['Diseño muelles para nueve puertos', 'diseña muelles para nueve puertos'],
  ['Desarrollo planes para nueve puertos', 'desarrolla planes para nueve puertos'],
])('a verb that is spelt like a noun is conjugated before its object: %s', (text, third) => {
  expect(foreignToThirdPerson(text, 'es')?.text).toBe(third);
});

it.each(['Estibo los barcos de nueve puertos', 'Amarro la flota', 'Excluyo carga sin papeles'])(
  'a Spanish sentence whose first word is an unknown verb of the first person is refused: %s',
  (text) => {
    expect(foreignToThirdPerson(text, 'es')).toBeUndefined();
  },
);

it.each([
  'Técnico naval en nueve puertos',
  'Todos los barcos a tiempo',
  'Mantenimiento y reparación de muelles',
])('a Spanish noun or third person at the beginning is not taken for the first person: %s', (text) => {
  expect(foreignToThirdPerson(text, 'es')?.text).toBe(text);
});

it('a Portuguese sentence whose first word is an unknown verb of the first person is refused', () => {
  expect(foreignToThirdPerson('Estivo navios em nove portos', 'pt')).toBeUndefined();
});
