import { expect, it } from 'vitest';
import { emptyProfile } from '../profile/profile-data';
import { referenceTopicsOf } from './topics';

it.each([
  ['2016 to 2021', 'Mira was Harbour Master at Port Azur from 2016 to 2021.'],
  ['since 2016', 'Mira has been Harbour Master at Port Azur since 2016.'],
  ['2016 to today', 'Mira has been Harbour Master at Port Azur since 2016.'],
  ['2016–', 'Mira has been Harbour Master at Port Azur since 2016.'],
  ['2016', 'Harbour Master, Port Azur, 2016.'],
])('a referee is asked about a post of the years "%s" in a whole sentence', (years, sentence) => {
  const highlights = [`Harbour Master, Port Azur, ${years}`];
  const [topic] = referenceTopicsOf({ ...emptyProfile(), name: 'Mira Solberg', highlights });
  expect(topic?.sentences).toEqual([sentence]);
});
