import type { InterviewQuestion } from '@/shared/interview/questions';
import { clearStoredText, storeText } from '@/web/lib/unsaved-input/stored-text';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';

type Kind = InterviewQuestion['kind'];

const KINDS: Kind[] = ['role', 'proudest', 'number', 'manual', 'fit', 'not-for'];
const keyOf = (kind: Kind) => `interview-refused.${kind}`;

/** Notes whether the answer to a question is refused, as long as it waits in its field. */
export const noteRefused = (kind: Kind, refused: boolean): void =>
  void (refused ? storeText(keyOf(kind), true) : clearStoredText(keyOf(kind)));

/** Whether an answer that was typed is refused, and so is missing in the record. */
export const hasRefusedAnswer = (): boolean => KINDS.some((kind) => hasStoredInput(keyOf(kind)));
