/** A code printed on the server's console, as proof of access to this machine. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '@/server/config';

export interface OneTimeCode {
  /** Accepts the code once and announces the next one; `false` for any other text. */
  take(code: string): boolean;
}

/**
 * Creates a code that is announced once and works once.
 * @param announce called with the first code at once, and with a new one whenever the last was used
 */
export function createOneTimeCode(announce: (code: string) => void): OneTimeCode {
  let current = '';
  const renew = () => {
    current = randomBytes(18).toString('base64url');
    announce(current);
  };
  renew();
  return {
    take(code) {
      const [typedBytes, currentBytes] = [Buffer.from(code), Buffer.from(current)];
      if (typedBytes.length !== currentBytes.length || !timingSafeEqual(typedBytes, currentBytes))
        return false;
      renew();
      return true;
    },
  };
}

/**
 * Prints where mail goes and, if it stays on this machine, the URL that opens it in one browser.
 * @returns the code that opens `/dev/mail`; `undefined` with an SMTP server
 */
export function announceMail(config: Config, print: (line: string) => void): OneTimeCode | undefined {
  if (config.smtpUrl) {
    print('Mail is sent by SMTP.');
    return undefined;
  }
  let start = `Mail is kept in ${join(config.dataDir, 'outbox')} and readable at`;
  return createOneTimeCode((code) => {
    print(`${start} ${config.appUrl}/dev/mail?code=${code}`);
    start = 'That address was used. Another browser reads the mail at';
  });
}
