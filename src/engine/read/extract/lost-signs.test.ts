import { expect, it } from 'vitest';
import { restoreSigns } from './lost-signs';
import type { TextItem } from './types';

const SIZE = 10;
/** Widths in points at this size. */
const BRACKET = 3.6;
const DASH = 4.6;
const PLUS = 6.6;

/** The texts of a line whose parts begin at these positions, in points, with unmapped signs restored. */
const restoredOf = (...parts: [x: number, text: string, width?: number][]) => {
  const items: TextItem[] = parts.map(([x, text, width = text.length * 5]) => ({
    text,
    x,
    y: 343,
    width,
    size: SIZE,
    font: 'f1',
    rtl: false,
  }));
  restoreSigns(items);
  return items.map(({ text }) => text);
};

it('an unmapped sign between two years is a dash', () => {
  expect(restoredOf([320, '2019'], [343, '\0', 3], [349, '2023'])).toEqual(['2019', '–', '2023']);
  expect(restoredOf([300, '03/2019 '], [341, '\0', 5], [349, '11/2023'])).toEqual([
    '03/2019 ',
    '–',
    '11/2023',
  ]);
});

it('an unmapped sign of the width of a dash, between words, is one', () => {
  expect(restoredOf([300, 'May 2021'], [343, '\0', DASH], [350, 'Present'])).toEqual([
    'May 2021',
    '–',
    'Present',
  ]);
  expect(restoredOf([300, 'AI'], [310, '\0', DASH], [314.7, 'Driven'])).toEqual(['AI', '-', 'Driven']);
});

it('unmapped signs around words are brackets', () => {
  expect(restoredOf([300, 'Oslo'], [323, '\0', BRACKET], [326.6, 'Remote)'])).toEqual([
    'Oslo',
    '(',
    'Remote)',
  ]);
  const pair = restoredOf([300, 'with'], [323, '\0', BRACKET], [326.6, 'LODESTAR'], [366.6, '\0', BRACKET]);
  expect(pair).toEqual(['with', '(', 'LODESTAR', ')']);
});

it('an unmapped sign joined to a number before it is a plus', () => {
  expect(restoredOf([300, 'with 15'], [335, '\0', PLUS], [345, 'ships'])).toEqual(['with 15', '+', 'ships']);
});

it('an unmapped sign whose surroundings do not say what it is stays unmapped', () => {
  expect(restoredOf([320, 'Planner'], [358, '\0', 3], [364, '2023'])).toEqual(['Planner', '\0', '2023']);
  expect(restoredOf([320, '2019'], [355, '\0', 3], [361, '2023'])).toEqual(['2019', '\0', '2023']);
  expect(restoredOf([300, 'con'], [315, '\0', DASH], [319.6, 'guration'])).toEqual(['con', '\0', 'guration']);
  expect(restoredOf([300, 'Oslo'], [323, '\0', BRACKET], [326.6, 'Remote'])).toEqual([
    'Oslo',
    '\0',
    'Remote',
  ]);
  expect(restoredOf([300, '\0', PLUS], [310, 'Sailing'])).toEqual(['\0', 'Sailing']);
});
