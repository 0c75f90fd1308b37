/** Restores capitals: the service returns names and titles in lower case. */

const UPPER_CASE_WORDS = new Set(
  'ceo cfo coo cto cmo cio cpo chro cro vp svp evp avp hr it pr qa ui ux uk usa us uae eu emea apac mba bsc msc phd ba ma llb llm cfa cpa acca ai ml erp crm sap b2b b2c iii ii iv'.split(
    ' ',
  ),
);
const LOWER_CASE_WORDS = new Set(
  'of the and or for to in at on a an de la le du des von van der den di da do dos das und et y e'.split(' '),
);

/** 'chief operating officer' becomes 'Chief Operating Officer'; a text that has a capital is unchanged. */
export function titleCaseIfLower(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text
    .split(' ')
    .map((word, index) => {
      const alphanumeric = word.replace(/[^\p{L}\p{N}]/gu, '');
      if (UPPER_CASE_WORDS.has(alphanumeric)) return word.toUpperCase();
      if (index > 0 && LOWER_CASE_WORDS.has(alphanumeric)) return word;
      return word.replace(
        /(^|[-/('’.&])(\p{L})/gu,
        (_, edge: string, letter: string) => edge + letter.toUpperCase(),
      );
    })
    .join(' ');
}
