/** Whole numbers as people type them: separators at the thousands are removed, decimal fractions are refused. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editedNumberDigits, groupThousands, parseWholeNumber, wholeNumberDigits } from './whole-number';

const grouped = (digits: string, separator: string) => groupThousands(digits).replaceAll(',', separator);
const separators = fc.constantFrom(',', '.', "'", '’', ' ', '\u00a0', '\u202f');
const amounts = fc.integer({ min: 0, max: 10 ** 9 });

describe('a whole number', () => {
  it.each([
    ['1350', 1350],
    ['1,350', 1350],
    ['1.350', 1350],
    ["1'350", 1350],
    ['1 350', 1350],
    [' 1,234,567 ', 1_234_567],
    ['1,35,000', 135_000],
    ['007', 7],
    ['0', 0],
  ])('is read from "%s"', (typed, number) => expect(parseWholeNumber(typed)).toBe(number));

  it('is read with any separator at the thousands', () =>
    fc.assert(
      fc.property(amounts, separators, (amount, separator) => {
        expect(parseWholeNumber(grouped(String(amount), separator))).toBe(amount);
      }),
    ));

  it('keeps digits beyond the precision of a JavaScript number', () =>
    expect(wholeNumberDigits('9,007,199,254,740,993')).toBe('9007199254740993'));
});

describe('text that is not a whole number', () => {
  it.each([
    '',
    ' ',
    '187.50',
    '187,50',
    '187.00',
    '1350.5',
    '1,35',
    '1,3500',
    '1,350.50',
    '1.350,50',
    '1,234.567',
  ])('is refused: "%s"', (typed) => expect(parseWholeNumber(typed)).toBeNull());

  it.each(['-5', '1e3', '0x10', '١٢', 'much', '1,,350', ',350', '350,', `1${'0'.repeat(40)}`])(
    'is refused: "%s"',
    (typed) => expect(parseWholeNumber(typed)).toBeNull(),
  );

  it('is refused if it is a decimal fraction, with any decimal mark and separator', () =>
    fc.assert(
      fc.property(
        amounts,
        fc.nat(99),
        fc.constantFrom(',', '.'),
        separators,
        (amount, cents, decimalMark, separator) => {
          const typed = `${grouped(String(amount), separator)}${decimalMark}${String(cents).padStart(2, '0')}`;
          expect(parseWholeNumber(typed)).toBeNull();
        },
      ),
    ));

  it('is never read as another number than its digits', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\d,.' ]{1,12}$/), (typed) => {
        const number = parseWholeNumber(typed);
        if (number !== null) expect(number).toBe(Number(typed.replaceAll(/\D/g, '')));
      }),
    ));
});

describe('an edit of a number that the field has grouped', () => {
  it.each([
    ['a digit is added', '1,350', '1,3500', '13500'],
    ['a digit is deleted', '1,350', '1,35', '135'],
    ['a digit is inserted', '1,350', '19,350', '19350'],
    ['everything is deleted', '1,350', '', ''],
    ['a decimal comma is added', '187', '187,', null],
    ['an amount with cents is pasted over it', '1,350', '187,50', null],
    ['cents are added', '1,350', '1,350.5', null],
    ['text that the field had refused is edited', '187,', '187,5', null],
    ['a comma that was typed becomes a separator', '180,00', '180,000', '180000'],
  ])('%s: "%s" edited to "%s" has the digits %s', (_, shown, typed, digits) =>
    expect(editedNumberDigits(typed, shown)).toBe(digits),
  );

  it('keeps its digits, wherever one is inserted or deleted', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 9 }), fc.nat(), fc.nat(9), (amount, place, digit) => {
        const shown = groupThousands(String(amount));
        const index = place % (shown.length + 1);
        const inserted = `${shown.slice(0, index)}${digit}${shown.slice(index)}`;
        const digitsOf = (text: string) => text.replaceAll(',', '').replace(/^0+(?=\d)/, '');
        expect(editedNumberDigits(inserted, shown)).toBe(digitsOf(inserted));
        const deleted = `${shown.slice(0, index)}${shown.slice(index + 1)}`;
        expect(editedNumberDigits(deleted, shown)).toBe(digitsOf(deleted));
      }),
    ));
});
