/** Notices that both the browser and the server write, so that they have one wording. */

import { LIMITS } from '../limits';
import { formatMegabytes } from '../text/file-size';
import { numberWord } from '../text/number-word';
import { NOTICE_LIMITS } from './notice-kinds';
import type { GenerationNotice } from './notice-schema';

const LITTLE_READ_MESSAGE = 'We could read little of this file for certain.';

/** The message shown instead of a thin profile if most of what was read is in doubt. @param doubts open questions */
export function littleReadSentence(doubts: number): string {
  const points = doubts === 1 ? 'this one point' : `these ${numberWord(doubts)} points`;
  return `${LITTLE_READ_MESSAGE} Settle ${points} and we write the rest.`;
}

/** Whether a message is that of `littleReadSentence`, which the preview shows in a place of its own. */
export const isLittleRead = (message: string) => message.startsWith(LITTLE_READ_MESSAGE);

/**
 * Leaves out advice on what a draft lacks while most of what was read awaits the owner's answers: 'no roles were found'
 * is wrong while roles are being asked about.
 * @param doubts the number of open questions; absent if most of the reading is certain
 */
export const withoutPrematureAdvice = (notices: readonly GenerationNotice[], doubts?: number) =>
  doubts ? notices.filter(({ kind }) => kind !== 'advice') : [...notices];

/** The notice for a supporting document that is too large: it is left out, and the generation continues. */
export function documentTooLarge(fileName: string): GenerationNotice {
  return {
    kind: 'unread',
    about: fileName.slice(0, NOTICE_LIMITS.about),
    message: `${fileName.slice(0, NOTICE_LIMITS.about)} is over ${formatMegabytes(LIMITS.documentBytes)} and was not read. Attach a smaller version.`,
  };
}

/**
 * Makes the notice that parts of a source exceed the limits of a profile.
 * @param about the name of the source; '' for all of them together
 * @param omissions with numbers: '3,850 roles beyond the first 150'
 */
export function overLimitsNotice(about: string, omissions: readonly string[]): GenerationNotice {
  const sourceName = about.slice(0, NOTICE_LIMITS.about);
  const message = `Not all of ${sourceName || 'what you gave'} could be used. Left out: ${omissions.join('; ')}.`;
  return {
    kind: 'advice',
    ...(sourceName && { about: sourceName }),
    message: message.slice(0, NOTICE_LIMITS.message),
  };
}
