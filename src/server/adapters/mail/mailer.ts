/** A message ready to be sent, with its text and its HTML part. */
export interface MailMessage {
  to: string;
  /** Display name of the sender; its address is the product's. Absent: the product's name. */
  from?: string;
  subject: string;
  html: string;
  text: string;
  headers?: Record<string, string>;
}

/** The mail server offers no TLS, and the operator has not said to do without. */
export class NoTlsError extends Error {
  constructor() {
    super(
      'SMTP_URL: the server offers no TLS. Use one that does; in a network of your own set ALLOW_PLAINTEXT=smtp',
    );
  }
}

/** Sends messages: by SMTP, or into the folder that `/dev/mail` reads. */
export interface Mailer {
  /** @throws when the message could not be handed over; the outbox tries again later */
  send(message: MailMessage): Promise<void>;
  /** Removes what is kept here of the mail to an address; what was handed to a mail server is not ours any more. */
  forget(to: string): Promise<void>;
  close(): Promise<void>;
}
