import { expect, it } from 'vitest';
import { tidyName } from './names';

it('the beginning of a remark in brackets is removed from an employer’s name', () => {
  expect(tidyName('Nordhav Foods (PE-backed')).toBe('Nordhav Foods');
});
