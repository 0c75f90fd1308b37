/** Inserts the 'and' that is omitted before the last item of a list in note style. */
import { verbForm } from '../../language/grammar/verbs';
import { countriesIn, countryOfLocation, isPlaceName } from '../../language/vocabulary/places';

/** The last two items of a list of nouns in lower case at the end: '... of monthly accounts, budgets'. */
const LAST_ITEMS_PATTERN =
  /^(.*(?: \p{Ll}[\p{L}-]*){1,4}), (\p{Ll}[\p{L}-]*s|(?:\p{Ll}[\p{L}-]* ){1,2}\p{Ll}[\p{L}-]+)$/u;
/** Words that show that the last part is not an item of the list. */
const NO_ITEM_PATTERN =
  /^(?:and|or|not|but|rather|which|who|that|as|with|without|for|in|on|at|by|from|to|of|so|while|when|where|the|thus|then|\p{L}+(?:ing|ed|ly))\b|\s(?:and|or)\s/u;

/** Whether the last item does not begin with a verb; alone, 'budgets' is a plural noun. */
const isNounOrPlural = (item: string): boolean => {
  const form = verbForm(item.split(' ')[0] ?? '')?.form;
  return form === undefined || (form === 'present' && !item.includes(' '));
};

/** Inserts the missing 'and' before the last item of a list of nouns: 'wrote accounts, budgets'. */
function insertAndBetweenNouns(predicate: string): string {
  const [, before = '', last = ''] = LAST_ITEMS_PATTERN.exec(predicate) ?? [];
  const item = before.split(/,\s/).at(-1) ?? '';
  const isItem =
    last !== '' &&
    !NO_ITEM_PATTERN.test(last) &&
    !/\s(?:and|or|which|that|who|while)\s/u.test(item) &&
    isNounOrPlural(last);
  return isItem ? `${before} and ${last}` : predicate;
}

/** Whether a town precedes its country or state, which are one place and not a list: 'in Valencia, Spain'. */
const isTownAndCountry = (list: string, last: string): boolean =>
  /^[^,]*\sin \p{Lu}[^,]*, $/u.test(list) && countriesIn(list).length === 0 && isCountryOrState(last);

/** Whether a name is that of a country, or of a state that is not a town as well. */
const isCountryOrState = (name: string): boolean =>
  countriesIn(name).length > 0 ||
  (/^\p{Lu}/u.test(name) && !isPlaceName(name) && countryOfLocation(`Town, ${name}`) !== undefined);

/** Two plurals after a preposition with nothing but a comma: 'with harbour pilots, third-party crane drivers'. */
const TWO_PLURALS_PATTERN =
  /( (?:with|for|across|including|such as|like) (?:[\p{L}\d-]{1,20} ){0,2}[\p{L}-]{3,20}s), (?!(?:and|or|the|an?|its|their|not|but|which|who|with|for|from|in|on|at|by|to|as|of|\p{L}+ing|\p{L}+ed) )((?:[\p{L}\d-]{1,20} ){0,3}\p{Ll}{3,20}s)$/u;
const insertAndBetweenPlurals = (text: string): string =>
  text.replace(TWO_PLURALS_PATTERN, (whole, before: string, last: string) =>
    / and | or /.test(whole) ? whole : `${before} and ${last}`,
  );

/** Inserts the missing 'and' before the last item of a list: 'using Dataflow, Kafka, BigQuery'. */
export const insertFinalAnd = (whole: string): string => {
  const predicate = insertAndBetweenPlurals(insertAndBetweenNouns(whole));
  return predicate.replace(
    /(\s(?:using|with|via|including|such as|like|in|for|across) (?:[^\s,;.]+(?: [^\s,;.]+){0,2}, )+)(?!the \p{Lu}|and\b|or\b|not\b|but\b|rather\b|\p{L}+ing\b|which\b|(?:with|without|from|in|on|at|by|for|to|of|as|across|including|plus|within|through|under|over|up|down)\b|etc\b|(?:especially|particularly|mainly|notably|primarily|mostly)\b)([^\s,;]+(?: [^\s,;]+){0,2})$/u,
    (match, list: string, last: string) =>
      /\s(?:and|or)\s/.test(` ${list}${last} `) || !/, $/.test(list) || isTownAndCountry(list, last)
        ? match
        : `${list.slice(0, -2)} and ${last}`,
  );
};
