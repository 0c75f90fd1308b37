import { expect, it } from 'vitest';
import { removeClient, removeEmployerDescription } from './employer-name';

it.each([
  ['Corvane at Brillwater', 'Corvane'],
  ['Corvane/Lund @ Brillwater', 'Corvane/Lund'],
  ['University of Varn at Lund', 'University of Varn at Lund'],
  ['Museum of Art at Lund', 'Museum of Art at Lund'],
  ['Library at Lund', 'Library at Lund'],
  ['Corvane at sea', 'Corvane at sea'],
  ['Corvane', 'Corvane'],
])('the employer of "%s" is "%s"', (name, employer) => expect(removeClient(name)).toBe(employer));

it.each([
  ['Corvane (a leading maker of pumps)', 'Corvane'],
  ['Corvane (The leading maker of pumps)', 'Corvane'],
  ['Corvane (the Company)', 'Corvane'],
  ['Corvane (the Nordic arm of Brillwater)', 'Corvane'],
  ['Corvane Ltd. (part of Brillwater)', 'Corvane Ltd.'],
  ['Corvane -- National Operator (equivalent to Brillwater)', 'Corvane'],
  ['7V (a maker of tape)', '7V'],
  ['Studio 81 (a club)', 'Studio 81'],
])('the description after the name in "%s" is removed', (name, employer) => {
  expect(removeEmployerDescription(name)).toBe(employer);
});

it.each([
  'Corvane (the Netherlands)',
  'Corvane (The Hague)',
  'Corvane (the United Kingdom)',
  'Corvane (Lund)',
])('a place after the name is kept: %s', (name) => {
  expect(removeEmployerDescription(name)).toBe(name);
});
