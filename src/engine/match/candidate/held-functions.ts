/**
 * Finds the lines of work that a person has held. 'Agreed the budget with finance' only mentions finance: a title, a
 * statement of responsibility, or many statements of a post have to show that the work was the person's own.
 */
import {
  CONCEPTS,
  type ConceptSet,
  conceptMatchesIn,
  conceptNumber,
  hasConcept,
  longestMatches,
  stemsOf,
} from '../../language/concepts';
import { functionsOf } from '../../language/concepts/seniority-and-function';
import { anyOf } from '../../language/text/word-lists';
import { conceptOfFunction } from '../concept-weights';
import { MAX_SEARCHED_STATEMENT_CHARACTERS } from '../limits';

const FUNCTION_CONCEPTS = 'finance technology operations people product marketing sales law'
  .split(' ')
  .map(conceptNumber);

/** Whether a concept is a whole function, such as finance or sales. */
export const isFunctionConcept = (concept: number) => FUNCTION_CONCEPTS.includes(concept);

/** Words that introduce a responsibility of the person; its object follows. */
const RESPONSIBILITY_PATTERN = anyOf(
  [
    String.raw`responsib\p{L}*|in charge of`,
    '(?:co-?)?(?:ran|runs?|owned|owns?|headed|heads?|oversaw|oversees|led|leads?|managed|manages?|directed|built|set up)',
    String.raw`verantwort\p{L}*|leit(?:e|ete|et|ung)|führ(?:e|te|t|ung)|dirig\p{L}*|responsable|direction`,
    'gestion(?:o|é)|à la tête',
  ],
  { before: String.raw`(?<!\p{L})`, after: String.raw`(?!\p{L})`, flags: 'iu' },
);
/** Words after which a sentence is about other people or a purpose. */
const OTHERS_PATTERN = /(?<!\p{L})(?:with|for|alongside|mit|für|avec|pour|con|para)(?!\p{L})/iu;
/** Prepositions between 'responsible' and its object. */
const PREPOSITION_PATTERN = /^\s*(?:for|für|de|du|des|del|of)\s+/iu;
/**
 * A line of work fills a post if at least this number of its statements, and this share of them, show it. Both are
 * higher if the title names another function.
 */
const MIN_SUSTAINED_WORK = { statements: 2, share: 0.4 };
const MIN_SUSTAINED_WORK_BESIDE_TITLE = { statements: 3, share: 0.6 };

/** Maximum UTF-16 units of the object of a responsibility. */
const MAX_OBJECT_CHARACTERS = 160;

/** The part of a statement that names a responsibility of its author; '' if there is none. */
export function responsibilityIn(text: string): string {
  const start = RESPONSIBILITY_PATTERN.exec(text.slice(0, MAX_SEARCHED_STATEMENT_CHARACTERS));
  if (!start) return '';
  const end = start.index + start[0].length;
  const rest = text.slice(end, end + MAX_OBJECT_CHARACTERS);
  return rest.replace(PREPOSITION_PATTERN, '').split(OTHERS_PATTERN, 1)[0] ?? '';
}

/** The functions that a title names. */
export function functionsInTitle(title: string, titleConcepts: ConceptSet): number[] {
  const titleFunctions = functionsOf(title).map(conceptOfFunction);
  return FUNCTION_CONCEPTS.filter((one) => titleFunctions.includes(one) || hasConcept(titleConcepts, one));
}

/**
 * The functions that fill a post according to its statements.
 * @param hasFunctionInTitle whether the title names a function
 */
export function sustainedFunctionsOf(
  statements: readonly ConceptSet[],
  hasFunctionInTitle: boolean,
): number[] {
  const minimum = hasFunctionInTitle ? MIN_SUSTAINED_WORK_BESIDE_TITLE : MIN_SUSTAINED_WORK;
  return FUNCTION_CONCEPTS.filter((one) => {
    const count = statements.filter((statementConcepts) => hasConcept(statementConcepts, one)).length;
    return count >= minimum.statements && count >= statements.length * minimum.share;
  });
}

/** Concepts of tasks that every leader has, whatever the line of work. */
const CONCEPTS_OF_ANY_LEADER = new Set(
  'recruiting budget learning performance-management org-design culture coaching onboarding talent-development training process-improvement strategy'
    .split(' ')
    .map(conceptNumber),
);

/** The functions that a text names. 'Led hiring' does not name human resources, since any leader hires. */
export const functionsNamedIn = (text: string): number[] => {
  const matches = longestMatches(conceptMatchesIn(stemsOf(text))).filter(
    ({ concept }) => !CONCEPTS_OF_ANY_LEADER.has(concept),
  );
  return FUNCTION_CONCEPTS.filter((one) =>
    matches.some(({ concept }) => CONCEPTS[concept]?.closure.includes(one)),
  );
};

/** The functions that a concept equals or belongs to. */
export const functionsOfConcept = (concept: number): number[] =>
  FUNCTION_CONCEPTS.filter((one) => CONCEPTS[concept]?.closure.includes(one));

/** A set of concepts without functions that were mentioned but not held. */
export function removePassingMentions(concepts: ConceptSet, heldFunctions: ReadonlySet<number>): ConceptSet {
  const passing = FUNCTION_CONCEPTS.filter((one) => hasConcept(concepts, one) && !heldFunctions.has(one));
  if (passing.length === 0) return concepts;
  const result = Uint32Array.from(concepts);
  for (const one of passing) result[one >> 5]! &= ~(1 << (one & 31));
  return result;
}
