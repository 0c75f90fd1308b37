/** Recognises areas of work that say little: words of every career, and techniques below the person's rank. */
import { containsWords } from '../../language/text/keys';
import { currentRole } from '../career/career-order';
import { LEADING_POST_PATTERN } from '../career/posts';
import type { CareerContext } from '../statements/career-context';
import { containsLabel } from '../statements/says';

/** Areas that fit nearly every career. */
const GENERIC_AREA_PATTERN =
  /^(?:(?:market )?strategy|analytics|data analysis|reporting|compliance|onboarding|mentoring|coaching|training|design|engineering|governance|automation(?: principles)?|finance|sales|marketing|planning|execution|technical development|(?:continuous|process|business|quality) improvement|business services|documentation|public speaking|presentations?|critical thinking|problem solving|time management|self-service|vendor relationships|(?:authentic|servant|team|people|cross-functional|strategic|executive) leadership|cross-functional (?:coordination|collaboration|leadership)|agile[- ]scrum|(?:agile|scrum) (?:delivery|methodolog(?:y|ies)|practices|development)|sprint planning|customer service|general administration|office automation|networking|communications?|team ?work|team management|savings|data entry|agile|scrum|computer science|project execution|reporting and analysis|e-?commerce|cloud|big data|security)$/i;
/** Techniques of those who build software, which do not characterise those who lead them. */
const BUILD_TECHNIQUE_PATTERN =
  /^(?:(?:onion|hexagonal|clean|event-driven|layered|mvc) architecture|ci\/cd(?: pipelines)?|continuous (?:integration|delivery|deployment)|[tbd]dd|test-driven development|unit testing|microservices|event sourcing|cqrs|serverless|quality gates|kpi dashboards|object-oriented \p{L}+|design patterns|prompt engineering|(?:shell )?scripting|(?:linux )?system administration)$/iu;

/** Whether a title names an area, also in other forms of its words. */
const namesArea = (title: string, area: string): boolean =>
  containsWords(title, area) || (/\p{L}{4}/u.test(area) && title !== '' && containsLabel(title, area));

/**
 * Creates a function that tells whether an area says little about the person. An area that the headline or the present
 * title names is the person's trade.
 */
export function createIsGenericArea(context: CareerContext): (area: string) => boolean {
  const title = currentRole(context)?.title ?? '';
  const ownTitles = `${context.facts.headline?.value ?? ''} ${title}`.replace(/#/g, ' ').trim();
  const leads = LEADING_POST_PATTERN.test(ownTitles);
  return (area) =>
    !namesArea(ownTitles, area) &&
    (GENERIC_AREA_PATTERN.test(area) || (leads && BUILD_TECHNIQUE_PATTERN.test(area)));
}
