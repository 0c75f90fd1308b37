/** Personal data is never logged, whatever is sent and whatever fails; and every failure is logged with its kind. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createEngine } from '@/server/adapters/engine';
import { createInProcessEngine } from '@/server/adapters/engine/in-process';
import { createMailer } from '@/server/adapters/mail';
import { readConfig } from '@/server/config';
import type { Deps } from '@/server/context';
import { type DatabaseHandle, openPostgres } from '@/server/db/client';
import { mailOutbox } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { CANARY, createTestLog, leaksIn, sendEverywhere } from '@/server/testing/canaries';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { makePhoto } from '@/server/testing/documents/pictures';
import { eventually } from '@/server/testing/eventually';
import { formOf } from '@/server/testing/features/generation';
import { buildProfile, buildUser, TEST_PASSWORD } from '@/server/testing/people/factories';
import { onDatabases, openTestDatabase, usualKind } from '@/server/testing/set-up/databases';
import { openModelServer } from '@/server/testing/stubs/model-server';
import { startRefusingSmtp } from '@/server/testing/stubs/refusing-smtp';
import { createTestApp, type TestApp } from '@/server/testing/test-app';

const DEAD = 'http://127.0.0.1:9';
const S3 = {
  S3_ENDPOINT: DEAD,
  S3_BUCKET: 'people',
  S3_ACCESS_KEY_ID: CANARY,
  S3_SECRET_ACCESS_KEY: CANARY,
};
const resume = docxOf([`${CANARY} Calder`, ...RESUME_LINES.slice(1), `• Led ${CANARY} and 40 people`]);
const signUpBody = () => ({
  email: `${CANARY}@people.example`,
  password: `${CANARY}-harbour`,
  first_name: CANARY,
  last_name: CANARY,
});
/** Creates an error as of a library that quotes its input; one line of it looks like a stack frame. */
const createQuotingError = () => {
  const error = new TypeError(`bad ${CANARY}\n    at ${CANARY} (/${CANARY}.js:1:1)`);
  return Object.assign(error, { code: CANARY, params: [CANARY], response: CANARY, detail: CANARY });
};
const throwing = async (): Promise<never> => {
  throw createQuotingError();
};

const log = createTestLog();
let sharedDatabase: DatabaseHandle;
let app: TestApp | undefined;
beforeAll(async () => {
  sharedDatabase = await openTestDatabase(usualKind());
});
afterAll(() => sharedDatabase.close());
async function start(options: Parameters<typeof createTestApp>[0] = {}) {
  // Tests that break nothing in it share a database, which is faster.
  const databaseDeps = options.kind ? {} : { database: { ...sharedDatabase, close: async () => {} } };
  const deps: Partial<Deps> = {
    logger: log.logger,
    engine: createInProcessEngine(),
    ...databaseDeps,
    ...options.deps,
  };
  app = await createTestApp({ ...options, deps });
  return app;
}
afterEach(async () => {
  await app?.close();
  app = undefined;
  await sharedDatabase.db.delete(mailOutbox);
  log.clear();
});

/** Waits until everything expected is logged, then searches all of it for the canary. */
async function expectLogged(...expected: (string | RegExp)[]) {
  await eventually(() => {
    for (const each of expected) expect(log.text()).toMatch(each);
  });
  expect(leaksIn(log.text())).toEqual([]);
}

const buildMember = (app: TestApp) =>
  buildUser(app, {
    email: `${CANARY}.${randomUUID()}@people.example`,
    firstName: CANARY,
    lastName: CANARY,
    profile: buildProfile({ name: CANARY, summary: CANARY }),
  });
const generate = (app: TestApp) =>
  new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body: formOf({ linkedinUrl: CANARY, resume: [`${CANARY}.docx`, resume] }),
  });

onDatabases('a canary in every input', (kind) => {
  it('is in no line of the log, and neither is a link, ticket or session token', async () => {
    const app = await start({ kind });
    const visitor = new TestBrowser(app);
    await visitor.post('/api/auth/signup', signUpBody());
    await eventually(() => expect(app.mailer.sent).not.toHaveLength(0));
    const { browser } = await buildMember(app);
    const secrets = [visitor, browser].flatMap(({ cookies }) => [...cookies.values()]);
    const broken = new TextEncoder().encode(`%PDF-1.4 ${CANARY}`);
    await sendEverywhere(visitor, `${CANARY}\0`, { resume: broken });
    await sendEverywhere(browser, CANARY, { resume });
    if (process.env.EVERY_CASE) {
      await sendEverywhere(visitor, CANARY, { resume });
      await sendEverywhere(browser, `${CANARY}\ud800`, { resume: broken });
      await sendEverywhere(new TestBrowser(app), `${CANARY}\n\u202e`, { resume: broken });
    }
    const mailed = app.mailer.sent.flatMap(({ text }) => text.match(/token=[\w-]+/g) ?? []);
    expect(mailed).not.toHaveLength(0);
    for (const secret of [
      ...secrets,
      ...mailed.map((token) => token.slice('token='.length)),
      TEST_PASSWORD,
    ]) {
      expect(log.text()).not.toContain(secret.split('.')[0]);
    }
    await expectLogged(
      'text that no column holds',
      'INVALID_CREDENTIALS',
      '"route":"/api/rpc/profiles/',
      'INVALID_INPUT',
    );
    // Every input is sent twice, in the full tests five times: a minute and a half beside ten other programs.
  }, 240_000);

  it('is not in the log entry of a constraint violation', async () => {
    const app = await start({ kind });
    await app.db.execute(sql`create unique index one_name on pending_signups (first_name)`);
    for (const email of ['a', 'b']) {
      await new TestBrowser(app).post('/api/auth/signup', {
        ...signUpBody(),
        email: `${email}.${signUpBody().email}`,
      });
    }
    await expectLogged(
      /"sqlstate":"23505","constraint":"one_name","statement":"insert into pending_signups"/,
    );
    await app.db.execute(sql`drop index one_name`);
    await app.db.execute(
      sql`alter table pending_signups add constraint short check (first_name = '') not valid`,
    );
    const response = await new TestBrowser(app).post('/api/auth/signup', {
      ...signUpBody(),
      email: `c.${signUpBody().email}`,
    });
    expect(response.status).toBe(500);
    await expectLogged(/"sqlstate":"23514","constraint":"short"/);
  });
});

it('an unresponsive database is logged without personal data', async () => {
  const url = `postgres://${CANARY}:${CANARY}@127.0.0.1:9/${CANARY}`;
  const app = await start({ deps: { database: await openPostgres(url) } });
  const browser = new TestBrowser(app);
  const statuses = [
    await browser.post('/api/auth/signup', signUpBody()),
    await browser.fetch(`/profile/${CANARY}`),
    await browser.post('/api/rpc/publicProfiles/bySlug', { json: { profile_slug_param: CANARY } }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([503, 503, 503]);
  await expectLogged('"code":"UNAVAILABLE"', 'ECONNREFUSED');
});

it.each(['dead', 'refusing'])('a mail server that is %s is logged without personal data', async (state) => {
  const refusing = state === 'refusing' ? await startRefusingSmtp() : undefined;
  onTestFinished(() => refusing?.close());
  const mailer = await createMailer(
    readConfig({ SMTP_URL: `smtp://${CANARY}:${CANARY}@127.0.0.1:${refusing?.port ?? 9}` }),
  );
  const app = await start({ deps: { mailer } });
  expect((await new TestBrowser(app).post('/api/auth/signup', signUpBody())).status).toBe(200);
  await expectLogged(/"mail":"confirm".*"code":"E[A-Z]+".*mail was not taken/);
});

it('an unresponsive storage is logged without personal data', async () => {
  const app = await start({ env: S3 });
  const { browser, id } = await buildMember(app);
  const body = new FormData();
  body.append('file', new File([(await makePhoto()) as Uint8Array<ArrayBuffer>], `${CANARY}.jpg`));
  expect((await browser.fetch(`/profile-images/${id}`, { method: 'POST', body })).status).toBe(503);
  await expectLogged('"type":"StorageError"');
});

it('an unresponsive language model and enrichment service are logged without personal data', async () => {
  const env = { AI_BASE_URL: `${DEAD}/v1`, AI_MODEL: 'none', AI_API_KEY: CANARY, ENRICHMENT_URL: DEAD };
  const app = await start({ env });
  expect((await generate(app)).status).toBe(200);
  await expectLogged('"failures":["unreachable"', 'no enrichment');
});

it('a language model that quotes the prompt is logged without personal data', async () => {
  const server = await openModelServer((request) => ({
    status: 400,
    body: { error: { message: JSON.stringify(request), code: CANARY } },
  }));
  onTestFinished(() => server.close());
  const app = await start({ env: { AI_BASE_URL: server.baseUrl, AI_MODEL: 'none', AI_API_KEY: CANARY } });
  expect((await generate(app)).status).toBe(200);
  expect(JSON.stringify(server.requests)).toContain(CANARY);
  await expectLogged(/"failures":\["/);
});

it('an adapter whose error quotes its input is logged without personal data', async () => {
  const app = await start();
  const { browser, id } = await buildMember(app);
  Object.assign(app.deps.places, { suggest: throwing, details: throwing });
  Object.assign(app.deps.storage, { put: throwing, read: throwing, list: throwing, removeAll: throwing });
  Object.assign(app.deps.pages, { shell: throwing, notFound: throwing });
  Object.assign(app.deps.engine, { run: throwing, attempt: throwing });
  const calls = [
    browser.post('/api/rpc/places/suggest', { json: { input: CANARY } }),
    browser.fetch(`/${CANARY}`),
    browser.fetch('/login'),
    generate(app),
    browser.fetch(`/profile-images/${id}`, { method: 'POST', body: CANARY }),
  ];
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 500, 500, 400]);
  await expectLogged(
    /"route":"\/api\/rpc\/places\/suggest","status":500/,
    '"type":"TypeError"',
    'generation failed',
  );
});

it('a child process that prints its input and crashes has no output, and personal data stays out of the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-child-'));
  const reportFile = join(folder, 'report');
  const entry = join(folder, 'child.mjs');
  writeFileSync(
    entry,
    `import { appendFileSync, fstatSync, statSync } from 'node:fs';
     process.on('message', (request) => {
       console.log(request); console.error(request);
       const nowhere = statSync('/dev/null').rdev;
       const all = [0, 1, 2].every((fd) => fstatSync(fd).rdev === nowhere);
       appendFileSync(${JSON.stringify(reportFile)}, JSON.stringify({ all, heard: JSON.stringify(request).includes(${JSON.stringify(CANARY)}) }) + '\\n');
       throw new Error(JSON.stringify(request));
     });`,
  );
  const app = await start({ deps: { engine: createEngine({ childEntry: entry, size: 1, niceness: 0 }) } });
  // The form's only file crashed the child process: it is reported as unreadable.
  expect((await generate(app)).status).toBe(422);
  const [first = ''] = readFileSync(reportFile, 'utf8').split('\n');
  expect(JSON.parse(first)).toEqual({ all: true, heard: true });
  rmSync(folder, { recursive: true });
});
