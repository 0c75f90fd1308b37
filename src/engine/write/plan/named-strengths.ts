/** Superpowers named after the practices that the person lists, or else after the deeds that show them. */

import { gerundOf } from '../../language/grammar/verbs';
import { upperFirst } from '../../language/text/casing';
import { hasFigure, proofWorth } from '../statements/figures';
import { isProcess, isRoutine } from '../statements/importance';
import { isObjectOfPreposition, leadingVerbs, verbObjectOf } from '../statements/object';
import { containsLabel } from '../statements/says';
import { namesPractice, showsPractice } from '../statements/shows-practice';
import type { Statement } from '../statements/statement';
import { EMPTY_OBJECT_PATTERN, SUPERPOWERS_PER_ROW } from './fill-superpowers';
import { areTooSimilar } from './superpowers';
import { ASSISTED_PATTERN, ONLY_DELIVERED_PATTERN, type Portrait } from './work-areas';

/** Minimum weight of a deed that alone shows a practice, and of one beside another. */
const MIN_SINGLE_WEIGHT = 1.2;
const MIN_PAIRED_WEIGHT = 0.6;
/** Minimum words of a deed, below which it says little more than the name of the practice. */
const MIN_WORDS = 7;
/** Maximum characters of a deed, beyond which two would fill the page. */
const MAX_CHARACTERS = 260;
/** Practices that are claimed by anybody, and that no single deed shows. */
const ANYBODY_PATTERN =
  /^(?:communications?|teamwork|team ?work|collaboration|problem[- ]solving|time management|organi[sz]ation|presentations?|reporting|reports?|research|writing|analysis|data entry|customer service|microsoft office|documentation|meetings?|management|operations|development|design|planning|scheduling|testing|support|training|software development|web development)$/i;

const canShow = (one: Statement): boolean =>
  one.form === 'predicate' &&
  one.text.split(' ').length >= MIN_WORDS &&
  one.text.length <= MAX_CHARACTERS &&
  !ASSISTED_PATTERN.test(one.text) &&
  !ONLY_DELIVERED_PATTERN.test(one.text) &&
  !isProcess(one.text) &&
  (!isRoutine(one.text) || hasFigure(one.text)) &&
  !/^(?:is|was|has|had|responsible|accountable|in charge|hired|invited|awarded|promoted) /i.test(
    one.predicate?.text ?? '',
  );

/** The practices that English statements are about, whose name each of them says in its words. */
const labelsOf = (deeds: readonly Statement[]): string[] => [
  ...new Set(
    deeds.flatMap(({ subjects: [subject], text }) =>
      subject && containsLabel(text, subject.label) ? [subject.label] : [],
    ),
  ),
];

/**
 * Whether a deed shows a practice: by the words of its name, or since it is what the deed is about. A single word fits
 * many deeds, so it must be the verb: 'Negotiation'.
 */
const shows = (one: Statement, practice: string): boolean =>
  practice.includes(' ')
    ? showsPractice(one, practice) ||
      (one.subjects[0]?.label === practice && containsLabel(one.text, practice))
    : namesPractice(one, practice);

/** Minimum weight of a deed that names itself, since its title says no more than its line. */
const MIN_DEED_WEIGHT = 1.5;
/** Minimum words of an object that says what was done: 'supplier contracts', but not 'programs'. */
const MIN_OBJECT_WORDS = 2;
const MAX_TITLE_WORDS = 6;
/** Verbs that need another to say what was done. */
const NO_TITLE_VERB_PATTERN =
  /^(?:make|take|give|get|do|have|use|utili[sz]e|leverage|work|serve|ensure|provide|apply|add|hold|keep|send|enter|conduct|perform|achieve|handle|complete|display|demonstrate|show|champion|drive|advocate|enable|spearhead)$/;

/** A deed as a noun phrase of its own words: 'Leading the hiring process'; undefined if they say too little. */
function deedTitle(one: Statement): string | undefined {
  const [verb, ...others] = leadingVerbs(one.predicate?.text ?? '');
  const object = verbObjectOf(one, MIN_OBJECT_WORDS);
  if (!verb || others.length > 0 || !object || NO_TITLE_VERB_PATTERN.test(verb)) return undefined;
  if (EMPTY_OBJECT_PATTERN.test(object.name) || isObjectOfPreposition(one.predicate?.text ?? ''))
    return undefined;
  const article = /^(?:an?|the)$/.test(object.before) ? `${object.before} ` : '';
  const isBareSingular = article === '' && !/(?:s|ing|tion|ment|ance|ity|ship|gy|cy|ware)$/.test(object.name);
  const title = upperFirst(`${gerundOf(verb)} ${article}${object.name}`);
  return isBareSingular || title.split(' ').length > MAX_TITLE_WORDS ? undefined : title;
}

/** A practice with its best deed, and another one, of a different post where there is one. */
function strengthOf(title: string, deeds: readonly Statement[]): Portrait | undefined {
  const shown = deeds.filter((one) => shows(one, title));
  const [first] = shown;
  const other = shown.find((one) => one !== first && one.role?.id !== first?.role?.id) ?? shown[1];
  const second = other && other.weight >= MIN_PAIRED_WEIGHT ? [other] : [];
  return first && (second.length > 0 || first.weight >= MIN_SINGLE_WEIGHT)
    ? { title, statements: [first, ...second] }
    : undefined;
}

/**
 * Superpowers of practices with the deeds that show them: those with two deeds first, then by the worth of the best
 * deed. Where they do not fill a row, deeds name themselves. Each deed shows one.
 * @param practices as the person lists them, the most important first
 * @param statements those that no other section needs
 * @param taken titles of personas
 * @param wanted maximum number of superpowers
 */
export function namedStrengths(
  practices: readonly string[],
  statements: readonly Statement[],
  taken: readonly string[],
  wanted: number,
): Portrait[] {
  const deeds = statements.filter(canShow).sort((a, b) => proofWorth(b) - proofWorth(a));
  const worthOf = ({ statements: [best] }: Portrait) => (best ? proofWorth(best) : 0);
  const candidates = [...new Set([...practices, ...labelsOf(deeds)].map(upperFirst))]
    .filter((name) => !ANYBODY_PATTERN.test(name))
    .flatMap((name) => strengthOf(name, deeds) ?? [])
    .sort((a, b) => b.statements.length - a.statements.length || worthOf(b) - worthOf(a));
  const found: Portrait[] = [];
  const isNew = (title: string) =>
    ![...taken, ...found.map((one) => one.title)].some((other) => areTooSimilar(other, title));
  const isUsed = (one: Statement) => found.some(({ statements: used }) => used.includes(one));
  for (const { title, statements: all } of candidates) {
    const free = all.filter((one) => !isUsed(one));
    const [first] = free;
    const isShown = first && (free.length > 1 || first.weight >= MIN_SINGLE_WEIGHT);
    if (found.length < wanted && isShown && isNew(title)) found.push({ title, statements: free });
  }
  for (const one of deeds) {
    const title = one.weight >= MIN_DEED_WEIGHT ? deedTitle(one) : undefined;
    if (found.length < SUPERPOWERS_PER_ROW && title && isNew(title) && !isUsed(one))
      found.push({ title, statements: [one] });
  }
  return found;
}
