/** What becomes of recorded answers of language models in a generation, and what a model is given of the record. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOpenAiModel } from '@/server/adapters/llm/openai';
import { rateLimits } from '@/server/db/schema';
import { TestBrowser } from '@/server/testing/browser';
import { docxOf, RESUME_LINES } from '@/server/testing/documents/documents';
import { createGenerationApp, formOf } from '@/server/testing/features/generation';
import { answerFromFacts, type FactFinder } from '@/server/testing/stubs/model-answers';
import {
  FLATTERING_ANSWERS,
  INJECTED_ANSWERS,
  INVENTING_ANSWERS,
  MALFORMED_ANSWERS,
  type RecordedAnswer,
  SUPPORTED_ANSWERS,
} from '@/server/testing/stubs/model-corpus';
import { openModelServer, type TestModelServer } from '@/server/testing/stubs/model-server';
import type { TestApp } from '@/server/testing/test-app';
import { type GeneratedProfile, generatedProfileSchema } from '@/shared/generation/generated-profile';

let server: TestModelServer;
let app: TestApp;
beforeAll(async () => {
  server = await openModelServer(() => '{}');
  app = await createGenerationApp(undefined, {
    model: createOpenAiModel({ baseUrl: server.baseUrl, model: 'small', callTimeoutMs: 4_000 }),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(async () => {
  server.requests.length = 0;
  await app.db.delete(rateLimits);
});

async function generate(): Promise<GeneratedProfile> {
  const body = formOf({ resume: ['resume.docx', docxOf(RESUME_LINES)] });
  const response = await new TestBrowser(app).fetch('/webhook/generate-profile-guest', {
    method: 'POST',
    body,
  });
  expect(response.status).toBe(200);
  return generatedProfileSchema.parse(await response.json());
}

/** The profile that readers see when the model gives these answers in addition to true ones. */
async function profileFromAnswers(answers: readonly RecordedAnswer[]) {
  const added = answers.map(({ text, cites }) => ({
    text,
    facts: (factIds: FactFinder) => factIds(...cites),
  }));
  server.answer = (request) => JSON.stringify(answerFromFacts(request, added));
  const { evidence: _, record: __, notices: ___, seal: ____, writer, ...profile } = await generate();
  return { text: JSON.stringify(profile), writer };
}

describe('recorded answers of models', () => {
  it('are used if the facts support them', async () => {
    const { text, writer } = await profileFromAnswers(SUPPORTED_ANSWERS);
    expect(writer).toBe('model');
    for (const { trace } of SUPPORTED_ANSWERS) expect(text).toContain(trace);
  });

  it.each([
    ['flatter', FLATTERING_ANSWERS],
    ['invent or distort facts', INVENTING_ANSWERS],
    ['obey a stranger', INJECTED_ANSWERS],
  ])('that %s are not used, while supported sentences among them are', async (_, answers) => {
    const { text, writer } = await profileFromAnswers(answers);
    expect(writer).toBe('model');
    expect(text).toContain('EUR 40 million in a Series B');
    expect(answers.filter(({ trace }) => text.includes(trace)).map(({ text: said }) => said)).toEqual([]);
  });

  it('are replaced by the offline text if they are invalid', async () => {
    server.answer = () => '{}';
    const { summary, personas } = await generate();
    for (const [what, body] of MALFORMED_ANSWERS) {
      await app.db.delete(rateLimits);
      server.answer = () => body;
      const generated = await generate();
      expect(generated.writer, what).toBe('offline');
      expect({ summary: generated.summary, personas: generated.personas }, what).toEqual({
        summary,
        personas,
      });
    }
  });
});

it('a model gets the record without what its owner left out, and never the file', async () => {
  server.answer = (request) => JSON.stringify(answerFromFacts(request));
  const generated = await generate();
  const { record } = generated;
  const statement = record?.facts.roles[0]?.statements.find(({ value }) => value.includes('22%'));
  if (!record || !statement) throw new Error('no such statement');
  expect(JSON.stringify(server.requests)).toContain('22%');
  expect(JSON.stringify(server.requests)).not.toMatch(/resume\.docx|base64/);
  server.requests.length = 0;
  const facts = { ...record.facts, choices: [{ id: `${statement.id}.0`, told: 'left-out' as const }] };
  const rewritten = await app.app.request('/webhook/write-profile-guest', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...generated, record: { ...record, facts } }),
  });
  expect(rewritten.status).toBe(200);
  expect(server.requests.length).toBeGreaterThan(0);
  expect(JSON.stringify(server.requests)).not.toContain('22%');
  const { record: _, evidence: __, ...profile } = (await rewritten.json()) as GeneratedProfile;
  expect(JSON.stringify(profile)).not.toContain('22%');
});
