/** Finds schools and languages in the texts of a published profile, for its structured data (schema.org). */

import type { ProfileData } from '@/shared/profile/profile-data';
import { languageCode } from '@/shared/text/language-names';
import { nonEmptyLines } from '../components/profile/text';

/** Maximum characters of a line or a sentence that are searched. */
const MAX_SEARCHED_CHARACTERS = 400;
/** Maximum schools, and maximum languages, of a person. */
const MAX_ENTRIES = 10;

const DEGREE_PATTERN =
  /(?:^|[^\p{L}])(?:bachelor\p{L}*|master\p{L}*|doctor\p{L}*|phd|ph\.d\.?|e?mba|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|ll\.?[bm]|diplom\p{L}*|licen\p{L}+|magister|laurea|grado|mestrado|doutorado|degree)(?=[^\p{L}]|$)/iu;
const SCHOOL_PATTERN =
  /universi|college|school|institut|academ|polytech|politecnico|hochschule|école|escuela|escola|faculty/iu;

/** Schools of the degrees among the certifications: 'MSc in Physics, University of Varn'. */
export function schoolsOf(profile: ProfileData): string[] {
  const schools = nonEmptyLines(profile.certifications).flatMap((line) => {
    const [degree = '', ...otherParts] = line.slice(0, MAX_SEARCHED_CHARACTERS).split(/,\s+/);
    const school = otherParts.findLast((part) => SCHOOL_PATTERN.test(part));
    return school && DEGREE_PATTERN.test(degree) ? [school.trim()] : [];
  });
  return [...new Set(schools)].slice(0, MAX_ENTRIES);
}

const LANGUAGE_SENTENCE_PATTERN =
  /(?:^|[^\p{L}])(?:speaks?|speaking|languages|spricht|sprechen|sprachen|parle|parla|habla|idiomas|fala|spreekt)(?=[^\p{L}]|$)/iu;

/** ISO codes of the languages that the profile says the person speaks. */
export function languagesOf(profile: ProfileData): string[] {
  const prose = [
    ...nonEmptyLines(profile.meet_them),
    ...nonEmptyLines(profile.summary),
    ...nonEmptyLines(profile.user_manual),
    ...nonEmptyLines(profile.personal_interests),
  ];
  const codes = prose
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter(
      (sentence) => sentence.length <= MAX_SEARCHED_CHARACTERS && LANGUAGE_SENTENCE_PATTERN.test(sentence),
    )
    .flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .flatMap((word) => languageCode(word) ?? []);
  return [...new Set(codes)].slice(0, MAX_ENTRIES);
}
