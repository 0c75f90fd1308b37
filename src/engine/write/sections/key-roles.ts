/** Writes the list of key roles. `listed-roles.ts` chooses the roles, `role-outcomes.ts` their lines. */
import { type CitedText, spansOf } from '../../check/cited-text';
import { wordsKey } from '../../language/text/keys';
import { isWellFormed } from '../form/gate';
import { phrasesOf, yearsIn } from '../phrases';
import type { SectionStatements } from '../plan/section-statements';
import { statementsElsewhere } from '../plan/statements-elsewhere';
import { isListedForLine, keyRoles, yearsOf } from '../sentences/listed-roles';
import { outcomesFor, outcomesOfTwin } from '../sentences/role-outcomes';
import type { CareerContext } from '../statements/career-context';
import { hasFigure } from '../statements/figures';
import { remitLine } from './remit';

/** Maximum number of lines tried for one role. */
const MAX_TRIED_LINES = 8;

/**
 * The key roles, newest first: 'Chief Operating Officer, Tanager Health, 2016 to 2021: grew from 40 to 310
 * people'.
 * @param passesCheck whether a line passes the check: a role gets the best line that does
 */
export function keyRolesOf(
  context: CareerContext,
  shares: SectionStatements,
  passesCheck: (cited: CitedText) => boolean = () => true,
): CitedText[] {
  const years = yearsIn(context.language);
  const elsewhere = statementsElsewhere(
    shares,
    context.achievements,
    phrasesOf(context.language) !== undefined,
  );
  const lines = new Set<string>();
  return keyRoles(context.roles).flatMap((role) => {
    const line = [role.title, role.organisation, years(yearsOf(role))].filter(Boolean).join(', ');
    const colon = context.language === 'fr' ? ' : ' : ': ';
    const remit = context.language === 'en' ? remitLine(role) : undefined;
    const ownOutcomes = outcomesFor(role, context, elsewhere);
    const outcomes = (ownOutcomes.length > 0 ? ownOutcomes : outcomesOfTwin(role, context))
      // Two posts may have the same line in the document.
      .filter(({ line: said }) => !lines.has(wordsKey(said)) && isWellFormed(said, 'line'))
      .filter(({ line: said }, at, all) => all.findIndex((other) => other.line === said) === at)
      .slice(0, MAX_TRIED_LINES)
      .map(({ line: said, statement }) => ({ line: said, facts: [statement.fact], statement }));
    // Several tasks stated as noun phrases describe a role better than one.
    const isOneTask = ({ line: said, statement }: (typeof outcomes)[number]) =>
      remit !== undefined &&
      remit.facts.length > 1 &&
      (statement.form === 'fragment' || /^(?:is|was) /.test(statement.predicate?.text ?? '')) &&
      !hasFigure(said);
    const candidates = [
      ...outcomes.filter((outcome) => !isOneTask(outcome)),
      ...(remit ? [remit] : []),
      ...outcomes.filter(isOneTask),
    ].map((outcome) => ({
      said: outcome.line,
      text: `${line}${colon}${outcome.line}`,
      spans: spansOf(role, ...outcome.facts),
    }));
    const chosen = candidates.find(passesCheck);
    if (!chosen) return isListedForLine(role, context.roles) ? [] : [{ text: line, spans: spansOf(role) }];
    lines.add(wordsKey(chosen.said));
    return [{ text: chosen.text, spans: chosen.spans }];
  });
}
