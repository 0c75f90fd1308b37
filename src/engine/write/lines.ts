/** Lists the lines that a record supports, for its owner to choose from. */

import type { CareerFacts } from '@/shared/record/facts';
import type { ProfileLine } from '@/shared/record/statement-choices';
import { createDraftCheck } from '../check';
import { wordsKey } from '../language/text/keys';
import { composeProfile } from '.';
import { isPrintableStatement } from './plan/section-statements';
import { statementSentence, writeListEntry } from './sentences/statement-sentence';
import { type CareerContext, careerContextOf } from './statements/career-context';
import { hasFigure, saysChange, saysScale, sortByProof } from './statements/figures';
import { keepOwnStatements } from './statements/own-statements';
import type { Statement } from './statements/statement';
import { wordingsOf } from './statements/wordings';

const MAX_LINES = 200;

function kindOf(statement: Statement): ProfileLine['kind'] {
  if (saysChange(statement) && hasFigure(statement.text)) return 'change';
  return saysScale(statement) || hasFigure(statement.text) ? 'size' : 'plain';
}

const postOf = ({ role }: Statement) => [role?.title, role?.organisation].filter(Boolean).join(', ');

/** The second to fifth word of a sentence, by which it is recognised in the profile. */
const traceOf = (text: string) => wordsKey(text).split(' ').slice(1, 5).join(' ');

/**
 * The statements with the sections that use each at present: pinned ones first, then those in use, then the others in
 * the order in which a profile would use them, and those left out last. Statements that fail the check are omitted.
 */
export function profileLinesOf(recordFacts: CareerFacts): ProfileLine[] {
  const facts = keepOwnStatements(recordFacts);
  const { choices = [], ...factsWithoutChoices } = facts;
  const { passesCheck } = createDraftCheck(factsWithoutChoices);
  const context = careerContextOf(factsWithoutChoices);
  const items = composeProfile(recordFacts).evidence.items;
  const sectionsOf = (statement: Statement) => {
    const trace = traceOf(statement.text);
    const quotes = new Set(statement.fact.spans.map(({ quote }) => quote));
    const itemsOfStatement = items.filter(
      ({ text, spans }) => spans.some(({ quote }) => quotes.has(quote)) && wordsKey(text).includes(trace),
    );
    return [...new Set(itemsOfStatement.map(({ section }) => section))];
  };
  const choiceTextOf = (statement: Statement) => textOf(statement, context);
  const lineOf = (statement: Statement): ProfileLine => {
    const choice = choices.find(({ id }) => id === statement.id);
    const supportedWordings = wordingsOf(statement).filter(
      ({ wording, statement: other }) => wording === 'whole' || passesCheck(writeListEntry(other, 'named')),
    );
    const distinctWordings = supportedWordings.filter(
      (one, at) =>
        supportedWordings.findIndex(
          ({ statement: other }) => choiceTextOf(other) === choiceTextOf(one.statement),
        ) === at,
    );
    const chosenWording =
      distinctWordings.find(({ wording }) => wording === choice?.wording) ?? distinctWordings[0];
    return {
      id: statement.id,
      text: choiceTextOf(chosenWording?.statement ?? statement),
      post: postOf(statement),
      kind: kindOf(statement),
      sections: choice?.told === 'left-out' ? [] : sectionsOf(chosenWording?.statement ?? statement),
      ...(choice?.told ? { told: choice.told } : {}),
      wording: chosenWording?.wording ?? 'whole',
      wordings: distinctWordings.map(({ wording, statement: other }) => ({
        wording,
        text: choiceTextOf(other),
      })),
    };
  };
  const statements = [
    ...context.about.filter((one) => textOf(one, context) && passesCheck(sentenceOrEntry(one, context))),
    ...sortByProof(
      context.achievements.filter(
        (one) => isPrintableStatement(one) && passesCheck(writeListEntry(one, 'named')),
      ),
    ),
  ];
  const rank = ({ told: choice, sections }: ProfileLine) =>
    choice === 'pinned' ? 0 : choice === 'left-out' ? 3 : sections.length > 0 ? 1 : 2;
  return statements
    .slice(0, MAX_LINES)
    .map(lineOf)
    .map((line, at) => ({ line, at }))
    .sort((a, b) => rank(a.line) - rank(b.line) || a.at - b.at)
    .map(({ line }) => line);
}

const sentenceOrEntry = (statement: Statement, context: CareerContext) =>
  statementSentence(statement, context) ?? writeListEntry(statement, 'bare');

/**
 * The text of a line in lists: what was done, without a subject; for a statement about oneself, the whole
 * sentence.
 */
function textOf(statement: Statement, context: CareerContext): string {
  if (statement.origin === 'about') return statementSentence(statement, context)?.text ?? '';
  return writeListEntry(statement, 'bare').text;
}
