import { expect, it } from 'vitest';
import { statementsOfLine } from '../testing/statements';
import { isStrongResult } from './strong-result';

const isStrong = (line: string) => statementsOfLine(line).some(isStrongResult);

it.each([
  'Cut the spoilage of fruit by 31% with new cold rooms in Varn.',
  'Founded a school for crane drivers with two unions in Varn.',
])('shows an ability alone: %s', (line) => expect(isStrong(line)).toBe(true));

it.each([
  'Developed training kits to teach the crews of Varn how to read the charts of 9 tides.',
  'Managed the rota of the crews and the keys of the depots in Varn.',
  'Trained teams in 7 ports.',
])('is a task: %s', (line) => expect(isStrong(line)).toBe(false));
