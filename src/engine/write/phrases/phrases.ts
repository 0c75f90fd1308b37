import { lowerFirst } from '../../language/text/casing';

/** Years for use in a phrase; `end` is 'present' for a current role. */
export interface Years {
  start?: number;
  end?: number | 'present';
}

/** The parts of an achievement, for phrases of languages other than English. */
export interface AchievementParts {
  /** The person's name in prose. */
  subject: string;
  /** Empty if the statement names its employer. */
  organisation: string;
  /** The statement as a list entry: 'Senkung der Kosten', 'Dirigió un equipo'. */
  text: string;
}

/**
 * The connecting words of one language. Each function makes a complete sentence without its full stop, or a phrase, and
 * adds nothing to what its arguments say.
 */
export interface Phrases {
  and: string;
  /** '2016 to 2021', '2021 to today', '2021', or '' when no year is known. */
  years(years: Years): string;
  position(subject: string, title: string, organisation: string, years: Years): string;
  speaks(subject: string, languages: string): string;
  /** A complete sentence; undefined if the statement does not begin with a known verb or noun of action. */
  result?(result: AchievementParts): string | undefined;
}

/** '2016 to 2021' with the given words. */
export function yearRangeText({ start, end }: Years, to: string, today: string): string {
  if (end === 'present') return start ? `${start} ${to} ${today}` : '';
  return start && end && start !== end ? `${start} ${to} ${end}` : `${start ?? end ?? ''}`;
}

/** ' (2016 to 2021)', or nothing. */
export const inBrackets = (text: string) => (text ? ` (${text})` : '');

/** The first word of a text, and the rest. */
export function splitFirstWord(text: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^([^\s,;:]+)(.*)$/su.exec(text) ?? [];
  return [head, rest];
}

/** A title inside a sentence: 'directora de operaciones', but 'Head of Sales', which is written as a name. */
export const smallTitle = (title: string): string =>
  /\s\p{Lu}\p{Ll}/u.test(title) ? title : lowerFirst(title);
