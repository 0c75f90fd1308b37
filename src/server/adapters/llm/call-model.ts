/** A request to a server that speaks OpenAI's chat completions. */
import { z } from 'zod';
import { readBodyText, TooLongError } from '@/shared/http/read-body-text';
import { parseJson } from '@/shared/json/parse-json';
import { ModelError } from './types';

export interface ModelServer {
  /** The URL up to the version, as 'http://localhost:11434/v1'. */
  baseUrl: string;
  /** Not needed by servers on one's own machine. */
  apiKey?: string;
  model: string;
}

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Maximum bytes of an answer that are read. */
const MAX_RESPONSE_BYTES = 1024 * 1024;

const contentPart = z.object({ text: z.string().optional() });
const answerSchema = z.object({
  choices: z
    .array(
      z.object({ message: z.object({ content: z.union([z.string(), z.array(contentPart)]).nullish() }) }),
    )
    .min(1),
});

export type CallOutcome = { ok: true; text: string } | { ok: false; status: number; body: string };

/**
 * Sends one request.
 * @returns the model's text, or the server's refusal
 * @throws ModelError `unreachable` or `unusable`, or what `signal` was aborted with
 */
export async function callModel(
  server: ModelServer,
  messages: readonly ChatMessage[],
  dialectFields: Record<string, unknown>,
  signal: AbortSignal,
): Promise<CallOutcome> {
  const response = await fetch(`${server.baseUrl}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(server.apiKey ? { authorization: `Bearer ${server.apiKey}` } : {}),
    },
    body: JSON.stringify({ model: server.model, messages, stream: false, ...dialectFields }),
    // The API key must not follow a redirect.
    redirect: 'error',
    signal,
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    throw new ModelError(
      'unreachable',
      `no connection: ${(error as { cause?: { code?: string } }).cause?.code ?? 'failed'}`,
    );
  });
  const body = await readAnswerText(response, signal);
  if (!response.ok) return { ok: false, status: response.status, body };
  const parsed = answerSchema.safeParse(parseJson(body));
  const content = parsed.data?.choices[0]?.message.content;
  if (!content) throw new ModelError('unusable', 'an answer without a message');
  return {
    ok: true,
    text: typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join(''),
  };
}

async function readAnswerText(response: Response, signal: AbortSignal): Promise<string> {
  try {
    return await readBodyText(response, MAX_RESPONSE_BYTES);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooLongError) throw new ModelError('unusable', 'an answer without end');
    throw new ModelError('unreachable', 'cut off');
  }
}
