/** Lines that a merge of two versions of a record would leave in two roles. */

import { deepEqual } from '../json/deep-equal';
import { ROLE_FIELDS, type RoleFact, type StatementFact } from './facts';

/** A line, and the id of the role that has it. */
interface PlacedLine {
  place: string;
  line: StatementFact;
}

const linesOf = (roles: readonly RoleFact[]): PlacedLine[] =>
  roles.flatMap(({ id, statements }) => statements.map((line) => ({ place: id, line })));
const linesById = (roles: readonly RoleFact[]) =>
  new Map(linesOf(roles).map((placed) => [placed.line.id, placed]));

/**
 * Leaves each line in one role. If one side moved it to another role, by merging or splitting, while the other side
 * changed the former role, it would stand in both: it stays where it was moved to, in the words that were changed.
 * A role without changes of its own whose lines have all gone to others is removed, as one side has removed it.
 * @param merged the roles as merged by id, field by field and line by line
 */
export function keepLinesOnce(
  base: readonly RoleFact[],
  mine: readonly RoleFact[],
  theirs: readonly RoleFact[],
  merged: readonly RoleFact[],
): readonly RoleFact[] {
  const all = linesOf(merged);
  if (linesById(merged).size === all.length) return merged;
  const was = linesById(base);
  const here = linesById(mine);
  const there = linesById(theirs);
  /** What a role keeps of a line: the line, with the text of the other copy, or none. Two new texts both stay. */
  const keptIn = (role: RoleFact, line: StatementFact): StatementFact[] => {
    const { id } = line;
    const before = was.get(id);
    const copies = all.filter((copy) => copy.line.id === id);
    const [changed = before, ...others] = copies.filter((copy) => !deepEqual(copy.line, before?.line));
    const place = (here.get(id)?.place === before?.place ? there : here).get(id)?.place;
    if (!changed || others.length > 0 || !copies.some((copy) => copy.place === place)) return [line];
    return place === role.id ? [changed.line] : [];
  };
  return merged.flatMap((role) => {
    const statements = role.statements.flatMap((line) => keptIn(role, line));
    const [before, ...others] = [base, mine, theirs].map((roles) => roles.find(({ id }) => id === role.id));
    const isRemoved =
      before &&
      others.includes(undefined) &&
      statements.length === 0 &&
      role.statements.length > 0 &&
      ROLE_FIELDS.every((field) => deepEqual(role[field], before[field]));
    return isRemoved ? [] : [{ ...role, statements }];
  });
}
