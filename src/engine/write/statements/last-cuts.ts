/** Shortens a statement that no clause boundary cuts. */
import { verbForm } from '../../language/grammar/verbs';
import { hasFigure } from './figures';
import { isUnfinished } from './unfinished';

/** Minimum characters of what a cut leaves. */
export const MIN_CUT_CHARACTERS = 40;

/** Whether each bracket and quotation mark of a text is closed. */
export function isBalanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('(') === count(')') && count('"') % 2 === 0;
}

/** Verbs that say little without the act that follows: 'helped growers to sell'. */
export const NEEDS_PURPOSE_PATTERN =
  /^(?:help|enabl|allow|encourag|convinc|persuad|ask|requir|train|motivat|teach|taught|need|want|tr[iy]|aim|s[eo](?:ek|ught)|manag|us(?:e|es|ed)\b|is |was |ha[sd] )/i;

/** A long aside in brackets, without figures. */
const ASIDE_PATTERN = / \([^()\d]{24,}\)(?=[ ,.;]|$)/gu;
/** Further places at which a statement may be cut: before what describes its last noun. */
const DESCRIPTION_OF_NOUN_PATTERN =
  /, who(?:se)? |,? (?:informing|focus+ing on|covering|spanning|engaged in) /gu;
/** A statement that no clause boundary cuts, without its asides, or else without a description at its end. */
export function withoutAside(text: string, maxCharacters: number): string | undefined {
  const plain = text.replace(ASIDE_PATTERN, '');
  if (plain.length <= maxCharacters) return plain;
  const ends = [...plain.matchAll(DESCRIPTION_OF_NOUN_PATTERN)].map(({ index }) => plain.slice(0, index));
  return ends.findLast(
    (part) =>
      part.length >= MIN_CUT_CHARACTERS &&
      part.length <= maxCharacters &&
      isBalanced(part) &&
      !isUnfinished(part) &&
      hasFigure(part) === hasFigure(plain),
  );
}

/**
 * The last places at which a statement may be cut: before a remark after a dash, a further act, what was done to its
 * last noun, or its purpose.
 */
const LAST_BOUNDARY_PATTERN =
  / [–—-] |,? and (?=\p{Ll}{3,}ed |led |built |ran )|(?<=\p{Ll}s) (?=\p{Ll}{3,}ed (?:through|by|via|with|from) )|,? in order to (?=\p{Ll})| to (?=(\p{Ll}+) )/gu;
/** Acts that say little without what they were for: 'collaborated with the harbour board'. */
const COMPANY_OF_OTHERS_PATTERN =
  /^(?:collaborat|work|partner|liais|meet|met|engag|team|interact|communicat|consult|join)/i;
/** Somebody whom the act enabled to do what was cut: ', enabling nine clerks'. */
const ENABLED_AT_END_PATTERN =
  /\b(?:enabl|allow|help|encourag|convinc|persuad|ask|requir|train|motivat|teach|permit|lett)(?:e[sd]?|s|ed|ing)? [^,;]{1,60}$/u;
/** The longest beginning of an act that nothing else can shorten; with a figure, if it must have one. */
export function beginningOf(
  text: string,
  maxCharacters: number,
  mustHaveFigure: boolean,
): string | undefined {
  if (verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '')?.form !== 'past') return undefined;
  return [...text.matchAll(LAST_BOUNDARY_PATTERN)]
    .filter(({ 1: verb }) => verb === undefined || verbForm(verb)?.form === 'base')
    .filter(
      ({ 1: verb }) =>
        verb === undefined || !(NEEDS_PURPOSE_PATTERN.test(text) || COMPANY_OF_OTHERS_PATTERN.test(text)),
    )
    .map(({ index }) => text.slice(0, index))
    .findLast(
      (part) =>
        part.length >= MIN_CUT_CHARACTERS &&
        part.length <= maxCharacters &&
        !/ [–—] /.test(part) &&
        !ENABLED_AT_END_PATTERN.test(part) &&
        (hasFigure(part) || !mustHaveFigure) &&
        isBalanced(part) &&
        !isUnfinished(part),
    );
}
