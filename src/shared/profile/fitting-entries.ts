/**
 * Lists with an entry over its limit, reduced to what can be saved: no other change waits for that entry, least of all
 * one that hides or removes something.
 */
import { deepEqual } from '../json/deep-equal';

type Entry = string | Record<string, unknown>;

/** Characters of a value, as JSON, up to which it is certainly no text over its limit. */
const SHORT_VALUE = 99;

/** The beginning of an entry, by which it is recognised: of its text, or of its term, title, name or place. */
const beginningOf = (entry: Entry) =>
  String(typeof entry === 'string' ? entry : Object.values(entry)[0]).slice(0, 12);

/** An entry with its long texts in their saved state, and everything else, such as who sees it, as it is now. */
const savedTextsOf = (former: Entry, now: Entry): Entry =>
  typeof now === 'string'
    ? former
    : Object.fromEntries(
        Object.entries(now).map(([key, value]) => [
          key,
          JSON.stringify(value).length > SHORT_VALUE ? Object(former)[key] : value,
        ]),
      );

/**
 * The value of a field that is over a limit, without what is: each entry of a list that is too long in its saved state,
 * and a new one left out.
 * @returns the saved value if an entry is not recognised, if there are too many, or if the field has no list
 */
export function fittingValue<Value>(
  value: Value,
  saved: Value,
  isOverLimit: (value: Value) => boolean,
): Value {
  if (!Array.isArray(value)) return saved;
  const [entries, former] = [value, saved] as unknown as [Entry[], Entry[]];
  const gone = former.filter((entry) => !entries.some((other) => deepEqual(other, entry)));
  const isTooLong = (list: Entry[]) => isOverLimit(list as Value);
  const fitting = entries.flatMap<Entry>((entry) => {
    if (!isTooLong([entry])) return entry;
    const index = gone.findIndex((other) => beginningOf(other) === beginningOf(entry));
    // Left in, one that is not recognised is refused below.
    if (index < 0 && gone.length > 0) return entry;
    return gone.splice(index, 1).map((other) => savedTextsOf(other, entry));
  });
  return isTooLong(fitting) ? saved : (fitting as Value);
}
