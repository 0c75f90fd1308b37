import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openModelServer, type TestModelServer } from '@/server/testing/stubs/model-server';
import { extractJson } from './extract-json';
import { createOpenAiModel } from './openai';
import { ModelError } from './types';

const schema = z.object({ port: z.string(), berths: z.number().int() });
const GOOD = '{"port": "Lisbon", "berths": 4}';
const task = { name: 'harbour', system: 'You know harbours.', user: 'Which one?', schema, maxTokens: 300 };

let server: TestModelServer;
beforeAll(async () => {
  server = await openModelServer(() => GOOD);
});
afterAll(() => server.close());
beforeEach(() => {
  server.answer = () => GOOD;
  server.requests.length = 0;
});
const model = (callTimeoutMs?: number) =>
  createOpenAiModel({ baseUrl: server.baseUrl, apiKey: 'key-1', model: 'small', callTimeoutMs });
const reasonOfFailure = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ModelError ? error.reason : String(error)),
  );

it('the language model is asked with key, model, token budget and schema', async () => {
  expect(await model().write(task)).toEqual({ port: 'Lisbon', berths: 4 });
  expect(server.requests).toEqual([
    expect.objectContaining({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-1',
      model: 'small',
      max_tokens: 300,
      messages: [
        { role: 'system', content: expect.stringContaining('You know harbours.') },
        { role: 'user', content: 'Which one?' },
      ],
    }),
  ]);
  expect(server.requests[0]?.response_format).toMatchObject({
    type: 'json_schema',
    json_schema: {
      name: 'harbour',
      strict: true,
      schema: { type: 'object', additionalProperties: false, required: ['port', 'berths'] },
    },
  });
});

it('the language model is asked without a key if none is set', async () => {
  await createOpenAiModel({ baseUrl: server.baseUrl, model: 'small' }).write(task);
  expect(server.requests[0]?.authorization).toBeUndefined();
});

describe('a model server', () => {
  const refusal = { status: 400, body: { error: { message: 'response_format is not supported' } } };
  it.each([
    ['the response format json_object', 'json_object', ['json_schema', 'json_object']],
    ['no response format', undefined, ['json_schema', 'json_object', undefined]],
  ])('that supports %s is asked accordingly, by later calls at once', async (_, known, tried) => {
    server.answer = ({ response_format }) => (response_format?.type === known ? GOOD : refusal);
    const languageModel = model();
    expect(await languageModel.write(task)).toEqual({ port: 'Lisbon', berths: 4 });
    expect(server.requests.map(({ response_format }) => response_format?.type)).toEqual(tried);
    await languageModel.write(task);
    expect(server.requests).toHaveLength(tried.length + 1);
    expect(server.requests.at(-1)?.messages[0]?.content).toContain('"berths"');
  });

  it('that refuses max_tokens gets the token limit as max_completion_tokens', async () => {
    server.answer = ({ max_completion_tokens }) =>
      max_completion_tokens
        ? GOOD
        : { status: 400, body: { error: { message: "Use 'max_completion_tokens' instead." } } };
    await model().write(task);
    expect(server.requests.at(-1)).toMatchObject({
      max_completion_tokens: 300,
      response_format: { type: 'json_schema' },
    });
  });
});

describe('an answer of the model', () => {
  it.each([
    ['fenced', `\`\`\`json\n${GOOD}\n\`\`\``],
    ['surrounded by words', `Here you are: ${GOOD} I hope it helps {really}.`],
    ['preceded by its reasoning', `<think>{"port": "no"}</think>${GOOD}`],
    ['an object with braces in its texts', '{"port": "Lis{bon} \\"}", "berths": 4}'],
  ])('is parsed if it is %s', async (_, text) => {
    server.answer = () => text;
    expect(await model().write(task)).toMatchObject({ berths: 4 });
  });

  it('is parsed if it comes in several content parts', async () => {
    server.answer = () => ({
      status: 200,
      body: { choices: [{ message: { content: [{ type: 'text', text: GOOD }] } }] },
    });
    expect(await model().write(task)).toMatchObject({ berths: 4 });
  });

  it.each([
    ['cut off', '{"port": "Lisbon", "ber', /no whole JSON/],
    ['of another shape', '{"port": "Lisbon", "berths": "four"}', /berths/],
  ])('is sent back once for repair, with the error, if it is %s', async (_, text, problem) => {
    server.answer = () => (server.requests.length === 1 ? text : GOOD);
    expect(await model().write(task)).toMatchObject({ berths: 4 });
    expect(server.requests).toHaveLength(2);
    expect(server.requests[1]?.messages.at(-1)?.content).toMatch(problem);
  });

  it.each([
    ['garbage', 'I would rather not.', undefined],
    ['of another shape twice', '{"port": 1}', { port: 1 }],
  ])('fails after one repair if it is %s', async (_, text, partial) => {
    server.answer = () => text;
    await expect(model().write(task)).rejects.toMatchObject({ reason: 'unusable', partial });
    expect(server.requests).toHaveLength(2);
  });
});

describe('a failed call of the model', () => {
  it.each([
    [401, { error: 'bad key' }, 'refused'],
    [429, { error: 'slow down' }, 'refused'],
    [500, '<html>', 'refused'],
    [200, { choices: [] }, 'unusable'],
    [200, { choices: [{ message: { content: null, refusal: 'no' } }] }, 'unusable'],
  ])('is reported for the status %i and its body', async (status, body, reason) => {
    server.answer = () => ({ status, body });
    expect(await reasonOfFailure(model().write(task))).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('is reported for a refused connection, a truncated response and a redirect', async () => {
    const unreachable = createOpenAiModel({ baseUrl: 'http://127.0.0.1:1/v1', model: 'small' });
    expect(await reasonOfFailure(unreachable.write(task))).toBe('unreachable');
    server.answer = () => (response) => {
      response.writeHead(200, { 'content-length': '500' }).write('{"choices"');
      response.destroy();
    };
    expect(await reasonOfFailure(model().write(task))).toBe('unreachable');
    server.answer = () => (response) =>
      response.writeHead(307, { location: `${server.baseUrl}/chat/completions` }).end();
    expect(await reasonOfFailure(model().write(task))).toBe('unreachable');
  });

  it('is reported after a timeout, which also aborts the request on the server', async () => {
    server.answer = () => () => {};
    const abortedBefore = server.abortedCount;
    expect(await reasonOfFailure(model(150).write(task))).toBe('timeout');
    await expect.poll(() => server.abortedCount).toBe(abortedBefore + 1);
  });

  it('is reported for an endless response', async () => {
    server.answer = () => (response) => {
      response.writeHead(200);
      const writeMore = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', writeMore);
      writeMore();
    };
    expect(await reasonOfFailure(model().write(task))).toBe('unusable');
  });
});

it('an aborted call of the language model rejects with the signal’s reason', async () => {
  server.answer = () => () => {};
  const controller = new AbortController();
  const work = reasonOfFailure(model().write(task, controller.signal));
  await expect.poll(() => server.requests.length).toBe(1);
  controller.abort(new Error('cancelled'));
  expect(await work).toBe('Error: cancelled');
});

it.each([
  ['after braces that are none', 'Here {as you asked} it is: {"a": 1}'],
  ['after reasoning whose beginning is not marked', 'It may be {"a": 2}. </think> {"a": 1}'],
  ['after marked reasoning', '<think>It may be {"a": 2}.</think>{"a": 1}'],
  ['with the mark of reasoning in a string', '{"a": 1, "b": "</think>"}'],
])('extractJson finds the object %s', (_, text) => {
  expect(extractJson(text)).toMatchObject({ a: 1 });
});

it('extractJson returns undefined for a text without JSON', () => {
  for (const text of ['', '[1]', '"x"', '{', '{"a": }']) expect(extractJson(text)).toBeUndefined();
});
