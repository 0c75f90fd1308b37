/** Finds the abilities that people list themselves: 'Lead digital change', 'Scale shops across borders'. */
import type { StatementFact } from '@/shared/record/facts';
import { type CitedText, spansOf } from '../../check/cited-text';
import { toThirdPerson } from '../../language/grammar/person';
import { verbForm } from '../../language/grammar/verbs';
import { lowerFirst, upperFirst } from '../../language/text/casing';
import { cleanRawText, removeFinalPeriod } from '../../language/text/hygiene';
import type { CareerContext } from '../statements/career-context';
import { isUnreadable } from '../statements/readable';

/** Minimum number of consecutive lines with abilities that are a list, and maximum number of abilities shown. */
const MIN_LINES = 3;
const MAX_ABILITIES = 4;
const MIN_LINE_WORDS = 4;
const MAX_LINE_WORDS = 13;
/** Verbs that address the reader, or that say what somebody hopes for or learns. */
const NO_ABILITY_PATTERN =
  /^(?:contact|call|visit|see|click|check|feel|let|connect|email|reach|follow|find|learn|gain|get|obtain|seek|join|be|have|work|use|want|look|need|apply|send|read|ask|please|become|achieve|secure|speak|like|love|enjoy|play|travel|hold|know)$/i;
/**
 * The ability of a line that begins with a verb in its base form: 'Leads digital change'; undefined for any other line.
 */
function abilityOf({ value }: StatementFact): string | undefined {
  const line = removeFinalPeriod(cleanRawText(value));
  const words = line.split(' ');
  const [first = ''] = words;
  const hasFormOfAbility =
    words.length >= MIN_LINE_WORDS && words.length <= MAX_LINE_WORDS && !/[.!?:;]\s|\d{4}/.test(line);
  if (!hasFormOfAbility || verbForm(first.toLowerCase())?.form !== 'base' || NO_ABILITY_PATTERN.test(first))
    return undefined;
  if (!/^\p{Lu}/u.test(line)) return undefined;
  const third = toThirdPerson(`I ${lowerFirst(line)}`, undefined);
  return third && !isUnreadable(upperFirst(third)) ? upperFirst(third) : undefined;
}

/** The facts of a list of abilities in the 'About' text, each with its ability. */
export interface OwnStrengths {
  facts: ReadonlySet<StatementFact>;
  abilities: CitedText[];
}

/**
 * The abilities of the longest run of lines that begin with a verb in its base form, which is how people list what they
 * do best.
 * @param passesCheck whether an ability follows from its line
 */
export function ownStrengthsOf(
  { facts, language }: CareerContext,
  passesCheck: (cited: CitedText) => boolean,
): OwnStrengths {
  const none = { facts: new Set<StatementFact>(), abilities: [] };
  if (language !== 'en') return none;
  let best: { fact: StatementFact; cited: CitedText }[] = [];
  let run: { fact: StatementFact; cited: CitedText }[] = [];
  for (const fact of facts.about) {
    const text = abilityOf(fact);
    const cited = text ? { text, spans: spansOf(fact) } : undefined;
    run = cited && passesCheck(cited) ? [...run, { fact, cited }] : [];
    if (run.length > best.length) best = run;
  }
  if (best.length < MIN_LINES) return none;
  return {
    facts: new Set(best.map(({ fact }) => fact)),
    abilities: best.slice(0, MAX_ABILITIES).map(({ cited }) => cited),
  };
}
