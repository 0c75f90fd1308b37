import { expect, it } from 'vitest';
import { replaceLookalikes } from './lookalikes';

it('health insurance is insurance and not health care', () => {
  expect(replaceLookalikes('nordhav health insurance')).toBe('nordhav   insurance');
  expect(replaceLookalikes('nordhav health services')).toBe('nordhav health services');
});
