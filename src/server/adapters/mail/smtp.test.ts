import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailOutbox } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { signUpForm } from '@/server/testing/people/accounts';
import { onDatabases } from '@/server/testing/set-up/databases';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { smtpMailer } from './smtp';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

/** A real SMTP server on a port of its own. */
async function startServer(port = 0) {
  const received: Received[] = [];
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
  let test: TestApp;
  let server: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    server = await startServer();
    const mailer = smtpMailer(`smtp://127.0.0.1:${server.port}`, 'Quarterdeck <deck@people.example>', {
      tls: false,
    });
    test = await createTestApp({
      kind,
      deps: { mailer },
      env: { SMTP_URL: `smtp://127.0.0.1:${server.port}` },
    });
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  it('delivers both parts, and leaves no link in the outbox', async () => {
    const form = signUpForm({ first_name: 'Zoë' });
    expect((await new TestBrowser(test).post('/api/auth/signup', form)).status).toBe(200);
    const mail = await eventually(() => {
      const found = server.received.find(({ to }) => to.includes(form.email));
      expect(found).toBeDefined();
      return found as Received;
    });
    expect(mail.from).toBe('deck@people.example');
    expect(mail.raw).toMatch(/^Subject: Confirm your email address$/m);
    expect(mail.raw).toContain('Content-Type: text/plain');
    expect(mail.raw).toContain('Content-Type: text/html');
    await eventually(async () => expect(await test.db.select().from(mailOutbox)).toHaveLength(0));
  });

  it('accepts a sign-up while the mail server is down, and retries with growing pauses', async () => {
    const { port } = server;
    await server.stop();
    const form = signUpForm();
    expect((await new TestBrowser(test).post('/api/auth/signup', form)).status).toBe(200);
    const waiting = () => test.db.select().from(mailOutbox);
    // The request was answered while the mail is still queued: signing up did not wait for the mail server.
    expect(await waiting()).toHaveLength(1);
    await eventually(async () => expect((await waiting())[0]?.attempts).toBe(1));
    const pause = async () => {
      const [row] = await waiting();
      return (row?.next_attempt_at.getTime() ?? 0) - test.deps.now().getTime();
    };
    await eventually(async () => expect(await pause()).toBeLessThan(16_000));
    const first = await pause();
    test.advance(16_000);
    await eventually(async () => expect((await waiting())[0]?.attempts).toBe(2));
    await eventually(async () => expect(await pause()).toBeLessThan(31_000));
    expect(await pause()).toBeGreaterThan(first);
    server = await startServer(port);
    test.advance(31_000);
    await eventually(() => expect(server.received.map(({ to }) => to[0])).toEqual([form.email]));
    await eventually(async () => expect(await waiting()).toHaveLength(0));
  });
});

it('SMTP sends nothing unencrypted unless allowed, and the error names the variable', async () => {
  const server = await startServer();
  const message = { to: 'ines@people.example', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' };
  const address = `smtp://127.0.0.1:${server.port}`;
  const strict = smtpMailer(address, 'deck@people.example', { tls: true });
  await expect(strict.send(message)).rejects.toThrow(/^SMTP_URL: the server offers no TLS/);
  expect(server.received).toEqual([]);
  await smtpMailer(address, 'deck@people.example', { tls: false }).send(message);
  expect(server.received).toHaveLength(1);
  await server.stop();
});
