import { expect, it } from 'vitest';
import { describesEmployer } from './entry-date';

it.each([
  'Leading maker of pumps in Norway',
  'Global family-owned supplier of pumps',
  'The leading maker of pumps in Norway',
  'A $200M operator of 14 clinics',
  '$200M maker of pumps',
  'Privately-held bank with nine branches',
])('"%s" describes the employer', (text) => {
  expect(describesEmployer(text)).toBe(true);
});

it.each([
  'Leading a group of 14 engineers in Oslo',
  'Leading development of a platform for banks',
  'Leading the firm to nine markets',
  'Global head of the supplier network',
  'A bank manager with ten years in Oslo',
])('"%s" describes the work', (text) => {
  expect(describesEmployer(text)).toBe(false);
});
