import { expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { countriesNamedIn, placesOfPost } from './places-of-posts';

const placesOf = (organisation: string, location: string, quote?: string) => {
  const [role] = careerFacts({
    name: 'Edda Norling',
    roles: [{ title: 'Planner', organisation, location, start: '2019', end: 'present' }],
  }).roles;
  if (!role) throw new Error('no role');
  const spans = quote ? [{ source: 's1', page: 1, quote }] : role.spans;
  return placesOfPost({ ...role, spans }).map(({ value }) => value);
};

it('a post in two countries has two places, and one in a town has one', () => {
  expect(placesOf('Brillwater', 'Austria / Slovenia')).toEqual(['Austria', 'Slovenia']);
  expect(placesOf('Brillwater', 'Graz, Austria')).toEqual(['Graz, Austria']);
});

it('an embassy is not in the country that sent it', () => {
  expect(
    placesOf('Embassy of Norway', 'Norway', 'Planner, Embassy of Norway in Chile (2010 - 2012)'),
  ).toEqual(['Chile']);
  expect(placesOf('Embassy of Norway', 'Norway', 'Planner, Embassy of Norway')).toEqual([]);
});

it('a country whose name is another word is found by its capital', () => {
  expect(countriesNamedIn('Opened depots in Peru, Bolivia and Oman')).toEqual(['BO', 'PE', 'OM']);
  expect(countriesNamedIn('Receita de peru assado')).toEqual([]);
});
