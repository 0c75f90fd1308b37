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
