import { expect, it } from 'vitest';
import { removeClient } from './employer-name';

it.each([
  ['Corvane at Brillwater', 'Corvane'],
  ['Corvane/Lund @ Brillwater', 'Corvane/Lund'],
  ['University of Varn at Lund', 'University of Varn at Lund'],
  ['Corvane at sea', 'Corvane at sea'],
  ['Corvane', 'Corvane'],
])('the employer of "%s" is "%s"', (name, employer) => expect(removeClient(name)).toBe(employer));
