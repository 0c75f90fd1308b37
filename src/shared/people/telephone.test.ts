import { expect, it } from 'vitest';
import { dialledDigits, withoutTrunkPrefix } from './telephone';

it.each([
  ['+44 (0) 20 7946 0123', '+442079460123'],
  ['+49(0)30-901820', '+4930901820'],
  ['(020) 7946 0123', '02079460123'],
  ['(0)20 7946 0123', '02079460123'],
  ['+1 (212) 555-0100', '+12125550100'],
])('%s is dialled as %s', (telephone, digits) => expect(dialledDigits(telephone)).toBe(digits));

it('a number with its country code is written without the (0)', () => {
  expect(withoutTrunkPrefix('+44 (0) 20 7946 0123')).toBe('+44 20 7946 0123');
  expect(withoutTrunkPrefix('(0)20 7946 0123')).toBe('(0)20 7946 0123');
});
