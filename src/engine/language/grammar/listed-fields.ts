/** Recognises lists of fields that somebody leads, whose words may be verbs: 'leads product, design and support'. */
import { NOUN_OR_VERB } from './ambiguous';
import { verbForm } from './verbs';

/** Verbs of leading, whose object may be a list of fields. */
const LEADING_VERB_PATTERN = /^(?:lead|manage|run|own|oversee|head|direct|supervise|cover|coordinate)$/;
/** Where a list ends: at a circumstance, a clause or a mark. */
const LIST_END_PATTERN =
  /[.;:(]|,? (?:for|across|in|at|of|with|to|from|within|through|as|that|which|who|while|including|globally|worldwide|\d[\d.,]{0,20}|and (?:I|he|she|they|still|also|now|then))(?= |$)/u;
const ITEM_PATTERN = /^[\p{L}&/-]+(?: [\p{L}&/-]+){0,2}$/u;
const MIN_ITEMS = 3;

/**
 * Whether the words after a verb of leading are a list of three fields or more. An item of several words that begins
 * with a verb ('support customers'), or a verb that is no noun ('collaborate'), is an act of its own.
 * @param verb in its base form
 */
export function isListOfFields(verb: string, after: string): boolean {
  if (!LEADING_VERB_PATTERN.test(verb)) return false;
  const text = after.trim();
  const items = text
    .slice(0, LIST_END_PATTERN.exec(text)?.index ?? text.length)
    .split(/, (?:and )?| and | & /u);
  return (
    items.length >= MIN_ITEMS &&
    items.every((item) => {
      const [first = '', ...others] = item.split(' ');
      const isAct =
        (others.length > 0 || !NOUN_OR_VERB.has(first)) &&
        verbForm(first)?.form === 'base' &&
        !/^(?:data|customer|product)$/.test(first);
      return ITEM_PATTERN.test(item) && !isAct && !/^(?:the|an?|its|their|all)$/.test(first);
    })
  );
}
