/** Recognises things of which a post has one, so that they take 'the': 'directed the full sales organization'. */

/** Words for the whole of something that is there. */
const WHOLE_PATTERN = /^(?:full|entire|whole|overall)$/;
/** Verbs after which the thing is new, so that several are possible: 'built a full stack'. */
const CREATING_VERB_PATTERN =
  /^(?:build|create|design|develop|launch|establish|implement|introduce|write|deliver|found|form|architect|engineer|set|produce|draft|prepare|start|have|win|earn|complete|conduct|perform|run)$/;
/** What has parts: an organization, its processes, its range. */
const PART_OR_RANGE_PATTERN =
  /^(?:organi[sz]ation|department|division|function|business|company|firm|group|unit|team|operation|model|structure|process|cycle|lifecycle|life-cycle|portfolio|range|chain|pipeline|funnel|journey|roadmap|strategy|programme|program|budget|stack|estate|network|workforce|site|plant|project)$/;
/** Verbs of changing what is there. */
const CHANGING_VERB_PATTERN =
  /^(?:redesign|restructure|reorgani[sz]e|rebuild|revamp|overhaul|moderni[sz]e|transform|reshape|streamline|re-engineer|reengineer|revitali[sz]e|restart|reposition)$/;
/** What a company or department has one of. */
const OWN_PART_PATTERN =
  /^(?:organi[sz]ation|department|division|function|business|company|model|structure|strategy|culture|practice|operation|roadmap|workforce)$/;

/** The employer before what belongs to it: 'expanded the company portfolio'. */
const OWN_COMPANY_PATTERN = /^(?:company|firm|department)$/;

/**
 * Whether the object of a verb is the only one of its kind.
 * @param verb the base form of the verb
 * @param phrase the words of the object up to its noun
 */
export function isUniqueObject(verb: string, phrase: readonly string[]): boolean {
  const noun = (phrase.at(-1) ?? '').replace(/[,;.]$/, '').toLowerCase();
  const [first = ''] = phrase;
  if (WHOLE_PATTERN.test(first.toLowerCase()) && PART_OR_RANGE_PATTERN.test(noun))
    return !CREATING_VERB_PATTERN.test(verb);
  if (OWN_COMPANY_PATTERN.test(first) && phrase.length > 1) return !CREATING_VERB_PATTERN.test(verb);
  return CHANGING_VERB_PATTERN.test(verb) && OWN_PART_PATTERN.test(noun);
}
