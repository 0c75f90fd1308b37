import { beforeAll, beforeEach, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { manyPositions, nestedBrackets } from '@/server/testing/documents/costly-files';
import { formOf } from '@/server/testing/features/generation';
import { setUpTestApp } from '@/server/testing/test-app';
import { generatedProfileSchema } from '@/shared/generation/generated-profile';

const app = setUpTestApp();
beforeEach(() => app.db.delete(rateLimits).then(() => {}));

/** Milliseconds of this process's processor time that a request and its answer may take, however busy the machine. */
const MAX_PROCESSOR_MS = 1_500;

const send = (input: Parameters<typeof formOf>[0]) =>
  new TestBrowser(app).fetch('/webhook/generate-profile-guest', { method: 'POST', body: formOf(input) });

// The first request also loads modules, which costs more than it on a busy machine and is not what is measured.
beforeAll(async () => {
  expect((await send({ resume: ['resume.docx', nestedBrackets()] })).status).toBe(200);
});

async function generate(input: Parameters<typeof formOf>[0]) {
  const before = process.cpuUsage();
  const response = await send(input);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(MAX_PROCESSOR_MS);
  expect(response.status).toBe(200);
  return generatedProfileSchema.parse(await response.json());
}

it('a bullet of 400,000 nested brackets is cut, which a notice reports, and costs little processor time', async () => {
  const bytes = nestedBrackets();
  expect(bytes.length).toBeLessThan(3_000);
  const { name, notices } = await generate({ resume: ['resume.docx', bytes] });
  expect(name).toBe('Ines Calder');
  expect(notices).toContainEqual({
    kind: 'advice',
    about: 'resume.docx',
    message: expect.stringMatching(/Left out: \d{3},\d{3} characters beyond the first 8,000 of a line/),
  });
});

it('an export with 4,000 positions is cut, which a notice reports, and costs little processor time', async () => {
  const { highlights, notices } = await generate({ linkedin: ['export.zip', manyPositions()] });
  expect(highlights[0]).toContain('Harbour 1 Shipping');
  expect(notices).toContainEqual({
    kind: 'advice',
    about: 'export.zip',
    message: expect.stringMatching(/Left out: 3,850 roles beyond the first 150/),
  });
});
