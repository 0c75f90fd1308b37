/** Plans the persona of a record with only duties. */
import { ASSISTED_PATTERN, type Portrait } from '../career/work-areas';
import type { Statement } from '../statements/statement';
import { titleOfDuties } from './persona-title';
import { MAX_BULLETS } from './portraits';

/** The persona of a record with only duties: the latest role with enough readable ones, named after its title. */
export function personaOfDuties(
  statements: readonly Statement[],
  isClean: (statement: Statement) => boolean,
): Portrait | undefined {
  const statementsByRole = new Map<string, Statement[]>();
  for (const statement of statements) {
    const { role } = statement;
    if (!role?.title || ASSISTED_PATTERN.test(statement.text) || !isClean(statement)) continue;
    statementsByRole.set(role.id, [...(statementsByRole.get(role.id) ?? []), statement]);
  }
  const [latest] = [...statementsByRole.values()]
    .filter((shown) => shown.length > 1)
    .sort((a, b) => yearOf(b) - yearOf(a));
  const bullets = latest?.slice(0, MAX_BULLETS) ?? [];
  const title = titleOfDuties(bullets[0]?.role?.title ?? '', bullets);
  return title ? { title, statements: bullets } : undefined;
}

const yearOf = ([first]: readonly Statement[]): number => {
  const { end, start } = first?.role ?? {};
  return end === 'present' ? Number.POSITIVE_INFINITY : (end?.year ?? start?.year ?? 0);
};
