/** Finds 'a' before a plural or before a noun that cannot be counted. */

/** The end of a noun phrase. 'A sales and marketing plan' and 'a systems engineer' go on. */
const PHRASE_END_SOURCE = String.raw`(?=[,.;]|$|\s(?:that|which|who)\b)`;
/** Plurals by their ending, apart from singulars in '-s' and names of fields that qualify a noun. */
const PLURAL_SOURCE = String.raw`(?!(?:series|species|means|headquarters|works|lens|news|always|towards|perhaps|sometimes|savings|gallows|barracks|crossroads|themselves|others|innings|shambles)(?!\p{L}))\p{Ll}{3,}[^suik\P{L}]s`;
const A_PLURAL_PATTERN = new RegExp(
  String.raw`(?<!\p{L})an? (?:(?!few|lot|couple|number|range|variety|series)\p{Ll}{3,}(?:al|ic|ive|ed|able|ous|ful) )?${PLURAL_SOURCE}(?!\p{L})${PHRASE_END_SOURCE}`,
  'u',
);
const A_MASS_PATTERN = new RegExp(
  String.raw`(?<!\p{L})an? (?:(?:new|modern|complex|scalable|robust|internal|digital|technical) )?(?:software|infrastructure|equipment|information|documentation|advice|machinery|feedback|personnel|hardware|evidence|progress)(?!\p{L})${PHRASE_END_SOURCE}`,
  'u',
);

/** Whether a text has 'a' before a plural or an uncountable noun: 'led a teams', 'built a software'. */
export const hasWrongArticle = (text: string): boolean =>
  A_PLURAL_PATTERN.test(text) || A_MASS_PATTERN.test(text);
