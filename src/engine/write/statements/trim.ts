/** Cuts statements that are too long, where the rest remains complete and true. */
import { PARTICIPLE_OR_PAST } from '../../language/grammar/ambiguous';
import { verbForm } from '../../language/grammar/verbs';
import { hasFigure } from './figures';
import {
  beginningOf,
  isBalanced,
  MIN_CUT_CHARACTERS,
  NEEDS_PURPOSE_PATTERN,
  withoutAside,
} from './last-cuts';
import { removeAnnouncedList, removePointing } from './removable-clauses';
import { isUnfinished } from './unfinished';

/**
 * Maximum characters of a statement that is printed unchanged. A longer one is cut where the rest remains
 * complete and true.
 */
const MAX_STATEMENT_CHARACTERS = 245;
const CLAUSE_BOUNDARY_PATTERN =
  /;\s|(?<!(?:^|\s|\.)\p{Lu}|\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|Inc|Ltd|Co|sq))\.\s|,? (?:including|such as|as well as|e\.g\.|for example|utili[sz]ing|using|leveraging|ensuring|enabling|allowing|while|which|making|where|so that|resulting in|driving|helping|giving|providing|creating|facilitating|requiring|preparing|by(?! (?:up to |over |more than |about |nearly )?\d))\s|(?<!ing),\s(?:and\s)?(?=\p{Ll}{2,}ing\s(?!of\b))|,? and (?=(?:has|have|had|was|were|is|holds)\s)/giu;

/** The beginning of a further act in a row of acts: ', planned nine mills', ' and ran a port'. */
const NEXT_ACT_PATTERN = /(?:, and |, | and )(?=(\p{Ll}{2,20}) (?!by\b|to\b|in\b|and\b|from\b)\S)/gu;
/** A row of this many acts or more is too long for one sentence. */
const MANY_ACTS = 4;
/** Minimum words of each act in a row that is shortened; rows of shorter acts are read at a glance. */
const MIN_WORDS_IN_ROW = 4;

/**
 * The first two acts of a row of `MANY_ACTS` or more, or the first and the one in figures: 'Ran nine mills and cut
 * their costs by 8%'.
 */
export function shortenRow(text: string): string {
  if (verbForm(text.split(' ', 1)[0]?.toLowerCase() ?? '')?.form !== 'past') return text;
  const starts = [...text.matchAll(NEXT_ACT_PATTERN)].filter(({ 1: word = '' }) => {
    const verb = verbForm(word);
    return verb?.form === 'past' && !PARTICIPLE_OR_PAST.has(word);
  });
  const acts = [0, ...starts.map(({ index, 0: joint }) => index + joint.length)].map((from, at) =>
    text.slice(from, starts[at]?.index ?? text.length),
  );
  if (acts.length < MANY_ACTS || acts.some((act) => act.split(' ').length < MIN_WORDS_IN_ROW)) return text;
  const [first = '', second = '', ...others] = acts;
  const next = hasFigure(first) ? second : ([second, ...others].find(hasFigure) ?? second);
  return [first, next].some(isUnfinished) ? text : `${first} and ${next}`;
}

/** General words that mean little without the examples after them: 'by appropriate measures, such as ...'. */
const GENERAL_WORDS_PATTERN =
  /\s(?:measures|tools|technologies|techniques|methods|practices|areas|ways|things|metrics|factors|features|components|activities|tasks|concepts|topics|aspects|technologies)$/i;
const EXAMPLES_CLAUSE_PATTERN = /^,? (?:including|such as|e\.g\.|for example) /i;

const ETCETERA_AT_END_PATTERN = /,? etc[.,;]{0,3}$/i;
const EXAMPLES_PATTERN = / (?:such as|like|including|e\.g\.) /gi;

/** A 'like' whose examples stood on a line that was lost. */
const NO_EXAMPLES_PATTERN = / like$/i;

/**
 * Removes open-ended examples: ', such as rejections, delivery, credit terms, etc.', and a 'like' without
 * examples after a general word: 'with modern tools like'.
 */
function removeOpenList(text: string): string {
  const withoutExamples = text.replace(NO_EXAMPLES_PATTERN, '');
  if (withoutExamples !== text && GENERAL_WORDS_PATTERN.test(withoutExamples)) return withoutExamples;
  const end = ETCETERA_AT_END_PATTERN.exec(text)?.index;
  if (end === undefined) return text;
  const start = [...text.slice(0, end).matchAll(EXAMPLES_PATTERN)].at(-1)?.index;
  const list = start === undefined ? '' : text.slice(start, end);
  // 'filled a variety of roles' would announce them and name none.
  if (start !== undefined && isUnfinished(text.slice(0, start)) && !isUnfinished(text.slice(0, end)))
    return text.slice(0, end).replace(/, (?=[^,]*$)/, ' and ');
  return text.slice(0, start !== undefined && !/[.;()]\s/.test(list) ? start : end).replace(/,$/, '');
}

/** Clauses that state the result of an act: 'resulting in 40% fewer calls'. */
const RESULT_CLAUSE_PATTERN =
  /(?:,| [–—])? (?:and )?(?:which )?(?:by )?(?=(?:(?<= )to (?:deliver|save|generate|achieve|recover|cut|reduce|increase|raise)|resulting in|leading to|processing|processed|handling|launching|engaging|attracting|connecting|reducing|improving|increasing|cutting|saving|serving|achieving|boosting|generating|delivering|raising|growing|lowering|driving|enabling|winning|securing|eliminating|reaching|doubling|exceeding|extending|contributing to|reduced|improved|increased|cut|saved|generated|raised|drove)\s[^,;]*\d)/giu;
const CIRCUMSTANCE_CLAUSE_PATTERN =
  /,? (?:by|using|utili[sz]ing|leveraging|through|via|while|which|where|including|such as|with|aligning|ensuring|enabling|establishing|providing|allowing|focusing|resulting in|leading to|used (?:in|by|for|at|on|to))\s| [–—-] (?=\p{Ll}+ing )/giu;

/** The purpose of an act, which a line can omit: 'worked with two teams to find faults'. */
const OMITTED_PURPOSE_PATTERN = / to (\p{Ll}+)(?= )/gu;
/**
 * An act without its purpose: 'wrote reports on nine ports' of '... to answer their owners'. Undefined if it needs the
 * purpose.
 */
export function withoutPurpose(text: string): string | undefined {
  if (NEEDS_PURPOSE_PATTERN.test(text)) return undefined;
  const purpose = [...text.matchAll(OMITTED_PURPOSE_PATTERN)].find(
    ({ index, 1: verb = '' }) => index >= MIN_CUT_CHARACTERS && verbForm(verb)?.form === 'base',
  );
  const act = purpose && text.slice(0, purpose.index);
  return act && !isUnfinished(act) && isBalanced(act) ? act : undefined;
}

/**
 * The end of a part that was cut after the first of several names: 'bookings across Varn', of 'Varn, Orla and Brill'.
 */
const CUT_AFTER_FIRST_NAME_PATTERN =
  / (?:in|of|for|with|on|across|between|to) (?:\p{Lu}[\p{L}\d&/-]{0,30} ?){1,3}$/u;
const MORE_NAMES_PATTERN = /^(?:[^,]{2,30}, ){0,6}[^,]{2,30} and \p{Lu}/u;

/** The participle of a clause whose rest was cut: '..., recognised', of '..., recognised and praised by the board'. */
const NEXT_PARTICIPLE_PATTERN = /, \p{Ll}{2,20}ed$/u;

/** Removes a list of names that the end of a part cuts, since the first name alone would misrepresent the list. */
export const cutNameList = (part: string, rest: string): string =>
  CUT_AFTER_FIRST_NAME_PATTERN.test(part) && MORE_NAMES_PATTERN.test(rest)
    ? part.replace(CUT_AFTER_FIRST_NAME_PATTERN, '')
    : part;

/**
 * An act with its result in figures, without the text between: 'Led the move of 9 shops, saving EUR 4
 * million'. Undefined if there is no such result, or the act already has a figure.
 */
export function actWithResult(text: string, maxCharacters: number): string | undefined {
  const results = [...text.matchAll(RESULT_CLAUSE_PATTERN)].filter(
    ({ index }) => index >= MIN_CUT_CHARACTERS / 2,
  );
  for (const result of results) {
    const whole = actWithClause(text, result, maxCharacters);
    if (whole) return whole;
  }
  return undefined;
}

/** Money or a percentage, which says more of a result than a count. */
const SUM_PATTERN = /[$€£]\s?\d|\d\s?%|\b(?:USD|EUR|GBP|KES|INR|AED) \d/u;

/** An act with one of its result clauses, without the text between. */
function actWithClause(text: string, result: RegExpExecArray, maxCharacters: number): string | undefined {
  const resultText = text.slice(result.index + result[0].length);
  const [long = ''] = resultText.split(/[,;](?!\d)/);
  // 'raising output by 30% and bringing growers together' has its figure in the first half.
  const [half = ''] = long.split(/ and (?=\p{L}+ing\b)/u);
  const clause =
    half !== long && /\d/.test(half) ? half : cutNameList(long, resultText.slice(long.length + 2));
  const before = text.slice(0, result.index);
  const purposes = [...before.matchAll(OMITTED_PURPOSE_PATTERN)].filter(
    ({ 1: verb = '' }) => verbForm(verb)?.form === 'base' && !NEEDS_PURPOSE_PATTERN.test(before),
  );
  const ends = [...before.matchAll(CIRCUMSTANCE_CLAUSE_PATTERN), ...purposes]
    .map(({ index }) => index)
    .filter((at) => at >= MIN_CUT_CHARACTERS / 2)
    .sort((a, b) => a - b);
  const relative = /which $/i.test(result[0]) ? ', which ' : ' and ';
  const isPurpose = /^to\s/.test(clause);
  const joint = isPurpose ? ' ' : /^\p{L}+ing\s/u.test(clause) ? ', ' : relative;
  return [before.length, ...ends.reverse()]
    .map((end) => before.slice(0, end).replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, ''))
    .filter((act) => !isUnfinished(act))
    .map((act) => `${act}${joint}${clause}`)
    .find((whole) => whole.length <= maxCharacters && isBalanced(whole) && !isUnfinished(whole));
}

/** Places at which a broken line may be cut: before further circumstances, actions and tools. */
const CUT_PLACE_PATTERN =
  /,?\sincluding[;:,]?\s|,\s(?:and (?=\p{L}+ed\s))?|;\s|\s(?:by (?=\p{L}+ing\b)|through\s|using\s|utili[sz]ing\s|leveraging\s|which\s|while\s|resulting\s|and (?=also\s|\p{L}+(?:ed|ing)\s))/gu;
/** Words that negate the text before them. */
const NEGATION_PATTERN =
  /^[,;]?\s?(?:but|except|only|if|unless|however|although|though|not|without|until|before)\b/i;
/** Minimum words of the beginning that is kept of a broken line. */
const MIN_BEGINNING_WORDS = 5;
/** Minimum words of the beginning that is kept before a tool or a further action. */
const MIN_ACT_WORDS = 4;
/** Text after a comma that does not separate list items: a further action or circumstance, a relative clause. */
const FURTHER_CLAUSE_PATTERN =
  /^,\s(?:(?:and|thus|thereby|also|then) )?(?:(?:\p{Ll}+ly )?\p{Ll}+(?:ing|ed)|led|built|cut|won|grew|ran|set|wrote|drove|made|took|which|who|while|where|with|when|as|by|so|resulting|the|an?)\s/u;
/**
 * Prepositions with which a list can be omitted: 'moved the data of 9 mills' for '... from Hooli, Initech and Varn'.
 */
const LISTED_IN_PATTERN =
  /\s(?:from|via|using|utili[sz]ing|leveraging|with|including|through|such as|like)\s/gu;

/** The place at which to cut a line at a punctuation mark: before the whole list if the mark is between two items. */
function cutPlaceAt(text: string, at: number): number | undefined {
  if (!text.startsWith(',', at) || FURTHER_CLAUSE_PATTERN.test(text.slice(at))) return at;
  const list = [...text.slice(0, at).matchAll(LISTED_IN_PATTERN)].at(-1);
  // 'from design through building, testing, ...': a range is left out as a whole.
  const range = / from [^,;]*$/u.exec(text.slice(0, list?.index));
  return list?.[0] === ' through ' && range ? range.index : list?.index;
}

/**
 * The shortest complete beginning of a broken line: 'Raised the catch of the fleet by 42%' of '... by mending nets
 * and also lowers ...'. Undefined if none has at least a figure, or an action without the tools after it.
 */
export function shortestWholeBeginning(
  text: string,
  isUsable: (part: string) => boolean,
): string | undefined {
  return [...text.matchAll(CUT_PLACE_PATTERN)]
    .filter(({ index }) => !NEGATION_PATTERN.test(text.slice(index)))
    .map(({ index, 0: mark }) => ({
      part: text.slice(0, cutPlaceAt(text, index) ?? 0),
      isAside: /^\s(?:using|utili|leverag)|^,? ?including|^, and /.test(mark),
    }))
    .find(
      ({ part, isAside }) =>
        part.split(' ').length >= (isAside ? MIN_ACT_WORDS : MIN_BEGINNING_WORDS) &&
        (isAside || (hasFigure(part) && /[2-9]|\d\d/.test(part))) &&
        isBalanced(part) &&
        !isUnfinished(part) &&
        isUsable(part),
    )?.part;
}

/** Maximum words of an item of a list, between two commas. */
const MAX_ITEM_WORDS = 3;
/** Whether a mark is between items of a list: 'the collection, review, processing ...'. */
function isInList(text: string, at: number): boolean {
  const before = text.slice(0, at).split(', ');
  return (
    /^, \p{Ll}+ing\s/u.test(text.slice(at)) &&
    before.length > 1 &&
    (before.at(-1) ?? '').split(' ').length <= MAX_ITEM_WORDS
  );
}

/** Years without their field: 'executive with 20+ years'. */
const YEARS_END_PATTERN = /\b\d{1,2}\+? years$/;
/** The field of the years, up to the first comma: '20+ years driving the growth of two ports'. */
const YEARS_WITH_FIELD_PATTERN = /\b\d{1,2}\+? years \p{L}{2,20}ing [^,;.]{8,100}(?=,)/u;
function endOfYearsWithField(text: string): number | undefined {
  const years = YEARS_WITH_FIELD_PATTERN.exec(text);
  return years ? years.index + years[0].length : undefined;
}

/** A reason at the end that points to something said before: 'since most of these classes were very theoretical'. */
const POINTING_REASON_PATTERN =
  /,? (?:since|because|as) (?:most|many|some|all|none|much) of (?:these|those|them)(?!\p{L})[^;:]*$/u;

/**
 * Cuts a statement that is too long at its last clause boundary within the limit. Undefined if there is none:
 * such a statement is omitted.
 */
export function trimStatement(raw: string, maxCharacters = MAX_STATEMENT_CHARACTERS): string | undefined {
  const text = removePointing(removeOpenList(removeAnnouncedList(raw))).replace(POINTING_REASON_PATTERN, '');
  if (text.length <= maxCharacters) return text;
  const cuts = [...text.matchAll(CLAUSE_BOUNDARY_PATTERN)]
    .map((match) => match.index)
    .filter((at) => at >= MIN_CUT_CHARACTERS && at <= maxCharacters && isBalanced(text.slice(0, at)))
    .filter((at) => !isUnfinished(text.slice(0, at)) && !isInList(text, at))
    .filter((at) => !YEARS_END_PATTERN.test(text.slice(0, at)))
    .filter(
      (at) =>
        !(GENERAL_WORDS_PATTERN.test(text.slice(0, at)) && EXAMPLES_CLAUSE_PATTERN.test(text.slice(at))),
    );
  const at = cuts.at(-1) ?? endOfYearsWithField(text);
  if (at === undefined) {
    const shorter = withoutAside(text, maxCharacters) ?? beginningOf(text, maxCharacters, hasFigure(text));
    if (shorter) return shorter;
  }
  // A cut must not remove the figure that makes the statement useful.
  const hasKeptFigure = at !== undefined && hasFigure(text.slice(0, at));
  const losesSum =
    at !== undefined && SUM_PATTERN.test(text.slice(at)) && !SUM_PATTERN.test(text.slice(0, at));
  if (hasFigure(text) && (!hasKeptFigure || losesSum)) {
    const shortened = actWithResult(text, maxCharacters);
    if (shortened) return shortened;
  }
  return at === undefined
    ? beginningOf(text, maxCharacters, false)
    : text
        .slice(0, at)
        .replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, '')
        .replace(NEXT_PARTICIPLE_PATTERN, '');
}
