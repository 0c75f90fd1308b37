/** Mail as the features see it. */
import { join } from 'node:path';
import type { Config } from '../../config';
import { folderMailer } from './folder';
import { smtpMailer } from './smtp';

/** One message, ready to be sent: both parts are complete. */
export interface Message {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** Carries messages away: by SMTP, or into the folder that `/dev/mail` reads. */
export interface Mailer {
  /** @throws when the message could not be handed over; the outbox tries again later */
  send(message: Message): Promise<void>;
  close(): Promise<void>;
}

/** Where mail is kept while there is no SMTP server. */
export const outboxFolder = (config: Config): string => join(config.dataDir, 'outbox');

export function createMailer(config: Config): Mailer {
  return config.smtpUrl ? smtpMailer(config.smtpUrl, config.mailFrom) : folderMailer(outboxFolder(config));
}
