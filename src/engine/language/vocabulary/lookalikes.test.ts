import { expect, it } from 'vitest';
import { withoutLookalikes } from './lookalikes';

it('health insurance is insurance and not health care', () => {
  expect(withoutLookalikes('nordhav health insurance')).toBe('nordhav   insurance');
  expect(withoutLookalikes('nordhav health services')).toBe('nordhav health services');
});
