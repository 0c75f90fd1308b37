import { beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { formOf, setUpGenerationApp } from '@/server/testing/features/generation';
import { LIMITS } from '@/shared/limits';
import { LINKEDIN_URL_MESSAGES } from '@/shared/people/linkedin-url';
import { DAY, MINUTE } from '@/shared/time/durations';

const app = setUpGenerationApp();
beforeEach(() => app.db.delete(rateLimits).then(() => {}));

const PATH = '/webhook/generate-profile-guest';
const BOUNDARY = 'between-two-parts';
const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const post = (body: BodyInit | ReadableStream<Uint8Array>, init: RequestInit = {}, ip?: string) =>
  new TestBrowser(app, ip).fetch(PATH, { method: 'POST', body, duplex: 'half', ...init } as RequestInit);
const readMessage = async (response: Response) =>
  ((await response.json()) as { status: string; message: string }).message;
const notWhole = 'The form did not arrive whole. Please send it again.';

describe('the LinkedIn address of the form', () => {
  it.each([
    ['', LINKEDIN_URL_MESSAGES.empty],
    ['   ', LINKEDIN_URL_MESSAGES.empty],
    ['https://example.com/in/ines-calder', LINKEDIN_URL_MESSAGES.invalid],
    ['ines calder', LINKEDIN_URL_MESSAGES.invalid],
  ])('%j is refused with the form’s message', async (linkedinUrl, message) => {
    const response = await post(formOf({ linkedinUrl }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error', message });
  });
});

describe('an invalid form', () => {
  const cases: [string, () => Promise<Response>][] = [
    ['JSON', () => post('{}', { headers: { 'content-type': 'application/json' } })],
    ['no body', () => new TestBrowser(app).fetch(PATH, { method: 'POST', headers })],
    [
      'cut off in a file',
      () =>
        post(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="resume"; filename="a.pdf"\r\n\r\n%PDF`, {
          headers,
        }),
    ],
    ['a boundary that never comes', () => post('nothing', { headers })],
    ['endless fields', () => post(fields(500), { headers })],
    ['an endless field', () => post(fields(1, 'x'.repeat(300_000)), { headers })],
    ['links that are not JSON', () => post(formOf({ links: '[{' }))],
    ['links of another shape', () => post(formOf({ links: '[{"title":1}]' }))],
  ];
  it.each(cases)('is answered 400: %s', async (what, ask) => {
    const response = await ask();
    expect(response.status).toBe(400);
    const links = 'The links could not be understood. Please remove them and add them again.';
    expect(await readMessage(response)).toBe(what.startsWith('links') ? links : notWhole);
  });

  function fields(count: number, value = 'x') {
    const part = (index: number) =>
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n${value}\r\n`;
    return `${Array.from({ length: count }, (_, index) => part(index)).join('')}--${BOUNDARY}--\r\n`;
  }
});

describe('a body over the size limit', () => {
  it('is refused because of its Content-Length', async () => {
    const announced = { ...headers, 'content-length': String(LIMITS.generationBodyBytes + 1) };
    const response = await post('x', { headers: announced });
    expect(response.status).toBe(413);
  });

  it('is refused while it streams, and not stored', async () => {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="docs[0][file]"; filename="a.pdf"\r\n\r\n`;
    const chunk = new Uint8Array(1024 * 1024);
    let sent = 0;
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode(head)),
      pull(controller) {
        sent += chunk.length;
        controller.enqueue(chunk);
      },
      cancel() {
        cancelled = true;
      },
    });
    const response = await post(body, { headers });
    expect(response.status).toBe(413);
    expect(await readMessage(response)).toBe(
      'All files together are too large. Please attach fewer or smaller documents.',
    );
    expect(cancelled).toBe(true);
    expect(sent).toBeLessThan(LIMITS.generationBodyBytes + 8 * chunk.length);
  });
});

describe('the rate limit of generations', () => {
  it('allows twenty an hour per IP address', async () => {
    for (let count = 0; count < LIMITS.generationsPerHour; count += 1) {
      expect((await post(formOf({}), {}, '198.51.100.7')).status).toBe(200);
    }
    const refused = await post(formOf({}), {}, '198.51.100.7');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^3[56]\d\d$/);
    expect(await readMessage(refused)).toBe(
      'Many profiles were generated from here already. Please try again in 60 minutes.',
    );
    expect((await post(formOf({}), {}, '198.51.100.8')).status).toBe(200);
    app.advance(61 * MINUTE);
    expect((await post(formOf({}), {}, '198.51.100.7')).status).toBe(200);
  });

  it('allows sixty a day, and says in how many hours the next is possible', async () => {
    for (let count = 0; count < LIMITS.generationsPerDay; count += 1) {
      if (count % LIMITS.generationsPerHour === 0) app.advance(61 * MINUTE);
      expect((await post(formOf({}), {}, '198.51.100.9')).status).toBe(200);
    }
    app.advance(61 * MINUTE);
    const refused = await post(formOf({}), {}, '198.51.100.9');
    expect(refused.status).toBe(429);
    expect(await readMessage(refused)).toMatch(/Please try again in 2[0-3] hours\.$/);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(20 * 3_600);
    app.advance(DAY);
    expect((await post(formOf({}), {}, '198.51.100.9')).status).toBe(200);
  });

  it('counts an IPv6 network as one, and stores no address', async () => {
    for (let count = 0; count < LIMITS.generationsPerHour; count += 1) {
      await post(formOf({}), {}, `2001:db8:1:2::${count + 1}`);
    }
    expect((await post(formOf({}), {}, '2001:db8:1:2::ffff')).status).toBe(429);
    expect((await post(formOf({}), {}, '2001:db8:1:3::1')).status).toBe(200);
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toContain('2001:db8');
  });
});

it('a generation is refused from another site', async () => {
  const response = await app.app.request(PATH, {
    method: 'POST',
    body: formOf({}),
    headers: { host: 'localhost:3000', origin: 'https://elsewhere.example' },
  });
  expect(response.status).toBe(403);
});
