/** How many statements each section may spend, so that no statement stands twice and none runs dry. */
export interface Budget {
  summary: number;
  meet: number;
  personas: number;
  bullets: number;
  superpowers: number;
  /** Statements in one superpower. */
  strength: number;
}

/** Few statements are shared out thinly, personas and superpowers first; many let every section speak. */
export function budgetFor(statements: number): Budget {
  if (statements < 5)
    return {
      summary: statements > 3 ? 1 : 0,
      meet: 0,
      personas: Math.min(1, statements),
      bullets: 2,
      superpowers: Math.max(0, statements - 2),
      strength: 1,
    };
  if (statements < 8) return { summary: 0, meet: 0, personas: 2, bullets: 1, superpowers: 3, strength: 1 };
  if (statements < 12) return { summary: 1, meet: 0, personas: 2, bullets: 2, superpowers: 3, strength: 1 };
  if (statements < 17) return { summary: 1, meet: 1, personas: 3, bullets: 2, superpowers: 3, strength: 1 };
  if (statements < 24) return { summary: 2, meet: 1, personas: 3, bullets: 3, superpowers: 3, strength: 2 };
  return { summary: 2, meet: 2, personas: 3, bullets: 3, superpowers: 4, strength: 2 };
}
