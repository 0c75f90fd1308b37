/** The interface of whatever sends mail. */

/** A message ready to be sent, with its text and its HTML part. */
export interface MailMessage {
  to: string;
  /** Display name of the sender; defaults to the product's. The address is always the product's. */
  from?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** Thrown if the mail server offers no TLS and the operator has not allowed plain text. */
export class NoTlsError extends Error {
  constructor() {
    super(
      'SMTP_URL: the server offers no TLS. Use one that does; in a network of your own set ALLOW_PLAINTEXT=smtp',
    );
  }
}

/** Sends messages: by SMTP, or into the folder that `/dev/mail` reads. */
export interface Mailer {
  /**
   * Sends a message.
   * @throws when the message could not be handed over; the outbox tries again later
   */
  send(message: MailMessage): Promise<void>;
  /** Removes locally stored mail to an address; mail that was handed to a mail server cannot be removed. */
  removeStoredMail(to: string): Promise<void>;
  close(): Promise<void>;
}
