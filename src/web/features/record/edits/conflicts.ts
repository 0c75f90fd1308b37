/**
 * Conflicts: facts that another tab or device changed at the same time. How they are recorded, which texts are
 * compared, and how their owner chooses between both.
 */
import type { CareerRecord, EditedRecord, RecordEdit } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import type { CareerFacts } from '@/shared/record/facts';
import { mergeRecordEdits } from '@/shared/record/merge';
import { restoreEvidence } from '@/shared/record/provenance';
import { newId } from '@/web/lib/browser/new-id';

type ConflictingFact = NonNullable<RecordEdit['fact']>;
type FactKey = keyof ConflictingFact;
type ListEntry = { id: string };

const FACT_LABELS: Record<FactKey, string> = {
  name: 'Name',
  givenName: 'What you are called',
  headline: 'Headline',
  location: 'Place',
  about: 'In your words',
  education: 'Education',
  certifications: 'Certificates',
  skills: 'Skills',
  industries: 'Industries',
  languages: 'Languages',
  interests: 'Interests',
  honours: 'Honours',
  publications: 'Publications',
  statements: 'A line of yours',
  unplaced: 'A line that is placed nowhere',
  choices: 'What is told of a line',
};

const keysOf = (fact: ConflictingFact | undefined) => Object.keys(fact ?? {}) as FactKey[];

/** Maximum characters of an entry's name in the sentence about its conflict. */
const MAX_NAME_CHARACTERS = 500;

/**
 * Creates the edit that records a conflict. Its argument is the part of the facts that was overwritten: one role, or
 * one other fact, as it was written elsewhere.
 */
export function conflictEdit({ roles = [], ...fact }: Partial<CareerFacts>): RecordEdit {
  const [role] = roles;
  const [key] = keysOf(fact as ConflictingFact);
  const entryName = role
    ? [role.title, role.organisation].filter(Boolean).join(', ')
    : key
      ? FACT_LABELS[key]
      : '';
  return {
    id: newId(),
    kind: CONFLICT_EDIT,
    said: `${(entryName || 'An entry').slice(0, MAX_NAME_CHARACTERS)}: written in two places at the same time`,
    at: new Date().toISOString(),
    before: roles,
    made: [],
    ...(key && { fact: fact as ConflictingFact }),
  };
}

/**
 * Applies the changes of a form to the record. Changes that another tab made since the form was opened are kept, and
 * those that the form overwrites are recorded as conflicts.
 * @param before the fields as the form was opened with
 * @param after the fields as the form has them now
 */
export function changeFacts(
  { read, ...edits }: EditedRecord & Pick<CareerRecord, 'read'>,
  before: Partial<CareerFacts>,
  after: Partial<CareerFacts>,
): EditedRecord {
  // The fields in the record's form: a form's facts have no spans.
  const withFields = (fields: Partial<CareerFacts>): EditedRecord => ({
    facts: restoreEvidence(read, { ...edits.facts, ...fields }),
    mends: edits.mends,
  });
  return mergeRecordEdits(withFields(before), withFields(after), edits, conflictEdit);
}

/** The present value of the fields that a conflict is about; of a list, the entries with the same ids. */
export function presentFact(facts: CareerFacts, conflicting: ConflictingFact | undefined): ConflictingFact {
  const presentFields = keysOf(conflicting).flatMap((key): [FactKey, unknown][] => {
    const [overwritten, present] = [conflicting?.[key], facts[key]];
    if (!Array.isArray(overwritten)) return [[key, present]];
    const ids = overwritten.map(({ id }) => id);
    return [[key, (present as ListEntry[] | undefined)?.filter(({ id }) => ids.includes(id)) ?? []]];
  });
  return Object.fromEntries(presentFields);
}

function replaceFact(facts: CareerFacts, replacing: ConflictingFact): CareerFacts {
  const next = { ...facts } as Record<string, unknown>;
  for (const key of keysOf(replacing)) {
    const newValue = replacing[key];
    if (!Array.isArray(newValue)) {
      next[key] = newValue;
      continue;
    }
    const list = (facts[key] as ListEntry[] | undefined) ?? [];
    const listIds = new Set(list.map(({ id }) => id));
    next[key] = [
      ...list.map((entry) => (newValue as ListEntry[]).find(({ id }) => id === entry.id) ?? entry),
      ...(newValue as ListEntry[]).filter(({ id }) => !listIds.has(id)),
    ];
  }
  return next as unknown as CareerFacts;
}

/** Swaps the text in the record with the other one of a conflict; a second call swaps them back. */
export function swapConflict(edits: EditedRecord, conflict: RecordEdit): EditedRecord {
  const { facts, mends } = edits;
  const ids = new Set(conflict.before.map(({ id }) => id));
  const presentRoles = facts.roles.filter(({ id }) => ids.has(id));
  const presentIds = new Set(presentRoles.map(({ id }) => id));
  const roles = [
    ...facts.roles.map((role) => conflict.before.find(({ id }) => id === role.id) ?? role),
    ...conflict.before.filter(({ id }) => !presentIds.has(id)),
  ];
  const swapped: RecordEdit = {
    ...conflict,
    before: presentRoles,
    ...(conflict.fact && { fact: presentFact(facts, conflict.fact) }),
    seen: true,
  };
  return {
    facts: replaceFact({ ...facts, roles }, conflict.fact ?? {}),
    mends: mends.map((edit) => (edit.id === conflict.id ? swapped : edit)),
  };
}

/** The texts and numbers of an entry that people read, without those that only the product uses, such as its id. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['id', 'spans', 'confidence', 'own', 'otherDates'].includes(key) ? [] : textsIn(part),
  );
}

/**
 * The two sides of a conflict as texts. Each has only the texts that the other side lacks, or all of its texts if the
 * other lacks none.
 */
export function comparedTextsOf(
  { facts }: EditedRecord,
  conflict: RecordEdit,
): { stands: string; other: string } {
  const otherEntries = [...conflict.before, conflict.fact ?? {}];
  const presentEntries = [
    ...conflict.before.map(({ id }) => facts.roles.find((role) => role.id === id)),
    presentFact(facts, conflict.fact),
  ];
  const [theirs, mine] = [textsIn(otherEntries), textsIn(presentEntries)];
  const without = (texts: string[], otherTexts: string[]) => {
    const ownTexts = texts.filter((text) => !otherTexts.includes(text));
    return (ownTexts.length > 0 ? ownTexts : texts).join(', ');
  };
  return { stands: without(mine, theirs), other: without(theirs, mine) };
}
