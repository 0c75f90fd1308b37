/** Recognises lists in other languages whose items begin in lower case, as they do after a colon or a bullet. */
import type { RoleFact } from '@/shared/record/facts';
import type { Language } from '../../language/text/language';

const beginsInLowerCase = (text: string): boolean => /^\p{Ll}/u.test(text);
/** Minimum lines of a list in lower case, and their share of all lines of the role. */
const MIN_ITEMS = 2;
const MIN_SHARE = 0.4;

/**
 * Whether a line in lower case is an item of such a list, and not the rest of the line before it. In English an item in
 * lower case is rare, and more often such a rest.
 */
export function isLowerCaseItem(line: string, role: RoleFact | undefined, language: Language): boolean {
  if (language === 'en' || !role || !beginsInLowerCase(line)) return false;
  const lines = role.statements.map(({ value }) => value);
  const items = lines.filter(beginsInLowerCase);
  const before = lines[lines.indexOf(line) - 1];
  // A line that ends with a comma, a hyphen or a small word goes on.
  const continues = before !== undefined && /(?:[,(–-]|\s\p{Ll}{1,3})$/u.test(before);
  return (
    items.length >= MIN_ITEMS &&
    items.length >= lines.length * MIN_SHARE &&
    lines.includes(line) &&
    !continues
  );
}
