import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { folderMailer } from '@/server/adapters/mail/folder';
import { signUpForm } from '@/server/testing/accounts';
import { TestBrowser } from '@/server/testing/browser';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

let test: TestApp;
const dataDir = mkdtempSync(join(tmpdir(), 'quarterdeck-mail-'));
const LOCAL = { env: { DATA_DIR: dataDir }, deps: { mailer: folderMailer(join(dataDir, 'outbox')) } };

beforeAll(async () => {
  test = await createTestApp(LOCAL);
});
afterAll(async () => {
  await test.close();
  rmSync(dataDir, { recursive: true });
});

it('shows the mail of this machine to this machine', async () => {
  const browser = new TestBrowser(test);
  expect(await (await browser.fetch('/dev/mail')).text()).toContain('No mail yet.');
  const form = signUpForm({ first_name: '<b>Ines</b>' });
  await browser.post('/api/auth/signup', form);
  const page = await vi.waitFor(async () => {
    const html = await (await browser.fetch('/dev/mail')).text();
    expect(html).toContain(form.email);
    return html;
  });
  expect(page).toMatch(/<a href="http:\/\/localhost:3000\/auth\/callback#token=[\w-]+&amp;type=signup">/);
  expect(page, 'a name is text').not.toContain('<b>Ines');
});

it('is not there for anyone else, nor behind a proxy', async () => {
  expect((await new TestBrowser(test, '192.0.2.9').fetch('/dev/mail')).status).toBe(404);
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via']) {
    const proxied = await new TestBrowser(test).fetch('/dev/mail', { headers: { [header]: '127.0.0.1' } });
    expect(proxied.status, header).toBe(404);
  }
  const foreign = await test.app.request(
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
  'is not there beside a mail server, at $APP_URL',
  async (env) => {
    const other = await createTestApp({ env });
    expect((await new TestBrowser(other).fetch('/dev/mail')).status).toBe(404);
    await other.close();
  },
  60_000,
);
