/** Writes the sections in the person's own words: the user manual and the sweet spot. */

import { answeredLines } from '@/shared/interview/answers';
import { type CitedText, spansOf } from '../../check/cited-text';
import type { SectionStatements } from '../plan/section-statements';
import { statementSentence } from '../sentences/statement-sentence';
import type { CareerContext } from '../statements/career-context';

/** The section on working with the person: their own statements and answers about it; empty without any. */
export function manualOf(context: CareerContext, { manual }: SectionStatements): CitedText[][] {
  const sentences = manual.flatMap((statement) => {
    const cited = statementSentence(statement, context);
    return cited ? [[cited]] : [];
  });
  return [...sentences, ...answersOf(context, 'manual').map((cited) => [cited])];
}

/** The sweet spot: statements and the person's answers about company, situation and mandate; empty without any. */
export function sweetSpotOf(
  context: CareerContext,
  { sweetSpot }: SectionStatements,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  const sentences = sweetSpot.flatMap((statement) => {
    const cited = statementSentence(statement, context);
    return cited && passesCheck(cited) ? [cited] : [];
  });
  return [...sentences, ...answersOf(context, 'sweetSpot')];
}

/** The person's interview answers for a section, verbatim. */
export function answersOf(
  { facts }: CareerContext,
  section: keyof ReturnType<typeof answeredLines>,
): CitedText[] {
  return answeredLines(facts)[section].map((fact) => ({ text: fact.value, spans: spansOf(fact) }));
}
