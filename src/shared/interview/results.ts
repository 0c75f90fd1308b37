/** The result of a statement, as the owner states it. It is stored as another statement of the same role. */

import { MAX_ID_CHARACTERS } from '../record/fact-limits';
import type { CareerFacts, RoleFact, StatementFact } from '../record/facts';
import { factIdOf, type StatementChoice } from '../record/statement-choices';
import { answerSentences, isAnswerId, resultWithin, statementOfAnswer } from './answers';
import { questionsOf, type RoleStatement } from './questions';

/** Matches several sentences, to which no result can be added: it would read as the result of the last one. */
const SEVERAL_SENTENCES_PATTERN = /[.!?]\s+\p{Lu}/u;
/** The id of the answer to the interview's question about a result. */
const INTERVIEW_ANSWER_ID = 'answer-number';
/** The beginning of the ids of other results, before the id of the statement. */
const RESULT_ID_PREFIX = 'answer-result-';

const answerOf = (role: RoleFact, statement: StatementFact): StatementFact | undefined =>
  role.statements.find((fact) => isAnswerId(fact.id) && statementOfAnswer(role, fact)?.id === statement.id);

/**
 * Finds the statement to which a result can be added on a line of the profile; for a line that is a result, the
 * statement it was added to.
 * @param lineId the id of a line: that of its fact, with the number of its sentence
 * @returns `undefined` if the line is not the whole of a role's statement
 */
export function statementForResult(facts: CareerFacts, lineId: string): RoleStatement | undefined {
  const factId = factIdOf(lineId);
  for (const role of facts.roles) {
    const fact = role.statements.find(({ id }) => id === factId);
    if (!fact) continue;
    const statement = isAnswerId(fact.id) ? statementOfAnswer(role, fact) : fact;
    return statement && !SEVERAL_SENTENCES_PATTERN.test(statement.value) ? { role, statement } : undefined;
  }
  return undefined;
}

/** The result that the owner gave for a statement, without its final period; empty if they gave none. */
export const resultOf = ({ role, statement }: RoleStatement): string => {
  const answer = answerOf(role, statement);
  return (answer && resultWithin(role, answer)) ?? '';
};

/**
 * Stores the result of a statement in place of an earlier one; an empty text removes it. A line that is pinned or left
 * out stays so: the choice moves to the answer, which is shown instead of the line.
 */
export function putResult(facts: CareerFacts, about: RoleStatement, result: string): CareerFacts {
  const text = answerSentences.number(result, about.statement.value);
  const before = answerOf(about.role, about.statement);
  const id = before?.id ?? newId(facts, about);
  const answer: StatementFact = { id, value: text, spans: [], confidence: 1 };
  const withAnswer = (statements: readonly StatementFact[]) => [
    ...statements.flatMap((statement) => (statement.id !== id ? [statement] : text ? [answer] : [])),
    ...(before || !text ? [] : [answer]),
  ];
  const [from, to] = text ? [about.statement.id, id] : [id, about.statement.id];
  return {
    ...facts,
    roles: facts.roles.map((role) =>
      role.id === about.role.id ? { ...role, statements: withAnswer(role.statements) } : role,
    ),
    ...(facts.choices && { choices: moveChoice(facts.choices, from, to) }),
  };
}

/** The choices with that for one fact moved to another; its wording, which the other need not have, is dropped. */
const moveChoice = (choices: readonly StatementChoice[], from: string, to: string): StatementChoice[] =>
  choices.flatMap((choice) => {
    if (factIdOf(choice.id) !== from) return [choice];
    return choice.told ? [{ id: `${to}.0`, told: choice.told }] : [];
  });

/** The id of a new answer: the interview's own for the statement it asks about, so that its question shows it. */
function newId(facts: CareerFacts, { statement }: RoleStatement): string {
  const isAsked = questionsOf(facts).some(
    (question) => question.kind === 'number' && question.about.statement.id === statement.id,
  );
  const isFree = facts.roles.every(({ statements }) =>
    statements.every(({ id }) => id !== INTERVIEW_ANSWER_ID),
  );
  return isAsked && isFree
    ? INTERVIEW_ANSWER_ID
    : // Ids that are too long differ at their ends, where they are numbered.
      RESULT_ID_PREFIX + statement.id.slice(RESULT_ID_PREFIX.length - MAX_ID_CHARACTERS);
}
