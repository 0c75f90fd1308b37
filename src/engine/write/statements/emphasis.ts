/** Finds the lines of a role that its author set apart as achievements. */
import type { RoleFact } from '@/shared/record/facts';
import { cleanRawText } from '../../language/text/hygiene';

/** The heading of a list of achievements: 'Achievements', 'A summary of my key achievements in this role:'. */
const ACHIEVEMENTS_HEADING_PATTERN =
  /^(?:[\p{L}]+ ){0,8}(?:achievements?|accomplishments?|highlights|successes)(?: (?:in|of|from) (?:this|the|my) (?:role|post|position|job|period))?\s?[.:]?$/iu;
/** The heading of a list of duties, which ends that of achievements. */
const DUTIES_HEADING_PATTERN =
  /^(?:[\p{L}]+ ){0,3}(?:accountabilities|responsibilit(?:y|ies)|duties|tasks|role|overview|scope)\s?:?$/iu;

/** The ids of the lines of a role below a heading of achievements. */
export function idsOfAchievements(role: RoleFact): Set<string> {
  const ids = new Set<string>();
  let isBelow = false;
  for (const { id, value } of role.statements) {
    const line = cleanRawText(value);
    if (ACHIEVEMENTS_HEADING_PATTERN.test(line)) isBelow = true;
    else if (DUTIES_HEADING_PATTERN.test(line)) isBelow = false;
    else if (isBelow) ids.add(id);
  }
  // Where every line is an achievement, none is set apart.
  return ids.size === role.statements.length - 1 ? new Set() : ids;
}
