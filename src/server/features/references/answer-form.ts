/** The form in which a referee answers: parses what was typed and validates it. */
import { z } from 'zod';
import type { TypedReference } from '@/server/pages/renderer';
import { REFERENCE_LIMITS, type RequestedKind, type StatementAnswer } from '@/shared/references/reference';
import {
  isOneLine,
  isPostgresSafe,
  UNSUPPORTED_CHARACTERS_MESSAGE,
} from '@/shared/validation/postgres-safe-text';
import { textExcess } from '@/shared/validation/text-excess';
import { trimText } from '@/shared/validation/visible-text';

export interface ReferenceFormValues {
  name: string;
  office: string;
  words: string;
  /** The answers, one per statement. */
  answers: StatementAnswer[];
}

export type ReferenceFormErrors = Partial<Record<'name' | 'office' | 'words' | 'answers' | number, string>>;
export type ParsedReferenceForm =
  | { ok: true; answer: ReferenceFormValues }
  | { ok: false; problems: ReferenceFormErrors };

const CHOICE_INPUT = z.enum(['right', 'other', 'unsure']).or(z.literal('')).catch('');

/**
 * Reads the submitted form without validating it.
 * @param statements number of statements that the referee was asked about; answers to further ones are not read
 */
export function readSubmittedReference(body: URLSearchParams, statements: number): TypedReference {
  const text = (name: string) => body.get(name)?.replaceAll('\r\n', '\n') ?? '';
  return {
    name: text('name'),
    office: text('office'),
    words: text('words'),
    answers: Array.from({ length: statements }, (_, index) => ({
      answer: CHOICE_INPUT.parse(body.get(`statement-${index}`) ?? ''),
      other: text(`other-${index}`),
    })),
  };
}

/** Reads everything that was typed for a request whose questions are no longer known. */
export function readAnySubmittedText(body: URLSearchParams): TypedReference {
  return readSubmittedReference(body, REFERENCE_LIMITS.statements);
}

const lineProblem = (text: string, max: number, required: string) => {
  if (text === '') return required;
  const excess = textExcess(text, max);
  if (excess) return excess;
  return isOneLine(text) ? '' : 'Please write this in one line.';
};

/** Validates what was typed. @returns the answer, or what is wrong with it: a sentence by field */
export function parseReferenceForm(typed: TypedReference, wants: RequestedKind): ParsedReferenceForm {
  const problems: ReferenceFormErrors = {};
  const [name, office, words] = [trimText(typed.name), trimText(typed.office), trimText(typed.words)];
  const messages: [keyof ReferenceFormErrors, string][] = [
    ['name', lineProblem(name, REFERENCE_LIMITS.name, 'Please say who you are.')],
    ['office', lineProblem(office, REFERENCE_LIMITS.office, '')],
    ['words', textExcess(words, REFERENCE_LIMITS.words) ?? ''],
  ];
  const answers = typed.answers.map(({ answer, other }, index): StatementAnswer => {
    if (answer !== 'other') return { answer: answer || 'unsure' };
    const text = trimText(other);
    if (text === '') messages.push([index, 'Please say how you would put it, or choose another answer.']);
    messages.push([index, textExcess(text, REFERENCE_LIMITS.other) ?? '']);
    return { answer, other: text };
  });
  const hasAnswer = answers.some(({ answer }) => answer !== 'unsure');
  if (wants === 'words' && words === '') messages.push(['words', 'Please write a few words.']);
  else if (!hasAnswer && words === '') {
    messages.push(['answers', 'Please answer one of the statements, or write a few words.']);
  }
  for (const [field, problem] of messages) if (problem) problems[field] ??= problem;
  const answer = { name, office, words: wants === 'facts' ? '' : words, answers };
  if (Object.keys(problems).length > 0) return { ok: false, problems };
  return isPostgresSafe(answer)
    ? { ok: true, answer }
    : { ok: false, problems: { words: UNSUPPORTED_CHARACTERS_MESSAGE } };
}
