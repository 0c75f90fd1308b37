/** Extracts schools and languages from a published profile for structured data (schema.org). */
import type { ProfileData } from '@/shared/profile';
import { nonEmptyLines } from '../components/profile/text';

/** Characters of a line or a sentence that are looked at. */
const LOOKED_AT = 400;
const MOST = 10;

const DEGREE =
  /(?:^|[^\p{L}])(?:bachelor\p{L}*|master\p{L}*|doctor\p{L}*|phd|ph\.d\.?|e?mba|[bm]\.?sc|[bm]\.?a|[bm]\.?eng|ll\.?[bm]|diplom\p{L}*|licen\p{L}+|magister|laurea|grado|mestrado|doutorado|degree)(?=[^\p{L}]|$)/iu;
const SCHOOL =
  /universi|college|school|institut|academ|polytech|politecnico|hochschule|école|escuela|escola|faculty/iu;

/** Schools of the degrees among the certifications: 'MSc in Physics, University of Varn'. */
export function schoolsOf(profile: ProfileData): string[] {
  const schools = nonEmptyLines(profile.certifications).flatMap((line) => {
    const [degree = '', ...rest] = line.slice(0, LOOKED_AT).split(/,\s+/);
    const school = rest.findLast((part) => SCHOOL.test(part));
    return school && DEGREE.test(degree) ? [school.trim()] : [];
  });
  return [...new Set(schools)].slice(0, MOST);
}

/** Languages that leadership profiles name, as ISO 639-1 codes. */
const CODES =
  'af ar bg bn ca cs cy da de el en es et fa fi fil fr ga gu he hi hr hu hy id is it ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nn no pa pl ps pt ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi yue zh';
/** Languages whose profiles the product writes. */
const WRITTEN = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'];

let names: Map<string, string> | undefined;

/** Codes by the names they have in the languages of profiles. Case matters: 'polish' is a verb. */
function namesOfLanguages(): Map<string, string> {
  if (names) return names;
  names = new Map([['Mandarin', 'zh']]);
  for (const written of WRITTEN) {
    const display = new Intl.DisplayNames(written, { type: 'language', fallback: 'none' });
    for (const code of CODES.split(' ')) {
      const name = display.of(code);
      if (name) names.set(name, code).set(name.charAt(0).toUpperCase() + name.slice(1), code);
    }
  }
  return names;
}

const SPEAKS =
  /(?:^|[^\p{L}])(?:speaks?|speaking|languages|spricht|sprechen|sprachen|parle|parla|habla|idiomas|fala|spreekt)(?=[^\p{L}]|$)/iu;

/** Codes of the languages that a sentence of the profile says are spoken. */
export function languagesOf(profile: ProfileData): string[] {
  const prose = [
    ...nonEmptyLines(profile.meet_them),
    ...nonEmptyLines(profile.summary),
    ...nonEmptyLines(profile.user_manual),
    ...nonEmptyLines(profile.personal_interests),
  ];
  const codes = prose
    .flatMap((text) => text.split(/(?<=[.!?])\s/))
    .filter((sentence) => sentence.length <= LOOKED_AT && SPEAKS.test(sentence))
    .flatMap((sentence) => sentence.match(/\p{L}+/gu) ?? [])
    .flatMap((word) => namesOfLanguages().get(word) ?? []);
  return [...new Set(codes)].slice(0, MOST);
}
