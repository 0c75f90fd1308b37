import { expect, test } from 'vitest';
import { directionOf } from './text-direction';

test('the direction of a text is that of its first letter', () => {
  expect(directionOf('ليلى الحداد')).toBe('rtl');
  expect(directionOf('2014: שנת הביקורת, with English')).toBe('rtl');
  expect(directionOf('Layla (ليلى)')).toBeUndefined();
  expect(directionOf('欧阳明慧')).toBeUndefined();
  expect(directionOf('2014 …')).toBeUndefined();
  expect(directionOf('')).toBeUndefined();
});
