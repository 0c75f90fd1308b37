/** Splits labels from lists of skills: 'Databases: PostgreSQL, Redis', also in the middle of a line. */
import { tidyItem } from '../lists/items';

/** A label before a dash, and a list whose entries dots separate: 'Networks — IPv6 · BGP'. */
const BEFORE_DASH_PATTERN = /^([^–—:：,;|•·]{2,50})\s[–—]\s([^–—•·]*[^\s–—•·]\s[•·]\s\S[^–—]*)$/u;

/** The label of a line and its list; no label for a line without one. */
export function labelAndList(text: string): { label?: string; rest: string } {
  const match = /^([^:：,;|•]{2,50}|\p{Lu})\s*[:：]\s*(?!\/\/)(.*)$/u.exec(text);
  if (match?.[1] && match[1].split(' ').length <= 6)
    return { label: tidyItem(match[1]), rest: match[2] ?? '' };
  const [, beforeDash, list = ''] = BEFORE_DASH_PATTERN.exec(text) ?? [];
  if (beforeDash && beforeDash.split(' ').length <= 6) return { label: tidyItem(beforeDash), rest: list };
  return { rest: text };
}

/** A label before an entry: 'Tools: Git'. */
const INNER_LABEL_PATTERN = /^([^:：]{2,60})[:：]\s+(?!\/\/)(\S.*)$/u;
const MAX_LABEL_WORDS = 3;

/**
 * The entries of a line, in groups by the labels among them: 'Python, Tools: Git' has two. What stands before a longer
 * label is the beginning of a phrase with commas and not an entry: 'Stores, relational and oriented to documents:
 * MongoDB'.
 */
export function innerGroups(items: readonly string[]): { name?: string; items: string[] }[] {
  const groups: { name?: string; items: string[] }[] = [{ items: [] }];
  for (const item of items) {
    const [, label, rest] = INNER_LABEL_PATTERN.exec(item) ?? [];
    if (label === undefined || rest === undefined) {
      groups.at(-1)?.items.push(item);
      continue;
    }
    const isLabel = /^\p{Lu}/u.test(label) && label.split(' ').length <= MAX_LABEL_WORDS;
    if (!isLabel) groups.splice(-1, 1, { items: [] });
    groups.push({ name: isLabel ? tidyItem(label) : '', items: [rest] });
  }
  return groups.filter((group) => group.items.length > 0 || group.name === undefined);
}
