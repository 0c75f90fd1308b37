import type { RoleFact } from '@/shared/facts';
import { TITLE_NOUN } from '../vocabulary/titles';
import { softTitle } from './casing';
import { clean, foldText, unpointed } from './hygiene';

const GENERIC =
  /^(?:group|global|international|the|bank|university|company|holding|holdings|services|national)$/;

/** Parts of a title that only repeat the employer or the place: 'Group Head, Customer Segments, Westpac Banking'. */
function repeats(part: string, role: RoleFact): boolean {
  const words = new Set(
    foldText(`${role.organisation} ${role.location ?? ''}`)
      .split(' ')
      .filter((word) => word.length > 2 && !GENERIC.test(word)),
  );
  const own = foldText(part).split(' ');
  return own.some((word) => words.has(word)) && !TITLE_NOUN.test(part);
}

/** A title as it is printed: its first of several, without employer, place or former name in it. */
export function titleOf(role: RoleFact): string {
  const [first = ''] = clean(role.title)
    .replace(/^[:;,.–-]+\s*/, '')
    .split(/(?:(?<!\s)\s+)?\|\s*/);
  const bare = first
    .replace(/(?:(?<!\s)\s+)?\((?:formerly|ex[- ]|previously)[^)]{0,80}\)/gi, '')
    .replace(/(?<!\s)\s+,/g, ',')
    .replace(/(?<!\s)\s+(?:between|from|since|during|until|till)$/i, '')
    .replace(/(?<=[\p{L}&])\((?=[^)]*\))/gu, ' (');
  const parts = bare.split(/,\s+/);
  while (parts.length > 1 && repeats(parts.at(-1) ?? '', role)) parts.pop();
  return softTitle(unpointed(parts.join(', '))).replace(/\b(Professor), (?=\p{Lu}\p{Ll})/u, '$1 of ');
}
