/** Texts of the interview: each question's short name, the question, and its hints. */

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

/** 'Five questions' */
export function questionCountLabel(questions: readonly InterviewQuestion[]): string {
  return `${capitalise(numberWord(questions.length))} questions`;
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

/** Maximum characters of an answer. */
export const MAX_ANSWER = { name: 120, sentence: 300, longer: 600 } as const;

/** The message about a year that is not one; undefined if it is valid or empty. */
export const sinceProblem = (since: string): string | undefined =>
  since.trim() && !/^(?:19|20)\d\d$/.test(since.trim()) ? 'A year with four digits: 2021' : undefined;

/** The message about a number of people that is not one; undefined if it is valid or empty. */
export const peopleProblem = (people: string): string | undefined =>
  people.trim() && !/^\d{1,6}$/.test(people.trim()) ? 'A number of at most six digits: 120' : undefined;

const longest = (max: number, ...texts: string[]): string | undefined =>
  texts.flatMap((text) => textExcess(text, max) ?? []).at(0);

/** Returns the message for an invalid answer, which stays in the browser and is not stored as a fact. */
export function problemOf(kind: InterviewQuestionKind, answers: Answers): string | undefined {
  const { role, proudest, number, manual, fit, notFor } = answers;
  switch (kind) {
    case 'role':
      return longest(MAX_ANSWER.name, role.title, role.organisation) ?? sinceProblem(role.since);
    case 'proudest':
      return longest(MAX_ANSWER.sentence, proudest.why);
    case 'number':
      return isAnswerInFirstPerson(number) ? FIRST_PERSON_PROBLEM : longest(MAX_ANSWER.longer, number);
    case 'manual':
      return longest(MAX_ANSWER.sentence, ...MANUAL_KEYS.map((key) => manual[key]));
    case 'fit':
      return peopleProblem(fit.from) ?? peopleProblem(fit.to);
    case 'not-for':
      return longest(MAX_ANSWER.sentence, notFor);
  }
}

/** The preview of an answer in the profile, line by line with its heading; none if the question is open. */
export function previewAnswer(
  question: InterviewQuestion,
  answers: Answers,
  facts: CareerFacts,
): { heading: string; lines: string[] } {
  const only = (heading: string, ...lines: string[]) => ({ heading, lines: lines.filter(Boolean) });
  switch (question.kind) {
    case 'role': {
      const { title, organisation, since } = answers.role;
      return only(
        'Key Roles',
        title && [title, organisation, since && `${since} to today`].filter(Boolean).join(', '),
      );
    }
    case 'proudest':
      return only('Meet', answerSentences.proudest(answers.proudest, facts));
    case 'number':
      return only('Key Roles', answerSentences.number(answers.number, question.about.statement.value));
    case 'manual':
      return only(
        'User Manual',
        ...MANUAL_KEYS.map((key) => answerSentences.manual(key, answers.manual[key], facts)),
      );
    case 'fit':
      return only('Sweet Spot', answerSentences.fit(answers.fit, facts));
    case 'not-for':
      return only('User Manual', answerSentences.notFor(answers.notFor, facts));
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

/** Whether all that was typed is in the record: half an answer is not a fact yet. */
export const areAnswersIn = (facts: CareerFacts, answers: Answers): boolean =>
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
