import { expect, it } from 'vitest';
import { replaceLookalikes } from './lookalikes';

it('lending and broking to private people is no retail', () => {
  expect(replaceLookalikes('head of retail broking')).toBe('head of  ');
  expect(replaceLookalikes('head of retail stores')).toBe('head of retail stores');
});

it('health insurance is insurance and not health care', () => {
  expect(replaceLookalikes('nordhav health insurance')).toBe('nordhav   insurance');
  expect(replaceLookalikes('nordhav health services')).toBe('nordhav health services');
});
