/**
 * Lists with an entry over its limit, reduced to what can be saved: no other change waits for that entry, least of all
 * one that hides or removes something.
 */
import { deepEqual } from '../json/deep-equal';

type Entry = string | Record<string, unknown>;

/** Characters that two texts need to have in common at their beginning; fewer if one of them is shorter. */
const SAME_BEGINNING = 12;

/** What an entry is recognised by: its text, or its term, title, name or place. */
const textOf = (entry: Entry) => String(typeof entry === 'string' ? entry : Object.values(entry)[0]);

/** How many characters two entries have in common at their beginning; 0 if too few for them to be one entry. */
function likeness(entry: Entry, other: Entry): number {
  const [text, otherText] = [textOf(entry), textOf(other)];
  let length = 0;
  while (length < text.length && text[length] === otherText[length]) length++;
  return length < Math.min(SAME_BEGINNING, text.length, otherText.length) ? 0 : length;
}

/**
 * Finds the former states of entries: the equal one, or else the one that is most like it.
 * @returns by the index of the entry; a new one has none
 */
function findFormer(entries: Entry[], former: Entry[]): Map<number, Entry> {
  const pairs = former.map((other) => {
    let best = { index: -1, like: 0, other };
    entries.forEach((entry, index) => {
      const like = deepEqual(entry, other) ? Number.POSITIVE_INFINITY : likeness(entry, other);
      if (like > best.like) best = { index, like, other };
    });
    return best;
  });
  // Of two that are like one entry, the likest is set last.
  return new Map(pairs.sort((a, b) => a.like - b.like).map(({ index, other }) => [index, other]));
}

/** An entry that is too long, with everything in it as it is now but what is too long, which is as it was. */
function fittingEntry(entry: Entry, former: Entry, isTooLong: (entry: Entry) => boolean): Entry {
  if (typeof entry === 'string' || typeof former === 'string') return former;
  let fitting = former;
  for (const [key, value] of Object.entries(entry)) {
    const withValue = (part: unknown) => ({ ...fitting, [key]: part });
    fitting = withValue(fittingValue(value, former[key], (part) => isTooLong(withValue(part))));
  }
  return fitting;
}

/**
 * The value of a field without what is over a limit. Of a list, an entry that is too long is as it was saved; a new one
 * is left out, and so is one that nothing saved resembles: its owner has given up the words that it stood for.
 * @returns the saved value if the field has no list
 */
export function fittingValue<Value>(
  value: Value,
  saved: Value,
  isOverLimit: (value: Value) => boolean,
): Value {
  if (!isOverLimit(value)) return value;
  if (!Array.isArray(value) || !Array.isArray(saved)) return saved;
  const entries = value as Entry[];
  const isTooLong = (list: Entry[]) => isOverLimit(list as Value);
  const formerStates = findFormer(entries, saved);
  const reduce = (entry: Entry, index: number) => {
    if (!isTooLong([entry])) return entry;
    const former = formerStates.get(index);
    return former === undefined ? [] : fittingEntry(entry, former, (part) => isTooLong([part]));
  };
  const fitting = entries.flatMap<Entry>(reduce);
  if (!isTooLong(fitting)) return fitting as Value;
  // Of too many entries, the new ones wait.
  return entries.flatMap((entry, index) => (formerStates.has(index) ? reduce(entry, index) : [])) as Value;
}
