/** Carries the owner's edits of an earlier record over to one that was read again from other files. */

import type { CareerRecord } from './career-record';
import type { CareerFacts, RoleFact } from './facts';
import { isOwnWord, restoreEvidence } from './provenance';
import { factIdOf, type StatementChoice } from './statement-choices';

const keyOf = ({ title, organisation, start }: RoleFact) =>
  [title, organisation, start?.year ?? ''].join('\n').toLocaleLowerCase();

/**
 * Carries the edits over. Roles that were read with the same title, organisation and first year get the same edits,
 * and what the owner added is kept; everything else is as it was read now. An answered doubt is not asked again.
 */
export function carryEdits(before: CareerRecord, now: CareerRecord): CareerRecord {
  const earlierRoleByKey = new Map(before.read.roles.map((role) => [keyOf(role), role]));
  const editedRoleById = new Map(before.facts.roles.map((role) => [role.id, role]));
  const readIds = new Set(before.read.roles.map(({ id }) => id));
  const newIdByOldId = new Map<string, string>();
  const roles = now.facts.roles.flatMap((role): RoleFact[] => {
    const earlier = earlierRoleByKey.get(keyOf(role));
    if (!earlier) return [role];
    newIdByOldId.set(earlier.id, role.id);
    const editedRole = editedRoleById.get(earlier.id);
    // Removed by the owner, or merged into another role.
    if (!editedRole) return [];
    const ownStatements = editedRole.statements.filter(isOwnWord);
    const ownValues = Object.fromEntries((editedRole.own ?? []).map((field) => [field, editedRole[field]]));
    return [{ ...role, ...ownValues, statements: [...role.statements, ...ownStatements] }];
  });
  const addedRoles = before.facts.roles.filter(({ id }) => !readIds.has(id));
  const { name, givenName, headline, location } = before.facts;
  const texts = { name, headline, location };
  const facts = {
    ...now.facts,
    ...Object.fromEntries(Object.entries(texts).filter(([, fact]) => fact && isOwnWord(fact))),
    givenName: givenName ?? now.facts.givenName,
    roles: [...addedRoles, ...roles],
  };
  const answeredEdits = before.mends.flatMap((mend) => {
    const [kind, role] = mend.doubt?.split(/:(.*)/s) ?? [];
    if (!kind || !role) return [];
    return [{ ...mend, doubt: `${kind}:${newIdByOldId.get(role) ?? role}`, before: [], made: [] }];
  });
  const choices = carryChoices(before.facts, facts);
  return {
    ...now,
    facts: restoreEvidence(now.read, choices ? { ...facts, choices } : facts),
    mends: answeredEdits,
  };
}

const statementsOf = ({ about, roles, statements }: CareerFacts) => [
  ...about,
  ...roles.flatMap((role) => role.statements),
  ...statements,
];

/** Choices carry over to statements that were read again with the same text. */
function carryChoices(before: CareerFacts, now: CareerFacts): StatementChoice[] | undefined {
  const textById = new Map(statementsOf(before).map(({ id, value }) => [id, value]));
  const idByText = new Map(statementsOf(now).map(({ id, value }) => [value, id]));
  return before.choices?.flatMap((choice) => {
    const fact = factIdOf(choice.id);
    const id = idByText.get(textById.get(fact) ?? '');
    return id === undefined ? [] : [{ ...choice, id: choice.id.replace(fact, id) }];
  });
}
