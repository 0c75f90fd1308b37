/**
 * A client for the server's procedures: the part of oRPC's protocol that they use, JSON with dates. The library's own
 * client also supports streams, files and traces, which is 8 KB on every screen (docs/decisions/0050).
 */

import { FOREIGN_ANSWER } from './is-unanswered';

/** Thrown for a call that was answered with an error. */
export class RpcError extends Error {
  readonly status: number;
  readonly data: unknown;

  constructor(
    readonly code: string,
    { status, message, data }: { status: number; message?: string; data?: unknown },
  ) {
    super(message || code);
    this.name = 'RpcError';
    this.status = status;
    this.data = data;
  }
}

/**
 * Whether the server refused a call, so that repeating it cannot change the answer. It may after 408 (the request came
 * too slowly) and 429 (too many requests).
 */
export const isFinalRefusal = (error: unknown): error is RpcError =>
  error instanceof RpcError && /^4(?!08|29)/.test(`${error.status}`);

export interface CallOptions<Context> {
  context?: Context;
  signal?: AbortSignal;
}

interface Transport<Context> {
  /** Sends a call's body to its procedure, given by its path as `profiles/mine`. */
  send: (path: string, body: string, options: CallOptions<Context>) => Promise<Response>;
}

/**
 * Creates a client.
 * @returns an object whose functions are the procedures: `client.profiles.mine(input, options)`
 */
export function createRpcClient<Client, Context = object>(transport: Transport<Context>): Client {
  const procedureAt = (path: readonly string[]): unknown =>
    new Proxy(() => {}, {
      // `then` is not a procedure: with it, the object would be mistaken for a promise.
      get: (_, name) =>
        typeof name === 'string' && name !== 'then' ? procedureAt([...path, name]) : undefined,
      apply: async (_, __, [input, options]: [unknown, CallOptions<Context> | undefined]) =>
        readAnswer(await transport.send(path.join('/'), JSON.stringify({ json: input }), options ?? {})),
    });
  return procedureAt([]) as Client;
}

async function readAnswer(response: Response): Promise<unknown> {
  const answer = parseAnswer(await response.text());
  if (response.ok && answer) {
    for (const [type, ...path] of answer.meta ?? []) restore(answer, type, path);
    return answer.json;
  }
  const error = answer?.json;
  if (!isErrorJson(error)) throw new RpcError(FOREIGN_ANSWER, { status: response.status });
  throw new RpcError(error.code, error);
}

/** The protocol's type number for a date, which is sent as text. */
const DATE_TYPE = 1;

/**
 * Restores a value that JSON cannot represent.
 * @throws Error for any type but a date, since no procedure returns one
 */
function restore(answer: Answer, type: unknown, path: readonly (string | number)[]) {
  const keys = ['json', ...path];
  const last = keys.pop() as string | number;
  // biome-ignore lint/suspicious/noExplicitAny: the protocol says where it lies
  const parent = keys.reduce<any>((value, key) => value[key], answer);
  if (type !== DATE_TYPE) throw new Error('The answer of a procedure could not be read');
  parent[last] = new Date(parent[last]);
}

interface Answer {
  json?: unknown;
  /** Values that JSON cannot represent: for each, its type number and its path in `json`. */
  meta?: [type: number, ...path: (string | number)[]][];
}

function parseAnswer(body: string): Answer | null {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

interface ErrorJson {
  code: string;
  status: number;
  message: string;
  data?: unknown;
}

function isErrorJson(value: unknown): value is ErrorJson {
  const { code, status, message } = (value ?? {}) as Partial<ErrorJson>;
  return typeof code === 'string' && typeof status === 'number' && typeof message === 'string';
}
