import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAutomation } from '@/server/adapters/automation';
import { rateLimits } from '@/server/db/schema';
import { verifySeal } from '@/server/secrets/sealed-profile';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { type FormInput, formOf } from '@/server/testing/features/generation';
import { buildUser } from '@/server/testing/people/factories';
import { createTestApp, type TestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';

const PROFILE = {
  name: 'Ines Calder',
  role: 'Chief Financial Officer',
  summary: 'Ines runs finance.',
  functional_skills: { Finance: [{ title: 'Treasury', description: 'Runs it.' }] },
};

/** The answer of the stub of an automation, the form that it received last, and how often a caller has left it. */
let answer: { status: number; body: unknown } | 'silence' | 'elsewhere';
let form: FormData | undefined;
let abortedCount: number;
let server: Server;
let app: TestApp;

const readFormData = async (request: IncomingMessage) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return new Response(Buffer.concat(chunks), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  }).formData();
};

beforeAll(async () => {
  server = createServer(async (request, response) => {
    form = await readFormData(request);
    response.on('close', () => {
      if (!response.writableEnded) abortedCount += 1;
    });
    if (answer === 'silence') return;
    if (answer === 'elsewhere') return response.writeHead(307, { location: '/other' }).end();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const automation = openAutomation({ url: `http://127.0.0.1:${port}/generate`, timeoutMs: 3_000 });
  app = await createTestApp({ deps: { automation } });
});
afterAll(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  form = undefined;
  abortedCount = 0;
  answer = { status: 200, body: { profile: PROFILE } };
  await app.db.delete(rateLimits);
});

const INPUT: FormInput = {
  linkedin: ['Profile.pdf', Buffer.from('%PDF-1.7 x')],
  resume: ['resume.docx', docxOf(RESUME_LINES)],
  docs: [
    { file: ['a.pdf', Buffer.from('first')], title: 'Board pack', description: 'Numbers' },
    { file: ['b.png', Buffer.from('second')], title: 'Award' },
  ],
  links: JSON.stringify([{ title: 'Interview', link: 'https://herald.example/calder' }]),
};
const send = (input: FormInput = INPUT, browser = new TestBrowser(app), path = 'guest') =>
  browser.fetch(`/webhook/generate-profile-${path}`, { method: 'POST', body: formOf(input) });

it('the automation gets the form, and its profile is the response', async () => {
  const response = await send({ ...INPUT, userId: 'somebody-else', webhookUrl: 'http://127.0.0.1:1/x' });
  expect(response.status).toBe(200);
  const generated = generatedProfileSchema.parse(await response.json());
  expect(generated).toMatchObject({
    name: 'Ines Calder',
    linkedinUrl: 'https://www.linkedin.com/in/ines-calder',
    functional_skills: [{ name: 'Finance', value: [{ title: 'Treasury' }] }],
    writer: 'automation',
  });
  expect(generated.evidence).toBeUndefined();
  expect(verifySeal(generated, app.deps.secret)).toBe(true);
  const fields = [...(form?.keys() ?? [])];
  expect(fields).toEqual([
    ...['linkedinUrl', 'linkedin', 'resume', 'docs[0][file]', 'docs[0][title]', 'docs[0][description]'],
    ...['docs[1][file]', 'docs[1][title]', 'docs[1][description]', 'links'],
  ]);
  expect(form?.get('linkedinUrl')).toBe('https://www.linkedin.com/in/ines-calder');
  const [second, resume] = [form?.get('docs[1][file]'), form?.get('resume')] as (File | undefined)[];
  expect(await second?.text()).toBe('second');
  expect(resume?.name).toBe('resume.docx');
  expect(JSON.parse(String(form?.get('links')))).toEqual([
    { title: 'Interview', link: 'https://herald.example/calder' },
  ]);
});

it('the automation gets the id of the session’s user, and the account stores the profile', async () => {
  const user = await buildUser(app, { status: 'EMAIL_CONFIRMED' });
  const response = await send({}, user.browser, 'linkedin');
  expect(await response.json()).toMatchObject({ status: 'success', outcome: 'stored' });
  expect(form?.get('userId')).toBe(user.id);
});

describe('an answer of the automation', () => {
  it.each<[string, typeof answer, number, string]>([
    [
      'that is no success',
      { status: 503, body: 'down for tea' },
      502,
      'Server error: 503 Service Unavailable. down for tea',
    ],
    ['that is no JSON', { status: 200, body: '<html>' }, 502, 'Server error: 502 Bad Gateway. <html>'],
    ['without a profile', { status: 200, body: { ok: 1 } }, 502, 'Server error: 502 Bad Gateway. {"ok":1}'],
    [
      'with a profile of another shape',
      { status: 200, body: { profile: { name: 7 } } },
      502,
      'Server error: 502 Bad Gateway. {"profile":{"name":7}}',
    ],
    [
      'with an empty profile',
      { status: 200, body: { profile: { name: '' } } },
      502,
      'Server error: 502 Bad Gateway. {"profile":{"name":""}}',
    ],
    [
      'with an unsafe address',
      { status: 200, body: { profile: { ...PROFILE, linkedinUrl: 'javascript:x' } } },
      502,
      'Server error: 502 Bad Gateway. {',
    ],
    [
      'with an error',
      { status: 200, body: { error: true, message: 'No such person' } },
      422,
      'No such person',
    ],
    [
      'of status error',
      { status: 200, body: { status: 'error', profile: PROFILE } },
      422,
      'Server reported an error processing your LinkedIn profile',
    ],
    ['that leads elsewhere', 'elsewhere', 502, 'Server error: 502 Bad Gateway. '],
    ['that never comes', 'silence', 502, 'Server error: 504 Gateway Timeout. '],
  ])('%s becomes an error in the product’s words', async (_, automationAnswer, status, message) => {
    answer = automationAnswer;
    const response = await send();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      status: 'error',
      message: expect.stringContaining(message),
    });
  });

  it('that cannot be fetched becomes an error as well', async () => {
    const missing = await openAutomation({ url: 'http://127.0.0.1:1/' }).generate({
      linkedinUrl: 'x',
      docs: [],
      links: [],
    });
    expect(missing.status).toBe(502);
  });
});

it('the request to the automation is aborted when the visitor leaves', async () => {
  answer = 'silence';
  const controller = new AbortController();
  const init = { method: 'POST', body: formOf(INPUT), signal: controller.signal };
  const response = new TestBrowser(app).fetch('/webhook/generate-profile-guest', init);
  await expect.poll(() => form).toBeDefined();
  controller.abort();
  await expect.poll(() => abortedCount, { timeout: 2_500 }).toBe(1);
  await response.catch(() => undefined);
});
