import type { CareerRecord } from '@/shared/record/career-record';
import { hasStoredInput } from '@/web/lib/unsaved-input/use-stored-input';
import { hasUnreadEnd, unreadDatesKey } from '../edits/unread-dates';
import { hasRefusedAnswer } from '../interview/refused-answers';

/** @throws Error if a date or an answer waits in its field, refused, without which the profile would be written */
export function requireNothingRefused({ facts }: Pick<CareerRecord, 'facts'>): void {
  const isDateRefused =
    facts.roles.some((role) => hasStoredInput(unreadDatesKey(role))) || hasUnreadEnd(facts.education);
  const refused = isDateRefused
    ? 'A date of your record'
    : hasRefusedAnswer() && 'An answer to the questions';
  if (refused)
    throw new RecordNotSavedError(false, `${refused} could not be saved. Please correct it first.`);
}

/** The profile cannot be written from the record, since its last edits are not saved. The message is for the person. */
export class RecordNotSavedError extends Error {
  constructor(tooLong: boolean, reason?: string) {
    super(
      reason ??
        (tooLong
          ? 'A text of your record is too long to be saved. Please shorten it first.'
          : 'Your last changes could not be saved. Please check your connection and try again.'),
    );
  }
}
