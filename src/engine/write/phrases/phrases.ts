/** The connecting phrases that each language has, and tools that several of them use. */
import { lowerFirst } from '../../language/text/casing';
import { anyOf } from '../../language/text/word-lists';

/** Years for a phrase; `end` is 'present' for a current role. */
export interface Years {
  start?: number;
  end?: number | 'present';
}

/** The parts of an achievement, for phrases of languages other than English. */
export interface AchievementParts {
  /** The person's name in prose. */
  subject: string;
  /** '' if the statement names its employer. */
  organisation: string;
  /** The statement as a list entry: 'Senkung der Kosten', 'Dirigió un equipo'. */
  text: string;
}

/**
 * The connecting phrases of one language. Each function returns a complete sentence without its full stop, or
 * a phrase, and adds nothing to the meaning of its arguments.
 */
export interface Phrases {
  and: string;
  /** Years as text: '2016 to 2021', '2021 to today', '2021', or '' if no year is known. */
  years(years: Years): string;
  position(subject: string, title: string, organisation: string, years: Years): string;
  speaks(subject: string, languages: string): string;
  /** A complete sentence; undefined if the statement does not begin with a known verb or noun of action. */
  result?(result: AchievementParts): string | undefined;
  /** A complete sentence that names the organisation and quotes a result in figures after a colon. */
  quotedResult?(result: Omit<AchievementParts, 'subject'>): string;
}

/** Formats years as '2016 to 2021' with the given words. */
export function yearRangeText({ start, end }: Years, to: string, today: string): string {
  if (end === 'present') return start ? `${start} ${to} ${today}` : '';
  return start && end && start !== end ? `${start} ${to} ${end}` : `${start ?? end ?? ''}`;
}

/** Formats ' (2016 to 2021)'; '' for an empty text. */
export const inBrackets = (text: string) => (text ? ` (${text})` : '');

/** The first word of a text, and the rest. */
export function splitFirstWord(text: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^([^\s,;:]+)(.*)$/su.exec(text) ?? [];
  return [head, rest];
}

/**
 * A title within a sentence: 'directora de operaciones' in lower case, but 'Head of Sales' unchanged, since
 * it is used as a name.
 */
export const lowerCaseTitle = (title: string): string =>
  /\s\p{Lu}\p{Ll}/u.test(title) ? title : lowerFirst(title);

/** Nouns of change and of making, at the beginning of a line that names a result. */
const RESULT_NOUN_PATTERN = anyOf(
  [
    'senkung|steigerung|reduzierung|reduktion|erhöhung|verbesserung|verringerung|verkürzung|gewinnung',
    'verdopp?e?lung|einsparung|einführung|umstellung|neuausrichtung|optimierung|gründung|eröffnung',
    'réduction|augmentation|croissance|amélioration|baisse|hausse|diminution|optimisation|lancement',
    'création|mise en (?:place|service)|ouverture|obtention|doublement|redução|crescimento|ampliação',
    'criação|implantação|implementação|otimização|lançamento|riduzione|aumento|crescita|miglioramento',
    'creazione|ottimizzazione|introduzione|apertura|verlaging|verhoging|verbetering|vermindering',
    'invoering|oprichting|besparing',
  ],
  { before: '^', after: String.raw`(?!\p{L})`, flags: 'iu' },
);

/** Whether a line that begins with a noun of action states a result; one that names a task does not. */
export const namesResult = (text: string): boolean => /\d/.test(text) || RESULT_NOUN_PATTERN.test(text);
