import { isUnfinished } from './refuse';

/**
 * Maximum characters of a statement that is printed as it is; a longer one is cut where the rest stays complete and
 * true.
 */
const LONGEST = 230;
const SHORTEST = 40;

const BOUNDARY =
  /;\s|\.\s|,? (?:including|such as|as well as|e\.g\.|for example|utili[sz]ing|using|leveraging|ensuring|enabling|allowing|while|which|making|where|so that|resulting in|driving|helping|giving|providing|creating|facilitating|requiring|preparing|by)\s|,\s(?:and\s)?(?=(?:leading|building|working|managing|reducing|improving|supporting)\s)/gi;

/** 'across these functions', where another line named the functions. */
const POINTING =
  /\s(?:across|in|for|of|within|from|by|with) (?:all )?(?:these|those|this|that)(?: [\p{L}-]+){1,2}$/u;
/** The text without words that refer to something said before. */
export const withoutPointing = (text: string): string => text.replace(POINTING, '');

const OPEN_END = /,? etc\.?$/i;
const EXAMPLES = / (?:such as|like|including|e\.g\.) /gi;

/** The text without open-ended examples: ', such as rejections, delivery, credit terms, etc.' */
function withoutOpenList(text: string): string {
  const end = OPEN_END.exec(text)?.index;
  if (end === undefined) return text;
  const start = [...text.slice(0, end).matchAll(EXAMPLES)].at(-1)?.index;
  const list = start === undefined ? '' : text.slice(start, end);
  return text.slice(0, start !== undefined && !/[.;()]\s/.test(list) ? start : end).replace(/,$/, '');
}

function isWhole(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') === count(')') && count('"') % 2 === 0;
}

/**
 * Cuts an over-long statement at its last clause boundary within the limit. Undefined if there is none: such a
 * statement is better left out than broken.
 */
export function trimStatement(raw: string, longest = LONGEST): string | undefined {
  const text = withoutPointing(withoutOpenList(raw));
  if (text.length <= longest) return text;
  const cuts = [...text.matchAll(BOUNDARY)]
    .map((match) => match.index)
    .filter((at) => at >= SHORTEST && at <= longest && isWhole(text.slice(0, at)))
    .filter((at) => !isUnfinished(text.slice(0, at)));
  const at = cuts.at(-1);
  return at === undefined ? undefined : text.slice(0, at).replace(/(?<![\s,;:])[\s,;:]+$/, '');
}
