/** Keeps the best line of each entry for the list of key roles, before introduction and personas choose theirs. */
import { keyRoles } from '../sentences/listed-roles';
import { outcomesAmong } from '../sentences/role-outcomes';
import type { CareerContext } from '../statements/career-context';
import type { Statement } from '../statements/statement';

/**
 * The best statement of each listed role. Those that the owner pinned are not kept, since they are shown first wherever
 * they fit.
 * @param left the statements that no section has used
 */
export function keptForRoles(left: readonly Statement[], context: CareerContext): Set<Statement> {
  const bestStatements = new Set<Statement>();
  for (const { id } of keyRoles(context.roles)) {
    const ofRole = left.filter(({ role, pinned }) => role?.id === id && pinned !== true);
    const [best] = outcomesAmong(ofRole, context.first !== '');
    if (best) bestStatements.add(best.statement);
  }
  return bestStatements;
}
