/** Sends mail through an SMTP server. */
import { createTransport } from 'nodemailer';
import { type Mailer, NoTlsError } from './mailer';

/** Milliseconds after which a message to a hanging SMTP server is given up. */
const TIMEOUT_MS = 10_000;

/**
 * Sends by SMTP.
 * @param url smtp:// or smtps://, with user and password if the server requires them
 * @param from sender, as 'Name <address>'
 * @param options.tls whether to send over TLS only; otherwise TLS is used if the server offers it
 */
export function createSmtpMailer(url: string, from: string, { tls }: { tls: boolean }): Mailer {
  const transport = createTransport(
    {
      url,
      requireTLS: tls,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // Messages are rendered by us only and never need a file or a URL to be fetched.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  const address = /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;
  return {
    async send({ to, from: name, subject, html, text, headers }) {
      await transport
        .sendMail({ to, subject, html, text, headers, ...(name && { from: { name, address } }) })
        .catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'ETLS' ? new NoTlsError() : error;
        });
    },
    async removeStoredMail() {},
    async close() {
      transport.close();
    },
  };
}
