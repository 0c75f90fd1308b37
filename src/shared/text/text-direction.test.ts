import { expect, test } from 'vitest';
import { directionOf } from './text-direction';

test('directionOf returns rtl if the first letter is written from right to left, else undefined', () => {
  expect(directionOf('ليلى الحداد')).toBe('rtl');
  expect(directionOf('2014: שנת הביקורת, with English')).toBe('rtl');
  expect(directionOf('Layla (ليلى)')).toBeUndefined();
  expect(directionOf('欧阳明慧')).toBeUndefined();
  expect(directionOf('2014 …')).toBeUndefined();
  expect(directionOf('')).toBeUndefined();
});
