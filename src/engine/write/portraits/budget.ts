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
export function budgetFor(statements: number, roles: number): Budget {
  const few = { summary: 0, meet: 2, strength: 1 };
  if (statements < 5)
    return {
      ...few,
      personas: statements < 3 || (statements < 4 && roles < 2) ? Math.min(1, statements) : 2,
      bullets: statements < 4 && roles < 2 ? 2 : 1,
      superpowers: Math.max(0, statements - 2),
    };
  if (statements < 7) return { ...few, summary: statements - 5, personas: 2, bullets: 1, superpowers: 3 };
  if (statements < 10)
    return { ...few, summary: Math.min(1, statements - 7), personas: 2, bullets: 2, superpowers: 3 };
  if (statements < 13) return { ...few, summary: 1, personas: 2, bullets: 3, superpowers: 3 };
  if (statements < 18) return { ...few, summary: 2, meet: 2, personas: 3, bullets: 2, superpowers: 4 };
  if (statements < 26) return { ...few, summary: 2, meet: 2, personas: 3, bullets: 3, superpowers: 4 };
  return { summary: 2, meet: 2, personas: 3, bullets: 3, superpowers: 4, strength: 2 };
}

/** The budget for what the description has left: fewer bullets to a persona, so that superpowers have theirs. */
export function shared(budget: Budget, left: number): Budget {
  const room = left - budget.superpowers * budget.strength;
  const bullets = Math.floor(room / Math.max(1, budget.personas));
  return { ...budget, bullets: Math.max(1, Math.min(budget.bullets, bullets)) };
}
