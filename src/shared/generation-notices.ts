/** Notices that the browser and the server both write, in one wording. */
import type { Notice } from './generation';
import { LIMITS } from './limits';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)} MB`;

/** A supporting document over its hinted size: it is left out, and nothing fails. */
export function documentTooLarge(fileName: string): Notice {
  return {
    kind: 'unread',
    about: fileName.slice(0, 300),
    message: `${fileName.slice(0, 300)} is over ${megabytes(LIMITS.documentBytes)} and was not read. Attach a smaller version.`,
  };
}

/** What of a source, or of all together, is over the limits of a profile. @param what with numbers: '3,850 roles beyond the first 150' */
export function overLimits(about: string, what: readonly string[]): Notice {
  const which = about.slice(0, 300);
  const message = `Not all of ${which || 'what you gave'} could be used. Left out: ${what.join('; ')}.`;
  return { kind: 'advice', ...(which && { about: which }), message: message.slice(0, 1_000) };
}
