/** Completes readings of the model with those of the rule-based reader. */
import { comparableText } from '../../layout/comparable';
import { isWorkArea } from '../../vocabulary/work-areas';
import type { RuleOpinion } from '../model/candidates';
import type { Pair } from '../model/model';
import { isLabel } from '../names/doubtful-name';
import { isAnyPlace, isBareTown } from '../segments/place-parts';

/** The part that a reading lacks, from the rule-based reader if that found both parts; empty if there is none. */
export function completeFromRules(
  best: Pair,
  opinion: RuleOpinion | undefined,
  hasEmployer: boolean,
): { title?: string; employer?: string } {
  // Neither the label of a form nor the place beside the dates is an employer.
  if (!opinion || opinion.title === '' || opinion.organisation === '') return {};
  const { organisation } = opinion;
  if (isLabel(organisation) || isAnyPlace(organisation) || isBareTown(organisation)) return {};
  if (!best.title && isSameText(best.employer?.text, opinion.organisation)) return { title: opinion.title };
  const isAlone = !best.employer && (!hasEmployer || opinion.sure);
  return isAlone && isSameText(best.title?.text, opinion.title) ? { employer: opinion.organisation } : {};
}

/**
 * Whether the 'employer' is a department within the title ('Vice President, Claims'), as the rules read it.
 */
export function isDepartmentOfTitle(best: Pair, opinion: RuleOpinion | undefined, employer: string): boolean {
  const { title, employer: named } = best;
  return (
    opinion !== undefined &&
    title !== undefined &&
    named !== undefined &&
    title.line === named.line &&
    !(named.before === 'bracket' && !isWorkArea(named.text)) &&
    employer !== '' &&
    isSameText(opinion.organisation, employer) &&
    isSameText(opinion.title, title.text + named.text)
  );
}

/** Whether two texts have the same letters and digits. */
export const isSameText = (a = '', b = '') => comparableText(a) === comparableText(b);
