/** 'Title at Company' in the languages LinkedIn and resumes write it in. */

const AT = /\s+(?:at|@|bei(?: der| dem)?|chez|en|na empresa|da empresa|na|no|presso|bij|hos|på|w|в)\s+/giu;
/** Words so common inside titles that only the last occurrence may part title and company, and only these are sure. */
const SURE = /\s+(?:at|@|bei(?: der| dem)?|chez|presso|bij|hos|na empresa|da empresa)\s+/giu;

/** Splits at the word for 'at'; without one the whole text is the title and the organisation is empty. */
export function splitTitleAtCompany(text: string, anyWord = false): { title: string; organisation: string } {
  const matches = [...text.matchAll(anyWord ? AT : SURE)];
  const at = matches[0];
  if (!at) return { title: text.trim(), organisation: '' };
  return { title: text.slice(0, at.index).trim(), organisation: text.slice(at.index + at[0].length).trim() };
}
