/** Splits a degree from the school behind it. */
import { isSchool } from '../../vocabulary/organisations';

/**
 * Splits a text that begins with a degree and names a school: 'B.Sc (Chemistry). Marlowe College', 'Bachelor of Law
 * Velmont University'.
 * @returns the degree and the school, or the whole text if it does not show where the school's name begins
 */
export function splitDegreeFromSchool(text: string): string[] {
  const [, degree = '', school = ''] =
    /^(.{2,60}?(?:\)\.?|\.))\s+(\p{Lu}.*)$/u.exec(text) ??
    /^(\S{2,9}) ((?!(?:OF|IN) )\p{Lu}\p{L}+ .*)$/u.exec(text) ??
    [];
  return degree !== '' && isSchool(school) && !isSchool(degree) ? [degree, school] : splitAtSchool(text);
}

/** A word that ends or begins the name of a school. */
const SCHOOL_NOUN_PATTERN =
  /^(?:University|College|Institute|School|Academy|Polytechnic|Universidad|Université|Università)$/u;
/** Words of subjects, which end before the name of a school begins. */
const SUBJECT_WORD_PATTERN =
  /^(?:.*\)|(?:Engineering|Sciences?|Arts|Laws?|Commerce|Administration|Management|Economics|Mathematics|Physics|Chemistry|Biology|Finance|Accounting|Accountancy|Marketing|Psychology|Technology|Systems|Studies|Education|Nursing|Medicine|Design|History|Degree|Honou?rs|Architecture|Pharmacy|Informatics|Philosophy|Communications?),?)$/u;

/** A kind of school, whose name stands before it. */
const KIND_OF_SCHOOL_PATTERN = /^(?:Business|Law|High|Medical|Graduate|State|Technical) \p{L}+$/u;

/** Splits after the subject of a degree: 'PhD in Harbour Studies Velmont State University'. */
function splitAtSchool(text: string): string[] {
  const words = text.split(' ');
  const noun = words.findIndex((word) => SCHOOL_NOUN_PATTERN.test(capitalised(word)));
  if (noun < 2) return [text];
  let start = noun;
  while (start > 0 && noun - start < 3 && isSchoolNameWord(words[start - 1] ?? '')) start -= 1;
  if (/^(?:in|of)$/iu.test(words[start - 1] ?? '')) start += 1;
  const [degree, school] = [words.slice(0, start).join(' '), words.slice(start).join(' ')];
  // 'Master of Velmont Business School' does not show where the school's name begins.
  const isClear =
    start > 1 &&
    start <= noun &&
    / (?:in|of) \S/iu.test(degree) &&
    isSchool(school) &&
    !KIND_OF_SCHOOL_PATTERN.test(school);
  return isClear && !isSchool(degree) ? [degree, school] : [text];
}

const isSchoolNameWord = (word: string) =>
  /^\p{Lu}[\p{L}.'’-]+$/u.test(word) &&
  !/^(?:OF|IN|AND)$/.test(word) &&
  !SUBJECT_WORD_PATTERN.test(capitalised(word));

/** A word as in a name, if it is in capitals: 'University', of 'UNIVERSITY'. */
const capitalised = (word: string) =>
  /^\p{Lu}{2,}\p{P}?$/u.test(word) ? `${word.slice(0, 1)}${word.slice(1).toLowerCase()}` : word;
