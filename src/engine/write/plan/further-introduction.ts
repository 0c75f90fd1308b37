/** Completes an introduction with strong statements that no other section tells. */
import { MIN_STRONG_STATEMENT_WEIGHT } from '../statements/importance';
import type { Statement } from '../statements/statement';
import { spareClaims } from './self-statements';
import { withoutToldFigures } from './told-once';

/** With fewer sentences, an introduction also tells the strongest statements that no section has used. */
const MAX_SENTENCES = 4;
/** Maximum sentences about one post, the description's among them. */
const MAX_OF_POST = 3;

interface IntroductionSoFar {
  /** What the person says of themselves. */
  own: readonly Statement[];
  /** How many other sentences the introduction has. */
  count: number;
  /** The strongest statements of the career. */
  strongest: readonly Statement[];
  /** The statements that introduction and description tell. */
  told: readonly Statement[];
  /** Whether a statement may be told as a part of the career. */
  isOfCareer: (statement: Statement) => boolean;
  /** What a statement is worth, in the unit of its weight. */
  worth: (statement: Statement) => number;
}

/**
 * The statements that complete an introduction: the strongest of the career, then other strong ones. What the person
 * claims of themselves gives way to them.
 * @param left the statements that no section has used
 */
export function completedIntroduction(
  left: readonly Statement[],
  { own, count, strongest, told, isOfCareer, worth }: IntroductionSoFar,
): { own: Statement[]; further: Statement[] } {
  const strong = left
    .filter((one) => one.weight >= MIN_STRONG_STATEMENT_WEIGHT && one.role?.organisation && isOfCareer(one))
    .sort((a, b) => worth(b) - worth(a));
  const further: Statement[] = [];
  for (const one of new Set([...left.filter((each) => strongest.includes(each)), ...strong])) {
    const all = [...told, ...further];
    const ofPost = all.filter(({ role }) => role !== undefined && role.id === one.role?.id).length;
    if (ofPost < MAX_OF_POST && withoutToldFigures([one], all).length > 0) further.push(one);
    if (further.length === MAX_SENTENCES) break;
  }
  const spare = spareClaims(own).slice(0, further.length);
  const free = Math.max(0, MAX_SENTENCES - (own.length - spare.length) - count);
  const added = further.slice(0, free);
  const replaced = spare.slice(0, added.length);
  return { own: own.filter((one) => !replaced.includes(one)), further: added };
}
