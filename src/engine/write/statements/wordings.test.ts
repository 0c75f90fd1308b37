/** Other wordings of a statement, among which its owner can choose. */
import { describe, expect, it } from 'vitest';
import { careerFacts } from '../testing/build';
import { careerContextOf } from './career-context';
import { wordingsOf } from './wordings';

const wordingOf = (kind: string, statement: string) => {
  const role = { title: 'Harbour Engineer', organisation: 'Brillwater', start: '2014', end: '2019' };
  const facts = careerFacts({ name: 'Edda Norling', roles: [{ ...role, statements: [statement] }] });
  return careerContextOf(facts)
    .achievements.flatMap(wordingsOf)
    .find(({ wording }) => wording === kind)?.statement.text;
};

describe('the wording of a statement as its result', () => {
  it('is the clause of the result as a sentence', () => {
    expect(wordingOf('result', 'Rebuilt the quay in Varn, reducing the cost of repairs by 20%.')).toBe(
      'Reduced the cost of repairs by 20%',
    );
    expect(wordingOf('result', 'Rebuilt the quay in Varn, thereby winning nine ferries.')).toBe(
      'Won nine ferries',
    );
  });

  it.each(['working with two suppliers', 'beginning with the pier', 'applying new methods of work'])(
    'is not the manner of the work: %s',
    (clause) => expect(wordingOf('result', `Rebuilt the quay in Varn, ${clause}.`)).toBeUndefined(),
  );
});

it('a short wording leaves the circumstances out', () => {
  expect(wordingOf('short', 'Rebuilt the quay in Varn, reducing the cost of repairs by 20%.')).toBe(
    'Rebuilt the quay in Varn',
  );
});
