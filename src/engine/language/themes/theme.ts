import { removeAccentsFromPattern } from '../text/accents';

/** The audience that a persona addresses first, used to choose personas for different audiences. */
export type Audience = 'founder' | 'board' | 'team' | 'customer';

/** A kind of work that statements can show. Its wording is the product's and states no fact. */
export interface Theme {
  id: string;
  /** Matches statements that count for this theme. */
  pattern: RegExp;
  /** The beginning of a superpower's title: 'Joins acquired businesses'. */
  power: string;
  /** Title of a focus area, in sentence case. */
  label: string;
  audience: Audience;
  /** Lower for themes that mean little alone, such as projects or stakeholders. */
  weight: number;
}

type Row = [id: string, label: string, power: string, audience: Audience, weight: number, pattern: RegExp];

/** Parses the rows of the tables of themes. */
export function parseThemes(rows: Row[]): Theme[] {
  return rows.map(([id, label, power, audience, weight, pattern]) => ({
    id,
    label,
    power,
    audience,
    weight,
    pattern: removeAccentsFromPattern(pattern, 'gu'),
  }));
}
