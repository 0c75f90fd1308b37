import { expect, it } from 'vitest';
import { aOrAn } from './indefinite-article';

it.each([
  ['UI/UX Designer', 'a '],
  ['UPS Technician', 'a '],
  ['HATS Coordinator', 'a '],
  ['FORK LIFT Operator', 'a '],
  ['HVAC Engineer', 'an '],
  ['MEP Foreman', 'an '],
  ['Underwriter', 'an '],
  ['Unit Manager', 'a '],
  ['R&D Manager', 'an '],
  ['M&A Adviser', 'an '],
  ['B&B', 'a '],
  ['X-ray room', 'an '],
  ['T-shaped team', 'a '],
  ['STEM Teacher', 'a '],
  ['STAFF Engineer', 'a '],
  ['FLEET Manager', 'a '],
  ['SLA', 'an '],
  ['MBA', 'an '],
  ['NATO officer', 'a '],
  ['Utility Manager', 'a '],
  ['usability test', 'a '],
  ['Urologist', 'a '],
  ['usual result', 'a '],
  ['Ukrainian mill', 'a '],
  ['UNESCO Fellow', 'a '],
  ['UK charity', 'a '],
  ['European mill', 'a '],
  ['one-person team', 'a '],
  ['unidirectional link', 'a '],
  ['unidentified fault', 'an '],
  ['unimportant fault', 'an '],
  ['uninsured risk', 'an '],
  ['École alumna', 'an '],
  ['hourly rate', 'an '],
  ['honest answer', 'an '],
  ['house', 'a '],
  ['8-person team', 'an '],
  ['$80M fund', 'an '],
  ['11th mill', 'an '],
  ['18,000 seat hall', 'an '],
  ['180-bed ward', 'a '],
  ['1,800 seat hall', 'a '],
])('the article of %s is "%s"', (phrase, article) => {
  expect(aOrAn(phrase)).toBe(article);
});

it.each(['a mill', 'An hour', 'the harbour', 'one mill'])('"%s" needs no article', (phrase) => {
  expect(aOrAn(phrase)).toBe('');
});
