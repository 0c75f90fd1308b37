import { createTransport } from 'nodemailer';
import { type Mailer, NoTlsError } from './mailer';

/** Longest time a hanging SMTP server may hold one message, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Sends by SMTP.
 * @param url smtp:// or smtps://, with user and password where the server asks for them
 * @param from sender, as 'Name <address>'
 * @param options.tls sends over TLS or not at all; without, over TLS where the server offers it
 */
export function smtpMailer(url: string, from: string, { tls }: { tls: boolean }): Mailer {
  const transport = createTransport(
    {
      url,
      requireTLS: tls,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // A message is rendered by us alone: it never needs a file or an address fetched.
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
    async forget() {},
    async close() {
      transport.close();
    },
  };
}
