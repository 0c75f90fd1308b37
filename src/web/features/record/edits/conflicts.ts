/** Finds facts that another tab or device changed at the same time, so that the owner can choose between both. */
import { deepEqual } from '@/shared/json/deep-equal';
import type { CareerRecord, EditedRecord, RecordEdit } from '@/shared/record/career-record';
import { CONFLICT_EDIT } from '@/shared/record/edit-kinds';
import type { CareerFacts } from '@/shared/record/facts';
import { mergeRecordEdits } from '@/shared/record/merge';
import { restoreEvidence } from '@/shared/record/provenance';
import { newId } from '@/web/lib/browser/new-id';

type OneFact = NonNullable<RecordEdit['fact']>;
type Key = keyof OneFact;
type Entry = { id: string };

const NAMES: Record<Key, string> = {
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

const keysOf = (fact: OneFact | undefined) => Object.keys(fact ?? {}) as Key[];

/**
 * The edit that notes a conflict.
 * @param overwritten the part of the facts with the one entry as it was written elsewhere
 */
export function conflictEdit({ roles = [], ...fact }: Partial<CareerFacts>): RecordEdit {
  const [role] = roles;
  const [key] = keysOf(fact as OneFact);
  const entryName = role ? [role.title, role.organisation].filter(Boolean).join(', ') : key ? NAMES[key] : '';
  return {
    id: newId(),
    kind: CONFLICT_EDIT,
    said: `${(entryName || 'An entry').slice(0, 500)}: written in two places at the same time`,
    at: new Date().toISOString(),
    before: roles,
    made: [],
    ...(key && { fact: fact as OneFact }),
  };
}

/**
 * Applies the changes of a form to the record. Changes that another tab made since the form was opened are kept, and
 * those that the form overwrites are noted.
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

/** The present value of the same fields; for a list, the entry with the same id. */
function presentFact(facts: CareerFacts, noted: OneFact | undefined): OneFact {
  const found = keysOf(noted).flatMap((key): [Key, unknown][] => {
    const [there, now] = [noted?.[key], facts[key]];
    if (!Array.isArray(there)) return [[key, now]];
    const ids = there.map(({ id }) => id);
    return [[key, (now as Entry[] | undefined)?.filter(({ id }) => ids.includes(id)) ?? []]];
  });
  return Object.fromEntries(found);
}

function replaceFact(facts: CareerFacts, noted: OneFact): CareerFacts {
  const next = { ...facts } as Record<string, unknown>;
  for (const key of keysOf(noted)) {
    const put = noted[key];
    if (!Array.isArray(put)) {
      next[key] = put;
      continue;
    }
    const list = (facts[key] as Entry[] | undefined) ?? [];
    const listIds = new Set(list.map(({ id }) => id));
    next[key] = [
      ...list.map((one) => (put as Entry[]).find(({ id }) => id === one.id) ?? one),
      ...(put as Entry[]).filter(({ id }) => !listIds.has(id)),
    ];
  }
  return next as unknown as CareerFacts;
}

/** Swaps the kept text with the other one, so that pressing again restores the first. */
export function swapConflict(edits: EditedRecord, mend: RecordEdit): EditedRecord {
  const { facts, mends } = edits;
  const ids = new Set(mend.before.map(({ id }) => id));
  const stood = facts.roles.filter(({ id }) => ids.has(id));
  const presentIds = new Set(stood.map(({ id }) => id));
  const roles = [
    ...facts.roles.map((role) => mend.before.find(({ id }) => id === role.id) ?? role),
    ...mend.before.filter(({ id }) => !presentIds.has(id)),
  ];
  const conflictEdit: RecordEdit = {
    ...mend,
    before: stood,
    ...(mend.fact && { fact: presentFact(facts, mend.fact) }),
    seen: true,
  };
  return {
    facts: replaceFact({ ...facts, roles }, mend.fact ?? {}),
    mends: mends.map((one) => (one.id === mend.id ? conflictEdit : one)),
  };
}

/** Accepts the present value: the other one stays available for undo, and the question is settled. */
export const acceptPresentValue = ({ facts, mends }: EditedRecord, { id }: RecordEdit): EditedRecord => ({
  facts,
  mends: mends.map((one) => (one.id === id ? { ...one, seen: true } : one)),
});

/** The texts of an entry that people read, without its id and spans. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() ? [value] : [];
  if (typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    ['id', 'spans', 'confidence', 'own', 'otherDates'].includes(key) ? [] : textsIn(part),
  );
}

/** Returns the texts that each side has and the other lacks; the whole if nothing differs. */
export function comparedTexts({ facts }: EditedRecord, mend: RecordEdit): { stands: string; other: string } {
  const otherEntries = [...mend.before, mend.fact ?? {}];
  const presentEntries = [
    ...mend.before.map(({ id }) => facts.roles.find((role) => role.id === id)),
    presentFact(facts, mend.fact),
  ];
  const [theirs, mine] = [textsIn(otherEntries), textsIn(presentEntries)];
  const without = (some: string[], others: string[]) => {
    const ownTexts = some.filter((text) => !others.includes(text));
    return (ownTexts.length > 0 ? ownTexts : some).join(', ');
  };
  return { stands: without(mine, theirs), other: without(theirs, mine) };
}

/** Conflicts that are not settled: changed in two places, with different values. */
export const unansweredConflicts = (edits: EditedRecord): RecordEdit[] =>
  edits.mends.filter((mend) => {
    if (mend.kind !== CONFLICT_EDIT || mend.seen) return false;
    const same =
      mend.before.every((role) =>
        deepEqual(
          edits.facts.roles.find(({ id }) => id === role.id),
          role,
        ),
      ) && deepEqual(presentFact(edits.facts, mend.fact), mend.fact ?? {});
    return !same;
  });
