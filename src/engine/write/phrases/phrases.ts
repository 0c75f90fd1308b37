/** Years as a phrase needs them; `end` is 'present' while a role goes on. */
export interface Years {
  start?: number;
  end?: number | 'present';
}

/**
 * The connecting words of one language. Each function makes one whole sentence without its final point, or
 * a phrase; none of them claims more than its arguments say.
 */
export interface Phrases {
  and: string;
  /** '2016 to 2021', '2021 to today', '2021', or '' when no year is known. */
  years(years: Years): string;
  position(subject: string, title: string, organisation: string, years: Years): string;
  /** Earlier organisations, as a sentence of their own. */
  earlier(subject: string, organisations: string, count: number): string;
  /** One station of the path. `follows`: it began when the one before had ended. */
  station(
    subject: string,
    title: string,
    organisation: string,
    years: Years,
    follows: boolean,
    at: number,
  ): string;
  /** A second station told in the sentence of the first, where the language can. */
  moved?(title: string, organisation: string, year: number): string;
  /** Before a further title at the same organisation: 'Head of Sales, later Regional Director'. */
  later: string;
  degree(subject: string, degree: string, school: string): string;
  studied(subject: string, field: string, school: string): string;
  speaks(subject: string, languages: string): string;
  /** What the results show most, by the headings of two themes; English builds it with the proof instead. */
  strongest?(fields: string[]): string;
  /** A statement with the organisation it belongs to. */
  placed(organisation: string, text: string): string;
}
