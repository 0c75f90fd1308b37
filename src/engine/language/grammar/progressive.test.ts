import { expect, it } from 'vitest';
import { progressiveAsSimple } from './progressive';

it.each([
  ['was handling the stores of two mills', 'handled the stores of two mills'],
  ['is constantly building ties with growers', 'builds ties with growers'],
])('"%s" becomes "%s"', (predicate, simple) => {
  expect(progressiveAsSimple(predicate)).toBe(simple);
});

it.each([
  ['of a plan', 'is looking for two mills'],
  ['of a state', 'was working as a buyer'],
  ['with a second gerund', 'was building ties and leading two mills'],
  ['with an adverb that limits it', 'was partly handling two mills'],
  ['without a verb', 'was evening the score'],
])('a predicate %s stays as it is', (_, predicate) => {
  expect(progressiveAsSimple(predicate)).toBe(predicate);
});
