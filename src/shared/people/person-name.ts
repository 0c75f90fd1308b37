/** Parses a person's name. Separate from the schemas, so that pages can import it without zod. */

export interface PersonName {
  /** The given name: in 'Dr. Ruth Calloway, CFA' it is 'Ruth'. */
  given: string;
  /** The last of the names, or the only one if a name has one word. */
  family: string;
  /** The name without titles before it and credentials after it. */
  plain: string;
}

const TITLES = new Set(
  (
    'dr prof professor mr mrs ms mx miss sir dame lord lady rev reverend fr hon judge ambassador captain capt col colonel gen general lt ' +
    'major maj sgt cdr cmdr adm admiral ing dipl-ing dipl ir drs mag dr-ing frau herr mme mlle don doña dott dottssa sra sr phd er engr shri smt mohd md'
  ).split(' '),
);
/** Subjects of a doctorate, which follow the title and end with a full stop: 'Dr. med.', 'Dr. rer. nat.'. */
const TITLE_SUBJECTS = new Set(
  'med dent vet phil rer nat jur iur theol oec pol soc techn agr habil hc mult univ em emer'.split(' '),
);
/** Words before a family name of several words: 'van der Berg'. */
const PARTICLE_SOURCE =
  'van|von|vom|der|den|de|di|da|del|della|dos|das|du|des|la|le|ten|ter|te|zu|zur|zum|af|el|bin|ibn|st\\.?';
const FAMILY_NAME_PATTERN = new RegExp(`^(?:(?:${PARTICLE_SOURCE})\\s){0,3}\\S+$`, 'iu');
/** Suffixes of a name: numerals, generations, degrees and certificates. */
const CREDENTIALS = new Set(
  (
    'jr sr ii iii iv v phd md mba emba cpa cfa cfp cma cia cisa cissp pmp pe esq jd llb llm msc bsc ma ba ms bs mph ' +
    'mpa med edd dba dds dvm rn faia aia aca acca fca fcca acma cgma fcma ca cpcu shrm-cp shrm-scp sphr phr gphr csm ' +
    'cscp cpim cscmp cism crisc ceng meng beng frics mrics fcips mcips gaicd faicd maicd obe mbe cbe kbe qc kc dphil mphil ' +
    'bsn msn dnp ocn ccrn crna lpn pharmd rph psyd mha msw lcsw pmi-acp csm fache'
  ).split(' '),
);
/** Pictographs, flags and marks, which are not part of a name. */
const PICTOGRAPH_PATTERN = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3|[✓★|•]/gu;

const foldedWord = (word: string) => word.toLowerCase().replace(/[.,]/g, '');
/** Credentials that are also written before a name: 'CPA Ruth Calloway'. None of them is a name. */
const LEADING_CREDENTIALS = new Set('cpa acca fcca acma cgma cfa cissp pmp'.split(' '));
const isTitleSubject = (word: string) => word.endsWith('.') && TITLE_SUBJECTS.has(foldedWord(word));
const isTitle = (word: string) => TITLES.has(foldedWord(word)) || LEADING_CREDENTIALS.has(foldedWord(word));
/** 'MBA', 'PhD' and 'III' are credentials; 'Ma' and 'Ba' are names. */
const isCredential = (word: string) =>
  CREDENTIALS.has(foldedWord(word)) && (/\p{Lu}.*\p{Lu}/u.test(word) || /^(?:jr|sr|esq)\.?$/i.test(word));

/** Parses a name. The only word that is left is never taken for a title or a credential. */
export function parsePersonName(name: string): PersonName {
  const withoutPictographs = name.replace(PICTOGRAPH_PATTERN, ' ').replace(/\s+/g, ' ').trim();
  // '(Ruthie)', '"Ru"', '(she/her)'
  const withoutNicknames = withoutPictographs.replace(/\([^)]{0,40}\)|["“”][^"“”]{0,40}["“”]/g, ' ');
  const fullName = withoutNicknames.replace(/\s+/g, ' ').trim() || withoutPictographs;
  const [first = '', second = '', ...others] = fullName.split(/(?:(?<!\s)\s+)?,\s*/);
  const isInCapitals = /^[\p{Lu}-]+$/u.test(first);
  // Lists write 'Calloway, Ruth' or 'Calloway, Ruth, CFA'; in 'Ruth Calloway, CFA' a credential follows the comma.
  const isFamilyNameFirst =
    second !== '' &&
    FAMILY_NAME_PATTERN.test(first) &&
    !isAllCredentials(second, { isInCapitals }) &&
    others.every((text) => isAllCredentials(text, { isInCapitals: false }));
  const words = (isFamilyNameFirst ? `${second} ${first}` : first)
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  let from = 0;
  const isLeadingTitle = (word: string) => isTitle(word) || (from > 0 && isTitleSubject(word));
  while (from < words.length - 1 && isLeadingTitle(words[from] ?? '')) from += 1;
  let to = words.length;
  while (to > from + 1 && isCredential(words[to - 1] ?? '')) to -= 1;
  const names = words.slice(from, to);
  return { given: givenOf(names), family: names.at(-1) ?? '', plain: names.join(' ') };
}

/**
 * The name that a person is called by: Robert for 'J. Robert Oppenheimer'; the first initial for 'J. R. Hartley', who
 * has only initials.
 */
function givenOf(names: readonly string[]): string {
  const [first = '', ...others] = names;
  const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);
  const spelledName = others.slice(0, -1).find((word) => !isInitial(word));
  return isInitial(first) && spelledName ? spelledName : first;
}

/**
 * Whether what follows the comma of a name is only credentials. In a name that is all in capitals ('CALLOWAY, RUTH'),
 * capitals do not show that a word is one.
 */
function isAllCredentials(text: string, { isInCapitals }: { isInCapitals: boolean }): boolean {
  return text
    .split(/[\s/&]+/)
    .every((word) => isCredential(word) || isTitle(word) || (!isInCapitals && /^[A-Z][A-Z.-]+$/.test(word)));
}

/**
 * The first name for 'Meet {first name}'; `fallback` if the name is empty.
 * @param given the given name that the person stated; takes precedence over the parsed one
 */
export function firstName(name: string, fallback = 'Professional', given = ''): string {
  return given.trim() || parsePersonName(name).given || fallback;
}

/** The initials shown when there is no photo: the first letters or digits of the first and the last name. */
export function initialsOf(name: string, fallback = 'U'): string {
  const { plain } = parsePersonName(name);
  const words = plain.split(/\s+/).flatMap((word) => word.match(/[\p{L}\p{N}]/u) ?? []);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((letter) => letter?.toLocaleUpperCase() ?? '').join('') || fallback;
}
