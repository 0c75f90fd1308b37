/** What is asked for, each part with how much of it a set of concepts and words shows. */
import { CONCEPTS, type ConceptSet, has } from '../vocabulary';
import { isExact, isGeneric, isPosition, isQualifier, isSector } from '../vocabulary/weights';
import type { Asked } from './asked';

/** What a kind above the asked one is worth: finance for treasury. */
const RELATED = 0.3;

export interface Term {
  weight: number;
  exact: boolean;
  /** 0 to 1. */
  in(own: ConceptSet, words: ReadonlySet<string>): number;
  sector: boolean;
  /** A position, which titles show. */
  position: boolean;
  /** The matter itself, and not where, how large, or with whom. */
  core: boolean;
}

export function termsOf(asked: Asked): Term[] {
  return [
    ...asked.concepts.map(({ any, weight }): Term => {
      const above = any.flatMap((number) =>
        (CONCEPTS[number]?.closure ?? []).filter((one) => one !== number && !isGeneric(one)),
      );
      return {
        weight,
        exact: any.every(isExact),
        sector: any.every(isSector),
        position: any.every(isPosition),
        core: !any.every((number) => isGeneric(number) || isQualifier(number)),
        in: (own) =>
          any.some((number) => has(own, number)) ? 1 : above.some((one) => has(own, one)) ? RELATED : 0,
      };
    }),
    ...asked.words.map(
      ({ word, weight, exact }): Term => ({
        weight,
        exact,
        sector: false,
        position: false,
        core: exact,
        in: (_, words) => (words.has(word) ? 1 : 0),
      }),
    ),
  ];
}
