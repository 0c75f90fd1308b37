import { hasFigure } from '../statements/figures';
import { qualifiesNext } from '../statements/object';
import { isUnfinished } from '../statements/refuse';
import type { Statement } from '../statements/statement';
import { actWithResult, withoutPointing } from '../statements/trim';

/** First words of circumstances that an outcome can omit. */
const CIRCUMSTANCE =
  /,(?=\s(?:(?:\p{Ll}+ly )?\p{L}+ing(?=\s)|which|with|while|where|the|a|an|so|as|thus|all|closing)\b)|[;:]|\((?!\p{Lu}{2,6}\))|\s(?:by (?=\p{L}+ing\b)|(?:by|in|through|with) which|while|which|using|utili[sz]ing|leveraging|with (?=a |the |an )|resulting in|leading to|that (?=(?:was|were|is|are|has|have|would|will|can|could)\b)|including|to include|through\b|so that|as well as|ensuring|enabling|and (?=\p{L}+ed\b))/gu;
const LONGEST = 120;
const SHORTEST = 3;
/** The fewest words of a list's first item, and the least weight of the statement, to stand for the whole list. */
const MIN_ITEM = 6;
const WEIGHTY = 2;

/** Whether the last word qualifies another one that is missing. */
const isOpenEnded = (text: string): boolean => qualifiesNext(text.split(' ').at(-1) ?? '');

/** Words of clauses that praise and state nothing. */
const PRAISING =
  /\b(?:ensuring|enabling|leveraging|utili[sz]ing|maximi[sz]ing|fostering|demonstrating|contributing|providing|driving|promoting|enhancing|significantly|thus|thereby|so that)\b/;

/** Returns the predicate, cut before each of its circumstances, the shortest first and the uncut one last. */
function wholeParts(text: string): string[] {
  const ends = [...text.matchAll(CIRCUMSTANCE)]
    .map((match) => match.index)
    // The last of a row stays: 'recruited people, raised funds and negotiated contracts'.
    .filter((end) => !(text.startsWith(' and ', end) && text.slice(0, end).includes(', ')));
  return [...ends, text.length]
    .map((end) => text.slice(0, end).trim())
    .filter((part) => !isUnfinished(part) && (part.length === text.length || !WITHOUT_OBJECT.test(part)));
}
/** 'wrote the plan and tested', in front of its object. */
const WITHOUT_OBJECT = /[\s,](?:and|or|then) \p{L}+ed$/u;

/** The predicate of a statement, cut before its circumstances, the shortest first, without the uncut one. */
export function shortenedPredicates(statement: Statement): string[] {
  const text = statement.predicate?.text ?? '';
  const count = (part: string, mark: string) => part.split(mark).length;
  return wholeParts(text)
    .filter(
      (part) => part !== text && part.split(' ').length > SHORTEST && count(part, '(') === count(part, ')'),
    )
    .map((part) => part.replace(/(?<![\s,;:])[\s,;:]+$/, ''));
}

/**
 * Shortens a statement to its outcome: 'cut waiting time from 19 days to 6'. It is cut at the first possible place
 * after its number, or without a number at the last one before praise. The employer's name after the verb is left out,
 * since the line begins with it. `says`: what the result has to contain. Undefined if nothing short enough remains.
 */
export function outcomeOf(
  statement: Statement,
  longest = LONGEST,
  says: (part: string) => boolean = () => true,
): string | undefined {
  const text = statement.predicate?.text;
  if (!text || /^(?:is|was|has|had|works?|worked) |^\p{L}+ (?:its|their|these|those) /u.test(text))
    return undefined;
  const wanted = hasFigure(text);
  const parts = wholeParts(text);
  const whole = parts.find(
    (part) =>
      part.split(' ').length >= SHORTEST &&
      part.length <= longest &&
      (!wanted || /\d/.test(part)) &&
      says(part),
  );
  const fitting = parts.filter(
    (part) => part.split(' ').length >= SHORTEST && part.length <= longest && says(part),
  );
  // Without a number the longest part says most: 'improved efficiency' alone says nothing.
  const fullest = fitting.findLast((part) => !PRAISING.test(part)) ?? fitting[0];
  // Of a long list, the first item stands for itself: 'negotiated contract terms, ...'.
  const [first = ''] = fullest === undefined ? text.split(/,\s/) : [];
  // 'led a team of 8 to build robust' of '... robust, secure and fast shops' ends before its purpose.
  const item = isOpenEnded(first) ? first.replace(/ to \p{L}+ \P{Ll}*\p{L}+$/u, '') : first;
  const isItem =
    item.split(' ').length >= MIN_ITEM &&
    item.length <= longest &&
    statement.weight >= WEIGHTY &&
    !/ (?:using|with|via|combining|including|comprising|such as|like) /.test(item) &&
    !isOpenEnded(item) &&
    !isUnfinished(item) &&
    says(item);
  const result = wanted && !whole ? actWithResult(text, longest) : undefined;
  const part =
    (wanted ? whole : undefined) ??
    (result && says(result) ? result : undefined) ??
    fullest ??
    (isItem && (!wanted || /\d/.test(item)) ? item : undefined);
  const name = statement.role?.organisation ?? '';
  const named = part?.replace(
    new RegExp(`^(\\p{L}+) ${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?=from|into|to)\\b`, 'u'),
    '$1 ',
  );
  const bare = named && withoutPointing(named);
  return bare && (bare.match(/\(/g)?.length ?? 0) === (bare.match(/\)/g)?.length ?? 0)
    ? bare.replace(/(?<![\s,;:])[\s,;:]+$/, '')
    : undefined;
}
