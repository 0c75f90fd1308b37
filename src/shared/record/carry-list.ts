/** Carries the owner's edits of one list of facts over to the list as it was read again. */
import { deepEqual } from '../json/deep-equal';
import { MAX_ID_CHARACTERS } from './fact-limits';
import type { CareerFacts } from './facts';

type Entry = { id: string };

/** Maximum characters of an id that gets a number, so that both fit the limit of ids. */
const MAX_NUMBERED_ID_CHARACTERS = MAX_ID_CHARACTERS - 10;

/** What an entry says, without its id and where it was read. */
function contentOf(entry: Entry): unknown {
  const content = { ...entry, id: undefined, spans: undefined, confidence: undefined };
  // The round trip drops undefined values, also in nested objects.
  return JSON.parse(JSON.stringify(content));
}

/**
 * Carries over what the owner changed, removed and added. An entry that was read again gets the same edit; one that was
 * not read again stays only if the owner changed or added it.
 * @param read the list as it was read before
 * @param mended the list as its owner left it
 * @param present the list as it is read now
 */
export function carryList<E extends Entry>(
  read: readonly E[],
  mended: readonly E[],
  present: readonly E[],
  { freeId, max }: { freeId: (id: string) => string; max: number },
): E[] {
  const readById = new Map(read.map((entry) => [entry.id, contentOf(entry)]));
  const mendedById = new Map(mended.map((entry) => [entry.id, entry]));
  const matchedIds = new Set<string>();
  const presentEntries = present.flatMap((entry): E[] => {
    const content = contentOf(entry);
    const earlier = read.find(({ id }) => !matchedIds.has(id) && deepEqual(readById.get(id), content));
    if (!earlier) return [entry];
    matchedIds.add(earlier.id);
    const edited = mendedById.get(earlier.id);
    return edited ? [deepEqual(contentOf(edited), content) ? entry : { ...edited, id: entry.id }] : [];
  });
  const contents = presentEntries.map(contentOf);
  const ownEntries = mended.filter((entry) => {
    const content = contentOf(entry);
    const isAsRead = deepEqual(readById.get(entry.id), content);
    return !matchedIds.has(entry.id) && !isAsRead && !contents.some((other) => deepEqual(other, content));
  });
  return [
    ...presentEntries.slice(0, Math.max(0, max - ownEntries.length)),
    ...ownEntries.map((entry) => ({ ...entry, id: freeId(entry.id) })),
  ].slice(0, max);
}

/** Returns a function that gives ids which none of the facts has: the id it is called with, if that is free. */
export function createIdGiver(facts: CareerFacts): (id: string) => string {
  const entries = Object.values(facts).flatMap((value): unknown[] =>
    Array.isArray(value) ? value : [value],
  );
  const statements = facts.roles.flatMap((role) => role.statements);
  const taken = new Set(
    [...entries, ...statements].map((entry) => (entry as Partial<Entry> | undefined)?.id),
  );
  return (id) => {
    let free = id;
    for (let count = 2; taken.has(free); count += 1)
      free = `${id.slice(0, MAX_NUMBERED_ID_CHARACTERS)}-${count}`;
    taken.add(free);
    return free;
  };
}
