/**
 * Merges an action with its result if the result is a sentence of its own: 'Built a register. This cut delays by
 * 40%.'
 */
import type { StatementFact } from '@/shared/record/facts';
import { verbForm } from '../grammar/verbs';
import { removeFinalPeriod } from './hygiene';

/** What was made or done, which a result may name again: 'This system delivered ...'. */
const DEED_SOURCE =
  '(?:system|product|project|platform|initiative|effort|work|solution|tool|program(?:me)?|approach|change|process|model|strategy|campaign|framework|app|application|service|feature|engine|pipeline|workflow|design|method|partnership|restructuring|reorgani[sz]ation|migration|automation)';
/** Words for anything that was done, which need not occur in the action. */
const ANY_DEED_PATTERN = /^(?:project|initiative|effort|work|solution|approach|change|process)$/;
/** Maximum number of statements between an action and a result that names what was made. */
const MAX_STATEMENTS_BETWEEN = 1;
/**
 * A sentence that states the result of the action before it: 'This led to fewer calls', 'This system successfully
 * processed nine million slips'. 'This was ...' describes the action itself.
 */
const RESULT_SENTENCE_PATTERN = new RegExp(
  `^This (?:(?<deed>${DEED_SOURCE}) )?(?:(?:greatly|significantly|also|ultimately|directly|in turn|successfully) )?(?<result>(?:led to|resulted in|helped|enabled|allowed|reduced|improved|increased|cut|saved|boosted|raised|lowered|shortened|decreased|doubled|tripled|generated|drove|eliminated|minimi[sz]ed|accelerated|brought|earned|contributed to|freed|delivered|processed|served|replaced|won|attracted|(?:has been|was|is) (?:(?:successfully|widely|since|subsequently) )*(?:used|adopted|deployed|rolled out|installed)) .+)$`,
  'u',
);
/** A description of what was made, with its use: 'This was a new product that has been used to weigh nine cargoes'. */
const USE_SENTENCE_PATTERN = new RegExp(
  `^This (?:was|is) an? (?:[\\p{L}-]+ ){0,2}${DEED_SOURCE} (?:that|which) (?<result>(?:has been|was|is) (?:(?:successfully|widely|since|subsequently) )*(?:used|adopted|deployed|rolled out|installed) .+)$`,
  'u',
);
/** Maximum characters of an action with its result. */
const MAX_MERGED_CHARACTERS = 320;
/** An action with its result that is longer than this loses the circumstances at the end of the action. */
const MAX_WHOLE_CHARACTERS = 200;
const CIRCUMSTANCE_PATTERN =
  /^((?:\S+ ){5,}?\S+?),? (?:capable of|based on|consisting of|designed to|using|utili[sz]ing|including|such as|that|to (?=\p{Ll}+ )).*$/u;

/** An action, or its beginning without circumstances if the action with its result would be too long. */
const fittingAction = (action: string, result: string): string =>
  action.length + result.length <= MAX_WHOLE_CHARACTERS ? action : action.replace(CIRCUMSTANCE_PATTERN, '$1');

const isAction = (text: string): boolean => {
  const form = verbForm(/^[\p{L}-]+/u.exec(text)?.[0] ?? '')?.form;
  return (form === 'past' || form === 'gerund') && !/[;:?!]|, which |\.\s/u.test(text);
};

/** The index of the action among statements whose result a sentence states; -1 if none is certain. */
function actionIndex(statements: readonly StatementFact[], deed: string | undefined): number {
  const last = statements.length - 1;
  if (deed === undefined || ANY_DEED_PATTERN.test(deed)) return last;
  for (let at = last; at >= 0 && last - at <= MAX_STATEMENTS_BETWEEN; at -= 1)
    if (new RegExp(`\\b${deed}\\b`, 'iu').test(statements[at]?.value ?? '')) return at;
  return -1;
}

/**
 * The statements of a role, with each action and its result merged into one: 'Built a register, which cut delays by
 * 40%'. The merged statement has the spans of both.
 */
export function joinConsequences(facts: readonly StatementFact[]): StatementFact[] {
  const merged: StatementFact[] = [];
  for (const fact of facts) {
    const sentence = removeFinalPeriod(fact.value.trim());
    const { deed, result } =
      (RESULT_SENTENCE_PATTERN.exec(sentence) ?? USE_SENTENCE_PATTERN.exec(sentence))?.groups ?? {};
    const at = actionIndex(merged, deed);
    const before = merged[at];
    const action = before && removeFinalPeriod(before.value.trim());
    if (
      before &&
      result &&
      action &&
      isAction(action) &&
      fittingAction(action, result).length + result.length <= MAX_MERGED_CHARACTERS
    ) {
      merged[at] = {
        ...before,
        value: `${fittingAction(action, result)}, which ${result}.`,
        spans: [...before.spans, ...fact.spans],
        confidence: Math.min(before.confidence, fact.confidence),
      };
    } else merged.push(fact);
  }
  return merged;
}
