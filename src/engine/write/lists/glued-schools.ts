/** Separates subject and school that were read as one name: 'Pump Science • Norling University'. */
import type { EducationFact } from '@/shared/record/facts';

/** A sign between the subject and the school, and honours in brackets that end the subject. */
const SIGN_BETWEEN_PATTERN = /^(.{3,80}?)\s[▪•·■◦|]\s(\p{Lu}.{4,80})$/u;
const AFTER_HONOURS_PATTERN =
  /^(.{3,80}?\((?:with )?(?:hons?|honou?rs|distinction|(?:summa |magna )?cum laude)\.?\))\s(\p{Lu}.{4,80})$/iu;
const HONOURS_PATTERN = /\s?\((?:with )?(?:hons?|honou?rs|distinction|(?:summa |magna )?cum laude)\.?\)$/iu;

/**
 * A two-part subject run together with a university's name, so that it is unclear where the name begins: 'Hydraulics &
 * Design Norling University'. 'University of Arts & Design' and 'Varn School of Art & Design
 * University' are names as a whole.
 */
const SUBJECT_BEFORE_SCHOOL_PATTERN =
  /^(?!.*\b(?:of|for|school|institute|academy|polytechnic|state|national|agricultural)\b)\p{Lu}[\p{L}-]{4,20} (?:&|and) (?:\p{Lu}[\p{L}-]+ ){2,5}(?:University|College)$/iu;

/** Entries of another column beside a school: a list of the best students, a grade, a grant. */
const BESIDE_SCHOOL_PATTERN =
  /\b(?:dean['’]?s list|honou?rs? (?:list|roll|society)|scholarships?|g\.?p\.?a)\b/iu;

/**
 * An entry with subject and school apart; without its school where the two cannot be separated or it is not a school.
 */
export function separateSchool(entry: EducationFact): EducationFact {
  const { school, field = '' } = entry;
  const [, subject = '', name = ''] =
    SIGN_BETWEEN_PATTERN.exec(school) ?? AFTER_HONOURS_PATTERN.exec(school) ?? [];
  if (name && !field) return { ...entry, field: subject.replace(HONOURS_PATTERN, ''), school: name };
  return SUBJECT_BEFORE_SCHOOL_PATTERN.test(school) || BESIDE_SCHOOL_PATTERN.test(school)
    ? { ...entry, school: '' }
    : entry;
}
