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
};
/** The same verbs in the past tense: 'initiatives that improved margins by 18%'. */
const PAST = Object.values(CHANGE_BY_GERUND).join('|');
const GERUND = Object.keys(CHANGE_BY_GERUND).join('|');

/** Verbs of change by their noun. */
const CHANGE_BY_NOUN: Readonly<Record<string, string>> = {
  reduction: 'reduced',
  decrease: 'reduced',
  increase: 'increased',
  growth: 'grew',
  improvement: 'improved',
};
const NOUN = Object.keys(CHANGE_BY_NOUN).join('|');

/** The figure of a result: 'from 12 to 4', 'by 18%', 'by half'. */
const FIGURE =
  '(?=[^,;]{3,60} (?:(?:by|from|to) (?:[^,;]{0,20}\\d|half|a third|a quarter|two thirds)|\\d[\\d.]{0,5}%))';
/** ', reducing incidents by 40%', 'and cut downtime by half'. */
const CAUSED = new RegExp(
  `(?:(?:[,;—–] ?(?:and )?| and )(?:(?:thereby|thus) )?(${GERUND})|(?:,? and | (?:that|which) )(${PAST})) ${FIGURE}`,
);
/** 'a 40% reduction in incidents'. */
const CHANGE_IN = new RegExp(`(?<=\\b\\d[\\d.,–-]{0,6}(?:%|x| percent) )(${NOUN}) in `);
/** '45% revenue increase'. */
const CHANGE_AFTER = new RegExp(
  `(?<=\\b\\d[\\d.,–-]{0,6}(?:%|x| percent) )((?:[a-z-]{3,20} ){1,3})(${NOUN})(?![\\p{L} ]{0,3}in )`,
  'u',
);

/** Measures, which are not a result by themselves, and changes that nobody is proud of. */
export const NO_RESULT =
  /^(?:time|number|amount|rate|rates|level|levels|scores?|effort|cost|usage|users?|range|scope|headcount|staff|workforce)$/i;

/**
 * The result of a line as a predicate of its own: 'reduced incidents by 40%' of 'Built an alarm, reducing incidents
 * by 40%'. Undefined if the line states none.
 */
export function resultIn(predicate: string): string | undefined {
  const before = CHANGE_AFTER.exec(predicate);
  if (before) return `${CHANGE_BY_NOUN[before[2] ?? '']} ${before[1]?.trim()}`;
  for (const pattern of [CAUSED, CHANGE_IN]) {
    const found = pattern.exec(predicate);
    const word = found?.[1] ?? found?.[2] ?? '';
    if (found)
      return `${CHANGE_BY_GERUND[word] ?? CHANGE_BY_NOUN[word] ?? word} ${predicate.slice(found.index + found[0].length)}`;
  }
  return undefined;
}
