/** What a statement is about: one narrow field of work. */
export interface Subject {
  id: string;
  /** Title of a superpower or focus area: a noun phrase in sentence case. */
  label: string;
  /** Title of a persona of someone who has done work of the subject: 'Refinancer'. */
  agent: string;
  /** Matches statements of the subject, in lower case. */
  pattern: RegExp;
  /** Phrases that look similar but mean something else; statements with one do not count. */
  unlike?: RegExp;
}

type Row = [id: string, label: string, agent: string, pattern: RegExp, unlike?: RegExp];

/** Reads the rows of a table of subjects. */
export function parseSubjects(rows: readonly Row[]): Subject[] {
  return rows.map(([id, label, agent, pattern, unlike]) => ({
    id,
    label,
    agent,
    pattern,
    ...(unlike ? { unlike } : {}),
  }));
}
