/** Texts of the interview, the validation of its answers, and their way into the record. */

import {
  type Answers,
  answerSentences,
  isAnswerInFirstPerson,
  MANUAL_KEYS,
  readAnswers,
  storeAnswer,
} from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import { deepEqual } from '@/shared/json/deep-equal';
import type { CareerFacts } from '@/shared/record/facts';
import { capitalise } from '@/shared/text/capitalise';
import { numberWord } from '@/shared/text/number-word';
import { textExcess } from '@/shared/validation/text-excess';

export type InterviewQuestionKind = InterviewQuestion['kind'];

export interface FormProps {
  answers: Answers;
  onChange: (part: Partial<Answers>) => void;
}

export const QUESTION_NAMES: Record<InterviewQuestionKind, string> = {
  role: 'What you do',
  proudest: 'What you are proudest of',
  number: 'One number',
  manual: 'How you work',
  fit: 'Where you fit',
  'not-for': 'Where you do not',
};

/** The number of questions in words: 'Five questions', 'One question'. */
export function questionCountLabel(questions: readonly InterviewQuestion[]): string {
  return `${capitalise(numberWord(questions.length))} ${questions.length === 1 ? 'question' : 'questions'}`;
}

/** The reason for asking, by kind of question. */
export const QUESTION_REASONS: Record<InterviewQuestionKind, string> = {
  role: 'An address gives a name and nothing else.',
  proudest: 'What was read has no order. You say what comes first.',
  number: 'It says that you did it, and not what came of it.',
  manual: 'Nothing that was read says how you work with others.',
  fit: 'Readers look for somebody who knows companies like theirs.',
  'not-for': 'It saves both sides a meeting.',
};

/** The message about a result in the first person. */
export const FIRST_PERSON_PROBLEM = 'Say what changed, without “I” or “we”: readers see it as your result.';

export const MAX_ANSWER_CHARACTERS = { name: 120, sentence: 300, longer: 600 } as const;

const problemUnless =
  (pattern: RegExp, message: string) =>
  (text: string): string | undefined =>
    text.trim() && !pattern.test(text.trim()) ? message : undefined;

/** The message about a year that is not one; undefined if it is valid or empty. */
export const sinceProblem = problemUnless(/^(?:19|20)\d\d$/, 'A year with four digits: 2021');

/** The message about a number of people that is not one; undefined if it is valid or empty. */
export const peopleProblem = problemUnless(/^\d{1,6}$/, 'A number of at most six digits: 120');

/** The message about a post without a title, which is no fact; undefined if it has one, or all of it is empty. */
export const titleProblem = ({ title, organisation, since }: Answers['role']): string | undefined =>
  (organisation + since).trim() && !title.trim() ? 'A post needs a title.' : undefined;

/** The message about a reason without its line, which is no fact; undefined if there is one, or no reason. */
export const whyProblem = ({ line, why }: Answers['proudest']): string | undefined =>
  why.trim() && !line.trim() ? 'Pick or write a line first.' : undefined;

const firstExcess = (max: number, ...texts: string[]): string | undefined =>
  texts.flatMap((text) => textExcess(text, max) ?? [])[0];

/**
 * The message about an invalid answer, `undefined` if it is valid. An invalid answer stays in the browser and is not
 * stored as a fact.
 */
export function problemOf(kind: InterviewQuestionKind, answers: Answers): string | undefined {
  const { role, proudest, number, manual, fit, notFor } = answers;
  switch (kind) {
    case 'role':
      return (
        firstExcess(MAX_ANSWER_CHARACTERS.name, role.title, role.organisation) ??
        titleProblem(role) ??
        sinceProblem(role.since)
      );
    case 'proudest':
      return firstExcess(MAX_ANSWER_CHARACTERS.sentence, proudest.why) ?? whyProblem(proudest);
    case 'number':
      return isAnswerInFirstPerson(number)
        ? FIRST_PERSON_PROBLEM
        : firstExcess(MAX_ANSWER_CHARACTERS.longer, number);
    case 'manual':
      return firstExcess(MAX_ANSWER_CHARACTERS.sentence, ...MANUAL_KEYS.map((key) => manual[key]));
    case 'fit':
      return peopleProblem(fit.from) ?? peopleProblem(fit.to);
    case 'not-for':
      return firstExcess(MAX_ANSWER_CHARACTERS.sentence, notFor);
  }
}

/** The lines that the profile would have from an answer, with the heading above them; no lines without an answer. */
export function previewAnswer(
  question: InterviewQuestion,
  answers: Answers,
  facts: CareerFacts,
): { heading: string; lines: string[] } {
  const preview = (heading: string, ...lines: string[]) => ({ heading, lines: lines.filter(Boolean) });
  switch (question.kind) {
    case 'role': {
      const { title, organisation, since } = answers.role;
      return preview(
        'Key Roles',
        title && [title, organisation, since && `${since} to today`].filter(Boolean).join(', '),
      );
    }
    case 'proudest':
      return preview('Meet', answerSentences.proudest(answers.proudest, facts));
    case 'number':
      return preview('Key Roles', answerSentences.number(answers.number, question.about.statement.value));
    case 'manual':
      return preview(
        'User Manual',
        ...MANUAL_KEYS.map((key) => answerSentences.manual(key, answers.manual[key], facts)),
      );
    case 'fit':
      return preview('Sweet Spot', answerSentences.fit(answers.fit, facts));
    case 'not-for':
      return preview('User Manual', answerSentences.notFor(answers.notFor, facts));
  }
}

/** Undoes what an answer's sentence in the profile adds or changes: full stops, quotation marks, the first letter. */
const normalizeAnswer = (text: string): string =>
  text
    .replace(/[“”"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(/^./u, (first) => first.toLowerCase());

const normalizeAnswers = (answers: Answers): unknown =>
  JSON.parse(JSON.stringify(answers), (_, value) =>
    typeof value === 'string' ? normalizeAnswer(value) : value,
  );

/** Whether the record has everything that was typed. It lacks incomplete and invalid answers. */
export const areAnswersInRecord = (facts: CareerFacts, answers: Answers): boolean =>
  deepEqual(normalizeAnswers(readAnswers(facts)), normalizeAnswers(answers));

/** Stores the answers to one question in the facts; an invalid answer leaves them as they are. */
export function applyAnswers(question: InterviewQuestion, answers: Answers, facts: CareerFacts): CareerFacts {
  if (problemOf(question.kind, answers)) return facts;
  switch (question.kind) {
    case 'role':
      return storeAnswer.role(facts, answers.role);
    case 'proudest':
      return storeAnswer.proudest(facts, answers.proudest);
    case 'number':
      return storeAnswer.number(facts, answers.number, question.about);
    case 'manual':
      return storeAnswer.manual(facts, answers.manual);
    case 'fit':
      return storeAnswer.fit(facts, answers.fit);
    case 'not-for':
      return storeAnswer.notFor(facts, answers.notFor);
  }
}
