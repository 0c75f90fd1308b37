/** Telephone numbers as people write them, in the forms that a telephone can dial. */

/** Removes the '(0)' that is only dialled within the country: '+44 (0) 20 7946' becomes '+44 20 7946'. */
export const withoutTrunkPrefix = (telephone: string): string =>
  telephone.replace(/^(\s*\+.*?)\(0\)\s?/, '$1');

/** The digits to dial, after a '+' if the number has its country code. */
export const dialledDigits = (telephone: string): string =>
  withoutTrunkPrefix(telephone).replace(/[^\d+]/g, '');
