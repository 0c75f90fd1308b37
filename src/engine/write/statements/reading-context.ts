import type { Language } from '../../language/text/language';

/** The facts of a career that the parsing of each of its statements needs. */
export interface ReadingContext {
  organisations: string[];
  /** Names by their form in lower case, so that text in capitals can be converted without losing their capitals. */
  names: ReadonlyMap<string, string>;
  /** Products that are called by a common word, which keeps its capital: 'Priority' of 'Priority ERP'. */
  products?: ReadonlySet<string>;
  firstName: string;
  /** Words that are not names, since the document also has them in lower case. */
  common: ReadonlySet<string>;
  /** 'her' or 'his' if the person uses it about themselves; never guessed. */
  possessive?: string;
  /** Whether the text about the person is in the third person, so that 'she' is the person. */
  inThirdPerson: boolean;
  latestYear: number;
  language: Language;
  /** Whether a role is known to be current. */
  isEmployed: boolean;
}
