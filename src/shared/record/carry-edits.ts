/** Carries the owner's edits of an earlier record over to one that was read again from other files. */

import type { CareerRecord } from './career-record';
import type { CareerFacts, RoleFact } from './facts';
import { isOwnWord, restoreEvidence } from './provenance';
import { factIdOf, type StatementChoice } from './statement-choices';

const keyOf = ({ title, organisation, start }: RoleFact) =>
  [title, organisation, start?.year ?? ''].join('\n').toLocaleLowerCase();

/**
 * Carries the edits over. Entries that were read the same way get the same edits, and what the owner added is kept;
 * everything else is as it was read. A doubt that was answered about an entry is not asked again.
 */
export function carryEdits(before: CareerRecord, now: CareerRecord): CareerRecord {
  const asRead = new Map(before.read.roles.map((role) => [keyOf(role), role]));
  const mended = new Map(before.facts.roles.map((role) => [role.id, role]));
  const knownIds = new Set(before.read.roles.map(({ id }) => id));
  const renamed = new Map<string, string>();
  const roles = now.facts.roles.flatMap((role): RoleFact[] => {
    const earlier = asRead.get(keyOf(role));
    if (!earlier) return [role];
    renamed.set(earlier.id, role.id);
    const editedRole = mended.get(earlier.id);
    // Removed, or merged into another entry.
    if (!editedRole) return [];
    const added = editedRole.statements.filter(isOwnWord);
    const ownValues = Object.fromEntries((editedRole.own ?? []).map((field) => [field, editedRole[field]]));
    return [{ ...role, ...ownValues, statements: [...role.statements, ...added] }];
  });
  const added = before.facts.roles.filter(({ id }) => !knownIds.has(id));
  const { name, givenName, headline, location } = before.facts;
  const ownText = { name, headline, location };
  const facts = {
    ...now.facts,
    ...Object.fromEntries(Object.entries(ownText).filter(([, fact]) => fact && isOwnWord(fact))),
    givenName: givenName ?? now.facts.givenName,
    roles: [...added, ...roles],
  };
  const answers = before.mends.flatMap((mend) => {
    const [kind, role] = mend.doubt?.split(/:(.*)/s) ?? [];
    if (!kind || !role) return [];
    return [{ ...mend, doubt: `${kind}:${renamed.get(role) ?? role}`, before: [], made: [] }];
  });
  const choices = carryChoices(before.facts, facts);
  return {
    ...now,
    facts: restoreEvidence(now.read, choices ? { ...facts, choices } : facts),
    mends: answers,
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
