/**
 * Splits a requirement into its concepts and words, each with a function that returns how far a set of
 * concepts covers it.
 */

import { CONCEPTS, type ConceptSet, hasConcept } from '../../language/concepts';
import { isFunctionConcept } from '../candidate/held-functions';
import {
  isEverydayTool,
  isExact,
  isGeneric,
  isLeadership,
  isPosition,
  isQualifier,
  isSectorConcept,
} from '../concept-weights';
import type { AskedConcept, RequirementTerms } from './requirement-terms';

/** Credit for a broader concept than the required one: finance for treasury. */
const BROADER_CONCEPT_CREDIT = 0.3;

export interface WeightedTerm {
  weight: number;
  exact: boolean;
  /** Whether it is a tool of everyday work. */
  everydayTool: boolean;
  /** The share covered, 0 to 1. */
  in(concepts: ConceptSet, words: ReadonlySet<string>): number;
  sector: boolean;
  /** Whether it is a position, which titles show. */
  position: boolean;
  /** Whether it only accompanies a subject, which is more specific. */
  aside: boolean;
  /** Whether it is part of the subject itself, and not of its place, its scale or the people involved. */
  core: boolean;
}

/**
 * Whether a concept is a function, such as finance, or a position. Only having held it counts, and no other part of
 * the requirement compensates for it.
 */
export const isFunctionOrPosition = ({ alternatives }: AskedConcept) =>
  alternatives.every((one) => isFunctionConcept(one) || isPosition(one));

/** Whether a concept is the subject of a requirement, rather than its scale, its seniority or an industry. */
export const isSubjectConcept = ({ alternatives }: AskedConcept) =>
  !alternatives.every((one) => isLeading(one) || isQualifier(one) || isSectorConcept(one));

/** Whether only having led people is required. */
export const isLeadershipConcept = ({ alternatives }: AskedConcept) => alternatives.every(isLeading);

/** Whether a concept is leading people, in whatever words. */
const isLeading = (concept: number) => CONCEPTS[concept]?.closure.some(isLeadership) === true;

/** The weighted terms of a requirement: one for each of its concepts, and one for each other word. */
export function termsOf(asked: RequirementTerms): WeightedTerm[] {
  const subjects = asked.concepts.filter(isSubjectConcept);
  const namesPosition = subjects.some(isFunctionOrPosition);
  const asksForSector = asked.concepts.some(({ alternatives }) => alternatives.some(isSectorConcept));
  const isCore = (one: AskedConcept) => {
    if (subjects.includes(one)) return true;
    // 'Software product management' asks for product management; the industry alone is not the subject.
    if (one.alternatives.some(isSectorConcept)) return !namesPosition;
    return (
      subjects.length === 0 &&
      !asksForSector &&
      asked.words.length === 0 &&
      !one.alternatives.every(isQualifier)
    );
  };
  return [
    ...asked.concepts.map((concept): WeightedTerm => {
      const { alternatives, weight } = concept;
      const broaderConcepts = alternatives.flatMap((number) =>
        (CONCEPTS[number]?.closure ?? []).filter((one) => one !== number && !isGeneric(one)),
      );
      return {
        weight,
        exact: alternatives.every(isExact),
        everydayTool: alternatives.every(isEverydayTool),
        sector: alternatives.every(isSectorConcept),
        position: alternatives.every(isPosition),
        aside: subjects.length > 0 && !subjects.includes(concept),
        core: isCore(concept),
        in: (concepts) =>
          alternatives.some((number) => hasConcept(concepts, number))
            ? 1
            : broaderConcepts.some((one) => hasConcept(concepts, one))
              ? BROADER_CONCEPT_CREDIT
              : 0,
      };
    }),
    ...asked.words.map(
      ({ word, weight, exact }): WeightedTerm => ({
        weight,
        exact,
        everydayTool: false,
        sector: false,
        position: false,
        aside: !exact,
        core: exact || (subjects.length === 0 && !asksForSector),
        in: (_, words) => (words.has(word) ? 1 : 0),
      }),
    ),
  ];
}
