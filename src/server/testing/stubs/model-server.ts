/** A local server that speaks OpenAI's chat completions and gives the answers that a test sets. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the model server received it. */
export interface ModelRequest {
  path: string;
  authorization?: string;
  model: string;
  messages: { role: string; content: string }[];
  response_format?: { type: string; json_schema?: { name: string; strict: boolean; schema: unknown } };
  max_tokens?: number;
  max_completion_tokens?: number;
}

/**
 * The model's text, a refusal, or a function that handles the response itself; returning nothing leaves the request
 * waiting.
 */
export type ModelAnswer = string | { status: number; body: unknown } | ((response: ServerResponse) => void);

/**
 * Starts a server on a free port; `requests` collects what it was asked, `abortedCount` counts the requests that the
 * caller aborted.
 */
export async function openModelServer(
  answer: (modelRequest: ModelRequest) => ModelAnswer | Promise<ModelAnswer>,
) {
  const state = { answer, requests: [] as ModelRequest[], abortedCount: 0 };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    response.on('close', () => {
      if (!response.writableEnded) state.abortedCount += 1;
    });
    request.on('end', async () => {
      const modelRequest = {
        ...JSON.parse(body),
        path: request.url,
        authorization: request.headers.authorization,
      } as ModelRequest;
      state.requests.push(modelRequest);
      const modelAnswer = await state.answer(modelRequest);
      if (typeof modelAnswer === 'function') return modelAnswer(response);
      const isRefusal = typeof modelAnswer === 'object';
      response.writeHead(isRefusal ? modelAnswer.status : 200, { 'content-type': 'application/json' });
      const message = { role: 'assistant', content: modelAnswer };
      response.end(
        JSON.stringify(
          isRefusal
            ? modelAnswer.body
            : { id: 'x', object: 'chat.completion', choices: [{ index: 0, finish_reason: 'stop', message }] },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
export type TestModelServer = Awaited<ReturnType<typeof openModelServer>>;
