/** Mail as the features see it. */
import { join } from 'node:path';
import type { Config } from '../../config';
import { createFolderMailer } from './folder';
import type { Mailer } from './mailer';

export type { Mailer, MailMessage } from './mailer';

/** The folder for mail if no SMTP server is configured. */
export const outboxFolder = (config: Config): string => join(config.dataDir, 'outbox');

/** The mailer of this installation: SMTP if it is configured, else a folder of the data directory. */
export async function createMailer(config: Config): Promise<Mailer> {
  const inFolder = createFolderMailer(outboxFolder(config));
  if (!config.smtpUrl) return inFolder;
  const { createSmtpMailer } = await import('./smtp');
  // Mail files written before SMTP was configured can still be deleted.
  return {
    ...createSmtpMailer(config.smtpUrl, config.mailFrom, { tls: config.smtpTls }),
    removeStoredMail: inFolder.removeStoredMail,
  };
}
