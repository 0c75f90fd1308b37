import { expect, it } from 'vitest';
import { indexPerson } from './indexed-person';
import { personFromJsonResume } from './json-resume';

it.each([
  ['Cut the close from 12 to 5 days, 58% less', true],
  ['Senkte die Fehler von 12 auf 5 %', true],
  ['Réduit les erreurs de 12 à 5 %', true],
  ['Ran 12 ports with 5% of the staff', false],
])('the statement "%s" says from what to what something changed: %s', (text, expected) => {
  const person = personFromJsonResume({
    work: [{ name: 'Nordhav Foods', position: 'Controller', startDate: '2018-01', highlights: [text] }],
  });
  const { statements } = indexPerson(person, { year: 2026, month: 11 });
  expect(statements.map(({ isMeasuredChange }) => isMeasuredChange)).toEqual([expected]);
});
