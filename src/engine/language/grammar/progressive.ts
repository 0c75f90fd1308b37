/** Puts the progressive form of a verb, which says of work no more than the simple one, into the simple form. */
import { pastOf, presentOf, verbForm } from './verbs';

const PROGRESSIVE_PATTERN = /^(is|was) (\p{Ll}{2,20}ing) (?=\S)/u;
/** Adverbs that can be omitted, unlike 'partly' and 'nearly'. */
const ADVERB_PATTERN = /(?<=^(?:is|was) )(?:constantly|currently|actively|directly|successfully|regularly) /u;
/** Verbs whose progressive is about a plan or a state. */
const NO_WORK_PATTERN = /^(?:go|look|seek|try|work|hope|think|expect|study|do|have)$/;
/** A second gerund of the same predicate, which the first verb alone would leave behind: 'and leading the mill'. */
const SECOND_GERUND_PATTERN = / (?:and|or|&) (?:\p{Ll}{2,20}ly )?(\p{Ll}{2,20}ing)(?= )/gu;

/** 'handled the stores' for 'was handling the stores'; a predicate with another gerund after 'and' is left as it is. */
export function progressiveAsSimple(predicate: string): string {
  const plain = predicate.replace(ADVERB_PATTERN, '');
  const [whole = '', copula, gerund = ''] = PROGRESSIVE_PATTERN.exec(plain) ?? [];
  const { form, base } = verbForm(gerund) ?? {};
  if (!whole || form !== 'gerund' || !base || NO_WORK_PATTERN.test(base)) return predicate;
  const rest = plain.slice(whole.length);
  if ([...rest.matchAll(SECOND_GERUND_PATTERN)].some(([, word = '']) => verbForm(word)?.form === 'gerund'))
    return predicate;
  return `${copula === 'was' ? pastOf(base) : presentOf(base)} ${rest}`;
}

/** A statement about oneself with its first progressive in the simple form: 'I handled' for 'I was handling'. */
export function ownProgressiveAsSimple(statement: string): string {
  if (/^I was /.test(statement)) return `I ${progressiveAsSimple(statement.slice('I '.length))}`;
  const [present = ''] = /^I(?: am|['’]m) /.exec(statement) ?? [];
  const progressive = `is ${statement.slice(present.length)}`;
  const simple = present ? progressiveAsSimple(progressive) : progressive;
  return simple === progressive ? statement : `I ${simple}`;
}
