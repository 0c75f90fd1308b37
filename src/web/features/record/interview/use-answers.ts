import { useEffect, useRef, useState } from 'react';
import { type Answers, readAnswers } from '@/shared/interview/answers';
import type { InterviewQuestion } from '@/shared/interview/questions';
import { deepEqual } from '@/shared/json/deep-equal';
import { clearStoredText, readStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { useChange, useRecord } from '../context';
import { changeFacts } from '../edits/conflicts';
import { noteRefused } from './refused-answers';
import { applyAnswers, areAnswersInRecord, problemOf } from './texts';

/** Storage key of answers that are not valid facts yet. */
const STORAGE_KEY = 'interview';

const isAnswers = (value: unknown): value is Partial<Answers> => typeof value === 'object' && value !== null;

/**
 * The answers while they are typed, each stored in the record at once. Answers that change in the record (on another
 * device, or by settling a conflict) are shown too.
 */
export function useAnswers(question: InterviewQuestion | undefined) {
  const { facts, read } = useRecord();
  const change = useChange();
  // An incomplete answer is not a fact yet, so it is kept in the browser.
  const [answers, setAnswers] = useState(() => ({
    ...readAnswers(facts),
    ...readStoredText(STORAGE_KEY, isAnswers),
  }));
  /** The record's answers as this form last knew them: what differs from them was changed elsewhere. */
  const lastAnswers = useRef(readAnswers(facts));
  useEffect(() => {
    const inRecord = readAnswers(facts);
    const before = lastAnswers.current;
    lastAnswers.current = inRecord;
    const changedKeys = (Object.keys(inRecord) as (keyof Answers)[]).filter(
      (key) => !deepEqual(inRecord[key], before[key]),
    );
    if (changedKeys.length === 0) return;
    setAnswers((present) => ({
      ...present,
      ...Object.fromEntries(changedKeys.map((key) => [key, inRecord[key]])),
    }));
  }, [facts]);

  const update = (part: Partial<Answers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    if (!question) return;
    noteRefused(question.kind, problemOf(question.kind, next) !== undefined);
    change((edits) => {
      const facts = applyAnswers(question, next, edits.facts);
      if (areAnswersInRecord(facts, next)) clearStoredText(STORAGE_KEY);
      else storeText(STORAGE_KEY, next);
      const changed = changeFacts({ ...edits, read }, applyAnswers(question, answers, edits.facts), facts);
      lastAnswers.current = readAnswers(changed.facts);
      return changed;
    });
  };
  return { answers, update };
}
