/** Extracts results in figures that a line states after its action: ', reducing incidents by 40%'. */

/** Verbs of change by their gerund, each with the past tense in which the result is stated. */
const CHANGE_BY_GERUND: Readonly<Record<string, string>> = {
  reducing: 'reduced',
  cutting: 'cut',
  lowering: 'lowered',
  shortening: 'shortened',
  increasing: 'increased',
  raising: 'raised',
  growing: 'grew',
  boosting: 'boosted',
  lifting: 'lifted',
  doubling: 'doubled',
  tripling: 'tripled',
  quadrupling: 'quadrupled',
  improving: 'improved',
  enhancing: 'enhanced',
  accelerating: 'accelerated',
  slashing: 'slashed',
  trimming: 'trimmed',
  decreasing: 'decreased',
  halving: 'halved',
};
/** Verbs of change in the past tense: 'initiatives that improved margins by 18%'. */
const PAST_VERB_SOURCE = Object.values(CHANGE_BY_GERUND).join('|');
const GERUND_SOURCE = Object.keys(CHANGE_BY_GERUND).join('|');

/** The past tense of verbs of change by the form that they have after 'to'. */
const CHANGE_BY_BASE: Readonly<Record<string, string>> = {
  reduce: 'reduced',
  cut: 'cut',
  lower: 'lowered',
  shorten: 'shortened',
  increase: 'increased',
  raise: 'raised',
  grow: 'grew',
  improve: 'improved',
};

/** Verbs of change by their noun. */
const CHANGE_BY_NOUN: Readonly<Record<string, string>> = {
  reduction: 'reduced',
  decrease: 'reduced',
  increase: 'increased',
  growth: 'grew',
  improvement: 'improved',
  uplift: 'lifted',
};
const NOUN_SOURCE = Object.keys(CHANGE_BY_NOUN).join('|');

/** The figure of a result: 'from 12 to 4', 'by 18%', 'by half'. */
const FIGURE_SOURCE =
  '(?=[^,;]{3,60} (?:(?:by|from|to) (?:[^,;]{0,20}\\d|half|a third|a quarter|two thirds)|\\d[\\d.]{0,5}%))';
/** ', reducing incidents by 40%', 'and cut downtime by half'. */
const CAUSED_CHANGE_PATTERN = new RegExp(
  `(?:(?:[,;—–] ?(?:and )?| and )(?:(?:thereby|thus) )?(${GERUND_SOURCE})|(?:,? and | (?:that|which) )(${PAST_VERB_SOURCE})) ${FIGURE_SOURCE}`,
);
/** 'a 40% reduction in incidents'. */
const CHANGE_IN_PATTERN = new RegExp(`(?<=\\b\\d[\\d.,–-]{0,6}(?:%|x| percent) )(${NOUN_SOURCE}) in `);
/** '45% revenue increase'. */
const CHANGE_AFTER_PATTERN = new RegExp(
  `(?<=\\b\\d[\\d.,–-]{0,6}(?:%|x| percent) )((?:[a-z-]{3,20} ){1,3})(${NOUN_SOURCE})(?![\\p{L} ]{0,3}in )`,
  'u',
);

/** A change that a target named and the line says was met: 'met the objective of raising deposits'. */
const TARGET_MET_PATTERN = new RegExp(
  `^(?:met|achieved|exceeded|surpassed|reached|beat|hit) [^,;]{0,40}(?:objectives?|targets?|goals?) of (${GERUND_SOURCE}) `,
);
/** A change between two figures that a plan brought: 'drove a scheme to increase yield from 14% to 27%'. */
const CHANGE_BETWEEN_PATTERN = new RegExp(
  `^(?:led|drove|delivered|executed|implemented|introduced|ran) [^,;]{0,60} to (${Object.keys(CHANGE_BY_BASE).join('|')}) (?=[^,;]{3,70} from \\S{0,3}\\d\\S* (?:million |percent )?to \\S{0,3}\\d)`,
);
/** A change named by its noun after a general verb: 'led uplift in brand metrics'. */
const LED_CHANGE_PATTERN =
  /^(?:led|drove|delivered|achieved|produced|secured) (?:an? |the )?(?:[\p{L}-]+ )?(uplift|reduction|decrease|increase|improvement|growth)s? (?:in|of) /u;

/** Measures, which are not a result by themselves, and changes that nobody is proud of. */
export const NO_RESULT_PATTERN =
  /^(?:time|response|performance|speed|score|number|amount|rate|rates|level|levels|scores?|effort|cost|usage|users?|range|scope|headcount|staff|workforce)$/i;

/**
 * The result of a line as a predicate of its own: 'reduced incidents by 40%' of 'Built an alarm, reducing incidents
 * by 40%'. Undefined if the line states none.
 */
export function resultIn(predicate: string): string | undefined {
  const before = CHANGE_AFTER_PATTERN.exec(predicate);
  if (before) return `${CHANGE_BY_NOUN[before[2] ?? '']} ${before[1]?.trim()}`;
  for (const pattern of [
    CAUSED_CHANGE_PATTERN,
    CHANGE_IN_PATTERN,
    TARGET_MET_PATTERN,
    CHANGE_BETWEEN_PATTERN,
    LED_CHANGE_PATTERN,
  ]) {
    const match = pattern.exec(predicate);
    const word = match?.[1] ?? match?.[2] ?? '';
    if (match)
      return `${CHANGE_BY_GERUND[word] ?? CHANGE_BY_NOUN[word] ?? CHANGE_BY_BASE[word] ?? word} ${predicate.slice(match.index + match[0].length)}`;
  }
  return undefined;
}

/** A result whose subject changed: 'Profits lifted by 66%', with the verb of whoever brought it. */
const CHANGED_SUBJECT_PATTERN =
  /^((?:[\p{L}&-]+ ){1,3}?)(?:was |were )?(lifted|raised|rose|grew|increased|improved|doubled|tripled|fell|dropped|declined|decreased) (?:by |from |to |\d|in )/u;
const BROUGHT_VERBS: Readonly<Record<string, string>> = {
  rose: 'raised',
  fell: 'reduced',
  dropped: 'reduced',
  declined: 'reduced',
  decreased: 'reduced',
};
/** Measures whose rise is welcome. */
const BETTER_HIGHER_MEASURE_PATTERN =
  /(?:profits?|profitability|revenues?|sales|income|margins?|share|customers|clients|users|members|satisfaction|engagement|productivity|deposits|output|retention|yield|attendance|enrol?ments?|quality) $/i;
/** Measures whose fall is welcome. */
const BETTER_LOWER_MEASURE_PATTERN =
  /(?:costs?|expenses|churn|attrition|losses|complaints|downtime|incidents|accidents|injuries|defects|errors|debt|scrap|waste) $/i;

/** A result whose subject is what changed, as a predicate: 'lifted profits' of 'Profits lifted by 66% in 18 months'. */
export function broughtChange(clause: string): string | undefined {
  const [, subject = '', verb = ''] = CHANGED_SUBJECT_PATTERN.exec(clause) ?? [];
  const pastVerb = BROUGHT_VERBS[verb] ?? verb;
  const isWelcome =
    pastVerb === 'reduced'
      ? BETTER_LOWER_MEASURE_PATTERN.test(subject)
      : BETTER_HIGHER_MEASURE_PATTERN.test(subject);
  return isWelcome
    ? `${pastVerb} ${subject.trim().replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`
    : undefined;
}

/** An effect without a figure at the end of a line: ', reducing vendor lock-in and improving resilience'. */
const EFFECT_PATTERN = new RegExp(
  `[,;—–] ?(?:and )?(?:thereby |thus |significantly |substantially |greatly |dramatically )*(${GERUND_SOURCE}) (?:the |overall )?((?:[\\p{Ll}-]+ ){0,3}[\\p{Ll}-]+)(?= and |, | by | for | in | across | through | while | with |\\.?$)`,
  'u',
);
/** Effects that any work may be said to have: 'improving operational efficiency'. */
const GENERAL_EFFECT_PATTERN =
  /(?:efficienc(?:y|ies)|performance|productivity|scalability|quality|reliability|experiences?|visibility|collaboration|maintainability|readability|usability|flexibility|accuracy|transparency|workflows?|process(?:es)?|operations|outcomes?|results?|decision-making|engagement|satisfaction|impact|value|growth|delivery|security|awareness|skills|knowledge|time|effort|code|(?<!\p{L})ui|ux)$/iu;
/** The effect of a line as a predicate of its own: 'reduced vendor lock-in'. Undefined if the line states none. */
export function effectIn(predicate: string): string | undefined {
  const [, gerund = '', object = ''] = EFFECT_PATTERN.exec(predicate) ?? [];
  return gerund && object.includes(' ') && !GENERAL_EFFECT_PATTERN.test(object)
    ? `${CHANGE_BY_GERUND[gerund]} ${object}`
    : undefined;
}
