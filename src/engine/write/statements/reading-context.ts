import type { Language } from '../../language/text/language';

/** The context needed to read one statement. */
export interface ReadingContext {
  organisations: string[];
  /** Names by their folded form, to keep their capitals when text in capitals is converted. */
  names: ReadonlyMap<string, string>;
  firstName: string;
  /** Words that are not names, since the same document also has them in lower case. */
  common: ReadonlySet<string>;
  /** 'her' or 'his' if the person used it of themselves; never guessed. */
  possessive?: string;
  latestYear: number;
  language: Language;
  /** Whether a role is known to be current. */
  isEmployed: boolean;
}
