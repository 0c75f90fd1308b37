/** Carries the owner's edits of an earlier record over to one that was read again from other files. */

import type { CareerRecord, RecordEdit } from './career-record';
import { carryList, createIdGiver } from './carry-list';
import { CONFLICT_EDIT, MISSED_PREFIX } from './edit-kinds';
import { FACT_LIST_KEYS, MAX_FACT_LIST, MAX_ROLE_STATEMENTS, MAX_ROLES } from './fact-limits';
import type { CareerFacts, RoleFact } from './facts';
import { isOwnWord, restoreEvidence } from './provenance';
import { factIdOf, type StatementChoice } from './statement-choices';

const keyOf = ({ title, organisation, start }: RoleFact) =>
  [title, organisation, start?.year ?? ''].join('\n').toLocaleLowerCase();

const hasOwnWords = (role: RoleFact) => isOwnWord(role) || role.statements.some(isOwnWord);

/**
 * Carries the edits over, beside those that the new record has. Entries that were read the same way get the same edits,
 * and everything that the owner wrote is kept; the rest is as it was read. A doubt that was answered about an entry is
 * not asked again.
 */
export function carryEdits(before: CareerRecord, present: CareerRecord): CareerRecord {
  const freeId = createIdGiver(present.facts);
  const { roles, newIdByOldId } = carryRoles(before, present, freeId);
  const { name, givenName, headline, location } = before.facts;
  const ownText = { name, headline, location };
  const lists = FACT_LIST_KEYS.map((key) => [
    key,
    carryList<{ id: string }>(before.read[key], before.facts[key], present.facts[key], {
      freeId,
      max: MAX_FACT_LIST[key],
    }),
  ]);
  const facts: CareerFacts = {
    ...present.facts,
    ...Object.fromEntries(lists),
    ...Object.fromEntries(Object.entries(ownText).filter(([, fact]) => fact && isOwnWord(fact))),
    givenName: givenName ?? present.facts.givenName,
    roles,
  };
  const choices = mergeChoices(present.facts.choices, carryChoices(before.facts, facts));
  return {
    ...present,
    facts: restoreEvidence(present.read, choices ? { ...facts, choices: [...choices] } : facts),
    mends: [
      ...present.mends,
      ...before.mends
        .filter(({ id }) => !present.mends.some((edit) => edit.id === id))
        .filter((edit) => isOfSameFile(edit, before, present))
        .flatMap((edit) => carryEdit(edit, newIdByOldId)),
    ],
  };
}

/**
 * Carries the edits of roles over.
 * @returns the roles, and for each id of a role in the earlier record its id in the new one
 */
function carryRoles(before: CareerRecord, present: CareerRecord, freeId: (id: string) => string) {
  const presentRoleById = new Map(present.read.roles.map((role) => [role.id, role]));
  const earlierRoleByKey = new Map(before.read.roles.map((role) => [keyOf(role), role]));
  const editedRoleById = new Map(before.facts.roles.map((role) => [role.id, role]));
  const knownIds = new Set(before.read.roles.map(({ id }) => id));
  const newIdByOldId = new Map<string, string>();
  const roles = present.facts.roles.flatMap((role): RoleFact[] => {
    // The new record may have edits of its own, such as those of a guest whose profile was claimed. A role that was
    // added and is in both records is taken from the earlier one, where it may have been edited since.
    if (!presentRoleById.has(role.id) && editedRoleById.has(role.id)) return [];
    const earlier = earlierRoleByKey.get(keyOf(presentRoleById.get(role.id) ?? role));
    if (!earlier) return [role];
    newIdByOldId.set(earlier.id, role.id);
    const editedRole = editedRoleById.get(earlier.id);
    // Removed by the owner, or merged into another role.
    if (!editedRole) return [];
    const ownValues = Object.fromEntries((editedRole.own ?? []).map((field) => [field, editedRole[field]]));
    const statements = carryList(earlier.statements, editedRole.statements, role.statements, {
      freeId,
      max: MAX_ROLE_STATEMENTS,
    });
    return [{ ...role, ...ownValues, statements }];
  });
  // Roles that the owner added, and roles with the owner's own words that were not read the same way again.
  const added = before.facts.roles
    .filter((role) => !knownIds.has(role.id) || (!newIdByOldId.has(role.id) && hasOwnWords(role)))
    .map((role) => {
      const id = freeId(role.id);
      newIdByOldId.set(role.id, id);
      return {
        ...role,
        id,
        statements: role.statements.map((statement) => ({ ...statement, id: freeId(statement.id) })),
      };
    });
  return { roles: [...added, ...roles].slice(0, MAX_ROLES), newIdByOldId };
}

/**
 * Whether an edit still holds for the files that were read now: a date that was dismissed is known by the number of its
 * line, at which another file has other words.
 */
function isOfSameFile({ doubt = '' }: RecordEdit, before: CareerRecord, present: CareerRecord): boolean {
  if (!doubt.startsWith(MISSED_PREFIX)) return true;
  const [source, at] = doubt.slice(MISSED_PREFIX.length).split(':');
  const lineIn = ({ text = [] }: CareerRecord) =>
    text
      .find((entry) => entry.source === source)
      ?.lines[Number(at)]?.pieces.map((piece) => piece.text)
      .join(' ');
  return lineIn(before) !== undefined && lineIn(before) === lineIn(present);
}

/** Keeps what settles a doubt, and the other text of an edit made in two places as long as nobody has chosen. */
function carryEdit(edit: RecordEdit, newIdByOldId: ReadonlyMap<string, string>): RecordEdit[] {
  if (edit.kind === CONFLICT_EDIT)
    return edit.seen
      ? []
      : [
          {
            ...edit,
            before: edit.before.map((role) => ({ ...role, id: newIdByOldId.get(role.id) ?? role.id })),
          },
        ];
  const [kind, id] = edit.doubt?.split(/:(.*)/s) ?? [];
  if (!kind || !id) return [];
  return [{ ...edit, doubt: `${kind}:${newIdByOldId.get(id) ?? id}`, before: [], made: [] }];
}

const statementsOf = ({ about, roles, statements }: CareerFacts) => [
  ...about,
  ...roles.flatMap((role) => role.statements),
  ...statements,
];

/** Choices carry over to statements that were read again with the same text. */
function carryChoices(before: CareerFacts, present: CareerFacts): StatementChoice[] | undefined {
  const textById = new Map(statementsOf(before).map(({ id, value }) => [id, value]));
  const idByText = new Map(statementsOf(present).map(({ id, value }) => [value, id]));
  return before.choices?.flatMap((choice) => {
    const factId = factIdOf(choice.id);
    const id = idByText.get(textById.get(factId) ?? '');
    return id === undefined ? [] : [{ ...choice, id: choice.id.replace(factId, id) }];
  });
}

function mergeChoices(present?: readonly StatementChoice[], carried?: readonly StatementChoice[]) {
  if (!present || !carried) return present ?? carried;
  const ids = new Set(present.map(({ id }) => id));
  return [...present, ...carried.filter(({ id }) => !ids.has(id))];
}
