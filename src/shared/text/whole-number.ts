/** Reads whole numbers as people type them, with or without separators at the thousands. */

/**
 * A number with one kind of separator at every thousand, or with none: '1,350', '1.350', "1'350", '1 350', '1350'. The
 * groups before the last one may have two digits, as in India: '1,35,000'.
 */
const WHOLE_NUMBER_PATTERN = /^(?:\d+|\d{1,3}([\s,.'’])(?:\d{2,3}\1)*\d{3})$/;

/** Characters beyond which a text is no number that anybody typed. */
const MAX_NUMBER_CHARACTERS = 40;

/**
 * The digits of a whole number, without separators and leading zeros: '1350' for '1,350'. A decimal fraction has
 * none, since leaving out its sign would multiply it: '187.50', '187,50'. Nor has '187.00', since '187.000' may follow.
 * @returns `null` for text that is no whole number
 */
export function wholeNumberDigits(typed: string): string | null {
  const text = typed.trim();
  if (text.length > MAX_NUMBER_CHARACTERS || !WHOLE_NUMBER_PATTERN.test(text)) return null;
  return text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
}

/** The whole number that somebody typed; `null` for text that is none, such as a decimal fraction. */
export function parseWholeNumber(typed: string): number | null {
  const digits = wholeNumberDigits(typed);
  return digits === null ? null : Number(digits);
}

/** Puts a comma at every thousand: '180,000'. An empty string stays empty. */
export const groupThousands = (digits: string): string => digits.replaceAll(/\B(?=(\d{3})+$)/g, ',');

/**
 * The digits of a field that groups them by itself, after an edit. Commas that the field had put there are passed over,
 * since an edit leaves them between the wrong digits ('1,3500'); those that the edit brought are the person's own.
 * @param shown what the field showed before the edit
 * @returns `null` for text that is no whole number; '' for an emptied field
 */
export function editedNumberDigits(typed: string, shown: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  const digits = wholeNumberDigits(text);
  if (digits !== null || wholeNumberDigits(shown) === null) return digits;
  let start = 0;
  while (start < shown.length && start < text.length && shown[start] === text[start]) start += 1;
  let rest = 0;
  const maxRest = Math.min(shown.length, text.length) - start;
  while (rest < maxRest && shown.at(-1 - rest) === text.at(-1 - rest)) rest += 1;
  const end = text.length - rest;
  const withoutCommas = (part: string) => part.replaceAll(',', '');
  return wholeNumberDigits(
    withoutCommas(text.slice(0, start)) + text.slice(start, end) + withoutCommas(text.slice(end)),
  );
}
