import { expect, it } from 'vitest';
import { phrasesOf, sharedPhrases } from './shared-phrases';

it('a phrase has five words, whatever their case and punctuation', () => {
  expect(phrasesOf('Led nine mills, at $4m — in Varn.')).toEqual([
    'led nine mills at $4m',
    'nine mills at $4m in',
    'mills at $4m in varn',
  ]);
});

it('a document shares the phrases of a file that no other document has', () => {
  const documents = new Map([
    ['a', 'Led nine mills on the coast. On time and within budget.'],
    ['b', 'Always on time and within budget.'],
  ]);
  const files = new Map([
    ['x.test.ts', "'Led nine mills on the coast'\n'Kept on time and within budget'"],
    ['y.test.ts', "'led nine mills on the coast'"],
  ]);
  expect(Object.fromEntries(sharedPhrases(documents, files))).toEqual({
    a: [
      { phrase: 'led nine mills on the', file: 'x.test.ts' },
      { phrase: 'nine mills on the coast', file: 'x.test.ts' },
    ],
    b: [],
  });
});

it('a phrase does not go over the end of a line', () => {
  const documents = new Map([['a', 'Led nine mills on the coast']]);
  expect(sharedPhrases(documents, new Map([['x', 'Led nine mills\non the coast']])).get('a')).toEqual([]);
});
