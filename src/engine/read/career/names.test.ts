import { expect, it } from 'vitest';
import { tidyName } from './names';

it('the beginning of a remark in brackets is removed from an employer’s name', () => {
  expect(tidyName('Nordhav Foods (PE-backed')).toBe('Nordhav Foods');
});

it('a part-time remark and the town before it are removed from an employer’s name', () => {
  expect(tidyName('Nordhav Foods GmbH (Tübingen, Germany), part-time')).toBe('Nordhav Foods GmbH');
});
