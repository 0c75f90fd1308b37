import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { mailOutbox } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { signUpForm } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { createSmtpMailer } from './smtp';

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** A real SMTP server on a port of its own. */
async function startServer(port = 0) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const to = rcptTo.map(({ address }) => address);
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to,
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return {
    received,
    port: (server.server.address() as AddressInfo).port,
    stop: () => new Promise<void>((stopped) => server.close(() => stopped())),
  };
}

onDatabases('mail by SMTP', (kind) => {
  let app: TestApp;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
    const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, 'Quarterdeck <deck@people.example>', {
      tls: false,
    });
    app = await createTestApp({
      kind,
      deps: { mailer },
      env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` },
    });
  });
  afterAll(async () => {
    await app.close();
    await server.stop();
  });

  it('is delivered as text and HTML, and then removed from the outbox', async () => {
    const form = signUpForm({ first_name: 'Zoë' });
    expect((await new TestBrowser(app).post('/api/auth/signup', form)).status).toBe(200);
    const mail = await eventually(() => {
      const mail = server.received.find(({ to }) => to.includes(form.email));
      expect(mail).toBeDefined();
      return mail as ReceivedMail;
    });
    expect(mail.from).toBe('deck@people.example');
    expect(mail.raw).toMatch(/^Subject: Confirm your email address$/m);
    expect(mail.raw).toContain('Content-Type: text/plain');
    expect(mail.raw).toContain('Content-Type: text/html');
    await eventually(async () => expect(await app.db.select().from(mailOutbox)).toHaveLength(0));
  });

  it('waits while the mail server is down without delaying the sign-up, and is retried with growing pauses', async () => {
    const { port } = server;
    await server.stop();
    const form = signUpForm();
    expect((await new TestBrowser(app).post('/api/auth/signup', form)).status).toBe(200);
    const queuedRows = () => app.db.select().from(mailOutbox);
    // The request was answered while the mail is still queued: signing up did not wait for the mail server.
    expect(await queuedRows()).toHaveLength(1);
    await eventually(async () => expect((await queuedRows())[0]?.attempts).toBe(1));
    const pause = async () => {
      const [row] = await queuedRows();
      return (row?.next_attempt_at.getTime() ?? 0) - app.deps.now().getTime();
    };
    await eventually(async () => expect(await pause()).toBeLessThan(16_000));
    const firstPause = await pause();
    app.advance(16_000);
    await eventually(async () => expect((await queuedRows())[0]?.attempts).toBe(2));
    await eventually(async () => expect(await pause()).toBeLessThan(31_000));
    expect(await pause()).toBeGreaterThan(firstPause);
    server = await startServer(port);
    app.advance(31_000);
    await eventually(() => expect(server.received.map(({ to }) => to[0])).toEqual([form.email]));
    await eventually(async () => expect(await queuedRows()).toHaveLength(0));
  });
});

it('SMTP sends nothing unencrypted unless allowed, and the error names the variable', async () => {
  const server = await startServer();
  onTestFinished(() => server.stop());
  const message = { to: 'ines@people.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const url = `smtp://127.0.0.1:${server.port}`;
  const strict = createSmtpMailer(url, 'deck@people.example', { tls: true });
  await expect(strict.send(message)).rejects.toThrow(/^SMTP_URL: the server offers no TLS/);
  expect(server.received).toEqual([]);
  await createSmtpMailer(url, 'deck@people.example', { tls: false }).send(message);
  expect(server.received).toHaveLength(1);
});
