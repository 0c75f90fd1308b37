/** Years as a phrase needs them; `end` is 'present' while a role goes on. */
export interface Years {
  start?: number;
  end?: number | 'present';
}

/** The parts of an achievement, for phrases of languages other than English. */
export interface Result {
  /** The person's name in prose. */
  subject: string;
  /** Empty where the statement names its employer itself. */
  organisation: string;
  /** The statement as a list entry: 'Senkung der Kosten', 'Dirigió un equipo'. */
  text: string;
}

/**
 * The connecting words of one language. Each function makes one whole sentence without its final point, or
 * a phrase; none of them says more than its arguments say.
 */
export interface Phrases {
  and: string;
  /** '2016 to 2021', '2021 to today', '2021', or '' when no year is known. */
  years(years: Years): string;
  position(subject: string, title: string, organisation: string, years: Years): string;
  speaks(subject: string, languages: string): string;
  /** A whole sentence; undefined where the statement's first word is no known verb or noun of action. */
  result?(result: Result): string | undefined;
}

/** '2016 to 2021' in the words of a language. */
export function range({ start, end }: Years, to: string, today: string): string {
  if (end === 'present') return start ? `${start} ${to} ${today}` : '';
  return start && end && start !== end ? `${start} ${to} ${end}` : `${start ?? end ?? ''}`;
}

/** ' (2016 to 2021)', or nothing. */
export const bracket = (text: string) => (text ? ` (${text})` : '');

/** The first word of a text and what follows it. */
export function headOf(text: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^([^\s,;:]+)(.*)$/su.exec(text) ?? [];
  return [head, rest];
}
