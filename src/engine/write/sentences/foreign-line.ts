/** Writes the line of a role in another language than English. */
import { lowerFirst } from '../../language/text/casing';
import type { Statement } from '../statements/statement';
import { canBeListEntry } from './statement-sentence';

/** Romance languages, which do not capitalise nouns, so that a statement may follow a colon in lower case. */
const LANGUAGES_WITH_LOWER_CASE_NOUNS: ReadonlySet<string> = new Set(['fr', 'es', 'pt', 'it']);
/** A description of the employer in other languages: 'société de dépannage à Genève'. */
const COMPANY_PATTERN =
  /^(?:soci[ée]t[ée]|entreprise|agence|groupe|cabinet|empresa|azienda|società|unternehmen|bedrijf)(?!\p{L})/iu;
/** Signs, a year or a span of years, which a line in another language has where notes were read as one. */
const NOTES_PATTERN = /[{}|]|^(?:\d{4}|\d{1,2} \p{L}+) |\b(?:19|20)\d\d ?[-–].{0,20}(?:19|20)\d\d\b/u;

/**
 * The place at which a long line in another language turns from its task to the result or the way of working: a comma
 * before a gerund or 'with', or before a word that begins a clause in German or Dutch.
 */
const CONSEQUENCE_PATTERNS: Readonly<Record<string, RegExp>> = {
  es: /, (?=\p{L}+(?:a|ie|e|ye)ndo(?!\p{L})|con )/u,
  pt: /, (?=\p{L}+[aei]ndo(?!\p{L})|com )/u,
  it: /, (?=\p{L}+[ae]ndo(?!\p{L}))/u,
  fr: /, (?=(?:en |tout en )?\p{L}{3,}ant(?!\p{L}))/u,
  de: /, (?=(?:um|wodurch|womit|sodass|was|welche[rs]?) )/u,
  nl: /, (?=(?:waardoor|waarmee|zodat|wat) )/u,
};
/** Minimum characters of a line that is left of a longer one. */
const MIN_CUT_CHARACTERS = 30;
/** Maximum characters of a line in another language than English, whose nouns need more words. */
const MAX_FOREIGN_CHARACTERS = 130;

/** A statement in another language without further items or the consequence at its end, if it is long for a line. */
function shorten({ text: whole, language }: Statement): string {
  if (whole.length <= MAX_FOREIGN_CHARACTERS) return whole;
  const [first = ''] = whole.split(/ ?; /);
  const text = first.length < MIN_CUT_CHARACTERS ? whole : first;
  if (text.length <= MAX_FOREIGN_CHARACTERS) return text;
  const end = CONSEQUENCE_PATTERNS[language]?.exec(text)?.index ?? text.length;
  return end < MIN_CUT_CHARACTERS ? text : text.slice(0, end);
}

/** The line of a statement after its role, without a consequence at the end of a long one. */
export function foreignLineOf(statement: Statement): string | undefined {
  const text = shorten(statement);
  if (
    text.length > MAX_FOREIGN_CHARACTERS ||
    !canBeListEntry(statement) ||
    NOTES_PATTERN.test(text) ||
    COMPANY_PATTERN.test(text)
  )
    return undefined;
  return LANGUAGES_WITH_LOWER_CASE_NOUNS.has(statement.language) ? lowerFirst(text) : text;
}
