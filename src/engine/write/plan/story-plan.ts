/** Chooses the statements of the story: one each of earlier employers. */
import { currentRole, employmentSpansOf } from '../career/career-order';
import { recentByWeight } from '../career/story-statements';
import type { CareerContext } from '../statements/career-context';
import { isFounding } from '../statements/importance';
import type { Statement } from '../statements/statement';

/** With this many statements or more, a story has a statement also of employers with no other, or one at all. */
const MANY_STATEMENTS = 8;
const ENOUGH_STATEMENTS = 7;
/** With more statements than this, a story has its maximum. */
const AMPLE_STATEMENTS = 10;
const MAX_STORY_STATEMENTS = 2;

/** The statements that a story may use. */
export interface AvailableForStory {
  /** Those that no section has used. */
  inCareer: readonly Statement[];
  /** Those that key roles keep, which are used if there are no others. */
  ofEntries: readonly Statement[];
  /** The statements of description and introduction, after whose roles others come first. */
  mentioned: readonly Statement[];
  /** Number of statements of the record. */
  total: number;
}

/** The statements of the story: what the person founded, then the best of the earlier employers. */
export function statementsOfStory(
  { inCareer, ofEntries, mentioned, total }: AvailableForStory,
  context: CareerContext,
): (Statement | undefined)[] {
  const present = currentRole(context);
  const earlier = employmentSpansOf(context)
    .filter(({ roles }) => !roles.some(({ id }) => id === present?.id))
    .reverse();
  const firstOfEmployers = (candidates: readonly Statement[]) =>
    earlier.flatMap(({ roles }) => {
      const ids = new Set(roles.map(({ id }) => id));
      const ofEmployer = candidates.filter(({ role }) => role && ids.has(role.id));
      return ofEmployer.length > 1 || (ofEmployer.length > 0 && total >= MANY_STATEMENTS)
        ? [ofEmployer.at(0)]
        : [];
    });
  // Without other lines, the story shows those that roles keep.
  const others = firstOfEmployers(inCareer);
  const all = others.length > 0 ? others : firstOfEmployers(ofEntries);
  // A company that the person founded is always mentioned.
  const [founded] = inCareer.filter(({ text, role }) => isFounding(text) && role?.id !== present?.id);
  const size = total > AMPLE_STATEMENTS ? MAX_STORY_STATEMENTS : total >= ENOUGH_STATEMENTS ? 1 : 0;
  const mentionedRoles = new Set(mentioned.map(({ role }) => role?.id));
  const best = recentByWeight(all)
    .filter(({ role }) => founded === undefined || role?.id !== founded.role?.id)
    .sort((a, b) => Number(mentionedRoles.has(a.role?.id)) - Number(mentionedRoles.has(b.role?.id)));
  return [founded, ...best.slice(0, size)];
}
