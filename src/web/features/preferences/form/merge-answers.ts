/** Merges the answers of two windows or devices to the job preferences. */
import { deepEqual } from '@/shared/json/deep-equal';
import { mergeSets } from '@/shared/three-way-merge/sets';
import type { FormValues } from './values';

type Names<Kind extends 'fullTime' | 'fractional'> = `${Kind}.${keyof FormValues[Kind] & string}`;

/** The name of one answer in the form: 'fullTime.min_salary'. */
export type AnswerName =
  | Names<'fullTime'>
  | Names<'fractional'>
  | Exclude<keyof FormValues, 'fullTime' | 'fractional'>;

interface Answers {
  /** The stored answers that the edit is based on. */
  base: FormValues;
  mine: FormValues;
  /** The answers stored now. */
  saved: FormValues;
  /**
   * Saves whose response was lost: a stored value that equals one of them was saved from here, and is not a change of
   * another window.
   */
  sent?: readonly FormValues[];
}

/**
 * Merges answer by answer; places, industries and countries entry by entry. If both sides changed another answer
 * differently, this tab's wins.
 * @returns the merged answers, and the names of those that both changed differently
 */
export function mergeAnswers({ base, mine, saved, sent = [] }: Answers): {
  merged: FormValues;
  differing: AnswerName[];
} {
  const differing: AnswerName[] = [];
  const pick = <T extends object>(was: T, here: T, there: T, mineSent: readonly T[], kind = ''): T =>
    Object.fromEntries(
      (Object.keys(there) as (keyof T & string)[]).map((field) => {
        const [own, other] = [here[field], there[field]];
        const from = mineSent.some((values) => deepEqual(values[field], other)) ? other : was[field];
        if (deepEqual(own, from)) return [field, other];
        if (deepEqual(other, from) || deepEqual(other, own)) return [field, own];
        if (Array.isArray(from) && Array.isArray(own) && Array.isArray(other))
          return [field, mergeSets<unknown>(from, own, other)];
        differing.push(`${kind}${field}` as AnswerName);
        return [field, own];
      }),
    ) as T;
  const { fullTime, fractional, ...rest } = saved;
  const merged = {
    ...pick<Omit<FormValues, 'fullTime' | 'fractional'>>(base, mine, rest, sent),
    fullTime: pick(
      base.fullTime,
      mine.fullTime,
      fullTime,
      sent.map((values) => values.fullTime),
      'fullTime.',
    ),
    fractional: pick(
      base.fractional,
      mine.fractional,
      fractional,
      sent.map((values) => values.fractional),
      'fractional.',
    ),
  };
  return { merged, differing };
}

/** Returns the value of an answer. */
export function answerOf(values: FormValues, name: AnswerName): unknown {
  const [kind, field] = name.split('.') as [keyof FormValues, string | undefined];
  const value: unknown = values[kind];
  return field ? (value as Record<string, unknown>)[field] : value;
}
