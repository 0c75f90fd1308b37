/** Reads whole numbers as people type them, with or without separators at the thousands. */

/**
 * A number with one kind of separator at every thousand, or with none: '1,350', '1.350', "1'350", '1 350', '1350'. The
 * groups before the last one may have two digits, as in India: '1,35,000'.
 */
const WHOLE_NUMBER_PATTERN = /^(?:\d+|\d{1,3}([\s,.'’])(?:\d{2,3}\1)*\d{3})$/;

/** A longer text is not a number that anybody typed. */
const MAX_NUMBER_CHARACTERS = 40;

/**
 * The digits of a whole number, without separators and leading zeros: '1350' for '1,350'. `null` for any
 * other text. A decimal fraction such as '187.50' is refused, since without its decimal mark it would be 18750; so is
 * '187.00', which may become '187.000'.
 */
export function wholeNumberDigits(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_NUMBER_CHARACTERS || !WHOLE_NUMBER_PATTERN.test(text)) return null;
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** The whole number that somebody typed; `null` for other text, such as a decimal fraction. */
export function parseWholeNumber(typed: string): number | null {
  const digits = wholeNumberDigits(typed);
  return digits === null ? null : Number(digits);
}

/** Puts a comma at every thousand: '180,000'. An empty string stays empty. */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/**
 * The digits of a field that groups them by itself, after an edit. Commas that the field had inserted are ignored,
 * since an edit leaves them between the wrong digits ('1,3500'); commas in the edited part were typed by the person.
 * @param shown what the field showed before the edit
 * @returns `null` for text that is not a whole number; '' for an emptied field
 */
export function editedNumberDigits(typed: string, shown: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const digits = wholeNumberDigits(text);
  if (digits !== null || wholeNumberDigits(shown) === null) return digits;
  let commonStart = 0;
  while (commonStart < shown.length && commonStart < text.length && shown[commonStart] === text[commonStart])
    commonStart += 1;
  let commonEnd = 0;
  const maxCommonEnd = Math.min(shown.length, text.length) - commonStart;
  while (commonEnd < maxCommonEnd && shown.at(-1 - commonEnd) === text.at(-1 - commonEnd)) commonEnd += 1;
  const end = text.length - commonEnd;
  const withoutCommas = (part: string) => part.replaceAll(',', '');
  return wholeNumberDigits(
    withoutCommas(text.slice(0, commonStart)) + text.slice(commonStart, end) + withoutCommas(text.slice(end)),
  );
}
