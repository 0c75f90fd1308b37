/** Merges answers to the job preferences that were given in two windows or on two devices. */
import { deepEqual } from '@/shared/json/deep-equal';
import { mergeSets } from '@/shared/three-way-merge/sets';
import type { FormValues } from './values';

type Names<Kind extends 'fullTime' | 'fractional'> = `${Kind}.${keyof FormValues[Kind] & string}`;

/** The name of one answer in the form: 'fullTime.min_salary'. */
export type AnswerName =
  | Names<'fullTime'>
  | Names<'fractional'>
  | Exclude<keyof FormValues, 'fullTime' | 'fractional'>;

interface MergeInput {
  /** The stored answers that the edit is based on. */
  base: FormValues;
  /** The answers in the form of this window. */
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
 * Merges answer by answer; places, industries and countries entry by entry. If both sides changed any other answer
 * differently, that of this window wins.
 * @returns the merged answers, and the names of those that both changed differently
 */
export function mergeAnswers({ base, mine, saved, sent = [] }: MergeInput): {
  merged: FormValues;
  differing: AnswerName[];
} {
  const differing: AnswerName[] = [];
  const mergeFields = <T extends object>(
    base: T,
    mine: T,
    saved: T,
    mineSent: readonly T[],
    prefix = '',
  ): T =>
    Object.fromEntries(
      (Object.keys(saved) as (keyof T & string)[]).map((field) => {
        const [myValue, savedValue] = [mine[field], saved[field]];
        const baseValue = mineSent.some((values) => deepEqual(values[field], savedValue))
          ? savedValue
          : base[field];
        if (deepEqual(myValue, baseValue)) return [field, savedValue];
        if (deepEqual(savedValue, baseValue) || deepEqual(savedValue, myValue)) return [field, myValue];
        if (Array.isArray(baseValue) && Array.isArray(myValue) && Array.isArray(savedValue))
          return [field, mergeSets<unknown>(baseValue, myValue, savedValue)];
        differing.push(`${prefix}${field}` as AnswerName);
        return [field, myValue];
      }),
    ) as T;
  const { fullTime, fractional, ...sharedAnswers } = saved;
  const merged = {
    ...mergeFields<Omit<FormValues, 'fullTime' | 'fractional'>>(base, mine, sharedAnswers, sent),
    fullTime: mergeFields(
      base.fullTime,
      mine.fullTime,
      fullTime,
      sent.map((values) => values.fullTime),
      'fullTime.',
    ),
    fractional: mergeFields(
      base.fractional,
      mine.fractional,
      fractional,
      sent.map((values) => values.fractional),
      'fractional.',
    ),
  };
  return { merged, differing };
}

/** The value of one answer in the form. */
export function answerOf(values: FormValues, name: AnswerName): unknown {
  const [kind, field] = name.split('.') as [keyof FormValues, string | undefined];
  const value: unknown = values[kind];
  return field ? (value as Record<string, unknown>)[field] : value;
}
