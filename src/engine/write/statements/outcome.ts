/** Shortens statements to their outcome: what was done, without its circumstances. */
import { verbForm } from '../../language/grammar/verbs';
import { escapeRegExp } from '../../language/text/escape-reg-exp';
import { hasFigure, removeNamesWithNumbers } from './figures';
import { isGarbled } from './garbled';
import { qualifiesNext } from './object-title';
import { removePointing } from './removable-clauses';
import type { Statement } from './statement';
import { actWithResult, cutNameList, shortestWholeBeginning, withoutPurpose } from './trim';
import { isUnfinished } from './unfinished';

/** First words of circumstances, which an outcome can omit. */
const CIRCUMSTANCE_WORD_PATTERN =
  /,(?=\s(?:(?:\p{Ll}+ly )?\p{Ll}+ing(?=\s)|which|with|while|where|the|a|an|so|as|thus|all|closing)\b)|[;:]|\s[–—](?=\s(?!\d))|\((?!\p{Lu}{2,6}\))|\s(?:by (?=\p{L}+ing\b)|(?:by|in|through|with) which|while|which|using|utili[sz]ing|leveraging|with (?=a |the |an )|resulting in|leading to|(?:set|given|agreed|defined|approved) by|that (?=(?:was|were|is|are|has|have|would|will|can|could)\b)|including|to include|through\b|responsible for|so that|as well as|ensuring|enabling|and (?=\p{L}+ed\b)|(?<=\d[%+]? )and (?=\p{L}+ing\b))/gu;
const MAX_OUTCOME_CHARACTERS = 160;
/** Characters by which an outcome with several figures may be longer. */
const EXTRA_CHARACTERS = 30;
/** Minimum number of words of an outcome. */
const MIN_WORDS = 3;
/** Minimum number of words of a shortened predicate that is used outside the line of its role. */
const MIN_SHORTENED_WORDS = 4;
/**
 * Minimum number of words of a list's first item, and minimum weight of the statement, for the item to
 * represent the list.
 */
const MIN_ITEM_WORDS = 6;
const MIN_ITEM_WEIGHT = 2;
/** An item whose list continues a phrase: 'led 8 people in the upkeep', of 'in the upkeep, care and repair'. */
const IN_PHRASE_PATTERN =
  / (?:in|of|for|with|on|across|between|to) (?:the |an? |its |their )?\p{Ll}+$| (?:from|via|through|between|by) (?:\S+ ){0,3}\S+$/u;

/** An item of a list, after the comma that separates it from the one before. */
const LAST_ITEM_PATTERN = /, (?!and |or )((?:[^\s,]+ ){0,3}[^\s,]+)$/u;
/** Whether a cut at a comma leaves the items of a list without the last ones and their 'and'. */
export function cutsList(text: string, end: number): boolean {
  if (!text.startsWith(',', end)) return false;
  const item = LAST_ITEM_PATTERN.exec(text.slice(0, end))?.[1];
  const form = item && verbForm(item.split(' ', 1)[0]?.toLowerCase() ?? '')?.form;
  return item !== undefined && form !== 'past' && form !== 'gerund' && !/ (?:and|or|&) /.test(item);
}

/**
 * Whether a text that is cut at `end` loses the end of a range: 'from design' of 'from design through testing', 'from
 * reading charts' of 'from reading charts, ordering ropes and watching locks'.
 */
export function cutsRange(text: string, end: number): boolean {
  const [, start] = /\bfrom ([^,;]+)$/u.exec(text.slice(0, end)) ?? [];
  if (start === undefined || / (?:to|through|until|into) /u.test(start)) return false;
  return (
    /^ (?:to|through|until|into)\b/u.test(text.slice(end)) ||
    (/^\p{Ll}+ing\b/u.test(start) && text.startsWith(',', end))
  );
}

/** Whether the last word qualifies a noun that is missing. */
const isOpenEnded = (text: string): boolean => qualifiesNext(text.split(' ').at(-1) ?? '');

/** Words of clauses that praise without stating anything. */
const PRAISING_PATTERN =
  /\b(?:ensuring|enabling|leveraging|utili[sz]ing|maximi[sz]ing|fostering|demonstrating|contributing|providing|driving|promoting|enhancing|significantly|thus|thereby|so that)\b/;

/** The predicate cut before each of its circumstances, the shortest first and the full one last. */
function wholeParts(text: string): string[] {
  const ends = [...text.matchAll(CIRCUMSTANCE_WORD_PATTERN)]
    .map((match) => match.index)
    // The last item of a list is not a circumstance: 'hired crews, bought boats and leased
    // moorings'. A further result after one in figures is: 'raising output by 40% and building trust'.
    .filter(
      (end) =>
        !(text.startsWith(' and ', end) && text.slice(0, end).includes(', ')) ||
        /\d[%+]? and \p{L}+ing$/u.test(text.slice(end - 2, text.indexOf(' ', end + 5))),
    )
    // The matter in which someone was helped is not one: 'assisted the school with the planning of lessons'.
    .filter(
      (end) => !(/^(?: with| in| by)\s/.test(text.slice(end)) && NEEDS_REST_PATTERN.test(text.slice(0, end))),
    )
    // Words that the last of two verbs needs are not one: 'to read the scales and interface with the press'.
    .filter((end) => !(/^ with\s/.test(text.slice(end)) && / and \p{Ll}+$/u.test(text.slice(0, end))))
    // Words that 'alignment' and the like need are not one: 'to ensure alignment with the needs of growers'.
    .filter((end) => !(/^ with\s/.test(text.slice(end)) && NEEDS_WITH_PATTERN.test(text.slice(0, end))))
    // What a general word announces is not one: 'advised the mill on key topics including its leases and tolls'.
    .filter((end) => !cutsAnnouncement(text, end))
    // A later item of a list is not one: 'wrote guides, job aids, training plans and notes'.
    .filter((end) => !cutsList(text, end) && !cutsRange(text, end))
    // The second of several gerunds is not one: 'a team responsible for dredging, lighting and patrolling ports'.
    .filter((end) => !(/ing$/.test(text.slice(0, end)) && /^, \p{L}+ing\b/u.test(text.slice(end))));
  return [...ends, text.length]
    .map((end) => text.slice(0, end).trim())
    .filter(
      (part) =>
        part.length === text.length ||
        !(
          EMPTY_PREDICATE_PATTERN.test(part) ||
          JOINED_ALONE_PATTERN.test(part) ||
          SECOND_VERB_WITHOUT_OBJECT_PATTERN.test(part)
        ),
    )
    .filter((part) => !isUnfinished(part) && (part.length === text.length || !isGarbled(part)));
}
/** General words at the end of a text, which say nothing without the examples that follow. */
const ANNOUNCING_END_PATTERN =
  /\b(?:areas?|aspects|activities|tasks|topics|fields|matters|issues|elements|items|things|partners|vendors|duties|responsibilities|roles|clients|brands|titles|key \p{Ll}+s)$/iu;
const cutsAnnouncement = (text: string, end: number): boolean =>
  /^ ?(?:including|to include|such as|\(|:)/u.test(text.slice(end)) &&
  ANNOUNCING_END_PATTERN.test(text.slice(0, end));
/** Nouns whose meaning is in the words after 'with'. */
const NEEDS_WITH_PATTERN =
  / (?:alignment|compliance|accordance|conformity|consistency|compatibility|line|contact|communication|collaboration|cooperation|partnership|conjunction|coordination|interaction|integration|relations?|relationships?|ties|dealings)$/iu;
/** Verbs of helping and providing, which say nothing without the matter. */
const NEEDS_REST_PATTERN = /^(?:assist|help|support|aid|provid|equip|furnish)\p{Ll}* [^,;]*$/u;
/** Predicates that say nothing without the words that were cut: 'led the team', 'handled a site'. */
const EMPTY_PREDICATE_PATTERN =
  /^\p{L}+ (?:the|an?|its) (?:team|projects?|company|business|department|works?|site|development|group|program(?:me)?|process|system|product)$/iu;
/** That somebody joined an employer, without what for. */
const JOINED_ALONE_PATTERN = /^(?:re)?joined (?:the )?(?:[\p{Lu}\d][^\s,]*(?:\s|$)){1,5}$/u;
/** 'wrote the plan and tested', in front of its object. */
const SECOND_VERB_WITHOUT_OBJECT_PATTERN =
  /(?:[\s,](?:and|or|then)|[,;]) (?:\p{L}+ed|taken|given|made|shown|sent|brought|held|kept|written|driven)$/u;

/**
 * The predicate of a statement cut before each of its circumstances, the shortest first, without the full
 * one.
 */
export function shortenedPredicates(statement: Statement): string[] {
  const text = statement.predicate?.text ?? '';
  const count = (part: string, mark: string) => part.split(mark).length;
  return wholeParts(text)
    .filter(
      (part) =>
        part !== text &&
        part.split(' ').length >= MIN_SHORTENED_WORDS &&
        count(part, '(') === count(part, ')'),
    )
    .map((part) => part.replace(/(?<![\s,;:])[\s,;:]+$/, ''));
}

/** A number after a name, as that of a product: 'Landsat 8', 'Python 2.7'. */
const NUMBER_OF_NAME_PATTERN = /(?<=\p{Lu}\p{L}{1,20} )\d[\d.]*(?=[\s,;)]|$)/gu;
/** Number of words of a text that are figures. */
const figuresIn = (text: string): number =>
  removeNamesWithNumbers(text).replace(NUMBER_OF_NAME_PATTERN, '').split(' ').filter(hasFigure).length;

/**
 * The shortest of several parts of a statement that has most of its figures: 'trained 12 planners, promoting 3 of them'
 * rather than 'trained 12 planners'. One above the usual length needs more figures than all shorter ones.
 * @param parts the shortest first
 */
function fullestInFigures(parts: readonly string[], maxCharacters: number): string | undefined {
  const most = (some: readonly string[]) => Math.max(0, ...some.map(figuresIn));
  // What follows a dash is an aside, unless it has the only figures or states a result in figures.
  const plain = parts.filter((part) => !DASH_PATTERN.test(part) || RESULT_AFTER_DASH_PATTERN.test(part));
  const telling = most(plain) > 0 ? plain : parts;
  const isUsual = ({ length }: string) => length <= maxCharacters;
  const mostOfUsual = most(telling.filter(isUsual));
  if (mostOfUsual === 0)
    return parts.find(isUsual) ?? parts.find((part) => LATE_FIGURE_PATTERN.test(part) && figuresIn(part) > 0);
  return (
    telling.find((part) => figuresIn(part) > mostOfUsual) ??
    telling.find((part) => figuresIn(part) === mostOfUsual)
  );
}
/** A figure in brackets, which belongs to the words before it. */
const FIGURE_IN_BRACKETS_PATTERN = /\([^()]*\d/;
/** A figure so late in a line that no shorter part could have it. */
const LATE_FIGURE_PATTERN = /^.{70,}\d/u;
const DASH_PATTERN = /\s[–—]\s/u;
/** A result in figures after the only dash of a part: 'led 12 growers – raising output by 40%'. */
const RESULT_AFTER_DASH_PATTERN = /^[^–—]+\s[–—]\s\p{Ll}+ing\s[^–—+]*\d[^–—]*$/u;

/**
 * Shortens a statement to its outcome: 'cut waiting time from 19 days to 6'. It is cut at the first possible
 * position after its figures; without a number, at the last before words of praise. The employer's name after
 * the verb is omitted, since the line begins with it. Undefined if nothing short enough remains.
 * @param says whether a part has what the result must contain
 */
export function outcomeOf(
  statement: Statement,
  maxCharacters = MAX_OUTCOME_CHARACTERS,
  says: (part: string) => boolean = () => true,
): string | undefined {
  const text = statement.predicate?.text;
  if (!text || /^(?:is|was|has|had|works?|worked) |^\p{L}+ (?:its|their|these|those) /u.test(text))
    return undefined;
  const needsFigure = hasFigure(text);
  const maxInFigures = maxCharacters + (maxCharacters === MAX_OUTCOME_CHARACTERS ? EXTRA_CHARACTERS : 0);
  const parts = wholeParts(text);
  const whole = fullestInFigures(
    parts.filter(
      (part) =>
        part.split(' ').length >= MIN_WORDS &&
        part.length <= maxInFigures &&
        (!needsFigure || hasFigure(part) || FIGURE_IN_BRACKETS_PATTERN.test(part)) &&
        says(part),
    ),
    maxCharacters,
  );
  const fittingParts = parts.filter(
    (part) => part.split(' ').length >= MIN_WORDS && part.length <= maxCharacters && says(part),
  );
  // Without a number the longest part is the most informative: 'improved efficiency' alone says little.
  const fullest = fittingParts.findLast((part) => !PRAISING_PATTERN.test(part)) ?? fittingParts[0];
  // The first item may represent a long list: 'negotiated contract terms, ...'.
  const [first = '', next = ''] = fullest === undefined ? text.split(/,\s/) : [];
  // The comma may stand inside a purpose: of 'led a team of 8 to build robust, secure and fast shops' the first item is
  // '... to build robust', which is cut to 'led a team of 8'.
  const item = isOpenEnded(first) ? first.replace(/ to \p{L}+ \P{Ll}*\p{L}+$/u, '') : first;
  const isItem =
    item.split(' ').length >= MIN_ITEM_WORDS &&
    item.length <= maxCharacters &&
    statement.weight >= MIN_ITEM_WEIGHT &&
    !/ (?:using|with|via|combining|including|comprising|spanning|covering|encompassing|such as|like) /.test(
      item,
    ) &&
    !isOpenEnded(item) &&
    cutNameList(item, text.slice(first.length + 2)) === item &&
    !(IN_PHRASE_PATTERN.test(item) && verbForm(next.split(' ')[0] ?? '')?.form !== 'past') &&
    !isUnfinished(item) &&
    says(item);
  const result = needsFigure && !whole ? actWithResult(text, maxInFigures) : undefined;
  const part =
    (needsFigure ? whole : undefined) ??
    (result && says(result) ? result : undefined) ??
    fullest ??
    (isItem && (!needsFigure || /\d/.test(item)) ? item : undefined) ??
    shortestWholeBeginning(text, (beginning) => beginning.length <= maxCharacters && says(beginning)) ??
    (statement.weight >= MIN_ITEM_WEIGHT
      ? [withoutPurpose(text)].find((act) => act !== undefined && act.length <= maxCharacters && says(act))
      : undefined);
  // Every other way to end the line may have cut what a general word announces.
  if (part !== undefined && cutsAnnouncement(text, part.length)) return undefined;
  const name = statement.role?.organisation ?? '';
  const withoutEmployer = part?.replace(
    new RegExp(`^(\\p{L}+) ${escapeRegExp(name)} (?=(?:from|into|to)\\b)`, 'u'),
    '$1 ',
  );
  const outcome = withoutEmployer && removePointing(withoutEmployer);
  return outcome && (outcome.match(/\(/g)?.length ?? 0) === (outcome.match(/\)/g)?.length ?? 0)
    ? outcome.replace(/(?<![\s,;:])[\s,;:]+$/, '')
    : undefined;
}

/**
 * A line without the clauses after its main part: 'launch of the shop' for 'launch of the shop, which ...'.
 */
export const firstPart = (text: string): string =>
  (text.split(/[;:]|,(?= (?:\p{L}+ing|which|while|with)\b)/u)[0] ?? '').trim();

/** Maximum characters of a line that says how the person came to a role. */
const MAX_APPOINTMENT_CHARACTERS = 110;
/** A predicate that says how the person came to the role: 'was hired to build the data team'. */
const HIRED_TO_PATTERN =
  /^was ((?:hired|brought in|appointed|recruited|asked|tasked|selected|chosen|engaged|promoted|mandated|commissioned) to (?!(?:be|join|work)\b)\p{Ll}.*)$/u;
/**
 * The way in which the person came to the role: 'hired to build the data team'; undefined if the line does not say so,
 * or is long or unfinished.
 */
export const appointmentOf = ({ predicate }: Statement): string | undefined => {
  const appointment = firstPart(HIRED_TO_PATTERN.exec(predicate?.text ?? '')?.[1] ?? '');
  return appointment && appointment.length <= MAX_APPOINTMENT_CHARACTERS && !isUnfinished(appointment)
    ? appointment
    : undefined;
};

/** What others made of the person or gave them in a post. */
const HONOURED_PATTERN =
  /^was ((?:\p{Ll}+ly )?(?:ranked|recogni[sz]ed|awarded|named|nominated|selected|voted|elected|chosen|honou?red) .*)$/u;
const PRIZE_PATTERN = /\b(?:awards?|prizes?|medals?|top|best|first|winner)\b/iu;
/** The line of an honour with a figure or a prize: 'ranked among the top 5 of 60 pilots'. */
export function honourOf(statement: Statement): string | undefined {
  const text = HONOURED_PATTERN.exec(statement.predicate?.text ?? '')?.[1];
  return text && statement.predicate && (hasFigure(text) || PRIZE_PATTERN.test(text))
    ? outcomeOf({ ...statement, predicate: { ...statement.predicate, text } })
    : undefined;
}
