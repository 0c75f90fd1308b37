import { expect, it } from 'vitest';
import type { DocumentLine } from '../../layout/line';
import { removeRemarks } from './certificate-remarks';

const withoutRemarks = (text: string) =>
  removeRemarks({ text, cells: [text] } as unknown as DocumentLine).text;

it.each([
  ['a month of issue in figures', 'Crane Safety (issued 09/2024)', 'Crane Safety 2024'],
  ['a day of issue in figures', 'Crane Safety (awarded 01.05.2024)', 'Crane Safety 2024'],
  ['a month after the hours of a course', 'Crane Safety, 20h, 05/2024', 'Crane Safety 2024'],
  ['a year in brackets after the hours of a course', 'Crane Safety, 20h (2024)', 'Crane Safety 2024'],
  ['a date that begins with its year, of expiry', 'Crane Safety – valid until 2026-05', 'Crane Safety'],
])('%s leaves at most its year', (_, text, expected) => {
  expect(withoutRemarks(text)).toBe(expected);
});

it.each([
  ['Lead Auditor (ISO 27001)'],
  ['Lead Auditor (ISO/IEC 27001:2022)'],
  ['Boiler Licence No 2'],
  ['Crane Safety, Building Code 51'],
])('the number in "%s" belongs to the name', (text) => {
  expect(withoutRemarks(text)).toBe(text);
});

it.each([
  ['Lead Auditor (I367-9826)'],
  ['Lead Auditor, Licence No. 54321'],
  ['Lead Auditor – Certificate ID: 0012810078'],
])('the number of the certificate is removed from "%s"', (text) => {
  expect(withoutRemarks(text)).toBe('Lead Auditor');
});
