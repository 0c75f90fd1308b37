/** Splits 'Title at Company', in the languages of LinkedIn and resumes. */

const AT_PATTERN =
  /(?<!\s)\s+(?:at|@|bei(?: der| dem)?|chez|en|em|na empresa|da empresa|na|no|presso|bij|hos|på|w|в)\s+/giu;
/**
 * Words of `AT_PATTERN` that are rare inside titles, unlike 'en' or 'na', so that they separate title and company in
 * any position.
 */
const RARE_IN_TITLES_PATTERN =
  /(?<!\s)\s+(?:at|@|bei(?: der| dem)?|chez|presso|bij|hos|na empresa|da empresa)\s+/giu;

/**
 * Splits a line of LinkedIn's old layout, which always names a company: at the first unambiguous word for 'at', else at
 * the last ambiguous one ('en', 'na') before a capital or a digit.
 */
export function splitTitleAtName(text: string): { title: string; organisation: string } {
  const split = splitTitleAtCompany(text);
  if (split.organisation !== '') return split;
  const at = [...text.matchAll(AT_PATTERN)].findLast((match) =>
    /^[\p{Lu}\p{Lo}\p{N}]/u.test(text.slice(match.index + match[0].length)),
  );
  if (!at) return split;
  return { title: text.slice(0, at.index).trim(), organisation: text.slice(at.index + at[0].length).trim() };
}

/**
 * Splits at the first word for 'at'. Without one the whole text is the title and the organisation is ''.
 * @param anyWord also at words such as 'en' and 'na', which are common inside titles
 */
export function splitTitleAtCompany(text: string, anyWord = false): { title: string; organisation: string } {
  const matches = [...text.matchAll(anyWord ? AT_PATTERN : RARE_IN_TITLES_PATTERN)];
  const at = matches[0];
  if (!at) return { title: text.trim(), organisation: '' };
  return { title: text.slice(0, at.index).trim(), organisation: text.slice(at.index + at[0].length).trim() };
}
