import { expect, it } from 'vitest';
import { emptyFacts, type TextFact } from '@/shared/record/facts';
import { personFromFacts } from './from-facts';

it('the languages of a person have English names, whatever language they are listed in', () => {
  const fact = (value: string): TextFact => ({ id: value, value, spans: [], confidence: 0.9 });
  const languages = [fact('inglese (fluente)'), fact('Nederlands: moedertaal'), fact('French')];
  expect(personFromFacts({ ...emptyFacts(), languages }).languages).toEqual([
    { name: 'English', level: 'fluente' },
    { name: 'Dutch', level: 'moedertaal' },
    { name: 'French', level: undefined },
  ]);
});
