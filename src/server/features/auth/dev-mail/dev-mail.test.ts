import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolderMailer } from '@/server/adapters/mail/folder';
import { announceMail, createOneTimeCode } from '@/server/secrets/one-time-code';
import { TestBrowser } from '@/server/testing/browser';
import { eventually } from '@/server/testing/eventually';
import { signUpForm } from '@/server/testing/people/accounts';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

let app: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-mail-'));
const codes: string[] = [];
const LOCAL = {
  env: { DATA_DIR: dataDir },
  deps: { mailer: createFolderMailer(join(dataDir, 'outbox')) },
  mailCode: createOneTimeCode((code) => codes.push(code)),
};
/** Opens /dev/mail with the code that was printed last, or another one. */
const openDevMail = (browser: TestBrowser, code = codes.at(-1)) => browser.fetch(`/dev/mail?code=${code}`);

beforeAll(async () => {
  app = await createTestApp(LOCAL);
});
afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true });
});

it('/dev/mail shows the stored mail to the browser that opened the printed address', async () => {
  const browser = new TestBrowser(app);
  const opened = await openDevMail(browser);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/dev/mail']);
  expect(opened.headers.getSetCookie()[0]).toMatch(/^quarterdeck_mailbox=.+; HttpOnly; SameSite=Lax$/);
  expect(await (await browser.fetch('/dev/mail')).text()).toContain('No mail yet.');
  const form = signUpForm({ first_name: '<b>Ines</b>' });
  await browser.post('/api/auth/signup', form);
  const page = await eventually(async () => {
    const html = await (await browser.fetch('/dev/mail')).text();
    expect(html).toContain(form.email);
    return html;
  });
  expect(page).toMatch(/<a href="http:\/\/localhost:3000\/auth\/callback#token=[\w-]+&amp;type=signup">/);
  expect(page, 'a name is text').not.toContain('<b>Ines');
});

it('/dev/mail is closed without the code, however local the request looks', async () => {
  const stranger = new TestBrowser(app);
  stranger.cookies.set('quarterdeck_mailbox', 'guessed');
  const form = signUpForm();
  await stranger.post('/api/auth/signup', form);
  const admitted = await eventually(async () => {
    const owner = new TestBrowser(app);
    await openDevMail(owner);
    expect(await (await owner.fetch('/dev/mail')).text()).toContain(form.email);
    return owner;
  });
  expect(admitted.cookies.size).toBe(1);
  for (const path of ['/dev/mail', '/dev/mail?code=', `/dev/mail?code=${'A'.repeat(24)}`]) {
    const closed = await stranger.fetch(path);
    expect(closed.status, path).toBe(403);
    const page = await closed.text();
    expect(page).toContain('printed in its terminal');
    expect(page).not.toContain(form.email);
  }
});

it('/dev/mail accepts a code from one browser, which stays admitted after a restart', async () => {
  const browser = new TestBrowser(app);
  const usedCode = codes.at(-1);
  expect((await openDevMail(browser, usedCode)).status).toBe(303);
  const other = new TestBrowser(app);
  expect((await openDevMail(other, usedCode)).status).toBe(403);
  expect((await openDevMail(browser, usedCode)).status, 'the same address again, in the same browser').toBe(
    303,
  );
  expect((await openDevMail(other)).status).toBe(303);
  const restarted = await createTestApp({ ...LOCAL, mailCode: createOneTimeCode(() => {}) });
  const later = new TestBrowser(restarted);
  for (const [name, value] of browser.cookies) later.cookies.set(name, value);
  expect((await later.fetch('/dev/mail')).status).toBe(200);
  await restarted.close();
}, 60_000);

it('the start prints the address of /dev/mail only where no mail is sent', async () => {
  const printed: string[] = [];
  const code = announceMail(app.deps.config, (line) => printed.push(line));
  const url = /^Mail is kept in .+ and readable at (\S+)$/.exec(printed[0] ?? '')?.[1] ?? '';
  expect(url).toMatch(/^http:\/\/localhost:3000\/dev\/mail\?code=[\w-]{24}$/);
  expect(code?.take(new URL(url).searchParams.get('code') ?? '')).toBe(true);
  expect(printed).toHaveLength(2);
  expect(printed[1]).not.toContain(url);
  const smtp = { ...app.deps.config, smtpUrl: 'smtp://127.0.0.1:2525' };
  expect(announceMail(smtp, (line) => printed.push(line))).toBeUndefined();
  expect(printed.at(-1)).toBe('Mail is sent by SMTP.');
});

it('/dev/mail answers 404 to other machines, behind a proxy and under another host name', async () => {
  expect((await new TestBrowser(app, '192.0.2.9').fetch('/dev/mail')).status).toBe(404);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
    const proxied = await new TestBrowser(app).fetch('/dev/mail', { headers: { [header]: '127.0.0.1' } });
    expect(proxied.status, header).toBe(404);
  }
  const foreign = await app.app.request(
    '/dev/mail',
    { headers: { host: 'quarterdeck.example' } },
    { incoming: { socket: { remoteAddress: '127.0.0.1' } } },
  );
  expect(foreign.status).toBe(404);
});

it.each([
  { SMTP_URL: 'smtp://127.0.0.1:2525', APP_URL: 'http://localhost:3000' },
  { SMTP_URL: 'smtp://127.0.0.1:2525', APP_URL: 'https://quarterdeck.example' },
])(
  '/dev/mail answers 404 where a mail server is set, at $APP_URL',
  async (env) => {
    const other = await createTestApp({ env, mailCode: LOCAL.mailCode });
    expect((await new TestBrowser(other).fetch('/dev/mail')).status).toBe(404);
    await other.close();
  },
  60_000,
);
