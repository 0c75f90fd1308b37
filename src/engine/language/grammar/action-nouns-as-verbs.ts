/** Turns a noun of action at the beginning of a line about work into its verb. */

/** The past form for nouns of what was done once: 'Creation of a school' says that it was created. */
const PAST_FORM_BY_NOUN: Readonly<Record<string, string>> = {
  acquisition: 'acquired',
  automation: 'automated',
  conception: 'conceived',
  consolidation: 'consolidated',
  construction: 'built',
  creation: 'created',
  delivery: 'delivered',
  deployment: 'deployed',
  design: 'designed',
  development: 'developed',
  digitalisation: 'digitalised',
  digitalization: 'digitalized',
  digitisation: 'digitised',
  digitization: 'digitized',
  establishment: 'established',
  execution: 'executed',
  expansion: 'expanded',
  growth: 'grew',
  implementation: 'implemented',
  improvement: 'improved',
  installation: 'installed',
  integration: 'integrated',
  introduction: 'introduced',
  launch: 'launched',
  migration: 'migrated',
  modernisation: 'modernised',
  modernization: 'modernized',
  negotiation: 'negotiated',
  optimisation: 'optimised',
  optimization: 'optimized',
  recruitment: 'recruited',
  redesign: 'redesigned',
  reduction: 'reduced',
  reorganisation: 'reorganised',
  reorganization: 'reorganized',
  restructuring: 'restructured',
  rollout: 'rolled out',
  'roll-out': 'rolled out',
  standardisation: 'standardised',
  standardization: 'standardized',
};

/** The base form, which takes the tense of its post, for nouns of what goes on for as long as the post. */
const BASE_FORM_BY_NOUN: Readonly<Record<string, string>> = {
  administration: 'administer',
  coordination: 'coordinate',
  'co-ordination': 'coordinate',
  management: 'manage',
  oversight: 'oversee',
  supervision: 'supervise',
};

const ACTION_NOUN_SOURCE = [...Object.keys(PAST_FORM_BY_NOUN), ...Object.keys(BASE_FORM_BY_NOUN)].join('|');
const ACTION_NOUN_PATTERN = new RegExp(
  `^((?:(?:full|complete|successful|daily|overall) )?(${ACTION_NOUN_SOURCE})(?:,? (?:and|&) (${ACTION_NOUN_SOURCE}))?) of (?=\\S)`,
  'i',
);

/** Nouns after which a figure is the extent of a change, and not what was changed: 'Growth of 15% in sales'. */
const CHANGE_NOUN_PATTERN = /^(?:growth|reduction|improvement|expansion)$/i;
const FIGURE_PATTERN = /^(?:over |about |more than |nearly |up to )?[$€£]?\d/;
/**
 * Words after 'of' whose verb has the noun as its subject: 'the fund was moved' of 'Management of the fund was moved'.
 */
const NOUN_IS_SUBJECT_PATTERN =
  /^(?:(?!(?:that|which|who|whose|where|while) )[^\s,;:]{1,40} ){0,12}(?:is|are|was|were|has|have) /i;

const verbOf = (noun: string): string =>
  PAST_FORM_BY_NOUN[noun.toLowerCase()] ?? BASE_FORM_BY_NOUN[noun.toLowerCase()] ?? '';
const isCompletedAction = (noun: string): boolean => PAST_FORM_BY_NOUN[noun.toLowerCase()] !== undefined;

/**
 * Replaces the noun of action at the beginning of a line by its verb: 'Delivered partnerships with two banks' of
 * 'Delivery of partnerships with two banks'. Other lines are returned unchanged, and so are those whose noun is the
 * subject, is followed by the extent of a change, or is joined to one of the other kind.
 */
export function actionNounAsVerb(line: string): string {
  const [whole, , first = '', second] = ACTION_NOUN_PATTERN.exec(line) ?? [];
  if (!whole) return line;
  const rest = line.slice(whole.length);
  const nouns = second ? [first, second] : [first];
  if (nouns.some(isCompletedAction) && !nouns.every(isCompletedAction)) return line;
  if (
    (nouns.some((noun) => CHANGE_NOUN_PATTERN.test(noun)) && FIGURE_PATTERN.test(rest)) ||
    NOUN_IS_SUBJECT_PATTERN.test(rest)
  )
    return line;
  const verbs = nouns.map(verbOf).join(' and ');
  return `${verbs.charAt(0).toUpperCase()}${verbs.slice(1)} ${rest}`;
}
